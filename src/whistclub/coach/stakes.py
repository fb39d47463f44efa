"""The stakes of a turn in the games of four hands: the question to ask of a world, and the result of the deal for each answer."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.contracts import GRAND_DIX, SOLA_NOLA, Contract
from whistclub.games.minnesota.score import by_special, by_tricks
from whistclub.games.solo import Solo, SoloView
from whistclub.games.solo.contracts import CONTRACTS, contract_at
from whistclub.games.solo.score import scored
from whistclub.games.whist import Whist, WhistView
from whistclub.players.match_chances import worth_of_points
from whistclub.players.minnesota.search import aim_of
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim
from whistclub.players.solo.search import solo_aim
from whistclub.players.whist.search import whist_aim
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.values import DealResult, Setting, View

_LEAST_STEP: Final = 1e-9
"""Points closer than this are the same points: sums of them differ by rounding alone."""


class Outcome(NamedTuple):
    """An end of the deal: the points of each side, their worth to the seat at the match score, and the tricks its side still takes."""

    points: tuple[float, ...]
    worth: float
    tricks: float | None


class Stakes(msgspec.Struct, frozen=True):
    """The aim of the seat to play, and the end of the deal for each value of its question.

    `names_trump` is true where the card led names trump, which no single question covers.
    """

    aim: Aim
    outcomes: tuple[Outcome, ...]
    names_trump: bool = False

    def __repr__(self) -> str:
        return f"Stakes({self.aim.objective})"


def scored_by(game: Game, points: Sequence[float], seat: Seat) -> float:
    """The points as the seat's score sheet counts them: those of its side, less the other's where there are two."""
    own = seat % game.sides
    return points[own] - points[1 - own] if game.sides == 2 else points[own]


def unit_of(outcomes: Sequence[Outcome]) -> float:
    """The smallest step between two worths that differ: a trick where tricks count, the whole contract where only that does."""
    worths = sorted(one.worth for one in outcomes)
    steps = [after - before for before, after in pairwise(worths)]
    return min((step for step in steps if step > _LEAST_STEP), default=1.0)


def stakes_of(game: Game, view: View, reading: Reading, seat: Seat | None = None) -> Stakes | None:
    """The stakes of a turn in the play, for the seat to play unless another is named.

    None in a game, or a contract, of which the kernel has no question.
    """
    whose = reading.me if seat is None else seat
    if isinstance(game, Minnesota) and isinstance(view, MinnesotaView):
        return _of_minnesota(game, view, reading, whose)
    if isinstance(game, Whist) and isinstance(view, WhistView):
        return _of_whist(game, view, reading, whose)
    if isinstance(game, Solo) and isinstance(view, SoloView) and view.holders:
        return _of_solo(game, view, reading, whose)
    return None


def outcome_of(game: Game, setting: Setting, result: DealResult, seat: Seat, tricks: float | None) -> Outcome:
    """The outcome of a deal with this result to a seat."""
    worth = float(result.points[seat % game.sides])
    if game.sides == 2:
        worth = worth_of_points(game, setting, seat % 2, result.points, result.carry)
    return Outcome(tuple(map(float, result.points)), worth, tricks)


def _of_minnesota(game: Minnesota, view: MinnesotaView, reading: Reading, whose: Seat) -> Stakes:
    aim = aim_of(game, view, reading)
    if view.sitting_out is not None:
        special = (GRAND_DIX if view.contract == "grand_dix" else SOLA_NOLA)[partner_of(view.sitting_out)]
        results = [by_special(special, view.setting, game.options, made=made) for made in (False, True)]
        return Stakes(aim, tuple(outcome_of(game, view.setting, one, whose, None) for one in results))
    contract = Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)
    names = game.options.trump == "first_lead" and view.contract == "grand" and not reading.trump
    outcomes = [
        outcome_of(game, view.setting, by_tricks(contract, counts, view.setting, game.options), whose, tricks)
        for counts, tricks in _ends(view.won, reading, whose)
    ]
    return Stakes(aim, tuple(outcomes), names)


def _of_whist(game: Whist, view: WhistView, reading: Reading, whose: Seat) -> Stakes:
    """Honours count alike whatever is played, so they are left to the result."""
    outcomes = []
    for (north_south, east_west), tricks in _ends(view.won, reading, whose):
        half = (north_south + east_west) // 2
        points = max(0, north_south - half), max(0, east_west - half)
        outcomes.append(
            outcome_of(game, view.setting, DealResult((), points, view.setting.carry), whose, tricks)
        )
    return Stakes(whist_aim(view, reading), tuple(outcomes))


def _ends(won: Sequence[int], reading: Reading, whose: Seat) -> list[tuple[tuple[int, int], float]]:
    """For each number of tricks that the reader's pair still takes: the tricks of both pairs at the end, and those still to come of a seat's."""
    taken = sum(won[::2]), sum(won[1::2])
    left, side = reading.hand.bit_count(), reading.me % 2
    found = []
    for tricks in range(left + 1):
        more = (left - tricks, tricks) if side else (tricks, left - tricks)
        found.append(((taken[0] + more[0], taken[1] + more[1]), float(more[whose % 2])))
    return found


def _of_solo(game: Solo, view: SoloView, reading: Reading, whose: Seat) -> Stakes:
    options = game.options
    level = next(place for place, terms in enumerate(CONTRACTS) if terms.call.parts[0] == view.standing)
    left = reading.hand.bit_count()
    contract = contract_at(level, view.holders, reading.trump, left + sum(view.won), options.scoring)
    aim = solo_aim(view, reading, options)
    if not contract.undertaken:
        results = [scored(options, contract, 1 - made, reading.me) for made in (0, 1)]
        return Stakes(aim, tuple(outcome_of(game, view.setting, one, whose, None) for one in results))
    won, is_holder = contract.won(view.won), whose in view.holders
    return Stakes(
        aim,
        tuple(
            outcome_of(
                game,
                view.setting,
                scored(options, contract, won + more, reading.me),
                whose,
                float(more if is_holder else left - more),
            )
            for more in range(left + 1)
        ),
    )
