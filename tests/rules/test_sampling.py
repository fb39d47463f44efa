"""Unknown cards dealt to their possible holders, against every way there is."""

import random
from collections import Counter
from itertools import product

import pytest

from whistclub.rules.sampling import deal_out, random_bit, ways_to_deal

CASES = [
    (0b111111, (2, 2, 2), (0, 0, 0)),
    (0b111111, (3, 2, 1), (0b000011, 0, 0)),
    (0b1111111, (2, 2, 2, 1), (0b0000111, 0b1110000, 0, 0)),
    (0b1111111, (2, 2, 3, 0), (0b0000011, 0b0000110, 0b1000000, 0)),
    (0b10110101, (2, 1, 2), (0b00000101, 0b10000000, 0)),
    (0b11111111, (2, 2, 2, 2), (0b11, 0b1100, 0b110000, 0b11000000)),
    (0b11, (1, 1), (0b01, 0b10)),
    (0b1, (0, 1), (0, 0)),
    (0, (0, 0), (0, 0)),
]


def every_deal(unknown: int, rooms: tuple[int, ...], barred: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All deals, by trying every holder for every card."""
    bits = [1 << place for place in range(unknown.bit_length()) if unknown >> place & 1]
    found: set[tuple[int, ...]] = set()
    for holders in product(range(len(rooms)), repeat=len(bits)):
        held = [0] * len(rooms)
        for bit, holder in zip(bits, holders, strict=True):
            held[holder] |= bit
        fits = all(hand.bit_count() == room for hand, room in zip(held, rooms, strict=True))
        if fits and not any(hand & bar for hand, bar in zip(held, barred, strict=True)):
            found.add(tuple(held))
    return found


@pytest.mark.parametrize(("unknown", "rooms", "barred"), CASES)
def test_the_ways_to_deal_are_as_many_as_there_are(
    unknown: int, rooms: tuple[int, ...], barred: tuple[int, ...]
) -> None:
    assert len(every_deal(unknown, rooms, barred)) == ways_to_deal(unknown, rooms, barred)


@pytest.mark.parametrize(("unknown", "rooms", "barred"), CASES)
def test_every_deal_that_fits_is_drawn_equally_often_and_no_other(
    unknown: int, rooms: tuple[int, ...], barred: tuple[int, ...]
) -> None:
    """Chi-square over all deals, 30 expected draws each, at five standard deviations."""
    deals = every_deal(unknown, rooms, barred)
    rng = random.Random("deal out")
    drawn: Counter[tuple[int, ...]] = Counter(
        deal_out(unknown, rooms, barred, rng) for _ in range(30 * len(deals))
    )
    assert set() == set(drawn) - deals
    statistic = sum(((drawn[deal] - 30) ** 2) / 30 for deal in deals)
    freedom = len(deals) - 1
    assert statistic <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(
    ("unknown", "rooms", "barred"),
    [(0b11, (1, 1), (0b11, 0)), (0b111, (2, 1), (0b110, 0)), (0b11, (1, 2), (0, 0)), (0b11, (1, 0), (0, 0))],
)
def test_where_no_deal_fits_it_is_said(unknown: int, rooms: tuple[int, ...], barred: tuple[int, ...]) -> None:
    assert 0 == ways_to_deal(unknown, rooms, barred)
    with pytest.raises(ValueError, match="no deal fits"):
        deal_out(unknown, rooms, barred, random.Random(1))


def test_thirty_nine_cards_are_dealt_in_as_many_ways_as_the_multinomial_says() -> None:
    unknown = (1 << 39) - 1
    assert 84478098072866400 == ways_to_deal(unknown, (13, 13, 13, 0), (0, 0, 0, 0))


def test_one_card_of_a_set_is_drawn_as_often_as_another() -> None:
    rng = random.Random("one")
    found = Counter(random_bit(0b101100, rng) for _ in range(3000))
    assert {0b100, 0b1000, 0b100000} == set(found)
    assert all(850 < count < 1150 for count in found.values())
