"""The modules that go with a page's tables."""

from pathlib import Path

import pytest

from tools.page_modules import modules_needed
from whistclub.games.registry import GAMES, profile_of

MODULES = modules_needed(Path(__file__).parents[2] / "src" / "whistclub")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_s_profile_names_by_a_text_goes_with_a_page(game: str) -> None:
    profile = profile_of(game)
    named = (
        profile.player, profile.bidder, profile.evidence, profile.pricing, profile.drills, profile.naming
    )  # fmt: skip
    assert [] == [name for name in named if name and name.partition(":")[0] not in MODULES]
