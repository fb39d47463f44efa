"""Measures rows of the table of levels for some minutes, and goes on with the pieces kept before.

`python -m bench.levels --row high --minutes 5 --keep` from the project's folder. `--row` may name several, with commas
between; `--player` and `--against` other players, `--all-units` goes on when the sequential test is decided,
`--any-program` mixes pieces of different versions of the program, `--fresh` drops the pieces kept. Without `--keep`
nothing is kept. `--tell` measures nothing. `--confirm N` measures N units of a row of an earlier program again: where
all come out the same, the row stands as this program's.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bench.common import RAW, RESULTS, arguments, keep_rows, said_of, surroundings
from bench.levels.figures import told_of
from bench.levels.pieces import Terms, Values, confirmed, go_on, read, terms_of
from bench.levels.program import program
from bench.levels.rows import ROWS, SEED, Row
from bench.levels.sequential import verdict

FOLDER = RAW / "levels"
STRONGEST = "strong"


def main() -> None:
    asked = _asked()
    names = list(ROWS) if asked.row == "all" else asked.row.split(",")
    with tempfile.TemporaryDirectory() as away:
        folder = FOLDER if asked.keep or asked.tell else Path(away)
        for name in names:
            if asked.confirm:
                print(
                    json.dumps({"row": name, "units that differ": _confirmed(ROWS[name], asked)}), flush=True
                )
                continue
            if not asked.tell:
                _measured(ROWS[name], asked, folder)
            told = _told(ROWS[name], folder, asked)
            print(json.dumps(told), flush=True)
    if asked.keep or asked.confirm:
        _keep_all()


def _asked() -> argparse.Namespace:
    parser = arguments(__doc__, row="all", minutes=5.0, player=STRONGEST, against="")
    parser.add_argument("--units", type=int, default=0, help="fewer units than the row has, for a first look")
    parser.add_argument("--confirm", type=int, default=0, metavar="N")
    for name in ("keep", "tell", "fresh", "all-units", "any-program"):
        parser.add_argument(f"--{name}", action="store_true")
    return parser.parse_args()


def _path(folder: Path, row: Row, asked: argparse.Namespace) -> Path:
    others = [name for name in (asked.player, asked.against) if name and name != STRONGEST]
    usual = bool(row.player) or not others
    tail = "" if usual else "-" + "-".join(name.replace(":", "_").replace("/", "_") for name in others)
    return folder / f"{row.name}{tail}.jsonl"


def _measured(row: Row, asked: argparse.Namespace, folder: Path) -> None:
    path = _path(folder, row, asked)
    if asked.fresh:
        path.unlink(missing_ok=True)
    player = row.player or asked.player
    terms = terms_of(
        row.name, row.games, player, asked.against or row.against, asked.units or row.units, SEED
    )

    def is_enough(units: list[Values]) -> bool:
        if row.kind != "mean" or asked.all_units:
            return False
        values = [float(unit[row.of]) for unit in units]
        return bool(verdict(values, terms.units, row.alpha).passed_at)

    go_on(
        path,
        terms,
        lambda number, before: row.measure(terms, number, before),
        until_s=time.monotonic() + 60 * asked.minutes,
        is_enough=is_enough,
        whatever_program=asked.any_program,
    )


def _terms(row: Row, asked: argparse.Namespace) -> Terms:
    player, against = row.player or asked.player, asked.against or row.against
    return terms_of(row.name, row.games, player, against, asked.units or row.units, SEED)


def _confirmed(row: Row, asked: argparse.Namespace) -> tuple[int, ...]:
    terms = _terms(row, asked)
    return confirmed(
        _path(FOLDER, row, asked),
        terms,
        lambda number, before: row.measure(terms, number, before),
        asked.confirm,
    )


def _told(row: Row, folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    terms, units = read(_path(folder, row, asked))
    _, ceiling = read(FOLDER / f"{row.ceiling}.jsonl") if row.ceiling else (None, [])
    told = told_of(row, units, ceiling)
    return told if terms is None else told | {"player": terms.player, "against": terms.against}


def _keep_all() -> None:
    """Writes what all pieces come to, as JSON and as tables; rows whose pieces are not here stay as they
    were.
    """
    before = json.loads((RESULTS / "levels.json").read_text(encoding="utf-8"))["rows"]
    found: dict[str, Any] = {**surroundings(), "seeds": repr(SEED), "rows": {}}
    for name, row in _kept_rows(before):
        terms, units = read(FOLDER / f"{name}.jsonl")
        _, ceiling = read(FOLDER / f"{row.ceiling}.jsonl") if row.ceiling else (None, [])
        if terms is not None and units:
            told = told_of(row, units, ceiling)
            found["rows"][name] = told | {
                "player": terms.player,
                "against": terms.against,
                "program": terms.program,
                "stands": terms.program == program(*row.games),
            }
        elif name in before:
            found["rows"][name] = before[name] | {"stands": before[name]["program"] == program(*row.games)}
    keep_rows("levels", found, section(found))


def _kept_rows(before: Iterable[str]) -> Iterator[tuple[str, Row]]:
    """Each row by the name of its file: that of the strongest level, then those of other players."""
    names = {*before, *(path.stem for path in FOLDER.glob("*.jsonl"))}
    for name, row in ROWS.items():
        yield name, row
        yield from ((other, row) for other in sorted(names) if other.startswith(f"{name}-"))


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [said_of(results), "", "| row | players | units | figure | wanted |", "|---|---|---|---|---|"]
    for name, told in results["rows"].items():
        row = ROWS[name.partition("-")[0]]
        players = told["player"] if row.kind == "time" else f"`{told['player']}` against `{told['against']}`"
        earlier = "" if told["stands"] else "; by an earlier program"
        figure = _figure(row, told) + earlier
        lines.append(
            f"| {row.about} | {players} | {told['units']:,} of {told['of']:,} | {figure} | {row.wanted} |"
        )
    return "\n".join(lines + _phases(results["rows"]))


def _phases(rows: dict[str, Any]) -> list[str]:
    """The times of the strongest level by game and phase."""
    told = rows.get(f"time_{STRONGEST}", {})
    if "phases" not in told:
        return []
    head = [
        "",
        f"| an act of `{STRONGEST}`, ms | acts | median | 95 % | 99 % | longest |",
        "|---|---|---|---|---|---|",
    ]
    names = ("median_ms", "p95_ms", "p99_ms", "longest_ms")
    return head + [
        f"| {name} | {one['acts']:,} | " + " | ".join(f"{one[each]:,.0f}" for each in names) + " |"
        for name, one in told["phases"].items()
    ]


def _figure(row: Row, told: dict[str, Any]) -> str:
    if row.kind == "mean":
        text = f"{told['mean']:+.2f} ({told['low'] or 0:+.2f} to {told['high'] or 0:+.2f}) {row.of}"
        if told["passed_at"]:
            text += f", ahead at look {told['passed_at']} of 4"
        return text + (f"; {told['share_of_gap']:.0%} of the gap" if told.get("share_of_gap") else "")
    if row.kind == "share":
        return f"{told['share']:.1%} ({told['low']:.1%} to {told['high']:.1%})"
    if row.kind == "told":
        some = told["contracts"].items()
        return "; ".join(
            f"{name} {100 * one['told']:.0f} told, {100 * one['made_of_told']:.0f} made ({one['counted']})"
            for name, one in some
            if "told" in one
        )
    if row.kind == "invites":
        return f"{told['costly']:.0f} of {told['invites']:.0f} cost two tricks or more"
    every = told["all"]
    return f"median {every['median_ms']} ms, 95 % {every['p95_ms']} ms, 99 % {every.get('p99_ms', 'not kept')} ms, longest {every['longest_ms']} ms; {told['memory_mb']} MB"


if __name__ == "__main__":
    main()
