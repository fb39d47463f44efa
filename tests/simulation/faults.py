"""The faults of one run: which kinds there are and how often is drawn from its seed, and all end at one moment."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """The share of calls that each fault befalls."""

    slow: float = 0.0
    """A statement takes up to some seconds."""
    failed: float = 0.0
    """A statement fails, and its transaction with it."""
    lost: float = 0.0
    """A commit is not done, and fails."""
    unanswered: float = 0.0
    """A commit is done, and fails."""
    notice_lost: float = 0.0
    notice_twice: float = 0.0
    notice_late: float = 0.0
    line_cut: float = 0.0
    """The network of a person ends before they send something."""
    work_lost: float = 0.0
    """A process that thinks ends in the middle."""


NONE: Final = Rates()
_OFTEN: Final = {
    "slow": 0.2,
    "failed": 0.05,
    "lost": 0.05,
    "unanswered": 0.05,
    "notice_lost": 0.5,
    "notice_twice": 0.3,
    "notice_late": 0.5,
    "line_cut": 0.15,
    "work_lost": 0.2,
}
_SLOW_S: Final = 2.0
_QUICK_S: Final = 0.004


def drawn(chance: Random) -> Rates:
    """Some kinds of fault, each more or less often: two that hide each other are seldom in every run."""
    return Rates(**{kind: most * chance.random() for kind, most in _OFTEN.items() if chance.random() < 0.5})


class Faults:
    """The faults of one run."""

    def __init__(self, chance: Random, note: Callable[..., None]) -> None:
        self._chance, self._note = chance, note
        self.rates = NONE
        """Changed while it runs: there are none at the beginning and at the end."""

    def befalls(self, kind: str) -> bool:
        """True if the fault of this kind befalls this call."""
        rate: float = getattr(self.rates, kind)
        if not rate or self._chance.random() >= rate:
            return False
        self._note("fault", kind)
        return True

    def delay_s(self) -> float:
        """The time that an answer takes."""
        return self._chance.random() * (_SLOW_S if self.befalls("slow") else _QUICK_S)

    def notice_delay_s(self) -> float:
        """The time that a notice takes."""
        return self._chance.random() * (_SLOW_S if self.befalls("notice_late") else _QUICK_S)
