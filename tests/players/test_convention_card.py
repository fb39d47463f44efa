"""The levels of bots keep the convention card of their table."""

from typing import Any

import pytest

from tests.players.scripted import acted, begun, dealt, decided, game, said
from whistclub.games.registry import GAMES, game_of_preset, presets_of, profile_of
from whistclub.players.levels import LEVEL_NAMES, conventional
from whistclub.players.registry import make_player

SOUTH_IS_VOID = {
    "N": "SK SJ S8 S4 H7 H3 H2 D9 D5 C2 C6 C9 CT",
    "E": "C3 S5 SA",
    "S": "HA HK HQ H9 D8 D7 D3 D2 C4 C5 C7 C8 DT",
    "W": "S3",
}
TO_SLUFF = "N lay C2, E lay C3, S lay C4, W lay S3, N play S4, E play S5"


@pytest.mark.rule("C7")
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_bot_sluffs_from_the_best_suit_where_its_table_has_agreed_so(level: str) -> None:
    of: Any = game()
    position = acted(begun(of, dealt(**SOUTH_IS_VOID), "N"), TO_SLUFF)
    agreed = make_player(of, level, {"sluff": "from_best"})
    assert ("play H9", "why-sluff-from-best") == said(decided(of, agreed, position))
    usual = said(decided(of, make_player(of, level), position))
    assert "play H" not in usual[0]


@pytest.mark.parametrize("key", GAMES)
def test_every_value_on_a_games_convention_card_makes_a_player_and_is_explained(key: str) -> None:
    profile = profile_of(key)
    game_with_card = game_of_preset(presets_of(key)[0].name, {})
    for choice in profile.convention_choices:
        assert profile.conventions
        assert len(set(choice.values)) > 1
        for value in choice.values:
            assert hasattr(conventional(game_with_card, {choice.name: value}), "decide")
