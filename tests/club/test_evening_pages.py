"""The pages printed of an evening before it is played: its schedule, and the deals that are laid out."""

from itertools import pairwise

import pytest

from whistclub.cards.french import FRENCH
from whistclub.club.evening.handlers import NotAtEvening
from whistclub.club.evening.laid_deals import laid_deals
from whistclub.club.evening.schedule import schedule
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.state import EveningState, Guest
from whistclub.rules.deal import four_hands
from whistclub.rules.seats import left_of


def evening(people: int = 0, seed: bytes = bytes(32), **settings: object) -> EveningState:
    """An evening that gathers, with so many people here."""
    chosen = EveningSettings(name="Thursday", **settings)  # type: ignore[arg-type]
    guests = tuple(Guest(number, f"G{number}") for number in range(1, people + 1))
    return EveningState(
        seq=1,
        evening="e",
        code="KVRNX",
        seed=seed,
        opened_ms=0,
        settings=chosen,
        organisers=(("p", "Gudrun"),),
        guests=guests,
    )


def test_every_round_of_a_compass_is_known_before_it_begins() -> None:
    found = schedule(evening(24, format="compass", rounds=5))
    assert 5 == len(found.seatings)
    for seating in found.seatings:
        assert 24 == len(set(seating.players))
    for before, after in pairwise(found.seatings):
        assert [one.first for one in before.tables] == [one.first for one in after.tables]


def test_the_schedule_names_everybody_who_is_here_once_a_round() -> None:
    found = schedule(evening(24, format="compass", rounds=3))
    for seating in found.seatings:
        assert set(range(1, 25)) == {found.holders[player - 1] for player in seating.players}


def test_a_schedule_without_people_has_the_numbers_of_the_tables_planned() -> None:
    found = schedule(evening(format="compass", rounds=3, tables=5))
    assert () == found.holders
    assert [20] * 3 == [len(seating.players) for seating in found.seatings]


@pytest.mark.parametrize("key", ["ladder", "progressive", "semi_partner", "partner"])
def test_there_is_no_schedule_where_results_decide(key: str) -> None:
    assert () == schedule(evening(24, format=key)).seatings


def test_a_round_lays_out_as_many_deals_as_it_plays_of_the_whole_pack() -> None:
    deals = laid_deals(evening(format="compass", deals=6), 2)
    assert 6 == len(deals)
    for one in deals:
        assert sorted(card.text for card in FRENCH.cards) == sorted(card.text for card in one.deal.pack)
        assert [13] * 4 == [hand.bit_count() for hand in four_hands(one.deal, one.dealer)]


def test_the_deal_goes_round_the_table() -> None:
    deals = laid_deals(evening(format="compass", deals=4), 1)
    for before, after in pairwise(deals):
        assert left_of(before.dealer, 4) == after.dealer


def test_the_deals_follow_from_the_seed_and_are_others_in_every_round() -> None:
    state = evening(format="compass")
    packs = {one.deal.pack for number in range(1, 9) for one in laid_deals(state, number)}
    assert 8 * 4 == len(packs)
    assert laid_deals(state, 3) == laid_deals(evening(format="compass"), 3)
    assert laid_deals(state, 3) != laid_deals(evening(seed=bytes(31) + b"1", format="compass"), 3)


@pytest.mark.parametrize(("key", "place"), [("ladder", "cards"), ("compass", "online")])
def test_no_deals_are_told_that_are_not_laid_out(key: str, place: str) -> None:
    with pytest.raises(NotAtEvening):
        laid_deals(evening(format=key, place=place), 1)
