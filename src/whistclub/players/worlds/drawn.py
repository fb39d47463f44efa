"""Worlds to try acts in: for the play all there are where they are few, else likely ones; for the bids dealt hands as
likely as the bids heard.
"""

from collections.abc import Callable, Iterator
from math import exp
from random import Random
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.players.worlds.believed import DRAWS, believed, uniform_worlds
from whistclub.players.worlds.evidence import Evidence, evidence_of, four, may_hold
from whistclub.players.worlds.likely import kernel_weighs, likely_worlds, log_chances, some_of
from whistclub.rules.game import Game
from whistclub.rules.sampling import ways_to_deal
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View
from whistclub.solver.solver import has_kernel

Weighted = tuple[float, Hands]
"""A world's weight and its four hands: the weights of some worlds come to as many independent draws as these are
worth.
"""


class Drawn(msgspec.Struct, frozen=True):
    """Worlds with their weights; `is_all` where there is no other."""

    worlds: tuple[Weighted, ...]
    is_all: bool = False

    def __repr__(self) -> str:
        return f"Drawn({len(self.worlds)})"


Draw = Callable[[int], Drawn]
"""Draws so many worlds, or all there are."""

_DRAWS_A_WORLD: Final = 2
"""Draws for each world that is looked at, so that a small budget spends little on beliefs; chosen by hand. Late in a
deal few worlds come up often, and all of them are looked at."""
_FEW_CARDS: Final = 5
"""With more cards in hand the worlds are too many to be counted: 756,756 of three unseen hands of five, before anything
is known.
"""
_ALL: Final = 12
"""So many times the worlds asked for are looked at where that is all of them: with few cards left each costs little.
Chosen by hand."""


def believing(game: Game, view: View, rng: Random, known: Evidence | None = None) -> Draw:
    """Worlds as likely as the bids and cards seen make them, by the evidence of the view where it is `known`."""

    def draw(count: int) -> Drawn:
        evidence = known or evidence_of(game, view)
        if len(view.hand) <= _FEW_CARDS:
            found = every_world(evidence, _ALL * count)
            if found:
                worth = 1 / sum(weight * weight for weight, _ in found)
                return Drawn(tuple([(worth * weight, hands) for weight, hands in found]), is_all=True)
        if not has_kernel():
            worlds = believed(game, view, rng, count)
            return Drawn(
                tuple(
                    [
                        (count * weight, hands)
                        for weight, hands in zip(worlds.weights, worlds.hands, strict=True)
                    ]
                )
            )
        draws = max(count, min(DRAWS, _DRAWS_A_WORLD * count))
        drawing = some_of(likely_worlds(evidence, rng, draws), rng, count)
        weights = (drawing.effective * weight for weight in drawing.weights)
        return Drawn(tuple(zip(weights, drawing.hands, strict=True)))

    return draw


def every_world(evidence: Evidence, most: int) -> tuple[Weighted, ...]:
    """All worlds that agree with what is certain, by weight; none where they are more than `most`."""
    reading = evidence.reading
    allowed = may_hold(evidence)
    free = reading.out & ~(reading.known[0] | reading.known[1] | reading.known[2] | reading.known[3])
    rooms = [
        0 if seat == reading.me else reading.counts[seat] - reading.known[seat].bit_count() for seat in FOUR
    ]
    if not 0 < ways_to_deal(free, tuple(rooms), tuple(FRENCH.full & ~cards for cards in allowed)) <= most:
        return ()
    worlds = [
        four([hand | known for hand, known in zip(hands, reading.known, strict=True)])
        for hands in _dealt(free, rooms, allowed)
    ]
    worlds = [_with_own(world, reading.me, reading.hand) for world in worlds]
    logs = log_chances(evidence, worlds)
    best = max(logs)
    # Less the largest, so that they do not all come out as 0.
    weights = [exp(each - best) for each in logs]
    total = sum(weights)
    return tuple((weight / total, world) for weight, world in zip(weights, worlds, strict=True))


def _dealt(free: Hand, rooms: list[int], allowed: Hands) -> Iterator[tuple[Hand, ...]]:
    """Every way to give the free cards to seats with so many places each."""
    if not free:
        yield (0, 0, 0, 0)
        return
    card = free & -free
    for seat in FOUR:
        if rooms[seat] and allowed[seat] & card:
            rooms[seat] -= 1
            for rest in _dealt(free ^ card, rooms, allowed):
                yield tuple(hand | card if seat == who else hand for who, hand in enumerate(rest))
            rooms[seat] += 1


def _with_own(world: Hands, me: int, hand: Hand) -> Hands:
    return four([hand if seat == me else cards for seat, cards in enumerate(world)])


WORLDS_A_SAMPLE: Final = 10
"""A bid is one act of fourteen, and a deal played out by the policy costs little: so many for each sample of the
budget. Chosen by hand for the time of an act."""
_DRAWS: Final = 4
"""Worlds weighed for each that is looked at, without the kernel; chosen by hand, fewer than for the play, where more
has been seen.
"""


def worlds_of(budget: Budget) -> int:
    """The number of deals to be imagined for a bid."""
    return WORLDS_A_SAMPLE * budget.samples


def imagined_deals(game: Game, view: View, rng: Random, count: int) -> tuple[Hands, ...]:
    """So many deals that agree with the viewer's hand and the cards shown, each counting alike, as likely as the bids
    heard make them.

    The kernel's draws are worth nearly as many independent ones. Without it four times as many are drawn alike, and of
    those the ones kept by their weights, in evenly spaced steps: after telling bids a few deals come up often.
    """
    evidence = evidence_of(game, view)
    if not evidence.bidders:
        return tuple(uniform_worlds(evidence, rng, count))
    if kernel_weighs(evidence):
        drawing = likely_worlds(evidence, rng, count)
        times = (round(weight * count) for weight in drawing.weights)
        return tuple([hands for hands, often in zip(drawing.hands, times, strict=True) for _ in range(often)])
    drawn = uniform_worlds(evidence, rng, count * _DRAWS)
    logs = log_chances(evidence, drawn)
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
    # Rounding may leave the sum a little short of the last place.
    return (*kept, *(drawn[-1] for _ in range(count - len(kept))))
