"""The rules in the terminal: first as they are told at a table, the numbered ones one key away."""

import pytest

from tests.terminal.driver import AT_ONCE, SMALL, text_of
from whistclub.club.store.logs.log import MemoryLog
from whistclub.terminal.app.app import WhistApp

NUMBERED = "M1"
"""The first numbered rule of the game that comes first at home."""


async def screens(language: str, *presses: str) -> list[str]:
    """The text of the screen of 80 by 24 after each of these keys, from home on."""
    texts = []
    app = WhistApp(MemoryLog(), language, environment={"WHIST_DATA": "/nonexistent"}, settings=AT_ONCE)
    async with app.run_test(size=SMALL) as pilot:
        for key in presses:
            await pilot.press(key)
            await pilot.pause()
            texts.append(text_of(app))
    return texts


@pytest.mark.parametrize("language", ["en", "de"])
async def test_home_shows_the_short_rules_and_n_turns_to_the_numbered_and_back(language: str) -> None:
    short, numbered, again = await screens(language, "r", "n", "n")
    assert NUMBERED not in short
    assert NUMBERED in numbered
    assert short == again


async def test_the_rules_stay_numbered_from_one_game_to_the_next() -> None:
    *_, page = await screens("en", "r", "n", "tab", "tab")
    assert "S1" in page
