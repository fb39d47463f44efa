"""Who is winning the trick is told to everybody from the second card on, by the rule of each game, and never guessed by
a page.
"""

from random import Random
from typing import Any

import pytest

from tests.web.test_scenes import steps
from whistclub.games.registry import PRESETS
from whistclub.web.live.scene import scene

RANKS = "A123456789PCX"
"""Of the Decktet, the lowest first."""
FRENCH = "23456789TJQKA"
DOWNTOWN = "KQJT98765432A"
"""Of Bid Whist where low cards win, the lowest first."""
JOKERS = ("JL", "JB")
"""Of Bid Whist, the highest of the trump suit; those of Call-ace Whist belong to no suit and only win if led."""
ACTS = 120


def expected(view: dict[str, Any]) -> int | None:
    """The highest trump, else the highest card that shares a suit with the first card of a suit."""
    lying = [(-1, view["led"].text)] if view.get("led") else []
    lying += [(seat, card.text) for seat, card in view["trick"]]
    if len(lying) < 2:
        return None
    is_solitaire = view.get("led") is not None
    guide = view.get("guide")
    order = DOWNTOWN if guide is not None and guide.key.endswith("downtown") else FRENCH

    def suits(card: str) -> set[str]:
        if card in JOKERS:
            return set(view["trump"])
        return set(card[:-1] or card) if is_solitaire else {card[0]}

    def rank(card: str) -> int:
        if card in JOKERS:
            return len(order) + JOKERS.index(card)
        if is_solitaire:
            return RANKS.index(card[-1])
        # Of several jokers that belong to no suit the first one wins.
        return -1 if card[0] == "J" else order.index(card[-1])

    led = next((card for _, card in lying if suits(card)), "")
    trumps = [one for one in lying if view["trump"] and view["trump"] in suits(one[1])]
    following = [one for one in lying if led and suits(one[1]) & suits(led)]
    return max(trumps or following or lying[:1], key=lambda one: rank(one[1]))[0]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_seat_that_is_winning_is_told_by_the_game_s_own_rule(preset: str) -> None:
    told = set()
    for _, _, state in steps(preset, 0, Random(preset), ACTS):
        shown = scene(state).open
        if shown is not None:
            assert expected(shown) == shown["winning"]
            told.add(shown["winning"])
    assert None in told
    # Where the second card completes the trick, it is taken at once.
    assert len(told) > 1 or PRESETS[preset].game in {"german_whist", "hermits"}
