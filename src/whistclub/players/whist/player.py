"""A player of plain Whist."""

from random import Random

from whistclub.games.whist import Whist, WhistView
from whistclub.players.cardplay import only_card
from whistclub.players.choice import Chosen
from whistclub.players.player import Budget, Decision, played
from whistclub.players.playout import tried_out
from whistclub.players.reading import read
from whistclub.players.whist.long_suit import follow, lead
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class WhistPlayer:
    """Plays plain partnership Whist by the long-suit game, and another card where trying it out shows it to be
    better.
    """

    def __init__(self, game: Whist) -> None:
        self._game = game

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not view.legal or not isinstance(view, WhistView):
            raise ValueError("this seat has no legal act in a game of Whist")
        reading = read(view)
        chosen: Chosen | None = only_card(reading)
        if chosen is None:
            usual = lead(reading) if reading.led is None else follow(reading)
            chosen = tried_out(reading, usual, rng, budget, low=False)
        return played(chosen)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
