"""Many deals of one person: the errors a choice by phase and by theme with their intervals, and the results with the
luck taken out.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, Literal

import msgspec

from whistclub.coach.prices import DealReview, Ledger, Marked

Phase = Literal["calls", "first", "middle", "last"]
"""Before the first card, the first four tricks, the five after them, and the rest."""
PHASES: Final[tuple[Phase, ...]] = ("calls", "first", "middle", "last")
_FIRST: Final = 4
_MIDDLE: Final = 9
"""The last tricks of the first two phases of the play; chosen by hand, so that each has about as many choices."""
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
    """The same of one theme: a convention, trumps, a misère, the bids of a solitaire."""

    theme: str
    cost: Mean
    missing: int


class Totals(msgspec.Struct, frozen=True):
    """A person's deals: the points, their luck, and the points without it, a deal; and the cost of errors a choice by
    phase and by theme.

    Luck has mean 0 in the long run; `without_luck` is the same in the mean as `points` and varies less.
    """

    points: Mean
    luck: Mean
    without_luck: Mean
    phases: tuple[PhaseTotal, ...]
    themes: tuple[ThemeTotal, ...] = ()


def totals_of(deals: Iterable[tuple[DealReview, str]]) -> Totals:
    """The totals of reviewed deals, each with the letter of the seat that the person had. Raises ValueError for
    none.
    """
    ledgers: list[Ledger] = []
    phases: dict[Phase, list[float]] = {phase: [] for phase in PHASES}
    themes: dict[str, list[float]] = {}
    for review, seat in deals:
        ledgers += [one for one in review.ledgers if one.seat == seat]
        for marked in review.marked:
            if marked.seat == seat:
                cost = marked.cost if marked.verdict == "error" else 0.0
                phases[phase_of(marked)].append(cost)
                if marked.theme:
                    themes.setdefault(marked.theme, []).append(cost)
    if not ledgers:
        raise ValueError("there are no deals to be added up")
    return Totals(
        mean_of([one.points for one in ledgers]),
        mean_of([one.points - one.without_luck for one in ledgers]),
        mean_of([one.without_luck for one in ledgers]),
        tuple(PhaseTotal(phase, mean_of(found), missing(found)) for phase, found in phases.items() if found),
        tuple(ThemeTotal(theme, mean_of(themes[theme]), missing(themes[theme])) for theme in by_name(themes)),
    )


def missing(found: Sequence[float]) -> int:
    """The choices that are still wanted before a mean of these is shown."""
    return max(0, ENOUGH - len(found))


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
