"""A player of the Minnesota family that bids by imagined deals and plays its cards as another player does."""

from random import Random

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.minnesota.bid_trials import bid_by_trial, lead_by_trial
from whistclub.players.minnesota.special_trials import exchange_by_trial, overcall_by_trial
from whistclub.players.player import Budget, Decision, Player
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class MinnesotaBidder:
    """High or Low, a special called over it with its exchange, and a first lead that names trump, by trial; `plays_by`
    does everything else.
    """

    def __init__(self, game: Minnesota, plays_by: Player) -> None:
        self._game, self._plays_by = game, plays_by

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not view.legal or not isinstance(view, MinnesotaView):
            return self._plays_by.decide(view, rng, budget)
        if view.phase in ("laying", "saying"):
            return bid_by_trial(self._game, view, rng, budget)
        if view.phase == "overcalling":
            return overcall_by_trial(self._game, view, rng, budget)
        if view.phase == "exchanging":
            return exchange_by_trial(self._game, view, rng, budget)
        decision = self._plays_by.decide(view, rng, budget)
        names_trump = self._game.options.trump == "first_lead" and view.contract == "grand"
        if names_trump and view.viewer == view.grander and not view.trump:
            return lead_by_trial(self._game, view, decision, rng, budget)
        return decision

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
