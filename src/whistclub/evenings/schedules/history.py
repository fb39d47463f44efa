"""The next round of an individual evening after people came or left: the best seating that a search over the rounds
played finds.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from whistclub.evenings.seating import Player, Seating, table_of
from whistclub.rules.chance import Stream

_STEPS: Final = 8_000
"""Steps of the search; chosen by hand."""
_PARTNER_AGAIN: Final = 1000
_THIRD_MEETING: Final = 40
"""Chosen by hand: partners again cost as much as 25 third meetings of opponents."""
_SLACK: Final = 3
"""The most by which a seating may become worse in one step of the search, at its beginning."""


class MeetingCosts:
    """The numbers of times that each two players were partners and opponents, and what it costs to seat four at a
    table.
    """

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self._partners: Counter[tuple[Player, Player]] = Counter()
        self._opponents: Counter[tuple[Player, Player]] = Counter()
        for table in (table for seating in seatings for table in seating.tables):
            north, east, south, west = table.players
            for one, other in ((north, south), (east, west)):
                self._partners[one, other] += 1
                self._partners[other, one] += 1
            for one, other in ((north, east), (east, south), (south, west), (west, north)):
                self._opponents[one, other] += 1
                self._opponents[other, one] += 1

    def cost(self, table: Sequence[Player]) -> int:
        """The cost of a table in the order N, E, S, W: most of all for partners again, then for opponents a third time,
        then a second.
        """
        north, east, south, west = table
        partners, opponents = self._partners, self._opponents
        again = partners[north, south] ** 2 + partners[east, west] ** 2
        met = (opponents[north, east], opponents[east, south], opponents[south, west], opponents[west, north])
        return _PARTNER_AGAIN * again + sum(
            times if times < 2 else _THIRD_MEETING * (times - 1) ** 2 for times in met
        )


def seat_by_history(seatings: Sequence[Seating], playing: Sequence[Player], chance: Stream) -> Seating:
    """A seating of these players, whole tables of them, after the seatings of the rounds before."""
    drawn = chance.shuffled(playing)
    tables = [list(drawn[start : start + 4]) for start in range(0, len(drawn), 4)]
    best = _searched(tables, MeetingCosts(seatings), chance)
    return Seating(tuple(table_of(table) for table in best))


def _searched(tables: list[list[Player]], meetings: MeetingCosts, chance: Stream) -> list[list[Player]]:
    """The best of the seatings that come of letting somebody at a table that costs something change places with
    somebody else.
    """
    costs = [meetings.cost(table) for table in tables]
    total = least = sum(costs)
    best = [list(table) for table in tables]
    for step in range(_STEPS):
        if not least:
            break
        one = _table_that_costs(costs, chance)
        other, seats = chance.below(len(tables)), chance.below(16)
        _exchange(tables, one, other, seats)
        new = {number: meetings.cost(tables[number]) for number in (one, other)}
        change = sum(new.values()) - sum(costs[number] for number in new)
        if change > _SLACK * (_STEPS - step) // _STEPS:
            _exchange(tables, one, other, seats)
            continue
        total += change
        costs[one], costs[other] = new[one], new[other]
        if total < least:
            least, best = total, [list(table) for table in tables]
    return best


def _table_that_costs(costs: Sequence[int], chance: Stream) -> int:
    """A table that costs something, the next one after a table that is drawn; that table itself if none does."""
    start = chance.below(len(costs))
    order = (*range(start, len(costs)), *range(start))
    return next((number for number in order if costs[number]), start)


def _exchange(tables: Sequence[list[Player]], one: int, other: int, seats: int) -> None:
    """Lets the people in two seats, `seats` from 0 to 15 for both together, change places; done twice, all is as
    before.
    """
    seat, other_seat = divmod(seats, 4)
    tables[one][seat], tables[other][other_seat] = tables[other][other_seat], tables[one][seat]
