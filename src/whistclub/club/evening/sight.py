"""Facts that follow from an evening's state: its standings and prizes, the tables that still play, and the next seats
that are certain.
"""

from whistclub.club.evening.adjustments import adjusted_in
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.gathering import gathered, played_round, played_rounds
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import is_level, terms_of
from whistclub.evenings import prizes as prize_list
from whistclub.evenings import standings as table_of_ranks
from whistclub.evenings.parts import Part
from whistclub.evenings.preview import certain_seats
from whistclub.evenings.prizes import Chosen, Prize
from whistclub.evenings.seating import Player
from whistclub.evenings.standings import CountedRound, Standing
from whistclub.rules.seats import Seat


def counted_rounds(state: EveningState) -> tuple[CountedRound, ...]:
    """The rounds that count: those that are over."""
    terms = terms_of(state.settings)
    return tuple(
        CountedRound(played_round(one, terms), one.holders, adjusted_in(state, one.number))
        for one in state.rounds
        if one.is_over
    )


def standings(state: EveningState) -> tuple[Standing, ...]:
    """The standings after the rounds that are over, best first."""
    terms = terms_of(state.settings)
    return table_of_ranks.standings(counted_rounds(state), terms.movement, sides=terms.sides == 2)


def standing_keys(state: EveningState) -> tuple[str, ...]:
    """The names of the standings' values."""
    terms = terms_of(state.settings)
    movement = terms.movement
    return table_of_ranks.standing_keys(movement.key, movement.measure, sides=terms.sides == 2)


def parts_sat(state: EveningState) -> dict[int, Part] | None:
    """The part that each guest sat as in most of the rounds that are over; None in an evening without ladies and
    gents.
    """
    if not state.settings.has_parts:
        return None
    return table_of_ranks.parts_sat(counted_rounds(state))


def prizes(state: EveningState) -> tuple[Prize, ...]:
    """The prizes if the evening ended now, in the order of reading."""
    terms = terms_of(state.settings)
    return prize_list.prizes(
        counted_rounds(state),
        terms.movement,
        planned=state.settings.rounds,
        seed=state.seed,
        names={guest.number: guest.name for guest in state.guests},
        sides=terms.sides == 2,
        stayed={guest.number for guest in state.guests if guest.presence == "here"},
        parts=parts_sat(state),
        chosen=_chosen(state),
    )


def _chosen(state: EveningState) -> tuple[Chosen, ...] | None:
    """The prizes that are given, None for the usual ones."""
    if state.chosen_prizes is None:
        return None
    return tuple(Chosen(one.kind, one.words, one.guest) for one in state.chosen_prizes)


def missing_tables(state: EveningState) -> tuple[int, ...]:
    """The tables of the running round, counted from 1, that still play."""
    played = running_round(state)
    if played is None:
        return ()
    return tuple(number for number, table in enumerate(played.tables, 1) if not table.over)


def level_tables(state: EveningState) -> tuple[tuple[int, int], ...]:
    """The tables that wait for an organiser's decision, each with its round."""
    terms = terms_of(state.settings)
    return tuple(
        (played.number, number)
        for played in state.rounds
        if played.is_over
        for number, table in enumerate(played.tables, 1)
        if is_level(table_result(table, terms), terms)
    )


def certain_next(state: EveningState) -> dict[Player, tuple[int, Seat]]:
    """The next table and seat of those in the running round who know it already, by player number."""
    played = running_round(state)
    # Who is to change places sits elsewhere in the next round than the movement says.
    if played is None or state.swaps:
        return {}
    terms = terms_of(state.settings)
    results = tuple(table_result(table, terms) if table.over else None for table in played.tables)
    found = gathered(state)
    return certain_seats(
        terms.movement,
        played_rounds(state),
        played.seating,
        results,
        found.players,
        state.settings.rounds,
        state.seed,
        parts=found.parts,
    )
