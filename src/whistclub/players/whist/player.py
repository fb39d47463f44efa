"""A player of plain Whist."""

from collections.abc import Callable
from random import Random

from whistclub.games.whist import Whist, WhistView
from whistclub.players.cardplay import follow_to_win, only_card
from whistclub.players.choice import Chosen
from whistclub.players.player import Budget, Decision, played
from whistclub.players.playout import tried_out
from whistclub.players.reading import Reading, read
from whistclub.players.trumps import lead_with_trumps
from whistclub.rules.actions import Action
from whistclub.rules.values import View

Plays = Callable[[Reading], Chosen]
"""Chooses a card at a turn of the play."""


class WhistPlayer:
    """Plays plain partnership Whist: trumps drawn when it pays, the partner's suit returned, tricks taken cheaply.

    `lead` and `follow` choose its cards where another way of play is wanted.
    """

    def __init__(self, game: Whist, lead: Plays = lead_with_trumps, follow: Plays = follow_to_win) -> None:
        self._game, self._lead, self._follow = game, lead, follow

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not view.legal or not isinstance(view, WhistView):
            raise ValueError("this seat has no legal act in a game of Whist")
        reading = read(view)
        chosen: Chosen | None = only_card(reading)
        if chosen is None:
            usual = self._lead(reading) if reading.led is None else self._follow(reading)
            chosen = tried_out(reading, usual, rng, budget, low=False)
        return played(chosen)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
