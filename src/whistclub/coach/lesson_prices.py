"""The places that guided deals and drills teach, with the prices of every act there, computed beforehand by `python -m
tools.taught_prices`.

A place is found by all that its seat can see and by nothing else, so that a price tells nothing more than a hint would.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.coach.prices import PricedAct, Verdict, word_of
from whistclub.players.solitaire.by_odds import in_hundred
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.values import View

BETTER: Final = "why-best-here"
"""The reason of an act that is taught although the conventions ask for another."""
_DEALS: Final = 10
"""A cost is told in so many deals, so that it is a number without a fraction."""


class TaughtPlace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that a learner meets: in which deal (`minnesota steps`, `drill c1`), after how many acts, and what it
    looks like, as `sight_of` has it.

    `advised` is the act that is taught, with its reason; `verdict` what the coach says of it, and `prices` are those of
    all acts, the best first. Where the coach calls the conventional act an error the best one is taught, and the reason
    says so.
    """

    deal: str
    number: int
    sight: str
    advised: str
    why: Reason
    verdict: Verdict
    prices: tuple[PricedAct, ...]

    def __repr__(self) -> str:
        return f"TaughtPlace({self.deal!r}, {self.number})"


def sight_of(game: Game, view: View) -> str:
    """A hash of the game, its options, and all that the seat sees."""
    return sha256(encode((game.key, game.version, game.options, view))).hexdigest()[:32]


@cache
def taught_places() -> tuple[TaughtPlace, ...]:
    """Every place, deal by deal."""
    lines = files(__package__ or "").joinpath("taught.jsonl").read_bytes().splitlines()
    decoder = msgspec.json.Decoder(TaughtPlace)
    return tuple(decoder.decode(line) for line in lines)


def taught_at(game: Game, view: View) -> TaughtPlace | None:
    """The place that looks like this view; None if no guided deal or drill has it."""
    return _by_sight().get(sight_of(game, view))


def cost_of_other(prices: Sequence[PricedAct], advised: str, other: str) -> Reason | None:
    """The cost of another act beside the one advised, as a message; None where one of them has no price. `prices` have
    the best first; there are none where all acts are equal.
    """
    if not prices:
        return reason("cost-level")
    ours, theirs = (next((one for one in prices if act in one.alike), None) for act in (advised, other))
    if ours is None or theirs is None:
        return None
    if ours.fair.chance is not None and theirs.fair.chance is not None:
        chances = {"advised": in_hundred(ours.fair.chance), "other": in_hundred(theirs.fair.chance)}
        is_whole = theirs.fair.chance > ours.fair.chance and theirs.fair.points < ours.fair.points
        return reason("cost-chance-whole" if is_whole else "cost-chance", **chances)
    gives = ours.fair.scored - theirs.fair.scored
    is_clear = "cost" in (word_of(ours, prices), word_of(theirs, prices))
    tenths = round(_DEALS * abs(gives))
    if not is_clear or not tenths:
        return reason("cost-level")
    return reason("cost-price" if gives > 0 else "cost-gains", tenths=tenths)


@cache
def _by_sight() -> dict[str, TaughtPlace]:
    return {one.sight: one for one in taught_places()}
