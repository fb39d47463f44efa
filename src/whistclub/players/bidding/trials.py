"""Imagined deals at a bid, drawn from what a seat was told and weighed as all beliefs are (`players/beliefs`)."""

from math import exp
from random import Random
from typing import Final

from whistclub.players.beliefs import evidence_of
from whistclub.players.beliefs.believed import log_weights, uniform_worlds
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.rules.game import Game
from whistclub.rules.values import View

WORLDS_A_SAMPLE: Final = 10
"""A bid is one act of fourteen, and a deal played out by the policy costs little: so many for each sample of the budget."""
_DRAWS: Final = 4


def worlds_of(budget: Budget) -> int:
    """The number of deals to be imagined for a bid."""
    return WORLDS_A_SAMPLE * budget.samples


def imagined_deals(game: Game, view: View, rng: Random, count: int) -> tuple[Hands, ...]:
    """So many deals that agree with the viewer's hand and the cards shown.

    Where bids were heard, four times as many are drawn alike, and of those the ones kept by their weights, in evenly spaced
    steps.
    """
    evidence = evidence_of(game, view)
    if not evidence.bidders:
        return tuple(uniform_worlds(evidence, rng, count))
    drawn = uniform_worlds(evidence, rng, count * _DRAWS)
    logs = log_weights(evidence, drawn)
    best = max(logs)
    return _resampled(drawn, [exp(one - best) for one in logs], count)


def _resampled(drawn: list[Hands], weights: list[float], count: int) -> tuple[Hands, ...]:
    kept: list[Hands] = []
    step = sum(weights) / count
    place, upto = 0.5 * step, 0.0
    for hands, weight in zip(drawn, weights, strict=True):
        upto += weight
        while place < upto and len(kept) < count:
            kept.append(hands)
            place += step
    return (*kept, *(drawn[-1] for _ in range(count - len(kept))))
