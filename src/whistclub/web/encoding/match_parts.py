"""Encodes events, reasons, scores, results and seals of a table as parts of messages."""

from collections.abc import Iterable, Sequence

import msgspec

from whistclub.cards.errors import Facts, Reason
from whistclub.club.live_log import MatchStep
from whistclub.club.table.log import entry_events
from whistclub.club.table.sight import public_match
from whistclub.club.table.state import TableState
from whistclub.coach import PricedAct, lost_by, whole_of, word_of
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.values import Event, MatchResult, ScoreLine, Setting, ending_text, seen_by
from whistclub.wire import parts


def seen(events: Iterable[Event], state: TableState, viewer: Viewer) -> tuple[parts.TableEvent, ...]:
    """The events as this viewer may see them."""
    seats, found = state.game.seats, []
    for one in events:
        told = seen_by(one, viewer, seats)
        found.append(parts.TableEvent(told.key, told.seat, dict(told.args)))
    return tuple(found)


def seen_in(steps: Iterable[MatchStep], viewer: Viewer) -> tuple[parts.TableEvent, ...]:
    """The events of these steps, as this viewer may see them."""
    return tuple(
        one
        for before, entry, after in steps
        for one in seen(entry_events(before, entry, after), after, viewer)
    )


def why(reason: Reason) -> parts.Why:
    """Encodes a reason."""
    return parts.Why(reason.key, dict(reason.args))


def prices_of(prices: Sequence[PricedAct]) -> tuple[parts.ActPrice, ...]:
    """Encodes the prices of a seat's acts, the best or the one advised first."""
    return tuple(_price(one, prices) for one in prices)


def _price(one: PricedAct, prices: Sequence[PricedAct]) -> parts.ActPrice:
    word, whole = word_of(one, prices), whole_of(one)
    lost = lost_by(one, prices)
    is_told = word == "cost" and one.fair.chance is None
    return parts.ActPrice(
        acts=one.alike,
        word=word,
        cost=lost.value if is_told else 0.0,
        unit=lost.unit if is_told else "points",
        scored=one.fair.scored,
        chance=one.fair.chance,
        whole=whole.value if whole is not None and whole.unit == "match" else None,
    )


def score_line(one: ScoreLine) -> parts.Line:
    """Encodes a line of the score sheet."""
    return parts.Line(one.key, _facts(one.args), one.points)


def _facts(args: Facts) -> dict[str, str | int]:
    return dict(args)


def standing(game: Game, setting: Setting) -> parts.DealSetting:
    """Encodes a setting."""
    return parts.DealSetting(
        number=setting.number,
        dealer=setting.dealer,
        score=setting.score,
        counts=game.counts(setting),
    )


def deals_over(state: TableState) -> tuple[parts.DealOver, ...]:
    """The deals that are over, cards and proofs only of those that are open."""
    match = public_match(state)
    after = [*(played.setting for played in match.deals[1:]), match.setting]
    return tuple(
        _deal_over(state, place, played, following)
        for place, (played, following) in enumerate(zip(match.deals, after, strict=False), 1)
        if played.result is not None
    )


def _deal_over(state: TableState, place: int, played: Played, following: Setting) -> parts.DealOver:
    result, seats = played.result, state.game.seats
    if result is None:
        raise ValueError("the deal is still running")
    last = place == len(state.match.deals) and state.match.result is not None
    score = state.match.result.score if last and state.match.result else following.score
    proof = played.proof
    return parts.DealOver(
        place=place,
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, seats),
        lines=tuple(score_line(one) for one in result.lines),
        points=result.points,
        score=score,
        ending=None if played.ending is None else ending_text(played.ending, seats),
        assisted=played.assisted,
        taken_over=played.taken_over,
        open=bool(played.deal.pack),
        proof=None if proof is None else parts.Proof(**msgspec.structs.asdict(proof)),
    )


def match_over(state: TableState) -> parts.MatchOver | None:
    """The end of the match; None while it runs."""
    result: MatchResult | None = state.match.result
    if result is None:
        return None
    return parts.MatchOver(
        key=result.key,
        score=result.score,
        winners=result.winners,
        lines=tuple(score_line(one) for one in result.lines),
        stopped=state.match.stopped,
    )


def question(state: TableState) -> parts.UndoRequest | None:
    """The undo asked for, if any."""
    asked = state.undo_request
    return None if asked is None else parts.UndoRequest(seat=asked.seat, agreed=asked.agreed)


def asking(state: TableState) -> parts.SeatRequest | None:
    """The seat asked for in the running deal, if any."""
    found = state.seat_request
    if found is None:
        return None
    return parts.SeatRequest(seat=found.seat, name=found.name, of=found.of, agreed=found.agreed)


def seal(state: TableState) -> parts.Seal | None:
    """The sealed deal in preparation, if any, without its secret."""
    made = state.sealing
    if made is None:
        return None
    return parts.Seal(
        number=made.number,
        sealed=made.sealed,
        commitments=made.commitments,
        opening=made.opening,
        opened=tuple(Seat(seat) for seat, part in enumerate(made.parts) if part),
        ends_ms=made.ends_ms,
    )
