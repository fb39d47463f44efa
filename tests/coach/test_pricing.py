"""Each game has its own pricing, and a game that brings none is priced by playing on."""

from whistclub import library
from whistclub.coach.pricing import Pricing, pricing_of


def test_a_game_that_brings_no_pricing_is_priced_by_playing_on() -> None:
    assert pricing_of(library.game("german_whist")) == Pricing()


def test_two_solitaires_are_priced_by_odds_and_games_of_four_are_not() -> None:
    by_odds = [
        pricing_of(library.game(key)).odds is not None for key in ("gongor", "hermits", "whist", "solo")
    ]
    assert [True, True, False, False] == by_odds
