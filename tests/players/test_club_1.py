"""`club-1` stays as it is: others are measured against it."""

import pytest

from tests.players.club_1_acts import digest, kept
from whistclub.games.registry import PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_club_1_acts_as_it_did_when_it_was_frozen(preset: str) -> None:
    assert kept()[preset] == digest(preset)
