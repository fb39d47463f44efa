"""The results of an evening that count for ratings: those of deals that several tables played. Pure functions."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from whistclub.club.evening.entries import AnyEntry, Finished
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.club.ratings import Field, Held


class RatedEvening(msgspec.Struct, frozen=True):
    """An evening that is over, as ratings see it: read up to `seq`, with everybody who held the same cards of each deal
    and line.
    """

    seq: int
    ended_ms: int
    fields: tuple[Field, ...]


def rated_evening(log: Sequence[AnyEntry]) -> RatedEvening | None:
    """The results of this evening as they stand, None while it is not over."""
    state = fold_all(log)
    if state.phase != "over":
        return None
    ended_ms = max(entry.at_ms for entry in log if isinstance(entry, Finished))
    return RatedEvening(state.seq, ended_ms, tuple(_fields(state)))


def _fields(state: EveningState) -> Iterator[Field]:
    """The fields of all deals, without guests whom the club does not know and without bots."""
    if not holds_same_cards(terms_of(state.settings)):
        return
    for played in state.rounds:
        yield from _fields_of(state, played)


def _fields_of(state: EveningState, played: Round) -> Iterator[Field]:
    terms = terms_of(state.settings)
    deals = [table_result(table, terms).deals for table in played.tables]
    for deal in range(max(map(len, deals), default=0)):
        for side in (0, 1):
            field = tuple(
                Held(people, own[deal].points[side])
                for seated, own in zip(played.seating.tables, deals, strict=True)
                if deal < len(own) and (people := _people(state, played, seated.pairs[side]))
            )
            if len(field) > 1:
                yield field


def _people(state: EveningState, played: Round, players: Iterable[int]) -> tuple[str, ...]:
    """The persons of these players."""
    guests = [played.holders[player - 1] for player in players]
    return tuple(person for guest in guests if guest and (person := state.guests[guest - 1].person))
