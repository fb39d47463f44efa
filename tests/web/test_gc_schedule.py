"""The garbage collector's schedule: collections come between moves, and a released table does not wait for one."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import until
from tests.web.clubs import Person
from tests.web.steered_clubs import SteeredClub
from whistclub.club.live_log import Live
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.resources.gc_schedule import CollectorSchedule


@pytest.fixture
def thresholds() -> Iterator[None]:
    kept = gc.get_threshold()
    yield
    gc.set_threshold(*kept)
    gc.unfreeze()


@pytest.mark.usefixtures("thresholds")
def test_a_short_collection_is_due_after_sixteen_moves_and_looks_at_young_objects_alone() -> None:
    schedule = CollectorSchedule()
    assert not schedule.moved(15)
    assert schedule.moved(1)
    young: list[Any] = [[] for _ in range(100)]
    schedule.collect_young()
    assert not schedule.moved(15)
    assert [] == [one for one in gc.get_objects(generation=0) if one is young]
    assert [young] == [one for one in gc.get_objects(generation=1) if one is young]


@pytest.mark.usefixtures("thresholds")
def test_what_was_in_use_during_a_short_collection_is_found_by_the_next_longer_one() -> None:
    schedule = CollectorSchedule()
    cycle: Any = Cycle()
    gone = weakref.ref(cycle)
    schedule.collect_young()
    del cycle
    for _ in range(14):
        schedule.collect_young()
    assert gone() is not None
    schedule.collect_young()
    assert gone() is None


@pytest.mark.usefixtures("thresholds")
async def test_what_was_in_use_during_a_longer_collection_is_found_by_the_one_of_the_hour() -> None:
    schedule = CollectorSchedule()
    cycle: Any = Cycle()
    gone = weakref.ref(cycle)
    for _ in range(16):
        schedule.collect_young()
    del cycle
    for _ in range(16):
        schedule.collect_young()
    assert gone() is not None
    await schedule.collect_all()
    assert gone() is None


class Cycle:
    def __init__(self) -> None:
        self.again = self


async def test_a_table_that_is_let_go_of_is_gone_without_the_collector(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club:
        try:
            before = of_tables()
            ada = Person(club).named("Ada")
            visit = await ada.visit(ada.open("whist", with_bots=True))
            while not visit.legal:
                if not await visit.move():
                    await visit.hear()
            known = {id(one) for one in before}
            left = [weakref.ref(one) for one in of_tables() if id(one) not in known]
            assert {HostedTable, Live, Connection} == {type(one()) for one in left}
            gc.disable()
            await visit.close()
            await asyncio.to_thread(until, lambda: not club.hub.connections())
            await club.pass_time(2 * 60)
            assert [] == [one() for one in left if one() is not None]
        finally:
            gc.enable()


def of_tables() -> list[Any]:
    """The tables and connections alive in this process."""
    return [one for one in gc.get_objects() if isinstance(one, HostedTable | Live | Connection)]
