"""The schedule of an individual evening made better for as long as one likes."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from whistclub.evenings.schedules.annealing import annealed, met_before, task_of
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
    wish goes before all else.

    The same seed gives the same schedules after the same steps.
    """
    proved, best = (0, proved_least(people, len(seatings))), tuple(seatings)
    reached = (broken(best, wishes), quality_of(best, people))
    yield Improved(0, best, reached[1], reached == proved, reached[0])
    known = rounds = rounds_of(best)
    dice = Stream(seed, "evening/schedules/improving").below(_WORDS)
    before = met_before(wishes, {Player(number + 1): number for number in range(people)}, len(best))
    for found in annealed(task_of(people, len(best), proved[1], 0, before), rounds, dice):
        if not found.steps:
            continue
        if found.rounds is not known:
            known, seated = found.rounds, seatings_of(found.rounds, best)
            better = (broken(seated, wishes), quality_of(seated, people))
            if better < reached:
                best, reached = tuple(settled(one, wishes) for one in seated), better
        yield Improved(found.steps, best, reached[1], reached == proved, reached[0])


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
