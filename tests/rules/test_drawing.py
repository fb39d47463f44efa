"""Unseen cards in places filled one after another: every way that fits is as likely, and no other comes up."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from scipy import stats

from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.games.german_whist.drawing import NEVER, Window, put_into_places

CARDS = FRENCH.cards[:6]


def windows(*bounds: tuple[int, int]) -> list[Window]:
    return [Window(card, first, end) for card, (first, end) in zip(CARDS, bounds, strict=False)]


def ways(times: list[int], given: list[Window]) -> set[tuple[str, ...]]:
    """Every order of the cards that fits, by trying them all."""
    return {
        tuple(one.card.text for one in order)
        for order in permutations(given)
        if all(one.first <= time < one.end for one, time in zip(order, times, strict=True))
    }


@pytest.mark.parametrize(
    ("times", "bounds"),
    [
        pytest.param([-1, -1, 0, 2, 99], [(-1, NEVER)] * 5, id="nothing known"),
        pytest.param(
            [-1, -1, 0, 2, 99], [(-1, 1), (-1, 3), (-1, NEVER), (-1, NEVER), (-1, NEVER)], id="played"
        ),
        pytest.param(
            [-1, -1, 0, 2, 99], [(1, NEVER), (1, NEVER), (-1, NEVER), (-1, NEVER), (-1, NEVER)], id="a void"
        ),
        pytest.param(
            [-1, -1, 0, 2, 3, 99],
            [(-1, 1), (1, NEVER), (1, 3), (-1, 4), (-1, NEVER), (0, NEVER)],
            id="played after a void, and two voids",
        ),
    ],
)
def test_every_way_that_fits_is_equally_likely(times: list[int], bounds: list[tuple[int, int]]) -> None:
    given, rng = windows(*bounds), Random(str(bounds))
    expected = ways(times, given)
    drawn = Counter(
        tuple(card.text for card in put_into_places(times, given, rng))
        for _ in range(draws(30, 60) * len(expected))
    )
    assert expected == set(drawn)
    assert stats.chisquare([drawn[one] for one in sorted(expected)]).pvalue > 0.001


def test_no_way_is_refused() -> None:
    with pytest.raises(ValueError, match="empty range"):
        put_into_places([-1, 0], windows((1, NEVER), (-1, NEVER)), Random(1))
