"""The bids told and made in the statistics: numbers, markers, and contracts of a side."""

from typing import Any

import pytest

from whistclub import library
from whistclub.club.bids_told import BidTally, Told, tallied, told_in
from whistclub.rules.seats import Seat


def _told(preset: str, seed: str = "x") -> tuple[Any, list[tuple[Told, ...]]]:
    game = library.game(preset)
    (played,) = library.play(game, "quick", seed=seed, deals=1).deals
    return played, [told_in(game, played, Seat(seat)) for seat in range(game.seats)]


def test_each_seat_of_oh_hell_told_a_number_and_made_it_if_it_took_as_many() -> None:
    played, told = _told("oh_hell")
    facts = [dict(line.args) for line in played.result.lines]
    assert [(Told(str(one["bid"]), one["bid"] == one["count"]),) for one in facts] == told


@pytest.mark.parametrize(("preset", "fact"), [("gongor", "bid"), ("hermits", "pip")])
def test_each_hand_of_a_solitaire_is_a_bid(preset: str, fact: str) -> None:
    played, (told,) = _told(preset)
    facts = [dict(line.args) for line in played.result.lines]
    assert [str(one[fact]) for one in facts if fact in one] == [one.bid for one in told]
    assert sum(played.result.points) == sum(one.made for one in told)


@pytest.mark.parametrize("preset", ["minnesota", "solo", "bid_whist", "call_ace", "kleurwiezen"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_who_undertook_a_contract_told_it_and_made_it_if_it_scored(preset: str, seed: str) -> None:
    played, told = _told(preset, seed)
    points = played.result.points
    sides = len(points)
    for seat, bids in enumerate(told):
        for one in bids:
            own = points[seat % sides]
            assert one.made == (own > (points[1 - seat % 2] if sides == 2 else 0))


def test_a_game_without_bids_has_none_told() -> None:
    assert [(), (), (), ()] == _told("whist")[1]


def test_bids_are_counted_numbers_by_size_and_contracts_by_the_alphabet() -> None:
    bids = [Told("solo", True), Told("10", False), Told("9", True), Told("9", False), Told("abondance", True)]
    found = [(one.bid, one.told, one.made) for one in tallied(bids)]
    assert [("abondance", 1, 1), ("solo", 1, 1), ("9", 2, 1), ("10", 1, 0)] == found
    assert () == tallied([])
    assert (BidTally(bid="9", told=1, made=1),) == tallied([Told("9", True)])
