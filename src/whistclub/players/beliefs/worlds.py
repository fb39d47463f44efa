"""Weighted worlds, and chances in them."""

import msgspec

from whistclub.cards.card import Card
from whistclub.players.policy import Hands
from whistclub.rules.seats import Seat


class Worlds(msgspec.Struct, frozen=True):
    """Worlds as the hands left in each, and their weights, which add up to 1."""

    hands: tuple[Hands, ...]
    weights: tuple[float, ...]

    def __repr__(self) -> str:
        return f"Worlds({len(self.hands)})"


def chance_held(worlds: Worlds, seat: Seat, card: Card) -> float:
    """The share of these worlds, by weight, in which the seat holds the card."""
    return sum(
        weight for hands, weight in zip(worlds.hands, worlds.weights, strict=True) if hands[seat] & card.bit
    )
