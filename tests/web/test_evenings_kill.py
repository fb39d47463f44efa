"""A club killed in the middle of an evening on line: nobody is seated twice or lost, no result is lost or doubled, the evening goes on."""

import asyncio
import random
from pathlib import Path

from tests.web.evening_killing import Evening, Outcome, kill_and_go_on, outcome
from tests.web.killing import Crowd, free_port


def test_an_evening_goes_on_after_kills_and_its_log_is_whole(tmp_path: Path) -> None:
    crowd = Crowd(tmp_path, free_port(), 1)
    evening = Evening(crowd, ("Ada", "Bo"), 2)
    crowd.start()

    async def meeting() -> None:
        await evening.open()
        await kill_and_go_on(evening, 3, random.Random("evening"))

    try:
        asyncio.run(meeting())
    finally:
        crowd.stop()
    assert Outcome(rounds=2) == outcome(evening)
