"""Hostile messages and frames of thirty kinds: the club stays, tells nothing, and the people attacked play on."""

import random
from pathlib import Path

import pytest

from tests.sampling import draws
from tests.web.attacking import Attack, ServerProcess
from tests.web.hostile_frames import FRAMES
from tests.web.hostile_messages import MALICE

MESSAGES = draws(1_000, 2_000)


@pytest.mark.long
async def test_hostile_messages_and_frames_of_thirty_kinds_do_no_harm(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        found = await Attack(server, random.Random(5)).run(MESSAGES)
        assert server.process.poll() is None
    finally:
        server.stop()
    assert 30 == len(FRAMES) + len(MALICE)
    assert found.sent.keys() - {"door"} <= FRAMES.keys() | MALICE.keys()
    assert found.messages >= MESSAGES
    assert found.victim_plays_on
    assert [] == found.leaked
    assert '"what": "fault"' not in server.said
    assert "Traceback" not in server.said
