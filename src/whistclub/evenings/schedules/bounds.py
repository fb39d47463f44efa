"""Bounds of an individual evening that are proved by counting, beside what its schedule reaches.

All of them count the seats of one person at a time. With `people` and `rounds`, each round has `people // 4` tables, so
`4 * (people // 4) * rounds` places are shared out. Nobody can do better than to share them evenly: each bound below
grows with the rounds that a person plays, and ever faster, so that uneven shares would only raise it. A person who
plays r rounds has r partners and 2r opponents, not all different, among `people - 1` others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from whistclub.evenings.schedules.verifier import Checked

BoundKey = Literal["partner_most", "opponent_most", "partners_again", "opponents_again"]
BOUNDS: Final[tuple[BoundKey, ...]] = ("partner_most", "opponent_most", "partners_again", "opponents_again")

Quality = tuple[int, int, int, int]
"""The values of the bounds, in their order: the smaller in the first that differs, the better the schedule."""


class Bound(msgspec.Struct, frozen=True):
    """A bound: no schedule has less than `proved`, and this one has `reached`."""

    key: BoundKey
    proved: int
    reached: int

    @property
    def is_best(self) -> bool:
        """True if no schedule can be better."""
        return self.proved == self.reached


def bounds_reached(counts: Checked) -> tuple[Bound, ...]:
    """The bounds of a schedule, from its verifier's counts."""
    proved = proved_least(counts.players, counts.rounds)
    return tuple(map(Bound, BOUNDS, proved, quality(counts)))


def quality(counts: Checked) -> Quality:
    """The quality that a schedule reaches."""
    return (
        counts.most_partners,
        counts.most_opponents,
        sum(pairs_of(times) * pairs for times, pairs in counts.partners.items()),
        sum(pairs_of(times) * pairs for times, pairs in counts.opponents.items()),
    )


def quality_of_rounds(rounds: Iterable[Sequence[int]]) -> Quality:
    """The quality of rounds of people, four a table in the order N, E, S, W."""
    partners, opponents = Counter[frozenset[int]](), Counter[frozenset[int]]()
    for seats in rounds:
        for north, east, south, west in zip(seats[::4], seats[1::4], seats[2::4], seats[3::4], strict=True):
            partners.update((frozenset((north, south)), frozenset((east, west))))
            opponents.update(frozenset((one, other)) for one in (north, south) for other in (east, west))
    met = [counts.values() for counts in (partners, opponents)]
    return (max(met[0]), max(met[1]), sum(map(pairs_of, met[0])), sum(map(pairs_of, met[1])))


def proved_least(people: int, rounds: int) -> Quality:
    """The least that any schedule of so many people, four or more, and rounds can have.

    *The most rounds with one partner.* Somebody plays at least the mean of the rounds, rounded up: r. Their r partners
    are spread over `people - 1` others, and by the pigeonhole principle one of these comes `ceil(r / (people - 1))`
    times. So nobody can partner all others in fewer than `people - 1` rounds, and after as many somebody must come
    again. *The most rounds against one opponent* likewise, with 2r.

    *Meetings again*: two rounds in which the same two are partners (opponents) are counted once, so that a pair that
    meets t times counts t(t-1)/2. That grows ever faster with t; therefore a person's count is least if their meetings
    are spread evenly over the others, and everybody's together is half the sum of these, rounded up, since each pair is
    in the counts of two.
    """
    others = people - 1
    least, more = divmod(people // 4 * 4 * rounds, people)
    most = least + (more > 0)

    def again(meetings: int) -> int:
        sums = more * _even_again(meetings * (least + 1), others)
        sums += (people - more) * _even_again(meetings * least, others)
        return -(-sums // 2)

    return (-(-most // others), -(-2 * most // others), again(1), again(2))


def pairs_of(count: int) -> int:
    """The number of pairs among so many."""
    return count * (count - 1) // 2


def _even_again(meetings: int, others: int) -> int:
    """The meetings again of a person whose meetings are spread evenly over the others."""
    times, more = divmod(meetings, others)
    return (others - more) * pairs_of(times) + more * pairs_of(times + 1)
