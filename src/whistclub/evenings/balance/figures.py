"""The figures of a format: what its people meet with, over one evening after another."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median
from typing import Final, Literal

import msgspec

from whistclub.evenings.balance.drawn import DrawnEvening, Strengths, drawn_evening, drawn_strengths, equals
from whistclub.evenings.balance.efficiency import efficiency
from whistclub.evenings.balance.evening import Outline, seatings_known
from whistclub.evenings.balance.meetings import Design, Meetings, designs_of, meetings_of, pairs_by_times
from whistclub.evenings.balance.people import MEASURES, figures_of_people
from whistclub.evenings.seating import Player, Seating
from whistclub.evenings.standings import Standing
from whistclub.rules.chance import seed_from_text

_EFFICIENCIES: Final = 10
"""The evenings, at most, over which the efficiency is averaged where results move people."""

Evenness = Literal["even", "one_apart", "uneven"]
FAIRNESS: Final = ("met", "trumps_apart", "first_dealer", "dealt", "out")
"""The measures that ought to be the same for everybody."""


class Figure(msgspec.Struct, frozen=True):
    """A measure over all people of all evenings; how far the people of one evening are apart in it, the most less the
    least: `apart` in the mean of the evenings, `apart_most` in the worst.
    """

    least: int
    median: float
    most: int
    apart: float
    apart_most: int

    @property
    def evenness(self) -> Evenness:
        """*Even* where all are the same in every evening, *one apart* where they differ by one at most: as even as
        whole numbers can be that do not divide.
        """
        return "even" if not self.apart_most else "one_apart" if self.apart_most == 1 else "uneven"


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a format over `evenings`.

    `people` has a figure for each measure, `partners_times` and `opponents_times` by number of rounds the mean number
    of pairs of people who met so often. `strength_shown` is the rank correlation of strengths and places, in the mean;
    None among equals.
    """

    evenings: int
    people: dict[str, Figure]
    partners_times: dict[int, float]
    opponents_times: dict[int, float]
    efficiency: float | None
    strength_shown: float | None


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The balance of a format: its figures among equals, and among people whose strengths differ.

    `designs` are those that a schedule known beforehand is; `sample` is one evening among equals, to be drawn.
    """

    equals: Figures
    unequals: Figures
    designs: tuple[Design, ...]
    sample: DrawnEvening
    meetings: Meetings


def balance_of(
    outline: Outline,
    seed: bytes,
    evenings: int,
    known: Sequence[Seating] = (),
    told: Callable[[int], None] = lambda _: None,
) -> Balance:
    """The balance over so many evenings among equals, one at least, and as many among others; `told` hears how many are
    done. `known` is a schedule in place of the format's own. Raises BadSeating.
    """
    known = known or (seatings_known(outline, seed) if outline.is_known else ())
    tallies = _Tally(outline), _Tally(outline)
    for number in range(evenings):
        own = seed_from_text(f"{seed.hex()}/{number}")
        for tally, strengths in zip(tallies, (equals(outline), drawn_strengths(outline, own)), strict=True):
            tally.add(drawn_evening(outline, own, strengths, known), strengths)
        told(number + 1)
    sample = tallies[0].sample
    seatings = [one.seating for one in sample.rounds]
    return Balance(
        equals=tallies[0].figures(is_equal=True),
        unequals=tallies[1].figures(is_equal=False),
        designs=designs_of(known, outline.players) if outline.movement.key == "individual" else (),
        sample=sample,
        meetings=meetings_of(seatings, outline.players),
    )


class _Tally:
    """The sums over evenings; the only thing here that changes."""

    def __init__(self, outline: Outline) -> None:
        self._outline = outline
        self._evenings: list[DrawnEvening] = []
        self._people: list[Mapping[str, tuple[int, ...]]] = []
        self._times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self._efficiencies: list[float | None] = []
        self._shown: list[float] = []
        self._met: Meetings | None = None

    @property
    def sample(self) -> DrawnEvening:
        """The first evening."""
        return self._evenings[0]

    def add(self, evening: DrawnEvening, strengths: Strengths) -> None:
        """Counts an evening."""
        if not self._evenings:
            self._evenings.append(evening)
        players = self._outline.players
        if self._met is None or not self._outline.is_known:
            self._met = meetings_of([one.seating for one in evening.rounds], players)
            if len(self._efficiencies) < _EFFICIENCIES:
                self._efficiencies.append(
                    None if self._outline.movement.keeps_pairs else efficiency(self._met)
                )
        self._people.append(figures_of_people(evening.rounds, players, self._met))
        for times, matrix in zip(self._times, (self._met.partners, self._met.opponents), strict=True):
            times.update(pairs_by_times(matrix))
        shown = strength_shown(evening.standings, strengths)
        if shown is not None:
            self._shown.append(shown)

    def figures(self, *, is_equal: bool) -> Figures:
        """The figures over the evenings counted."""
        count = len(self._people)
        partners, opponents = (
            {times: pairs / count for times, pairs in sorted(one.items())} for one in self._times
        )
        known = [one for one in self._efficiencies if one is not None]
        return Figures(
            evenings=count,
            people={measure: _figure([one[measure] for one in self._people]) for measure in MEASURES},
            partners_times=partners,
            opponents_times=opponents,
            efficiency=fmean(known) if known else None,
            strength_shown=None if is_equal or not self._shown else fmean(self._shown),
        )


def _figure(evenings: Sequence[tuple[int, ...]]) -> Figure:
    every = [value for one in evenings for value in one]
    apart = [max(one) - min(one) for one in evenings]
    return Figure(min(every), median(every), max(every), fmean(apart), max(apart))


def strength_shown(rows: Sequence[Standing], strengths: Strengths) -> float | None:
    """Spearman's rank correlation of places and strengths, over each list by itself and averaged by its length; None
    where all are equal.

    1 says that the standings are the order of strength, 0 that they are luck.
    """
    parts = []
    for direction in {row.direction for row in rows}:
        own = [row for row in rows if row.direction == direction]
        by_place = _ranks([-row.rank for row in own])
        by_strength = _ranks([strengths[Player(row.guest)] for row in own])
        found = _correlation(by_place, by_strength)
        if found is not None:
            parts.append((found, len(own)))
    people = sum(count for _, count in parts)
    return sum(found * count for found, count in parts) / people if people else None


def _ranks(values: Sequence[float]) -> list[float]:
    """The ranks of the values, equal ones with the mean of theirs."""
    order = sorted(values)
    first: dict[float, int] = {}
    for place, value in enumerate(order):
        first.setdefault(value, place)
    count = Counter(order)
    return [first[value] + (count[value] - 1) / 2 for value in values]


def _correlation(one: Sequence[float], other: Sequence[float]) -> float | None:
    means = fmean(one), fmean(other)
    pairs = [(a - means[0], b - means[1]) for a, b in zip(one, other, strict=True)]
    squares = sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs)
    return float(sum(a * b for a, b in pairs) / squares**0.5) if squares else None
