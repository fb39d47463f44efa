"""Whole evenings of robots: what everybody was told last agrees with a book kept by hand."""

import asyncio
from pathlib import Path

import pytest

from tests.web.robots.evening import RobotEvening


@pytest.mark.parametrize(
    ("kind", "place", "people"), [("ladies_gents", "cards", 8), ("compass", "online", 8)]
)
def test_what_everybody_was_told_last_agrees_with_the_book(
    kind: str, place: str, people: int, tmp_path: Path
) -> None:
    played = asyncio.run(RobotEvening(tmp_path, "slice", kind, place, people).play())
    assert [] == played.wrong
    assert played.told > 0
