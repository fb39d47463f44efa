"""Many deals of one person: the errors a choice by phase and by theme with their intervals, and the results with the
luck taken out.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, Literal, Protocol, TypeVar

import msgspec

from whistclub.coach.prices import DealReview, Ledger, Marked

Phase = Literal["calls", "first", "middle", "last"]
"""Before the first card, the first four tricks, the five after them, and the rest."""
PHASES: Final[tuple[Phase, ...]] = ("calls", "first", "middle", "last")
_FIRST: Final = 4
_MIDDLE: Final = 9
"""The last tricks of the first two phases of the play; chosen by hand, so that each has about as many choices."""
ENOUGH_DEALS: Final = 10
"""Deals from which on a theme is named to practise: with fewer chance names it; chosen by hand."""
_SURE: Final = 1.96
"""Standard errors of an interval that holds the mean in 95 of 100."""
_POSITIONS: Final = 3
"""Own errors named to practise with, at most."""
ENOUGH: Final = 30
"""Choices from which on a mean is shown: with fewer one error decides it; chosen by hand."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its standard error, over so many observations; the error is None for fewer than two."""

    mean: float
    error: float | None
    count: int


class PhaseTotal(msgspec.Struct, frozen=True):
    """The points at the match score that errors cost a choice in one phase; `missing` choices are wanted before it is
    shown.
    """

    phase: Phase
    cost: Mean
    missing: int


class ThemeTotal(msgspec.Struct, frozen=True):
    """The same of one theme: a convention, trumps, a misère, the bids of a solitaire, a place in the trick."""

    theme: str
    cost: Mean
    missing: int


class Practice(msgspec.Struct, frozen=True):
    """The theme in which errors cost a person most, and clearly something: the points a deal, and the dearest errors,
    each as the number of its deal and that of its act.
    """

    theme: str
    cost: Mean
    errors: tuple[tuple[int, int], ...]


class Totals(msgspec.Struct, frozen=True):
    """A person's deals: the points, their luck, and the points without it, a deal; the cost of errors a choice by
    phase and by theme; and what to practise, None before `ENOUGH_DEALS` deals or where no theme clearly costs anything.

    Luck has mean 0 in the long run; `without_luck` is the same in the mean as `points` and varies less.
    """

    points: Mean
    luck: Mean
    without_luck: Mean
    phases: tuple[PhaseTotal, ...]
    themes: tuple[ThemeTotal, ...] = ()
    practice: Practice | None = None


def totals_of(deals: Iterable[tuple[DealReview, str]]) -> Totals:
    """The totals of reviewed deals, each with the letter of the seat that the person had. Raises ValueError for
    none.
    """
    ledgers: list[Ledger] = []
    own: list[tuple[int, list[Marked]]] = []
    for review, seat in deals:
        ledgers += [one for one in review.ledgers if one.seat == seat]
        own.append((review.number, [one for one in review.marked if one.seat == seat]))
    if not ledgers:
        raise ValueError("there are no deals to be added up")
    points, luck, without_luck = points_of(ledgers)
    choices = [one for _, marked in own for one in marked]
    return Totals(
        points,
        luck,
        without_luck,
        tuple(PhaseTotal(phase, *cost) for phase, cost in costs_by_phase(choices, phase_of)),
        tuple(ThemeTotal(theme, *cost) for theme, cost in costs_by_theme(choices)),
        practice_of(own),
    )


def practice_of(deals: Sequence[tuple[int, Sequence[Marked]]]) -> Practice | None:
    """The theme to practise after these deals, each with its number and the person's own choices; or None."""
    if len(deals) < ENOUGH_DEALS:
        return None
    errors = [(number, one) for number, marked in deals for one in marked if _is_lesson(one)]
    costs = {
        theme: mean_of([sum(_cost(one) for one in marked if one.theme == theme) for _, marked in deals])
        for theme in by_name({one.theme for _, one in errors})
    }
    clear = [theme for theme, cost in costs.items() if cost.mean > sure(cost)]
    if not clear:
        return None
    theme = max(clear, key=lambda one: costs[one].mean)
    dearest = sorted((each for each in errors if each[1].theme == theme), key=lambda each: -_cost(each[1]))
    return Practice(theme, costs[theme], tuple((number, one.number) for number, one in dearest[:_POSITIONS]))


def _is_lesson(one: Marked) -> bool:
    """True of an error with a theme; those of a solitaire are chances, and add up to no points a deal."""
    return one.verdict == "error" and bool(one.theme) and one.method != "odds"


class Scored(Protocol):
    """A ledger, or a row of a table that was made of one."""

    @property
    def points(self) -> float:
        """The points of the seat."""

    @property
    def without_luck(self) -> float:
        """The points with the luck taken out."""


class Chosen(Protocol):
    """A decision, or a row of a table that was made of one."""

    @property
    def verdict(self) -> str:
        """The verdict on the act made."""

    @property
    def cost(self) -> float:
        """The points that it gave away."""

    @property
    def theme(self) -> str:
        """The theme, empty for none."""


C = TypeVar("C", bound=Chosen)
MeanCost = tuple[Mean, int]
"""The mean cost of errors a choice, and the choices still missing before it is shown."""


def points_of(ledgers: Sequence[Scored]) -> tuple[Mean, Mean, Mean]:
    """The points a deal, their luck, and the points without it. Raises ValueError for no ledgers."""
    return (
        mean_of([one.points for one in ledgers]),
        mean_of([one.points - one.without_luck for one in ledgers]),
        mean_of([one.without_luck for one in ledgers]),
    )


def costs_by_phase(choices: Sequence[C], phase: Callable[[C], Phase]) -> list[tuple[Phase, MeanCost]]:
    """The cost of errors a choice in each phase that has choices, in the order of the play."""
    found = {one: [_cost(each) for each in choices if phase(each) == one] for one in PHASES}
    return [(one, _mean_cost(costs)) for one, costs in found.items() if costs]


def costs_by_theme(choices: Sequence[Chosen]) -> list[tuple[str, MeanCost]]:
    """The cost of errors a choice in each theme that has choices, in the order of themes; the phase `calls` tells that
    of calls.
    """
    themes = by_name({one.theme for one in choices} - {"", "calls"})
    return [(theme, _mean_cost([_cost(one) for one in choices if one.theme == theme])) for theme in themes]


def _cost(one: Chosen) -> float:
    return one.cost if one.verdict == "error" else 0.0


def _mean_cost(costs: Sequence[float]) -> MeanCost:
    return mean_of(costs), max(0, ENOUGH - len(costs))


def by_name(themes: Iterable[str]) -> list[str]:
    """Themes in their order: conventions by number, then the others by name."""
    return sorted(
        themes, key=lambda one: (not one[1:].isdigit(), int(one[1:]) if one[1:].isdigit() else 0, one)
    )


def phase_of(marked: Marked) -> Phase:
    """The phase of the deal that an act belongs to."""
    if not marked.trick:
        return "calls"
    return "first" if marked.trick <= _FIRST else "middle" if marked.trick <= _MIDDLE else "last"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of these values. Raises ValueError for none."""
    error = sqrt(variance(values) / len(values)) if len(values) > 1 else None
    return Mean(fmean(values), error, len(values))


def sure(mean: Mean) -> float:
    """Half the interval that holds a mean in 95 of 100; 0 for a single observation."""
    return _SURE * (mean.error or 0.0)
