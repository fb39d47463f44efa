"""Small faults put into the package one by one: does `./check` notice each, and does `./check --all`?

`python -m bench.mutants --count 150 --seed 1 --in CLONE --keep FILE` mutates a clone that has run `./check` before, and
goes on where FILE ends. `--from FILE` puts the same faults into another clone, of an earlier version. The faults are
Cosmic Ray's (requirements/bench.in). A mutant counts as caught once a test fails; the tests nearest to it by imports
are asked first. A survivor has met every test that its file reaches.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from bench.common import arguments
from tools.check.near import steps_to

FAULTS: Final = re.compile(
    "AddNot|NumberReplacer|Replace(True|False|And|Or|Break|Continue)|ZeroIteration|ReplaceUnaryOperator_(USub|Delete_Not)"
    "|ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|Div_Mul|FloorDiv_Mul|Mod_FloorDiv|BitAnd_BitOr)"
    "|ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Is_IsNot|IsNot_Is|Lt_Gt|Gt_Lt)"
)
"""The operators that make faults as people make them; `|` is left alone, which stands in types most of the time."""
FIRST: Final = 4
"""So many files are asked first, then twice as many, and so on: most faults are caught by the nearest."""
LONGEST_S: Final = 900.0
"""A lot of tests that takes longer hangs: the fault is caught."""


class Mutant(msgspec.Struct, frozen=True, kw_only=True):
    """A fault: the file, the lines that it changes before and after, and what became of it.

    `caught` is the first file of tests that failed, empty where all passed; `asked` how many files were run.
    """

    path: str
    before: str
    after: str
    line: int
    operator: str
    caught: str = ""
    asked: int = 0
    spent_s: float = 0.0


def drawn(root: Path, count: int, rng: random.Random) -> Iterator[Mutant]:
    """So many faults, each file as likely as it is long."""
    files = [path for path in sorted((root / "src/whistclub").rglob("*.py")) if "client" not in path.parts]
    sizes = [path.stat().st_size for path in files]
    names = sorted(name for name in operator_names() if FAULTS.search(name))
    while count:
        path, name = rng.choices(files, sizes)[0], rng.choice(names)
        made = _made(path, name, rng)
        if made is not None:
            count -= 1
            yield msgspec.structs.replace(made, path=path.relative_to(root).as_posix())


def _made(path: Path, name: str, rng: random.Random) -> Mutant | None:
    """One fault of this kind in the file; None where there is no place for it."""
    code, operator = path.read_text(encoding="utf-8"), get_operator(name)()
    places = [at for node in ast_nodes(get_ast(code)) for at in operator.mutation_positions(node)]
    if not places:
        return None
    mutated = mutate_code(code, operator, rng.randrange(len(places)))
    if mutated is None or mutated == code:
        return None
    pairs = enumerate(zip(code.splitlines(), mutated.splitlines(), strict=False), 1)
    line, (before, after) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    return Mutant(path="", before=before, after=after, line=line, operator=name)


def judged(root: Path, mutant: Mutant, *, whole: bool) -> Mutant:
    """The fault, put in while the tests run that its file reaches."""
    path, start_s = root / mutant.path, time.monotonic()
    code = path.read_text(encoding="utf-8")
    lines = code.split("\n")
    at = [number for number, line in enumerate(lines) if line == mutant.before]
    if not at:
        return msgspec.structs.replace(mutant, caught="not there", asked=0)
    near = min(at, key=lambda number: abs(number - mutant.line + 1))
    lines[near] = mutant.after
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        caught, asked = _asked(root, mutant.path, whole=whole)
    finally:
        path.write_text(code, encoding="utf-8")
    spent_s = round(time.monotonic() - start_s, 1)
    return msgspec.structs.replace(mutant, caught=caught, asked=asked, spent_s=spent_s)


def _asked(root: Path, path: str, *, whole: bool) -> tuple[str, int]:
    """The first file of tests that fails, and how many were run."""
    steps = steps_to([path], root)
    files = sorted(steps, key=lambda file: (steps[file], file.startswith("browser"), file))
    at, size = 0, FIRST
    while at < len(files):
        lot = files[at : at + size]
        at, size = at + len(lot), size * 2
        halves = [half for half in (lot[::2], lot[1::2]) if half]
        with ThreadPoolExecutor(len(halves)) as threads:
            failed = [
                one for one in threads.map(lambda half: _failed(root, half, whole=whole), halves) if one
            ]
        if failed:
            return failed[0], at
    return "", at


def _failed(root: Path, files: list[str], *, whole: bool) -> str:
    """The first file that fails, empty where all pass."""
    words = [str(root / ".venv-check/bin/pytest"), "-x", "-q", "-p", "no:cacheprovider", "--no-header"]
    words += [] if whole else ["-m", "not long"]
    environment = {**os.environ, "WHIST_CHECK": "all" if whole else ""}
    browser = [file for file in files if file.startswith("browser")]
    for lot in (sorted(set(files) - set(browser), key=files.index), browser):
        if not lot:
            continue
        try:
            done = subprocess.run(
                [*words, *(f"tests/{file}.py" for file in lot)],
                cwd=root, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST_S,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"{lot[0]} and others, which never ended"
        if done.returncode not in {0, 5}:
            said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return (said or done.stdout.splitlines()[-1:] or [str(done.returncode)])[0][:160]
    return ""


def main() -> None:
    parser = arguments(__doc__, count=150, seed=1)
    parser.add_argument("--in", dest="root", type=Path, required=True, help="a clone that has run ./check")
    parser.add_argument("--keep", type=Path, required=True, help="the file of what became of each")
    parser.add_argument(
        "--from", dest="origin", type=Path, help="the faults of this file instead of new ones"
    )
    parser.add_argument("--all", action="store_true", help="with the tests that are marked long")
    asked = parser.parse_args()
    root = asked.root.resolve()
    if asked.origin:
        wanted = [msgspec.json.decode(line, type=Mutant) for line in asked.origin.read_bytes().splitlines()]
    else:
        wanted = list(drawn(root, asked.count, random.Random(asked.seed)))
    done = asked.keep.read_bytes().splitlines() if asked.keep.exists() else []
    with asked.keep.open("ab") as kept:
        for mutant in wanted[len(done) :]:
            found = judged(root, msgspec.structs.replace(mutant, caught="", asked=0), whole=asked.all)
            kept.write(msgspec.json.encode(found) + b"\n")
            kept.flush()
            print(
                f"{found.spent_s:>6.1f} s  {found.path}:{found.line}  {found.caught or 'SURVIVED'}",
                flush=True,
            )
    told = [msgspec.json.decode(line, type=Mutant) for line in asked.keep.read_bytes().splitlines()]
    caught = sum(bool(one.caught) for one in told)
    print(f"{caught} of {len(told)} caught, seed {asked.seed}")


if __name__ == "__main__":
    main()
