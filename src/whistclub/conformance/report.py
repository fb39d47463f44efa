"""The report of the kit: named checks, the number of things each looked at, and its findings."""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

MOST_FINDINGS: Final = 20
"""Kinds of findings told of one check, so that a broken game does not fill the screen."""
_FACTS: Final = re.compile(r"(\b[A-Z0-9]{1,4}\b\s*)+")
"""Numbers and the text forms of cards: findings that differ in these alone are alike."""


class Check(msgspec.Struct, frozen=True):
    """One check: how many things it looked at, and what it found wrong: the first twenty findings that differ in more
    than numbers and cards.
    """

    name: str
    looked_at: int
    findings: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """True if it found nothing wrong."""
        return not self.findings


class Report(msgspec.Struct, frozen=True):
    """Every check of one game with its options."""

    game: str
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """True if every check passed."""
        return all(check.passed for check in self.checks)

    def named(self, name: str) -> Check:
        """The check of this name. Raises KeyError when it was not run."""
        return {check.name: check for check in self.checks}[name]

    def text(self) -> str:
        """A line a check, and a line a finding."""
        lines = [self.game]
        for check in self.checks:
            lines.append(f"  {'ok    ' if check.passed else 'FAILED'} {check.name}: {check.looked_at}")
            lines.extend(f"         {finding}" for finding in check.findings)
        return "\n".join(lines)


class Tally:
    """A check while it runs; `look` counts, `wrong` notes a finding."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.looked_at = 0
        self._alike: dict[str, list[str]] = {}

    @property
    def findings(self) -> tuple[str, ...]:
        """The faults found. One is usually found after every act and by every viewer: it is told once, with the number
        of times.
        """
        return tuple(
            first if not more else f"{first} (and {len(more)} more like it)"
            for first, *more in self._alike.values()
        )

    def look(self, times: int = 1) -> None:
        """Counts what was looked at."""
        self.looked_at += times

    def wrong(self, finding: str) -> None:
        """Notes a finding, unless there are enough of other kinds."""
        shape = _FACTS.sub("", finding)
        if shape in self._alike or len(self._alike) < MOST_FINDINGS:
            self._alike.setdefault(shape, []).append(finding)

    def claim(self, *, holds: bool, otherwise: str) -> None:
        """Counts one look, and notes the finding where the claim does not hold."""
        self.look()
        if not holds:
            self.wrong(otherwise)

    def done(self) -> Check:
        """The finished check."""
        return Check(self.name, self.looked_at, self.findings)


def finished(tallies: Iterable[Tally]) -> tuple[Check, ...]:
    """The checks of these tallies."""
    return tuple(tally.done() for tally in tallies)
