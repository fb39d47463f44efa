"""The stakes of the play: whose tricks are as good as one's own, and the gain for each number of them, read off from
the game's own scoring.

Nothing is told twice: a game that can say a result (`TrickPlay.result_of`) has said what is played for. The gain of a
contract for tricks rises, that of a misère falls at the first trick, a bid of an exact number has one peak.
"""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, Literal

import msgspec

from whistclub.players.comparing import gain_of, imagined
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult, View

_WORLDS: Final = 3
"""So many imagined deals must agree on the stakes: where partners are hidden they do not."""

Course = Literal["level", "rising", "falling", "first", "last", "peaked"]
"""The gain by the number of tricks: the same for all, more for each, less for each, less from the first on, less for
all of them alone, best for some number between.
"""


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of one seat: `allies` are the seats whose tricks are as good to it as its own, itself included.

    `gains` are the points of its side, less the mean of the others', for each number of tricks that the allies take in
    all, from the `taken` that they had already; `results` are the results of the deal for these.
    """

    allies: tuple[Seat, ...]
    taken: int
    gains: tuple[float, ...]
    results: tuple[DealResult, ...]

    def __repr__(self) -> str:
        return f"Stakes({self.allies}, {self.gains})"

    @property
    def course(self) -> Course:
        """The course of the gain with the number of tricks."""
        steps = [after - before for before, after in pairwise(self.gains)]
        if not any(steps):
            return "level"
        if min(steps) >= 0:
            return "rising"
        if max(steps) > 0:
            return "peaked"
        if len(steps) == 1:
            return "falling"
        return "first" if not any(steps[1:]) else "last" if not any(steps[:-1]) else "falling"

    def wanted(self, won: Sequence[int], left: int) -> int:
        """The number of further tricks that is best, of `left` to come: the fewest of those that are equally good."""
        from_here = sum([won[seat] for seat in self.allies]) - self.taken
        ahead = self.gains[from_here : from_here + left + 1]
        return ahead.index(max(ahead))


def stakes_by_seat(game: Game, position: TrickPlay[Any]) -> dict[Seat, Stakes]:
    """The stakes of each seat that plays; nothing where the game says no result by tricks alone.

    Where more than two sides share the tricks, those that are not one's own count as if one other seat had them all.
    """
    probe = _Probe(game, position)
    sides: list[list[Seat]] = []
    for seat in probe.seats:
        side = next((one for one in sides if probe.is_ally(one[0], seat)), None)
        if side is None:
            sides.append([seat])
        else:
            side.append(seat)
    return {seat: found for side in sides for seat in side if (found := probe.stakes(seat, side)) is not None}


def stakes_of(game: Game, view: View) -> Stakes | None:
    """The stakes of the seat whose view this is; None before and after the play, where the game says no result by
    tricks alone, and where it is not known with whom one plays.
    """
    if view.viewer is None:
        return None
    found = []
    for number in range(_WORLDS):
        # The same view has the same stakes: the worlds are drawn by their number.
        position = imagined(game, view, Random(number))  # noqa: S311 - no secret
        if not isinstance(position, TrickPlay):
            return None
        found.append(stakes_by_seat(game, position).get(view.viewer))
    return found[0] if all(one == found[0] for one in found) else None


class _Probe:
    """A position, and the gains of its seats for tricks that it may still come to."""

    def __init__(self, game: Game, position: TrickPlay[Any]) -> None:
        self.seats = position.seated.next_circle.seats
        self._game, self._position = game, position
        # The seat to play has a card for each trick still to come, the one on the table included.
        self._left = position.hand_of(position.turn).bit_count()

    def is_ally(self, seat: Seat, other: Seat) -> bool:
        """True if it is the same to the seat which of the two takes tricks from a third."""
        third = next((one for one in self.seats if one not in {seat, other}), None)
        if third is None:
            return False
        # From all the tricks down: those of a rival differ there at once.
        return all(
            self._gain(seat, seat, third, more) == self._gain(seat, other, third, more)
            for more in range(self._left, 0, -1)
        )

    def stakes(self, seat: Seat, side: Sequence[Seat]) -> Stakes | None:
        """The stakes of a seat of this side."""
        rival = next((one for one in self.seats if one not in side), seat)
        found = [self._result(seat, rival, more) for more in range(self._left + 1)]
        results = tuple(result for result in found if result is not None)
        if len(results) < len(found):
            return None
        gains = tuple(float(gain_of(self._game, result, seat)) for result in results)
        return Stakes(tuple(side), sum(self._position.won[one] for one in side), gains, results)

    def _gain(self, seat: Seat, whose: Seat, rival: Seat, more: int) -> float | None:
        """The gain of a seat if `whose` takes so many further tricks, and the rival the rest."""
        result = self._result(whose, rival, more)
        return None if result is None else float(gain_of(self._game, result, seat))

    def _result(self, whose: Seat, rival: Seat, more: int) -> DealResult | None:
        won = list(self._position.won)
        won[whose] += more
        won[rival] += self._left - more
        return self._position.result_of(tuple(won))
