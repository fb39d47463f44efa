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
from whistclub.rules.seats import SEATS, Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult, View

_WORLDS: Final = 4
"""So many imagined deals must agree on who plays with whom: where the partner is one of three seats, as far as a seat
knows, they do by chance in one turn of 27.
"""

Course = Literal["level", "rising", "falling", "first", "last", "run", "stop", "peaked"]
"""The gain by the number of tricks: the same for all, more for each, less for each, less from the first on, less for
all of them alone, best for the next ones in a row, best where the others do not get theirs in a row, best for some
number between.
"""


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of one seat: `allies` are the seats whose tricks are as good to it as its own. `helpers` want the same
    and sit out after this trick, which is one of the others'; `later` are the seats of the tricks after it.

    `gains` are the points of its side, less the mean of the others', for each number of tricks that the allies take in
    all, from the `taken` that they had already; `results` are the results of the deal for these. With `run` tricks in a
    row one side settles the deal; 0 where none does. `names_trump` is true where the next lead does. `ranks` are those
    of the pack from the lowest up, where that is another order than the pack's own.
    """

    allies: tuple[Seat, ...]
    taken: int
    gains: tuple[float, ...]
    results: tuple[DealResult, ...]
    helpers: tuple[Seat, ...] = ()
    later: tuple[Seat, ...] = SEATS[:4]
    run: int = 0
    names_trump: bool = False
    ranks: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Stakes({self.allies}, {self.gains})"

    @property
    def course(self) -> Course:
        """The course of the gain with the number of tricks."""
        steps = [after - before for before, after in pairwise(self.gains)]
        if not any(steps):
            return "level"
        if min(steps) >= 0:
            return "rising" if not self.run else "run" if steps[-1] else "stop"
        if max(steps) > 0:
            return "peaked"
        if len(steps) == 1:
            return "falling"
        return "first" if not any(steps[1:]) else "last" if not any(steps[:-1]) else "falling"

    @property
    def verdicts(self) -> tuple[DealResult, DealResult]:
        """The results where the deal is lost and where it is made by whoever has to make it."""
        results = self.results
        match self.course:
            case "first":
                return results[1], results[0]
            case "run":
                return results[0], results[-1]
            case "stop":
                return results[-1], results[0]
            case _:
                return results[-2], results[-1]

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
    found: dict[Seat, Stakes] = {}
    for seat in position.seated.circle.seats:
        if seat not in found and (one := probe.stakes(seat)) is not None:
            found.update(dict.fromkeys((*one.allies, *one.helpers), one))
    return found


def stakes_of(game: Game, view: View) -> Stakes | None:
    """The stakes of the seat whose view this is; None before and after the play, where the game says no result by
    tricks alone, and where it is not known with whom one plays: there acts are tried in whole imagined deals.
    """
    if view.viewer is None:
        return None
    # The same view has the same stakes: the worlds are drawn by their number.
    positions = [imagined(game, view, Random(number)) for number in range(_WORLDS)]  # noqa: S311 - no secret
    probes = [_Probe(game, one) for one in positions if isinstance(one, TrickPlay)]
    if len(probes) < _WORLDS or any(one.swept() != probes[0].swept() for one in probes[1:]):
        return None
    return probes[0].stakes(view.viewer)


def stakes_at(game: Game, position: TrickPlay[Any], seat: Seat) -> Stakes | None:
    """The stakes of one seat; None where the game says no result by tricks alone."""
    return _Probe(game, position).stakes(seat)


class _Probe:
    """A position, and the gains of its seats for tricks that it may still come to."""

    def __init__(self, game: Game, position: TrickPlay[Any]) -> None:
        self._seats = position.seated.next_circle.seats
        self._game, self._position = game, position
        # A deal without its trump has no result: it is that of any lead.
        self._begun = _led_trump(position)
        # The seat to play has a card for each trick still to come, the one on the table included.
        self._left = position.hand_of(position.turn).bit_count()
        self._found: dict[tuple[int, ...], DealResult | None] = {}

    def stakes(self, seat: Seat) -> Stakes | None:
        """The stakes of a seat."""
        base = seat if seat in self._seats else self._whose_helper(seat)
        if base is None:
            return None
        side = tuple([other for other in self._seats if other == base or self._is_ally(base, other)])
        rival = self._rival(side, base)
        found = [self._result(base, rival, more) for more in range(self._left + 1)]
        results = tuple([result for result in found if result is not None])
        if len(results) < len(found):
            return None
        gains = tuple([float(gain_of(self._game, result, base)) for result in results])
        return Stakes(
            side,
            sum([self._position.won[one] for one in side]),
            gains,
            results,
            tuple([one for one in self._sitting_out() if self._whose_helper(one) in side]),
            self._seats,
            self._run(base, rival, gains),
            self._begun is not self._position,
            self._position.seated.judge.order.ranks,
        )

    def swept(self) -> list[tuple[float, ...] | None]:
        """The worth of the deal to each side where a seat takes all the rest, by seat: it tells who plays with whom."""
        ends = [self._result(seat, seat, self._left) for seat in self._seats]
        return [None if end is None else self._game.worth_of(end) for end in ends]

    def _is_ally(self, seat: Seat, other: Seat) -> bool:
        """True if it is the same to the seat which of the two takes tricks from a third."""
        third = next((one for one in self._seats if one not in {seat, other}), None)
        if third is None:
            return False
        # From all the tricks down: those of a rival differ there at once.
        return all(
            self._gain(seat, seat, third, more) == self._gain(seat, other, third, more)
            for more in range(self._left, 0, -1)
        )

    def _rival(self, side: Sequence[Seat], seat: Seat) -> Seat:
        return next((one for one in self._seats if one not in side), seat)

    def _sitting_out(self) -> list[Seat]:
        """The seats of this trick that do not play on after it."""
        return [one for one in self._position.seated.circle.seats if one not in self._seats]

    def _whose_helper(self, seat: Seat) -> Seat | None:
        """The seat that plays on and gains what this one does, whoever takes the tricks."""
        for other in self._seats:
            rival = self._rival((other,), other)
            ends = [self._result(other, rival, more) for more in (0, self._left)]
            if all(
                end is not None and gain_of(self._game, end, seat) == gain_of(self._game, end, other)
                for end in ends
            ):
                return other
        return None

    def _run(self, seat: Seat, rival: Seat, gains: Sequence[float]) -> int:
        """The tricks in a row with which the seat, or the rival, ends the deal early, where one lost ends it too."""
        steps = [after - before for before, after in pairwise(gains)]
        if len(steps) < 2 or min(steps) < 0:
            return 0
        if steps[-1] and not any(steps[:-1]):
            runner, other, made = seat, rival, gains[-1]
        elif steps[0] and not any(steps[1:]):
            runner, other, made = rival, seat, gains[0]
        else:
            return 0
        if self._gain_at_once(seat, {other: 1}) is None:
            return 0
        ends = (self._gain_at_once(seat, {runner: more}) for more in range(1, self._left))
        return next((more for more, gain in enumerate(ends, 1) if gain == made), 0)

    def _gain_at_once(self, seat: Seat, more: dict[Seat, int]) -> float | None:
        """The gain of a seat if the deal ends with so many further tricks of seats; None where it goes on."""
        won = [count + more.get(one, 0) for one, count in zip(SEATS, self._position.won, strict=False)]
        taken = int.from_bytes(bytes(won), "little")
        result = msgspec.structs.replace(self._begun, lying=0, follow=0, taken=taken).trick_taken().result()
        return None if result is None else float(gain_of(self._game, result, seat))

    def _gain(self, seat: Seat, whose: Seat, rival: Seat, more: int) -> float | None:
        """The gain of a seat if `whose` takes so many further tricks, and the rival the rest."""
        result = self._result(whose, rival, more)
        return None if result is None else float(gain_of(self._game, result, seat))

    def _result(self, whose: Seat, rival: Seat, more: int) -> DealResult | None:
        won = list(self._position.won)
        won[whose] += more
        won[rival] += self._left - more
        key = tuple(won)
        if key not in self._found:
            self._found[key] = self._begun.result_of(key)
        return self._found[key]


def _led_trump(position: TrickPlay[Any]) -> TrickPlay[Any]:
    """The position after a lead that names trump, whichever; the same where none does."""
    if position.lying or position.seated.judge.trump or not position.to_act():
        return position
    after = position.play(position.turn, position.legal(position.turn)[0])
    return after if isinstance(after, TrickPlay) and after.seated.judge.trump else position
