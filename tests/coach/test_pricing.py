"""Each game has its own pricing, and a game that brings none is priced by playing on."""

from random import Random
from typing import Any

import pytest

from tests.players.scripted import begun, dealt
from whistclub import library
from whistclub.coach.call_prices import fair_calls, started_with
from whistclub.coach.effort import STANDARD
from whistclub.coach.pricing import Pricing, pricing_of
from whistclub.coach.rollout_prices import UNTRIED, played_on
from whistclub.players.levels import conventional
from whistclub.rules.actions import Call, Play
from whistclub.rules.seats import FOUR, Seat

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


def test_a_grand_dix_is_priced_as_made_as_often_as_it_is_made_by_the_conventions() -> None:
    """West holds seven hearts to five honours: its partner leads a heart in most deals, and the seven run."""
    game: Any = library.game("askov")
    position = begun(game, dealt(W="HA HK HQ HJ HT H7 H4 SJ S5 S4 D3 C9 C6"), "S")
    for seat in FOUR:
        position = position.play(seat, position.legal(seat)[0])
    view = game.view(position, Seat(3))
    tried = fair_calls(game, view, "grand dix", STANDARD)
    assert tried is not None
    prices = {group[0].text: row for group, row in zip(tried.groups, tried.rows, strict=True)}
    made = [_is_made_by_conventions(game, view, hands) for hands in tried.hands]
    assert 0.6 * len(made) < sum(made)
    priced = [outcome.worth > 0 for outcome in prices["call grand_dix"]]
    assert abs(sum(priced) - sum(made)) <= 0.1 * len(made)


def _is_made_by_conventions(game: Any, view: Any, hands: Any) -> bool:
    start = started_with(game, view, hands)
    assert start is not None
    after = start.play(Seat(3), Call("grand_dix"))
    return played_on(game, after, conventional(game)).lines[0].key == "score-special-made"
