"""A club killed in the middle of evenings, with real cards and on line: nobody is seated twice or lost, no result is
lost or doubled, and the evenings go on to their ends."""

from pathlib import Path

import pytest

from tests.sampling import draws
from tests.web.evening_killing import Hall, kill_evenings
from tests.web.killing import free_port

KILLS = draws(1, 2)


@pytest.mark.long
def test_evenings_go_on_after_kills_and_their_logs_are_whole(tmp_path: Path) -> None:
    found = kill_evenings(Hall(tmp_path, free_port(), rounds=1, deals=1), KILLS, "evening")
    assert 0 == found.errors
    assert KILLS == found.kills
    assert found.evenings >= 2
    assert found.rounds >= 2
    assert found.acknowledged > 0
    assert 2 * KILLS == sum(found.fell.values())
