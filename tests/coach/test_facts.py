"""The deciding fact: true by construction, since it gives the price again."""

import pytest

from tests.coach.short_deals import exact, sampled, short_turns
from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.coach.comparison import Tried
from whistclub.coach.facts import deciding_fact, heaps_of
from whistclub.coach.prices import Heaps
from whistclub.coach.stakes import Outcome
from whistclub.rules.actions import Play
from whistclub.rules.seats import Seat

TURNS = list(short_turns(12, 3))


def outcome(worth: float) -> Outcome:
    return Outcome((worth, 0.0), worth, None)


def world(east: str, west: str) -> tuple[int, int, int, int]:
    return 0, FRENCH.card(east).bit, 0, FRENCH.card(west).bit


def test_the_fact_is_the_one_card_that_parts_the_worlds() -> None:
    tried = Tried(
        groups=((Play(FRENCH.card("HA")),), (Play(FRENCH.card("H2")),)),
        rows=(tuple(map(outcome, (1, 1, 0, 0))), tuple(map(outcome, (0, 0, 1, 0)))),
        weights=(1.0,) * 4,
        method="cards",
        hands=(world("HQ", "S5"), world("HQ", "C4"), world("S5", "HQ"), world("C4", "HQ")),
        is_all=True,
    )
    fact = deciding_fact(tried, 0, 1, Seat(0))
    assert fact is not None
    assert ("card", "E", "HQ", 0.5) == (fact.kind, fact.seat, fact.card, fact.chance)
    assert (1.0, -0.5) == (fact.gain, fact.rest)


@pytest.mark.parametrize(
    ("weights", "parts", "heaps"),
    [
        ((1.0, 1.0, 1.0), 1, Heaps(34, 33, 33)),
        ((2.0, 1.0, 1.0), 1, Heaps(50, 25, 25)),
        ((0.0, 3.0, 1.0), 1, Heaps(0, 75, 25)),
        ((1.0, 1.0, 1.0), 40, None),
    ],
)
def test_a_hundred_deals_lie_in_three_heaps_by_their_weights(
    weights: tuple[float, ...], parts: int, heaps: Heaps | None
) -> None:
    tried = Tried(
        groups=((Play(FRENCH.card("HA")),), (Play(FRENCH.card("H2")),)),
        rows=(tuple(map(outcome, (2, 1, 0))), tuple(map(outcome, (1, 1, 1)))),
        weights=weights,
        method="early",
        parts=parts,
    )
    assert heaps == heaps_of(library.game("whist"), tried, 0, 1, Seat(0))


@pytest.mark.parametrize("tries", [exact, sampled])
def test_the_numbers_of_a_fact_give_the_cost_again(tries: object) -> None:
    found = 0
    for view, turn in TURNS:
        tried = tries(view, turn)  # type: ignore[operator]
        best, *others = tried.ranked()
        for place in others:
            fact = deciding_fact(tried, best, place, view.viewer or Seat(0))
            if fact is not None:
                found += 1
                told = fact.chance * fact.gain + (1 - fact.chance) * fact.rest
                assert tried.gain(best, place)[0] == pytest.approx(told)
    assert found > 5


def test_means_of_many_deals_say_nothing_of_each() -> None:
    tried = Tried(
        groups=((Play(FRENCH.card("HA")),), (Play(FRENCH.card("H2")),)),
        rows=(tuple(map(outcome, (1, 2))), tuple(map(outcome, (0, 0)))),
        weights=(1.0, 1.0),
        method="calls",
        parts=40,
    )
    assert deciding_fact(tried, 0, 1, Seat(0)) is None


def test_acts_that_no_world_tells_apart_have_no_fact() -> None:
    same = tuple(map(outcome, (1, 2)))
    tried = Tried(
        groups=((Play(FRENCH.card("HA")),), (Play(FRENCH.card("H2")),)),
        rows=(same, same),
        weights=(1.0, 1.0),
        method="cards",
        hands=(world("HQ", "S5"), world("S5", "HQ")),
    )
    assert deciding_fact(tried, 0, 1, Seat(0)) is None
