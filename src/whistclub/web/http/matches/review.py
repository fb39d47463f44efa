"""Reviews of deals that are over, by the coach, computed from the log of their match: piece by piece, in a process that
keeps its place.

A piece is the verdicts that a short time allows, so that many reviews go on side by side.
"""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from whistclub.coach import DealReview, Effort, Marked, review_steps
from whistclub.rules.encoding import encode
from whistclub.web.http.matches.replay import folded, open_deal

_MOST_BEGUN: Final = 200
"""Reviews of which this process keeps its place; one that is forgotten is begun again."""

_Steps = Iterator[Marked | DealReview]
_begun: OrderedDict[str, tuple[int, _Steps]] = OrderedDict()
"""The reviews that this process has begun by their content, each with the verdicts it has told."""


class Piece(msgspec.Struct, frozen=True):
    """More of a review: verdicts as JSON, and the whole review once all are told."""

    marked: tuple[bytes, ...]
    review: bytes | None = None

    def __repr__(self) -> str:
        return f"Piece({len(self.marked)} verdicts)"


def content_of(log: Sequence[str], place: int) -> str:
    """A hash of all that the review of a deal depends on, by its place from 1. Raises NotHere if its cards are not
    open.
    """
    state = folded(log)
    played = msgspec.structs.replace(open_deal(state, place), seed=None, proof=None)
    game = state.game
    return hashlib.sha256(encode((game.key, game.version, game.options, played))).hexdigest()


def next_piece(
    content: str, log: Sequence[str], place: int, effort: Effort, told: int, seconds: float
) -> Piece:
    """The verdicts that follow the first `told` of a review: at least one, and as many as so many seconds allow. Raises
    NotHere.
    """
    steps = _steps_from(content, log, place, effort, told)
    end_s = time.monotonic() + seconds
    marked: list[bytes] = []
    for step in steps:
        if isinstance(step, DealReview):
            return Piece(tuple(marked), encode(step))
        marked.append(encode(step))
        if time.monotonic() >= end_s:
            break
    _begun[content] = told + len(marked), steps
    while len(_begun) > _MOST_BEGUN:
        _begun.popitem(last=False)
    return Piece(tuple(marked))


def _steps_from(content: str, log: Sequence[str], place: int, effort: Effort, told: int) -> _Steps:
    """The steps of a review after so many verdicts; begun again where this process has lost its place."""
    at, steps = _begun.pop(content, (-1, iter(())))
    if at == told:
        return steps
    state = folded(log)
    steps = review_steps(state.game, open_deal(state, place), effort=effort)
    for _ in range(told):
        next(steps)
    return steps


def ready() -> None:
    """Does nothing: a call that starts the process and lets it read its modules."""
