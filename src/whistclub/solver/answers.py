"""Answers of the solver."""

import msgspec

from whistclub.cards.card import Card


class Bounds(msgspec.Struct, frozen=True):
    """The least and the most that a value can be: tricks, or for a verdict 0 (no) or 1 (yes)."""

    least: int
    most: int

    @property
    def is_exact(self) -> bool:
        """True if the value is known."""
        return self.least == self.most


class CardValue(msgspec.Struct, frozen=True):
    """A legal card and the value of playing it."""

    card: Card
    value: Bounds


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The value of a position for the side and, if they were asked for, the value of each legal card and a line of best
    play.

    `why` is None for an exact answer. Else it is the key of the reason: `solve-limit` (a limit of nodes or time, or an
    interrupt) or `solve-no-kernel` (the twin answers only near the end). `nodes` counts positions; `seconds_s` is the
    time taken.
    """

    value: Bounds
    cards: tuple[CardValue, ...] = ()
    line: tuple[Card, ...] = ()
    nodes: int = 0
    seconds_s: float = 0.0
    why: str | None = None

    def __repr__(self) -> str:
        return f"Answer({self.value.least} to {self.value.most}, {self.nodes} nodes)"
