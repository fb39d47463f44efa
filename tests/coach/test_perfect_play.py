"""Hands that lie open: the tricks of North and South by leader and trump are those of the slow twin."""

import random

from whistclub.cards.french import FRENCH
from whistclub.coach import perfect_tricks
from whistclub.rules.seats import FOUR
from whistclub.solver import Question
from whistclub.solver.twin import Twin


def test_tricks_by_leader_and_trump_are_those_of_the_slow_twin() -> None:
    pack = list(FRENCH.cards)
    random.Random(7).shuffle(pack)
    north, east, south, west = (FRENCH.mask(pack[place : place + 3]) for place in range(0, 12, 3))
    hands = (north, east, south, west)
    found = perfect_tricks(hands)
    for one in found:
        asked = [
            Question(hands=hands, leader=seat, trump=one.trump, objective=one.objective) for seat in FOUR
        ]
        assert tuple(Twin(each).answer().value.least for each in asked) == one.tricks
    assert ["", "S", "H", "D", "C", ""] == [one.trump for one in found]
    assert "fewest" == found[-1].objective
