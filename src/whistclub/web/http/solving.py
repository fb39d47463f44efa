"""Hands that are solved with all cards seen: what perfect play comes to."""

from typing import Annotated

import msgspec
from msgspec import Meta

from whistclub.cards.card import cards_from_text
from whistclub.cards.french import FRENCH
from whistclub.club.price_pool import PricePool
from whistclub.coach import PerfectTricks

OneHand = Annotated[str, Meta(min_length=2, max_length=60)]


class LaidHands(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Four hands of the French pack, North's first, all of a length."""

    hands: Annotated[tuple[OneHand, ...], Meta(min_length=4, max_length=4)]


class SolvedHands(msgspec.Struct, frozen=True, kw_only=True):
    """The tricks of perfect play, with `cards` in each hand."""

    cards: int
    solved: tuple[PerfectTricks, ...]


async def solved(prices: PricePool, visitor: str, laid: LaidHands) -> SolvedHands:
    """The tricks of these hands. Raises BadText, BadDeal, TooMuch."""
    north, east, south, west = (FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in laid.hands)
    found = await prices.perfect(visitor, (north, east, south, west))
    return SolvedHands(cards=north.bit_count(), solved=found)
