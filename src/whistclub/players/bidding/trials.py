"""Imagined deals before the first card, drawn from what a seat was told."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View

WORLDS_A_SAMPLE: Final = 10
"""A bid is one act of fourteen, and a deal played out by the policy costs little: so many for each sample of the budget."""
_DRAWS: Final = 4


def worlds_of(budget: Budget) -> int:
    """The number of deals to be imagined for a bid."""
    return WORLDS_A_SAMPLE * budget.samples


def imagined_deals(
    view: View, rng: Random, count: int, likely: Callable[[Hands], float] | None = None
) -> tuple[Hands, ...]:
    """So many deals that agree with the viewer's hand and the cards shown.

    Where `likely` tells how likely a deal makes what was heard, four times as many are drawn alike, and of those the ones
    kept by their weights, in evenly spaced steps.
    """
    if likely is None:
        return tuple(_dealt(view, rng) for _ in range(count))
    drawn = [_dealt(view, rng) for _ in range(count * _DRAWS)]
    weights = [likely(hands) for hands in drawn]
    total = sum(weights)
    return _resampled(drawn, weights, total, count) if total else tuple(drawn[:count])


def _resampled(
    drawn: Sequence[Hands], weights: Sequence[float], total: float, count: int
) -> tuple[Hands, ...]:
    kept: list[Hands] = []
    place, step = 0.5 * total / count, total / count
    for hands, upto in zip(drawn, accumulate(weights), strict=True):
        while place < upto and len(kept) < count:
            kept.append(hands)
            place += step
    return (*kept, *(drawn[-1] for _ in range(count - len(kept))))


def _dealt(view: View, rng: Random) -> Hands:
    """The viewer's hand as it is, the cards shown with their seats, all others at random."""
    me = view.viewer
    hands = [0, 0, 0, 0]
    for seat, card in view.shown:
        hands[seat] |= card.bit
    if me is not None:
        hands[me] = FRENCH.mask(view.hand)
    size = len(view.hand)
    free = (FRENCH.mask(view.short_pack) or FRENCH.full) & ~(hands[0] | hands[1] | hands[2] | hands[3])
    cards = [card.bit for card in FRENCH.iterate(free)]
    rng.shuffle(cards)
    for seat in FOUR:
        room = size - hands[seat].bit_count()
        hands[seat] |= sum(cards[:room])
        del cards[:room]
    north, east, south, west = hands
    return north, east, south, west
