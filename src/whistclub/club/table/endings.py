"""The early end of a deal or a match: claims, concessions, stopping, dropping."""

from functools import lru_cache
from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.claims import certain_claims, is_beaten, may_claim
from whistclub.club.table.handlers import Entries, Events, Origin, origin_of, person_of, told_of_seat
from whistclub.club.table.sealed_deal import deal_sealed
from whistclub.club.table.state import TableState
from whistclub.rules.match import end_deal, stop_match
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import Ending, event


def may_end(state: TableState, seat: Seat, kind: str) -> bool:
    """True if this seat may claim, concede or stop now (`claim` is of all the remaining tricks)."""
    match = state.match
    if match.result is not None or seat not in state.people or state.bot_of(seat):
        return False
    position = match.position
    if position is None:
        return kind == "stop"
    if kind == "claim" and not state.legal[seat]:
        return False
    ending = _ending(kind, seat)
    if kind == "claim" and not _is_certain_claim(state, seat, ending):
        return False
    return bool(match.game.may_end(position, ending))


_ending: Final = lru_cache(maxsize=64)(Ending)
"""Asked about for every seat after every trick."""


def _is_certain_claim(state: TableState, seat: Seat, ending: Ending) -> bool:
    position = state.match.position
    if isinstance(position, TrickPlay) and (position.lying or is_beaten(position, seat)):
        return False
    return ending in certain_claims(state.game, state.game.view(position, seat))


def decide_claim(command: commands.Claim, state: TableState, environment: Environment) -> Entries:
    """Grants a claim of all the remaining tricks that is certain from the seat's own view."""
    seat = person_of(command, state)
    if state.match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    if not command.all_tricks or not may_end(state, seat, "claim"):
        view = state.game.view(state.match.position, seat)
        raise IllegalAction(reason("claim-not-certain" if may_claim(state.game, view) else "claim-not-now"))
    return (entries.Claimed(**origin_of(command, environment), all_tricks=True),)


def decide_concede(command: commands.Concede, state: TableState, environment: Environment) -> Entries:
    """Lets the seat give up the deal, if the game allows it now."""
    seat = person_of(command, state)
    if state.match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    state.game.settle(state.match.position, Ending("concede", seat))
    return (entries.Conceded(**origin_of(command, environment)),)


def decide_stop(command: commands.Stop, state: TableState, environment: Environment) -> Entries:
    """Stops the match. A deal that is being sealed is dealt first, so that its seal is opened."""
    if state.match.result is not None:
        raise IllegalAction(reason("match-not-between-deals"))
    origin = origin_of(command, environment)
    if state.match.position is not None:
        seat = state.seats[0] if command.seat is None else person_of(command, state)
        state.game.settle(state.match.position, Ending("stop", seat))
    elif state.sealing is not None:
        before: Origin = {"at_ms": origin["at_ms"], "seat": origin["seat"], "command": ""}
        return (*deal_sealed(state, before), entries.Stopped(**origin))
    return (entries.Stopped(**origin),)


def decide_drop(command: commands.Drop, state: TableState, environment: Environment) -> Entries:
    """Drops the running deal; only the house may."""
    if command.seat is not None:
        raise IllegalAction(reason("house-only"))
    if state.match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    return (entries.Dropped(**origin_of(command, environment)),)


def fold_claimed(entry: entries.Claimed, state: TableState) -> TableState:
    """Ends the deal by the claim."""
    return _end_deal(state, Ending("claim", entry.seat, entry.all_tricks))


def fold_conceded(entry: entries.Conceded, state: TableState) -> TableState:
    """Ends the deal by the concession."""
    return _end_deal(state, Ending("concede", entry.seat))


def fold_stopped(entry: entries.Stopped, state: TableState) -> TableState:
    """Stops the match, and the running deal with it."""
    if state.match.position is None:
        state = msgspec.structs.replace(state, match=stop_match(state.match), undo_request=None)
    else:
        state = _end_deal(state, Ending("stop", entry.seat or state.seats[0]))
    return state if entry.seat is not None else _by_the_house(state)


def _by_the_house(state: TableState) -> TableState:
    """The end of a match that nobody at the table stopped: the round of its evening is over there."""
    result = state.match.result
    if result is None or result.key != "match-stopped":
        return state
    over = msgspec.structs.replace(result, key="match-round-over")
    return msgspec.structs.replace(state, match=msgspec.structs.replace(state.match, result=over))


def fold_dropped(_: entries.Dropped, state: TableState) -> TableState:
    """Ends the deal without a result."""
    return _end_deal(state, Ending("dropped"))


def _end_deal(state: TableState, ending: Ending) -> TableState:
    match = end_deal(state.match, ending)
    return msgspec.structs.replace(state, match=match, undo_request=None, undone=())


def claimed_events(entry: entries.Claimed, _: TableState, __: TableState) -> Events:
    """Tells who claimed, and what: the rest of the tricks, or none of them."""
    return (event("event-table-claimed" if entry.all_tricks else "event-table-claimed-none", entry.seat),)


def stopped_events(entry: entries.Stopped, _: TableState, __: TableState) -> Events:
    """Tells that the match was stopped, or that the round of its evening is over."""
    return (event("event-table-round-over" if entry.seat is None else "event-table-stopped"),)


def dropped_events(_: entries.Dropped, __: TableState, ___: TableState) -> Events:
    """Tells that the deal was dropped."""
    return (event("event-table-dropped"),)


def _since_deal_began(state: TableState, _: Seat | None) -> int:
    return state.began


HANDLERS: Final = Handlers(
    decide={
        commands.Claim: decide_claim,
        commands.Concede: decide_concede,
        commands.Stop: decide_stop,
        commands.Drop: decide_drop,
    },
    fold={
        entries.Claimed: fold_claimed,
        entries.Conceded: fold_conceded,
        entries.Stopped: fold_stopped,
        entries.Dropped: fold_dropped,
    },
    events={
        entries.Claimed: claimed_events,
        entries.Conceded: told_of_seat("event-table-conceded"),
        entries.Stopped: stopped_events,
        entries.Dropped: dropped_events,
    },
    relevant_seq=dict.fromkeys(
        (commands.Claim, commands.Concede, commands.Stop, commands.Drop), _since_deal_began
    ),
)
