"""An app killed at any moment has lost nothing that it was told is kept, and the same match goes on."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.sampling import draws
from tests.terminal.killing import Found


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
    found = msgspec.json.decode(done.stdout, type=Found)
    assert (kills, 0, 0) == (found.kills, found.lost, found.changed)
    assert found.acknowledged >= kills
    assert found.resumed >= kills // 3
