"""Worlds that agree with a view, each with its weight by the evidence: by the kernel, and for the judge in Python."""

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.players.policy import Hands, draw_worlds
from whistclub.players.worlds.evidence import Evidence, evidence_of, four, may_hold
from whistclub.players.worlds.likely import likely_worlds, log_chances
from whistclub.rules.game import Game
from whistclub.rules.sampling import random_bit
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View
from whistclub.solver.solver import has_kernel


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


DRAWS: Final = 240
"""The draws of beliefs, unless more worlds are asked for; chosen by hand for the time of an act."""
_LOOKED_AT: Final = 2000
"""Without the kernel: the worlds looked at, those drawn at first and those that exchanges of cards lead to; chosen by
hand, as are the three numbers below."""
_FIRST: Final = 400
"""Of these, worlds drawn alike likely."""
_CHAINS: Final = 40
"""Worlds that walk by exchanges side by side."""
_TWICE: Final = 0.3
"""The share of tries that exchange twice at once."""


def believed(game: Game, view: View, rng: Random, count: int, *, draws: int = DRAWS) -> Worlds:
    """So many worlds that agree with a seat's view, likely ones more often, each of the same weight.

    They are chosen among those of `weighed_worlds`. The same view and chance give the same worlds. Raises ValueError
    for a spectator, or a game without four hands of the French pack.
    """
    weighed = weighed_worlds(game, view, rng, draws=draws)
    chosen = _chosen(weighed.weights, rng, count)
    return Worlds(tuple([weighed.hands[place] for place in chosen]), (1 / count,) * count)


def weighed_worlds(game: Game, view: View, rng: Random, *, draws: int = DRAWS) -> Worlds:
    """Worlds that agree with a seat's view, with weights by the chance of the bids and cards seen: so many draws."""
    evidence = evidence_of(game, view)
    if not has_kernel():
        return walked_worlds(evidence, rng)
    drawing = likely_worlds(evidence, rng, draws)
    return Worlds(drawing.hands, drawing.weights)


def walked_worlds(evidence: Evidence, rng: Random, looked_at: int = _LOOKED_AT) -> Worlds:
    """The same in Python, with few worlds: the first are drawn alike likely, the rest come from likely ones of them by
    exchanging cards again and again, each exchange being kept by the rule of Metropolis.
    """
    first = min(looked_at, _FIRST)
    worlds = uniform_worlds(evidence, rng, first)
    logs = log_chances(evidence, worlds)
    rounds = (looked_at - first) // _CHAINS
    # Where no world is likelier than another, walking from one to the next would only draw again.
    if rounds < 2 or max(logs) == min(logs):
        return _weighed(worlds, logs)
    start = _chosen(_weighed(worlds, logs).weights, rng, _CHAINS)
    chains = Chains(evidence, [worlds[place] for place in start], [logs[place] for place in start])
    found: list[Hands] = []
    for number in range(rounds):
        chains.exchange(rng)
        # The first quarter is left out, since the walks still show where they began.
        if number >= rounds // 4:
            found.extend(chains.worlds)
    return Worlds(tuple(found), (1 / len(found),) * len(found))


class Chains:
    """Worlds that walk by exchanges of two cards between two seats, each on its own."""

    def __init__(self, evidence: Evidence, worlds: list[Hands], logs: list[float]) -> None:
        reading = evidence.reading
        self.worlds = worlds
        self._logs = logs
        self._evidence = evidence
        self._may_hold = may_hold(evidence)
        self._known = reading.known
        free = [reading.counts[seat] - reading.known[seat].bit_count() for seat in FOUR]
        self._seats = [seat for seat in FOUR if seat != reading.me and free[seat]]

    def exchange(self, rng: Random) -> None:
        """One exchange tried in every world."""
        tried = [self._exchanged(world, rng) for world in self.worlds]
        logs = log_chances(self._evidence, tried)
        for place, (world, log_chance) in enumerate(zip(tried, logs, strict=True)):
            if log_chance >= self._logs[place] or rng.random() < exp(log_chance - self._logs[place]):
                self.worlds[place] = world
                self._logs[place] = log_chance

    def _exchanged(self, world: Hands, rng: Random) -> Hands:
        """The world with one or two cards of two seats exchanged; the same where a seat could not hold what it would
        get.
        """
        if len(self._seats) < 2:
            return world
        hands = list(world)
        for _ in range(1 + (rng.random() < _TWICE)):
            one, other = rng.sample(self._seats, 2)
            gives = random_bit(hands[one] & ~self._known[one], rng)
            takes = random_bit(hands[other] & ~self._known[other], rng)
            hands[one] ^= gives | takes
            hands[other] ^= gives | takes
        fits = all(not hands[seat] & ~self._may_hold[seat] for seat in FOUR)
        # The same world counts once more: by the rule of Metropolis a refused exchange is a step too.
        return four(hands) if fits else world


def _weighed(worlds: list[Hands], logs: list[float]) -> Worlds:
    best = max(logs)
    # Less the largest, so that they do not all come out as 0.
    weights = [exp(one - best) for one in logs]
    total = sum(weights)
    return Worlds(tuple(worlds), tuple([weight / total for weight in weights]))


def uniform_worlds(evidence: Evidence, rng: Random, count: int) -> list[Hands]:
    """Worlds that agree with all that is certain, each as likely."""
    reading = evidence.reading
    known = four(list(reading.known))
    return draw_worlds(may_hold(evidence), known, reading.counts, rng.getrandbits(64), count)


def _chosen(weights: tuple[float, ...], rng: Random, count: int) -> list[int]:
    """Places drawn by weight at equal steps from one random start, so that each comes up as often as its weight
    says.
    """
    bounds = list(accumulate(weights))
    start = rng.random()
    steps = ((place + start) / count * bounds[-1] for place in range(count))
    return [min(bisect(bounds, step), len(weights) - 1) for step in steps]
