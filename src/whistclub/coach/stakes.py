"""The stakes of a turn in the games of four hands: the question to ask of a world, and the result of the deal for each
answer.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from whistclub.players.match_chances import worth_of_points
from whistclub.players.search.aim import Aim, aim_of
from whistclub.players.stakes import Stakes as Told
from whistclub.rules.game import Game
from whistclub.rules.moment import Moment
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, Setting
from whistclub.solver.questions import mask_of

_LEAST_STEP: Final = 1e-9
"""Points closer than this are the same points: sums of them differ by rounding alone."""


class Outcome(NamedTuple):
    """An end of the deal: the points of each side, their worth to the seat at the match score, and the tricks its side
    still takes.
    """

    points: tuple[float, ...]
    worth: float
    tricks: float | None


class Contract(msgspec.Struct, frozen=True):
    """The number of tricks that one side undertook to take: the seats of that side, as a mask, its tricks in all, and
    those that it still has to take.
    """

    seats: int
    tricks: int
    needed: int


class Stakes(msgspec.Struct, frozen=True):
    """The aim of the seat to play, and the end of the deal for each value of its question.

    `names_trump` is true where the card led names trump, which no single question covers.
    """

    aim: Aim
    outcomes: tuple[Outcome, ...]
    names_trump: bool = False

    def __repr__(self) -> str:
        return f"Stakes({self.aim.objective})"


def contract_of(moment: Moment) -> Contract | None:
    """The contract that the moment of a view tells of; None where not one side alone wants a number of tricks."""
    if len(moment.aims) != 1 or not moment.tricks:
        return None
    aim = moment.aims[0]
    taken = sum(moment.tricks[seat] for seat in aim.seats)
    return Contract(mask_of(aim.seats), aim.tricks, aim.tricks - taken)


def scored_by(game: Game, points: Sequence[float], seat: Seat) -> float:
    """The points as the seat's score sheet counts them: those of its side, less the other's where there are two."""
    own = seat % game.sides
    return points[own] - points[1 - own] if game.sides == 2 else points[own]


def unit_of(outcomes: Sequence[Outcome]) -> float:
    """The smallest step between two worths that differ: a trick where tricks count, the whole contract where only that
    does.
    """
    worths = sorted(one.worth for one in outcomes)
    steps = [after - before for before, after in pairwise(worths)]
    return min((step for step in steps if step > _LEAST_STEP), default=1.0)


def outcome_of(game: Game, setting: Setting, result: DealResult, seat: Seat, tricks: float | None) -> Outcome:
    """The outcome of a deal with this result to a seat."""
    worth = float(result.points[seat % game.sides])
    if game.sides == 2:
        worth = worth_of_points(game, setting, seat % 2, result.points, result.carry)
    return Outcome(tuple(map(float, result.points)), worth, tricks)


def priced_stakes(game: Game, setting: Setting, told: Told, seat: Seat) -> Stakes | None:
    """The priced stakes of a seat, the player's own or another, from those read off from the scoring; None where no one
    question has them.
    """
    aim = aim_of(told)
    if aim is None:
        return None
    if aim.is_verdict:
        ends = [outcome_of(game, setting, result, seat, None) for result in told.verdicts]
        return Stakes(aim, tuple(ends), told.names_trump)
    left, is_ally = len(told.results) - 1, seat in told.allies
    ends = [
        outcome_of(game, setting, result, seat, float(more if is_ally else left - more))
        for more, result in enumerate(told.results)
    ]
    return Stakes(aim, tuple(ends), told.names_trump)
