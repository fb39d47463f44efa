"""A misspelt command, game, preset, option or player is answered with the word that was probably meant."""

import pytest

from tests.cli.conftest import Whist

MISSPELT = {
    "a command": (("paly", "whist"), "play"),
    "a command of two words": (("eveningy", "plan"), "evening"),
    "an option of the command": (("play", "whist", "--seeed", "3"), "--seed"),
    "a game": (("play", "minesota", "--line"), "minnesota"),
    "a preset in the place of a game": (("games", "solo_unit"), "solo_units"),
    "a preset": (("play", "whist", "--preset", "whist_ruber", "--line"), "whist_rubber"),
    "an option of the game": (("play", "whist", "-o", "honors=on", "--line"), "honours"),
    "a player": (("duel", "clb", "random", "--game", "whist"), "club"),
    "a page of rules": (("rules", "mineseota"), "minnesota"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", MISSPELT)
def test_what_was_probably_meant_is_asked(whist: Whist, case: str, language: str) -> None:
    arguments, meant = MISSPELT[case]
    status, out, err = whist(*arguments, "--language", language)
    asked = {"en": f"Did you mean “{meant}”?", "de": f"Meinst du „{meant}“?"}[language]
    assert (2, "") == (status, out)
    assert err.strip().endswith(asked)
    assert 1 == len(err.splitlines())


@pytest.mark.parametrize(
    "arguments", [("zzz",), ("play", "qqq", "--line"), ("duel", "??", "club", "--game", "whist")]
)
def test_nothing_is_guessed_where_nothing_is_near(whist: Whist, arguments: tuple[str, ...]) -> None:
    status, _, err = whist(*arguments)
    assert 2 == status
    assert "Did you mean" not in err
