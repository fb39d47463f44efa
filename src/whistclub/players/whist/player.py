"""A player of plain Whist, and its choices to search."""

from collections.abc import Callable
from random import Random

from whistclub.games.whist import Whist, WhistView
from whistclub.players.cardplay import follow_to_win, only_card
from whistclub.players.choice import Chosen
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.playout import tried_out
from whistclub.players.reading import Reading, read
from whistclub.players.search.aim import PAIRS, Aim, in_tricks
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task
from whistclub.players.trumps import lead_with_trumps
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
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


def searching_whist(game: Game, usual: Player | None, demands: Effort) -> Player | None:
    """The player of Whist, or None for another game."""
    if not isinstance(game, Whist):
        return None
    return SearchingPlayer(game, usual or WhistPlayer(game), whist_task, demands)


def whist_task(view: View, _: Decision) -> Task:
    """Every card is a choice to search."""
    if not isinstance(view, WhistView):
        raise TypeError(f"a view of Whist is searched here, not {type(view).__name__}")
    reading = read(view)
    return Task(reading, whist_aim(view, reading))


def whist_aim(view: WhistView, reading: Reading) -> Aim:
    """The points of the deal, a trick over half each, by tricks still to come."""
    side = PAIRS[reading.me % 2]
    left, won = reading.hand.bit_count(), sum(view.won[reading.me % 2 :: 2])
    total = left + sum(view.won)
    half = total // 2
    points = [float(max(0, own - half) - max(0, total - own - half)) for own in range(won, won + left + 1)]
    return Aim(objective="most", side=side, counts=side, worth=in_tricks(points))
