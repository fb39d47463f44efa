"""A stranger's game that needs much at once, in every face: 54 cards, calls by number and word, a chest that the
highest caller fills again unseen, a mate whom nobody knows, three to five seats.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.packages import STRANGER, described, run

WHIST = ["-m", "whistclub"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    described(place, STRANGER)
    return place


def test_the_kit_judges_it_with_three_four_and_five(site: Path) -> None:
    words = ["-m", "whistclub.conformance", "pirate", "--deals", "2", "--pairs", "8"]
    status, out, err = run(words, STRANGER)
    assert (0, "") == (status, err)
    assert "FAILED" not in out
    assert 3 == out.count("moments")
