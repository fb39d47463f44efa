"""Work in processes of its own ends with its pool, however long it takes."""

import asyncio
import time

import pytest

from whistclub.club.process_pool import ProcessPool

_BOUND_S = 60.0
"""Only bounds a hang."""


async def test_a_pool_is_closed_in_the_midst_of_a_call_that_goes_on_for_minutes() -> None:
    pool = ProcessPool(1, "bots", niceness=19)
    await pool.do(int)
    asleep = asyncio.create_task(pool.do(time.sleep, 600.0))
    waiting = [asyncio.create_task(pool.do(time.sleep, 600.0)) for _ in range(3)]
    await asyncio.sleep(0.1)
    await asyncio.wait_for(asyncio.to_thread(pool.close), _BOUND_S)
    for call in (asleep, *waiting):
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(call, _BOUND_S)


async def test_a_pool_that_nobody_used_is_closed() -> None:
    pool = ProcessPool(2, "bots")
    await asyncio.wait_for(asyncio.to_thread(pool.close), _BOUND_S)


@pytest.mark.parametrize("count", [0, 2])
async def test_a_pool_that_has_done_its_work_is_closed(count: int) -> None:
    pool = ProcessPool(count, "bots")
    assert [1, 2, 3, 4] == [await pool.do(abs, -number) for number in range(1, 5)]
    await asyncio.wait_for(asyncio.to_thread(pool.close), _BOUND_S)
