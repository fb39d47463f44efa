"""Hands that lie open: tricks by leader and trump are those of the slow twin, and cards have values on the way."""

import random
from typing import get_args

import pytest

from whistclub.cards.errors import BadDeal, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.coach import Aim, OpenHands, perfect_play, perfect_tricks
from whistclub.rules.seats import FOUR, Seat
from whistclub.solver import Bounds
from whistclub.solver.twin import Twin

NODES = 1_000_000


def laid(cards: int, aim: Aim = "most", side: int = 0b0101, trump: str = "") -> OpenHands:
    pack = list(FRENCH.cards)
    random.Random(7).shuffle(pack)
    north, east, south, west = (FRENCH.mask(pack[at : at + cards]) for at in range(0, 4 * cards, cards))
    return OpenHands(hands=(north, east, south, west), trump=trump, side=side, aim=aim)


@pytest.mark.parametrize("aim", get_args(Aim))
@pytest.mark.parametrize(("side", "trump"), [(0b0101, "H"), (0b1010, ""), (0b1000, "S")])
def test_tricks_by_leader_are_those_of_the_slow_twin(aim: Aim, side: int, trump: str) -> None:
    asked = laid(3, aim, side, trump)
    twins = tuple(Twin(asked.question(seat)).answer().value.least for seat in FOUR)
    assert twins == perfect_tricks(asked)


def test_the_values_of_cards_count_the_tricks_taken_and_the_best_line_keeps_the_value() -> None:
    asked = laid(4, side=0b1000)
    start = perfect_play(asked, Seat(3), (), NODES)
    assert start.answer.value == max((one.value for one in start.answer.cards), key=lambda one: one.least)
    for played in range(len(start.answer.line) + 1):
        place = perfect_play(asked, Seat(3), start.answer.line[:played], NODES)
        assert (start.answer.value, played // 4) == (place.answer.value, sum(place.taken))
    assert (Seat(0), (0, 0, 0, 0)) == (
        perfect_play(asked, Seat(3), start.answer.line[:1], NODES).turn,
        start.taken,
    )


@pytest.mark.parametrize(("side", "can"), [(0b0001, 0), (0b0010, 1)])
def test_whoever_has_taken_a_trick_cannot_take_none_any_more(side: int, can: int) -> None:
    hands = [FRENCH.mask(cards_from_text(FRENCH, text)) for text in ("SA C2", "S3 S2", "HA HK", "H3 CA")]
    north, east, south, west = hands
    asked = OpenHands(hands=(north, east, south, west), trump="", side=side, aim="none")
    played = cards_from_text(FRENCH, "SA S3 HK H3 C2 S2 HA CA")
    over = perfect_play(asked, Seat(0), played, NODES)
    assert ((1, 0, 0, 1), Bounds(can, can)) == (over.taken, over.answer.value)
    after = perfect_play(asked, Seat(0), played[:4], NODES)
    assert [Bounds(can, can)] == [one.value for one in after.answer.cards]


def test_hands_that_cannot_be_played_and_cards_that_may_not_are_refused() -> None:
    asked = laid(2)
    north, east, south, _ = asked.hands
    with pytest.raises(BadDeal):
        perfect_play(
            OpenHands(hands=(north, east, south, north), trump="", side=1, aim="most"), Seat(0), (), NODES
        )
    (held, *_) = FRENCH.members(east)
    with pytest.raises(IllegalAction):
        perfect_play(asked, Seat(0), (held,), NODES)
