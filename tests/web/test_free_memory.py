"""Memory that a club no longer needs goes back to the system."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.waiting import until
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.free_memory import heap_trim, return_free_memory_often

BLOCK_BYTES = 2_000
BLOCKS = 40_000
_PATIENCE_S = 60


def held_bytes() -> int:
    """The resident memory of this process."""
    return 1000 * int(re.findall(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text(encoding="ascii"))[0])


@pytest.mark.skipif(heap_trim() is None, reason="a C library without malloc_trim")
async def test_gaps_between_what_lives_on_go_back_to_the_system() -> None:
    blocks: list[bytearray | None] = [bytearray(BLOCK_BYTES * (1 + at % 5)) for at in range(BLOCKS)]
    for at in range(BLOCKS):
        if at % 50:
            blocks[at] = None
    before = held_bytes()
    background = BackgroundTasks()
    return_free_memory_often(background, 0.05)
    await asyncio.to_thread(until, lambda: before - held_bytes() > BLOCKS * BLOCK_BYTES)
    background.cancel()
    assert BLOCKS * BLOCK_BYTES < before - held_bytes()
    assert BLOCKS // 50 == sum(one is not None for one in blocks)
