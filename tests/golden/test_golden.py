"""Matches told as they were when a person last read them; a change here is a change of play or of words.

`python -m tests.golden.write` writes them again.
"""

from pathlib import Path

import pytest

from tests.golden.transcript import transcript
from whistclub.games.registry import PRESETS

FILES = Path(__file__).parent / "transcripts"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_match_is_told_as_in_its_file(preset: str) -> None:
    assert (FILES / f"{preset}.txt").read_text(encoding="utf-8") == transcript(preset)


def test_every_file_belongs_to_a_preset() -> None:
    assert set(PRESETS) == {path.stem for path in FILES.glob("*.txt")}
