"""Work in processes of its own ends with its pool, however long it takes."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from tests.waiting import PATIENCE_S, until
from whistclub.club.process_pool import ProcessPool


def endless(begun: Path) -> None:
    """A call that never ends, and says when it has begun."""
    begun.touch()
    threading.Event().wait()


async def test_a_pool_is_closed_in_the_midst_of_a_call_that_goes_on_without_end(
    tmp_path: Path,
) -> None:
    pool = ProcessPool(1, "bots", niceness=19)
    calls = [asyncio.create_task(pool.do(endless, tmp_path / str(number))) for number in range(4)]
    await asyncio.to_thread(until, (tmp_path / "0").exists)
    await asyncio.wait_for(asyncio.to_thread(pool.close), PATIENCE_S)
    for call in calls:
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(call, PATIENCE_S)


def stopped(begun: Path) -> None:
    """A call whose process gets no more time, as one of the lowest priority on a busy machine."""
    begun.touch()
    os.kill(os.getpid(), signal.SIGSTOP)


async def test_a_pool_is_closed_though_its_process_gets_no_time_to_end_by_itself(tmp_path: Path) -> None:
    pool = ProcessPool(1, "bots", niceness=19)
    call = asyncio.create_task(pool.do(stopped, tmp_path / "begun"))
    await asyncio.to_thread(until, (tmp_path / "begun").exists)
    await asyncio.wait_for(asyncio.to_thread(pool.close), PATIENCE_S)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(call, PATIENCE_S)


async def test_a_pool_that_nobody_used_is_closed() -> None:
    pool = ProcessPool(2, "bots")
    await asyncio.wait_for(asyncio.to_thread(pool.close), PATIENCE_S)


@pytest.mark.parametrize("count", [0, 2])
async def test_a_pool_that_has_done_its_work_is_closed(count: int) -> None:
    pool = ProcessPool(count, "bots")
    assert [1, 2, 3, 4] == [await pool.do(abs, -number) for number in range(1, 5)]
    await asyncio.wait_for(asyncio.to_thread(pool.close), PATIENCE_S)
