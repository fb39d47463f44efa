"""Turns in fair shares: who has much to be done waits for the own, and not the others for it."""

import asyncio

import pytest

from whistclub.cards.errors import TooMuch
from whistclub.club.fair_queue import FairQueue


async def had(queue: FairQueue, payer: str, table: str, order: list[str]) -> None:
    async with queue.turn(payer, table):
        order.append(f"{payer}{table}")
        await asyncio.sleep(0)


async def ordered(at_once: int, asked: list[str]) -> list[str]:
    """The payers in the order of their turns, if all have asked before the first turn ended."""
    queue, order = FairQueue(at_once), list[str]()
    await asyncio.gather(*(had(queue, one[0], one[1:], order) for one in asked))
    return order


async def test_somebody_with_one_table_waits_for_one_turn_of_somebody_with_forty() -> None:
    asked = [f"e{number}" for number in range(40)] + ["a1"]
    assert ["e0", "e1", "a1"] == (await ordered(1, asked))[:3]


async def test_those_who_wait_are_served_in_turn_and_so_are_the_tables_of_each() -> None:
    asked = ["e1", "e1", "e1", "e2", "a1", "a2", "b1"]
    assert ["e1", "e1", "a1", "b1", "e2", "a2", "e1"] == await ordered(1, asked)


async def test_everybody_is_served_and_no_more_at_once_than_may_be() -> None:
    now = most = 0

    async def one(queue: FairQueue, number: int) -> None:
        nonlocal now, most
        async with queue.turn(f"p{number % 5}", f"t{number % 15}"):
            now += 1
            most = max(now, most)
            await asyncio.sleep(0)
            now -= 1

    queue = FairQueue(3)
    await asyncio.gather(*(one(queue, number) for number in range(45)))
    assert (3, 0) == (most, now)


async def test_a_table_may_have_only_so_many_turns_waiting() -> None:
    queue = FairQueue(1)
    async with queue.turn("a", "1"):
        waiting = [asyncio.create_task(had(queue, "a", "1", [])) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await had(queue, "a", "1", [])
        other = asyncio.create_task(had(queue, "a", "2", []))
    await asyncio.gather(*waiting, other)


async def test_one_payer_leaves_the_other_turns_to_others() -> None:
    queue, order = FairQueue(2, 10, 1), list[str]()
    async with queue.turn("e", "1"):
        flood = [asyncio.create_task(had(queue, "e", "1", order)) for _ in range(9)]
        await had(queue, "a", "1", order)
        await had(queue, "b", "1", order)
        assert ["a1", "b1"] == order
    await asyncio.gather(*flood)
    assert 11 == len(order)


@pytest.mark.parametrize("late", [False, True])
async def test_who_gives_up_waiting_leaves_the_turn_to_the_next(late: bool) -> None:
    queue, order = FairQueue(1), list[str]()
    async with queue.turn("a", "1"):
        gone = asyncio.create_task(had(queue, "b", "1", order))
        next_ = asyncio.create_task(had(queue, "c", "1", order))
        await asyncio.sleep(0)
        if not late:
            gone.cancel()
    gone.cancel()
    await asyncio.gather(gone, next_, return_exceptions=True)
    async with queue.turn("d", "1"):
        assert ["c1"] == order
