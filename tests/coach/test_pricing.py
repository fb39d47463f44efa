"""Each game has its own pricing, and a game that brings none is priced by playing on."""

from random import Random
from typing import Any

import pytest

from whistclub import library
from whistclub.coach.playing_on import UNTRIED
from whistclub.coach.pricing import Pricing, pricing_of
from whistclub.players.levels import conventional
from whistclub.rules.actions import Play

CONVENTIONS = {"grand": {"C2", "C3", "C4", "C5", "C6", "C7"}, "low": {"C8", "C9", "C10", "C11"}}


def themes(preset: str, matches: int) -> dict[str, set[str]]:
    """The themes of the cards in some matches by their contract."""
    game: Any = library.game(preset)
    usual = conventional(game)
    found: dict[str, set[str]] = {}
    played_out = (library.play(game, "quick", seed=f"themes {number}", deals=4) for number in range(matches))
    for played in (deal for match in played_out for deal in match.deals):
        position = game.begin(played.deal, played.setting)
        for seat, action in played.acts:
            view = game.view(position, seat)
            theme = pricing_of(game).theme(game, view, usual.decide(view, Random(1), UNTRIED))
            contract = getattr(view, "contract", "") if isinstance(view.legal[0], Play) else "calls"
            found.setdefault(contract, set()).add(theme)
            position = position.play(seat, action)
    return found


def test_the_conventions_of_a_high_and_of_a_low_are_themes_of_their_own() -> None:
    found = themes("minnesota", 4)
    assert {"calls": set(), **CONVENTIONS} == {contract: some - {""} for contract, some in found.items()}


@pytest.mark.parametrize("preset", ["whist", "south_dakota"])
def test_a_trump_or_another_card_is_a_theme(preset: str) -> None:
    assert {"", "trumps"} == set().union(*themes(preset, 1).values())


def test_a_game_that_brings_no_pricing_is_priced_by_playing_on() -> None:
    assert pricing_of(library.game("german_whist")) == Pricing()


def test_two_solitaires_are_priced_by_odds_and_games_of_four_are_not() -> None:
    by_odds = [
        pricing_of(library.game(key)).odds is not None for key in ("gongor", "hermits", "whist", "solo")
    ]
    assert [True, True, False, False] == by_odds
