"""Shared parts of the measurements: deals from kept seeds, the random chooser, one core, and where results are kept."""

import argparse
import json
import os
import platform
import subprocess
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
"""The tables of the studies, a row a figure; and, as JSON, the rows that a later run adds to."""
RAW = RESULTS.parents[1] / "build" / "bench"
"""Whole runs, outside the tree."""
SEED = "bench"
HELP = {"keep": "write what was measured into bench/results", "only": "some parts, with commas between"}


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
    """Date, machine kind, versions and seeds."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, one used, Python {platform.python_version()}",
        "versions": versions("whistclub", "msgspec", "open_spiel"),
        "seeds": f"{SEED!r} and the number of the deal",
    }


def headed(seed: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of evenings under their date, machine and versions; `seed` is the text that the number goes with."""
    return {**dated("whistclub", "msgspec"), "seeds": f"{seed!r} and the number of the evening", **found}


def dated(*packages: str) -> dict[str, Any]:
    """Date, machine kind, and the versions of these packages."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "versions": versions(*packages),
    }


def versions(*names: str) -> dict[str, str]:
    """The versions of installed packages, and the commit that runs."""
    asked = ("git", "-C", str(RESULTS), "describe", "--always", "--dirty", "--exclude=*")
    commit = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return {**{name: version(name) for name in names}, "commit": commit or "unknown"}


def said_of(results: Mapping[str, Any]) -> str:
    """When it was measured, and on what machine."""
    return f"{results['date']}; {results['machine']}."


def program_of(results: Mapping[str, Any]) -> str:
    """The program that was measured, with what settings and from what seeds."""
    said = [", ".join(f"{name} {number}" for name, number in results["versions"].items())]
    settings = [f"{name} {value}" for name, value in results.get("settings", {}).items()]
    said += [f"settings: {', '.join(settings)}"] if settings else []
    return f"Program: {'; '.join(said)}; seeds: {results['seeds']}."


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, least and most, to four digits."""
    ordered = sorted(values)
    middle = ordered[len(ordered) // 2]
    return {"median": _rounded(middle), "least": _rounded(ordered[0]), "most": _rounded(ordered[-1])}


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


def keep(name: str, results: Mapping[str, Any], section: str) -> None:
    """Writes the table of a study, and its whole run outside the tree."""
    write(RAW / f"{name}.json", results)
    _tabulate(name, results, section)


def keep_rows(name: str, results: Mapping[str, Any], section: str) -> None:
    """Writes the table of a study, and beside it the rows that a later run adds to."""
    write(RESULTS / f"{name}.json", results)
    _tabulate(name, results, section)


def _tabulate(name: str, results: Mapping[str, Any], section: str) -> None:
    (RESULTS / f"{name}.md").write_text(tabulated(name, results, section), encoding="utf-8")


def tabulated(name: str, results: Mapping[str, Any], section: str) -> str:
    """The page of a study's table."""
    text = f"# {name.replace('_', ' ').capitalize()}\n\n{section}\n\n{program_of(results)}\n"
    return "\n".join(_in_width(line) for line in text.split("\n"))


def write(path: Path, results: Mapping[str, Any] | Sequence[Any]) -> None:
    """Writes the results as JSON, a row a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{_rows(results, 1)}\n", encoding="utf-8")


def _rows(value: Any, depth: int) -> str:
    """JSON in which what holds nothing deeper stands on one line."""
    members = (
        value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    )
    if depth > 1 and not any(one and isinstance(one, Mapping | list | tuple) for one in members):
        return json.dumps(value, ensure_ascii=False)
    named = isinstance(value, Mapping)
    keys = [f"{json.dumps(str(key), ensure_ascii=False)}: " for key in value] if named else [""] * len(value)
    lines = [f"{key}{_rows(one, depth + 1)}" for key, one in zip(keys, members, strict=True)]
    inside = f",\n{' ' * 2 * depth}".join(lines)
    opening, closing = "{}" if named else "[]"
    return f"{opening}\n{' ' * 2 * depth}{inside}\n{' ' * 2 * (depth - 1)}{closing}"


def _in_width(line: str) -> str:
    """A line of prose broken between words at 120 columns; a row of a table has to stay one line."""
    return line if line.startswith("|") else textwrap.fill(line, 120, break_on_hyphens=False)


def arguments(about: str | None, **defaults: bool | float | str) -> argparse.ArgumentParser:
    """The command line of a measurement: an option of each name, read as its default is; False is a flag's."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        if default is False:
            parser.add_argument(f"--{name}", action="store_true", help=HELP.get(name))
        else:
            parser.add_argument(f"--{name}", type=type(default), default=default, help=HELP.get(name))
    return parser


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
    asked = arguments(about, keep=False, only=",".join(parts), jobs=2).parse_args()
    path = RESULTS / f"{name}.json"
    results = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    results |= {**surroundings(), "seeds": seeds}
    results["machine"] = results["machine"].replace("one used", f"{asked.jobs} used")
    with ProcessPoolExecutor(asked.jobs) as executor:
        for part in asked.only.split(","):
            results[part] = parts[part](executor)
            if asked.keep:
                keep_rows(name, results, section(results))
    print(section(results))
