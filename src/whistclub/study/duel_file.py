"""A duel kept as JSON lines: its terms first, then one `Compared` a line as the deals are played.

A file ends with a line feed after every deal, so a line that breaks off was being written when the program died; it is
cut away, and its deal is played again.
"""

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from whistclub.cards.errors import Reason, WhistclubError, reason
from whistclub.study.duel import Compared, Terms

FORMAT: Final = 1
MOST_BYTES: Final = 1_000_000_000


class BadDuelFile(WhistclubError):
    """A file that holds no duel, or another one."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the version of the format, and the terms."""

    duel: int
    terms: Terms


class DuelFile:
    """An open file that holds the deals compared so far, in `compared`, and takes those that follow.

    How many deals are wanted is no part of the terms: the same file goes on with more of them.
    """

    def __init__(self, file: BinaryIO, compared: Sequence[Compared]) -> None:
        self._file = file
        self.compared = list(compared)

    @classmethod
    def opened(cls, path: Path, terms: Terms) -> Self:
        """The file, made if it is not there yet.

        Raises BadDuelFile when it holds something else or was made with other terms, and OSError.
        """
        is_new = not path.exists() or not path.stat().st_size
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        file = path.open("r+b")
        try:
            if is_new:
                made = cls(file, ())
                made._write(Header(FORMAT, terms))
                return made
            return cls(file, _read(path, file, terms))
        except BaseException:
            file.close()
            raise

    def add(self, compared: Compared) -> None:
        """Writes one deal more, at once. Raises OSError."""
        self._write(compared)
        self.compared.append(compared)

    def missing(self, deals: int) -> list[int]:
        """Those of the deals 1 to `deals` that have not been compared."""
        done = {one.deal for one in self.compared}
        return [number for number in range(1, deals + 1) if number not in done]

    def _write(self, value: Header | Compared) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _read(path: Path, file: BinaryIO, terms: Terms) -> list[Compared]:
    """The deals in the file, which is left open for writing at its end, a broken last line cut away."""
    data = file.read(MOST_BYTES)
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.split(b"\n")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadDuelFile(reason("duel-no-file", path=str(path))) from problem
    if header != Header(FORMAT, terms):
        raise BadDuelFile(_differing(path, header, terms))
    found: dict[int, Compared] = {}
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            one = msgspec.json.decode(line, type=Compared)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise BadDuelFile(reason("duel-bad-line", path=str(path), line=number)) from problem
        found[one.deal] = one
    file.seek(len(whole))
    file.truncate()
    return list(found.values())


def _differing(path: Path, header: Header, terms: Terms) -> Reason:
    """The first setting that differs, with both values."""
    there, here = _settings(header), _settings(Header(FORMAT, terms))
    name = next(name for name in {**there, **here} if there.get(name) != here.get(name))
    return reason(
        "duel-other-terms", path=str(path), name=name, there=there.get(name, ""), here=here.get(name, "")
    )


def _settings(header: Header) -> dict[str, str]:
    """Every setting as text, the game's options among them."""
    plain = {name: str(getattr(header.terms, name)) for name in Terms.__struct_fields__ if name != "options"}
    return {"duel": str(header.duel), **plain, **header.terms.options}
