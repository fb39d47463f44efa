"""An app killed at any moment has lost nothing that it was told is kept, and the same match goes on."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.club.killing import Killed
from tests.sampling import draws


@pytest.mark.long
def test_after_a_kill_no_acknowledged_act_is_missing_and_the_match_goes_on(tmp_path: Path) -> None:
    kills = draws(3, 8)
    done = subprocess.run(
        [sys.executable, "-m", "tests.terminal.killing", str(tmp_path), str(kills)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert "" == done.stderr
    found = msgspec.json.decode(done.stdout, type=Killed)
    assert (kills, 0, 0, 0, 0) == (found.kills, found.lost, found.doubled, found.changed, found.unreadable)
    assert found.acknowledged >= kills // 2
    assert found.resumed >= kills // 3
