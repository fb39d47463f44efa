"""A robot enters drives from written slips, as the page for typing sends them: in any order, some twice, some with
sums that cannot be, some with another figure first; the standings are those of the slips.
"""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.club.evenings import NAMES, OLGA, Evening
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.settings import Figures


def type_slips(evening: Evening, rng: Random, slips: dict[int, int]) -> None:
    """Types the slips of a round: North and South's tricks by table."""
    pile = [*slips, *rng.sample(sorted(slips), len(slips) // 3)]
    rng.shuffle(pile)
    misread = set(rng.sample(sorted(slips), 1)) if rng.random() < 0.5 else set()
    where = {"round": evening.round_number, "deal": 1}
    for table in pile:
        ours = slips[table]
        if rng.random() < 0.3:
            off = Figures(tricks=(ours, 12 - ours if ours < 13 else 1))
            assert "" != evening.refused(OLGA, ask.EnterDeal, **where, table=table, figures=off)
        standing = evening.table(table).deals
        figures = Figures(tricks=(ours, 13 - ours))
        if not standing:
            if table in misread:
                ours = (ours + 1) % 14
            first = Figures(tricks=(ours, 13 - ours))
            evening.do(OLGA, ask.EnterDeal, **where, table=table, figures=first)
        elif standing[0].figures != figures:
            # What stands changes only by a decision; the same slip again is not even sent.
            assert "" != evening.refused(OLGA, ask.EnterDeal, **where, table=table, figures=figures)
            evening.do(OLGA, ask.CorrectDeal, **where, table=table, figures=figures)
    for table in misread:
        right = Figures(tricks=(slips[table], 13 - slips[table]))
        evening.do(OLGA, ask.CorrectDeal, **where, table=table, figures=right)


@pytest.mark.parametrize("number", range(20))
def test_the_standings_are_those_of_the_slips_however_they_were_typed(number: int) -> None:
    rng = Random(f"slips {number}")
    evening = Evening(str(number), format="progressive", moving="ladies_gents", rounds=5, tables=5)
    for guest in range(20):
        evening.do(OLGA, ask.AddGuest, name=NAMES[guest], part="lady" if guest % 2 else "gent")
    tricks: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for _ in range(5):
        evening.begin()
        seated = evening.seated()
        slips = {table: rng.randint(0, 13) for table in range(1, 6)}
        for at, guest in enumerate(seated):
            own = slips[at // 4 + 1] if at % 2 == 0 else 13 - slips[at // 4 + 1]
            tricks[guest] += own
            won[guest] += own > 6
        type_slips(evening, rng, slips)
        assert evening.state.phase == "between"
    expected = {guest: (Fraction(tricks[guest]), Fraction(won[guest])) for guest in range(1, 21)}
    assert expected == {row.guest: row.values for row in sight.standings(evening.state)}
