"""A club killed at any moment under load has lost nothing it acknowledged, done nothing twice, and every table goes on."""

import socket
from pathlib import Path

from tests.web.killing import kill_again_and_again


def test_after_kills_under_load_nothing_acknowledged_is_lost_or_doubled_and_no_table_is_stuck(
    tmp_path: Path,
) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    found = kill_again_and_again(tmp_path, 3, 4, port, "test")
    assert (3, 0, 0, 0) == (found.kills, found.lost, found.doubled, found.stuck)
    assert found.acknowledged > 10
