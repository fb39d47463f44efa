"""Types whole evenings from written slips, as a robot that makes the mistakes of people, and counts them independently.

    python -m bench.evening_slips --keep        # half a minute

The slips of a round lie in any order. Some are typed a trick short or over first, which the club refuses; some are
typed twice, which changes nothing; of some another figure is typed first and put right when the slip comes again, as
the page of slips asks. The count beside it knows only who sat where and what the slips say. `different` must be 0.

The commands are those of the page of slips; what the page itself keeps back (a wrong sum is not sent) is tested in
`tests/browser/test_evening_slips.py`.
"""

import json
from collections import Counter, defaultdict
from itertools import pairwise
from random import Random
from typing import Final

from bench.common import RESULTS, arguments, headed, write
from tests.club.evenings import NAMES, OLGA, Evening, tricks
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.settings import Figures

SEED: Final = "bench"
FORMATS: Final = ("ladder", "progressive", "semi_partner", "partner", "individual")
_THIRTEEN: Final = 13
_OVER: Final = 6

Slip = tuple[int, list[int]]
"""A table, and the tricks of its first pair deal by deal."""


class Robot:
    """An evening that is typed from slips, with a count of its own."""

    def __init__(self, number: int) -> None:
        self.dice = Random(f"{SEED} {number}")
        self.deals = self.dice.choice((1, 1, 2, 3, 4))
        tables = self.dice.randint(2, 6)
        settings = {
            "format": self.dice.choice(FORMATS),
            "preset": "whist",
            "length": "deals",
            "deals": self.deals,
        }
        self.evening = Evening(f"{SEED} {number}", tables=tables, rounds=4, **settings)
        for guest in range(4 * tables):
            self.evening.do(OLGA, ask.AddGuest, name=NAMES[guest])
        self.mistakes: Counter[str] = Counter()
        self.slips = 0
        self.counted: dict[int, Counter[str]] = defaultdict(Counter)

    def play(self) -> None:
        """Four rounds."""
        for _ in range(4):
            self.evening.begin()
            slips = [
                (table, self._written()) for table in range(1, len(self.evening.state.rounds[-1].tables) + 1)
            ]
            for deal in range(self.deals + 2):
                self._type(slips, deal)
            for slip in slips:
                self._count(slip)
        self.evening.do(OLGA, ask.Finish)

    def _written(self) -> list[int]:
        """The tricks of the first pair in each deal; a level sum is written on, by one deal that decides."""
        written = [self.dice.randint(0, _THIRTEEN) for _ in range(self.deals)]
        first, second = self._sums(written)
        if first == second:
            written.append(self.dice.randint(0, _THIRTEEN))
        return written

    def _sums(self, written: list[int]) -> tuple[int, int]:
        """The sums of both pairs by the deals that count: points over six where the standings are of points, else
        tricks.
        """
        others = [_THIRTEEN - one for one in written]
        if "points" in sight.standing_keys(self.evening.state):
            return _points(written), _points(others)
        return sum(written), sum(others)

    def _type(self, slips: list[Slip], deal: int) -> None:
        """The slips of a deal, in any order, some of them twice."""
        these = [slip for slip in slips if deal < len(slip[1])]
        again = [slip for slip in these if self.dice.random() < 0.2]
        self.dice.shuffle(these)
        self.mistakes["wrong order"] += sum(one[0] > other[0] for one, other in pairwise(these))
        for table, written in these:
            self._one(table, deal + 1, written[deal])
        for table, written in again:
            self.mistakes["twice"] += 1
            before = self.evening.state
            self.evening.refused(
                OLGA, ask.EnterDeal, **self._where(table, deal + 1), figures=tricks(written[deal])
            )
            assert before is self.evening.state

    def _one(self, table: int, deal: int, ours: int) -> None:
        """A slip, with the mistakes that people make."""
        self.slips += 1
        chance = self.dice.random()
        if chance < 0.15:
            self.mistakes["sum off"] += 1
            off = Figures(
                tricks=(ours, _THIRTEEN - ours + self.dice.choice((-1, 1) if ours < _THIRTEEN else (1,)))
            )
            assert self.evening.refused(OLGA, ask.EnterDeal, **self._where(table, deal), figures=off)
        elif chance < 0.25 and deal < self.deals:
            self.mistakes["another figure"] += 1
            wrong = (ours + self.dice.randint(1, _THIRTEEN)) % (_THIRTEEN + 1)
            self._enter(table, deal, wrong)
            assert (
                self.evening.refused(OLGA, ask.EnterDeal, **self._where(table, deal), figures=tricks(ours))
                == "evening-deal-stands"
            )
            self.evening.do(OLGA, ask.CorrectDeal, **self._where(table, deal), figures=tricks(ours))
            return
        self._enter(table, deal, ours)

    def _where(self, table: int, deal: int) -> dict[str, int]:
        return {"round": self.evening.round_number, "table": table, "deal": deal}

    def _enter(self, table: int, deal: int, ours: int) -> None:
        self.evening.do(OLGA, ask.EnterDeal, **self._where(table, deal), figures=tricks(ours))

    def _count(self, slip: Slip) -> None:
        """Adds a slip to the count of those who sat at its table."""
        table, written = slip
        counted = written[: self.deals]
        both = (counted, [_THIRTEEN - one for one in counted])
        points = [_points(own) for own in both]
        sums = self._sums(counted)
        ahead = sums if sums[0] != sums[1] else (written[-1], _THIRTEEN - written[-1])
        for seat in range(4):
            side = seat % 2
            won = int(ahead[side] > ahead[1 - side])
            own = self.counted[self.evening.guest_at(table, seat)]
            own.update(drive_tricks=sum(both[side]), points=points[side], rounds_won=won, games_won=won)
            own.update(difference=points[side] - points[1 - side])

    def differences(self) -> int:
        """The figures of the standings that the count does not have so."""
        keys = sight.standing_keys(self.evening.state)
        return sum(
            value != self.counted[row.guest][key]
            for row in sight.standings(self.evening.state)
            for key, value in zip(keys, row.values, strict=True)
        )


def _points(written: list[int]) -> int:
    return sum(max(0, one - _OVER) for one in written)


def measured(evenings: int) -> dict[str, object]:
    """The counts of so many evenings."""
    mistakes: Counter[str] = Counter()
    formats: Counter[str] = Counter()
    slips = figures = different = 0
    for number in range(evenings):
        robot = Robot(number)
        robot.play()
        mistakes.update(robot.mistakes)
        formats[robot.evening.state.settings.format] += 1
        slips += robot.slips
        figures += len(robot.counted) * len(sight.standing_keys(robot.evening.state))
        different += robot.differences()
    return {
        "evenings": evenings,
        "formats": dict(sorted(formats.items())),
        "slips": slips,
        "mistakes": dict(sorted(mistakes.items())),
        "figures": figures,
        "different": different,
    }


def main() -> None:
    asked = arguments(__doc__, evenings=200, keep=False).parse_args()
    result = headed(SEED, measured(asked.evenings))
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "evening_slips.json", result)


if __name__ == "__main__":
    main()
