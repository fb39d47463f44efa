"""A verifier of schedules: counts who met whom, from the seatings alone, and shares nothing with their construction."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from whistclub.cards.errors import BadSeating, reason
from whistclub.evenings.seating import Player, Seating

_Pair = frozenset[Player]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """The counts of a schedule.

    `partners` has for each number of times how many pairs of people were partners so often, `opponents` likewise; pairs
    that never were are counted under 0. `out` has how many people sat out so often. `out_in_turn` is true if after
    every round the people had sat out equally often, or once more.
    """

    players: int
    rounds: int
    partners: dict[int, int]
    opponents: dict[int, int]
    out: dict[int, int]
    out_in_turn: bool

    @property
    def most_partners(self) -> int:
        """The most rounds that two people are partners."""
        return max(self.partners, default=0)

    @property
    def most_opponents(self) -> int:
        """The most rounds that two people are opponents."""
        return max(self.opponents, default=0)

    @property
    def is_tournament(self) -> bool:
        """True if everyone was everyone's partner once and everyone's opponent twice: a whist tournament Wh(v)."""
        return set(self.partners) == {1} and set(self.opponents) == {2}


def check_schedule(seatings: Sequence[Seating], players: Iterable[Player]) -> Checked:
    """Counts a schedule of these players. Raises BadSeating where in some round not everybody sits, or sits out,
    exactly once.
    """
    everybody = sorted(players)
    partners: Counter[_Pair] = Counter()
    opponents: Counter[_Pair] = Counter()
    out: Counter[Player] = Counter(dict.fromkeys(everybody, 0))
    in_turn = True
    for number, seating in enumerate(seatings, start=1):
        _check_everybody(seating, everybody, number)
        for table in seating.tables:
            north, east, south, west = table.players
            partners.update((frozenset((north, south)), frozenset((east, west))))
            opponents.update(frozenset((one, other)) for one in (north, south) for other in (east, west))
        out.update(seating.out)
        in_turn = in_turn and max(out.values()) - min(out.values()) <= 1
    pairs = len(everybody) * (len(everybody) - 1) // 2
    return Checked(
        players=len(everybody),
        rounds=len(seatings),
        partners=_by_times(partners, pairs),
        opponents=_by_times(opponents, pairs),
        out=dict(Counter(out.values())),
        out_in_turn=in_turn,
    )


def _check_everybody(seating: Seating, everybody: Sequence[Player], number: int) -> None:
    named = sorted(player for table in seating.tables for player in table.players)
    if sorted([*named, *seating.out]) != list(everybody) or len(seating.out) > 3:
        raise BadSeating(reason("evening-not-everybody", round=number))


def _by_times(met: Counter[_Pair], pairs: int) -> dict[int, int]:
    """The number of pairs by how often they met, of so many pairs of people."""
    times = Counter(met.values())
    never = pairs - len(met)
    return {**({0: never} if never else {}), **dict(sorted(times.items()))}
