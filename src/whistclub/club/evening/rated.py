"""The results of an evening that count for ratings: those of deals that several of the club's tables played. Pure
functions.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from whistclub.club import provenance
from whistclub.club.evening.entries import AnyEntry, Finished, RoundBegan, TablePlayed
from whistclub.club.evening.log import fold
from whistclub.club.evening.state import EveningState, Round, RoundTable
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.club.ratings import Field, Held
from whistclub.rules.seats import Seat


class RatedEvening(msgspec.Struct, frozen=True):
    """An evening that is over, as ratings see it: read up to `seq`, with everybody who held the same cards of each deal
    and line.
    """

    seq: int
    ended_ms: int
    fields: tuple[Field, ...]


_Seated = tuple[int, ...]
"""The guests at a table by seat, 0 for one where nobody has sat all the time."""
HelpedAt = Callable[[str], Sequence[frozenset[Seat]]]
_Deals = dict[tuple[int, int], tuple[_Seated, ...]]
"""By round and table, who sat there through each deal."""


def rated_evening(log: Sequence[AnyEntry], helped_at: HelpedAt) -> RatedEvening | None:
    """The results of this evening as they stand, None while it is not over. What a bot did for somebody is not their
    result, nor is a deal with an act taken back, even if all agreed: `helped_at` tells of a table by its room the seats
    that had help, deal by deal.
    """
    state, sat = _played(log)
    if state.phase != "over":
        return None
    ended_ms = max(entry.at_ms for entry in log if isinstance(entry, Finished))
    fields = _fields(state, sat, helped_at) if _is_rated(state) else ()
    return RatedEvening(state.seq, ended_ms, tuple(fields))


def _is_rated(state: EveningState) -> bool:
    """True for an evening whose tables of the club held the same cards."""
    found = provenance.of_evening(state.settings.place)
    return provenance.counts(found, "rating") and holds_same_cards(terms_of(state.settings))


def _played(log: Sequence[AnyEntry]) -> tuple[EveningState, _Deals]:
    """The state of the evening, and who sat at each of the club's tables from the beginning of a deal to its end."""
    state, before, sat, steady = fold(None, log[0]), None, _Deals(), dict[tuple[int, int], _Seated]()
    for entry in log[1:]:
        state = fold(state, entry)
        now = state.rounds[-1] if state.rounds else None
        if now is not None and isinstance(entry, RoundBegan):
            steady = {place: _seated(now, place) for place in _places(now)}
            sat |= dict.fromkeys(steady, ())
        elif now is not None and before is not None and _is_moved(before, now):
            steady = {place: _still(was, _seated(now, place)) for place, was in steady.items()}
        if now is not None and isinstance(entry, TablePlayed):
            place = entry.round, entry.table
            new = len(entry.result.deals) - len(sat[place])
            sat[place] += (steady[place],) * new
            steady[place] = _seated(now, place) if new else steady[place]
        before = now
    return state, sat


def _is_moved(before: Round, now: Round) -> bool:
    return (before.holders, before.seating) != (now.holders, now.seating)


def _places(played: Round) -> list[tuple[int, int]]:
    return [(played.number, table) for table in range(1, len(played.tables) + 1)]


def _seated(played: Round, place: tuple[int, int]) -> _Seated:
    return tuple(played.holders[player - 1] for player in played.seating.tables[place[1] - 1].players)


def _still(was: _Seated, now: _Seated) -> _Seated:
    """Those who sat there before and sit there now."""
    return tuple(one if one == other else 0 for one, other in zip(was, now, strict=True))


def _fields(state: EveningState, sat: _Deals, helped_at: HelpedAt) -> Iterator[Field]:
    """The fields of all deals, without guests whom the club does not know and without bots."""
    for played in state.rounds:
        own = {place: _own(sat[place], helped_at(_table(played, place).room)) for place in _places(played)}
        yield from _fields_of(state, played, own)


def _fields_of(state: EveningState, played: Round, own: _Deals) -> Iterator[Field]:
    results = {place: _table(played, place).result.deals for place in _places(played)}
    for deal in range(max(map(len, results.values()), default=0)):
        for side in (0, 1):
            field = tuple(
                Held(people, deals[deal].points[side])
                for place, deals in results.items()
                if deal < len(deals) and (people := _people(state, own[place][deal], side))
            )
            if len(field) > 1:
                yield field


def _own(sat: Sequence[_Seated], help_given: Sequence[frozenset[Seat]]) -> tuple[_Seated, ...]:
    """Those who sat there through each deal and whose result of it counts."""
    known = (*help_given[: len(sat)], *([frozenset[Seat]()] * (len(sat) - len(help_given))))
    return tuple(
        tuple(guest if _is_counted(is_helped=seat in helped) else 0 for seat, guest in enumerate(seated))
        for seated, helped in zip(sat, known, strict=True)
    )


def _is_counted(*, is_helped: bool) -> bool:
    return provenance.counts(provenance.of_match(is_helped=is_helped), "rating")


def _table(played: Round, place: tuple[int, int]) -> RoundTable:
    return played.tables[place[1] - 1]


def _people(state: EveningState, seated: _Seated, side: int) -> tuple[str, ...]:
    """The persons of this side."""
    guests = (seated[side], seated[side + 2])
    return tuple(person for guest in guests if guest and (person := state.guests[guest - 1].person))
