"""A search that makes who meets whom over some rounds more even, step by step and never worse.

It is simulated annealing (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, "Optimization by simulated annealing", 1983):
two people of a round change places; what makes meetings more even is kept, what makes them less even at times too, ever
more seldom until it begins anew from the best. Who sits out in which round stays, so that people still do so in turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import Final

import msgspec

from whistclub.evenings.schedules.bounds import Quality
from whistclub.evenings.schedules.exchanges import Changed, Rounds, change_meetings
from whistclub.evenings.seating import Player
from whistclub.evenings.wishes import Wishes
from whistclub.solver.solver import compiled_kernel

AT_ONCE: Final = 5_000
"""The steps between two words about how far it is; the willingness to become worse falls after each."""
_FIRST_TURN: Final = 20
"""The number of times that it falls before the search begins anew; each time twice as often as the last."""
_WARM: Final = 0.7
_COLD: Final = 0.12
"""The willingness at the beginning and the end of a turn, in costs of one meeting; chosen by hand."""
_PARTNER: Final = 4
"""The cost of partners who meet again, where that of opponents is 1."""
_BEYOND: Final = 4
"""So many times dearer is a meeting that breaks the proved bound for the most meetings of two."""
_FINE_BITS: Final = 20
"""A chance is of 2**32, rounded to so many bits, so that it is the same whatever machine works out the power of e."""
_APART: Final = 1000
"""The cost of a meeting more than there are rounds, which only those can have who are kept apart."""
_NOBODY: Final = 2
_MOST_PEOPLE: Final = 1000
"""The kernel's bound. In the largest halls two who are kept apart hardly ever meet."""
_MOST_MORE: Final = 64
"""A change that costs so much more is never made."""


class Task(msgspec.Struct, frozen=True):
    """The rounds to be made more even, but for the `first` ones, which stay: the prices of the first, second, third ...
    meeting of partners and of opponents, and the cost at which nothing can be better. `before` are rounds that nobody
    plays.
    """

    people: int
    first: int
    partner: tuple[int, ...]
    opponent: tuple[int, ...]
    goal: int
    before: Rounds = ()


class Reached(msgspec.Struct, frozen=True):
    """The best rounds after so many steps, and their cost."""

    steps: int
    rounds: Rounds
    cost: int


def task_of(people: int, rounds: int, proved: Quality, first: int = 0, before: Rounds = ()) -> Task:
    """The task for so many people and rounds, with what is proved of every schedule for them."""
    most = range(len(before) + rounds + 1)
    return Task(
        people,
        first,
        tuple(_APART if times >= rounds else _PARTNER * _price(times, proved[0]) for times in most),
        tuple(_APART if times >= rounds else _price(times, proved[1]) for times in most),
        _PARTNER * proved[2] + proved[3],
        before,
    )


def met_before(wishes: Wishes, number_of: Mapping[Player, int], rounds: int) -> Rounds:
    """Rounds that nobody plays, before so many others: whoever is kept apart has met in all of them, beside two who are
    nobody.
    """
    first = len(number_of)
    if first + _NOBODY > _MOST_PEOPLE:
        return []
    before: list[list[int]] = []
    for pair in wishes.pairs():
        if pair.one in number_of and pair.other in number_of:
            one, other = number_of[pair.one], number_of[pair.other]
            before += [[one, first, other, first + 1]] * rounds
            before += [[one, other, first, first + 1]] * (rounds * pair.at_tables)
    return before


def _price(times: int, most: int) -> int:
    """The cost of one more meeting of two who have met so often."""
    return times if times < most else _BEYOND * times


def annealed(task: Task, rounds: Rounds, dice: int) -> Iterator[Reached]:
    """The best rounds after none and then after each few thousand steps, without end unless none can be better.

    The same dice give the same rounds after the same steps.
    """
    _, _, least, _ = _changed(task, rounds, (), dice)
    best, steps, turn = rounds, 0, _FIRST_TURN
    yield Reached(steps, best, least)
    while least > task.goal:
        now: Rounds = best
        for number in range(turn):
            heat = _WARM * (_COLD / _WARM) ** (number / turn)
            now, found, cost, dice = _changed(task, now, (heat,), dice)
            steps += AT_ONCE
            if cost < least:
                best, least = found, cost
            yield Reached(steps, best, least)
            if least <= task.goal:
                return
        turn *= 2


def cost_of(task: Task, rounds: Rounds) -> int:
    """The cost of rounds as they are."""
    stays = msgspec.structs.replace(task, first=len(rounds))
    return _changed(stays, rounds, (), 0)[2]


def _changed(task: Task, rounds: Rounds, heats: Sequence[float], dice: int) -> Changed:
    kernel, many = compiled_kernel(), len(task.before)
    people = task.people + (_NOBODY if many else 0)
    change = change_meetings if kernel is None else kernel.change_meetings
    willing = [
        [int(exp(-cost / heat) * (1 << _FINE_BITS)) << 32 - _FINE_BITS for cost in range(_MOST_MORE)]
        for heat in heats
    ]
    paid = change(task.before, people, many, task.partner, task.opponent, (), 0, 0, 0)[2] if many else 0
    now, best, least, dice = change(
        [*task.before, *rounds],
        people,
        many + task.first,
        task.partner,
        task.opponent,
        willing,
        AT_ONCE,
        task.goal + paid,
        dice,
    )
    return now[many:], best[many:], least - paid, dice
