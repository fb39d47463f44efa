"""Group-sequential tests with bounds fixed beforehand.

The one-sided error is spent over the looks by the function of O'Brien and Fleming's kind in K. K. G. Lan and D. L.
DeMets, "Discrete sequential boundaries for clinical trials", Biometrika 70 (1983), 659-663; the bounds follow by the
recursive integration of P. Armitage, C. K. McPherson and B. C. Rowe, "Repeated significance tests on accumulating
data", J. Roy. Stat. Soc. A 132 (1969), 235-244. The interval at a look is a repeated one: C. Jennison and B. W.
Turnbull, J. Roy. Stat. Soc. B 51 (1989), 305-361.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, pi, sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

LOOKS = 4
"""Looks at the same distance: after a quarter, a half, three quarters and all of the units."""
_NORMAL = NormalDist()
_FAR = 8.0
_STEPS = 400


def spent(share: float, alpha: float) -> float:
    """The one-sided error spent once this share of the units is there."""
    return 2 * (1 - _NORMAL.cdf(_NORMAL.inv_cdf(1 - alpha / 2) / sqrt(share)))


@cache
def bounds(alpha: float, looks: int = LOOKS) -> tuple[float, ...]:
    """The standard scores to be passed at each look, so that equals pass one with probability `alpha`."""
    found = [_NORMAL.inv_cdf(1 - spent(1 / looks, alpha))]
    step = 2 * _FAR / _STEPS
    grid = [place * step - _FAR for place in range(_STEPS + 1)]
    density = [_density(z) for z in grid]
    for look in range(2, looks + 1):
        gone, share = (look - 1) / looks, look / looks
        kept = [
            (z * sqrt(gone), weight * step) for z, weight in zip(grid, density, strict=True) if z < found[-1]
        ]
        density = [_next_density(z * sqrt(share), kept, share - gone) * sqrt(share) for z in grid]
        found.append(_bound(grid, density, step, spent(share, alpha) - spent(gone, alpha)))
    return tuple(found)


def _density(z: float) -> float:
    return exp(-z * z / 2) / sqrt(2 * pi)


def _next_density(total: float, kept: Sequence[tuple[float, float]], more: float) -> float:
    """The density of the sum at the next look, when `more` of the information has come to the sums kept."""
    scale = 1 / sqrt(more)
    return (
        sum(weight * exp(-(((total - gone) * scale) ** 2) / 2) for gone, weight in kept)
        * scale
        / sqrt(2 * pi)
    )


def _bound(grid: Sequence[float], density: Sequence[float], step: float, wanted: float) -> float:
    """The score beyond which the density has so much left."""
    beyond = 0.0
    for z, height in zip(reversed(grid), reversed(density), strict=True):
        if beyond + height * step >= wanted:
            return z + step / 2 - step * (wanted - beyond) / (height * step)
        beyond += height * step
    raise ValueError("there is less than that in the density")


class Verdict(msgspec.Struct, frozen=True):
    """The state of a test: the looks taken, their scores, the score each had to pass, and the look at which one did, or
    0.

    `low` is the lower bound of the mean at the last look taken, with confidence 1 less the error of the test, however
    many looks there were.
    """

    looks: int
    scores: tuple[float, ...]
    needed: tuple[float, ...]
    passed_at: int
    low: float | None


def verdict(values: Sequence[float], units: int, alpha: float, looks: int = LOOKS) -> Verdict:
    """Judges that the mean is above zero at the looks there have been, of `units` values in all."""
    needed = bounds(alpha, looks)
    scores: list[float] = []
    low = None
    for look in range(1, looks + 1):
        count = units * look // looks
        if count > len(values) or count < 2:
            break
        some = values[:count]
        error = stdev(some) / sqrt(count) or 1e-12
        scores.append(fmean(some) / error)
        low = fmean(some) - needed[look - 1] * error
        if scores[-1] >= needed[look - 1]:
            return Verdict(look, tuple(scores), needed, look, low)
    return Verdict(len(scores), tuple(scores), needed, 0, low)
