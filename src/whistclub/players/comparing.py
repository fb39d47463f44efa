"""Two acts compared in the same imagined deals, played on by one player in all seats."""

from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.players.player import Budget, Player, PlaysOut
from whistclub.rules.actions import Action
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, View

_WORLDS: Final = 60
"""Imagined deals looked at, at most; chosen by hand: more make the answer slower, hardly clearer."""
_MOST_ACTS: Final = 8_000
"""Acts played at most in all: half a second or so of the slowest player, since somebody waits for the answer."""
_UNTRIED: Final = Budget(samples=0, nodes=0)
"""The player plays on by its rules alone, or a comparison would cost a search for each of its acts."""
_LITTLE_POINTS: Final = 0.1
"""A difference of fewer points a deal is not told: a tenth is the last digit of what is said."""
_ERRORS: Final = 2
"""A difference of fewer standard errors is not told: the usual 95 % bound."""
_FEWEST_WORLDS: Final = 10
"""Fewer imagined deals say nothing: the standard error itself is then too uncertain; chosen by hand."""


class Comparison(msgspec.Struct, frozen=True):
    """The points a deal by which the first act does better than the second, its standard error, and the number of
    imagined deals.

    The points are what the viewer's screen counts: those of their side less the other's where there are two sides, else
    their own. In `better` of the deals the first act did better, in `worse` the second.
    """

    points: float
    error: float
    worlds: int
    better: int = 0
    worse: int = 0


def compare(game: Game, view: View, acts: tuple[Action, Action], player: Player, rng: Random) -> Comparison:
    """Compares two legal acts of the viewer. The deals are drawn from those that the viewer cannot tell apart, and
    nothing else is known.

    Raises ValueError for a spectator.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has no acts")
    gains: list[float] = []
    played = 0
    while len(gains) < _WORLDS and played < _MOST_ACTS:
        position, key = imagined(game, view, rng), rng.getrandbits(64)
        (first, length), (second, more) = (
            _played_on(game, position.play(seat, act), seat, player, Random(key))  # noqa: S311
            for act in acts
        )
        gains.append(first - second)
        played += length + more
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return Comparison(fmean(gains), error, len(gains), better, worse)


def cost_reason(found: Comparison, sides: int) -> Reason:
    """The cost of the second act, as a message in the terms of a game with so many sides: nothing unless it is
    clear.
    """
    is_little = abs(found.points) < max(_LITTLE_POINTS, _ERRORS * found.error)
    if is_little or found.worlds < _FEWEST_WORLDS:
        return reason("cost-nothing", worlds=found.worlds)
    if found.points < 0:
        return reason("cost-better", worlds=found.worlds)
    if sides == 1:
        return reason("cost-deals", worlds=found.worlds, better=found.better, worse=found.worse)
    key = "cost-lead" if sides == 2 else "cost-points"
    return reason(key, tenths=round(10 * found.points), worlds=found.worlds)


def imagined(game: Game, view: View, rng: Random) -> Position:
    """A position that the viewer cannot tell from the real one."""
    world = game.sample(view, rng)
    position = game.start(world.deal, view.setting)
    for seat, action in world.acts:
        position = position.play(seat, action)
    return position


def _played_on(game: Game, position: Position, seat: Seat, player: Player, rng: Random) -> tuple[float, int]:
    """The points of the seat's side when the player plays on in every seat without trying, and the number of acts."""
    acts = 0
    if isinstance(player, PlaysOut):
        found, acts = player.played_out(position, rng)
        return points_of(game, found, seat), acts
    while (result := position.result()) is None:
        turn = min(position.to_act())
        position = position.play(turn, player.choose(game.view(position, turn), rng, _UNTRIED))
        acts += 1
    return points_of(game, result, seat), acts


def points_of(game: Game, result: DealResult, seat: Seat) -> float:
    """The points of the deal as the seat's screen counts them: the difference of two sides, else its own."""
    points, own = result.points, seat % game.sides
    return points[own] - points[1 - own] if game.sides == 2 else points[own]


def gain_of(game: Game, result: DealResult, seat: Seat) -> float:
    """The worth of the deal to the seat's side, less the mean of the others'."""
    worth, own = game.worth_of(result), seat % game.sides
    if len(worth) == 1:
        return worth[0]
    return worth[own] - (sum(worth) - worth[own]) / (len(worth) - 1)
