"""The figures that the pieces of a row come to."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.levels.acts import BESIDE
from bench.levels.pieces import Values
from bench.levels.rows import Row
from bench.levels.sequential import verdict

_Z = 1.96


def told_of(row: Row, units: Sequence[Values], ceiling: Sequence[Values] = ()) -> dict[str, Any]:
    """The figures of a row so far; `ceiling` are the units of its row with all cards seen."""
    found: dict[str, Any] = {"row": row.name, "units": len(units), "of": row.units, "wanted": row.wanted}
    if not units:
        return found
    if row.kind == "mean":
        return found | _mean(row, units, ceiling)
    if row.kind == "share":
        return found | _share([float(unit[row.of]) for unit in units])
    if row.kind == "told":
        return found | {"contracts": _contracts(units)}
    if row.kind == "invites":
        total = {name: sum(float(unit[name]) for unit in units) for name in ("invites", "costly")}
        return found | total | {"dearest": max(float(unit["dearest"]) for unit in units)}
    return found | _times(units)


def _mean(row: Row, units: Sequence[Values], ceiling: Sequence[Values]) -> dict[str, Any]:
    values = [float(unit[row.of]) for unit in units]
    found = {name: _rounded(value) for name, value in interval(values).items()}
    judged = verdict(values, row.units, row.alpha)
    found |= {"passed_at": judged.passed_at, "looks": judged.looks, "low_of_test": _rounded(judged.low)}
    if len(ceiling) > 1:
        most = interval([float(unit[row.of]) for unit in ceiling])
        found["all_seen"] = _rounded(most["mean"])
        found["share_of_gap"] = _rounded((found["mean"] or 0.0) / most["mean"]) if most["mean"] else None
    return found


def interval(values: Sequence[float]) -> dict[str, float]:
    """The mean with its 95 % confidence by the normal law."""
    mean = fmean(values)
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return {"mean": mean, "low": mean - half, "high": mean + half}


def _share(values: Sequence[float]) -> dict[str, float]:
    """A share with its 95 % confidence (Wilson)."""
    count, share = len(values), fmean(values)
    centre = (share + _Z * _Z / (2 * count)) / (1 + _Z * _Z / count)
    half = _Z * sqrt(share * (1 - share) / count + _Z * _Z / (4 * count * count)) / (1 + _Z * _Z / count)
    return {"share": round(share, 4), "low": round(centre - half, 4), "high": round(centre + half, 4)}


def _contracts(units: Sequence[Values]) -> dict[str, Any]:
    """By contract how many were played and made, and the mean of the chances told."""
    made: dict[str, list[float]] = defaultdict(list)
    told: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for unit in units:
        for place in ("", " 1", " 2"):
            if f"made{place}" in unit:
                name, was = str(unit[f"contract{place}"]), float(unit[f"made{place}"])
                made[name].append(was)
                if f"told{place}" in unit:
                    told[name].append((float(unit[f"told{place}"]), was))
    return {
        name: _share(some) | {"played": len(some)} | _told(told[name]) for name, some in sorted(made.items())
    }


def _told(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    if not pairs:
        return {}
    return {
        "told": round(fmean(chance for chance, _ in pairs), 4),
        "made_of_told": round(fmean(was for _, was in pairs), 4),
        "counted": len(pairs),
    }


def _times(units: Sequence[Values]) -> dict[str, Any]:
    """The times of all acts, and by game and phase."""
    phases: dict[str, list[float]] = defaultdict(list)
    for unit in units:
        for name, some in unit.items():
            if name not in BESIDE:
                phases[name] += [float(one) for one in str(some).split()]
    every = [one for some in phases.values() for one in some]
    return {
        "memory_mb": round(max(float(unit["memory_mb"]) for unit in units)),
        "phases": {name: _spread(some) for name, some in phases.items()},
        "all": _spread(every),
    }


def _spread(spent_ms: list[float]) -> dict[str, float]:
    spent_ms.sort()
    last = len(spent_ms) - 1
    shares = (("median_ms", 0.5), ("p95_ms", 0.95), ("p99_ms", 0.99), ("longest_ms", 1.0))
    return {"acts": len(spent_ms), **{name: spent_ms[int(share * last)] for name, share in shares}}


def _rounded(value: float | None) -> float | None:
    return None if value is None or value in (float("inf"), float("-inf")) else float(f"{value:.4g}")
