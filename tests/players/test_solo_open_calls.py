"""Misères ouvertes are called by the kernel's verdicts in imagined deals."""

from random import Random
from typing import Any

import pytest

from tests.players.scripted import begun, dealt
from tests.rules.solo_table import game
from whistclub.players.solo.call_trials import Weighed, weighed_calls
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Call
from whistclub.solver import solver

GAME: Any = game("solo")
OPEN = Call("misere_ouverte")
SAFE = "C2 C4 C5 C6 C7 D2 D3 D4 D7 S2 S3 S6 S8"
"""Beaten in no deal: each suit is safe by itself."""
LONE_NINE = "C3 C4 C6 CT CJ D2 D3 D4 D9 S2 S3 S4 S7"
"""Of little danger by the count of the hand, and beaten in all but one deal of twenty: nothing covers the ten and jack
of clubs.
"""


def weighed(hand: str, deals: int = 24) -> list[Weighed]:
    position = begun(GAME, dealt(E=hand, N="HA"), "N", "HA")
    (caller,) = position.to_act()
    view = GAME.view(position, caller)
    return weighed_calls(view, imagined_deals(GAME, view, Random(1), deals), GAME.options)


def best_of(calls: list[Weighed]) -> Call:
    return max(calls, key=lambda one: one.expected).call


def chance_of_open(calls: list[Weighed]) -> float:
    return next(one.prospect.chance for one in calls if one.call == OPEN)


def test_a_hand_that_no_deal_can_beat_is_called_misere_ouverte() -> None:
    assert OPEN == best_of(weighed(SAFE))


def test_a_hand_of_little_danger_that_is_beaten_in_most_deals_is_not_called_so() -> None:
    calls = weighed(LONE_NINE)
    assert best_of(calls) != OPEN
    assert chance_of_open(calls) < 0.3


def test_the_same_deals_give_the_same_chance() -> None:
    first, second = (chance_of_open(weighed(LONE_NINE)) for _ in range(2))
    assert first == second


def test_without_the_kernel_no_misere_ouverte_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "_kernel", None)
    assert chance_of_open(weighed(SAFE, deals=6)) < 0.5
