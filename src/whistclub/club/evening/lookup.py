"""Looking up guests, rounds, tables and seats in an evening's state, and states with one of them replaced."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.evening.state import EveningState, Guest, Round, RoundTable
from whistclub.evenings.seating import Player, Seating, Side
from whistclub.rules.seats import FOUR, Seat

Places = Mapping[int, tuple[int, Seat]]
"""The table, counted from 1, and the seat by player number."""

_MOST_CACHED: Final = 16
"""Seatings; chosen by hand: of an evening the last rounds are looked at again and again."""
_cache: Final[dict[int, tuple[Seating, Places]]] = {}


def unfit() -> BadRecord:
    """The error for an entry that cannot have happened."""
    return BadRecord(reason("evening-entry-unfit"))


def guest_numbered(state: EveningState, number: int) -> Guest:
    """The guest of this number. Raises BadRecord if there is none."""
    if not 1 <= number <= len(state.guests):
        raise unfit()
    return state.guests[number - 1]


def guest_of(state: EveningState, person: str) -> Guest | None:
    """The guest who is this person, None if there is none."""
    if not person:
        return None
    return next((guest for guest in state.guests if guest.person == person), None)


def running_round(state: EveningState) -> Round | None:
    """The round that is on, None between rounds."""
    return state.rounds[-1] if state.rounds and not state.rounds[-1].is_over else None


def round_numbered(state: EveningState, number: int) -> Round:
    """The round of this number, counted from 1. Raises BadRecord if it has not begun."""
    if not 1 <= number <= len(state.rounds):
        raise unfit()
    return state.rounds[number - 1]


def table_numbered(played: Round, number: int) -> RoundTable:
    """The table of this number, counted from 1. Raises BadRecord if there is none."""
    if not 1 <= number <= len(played.tables):
        raise unfit()
    return played.tables[number - 1]


def places(seating: Seating) -> Places:
    """The table and the seat of every player who has one. A seating asked for again is looked up only once."""
    known = _cache.get(id(seating))
    if known is not None and known[0] is seating:
        return known[1]
    found = {
        int(player): (number, seat)
        for number, table in enumerate(seating.tables, 1)
        for player, seat in zip(table.players, FOUR, strict=True)
    }
    while len(_cache) >= _MOST_CACHED:
        # None where another thread was quicker: seatings are looked at in threads too.
        _cache.pop(next(iter(_cache)), None)
    # With the seating itself: as long as it is kept, its id is not given to another.
    _cache[id(seating)] = (seating, found)
    return found


def player_of(played: Round, guest: Guest) -> Player | None:
    """The player number that the guest held in a round, None for a guest without one."""
    holders = played.holders
    if guest.player and guest.player <= len(holders) and holders[guest.player - 1] == guest.number:
        return Player(guest.player)
    return Player(holders.index(guest.number) + 1) if guest.number in holders else None


def place_of(played: Round, guest: Guest) -> tuple[int, Seat] | None:
    """The table and the seat of a guest in a round, None for one who has none."""
    player = player_of(played, guest)
    return None if player is None else places(played.seating).get(player)


def sits_out(played: Round, guest: Guest) -> bool:
    """True if the guest holds a player number that sits out in the round."""
    player = player_of(played, guest)
    return player is not None and player in played.seating.out


def deals_played(table: RoundTable) -> int:
    """The number of deals entered at a table, or played there so far on line."""
    return max(len(table.deals), len(table.result.deals))


def side_of(seat: Seat) -> Side:
    """The side of a seat: 0 for N and S, 1 for E and W."""
    return 1 if seat % 2 else 0


def with_guest(state: EveningState, number: int, **changes: Any) -> EveningState:
    """The state with some fields of a guest changed. Raises BadRecord for an unknown guest."""
    changed = msgspec.structs.replace(guest_numbered(state, number), **changes)
    guests = (*state.guests[: number - 1], changed, *state.guests[number:])
    return msgspec.structs.replace(state, guests=guests)


def with_round(state: EveningState, played: Round) -> EveningState:
    """The state with this round in its place."""
    at = played.number - 1
    rounds = (*state.rounds[:at], played, *state.rounds[at + 1 :])
    return msgspec.structs.replace(state, rounds=rounds)


def with_table(state: EveningState, played: Round, number: int, table: RoundTable) -> EveningState:
    """The state with this table of a round replaced."""
    tables = (*played.tables[: number - 1], table, *played.tables[number:])
    return with_round(state, msgspec.structs.replace(played, tables=tables))


def with_holder(state: EveningState, player: int, guest: int) -> EveningState:
    """The state in which this guest (0 for a bot) holds a player number from now on, in the running round too."""
    holders = _replaced(state.holders, player, guest)
    if guest:
        state = with_guest(state, guest, player=player)
    now = running_round(state)
    if now is not None and player <= len(now.holders):
        now = msgspec.structs.replace(now, holders=_replaced(now.holders, player, guest))
        state = with_round(state, now)
    return msgspec.structs.replace(state, holders=holders)


def _replaced(holders: tuple[int, ...], player: int, guest: int) -> tuple[int, ...]:
    if not 1 <= player <= len(holders):
        raise unfit()
    return (*holders[: player - 1], guest, *holders[player:])
