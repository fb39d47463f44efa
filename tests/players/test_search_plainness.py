"""The search plays the plainest of equal cards, and spends no high card for a gain that only open hands promise."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.scripted import acted, begun, cards, deal_at, dealt, game
from whistclub.cards.french import FRENCH
from whistclub.players.player import Budget
from whistclub.players.reading import Reading, read
from whistclub.players.registry import make_player
from whistclub.players.search.effort import Effort
from whistclub.players.search.search import candidates, is_dear, plainest
from whistclub.players.search.standing import Standing

FRESH = "N lay C2, E lay C3, S lay C4, W lay C6"
"""East grands, North leads."""


def reading_of(hand: str, out: str, script: str = FRESH) -> Reading:
    """The turn of the seat after this script, with such a hand, where the others may hold any of what is out."""
    of: Any = game("minnesota")
    position = acted(begun(of, dealt(N="C2 S2 H2", E="C3", S="C4", W="C6"), "N"), script)
    who = min(position.to_act())
    held, others = cards(hand), cards(out)
    may_hold = [held if seat == who else others for seat in range(4)]
    return replace(read(of.view(position, who)), hand=held, legal=held, out=others, may_hold=tuple(may_hold))


@pytest.mark.parametrize(
    ("objective", "script", "expected"),
    [
        ("most", FRESH, ["SQ", "S6"]),
        ("most", f"{FRESH}, N play S2", ["SJ", "S6"]),
        ("fewest", FRESH, ["SQ", "S7"]),
        ("fewest", f"{FRESH}, N play S2", ["SQ", "S7"]),
    ],
)
def test_of_equal_cards_the_plainest_is_tried(objective: Any, script: str, expected: list[str]) -> None:
    reading = reading_of("SQ SJ S7 S6 H3", "SA SK S9 S8 HA HK", script)
    runs = [[FRENCH.card(text) for text in run.split()] for run in ("SJ SQ", "S6 S7")]
    assert expected == [plainest(reading, run, objective).text for run in runs]


def test_of_cards_tried_the_usual_one_is_the_first() -> None:
    reading = reading_of("SQ SJ S7 S6 H3", "SA SK S9 S8 HA HK")
    found = [card.text for card in candidates(reading, FRENCH.card("H3"), "most")]
    assert ["H3", "S6", "SQ"] == found


@pytest.mark.parametrize(
    ("card", "usual", "script", "expected"),
    [
        ("SK", "S5", f"{FRESH}, N play S2", True),
        ("SA", "S5", f"{FRESH}, N play S2", False),
        ("S9", "S5", f"{FRESH}, N play S2", False),
        ("SQ", "S5", FRESH, True),
        ("HA", "S5", FRESH, False),
        ("S5", "SK", FRESH, False),
    ],
)
def test_a_high_card_is_dear_unless_it_is_sure_to_win(
    card: str, usual: str, script: str, expected: bool
) -> None:
    hand = "SA S9 S5 HA" if card == "SA" else "SK SQ S9 S5 HA"
    reading = reading_of(hand, "SA ST S8 HK HQ" if card != "SA" else "SK ST S8 HK HQ", script)
    assert expected is is_dear(reading, FRENCH.card(card), FRENCH.card(usual))


def test_the_second_hand_spends_no_king_from_three_for_a_gain_in_one_world_of_five() -> None:
    of: Any = game("minnesota")
    position = acted(deal_at(of, 4, "watch"), "N lay D2, E lay C3, S lay D3, W lay H3, N play S2")
    view = of.view(position, 1)
    chosen = make_player(of, "strong").decide(view, Random("4 5"), Budget(samples=240, nodes=240_000))
    assert "play S5" == chosen.action.text


def test_where_only_a_verdict_counts_one_world_in_twenty_is_no_clear_gain() -> None:
    asked = Effort().asked_of(Standing(), is_verdict=True)
    assert (False, True) == (asked.is_met(0.05, 0.05), asked.is_met(0.1, 0.05))
    assert asked.is_met(0.05, 0.0, is_all=True)
