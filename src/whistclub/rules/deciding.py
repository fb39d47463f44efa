"""The trick that decided a finished match, found by what the game's profile says about it."""

from collections.abc import Iterator

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.rules.actions import Play
from whistclub.rules.game import Position
from whistclub.rules.match import Match, Played, added, begin_deal, open_match
from whistclub.rules.profile import Deciding
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, Ending, MatchResult, View

_TRICKS = frozenset({"event-trick", "event-trick-dummy"})
_CUT_SHORT = frozenset({"dropped", "stop"})


class DecidingTrick(msgspec.Struct, frozen=True):
    """The trick after which the match was won or lost, whatever the rest of its deal brought.

    `place` counts the deals of the match, `number` the tricks of the deal (of a solitaire those of the hand), `acts`
    the acts up to its last, all from 1. `cards` lie in the order played; the seat None is the dummy.
    """

    place: int
    number: int
    acts: int
    cards: tuple[tuple[Seat | None, Card], ...]
    winner: Seat | None


class _Full(msgspec.Struct, frozen=True):
    """A full trick, with the view before its last act and the position after it."""

    trick: DecidingTrick
    before: View
    after: Position


def deciding_trick(match: Match, deciding: Deciding) -> DecidingTrick | None:
    """The trick that decided the match; None for a match that is not over, was stopped, or whose decisive deal had no
    trick.
    """
    if match.result is None or match.stopped:
        return None
    place = _lead_taken(match) if deciding.deal == "lead" else _last_counted(match)
    tricks = [] if place is None else list(_full_tricks(match, place))
    if not tricks:
        return None
    if deciding.aim:
        return _aim_missed(tricks, deciding.aim)
    found = (one for one in tricks if _whatever_follows(match, one, deciding.deal))
    return next(found, tricks[-1]).trick


def _counts(played: Played) -> bool:
    return played.result is not None and (played.ending is None or played.ending.kind not in _CUT_SHORT)


def _last_counted(match: Match) -> int | None:
    places = [place for place, played in enumerate(match.deals, 1) if _counts(played)]
    return places[-1] if places else None


def _lead_taken(match: Match) -> int | None:
    """The deal after which the winner led to the end; the last one with points if several share the win."""
    winners = match.result.winners if match.result else ()
    if len(winners) != 1:
        scored = [place for place, one in enumerate(match.deals, 1) if one.result and any(one.result.points)]
        return scored[-1] if scored else None
    found = _last_counted(match)
    for place, played in reversed(list(enumerate(match.deals, 1))):
        if _counts(played):
            found = place
        if not _is_ahead(winners[0], played.setting.score):
            return found
    return found


def _is_ahead(side: int, score: tuple[int, ...]) -> bool:
    return all(score[side] > other for at, other in enumerate(score) if at != side)


def _full_tricks(match: Match, place: int) -> Iterator[_Full]:
    game, played = match.game, match.deals[place - 1]
    position = begin_deal(open_match(game, played.setting), played.deal).position
    number = 0
    for acts, (seat, action) in enumerate(played.acts, 1):
        after = position.play(seat, action)
        taken = [one for one in game.narrate(position, seat, action, after) if one.kind in _TRICKS]
        if taken:
            number += 1
            before = game.view(position, None)
            own = ((seat, action.card),) if isinstance(action, Play) else ()
            led = game.moment(before).led
            cards = (*(() if led is None else ((None, led),)), *before.trick, *own)
            winner = taken[0].seat if taken[0].kind == "event-trick" else None
            yield _Full(DecidingTrick(place, number, acts, cards, winner), before, after)
        position = after


def _whatever_follows(match: Match, full: _Full, deal: str) -> bool:
    """True if the match ends the same when any one seat takes all the tricks that remain."""
    result = full.after.result()
    seats = range(match.game.seats)
    try:
        extremes = [result] if result else [_rest_to(match, full.after, Seat(seat)) for seat in seats]
    except IllegalAction:
        return False
    played = match.deals[full.trick.place - 1]
    return all(_wins_by(match, played, one, deal) for one in extremes)


def _rest_to(match: Match, position: Position, seat: Seat) -> DealResult:
    result: DealResult = match.game.settle(position, Ending("claim", seat))
    return result


def _wins_by(match: Match, played: Played, result: DealResult, deal: str) -> bool:
    """True if the deal with this result decides the match as it was decided: by its end, or by who leads after it."""
    winners = match.result.winners if match.result else ()
    if deal == "lead" and len(winners) == 1:
        return _is_ahead(winners[0], added(played.setting.score, result.points))
    following = match.game.next_setting(played.setting, result)
    return isinstance(following, MatchResult) and following.winners == winners


def _aim_missed(tricks: list[_Full], aim: str) -> DecidingTrick:
    """In the last hand the trick after which its aim, a field of the view, could be met no more; else the last
    trick.
    """
    phase = getattr(tricks[-1].before, "phase", "")
    hand = [full for full in tricks if getattr(full.before, "phase", "") == phase]
    wanted = getattr(hand[-1].before, aim, None)
    won = 0
    for number, full in enumerate(hand, 1):
        won += full.trick.winner is not None
        if wanted is not None and not won <= wanted <= won + len(hand) - number:
            return msgspec.structs.replace(full.trick, number=number)
    return msgspec.structs.replace(hand[-1].trick, number=len(hand))
