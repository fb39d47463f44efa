"""Shared parts of the measurements: deals from kept seeds, the random chooser, one core, and where results are kept."""

import argparse
import json
import os
import platform
import re
import textwrap
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR

Item = TypeVar("Item")
RESULTS = Path(__file__).resolve().parent / "results"
RAW = RESULTS.parents[1] / "build" / "bench"
"""Single runs, outside the tree: of each figure `RESULTS` keeps one row, from which the page is written."""
PAGE = Path(__file__).resolve().parent.parent / "docs" / "bench-details.md"
SEED = "bench"


def games() -> dict[str, Game]:
    """Every preset with its game, in the order of the list of presets."""
    return {name: game_of_preset(name, {}) for name in PRESETS}


def started(game: Game, count: int, seed: str = SEED) -> list[Position]:
    """The first deal of a match, dealt `count` times from kept seeds, the dealer going round."""
    positions = []
    for number in range(1, count + 1):
        deal = deal_from_seed(seed_from_text(f"{seed} {number}"), game, number)
        positions.append(game.start(deal, game.first_setting(FOUR[number % game.seats])))
    return positions


def random_choices(seed: str, length: int = 1 << 16) -> list[float]:
    """Random numbers made before the clock runs, for a chooser that costs both sides the same."""
    rng = Random(seed)
    return [rng.random() for _ in range(length)]


def pin_to_one_core() -> None:
    """Keeps the process on one core, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def surroundings() -> dict[str, Any]:
    """Date, machine kind and versions."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, one used, Python {platform.python_version()}",
        "versions": {name: version(name) for name in ("whistclub", "msgspec", "open_spiel")},
        "seeds": f"{SEED!r} and the number of the deal",
    }


def headed(seed: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of evenings under their date, machine and versions; `seed` is the text that the number goes with."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": {name: version(name) for name in ("whistclub", "msgspec")},
        "seed": f"{seed!r} and the number of the evening",
        **found,
    }


def said_of(results: dict[str, Any]) -> str:
    """The surroundings as a sentence."""
    versions = ", ".join(f"{name} {number}" for name, number in results["versions"].items())
    return f"{results['date']}; {results['machine']}; {versions}; seeds: {results['seeds']}."


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, least and most, to four digits."""
    ordered = sorted(values)
    middle = ordered[len(ordered) // 2]
    return {"median": _rounded(middle), "least": _rounded(ordered[0]), "most": _rounded(ordered[-1])}


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


def keep(name: str, results: dict[str, Any], section: str) -> None:
    """Writes the results as JSON, and their section of the page between its two markers."""
    write(RESULTS / f"{name}.json", results)
    page = PAGE.read_text(encoding="utf-8")
    opening, closing = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    pattern = re.compile(f"{re.escape(opening)}.*?{re.escape(closing)}", re.DOTALL)
    body = "\n".join(_in_width(line) for line in section.split("\n"))
    PAGE.write_text(pattern.sub(lambda _: f"{opening}{body}\n{closing}", page), encoding="utf-8")


def write(path: Path, results: Any) -> None:
    """Writes the results as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _in_width(line: str) -> str:
    """A line of prose broken between words at 120 columns; a row of a table has to stay one line."""
    return line if line.startswith("|") else textwrap.fill(line, 120, break_on_hyphens=False)


def measure_parts(
    name: str,
    parts: Mapping[str, Callable[[Executor], Any]],
    seeds: str,
    section: Callable[[dict[str, Any]], str],
    about: str | None,
) -> None:
    """The command line of a measurement of several parts on several processes: each part is kept as soon as it is
    done.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--keep", action="store_true", help="write the results and their section of the page")
    parser.add_argument("--only", default=",".join(parts), help="some parts, with commas between")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    path = RESULTS / f"{name}.json"
    results = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    results |= {**surroundings(), "seeds": seeds}
    results["machine"] = results["machine"].replace("one used", f"{asked.jobs} used")
    with ProcessPoolExecutor(asked.jobs) as executor:
        for part in asked.only.split(","):
            results[part] = parts[part](executor)
            if asked.keep:
                keep(name, results, section(results))
    print(section(results))
