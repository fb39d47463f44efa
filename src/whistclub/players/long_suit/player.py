"""The player of the long-suit game."""

from random import Random

from whistclub.games.whist import Whist, WhistView
from whistclub.players.cardplay import Chosen, only_card
from whistclub.players.long_suit.following import follow
from whistclub.players.long_suit.leads import lead
from whistclub.players.player import Budget, Decision
from whistclub.players.reading import read
from whistclub.players.sampling import tried_out
from whistclub.rules.actions import Action, Play
from whistclub.rules.values import View


class LongSuitPlayer:
    """Plays plain Whist from its long suit: aces are kept until they bring the suit in, the partner's trumps are returned."""

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
        return Decision(Play(chosen.card), chosen.why)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
