"""The plain players at an auction of numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from whistclub.cards.french import FRENCH
from whistclub.players.baseline import choose
from whistclub.rules.actions import Action, Bid, Call, Say
from whistclub.rules.seats import Seat
from whistclub.rules.values import Setting, View


def asked(*legal: Action, cards: int = 12, sides: int = 4) -> View:
    """A view of a seat that holds so many cards and may do one of these acts."""
    setting = Setting(1, Seat(0), (0,) * sides)
    return View(
        viewer=Seat(1),
        setting=setting,
        to_act=(Seat(1),),
        legal=legal,
        acts=(),
        hand=FRENCH.cards[:cards],
        trick=(),
        trump="",
    )


def bids(view: View) -> Counter[Action]:
    return Counter(choose(view, Random(number)) for number in range(400))


@pytest.mark.parametrize("no_bid", [Call("pass"), Say("pass")])
def test_simple_passes_seven_of_ten_numbers_and_else_bids_the_lowest(no_bid: Action) -> None:
    found = bids(asked(Bid(8), no_bid, Bid(7), Bid(9)))
    assert {no_bid, Bid(7)} == found.keys()
    assert found[no_bid] == pytest.approx(280, abs=40)


def test_simple_bids_numbers_of_any_shared_verb_beside_a_pass_of_the_same_one() -> None:
    for verb in (Bid, Call, Say):
        assert {verb("pass"), verb(7)} == bids(asked(verb("pass"), verb(7), verb(8))).keys()


def test_simple_bids_no_more_than_one_trick_over_a_fair_share_of_its_hand() -> None:
    assert {Bid(0), Bid(1), Bid(2), Bid(3), Bid(4)} == bids(asked(*map(Bid, range(13)))).keys()


def test_simple_bids_the_lowest_number_where_all_are_higher() -> None:
    assert {Bid(9)} == bids(asked(Bid(9), Bid(10))).keys()
