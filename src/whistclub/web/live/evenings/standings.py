"""The standings and prizes of an evening as they are shown, made again only when a round that counts has changed."""

from typing import Literal

import msgspec

from whistclub.club.evening import sight
from whistclub.club.evening.settings import ChosenPrize
from whistclub.club.evening.state import Adjustment, EveningState, Round
from whistclub.evenings.parts import Part
from whistclub.evenings.prizes import Prize
from whistclub.evenings.seating import Side
from whistclub.evenings.standings import Standing
from whistclub.web.encoding.match_parts import why
from whistclub.web.live.evenings.encode_tables import Names, names_of
from whistclub.wire import evening as wire


class Ranking(msgspec.Struct, frozen=True):
    """The standings with the keys of their columns, and the prizes; both empty before the first result."""

    keys: tuple[str, ...] = ()
    rows: tuple[wire.StandingRow, ...] = ()
    prizes: tuple[wire.Prize, ...] = ()
    places: dict[int, int] = {}

    def row_of(self, guest: int) -> wire.StandingRow | None:
        """The guest's row, None if they have none."""
        place = self.places.get(guest)
        return None if place is None else self.rows[place]

    def near(self, guest: int, first: int, around: int) -> tuple[wire.StandingRow, ...]:
        """The first rows of the guest's list, and those around their own."""
        place = self.places.get(guest)
        if place is None:
            return self.rows[:first]
        rows = [row for row in self.rows if row.direction == self.rows[place].direction]
        place = rows.index(self.rows[place])
        start = max(first, place - around)
        return (*rows[:first], *rows[start : max(start, place + around + 1)])


class Rankings:
    """The ranking of one evening, kept while nothing that it is made from changes."""

    def __init__(self) -> None:
        self._rounds: tuple[Round, ...] = ()
        self._of: _Facts | None = None
        self._known = Ranking()

    def ranking(self, state: EveningState) -> Ranking:
        """The ranking after the rounds that are over."""
        rounds, basis = _basis(state)
        if not self.is_of(state):
            self._known = (
                _ranking(state, basis[0], basis[1]) if rounds else Ranking(sight.standing_keys(state))
            )
            self._rounds, self._of = rounds, basis
        return self._known

    def is_of(self, state: EveningState) -> bool:
        """True if the ranking known is this state's."""
        rounds, basis = _basis(state)
        is_same = len(rounds) == len(self._rounds) and all(map(_is, rounds, self._rounds))
        return is_same and basis == self._of

    def known(self) -> Ranking:
        """The ranking made last, maybe of an earlier state."""
        return self._known


_Facts = tuple[Names, frozenset[int], int, tuple[Adjustment, ...], tuple[ChosenPrize, ...] | None]
"""The names, who is away, the rounds planned, the points added or taken, and the prizes that are given."""


def _basis(state: EveningState) -> tuple[tuple[Round, ...], _Facts]:
    """All that a ranking is made from."""
    rounds = tuple(one for one in state.rounds if one.is_over)
    away = frozenset(guest.number for guest in state.guests if guest.presence == "away")
    return rounds, (names_of(state), away, state.settings.rounds, state.adjustments, state.chosen_prizes)


def _is(one: Round, other: Round) -> bool:
    return one is other


def _ranking(state: EveningState, names: Names, away: frozenset[int]) -> Ranking:
    parts = sight.parts_sat(state) or {}
    adjusted = _adjusted(state)
    rows = tuple(
        [
            _row(one, names, away, parts.get(one.guest), adjusted.get(one.guest, 0.0))
            for one in sight.standings(state)
        ]
    )
    prizes = tuple([_prize(one, names) for one in sight.prizes(state)])
    return Ranking(sight.standing_keys(state), rows, prizes, {row.guest: at for at, row in enumerate(rows)})


def _adjusted(state: EveningState) -> dict[int, float]:
    """The points that were added or taken by guest, in the rounds that are over."""
    found: dict[int, float] = {}
    for one in state.adjustments:
        if not one.taken_back and state.rounds[one.round - 1].is_over:
            for guest in one.guests:
                found[guest] = found.get(guest, 0.0) + one.points
    return found


def _row(
    one: Standing, names: Names, away: frozenset[int], part: Part | None, adjusted: float
) -> wire.StandingRow:
    return wire.StandingRow(
        rank=one.rank,
        guest=one.guest,
        name=names[one.guest - 1],
        values=tuple([round(float(value), 2) for value in one.values]),
        out=one.out,
        away=one.guest in away,
        direction=direction_of(one.direction),
        part=part,
        adjusted=adjusted,
    )


def _prize(one: Prize, names: Names) -> wire.Prize:
    partner = names[one.partner - 1] if one.partner else ""
    return wire.Prize(
        kind=one.kind,
        guest=one.guest,
        name=names[one.guest - 1] if one.guest else "",
        value=round(float(one.value), 2),
        unit=one.unit,
        tie=None if one.tie is None else why(one.tie),
        partner=one.partner,
        partner_name=partner,
        direction=direction_of(one.direction),
        part=one.part,
        people=tuple(wire.NameOf(guest=who, name=names[who - 1]) for who in one.people),
        words=one.words,
    )


def direction_of(side: Side | None) -> Literal["", "NS", "EW"]:
    """The name of the list of a side of the tables; empty where all stand in one list."""
    return "" if side is None else "EW" if side else "NS"
