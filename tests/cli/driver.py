"""A person at a pipe: reads what is printed and nothing else, and types what is offered, now and then a card that is
not.
"""

import io
import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from whistclub.cli import main
from whistclub.games.registry import PRESETS, presets_of

LANGUAGES: Final = ("en", "de")
BOTH_OR_IN_TURN: Final = [
    (preset, language)
    for number, (preset, kept) in enumerate(PRESETS.items())
    for language in LANGUAGES
    if kept == presets_of(kept.game)[0] or language == LANGUAGES[number % 2]
]
"""The first preset of each game in both languages, and the others, whose words are of the same kind, in one in turn."""
SHORTER: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(
    ("call_ace", "call_ace_no_cat", "kleurwiezen", "kleurwiezen_small"), ("--option", "deals=3")
)
"""Options for a short match, by preset: of games whose bots play out each call, over many deals."""
CHOICE = re.compile(r"^⟦?(\d+)\. (.*)$")
CARD = re.compile(r"\((?:play|lay|exchange) (\S+)\)")


class Driver(io.TextIOBase):
    """Both ends of the pipe: what is written here is read by the driver, what it types is read by the program."""

    def __init__(self, text: str, most_answers: int = 20_000, stop_after: int | None = None) -> None:
        super().__init__()
        self.printed: list[str] = []
        self.typed: list[str] = []
        self.seen: list[str] = []
        self._offered: dict[str, str] = {}
        self._rng = random.Random(text)
        self._most = most_answers
        self._stop_after = stop_after

    def write(self, text: str) -> int:
        for line in text.splitlines():
            self.printed.append(line)
            self._read(line)
        return len(text)

    def _read(self, line: str) -> None:
        found = CHOICE.match(line)
        if found is None:
            return
        if self._fresh:
            self._offered = {}
            self._fresh = False
        self._offered[found.group(1)] = found.group(2)
        self.seen += CARD.findall(line)

    _fresh = True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        assert self._offered, f"nothing is offered after {self.printed[-5:]}"
        assert len(self.typed) < self._most, f"no end after {self.printed[-20:]}"
        self._fresh = True
        answer = self._answer()
        self.typed.append(answer)
        return answer + "\n"

    def _answer(self) -> str:
        if self._stop_after is not None and len(self.typed) >= self._stop_after:
            return "stop" if self._rng.random() < 0.7 else next(iter(self._offered))
        if self.seen and self._rng.random() < 0.1:
            return self._rng.choice(self.seen[-26:])
        return self._rng.choice(list(self._offered))

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return True


@contextmanager
def standard(source: object, out: object) -> Iterator[None]:
    before = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = source, out
    try:
        yield
    finally:
        sys.stdin, sys.stdout = before


def drive(driver: Driver, *arguments: str) -> int:
    """Runs the command with the driver at both ends of its pipe."""
    with standard(driver, driver):
        return main(list(arguments))
