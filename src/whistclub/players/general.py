"""A player for any game: it imagines the cards unseen, plays each deal out at random, and takes the act that did best.

It knows no rules but those that the game itself applies, so it plays every game that can draw hidden worlds.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from whistclub.players.choice import Kind, Rated, because
from whistclub.players.comparing import gain_of, imagined
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Action
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

_NODES: Final = 6
"""Of so many positions of the budget one is played here: those of the rules are slow. Chosen by hand for the time of an
act.
"""


class GeneralPlayer:
    """Tries every legal act in the same imagined deals, and takes the one with the best mean result for its side."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if view.viewer is None or not view.legal:
            raise ValueError("this seat has no legal act")
        if len(view.legal) == 1:
            return Decision(view.legal[0], because("why-only-act"), Kind.ONLY)
        totals = dict.fromkeys(view.legal, 0.0)
        worlds = nodes = 0
        while worlds < budget.samples and nodes < budget.nodes // _NODES:
            position = imagined(self._game, view, rng)
            for action in view.legal:
                gain, acts = self._tried(position, view.viewer, action, rng)
                totals[action] += gain
                nodes += acts
            worlds += 1
        best = max(totals.values())
        return Decision(
            next(action for action in view.legal if totals[action] == best),
            because("why-tried-acts", _rated(totals, worlds), count=worlds),
            Kind.SEARCH,
        )

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def _tried(self, position: Position, seat: Seat, action: Action, rng: Random) -> tuple[float, int]:
        """The gain of the act for the seat's side when all go on at random, and the number of acts that took."""
        position, acts = position.play(seat, action), 1
        while (result := position.result()) is None:
            waiting = position.to_act()
            turn = next(iter(waiting)) if len(waiting) == 1 else min(waiting)
            position = position.play(turn, rng.choice(position.legal(turn)))
            acts += 1
        return gain_of(self._game, result, seat), acts


def _rated(totals: Mapping[Action, float], worlds: int) -> tuple[Rated, ...]:
    """The mean gain of each act."""
    return tuple(Rated(action.text, total / max(1, worlds)) for action, total in totals.items())
