"""Background tasks: a failure is logged and ends nothing else, and what other workers did first is no fault."""

import asyncio
import logging

import pytest

from whistclub.cards.errors import NotHere, reason
from whistclub.club.log.port import Conflict
from whistclub.web.resources.background import BackgroundTasks


@pytest.mark.parametrize(
    ("problem", "level"),
    [
        (Conflict(), logging.WARNING),
        (NotHere(reason("table-changed")), logging.WARNING),
        (ZeroDivisionError(), logging.ERROR),
    ],
)
async def test_a_conflict_with_another_worker_and_a_refusal_are_no_faults(
    problem: Exception, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise problem

    await BackgroundTasks().guarded(fails())
    assert [level] == [one.levelno for one in caplog.records]


async def test_what_lasts_is_done_again_after_each_fault_until_all_is_cancelled(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background, third = BackgroundTasks(), asyncio.Event()
    times = 0

    async def fails() -> None:
        nonlocal times
        times += 1
        if times == 3:
            third.set()
        raise MemoryError

    background.every(0.0, fails)
    await third.wait()
    background.cancel()
    await asyncio.sleep(0)
    assert [3, 3] == [times, len(caplog.records)]
