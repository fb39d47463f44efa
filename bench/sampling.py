"""Milliseconds of `sample` at every point of random deals, by preset: median and 99th percentile.

Run as `python -m bench.sampling` from the project's folder; `--samples N` of each preset at least (3000), `--keep`
keeps the results.
"""

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from bench.common import SEED, arguments, games, keep, pin_to_one_core, said_of, started, surroundings
from whistclub.rules import sampling
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR

GATES_MS = {"median_ms": 0.5, "percentile_99_ms": 15.0}


def times_ms(game: Game, least: int) -> list[float]:
    """One sample before every act, and one after the last, from the view of a seat drawn at random, deal after deal.

    What earlier games left in the tables of counts is forgotten first.
    """
    rng = Random(f"{SEED} {game.key}")
    for table in (sampling._ways, sampling._tables):  # noqa: SLF001
        table.cache_clear()
    found: list[float] = []
    for position in started(game, least):
        found.extend(times_of_deal(game, position, rng))
        if len(found) >= least:
            break
    return found


def times_of_deal(game: Game, position: Any, rng: Random) -> Iterator[float]:
    """The times of one deal, played at random."""
    while True:
        view = game.view(position, rng.choice(FOUR[: game.seats]))
        start_s = time.perf_counter()
        game.sample(view, rng)
        yield (time.perf_counter() - start_s) * 1000
        turns = sorted(position.to_act())
        if not turns:
            return
        position = position.play(turns[0], rng.choice(position.legal(turns[0])))


def measured(least: int) -> dict[str, Any]:
    """A row a preset."""
    rows = {}
    for name, game in games().items():
        found = times_ms(game, least)
        rows[name] = {
            "samples": len(found),
            "median_ms": round(median(found), 4),
            "percentile_99_ms": round(quantiles(found, n=100)[98], 4),
            "most_ms": round(max(found), 3),
        }
    return rows


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [
        said_of(results),
        "",
        "| preset | samples | median, ms | 99th percentile, ms | longest, ms |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {name} | {row['samples']:,} | {row['median_ms']:.3f} | {row['percentile_99_ms']:.2f} | {row['most_ms']:.1f} |"
        for name, row in results["presets"].items()
    ]
    return "\n".join(lines)


def main() -> None:
    given = arguments(__doc__, samples=3000, keep=False).parse_args()
    pin_to_one_core()
    presets = measured(given.samples)
    met = all(row[kind] < most for row in presets.values() for kind, most in GATES_MS.items())
    results = {
        **surroundings(),
        "gates": GATES_MS,
        "gates_met": met,
        "presets": presets,
    }
    if given.keep:
        keep("sampling", results, section(results))
    print(section(results))
    print(f"\ngates {GATES_MS}: {'met' if met else 'MISSED'}")
    raise SystemExit(not met)


if __name__ == "__main__":
    main()
