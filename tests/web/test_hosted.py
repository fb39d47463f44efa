"""A table or an evening that a process hosts is one object, whoever comes and whatever fails while it is read."""

import asyncio
import gc

import pytest

from whistclub.web.live.host_registry import HostedById
from whistclub.web.resources.background import BackgroundTasks


class Table:
    """A table of whose first readings so many fail, and of whose readings of what others appended as many."""

    def __init__(self, failing: int) -> None:
        self._failing = failing

    def is_idle(self, _after_ms: int) -> bool:
        return False

    def is_calm(self) -> bool:
        return True

    async def tick(self) -> None:
        """Does nothing."""

    async def read_on(self) -> None:
        await asyncio.sleep(0)
        if self._failing:
            raise OSError("the database is away")


class Database:
    """Reads tables, of which the first ones fail: at once, or when they are read on."""

    def __init__(self, failing: int, *, at_once: bool) -> None:
        self.read, self._failing, self._at_once = list[Table](), failing, at_once

    async def table(self, _: str) -> Table:
        fails, self._failing = self._failing > 0, self._failing - 1
        for _step in range(5):
            await asyncio.sleep(0)
        if fails and self._at_once:
            raise OSError("the database is away")
        self.read.append(Table(fails))
        return self.read[-1]


def hosting(database: Database) -> HostedById[Table]:
    return HostedById(database.table, lambda _name, _hosted: None, BackgroundTasks())


async def in_turn(tables: HostedById[Table], count: int) -> list[Table | BaseException]:
    """So many people who come for one table, each a step of the loop later than the one before."""
    coming = list[asyncio.Task[Table]]()
    for _ in range(count):
        coming.append(asyncio.create_task(tables.get("a")))
        await asyncio.sleep(0)
    return await asyncio.gather(*coming, return_exceptions=True)


@pytest.mark.parametrize("failing", [0, 1, 2, 3])
@pytest.mark.parametrize("at_once", [True, False])
async def test_whoever_comes_while_readings_fail_finds_one_table_or_the_failure(
    failing: int, at_once: bool
) -> None:
    database = Database(failing, at_once=at_once)
    tables = hosting(database)
    found = await in_turn(tables, 40)
    assert {True, False} >= {isinstance(one, OSError) for one in found}
    assert 1 == len({id(one) for one in found if isinstance(one, Table)} | {id(await tables.get("a"))})
    assert await tables.get("a") is database.read[-1]


async def test_who_goes_while_a_table_is_read_takes_it_from_nobody() -> None:
    tables = hosting(Database(0, at_once=True))
    first, second = (asyncio.create_task(tables.get("a")) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is await tables.get("a")


async def test_a_reading_that_fails_after_all_have_gone_logs_no_traceback() -> None:
    told = list[dict[str, object]]()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context))
    tables = hosting(Database(1, at_once=True))
    visitor = asyncio.create_task(tables.get("a"))
    await asyncio.sleep(0)
    visitor.cancel()
    await asyncio.wait({visitor})
    assert await tables.here("a") is None
    # The task itself is over one step after those who waited for it have been told.
    await asyncio.sleep(0)
    del visitor
    gc.collect()
    assert [] == told


class Moved(Table):
    """A table that is moved on by time, which `fault` hits, or whose database answers only once `answered` is set."""

    def __init__(self, fault: str = "", answered: asyncio.Event | None = None) -> None:
        super().__init__(failing=0)
        self.fault, self.answered, self.moved = fault, answered, 0

    def is_calm(self) -> bool:
        if self.fault == "is_calm":
            raise RuntimeError(self.fault)
        return False

    def is_idle(self, _after_ms: int) -> bool:
        if self.fault == "is_idle":
            raise RuntimeError(self.fault)
        return self.moved > 0 and self.answered is not None

    async def tick(self) -> None:
        self.moved += 1
        if self.fault == "tick":
            raise RuntimeError(self.fault)
        if self.answered is not None:
            await self.answered.wait()


@pytest.mark.parametrize("fault", ["is_calm", "is_idle", "tick"])
async def test_a_table_that_fails_leaves_the_others_their_time(fault: str) -> None:
    tables, sound = hosting(Database(0, at_once=True)), Moved()
    tables.by_id |= {"a": Moved(fault), "b": sound}
    for moved in range(3):
        await tables.tick()
        await asyncio.sleep(0)
        assert moved + 1 == sound.moved


async def test_a_table_whose_database_does_not_answer_keeps_nobody_else_waiting_and_is_not_let_go_of() -> (
    None
):
    tables, answered, sound = hosting(Database(0, at_once=True)), asyncio.Event(), Moved()
    stuck = Moved(answered=answered)
    tables.by_id |= {"a": stuck, "b": sound}
    for moved in range(3):
        await tables.tick()
        await asyncio.sleep(0)
        assert (1, moved + 1) == (stuck.moved, sound.moved)
    assert stuck is await tables.get("a")
    answered.set()
    await asyncio.sleep(0)
    await tables.tick()
    await asyncio.sleep(0)
    assert "a" not in tables.by_id
