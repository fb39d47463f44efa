"""Imagined deals in which the other seats hold what they have called on."""

from random import Random

from whistclub.players.hand_calls import Contract, HandCalls, Key
from whistclub.players.plain import Plain
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import View


class Heard:
    """Deals that a seat cannot tell from the real one, by the calls that it has heard: each is the best of so many
    `draws`.
    """

    def __init__(self, game: Game, view: View, seat: Seat, rng: Random, draws: int) -> None:
        self._game, self._view, self._seat, self._rng, self._draws = game, view, seat, rng, draws
        self._plain = Plain(game)
        self._contracts = dict[Key, Contract]()

    def deal(self) -> tuple[Position, HandCalls]:
        """Of the deals drawn the one whose hands promise others most of what they have called, the first that leaves no
        doubt; and the calls by hand in it.
        """
        found = [self._drawn()]
        while len(found) < self._draws and found[-1][0]:
            found.append(self._drawn())
        _, position, calls = min(found, key=lambda drawn: drawn[0])
        return position, calls

    def _drawn(self) -> tuple[float, Position, HandCalls]:
        """A deal, and the doubt that it leaves of the calls that others have made."""
        calls = HandCalls(self._game, self._plain, self._rng, self._contracts)
        world = self._game.sample(self._view, self._rng)
        position, doubt = self._game.start(world.deal, self._view.setting), 0.0
        for seat, act in world.acts:
            if seat != self._seat:
                doubt += calls.doubt(position, seat, act)
            position = position.play(seat, act)
        return doubt, position, calls
