"""The points that a position comes to as the cards lay: called on by the conventions to the first lead, then perfect
play by all.
"""

from random import Random

from whistclub.coach.call_prices import Worth, called_on, lead_of
from whistclub.coach.cards import open_value
from whistclub.coach.effort import Effort
from whistclub.coach.rollout_prices import UNTRIED, UNTRIED_CHANCE, outcome_on
from whistclub.players.player import Player
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR, Seat

Points = tuple[float, ...]


class Ahead:
    """Values positions of one deal, each contract once."""

    def __init__(self, game: Game, player: Player, effort: Effort) -> None:
        self._game, self._player, self._effort = game, player, effort
        self._known: dict[tuple[object, ...], Points] = {}

    def points(self, position: Position) -> Points:
        """The points of each side."""
        if self._game.seats != len(FOUR):
            return self._on(position)
        position = called_on(self._game, position, self._player)
        result = position.result()
        if result is not None:
            return tuple(map(float, result.points))
        seat = min(position.to_act())
        lead = lead_of(self._game, position, seat)
        if lead is None:
            return self._on(position)
        if lead.stakes.names_trump:
            view = self._game.view(position, seat)
            act = self._player.choose(view, Random(UNTRIED_CHANCE), UNTRIED)  # noqa: S311 - no secret
            return self.points(position.play(seat, act))
        key = (lead.contract, lead.hands, lead.reading.trick, seat)
        if key not in self._known:
            found = open_value(lead.stakes, lead.reading, lead.hands, self._effort)
            if found is None:
                found = Worth(self._game, seat, self._player, self._effort).of([position])[0]
            self._known[key] = found.points
        return self._known[key]

    def _on(self, position: Position) -> Points:
        return outcome_on(self._game, position, Seat(0), self._player).points
