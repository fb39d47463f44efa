"""Replays, records and outcomes of matches, computed from their logs.

This costs as much as the match is long, so a server does it outside of its event loop: logs come in as texts, answers
go out as bytes.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import NotFound, WhistclubError, reason
from whistclub.club.daily_results import Result, result_of
from whistclub.club.own_games import GameSummary
from whistclub.club.prepared_deals import PreparedResult, prepared_result
from whistclub.club.rooms import Plan
from whistclub.club.second_try import options_beyond, tried_from
from whistclub.club.statistics import Outcome, nearest_preset, outcome_of, summary_of
from whistclub.club.table.entries import entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.club.table.sight import public_match
from whistclub.club.table.state import TableState
from whistclub.games.registry import named_cards
from whistclub.rules.encoding import encode
from whistclub.rules.match import Match, Played, begin_deal, open_match
from whistclub.rules.record import Record
from whistclub.rules.replay import deal_to_text, record_of
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import ending_text
from whistclub.web.encoding.match_parts import deals_over, match_over, seen
from whistclub.web.encoding.view_fields import view_fields, without_empty
from whistclub.wire import bodies, parts


class Body(msgspec.Struct, frozen=True):
    """An answer as JSON. `is_final` if the match is over, so that the answer never changes."""

    json: bytes
    is_final: bool

    def __repr__(self) -> str:
        return "Body(hidden)"


def record_body(log: Sequence[str]) -> Body:
    """The record of the deals whose cards are open. Raises NotHere while there is none."""
    state = folded(log)
    return Body(encode(open_record(state)), state.match.result is not None)


def replay_body(log: Sequence[str], number: int, room: str) -> Body:
    """A deal of the match, by its number from 1. Raises NotHere if its cards are not open."""
    state = folded(log)
    names = tuple(sitter.name for sitter in state.sitters)
    return Body(encode(replay_of(state, number, room, names)), state.match.result is not None)


def tried_body(log: Sequence[str], place: int, acts: int) -> Body:
    """The settings of a table that tries this deal again. Raises NotHere, BadOption."""
    state = folded(log)
    tried = tried_from(state, place, acts)
    preset = state.opened.preset or nearest_preset(state.game)
    plan = Plan(
        preset=preset,
        options=options_beyond(preset, state.game),
        conventions=dict(state.opened.conventions),
        tried=tried,
    )
    return Body(encode(plan), is_final=False)


def outcomes_of(logs: Sequence[tuple[Sequence[str], int]]) -> list[Outcome | None]:
    """The outcome of each match for the person in this seat; None if it is not over, or cannot be read."""
    return [_outcome(log, seat) for log, seat in logs]


def results_of(logs: Sequence[Sequence[str]]) -> list[Result | None]:
    """The result of each try at a deal of the day; None if it is not over, or cannot be read."""
    return [_result(log) for log in logs]


def prepared_results_of(logs: Sequence[Sequence[str]]) -> list[PreparedResult | None]:
    """The result of each try at a prepared deal; None if it is not over, or cannot be read."""
    return [_prepared_result(log) for log in logs]


def summaries_of(logs: Sequence[Sequence[str]]) -> list[GameSummary | None]:
    """Each match in short; None if it is not over, or cannot be read."""
    return [_summary(log) for log in logs]


def _summary(log: Sequence[str]) -> GameSummary | None:
    try:
        return summary_of(list(map(entry_from_text, log)))
    except WhistclubError:
        return None


def _result(log: Sequence[str]) -> Result | None:
    try:
        return result_of(list(map(entry_from_text, log)))
    except WhistclubError:
        return None


def _prepared_result(log: Sequence[str]) -> PreparedResult | None:
    try:
        return prepared_result(list(map(entry_from_text, log)))
    except WhistclubError:
        return None


def _outcome(log: Sequence[str], seat: int) -> Outcome | None:
    try:
        return outcome_of(list(map(entry_from_text, log)), Seat(seat))
    except WhistclubError:
        return None


def folded(log: Sequence[str]) -> TableState:
    """The table after the last entry of its log."""
    return fold_all(map(entry_from_text, log))


def open_record(state: TableState) -> Record:
    """The record of the deals whose cards are open. Raises NotHere while there is none."""
    match = public_match(state)
    deals = tuple(
        msgspec.structs.replace(played, seed=_seed(state, played))
        for played in match.deals
        if played.result is not None and played.deal.pack
    )
    if not deals:
        raise NotFound(reason("deal-not-open"))
    return record_of(Match(match.game, match.setting, deals, None, match.result, match.stopped))


def replay_of(state: TableState, place: int, room: str, names: tuple[str, ...]) -> bodies.Replay:
    """A deal of the match, `place` counted from 1. Raises NotHere if its cards are not open."""
    match, played = public_match(state), open_deal(state, place)
    over = next(one for one in deals_over(state) if one.place == place)
    return bodies.Replay(
        table=room,
        match=state.table,
        game=state.game.key,
        preset=state.opened.preset,
        options={name: str(value) for name, value in state.opened.options.items()},
        names=names,
        place=place,
        places=sum(one.result is not None for one in match.deals),
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, state.game.seats),
        deal=deal_to_text(played.deal),
        seed=_seed(state, played),
        outline=state.game.outline(),
        steps=steps_of(state, played),
        lines=over.lines,
        points=over.points,
        ending=None if played.ending is None else ending_text(played.ending, state.game.seats),
        proof=over.proof,
        result=match_over(state) if place == len(match.deals) else None,
        named=_named(state, played),
        assisted=over.assisted,
        taken_over=over.taken_over,
    )


def _named(state: TableState, played: Played) -> tuple[bodies.NamedCard, ...]:
    """The cards that kept a convention, where the game has names for them."""
    found = named_cards(state.game, played, state.opened.conventions)
    return tuple(bodies.NamedCard(acts=one.acts, key=one.key, suit=one.suit) for one in found)


def open_deal(state: TableState, place: int) -> Played:
    """The deal at this place, from 1. Raises NotHere if its cards are not open."""
    deals = public_match(state).deals
    if not 1 <= place <= len(deals) or not deals[place - 1].deal.pack:
        raise NotFound(reason("deal-not-open"))
    return deals[place - 1]


def _seed(state: TableState, played: Played) -> str | None:
    """The deal's seed; None before the match is over if further deals come from it."""
    shared = state.opened.dealing.seed is not None and state.match.result is None
    return None if shared else played.seed


def steps_of(state: TableState, played: Played) -> tuple[bodies.ReplayStep, ...]:
    """A deal act by act, all hands open."""
    game = state.game
    position = begin_deal(open_match(game, played.setting), played.deal).position
    steps = [_step(state, position, None, "", seen(game.opening(position), state, None))]
    for seat, action in played.acts:
        after = position.play(seat, action)
        events = seen(game.narrate(position, seat, action, after), state, None)
        position = after
        steps.append(_step(state, position, seat, action.text, events))
    return tuple(steps)


def _step(
    state: TableState, position: Any, seat: Seat | None, action: str, events: tuple[parts.TableEvent, ...]
) -> bodies.ReplayStep:
    view = state.game.view(position, None)
    hands = tuple(cards_to_text(state.game.view(position, one).hand) for one in state.seats)
    fields = without_empty(view_fields(state.game, view))
    return bodies.ReplayStep(seat=seat, action=action, events=events, hands=hands, view=fields)
