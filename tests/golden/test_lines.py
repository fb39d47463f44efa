"""A deal of every preset in line mode as it was when it was last read aloud, without passages that say nothing new.

A change here is a change of play or of words.
"""

from pathlib import Path

import pytest

from tests.golden.line_mode import LANGUAGES, kept, told
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.solver.dummy import can_solve

FILES = Path(__file__).parent / "lines"


def _is_alone(preset: str) -> bool:
    """True of a solitaire, whose hints are those of the compiled kernel."""
    return game_of_preset(preset, {}).seats == 1


THERE = [preset for preset in PRESETS if can_solve() or not _is_alone(preset)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", THERE)
def test_line_mode_tells_the_deal_as_in_its_file(preset: str, language: str) -> None:
    assert (FILES / f"{preset}.{language}.txt").read_text(encoding="utf-8") == kept(preset, language)


@pytest.mark.parametrize("preset", THERE)
def test_german_tells_the_deal_line_by_line_as_english_does(preset: str) -> None:
    english, german = (told(preset, language).whole().splitlines() for language in LANGUAGES)
    assert [_typed(line) for line in english] == [_typed(line) for line in german]


def _typed(line: str) -> str:
    """The words that the person types, the same in every language; nothing for a line told."""
    return line if line.startswith("> ") else ""


def test_every_file_is_of_a_preset() -> None:
    wanted = {f"{preset}.{language}.txt" for preset in PRESETS for language in LANGUAGES}
    assert wanted == {path.name for path in FILES.iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", THERE)
def test_nothing_in_it_makes_a_screen_reader_stumble(preset: str, language: str) -> None:
    """No drawing, no columns, no text beyond what is said at a breath or two, and nothing left unsaid."""
    for line in told(preset, language).whole().splitlines():
        assert line.isprintable()
        assert not any("\u2500" <= letter <= "\u27bf" for letter in line), line
        assert "  " not in line, line
        assert not any(mark in line for mark in ("{", "}", "_ ", "**", "None", "-guide", "-phase")), line
