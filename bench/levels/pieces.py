"""A measurement in pieces: a file of JSON lines, the terms first, then a line for each unit, so that it goes on where
it stopped.

A line that breaks off was being written when the program died; it is cut away and its unit measured again. Terms name
everything that the figures depend on, the program's own files by a digest, so that pieces of different programs do not
mix.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench.levels.program import program
from whistclub.solver import has_kernel

Values = dict[str, float | str]
"""The figures of a unit, by name."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a row: what is measured, with which players, how many units of it, and from which seed.

    `program` is the digest of the program, `kernel` whether the compiled one was there.
    """

    row: str
    player: str
    against: str
    units: int
    seed: str
    program: str
    kernel: bool


class OtherTerms(Exception):
    """The pieces kept are of other terms."""


def terms_of(row: str, games: tuple[str, ...], player: str, against: str, units: int, seed: str) -> Terms:
    """The terms of a row of these games with the program as it is now."""
    return Terms(
        row=row,
        player=player,
        against=against,
        units=units,
        seed=seed,
        program=program(*games),
        kernel=has_kernel(),
    )


def read(path: Path) -> tuple[Terms | None, list[Values]]:
    """The terms and the units kept in a file; a broken last line is left out."""
    if not path.exists():
        return None, []
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return None, []
    return msgspec.json.decode(lines[0], type=Terms), [json.loads(line) for line in lines[1:]]


def go_on(
    path: Path,
    terms: Terms,
    measure: Callable[[int, Values], Values],
    *,
    until_s: float,
    is_enough: Callable[[list[Values]], bool],
    whatever_program: bool = False,
) -> list[Values]:
    """Measures unit after unit, from the first that is not kept, until the clock (`time.monotonic`) says so or it is
    enough.

    `measure` takes the unit's number, from 1, and the values of the unit before. Raises OtherTerms, but not for another
    program where `whatever_program` allows it.
    """
    kept, units = read(path)
    if kept is not None:
        alike = msgspec.structs.replace(kept, program=terms.program) if whatever_program else kept
        if alike != terms:
            raise OtherTerms(f"{path} has pieces of other terms: {kept} and not {terms}")
    _rewrite(path, kept or terms, units)
    with path.open("ab") as file:
        while len(units) < terms.units and time.monotonic() < until_s and not is_enough(units):
            units.append(measure(len(units) + 1, units[-1] if units else {}))
            file.write(json.dumps(units[-1], separators=(",", ":")).encode() + b"\n")
            file.flush()
    return units


def confirmed(
    path: Path, terms: Terms, measure: Callable[[int, Values], Values], count: int
) -> tuple[int, ...]:
    """Measures units of another program's row again, spread over the row. If all come out the same, the row is this
    program's too from now on; else the units that differ are the answer, and the row stays as it is.

    Raises OtherTerms where more than the program is another.
    """
    kept, units = read(path)
    if kept is None or msgspec.structs.replace(kept, program=terms.program) != terms:
        raise OtherTerms(f"{path} has pieces of other terms: {kept} and not {terms}")
    count = min(count, len(units))
    numbers = sorted({round((place + 0.5) * len(units) / count + 0.5) for place in range(count)})
    other = tuple(
        number
        for number in numbers
        if measure(number, units[number - 2] if number > 1 else {}) != units[number - 1]
    )
    if not other:
        _rewrite(path, terms, units)
    return other


def _rewrite(path: Path, terms: Terms, units: list[Values]) -> None:
    """Leaves whole lines only, so that the next one does not stand behind half a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [msgspec.json.encode(terms), *(json.dumps(one, separators=(",", ":")).encode() for one in units)]
    whole = b"".join(line + b"\n" for line in lines)
    if not path.exists() or path.read_bytes() != whole:
        path.write_bytes(whole)
