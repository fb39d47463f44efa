"""Worlds that agree with a view, drawn each as likely, weighted by the evidence, and drawn again by weight."""

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from whistclub.cards.pack import Hand
from whistclub.players.beliefs.evidence import Evidence, evidence_of
from whistclub.players.beliefs.worlds import Worlds
from whistclub.players.policy import Hands, draw_worlds, log_likelihoods
from whistclub.rules.actions import Exchange
from whistclub.rules.deal import four_hands
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import View

DRAWS: Final = 400
_SAMPLED: Final = 60
"""The most worlds drawn by the game's own rules, which are slow."""


def believed(game: Game, view: View, rng: Random, count: int, *, draws: int = DRAWS) -> Worlds:
    """So many worlds that agree with a seat's view, likely ones more often, each of the same weight.

    They are chosen among `draws` worlds drawn alike likely. The same view and chance give the same worlds. Raises ValueError for
    a spectator, or a game without four hands of the French pack.
    """
    weighed = weighed_worlds(game, view, rng, draws=draws)
    chosen = _chosen(weighed.weights, rng, count)
    return Worlds(tuple([weighed.hands[place] for place in chosen]), (1 / count,) * count)


def weighed_worlds(game: Game, view: View, rng: Random, *, draws: int = DRAWS) -> Worlds:
    """Worlds drawn alike likely, each with the weight of the bids and cards seen: these give the steadiest chances."""
    evidence = evidence_of(game, view)
    if evidence.moved:
        worlds = [_sampled(game, view, rng) for _ in range(min(draws, _SAMPLED))]
    else:
        worlds = uniform_worlds(evidence, rng, draws)
    logs = log_weights(evidence, worlds)
    best = max(logs)
    weights = [exp(one - best) for one in logs]
    total = sum(weights)
    return Worlds(tuple(worlds), tuple([weight / total for weight in weights]))


def uniform_worlds(evidence: Evidence, rng: Random, count: int) -> list[Hands]:
    """Worlds that agree with all that is certain, each as likely."""
    reading = evidence.reading
    may_hold = [
        cards & ~barred | known
        for cards, barred, known in zip(reading.may_hold, evidence.barred, reading.known, strict=True)
    ]
    return draw_worlds(
        _four(may_hold), _four(list(reading.known)), reading.counts, rng.getrandbits(64), count
    )


def log_weights(evidence: Evidence, worlds: list[Hands]) -> list[float]:
    """The log of the chance of the bids and cards seen of the other seats, in each world."""
    situation, me = evidence.situation, evidence.reading.me
    if situation is None or not situation.played:
        logs = [0.0] * len(worlds)
    else:
        logs = log_likelihoods(situation, worlds, 15 & ~(1 << me))
    if evidence.bids is None:
        return logs
    played = _played(evidence)
    for seat in evidence.bidders:
        known: dict[Hand, float] = {}
        for place, hands in enumerate(worlds):
            dealt = hands[seat] | played[seat]
            if dealt not in known:
                known[dealt] = evidence.bids(seat, dealt)
            logs[place] += known[dealt]
    return logs


def _played(evidence: Evidence) -> list[Hand]:
    """The cards that each seat has played."""
    played = [0, 0, 0, 0]
    tricks = [trick.cards for trick in evidence.reading.tricks]
    for seat, card in (play for cards in (*tricks, evidence.reading.trick) for play in cards):
        played[seat] |= card.bit
    return played


def _chosen(weights: tuple[float, ...], rng: Random, count: int) -> list[int]:
    """Places drawn by weight at equal steps from one random start, so that each comes up as often as its weight says."""
    bounds = list(accumulate(weights))
    start = rng.random()
    steps = ((place + start) / count * bounds[-1] for place in range(count))
    return [min(bisect(bounds, step), len(weights) - 1) for step in steps]


def _four(hands: list[Hand]) -> Hands:
    north, east, south, west = hands
    return north, east, south, west


def _sampled(game: Game, view: View, rng: Random) -> Hands:
    """The hands left in one world drawn by the game, each as likely."""
    world = game.sample(view, rng)
    hands = list(four_hands(world.deal, view.setting.dealer))
    passed: list[tuple[Seat, Hand]] = [
        (seat, action.card.bit) for seat, action in world.acts if isinstance(action, Exchange)
    ]
    if len(passed) == len(FOUR) // 2:
        for seat, bit in passed:
            hands[seat] ^= bit
            hands[partner_of(seat)] |= bit
    for seat, card in plays_among(world.acts):
        hands[seat] &= ~card.bit
    return _four(hands)
