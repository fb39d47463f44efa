"""A player of Solo Whist that calls by imagined deals and plays its cards as another player does."""

from random import Random

from whistclub.games.solo import Solo, SoloView
from whistclub.players.player import Budget, Decision, Player
from whistclub.players.solo.call_trials import call_by_trial
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class SoloBidder:
    """Calls by trial; `plays_by` names trump and plays the cards."""

    def __init__(self, game: Solo, plays_by: Player) -> None:
        self._game, self._plays_by = game, plays_by

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if view.legal and isinstance(view, SoloView) and view.phase in ("auction", "raise"):
            return call_by_trial(self._game, view, rng, budget)
        return self._plays_by.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
