"""A club killed at any moment under load has lost nothing it acknowledged, done nothing twice, and every table goes
on.
"""

from pathlib import Path

import pytest

from tests.sampling import draws
from tests.web.killing import Crowd, free_port, kill_again_and_again


@pytest.mark.long
def test_after_kills_under_load_nothing_acknowledged_is_lost_or_doubled_and_no_table_is_stuck(
    tmp_path: Path,
) -> None:
    kills, tables = draws(1, 2), draws(2, 4)
    found = kill_again_and_again(Crowd(tmp_path, free_port(), tables), kills, "test")
    assert (kills, 0, 0, 0, 0, 0) == (
        found.kills, found.lost, found.doubled, found.unkept, found.changed, found.stuck,
    )  # fmt: skip
    # Every table has gone on, so each has had something acknowledged at least.
    assert found.acknowledged >= tables
