"""The figures of a duel: means with confidence intervals, each deal counting as one observation."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import erfc, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

from whistclub.study.duel import Compared

CONFIDENCE: Final = 0.95
_HALF_WIDTH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
DIFFERENT: Final = "different"
"""The contract of deals whose playings were not all under the same one."""


class Figure(msgspec.Struct, frozen=True):
    """A difference a deal between A and B, above zero where A is ahead.

    `low` and `high` bound the mean with CONFIDENCE, `p` is the two-sided probability of a mean at least as far from
    zero between equals. Playings of one deal stand together as one observation. Both rest on the normal law, so fewer
    than some thirty deals are too few; a single deal bounds nothing (`low` and `high` are infinite, `p` is 1).
    """

    mean: float
    low: float
    high: float
    p: float
    deals: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A duel so far: the figures over all its deals; `tricks` where sides are pairs, `wins` in a solitaire.

    `contracts` has points and, where there are any, tricks by the contract that all playings of a deal had in common.
    `faults` counts the acts that others made in the place of programs, by the name of the program and by what went
    wrong.
    """

    deals: int
    points: Figure | None
    tricks: Figure | None
    wins: Figure | None
    contracts: dict[str, tuple[Figure, Figure | None]]
    faults: dict[str, dict[str, int]]


def figure(values: Sequence[float]) -> Figure:
    """The mean of one value a deal, and how sure it is. Raises ValueError for none."""
    if not values:
        raise ValueError("a figure needs a deal at least")
    mean = fmean(values)
    if len(values) == 1:
        return Figure(mean, float("-inf"), float("inf"), 1.0, 1)
    error = stdev(values) / sqrt(len(values))
    if not error:
        return Figure(mean, mean, mean, 0.0 if mean else 1.0, len(values))
    width = _HALF_WIDTH * error
    return Figure(mean, mean - width, mean + width, erfc(abs(mean) / error / sqrt(2)), len(values))


def summary(compared: Iterable[Compared]) -> Summary:
    """The figures of these deals together, in whatever order they come."""
    deals = sorted(compared, key=lambda one: one.deal)
    by_contract: dict[str, list[Compared]] = {}
    for one in deals:
        by_contract.setdefault(_contract(one), []).append(one)
    contracts = {
        name: (figure([one.points for one in some]), _figure_of(some, lambda one: one.tricks))
        for name, some in sorted(by_contract.items())
        if name
    }
    return Summary(
        deals=len(deals),
        points=_figure_of(deals, lambda one: one.points),
        tricks=_figure_of(deals, lambda one: one.tricks),
        wins=_figure_of(deals, lambda one: one.wins),
        contracts=contracts,
        faults=_faults(deals),
    )


def _faults(deals: Sequence[Compared]) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = {}
    for one in deals:
        for name, some in one.faults.items():
            found.setdefault(name, Counter()).update(some)
    return {name: dict(sorted(some.items())) for name, some in sorted(found.items())}


def _contract(compared: Compared) -> str:
    names = {play.contract for play in compared.plays}
    return names.pop() if len(names) == 1 else DIFFERENT


def _figure_of(deals: Sequence[Compared], value: Callable[[Compared], float | None]) -> Figure | None:
    values = [found for one in deals if (found := value(one)) is not None]
    return figure(values) if values else None
