"""The values of the cards in the worlds tried so far, compared world by world.

The weights come to the number of independent draws that the worlds are worth, and errors are those of so many.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

from whistclub.cards.card import Card
from whistclub.rules.sums import added

_FEWEST: Final = 4
"""Fewer draws than this tell nothing, since their spread is not known; chosen by hand."""


class Tally:
    """Values by card and world, with the worlds' weights."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._weights: list[float] = []
        self._values: dict[Card, list[float]] = {card: [] for card in cards}
        self._count = len(cards)

    @property
    def cards(self) -> list[Card]:
        """The cards still tried."""
        return list(self._values)

    @property
    def worlds(self) -> int:
        """Worlds tried."""
        return len(self._weights)

    @property
    def draws(self) -> float:
        """The independent draws that the worlds tried are worth."""
        return added(self._weights)

    @property
    def tells_nothing(self) -> bool:
        """True if no card is worth more than another in any world, and none was dropped, or no world was tried."""
        return len(self._values) == self._count and all(
            len(set(values)) < 2 for values in zip(*self._values.values(), strict=True)
        )

    def add(self, weight: float, values: Sequence[float]) -> None:
        """Counts one more world, with the values of the cards still tried."""
        self._weights.append(weight)
        for column, value in zip(self._values.values(), values, strict=True):
            column.append(value)

    def drop(self, card: Card) -> None:
        """Tries this card no more."""
        del self._values[card]

    def mean(self, card: Card) -> float:
        """The weighted mean of a card's values."""
        return self._mean(self._values[card])

    def gain(self, card: Card, other: Card) -> tuple[float, float]:
        """The mean by which one card is worth more than the other, and the standard error of that mean."""
        if self.draws < _FEWEST:
            return 0.0, inf
        pairs = zip(self._values[card], self._values[other], strict=True)
        differences = [one - two for one, two in pairs]
        mean = self._mean(differences)
        spread = self._mean([(difference - mean) ** 2 for difference in differences])
        return mean, sqrt(spread / (self.draws - 1))

    def better_in(self, card: Card, other: Card) -> int:
        """The number of worlds in which one card is worth more than the other."""
        return sum(one > two for one, two in zip(self._values[card], self._values[other], strict=True))

    def _mean(self, column: Sequence[float]) -> float:
        total = added(self._weights)
        return added(weight * value for weight, value in zip(self._weights, column, strict=True)) / total
