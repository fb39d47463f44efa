"""A process killed at any moment has lost nothing that it was told is kept."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.club.killing import Killed
from tests.sampling import draws

KILLS = draws(5, 15)
PROGRAM = """
import sys
from pathlib import Path
import msgspec
from tests.club.killing import kill_again_and_again

found = kill_again_and_again(Path(sys.argv[1]), int(sys.argv[2]), "test")
print(msgspec.json.encode(found).decode())
"""


@pytest.mark.long
def test_after_a_kill_no_acknowledged_act_is_missing_or_doubled_and_the_match_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), str(KILLS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "" == done.stderr
    found = msgspec.json.decode(done.stdout, type=Killed)
    assert (KILLS, 0, 0, 0, 0) == (found.kills, found.lost, found.doubled, found.changed, found.unreadable)
    assert found.acknowledged > KILLS // 3
    assert 1 <= found.matches <= KILLS
