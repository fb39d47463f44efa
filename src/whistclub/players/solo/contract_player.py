"""The player of Solo Whist that the levels build on."""

from random import Random

from whistclub.games.solo import Solo, SoloView
from whistclub.players.player import Budget, Decision, played
from whistclub.players.solo.contract_play import card_for_contract
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.solo.table import table_of
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class ContractPlayer:
    """Plays the cards of contracts for tricks by `contract_play`; calls, names trump and plays misères as the usual player."""

    def __init__(self, game: Solo) -> None:
        self._usual = SoloPlayer(game.options)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if isinstance(view, SoloView) and view.phase == "play" and len(view.legal) > 1 and view.holders:
            table = table_of(view)
            if not table.avoids:
                chosen = card_for_contract(table)
                return played(chosen)
        return self._usual.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
