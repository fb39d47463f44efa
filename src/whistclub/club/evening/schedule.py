"""The schedule of an evening in a format in which no result decides where anybody sits."""

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.evening.gathering import gathered, movement_of, played_round
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import terms_of
from whistclub.evenings.results import PlayedRound, TableResult
from whistclub.evenings.seating import Player, Seating

_GUESSED = TableResult(decided=0)
"""The result that stands for those to come: it decides nothing."""


class Schedule(msgspec.Struct, frozen=True):
    """The seatings of all rounds, and the holders of the player numbers: a number beyond them has nobody yet."""

    seatings: tuple[Seating, ...] = ()
    holders: tuple[int, ...] = ()


def schedule(state: EveningState) -> Schedule:
    """The rounds as they were seated, and those to come as they will be if nobody comes or goes; none where results
    decide.

    Before the first round those who are here have seats; if they are too few, the tables planned are seated by number
    alone.
    """
    rounds = state.settings.rounds
    holders, players = _players(state, 4 * terms_of(state.settings).movement.least_tables)
    movement = movement_of(state, holders)
    if _is_decided_by_results(state, len(players) // 4):
        return Schedule()
    terms = terms_of(state.settings)
    played = [played_round(one, terms) for one in state.rounds]
    try:
        if not played:
            played.append(_guessed(movement.first_seating(players, rounds, state.seed)))
        while len(played) < rounds:
            played.append(_guessed(movement.next_seating(played, players, rounds, state.seed)))
    except WhistclubError:
        return Schedule()
    return Schedule(tuple(one.seating for one in played), holders)


def _is_decided_by_results(state: EveningState, tables: int) -> bool:
    movement = terms_of(state.settings).movement
    return any(movement.feeders(table, tables) for table in range(1, tables + 1))


def _players(state: EveningState, least: int) -> tuple[tuple[int, ...], tuple[Player, ...]]:
    """The holders and the players of the next round; of the tables planned where too few are here."""
    if state.rounds and state.phase != "between":
        return state.rounds[-1].holders, tuple(sorted(state.rounds[-1].seating.players))
    found = gathered(state)
    if len(found.players) >= least:
        return found.holders, found.players
    return (), tuple(Player(number) for number in range(1, 4 * state.settings.tables + 1))


def _guessed(seating: Seating) -> PlayedRound:
    return PlayedRound(seating, (_GUESSED,) * len(seating.tables))
