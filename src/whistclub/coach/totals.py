"""Many deals of one person: the errors a choice by phase with their intervals, and the results with the luck taken out."""

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
    """The points at the match score that errors cost a choice in one phase; `missing` choices are wanted before it is shown."""

    phase: Phase
    cost: Mean
    missing: int


class Totals(msgspec.Struct, frozen=True):
    """A person's deals: the points, their luck, and the points without it, a deal; and the cost of errors a choice by phase.

    Luck has mean 0 in the long run; `without_luck` is the same in the mean as `points` and varies less.
    """

    points: Mean
    luck: Mean
    without_luck: Mean
    phases: tuple[PhaseTotal, ...]


def totals_of(deals: Iterable[tuple[DealReview, str]]) -> Totals:
    """The totals of reviewed deals, each with the letter of the seat that the person had. Raises ValueError for none."""
    ledgers: list[Ledger] = []
    costs: dict[Phase, list[float]] = {phase: [] for phase in PHASES}
    for review, seat in deals:
        ledgers += [one for one in review.ledgers if one.seat == seat]
        for marked in review.marked:
            if marked.seat == seat:
                costs[phase_of(marked)].append(marked.cost if marked.verdict == "error" else 0.0)
    if not ledgers:
        raise ValueError("there are no deals to be added up")
    return Totals(
        mean_of([one.points for one in ledgers]),
        mean_of([one.points - one.without_luck for one in ledgers]),
        mean_of([one.without_luck for one in ledgers]),
        tuple(
            PhaseTotal(phase, mean_of(found), max(0, ENOUGH - len(found)))
            for phase, found in costs.items()
            if found
        ),
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
