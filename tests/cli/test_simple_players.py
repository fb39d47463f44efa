"""Simple opponents: always legal, from a view alone, and playable to the end."""

import random

import pytest

from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.players.baseline import choose
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.length import has_own_end


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_is_one_of_the_legal_acts(preset: str) -> None:
    game, rng = game_of_preset(preset, {}), random.Random(preset)
    for text in ("a", "b", "c"):
        seed = seed_from_text(text)
        dealer = first_dealer(seed, game.seats)
        position = game.start(deal_from_seed(seed, game, 1), game.first_setting(dealer))
        while position.to_act():
            seat = min(position.to_act())
            chosen = choose(game.view(position, seat), rng)
            assert chosen in position.legal(seat)
            position = position.play(seat, chosen)


def test_a_spectator_has_nothing_to_choose() -> None:
    game = game_of_preset("whist", {})
    seed = seed_from_text("a")
    position = game.start(deal_from_seed(seed, game, 1), game.first_setting(first_dealer(seed)))
    with pytest.raises(ValueError, match="no legal act"):
        choose(game.view(position, None), random.Random(1))


def test_bids_of_both_colours_are_laid() -> None:
    game = game_of_preset("minnesota", {})
    colours = set()
    for number in range(1, 30):
        seed = seed_from_text(str(number))
        position = game.start(deal_from_seed(seed, game, 1), game.first_setting(first_dealer(seed)))
        laid = choose(game.view(position, min(position.to_act())), random.Random(number))
        colours.add(laid.text[4] in "SC")
    assert {True, False} == colours


@pytest.mark.parametrize(
    ("preset", "options", "ends"),
    [
        ("minnesota", {}, False),
        ("minnesota", {"max_deals": "9"}, True),
        ("solo", {}, True),
        ("solo", {"deals": "open"}, False),
        ("gongor", {}, True),
        ("gongor_points", {}, False),
        ("hermits", {}, True),
    ],
)
def test_which_matches_have_an_end_of_their_own(preset: str, options: dict[str, str], ends: bool) -> None:
    assert ends is has_own_end(game_of_preset(preset, options))
