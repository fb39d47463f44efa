"""Answers about a deal that is looked back at with the coach."""

import msgspec

from whistclub.coach import BestLine, DealReview, Marked
from whistclub.wire.bodies import ReplayStep
from whistclub.wire.parts import Line


class Reviewing(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a deal; while it is being made its verdicts so far, the last decision's first, without those seen.

    A verdict is never taken back. `again_ms` says when to ask again; it is None with the review.
    """

    review: DealReview | None = None
    marked: tuple[Marked, ...] = ()
    again_ms: int | None = None


class Lined(msgspec.Struct, frozen=True, kw_only=True):
    """The best line after another card, all hands seen; None where the kernel has none."""

    line: BestLine | None


class GhostDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal as a bot plays the cards of one seat: act `fork`, counted from 1, is the first that differs, None
    where none does. `level` is the bot's, which after the fork plays for everybody.
    """

    level: str
    fork: int | None
    steps: tuple[ReplayStep, ...]
    lines: tuple[Line, ...]
    points: tuple[int, ...]
