"""Reviews of deals that are over, by the coach, computed from the log of their match."""

import hashlib
from collections.abc import Sequence

import msgspec

from whistclub.coach import Effort, review_deal
from whistclub.rules.encoding import encode
from whistclub.web.http.matches.replay import folded, open_deal


def content_of(log: Sequence[str], place: int) -> str:
    """A hash of all that the review of a deal depends on, by its place from 1. Raises NotHere if its cards are not open."""
    state = folded(log)
    played = msgspec.structs.replace(open_deal(state, place), seed=None, proof=None)
    game = state.game
    return hashlib.sha256(encode((game.key, game.version, game.options, played))).hexdigest()


def review_body(log: Sequence[str], place: int, effort: Effort) -> bytes:
    """The review of a deal of the match, by its place from 1. Raises NotHere if its cards are not open."""
    state = folded(log)
    return encode(review_deal(state.game, open_deal(state, place), effort=effort))
