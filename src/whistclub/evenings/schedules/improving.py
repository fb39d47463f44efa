"""The schedule of an individual evening made better for as long as one likes."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from whistclub.evenings.schedules.annealing import AT_ONCE, Reached, annealed, met_before, task_of
from whistclub.evenings.schedules.bounds import Quality, proved_least, quality
from whistclub.evenings.schedules.exchanges import Rounds
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Player, Seating, tables_of
from whistclub.evenings.wishes import NO_WISHES, Wishes, broken, settled
from whistclub.rules.chance import Stream

MOST_PEOPLE: Final = 100
"""The most people whose schedules are searched for."""

_WORDS: Final = 1 << 32


class Improved(msgspec.Struct, frozen=True):
    """The best schedule after so many steps, and how often two are together in it against their wish. `is_best` says
    that it is at every proved bound.
    """

    steps: int
    seatings: tuple[Seating, ...]
    quality: Quality
    is_best: bool
    broken: int = 0


def improved(
    seatings: Sequence[Seating], people: int, seed: bytes, wishes: Wishes = NO_WISHES
) -> Iterator[Improved]:
    """The best schedule after none and then after each few thousand steps, without end unless none can be better. A
    wish goes before all else. Half of the steps go on from this schedule, half from seats drawn by lot.

    The same seed gives the same schedules after the same steps.
    """
    proved, best = (0, proved_least(people, len(seatings))), tuple(seatings)
    reached = (broken(best, wishes), quality_of(best, people))
    yield Improved(0, best, reached[1], reached == proved, reached[0])
    rounds = rounds_of(best)
    chance = Stream(seed, "evening/schedules/improving")
    before = met_before(wishes, {Player(number + 1): number for number in range(people)}, len(best))
    task = task_of(people, len(best), proved[1], 0, before)
    ways = [
        annealed(task, begun, chance.below(_WORDS))
        for begun in (rounds, [chance.shuffled(one) for one in rounds])
    ]
    costs, steps = [0, 0], 0
    for number, found in _in_turn(ways):
        steps += AT_ONCE * bool(found.steps)
        if found.cost != costs[number]:
            costs[number], seated = found.cost, seatings_of(found.rounds, best)
            better = (broken(seated, wishes), quality_of(seated, people))
            if better < reached:
                best, reached = tuple(settled(one, wishes) for one in seated), better
        if found.steps:
            yield Improved(steps, best, reached[1], reached == proved, reached[0])
        if reached == proved:
            return


def _in_turn(ways: Sequence[Iterator[Reached]]) -> Iterator[tuple[int, Reached]]:
    """The results of these searches, one of each in turn, until the last has ended."""
    going = dict(enumerate(ways))
    while going:
        for number in tuple(going):
            found = next(going[number], None)
            if found is None:
                del going[number]
            else:
                yield number, found


def quality_of(seatings: Sequence[Seating], people: int) -> Quality:
    """The quality of a schedule of players 1 to `people`."""
    return quality(check_schedule(seatings, [Player(one) for one in range(1, people + 1)]))


def rounds_of(seatings: Sequence[Seating]) -> Rounds:
    """The people of each round, from 0, four a table in the order N, E, S, W."""
    return [[one - 1 for table in seating.tables for one in table.players] for seating in seatings]


def seatings_of(rounds: Rounds, like: Sequence[Seating]) -> tuple[Seating, ...]:
    """The seatings of these rounds, in which those sit out who do in `like`."""
    return tuple(
        Seating(tables_of([Player(one + 1) for one in seats]), seating.out)
        for seats, seating in zip(rounds, like, strict=True)
    )
