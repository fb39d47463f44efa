"""The policy's questions, answered for many worlds at once."""

from collections.abc import Sequence

from whistclub.cards.card import Card
from whistclub.players.policy.situation import Hands, Situation
from whistclub.players.policy.twin import log_likelihood, seen_in, tricks_after


def tricks_played_out(situation: Situation, worlds: Sequence[Hands]) -> list[int]:
    """Counted tricks still to be taken in each world when all four play on by the policy, each by its own hand and what
    was seen.
    """
    seen = seen_in(situation)
    return [tricks_after(seen, hands, None) for hands in worlds]


def tricks_by_card(situation: Situation, worlds: Sequence[Hands], cards: Sequence[Card]) -> list[list[int]]:
    """The same for each of these cards played now by the seat to play, by world and card."""
    seen = seen_in(situation)
    return [[tricks_after(seen, hands, card.index) for card in cards] for hands in worlds]


def log_likelihoods(situation: Situation, worlds: Sequence[Hands], seats: int) -> list[float]:
    """The log of the chance that the policy plays the cards seen of these seats, in each world."""
    return [log_likelihood(situation, hands, seats) for hands in worlds]
