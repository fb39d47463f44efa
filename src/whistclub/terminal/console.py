"""The console: lines out, lines in, on whatever the terminal or pipe can carry."""

import codecs
import os
import select
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from whistclub.terminal.line_wrap import wrapped_line

_MOST_CHARACTERS: Final = 4096
"""No answer is longer; what follows on the same line is read as the next answer, and refused."""

_LOOK_S: Final = 0.5
"""While a line is waited for, it is looked so often whether it is still wanted."""

_PLAIN: Final = {
    "“": '"', "”": '"', "„": '"', "…": "...", "–": "-", "’": "'", "ß": "ss", "⟦": "[", "⟧": "]",
    "\N{MINUS SIGN}": "-", "±": "+-",
}  # fmt: skip
_UMLAUTS: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""The kinds of characters that draw nothing: they move the cursor, turn the direction, end a line or hide."""
_JOINERS: Final = "\u200c\u200d"
"""Signs that join letters or keep them apart, as some scripts and pictures need it."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Overtaken(Exception):
    """Raised when an answer is not wanted any longer, since others have gone on."""


class OutputLost(Exception):
    """Raised when output could not be written, for instance to a full disk; the text is the system's reason."""


class Console:
    """The output and the input of a command. Lines go out at once, so that a pipe sees each as it happens."""

    def __init__(self, out: TextIO, source: TextIO | None) -> None:
        self._out = out
        self._source = source

    def say(self, text: str = "") -> None:
        """One line, or several, without what would move the cursor; at a terminal broken between words where one is too
        long for it.

        Raises BrokenPipeError when nobody reads any more, else OutputLost.
        """
        shown = text if text.isprintable() else "\n".join(map(one_line, text.split("\n")))
        shown = fitted(shown, self._out)
        with _written():
            self._out.write(shown + "\n")
            self._out.flush()

    def ask(self, prompt: str, is_overtaken: Callable[[], bool] | None = None) -> str:
        """The next line of input without blanks around it. Raises InputEnded at its end, and Overtaken as soon as
        `is_overtaken`.

        Only at a live terminal it is asked while nobody types: there each reading takes one line, so that none waits
        unseen.
        """
        self.say(prompt)
        if self._source is None:
            raise InputEnded
        if is_overtaken is not None and self.is_live:
            _wait_for_line(self._source, is_overtaken)
        try:
            line = self._source.readline(_MOST_CHARACTERS)
        except (OSError, ValueError):
            raise InputEnded from None
        if not line:
            raise InputEnded
        return line.strip()

    @property
    def is_live(self) -> bool:
        """True if a person types the answers, as far as the system knows."""
        return self._source is not None and self._source.isatty()


def fitted(text: str, out: TextIO) -> str:
    """The text for this stream: at a terminal no line is wider than it, in a pipe or a file each stays whole."""
    try:
        cells = os.get_terminal_size(out.fileno()).columns if out.isatty() else None
    except (OSError, ValueError):
        cells = None
    if cells is None or len(text) <= cells // 2:
        return text
    return "\n".join(row for line in text.split("\n") for row in wrapped_line(line, cells))


def _wait_for_line(source: TextIO, is_overtaken: Callable[[], bool]) -> None:
    """Returns when there is something to read. Raises Overtaken. Where the system cannot say, it returns at once."""
    while not _can_be_read(source):
        if is_overtaken():
            raise Overtaken


def _can_be_read(source: TextIO) -> bool:
    """True if there is something to read, or the system cannot say; waits for it a little."""
    try:
        return bool(select.select([source], [], [], _LOOK_S)[0])
    except (OSError, ValueError):
        return True


def open_standard() -> None:
    """Makes the standard streams able to say everything: closed ones go nowhere, letters they lack become plain
    ones.
    """
    codecs.register_error("whist-plain", _plain_letters)
    sys.stdout = _writable(sys.stdout)
    sys.stderr = _writable(sys.stderr)
    if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def write_document(document: bytes) -> None:
    """A JSON document on stdout, in UTF-8 whatever the terminal's own encoding is. Raises as `Console.say` does."""
    with _written():
        sys.stdout.flush()
        buffer = getattr(sys.stdout, "buffer", None)
        if buffer is None:
            sys.stdout.write(document.decode() + "\n")
        else:
            buffer.write(document + b"\n")
        sys.stdout.flush()


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise OutputLost(problem.strerror or type(problem).__name__) from problem


def hang_up() -> None:
    """After output failed: nothing more is written, not even when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def table_lines(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Pairs as lines, the second part beginning in one column."""
    width = max((len(name) for name, _ in rows), default=0)
    return [f"  {name:<{width}}  {text}".rstrip() for name, text in rows]


def _writable(stream: TextIO | None) -> TextIO:
    if stream is None:
        return Path(os.devnull).open("w", encoding="utf-8")
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="whist-plain")
    return stream


def _plain_letters(problem: UnicodeError) -> tuple[str, int]:
    """The nearest ASCII for letters that an encoding lacks."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    text = problem.object[problem.start : problem.end]
    return "".join(_plain(letter) for letter in text), problem.end


def printable(text: str) -> str:
    """The text with a question mark for each character that would move the cursor or do worse; lines stay lines."""
    return "".join(one if one.isprintable() or one == "\n" else "?" for one in text)


def one_line(text: str) -> str:
    """A stranger's text as a line may have it: with a question mark for each character that draws nothing."""
    if text.isprintable():
        return text
    return "".join(
        "?" if unicodedata.category(one) in _UNSEEN and one not in _JOINERS else one for one in text
    )


def on_one_line(told: Any) -> Any:
    """A stranger's message, read from JSON, with each of its texts on one line."""
    if isinstance(told, str):
        return one_line(told)
    if isinstance(told, list):
        return [on_one_line(one) for one in told]
    if isinstance(told, dict):
        return {one_line(name): on_one_line(value) for name, value in told.items()}
    return told


def plain_text(text: str) -> str:
    """The text in letters of ASCII."""
    return text if text.isascii() else "".join(one if one.isascii() else _plain(one) for one in text)


def _plain(letter: str) -> str:
    known = _PLAIN.get(letter) or _UMLAUTS.get(letter)
    if known is not None:
        return known
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return bare or "?"
