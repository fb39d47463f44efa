"""A fault of one part is told to whoever waits for it, and ends nothing else."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.club.data_files import open_here
from tests.club.tables import opened
from tests.club.test_answering import live_match, renamed
from tests.waiting import PATIENCE_S
from whistclub.club.live_log import MatchStep, complete_jobs
from whistclub.club.log.decisions import Done
from whistclub.club.log.port import Conflict, Epoch, Job, JobResult
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.logs.writer import Writer
from whistclub.club.table.commands import Rename
from whistclub.rules.seats import FOUR
from whistclub.web.live.commit_queue import CommitQueue

S = FOUR[2]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    store = open_here(tmp_path / "log.sqlite")
    for table in ("t", "u"):
        store.create(table, opened("whist", people=(S, FOUR[3])))
    yield store
    store.close()


class Failing:
    """A database to which the first so many appends fail by a fault of this process."""

    def __init__(self, log: SqlLog, failing: int) -> None:
        self._log, self._failing = log, failing

    def append(self, jobs: Sequence[Job]) -> bool:
        self._failing -= 1
        if self._failing >= 0:
            raise MemoryError
        return self._log.append_jobs(jobs)


def job(table: str, expected: int, epoch: Epoch) -> Job:
    return Job(table, expected, (renamed(name=f"n{expected}"),), False, epoch)


def test_a_fault_of_an_append_comes_back_with_its_job_and_the_writer_stores_what_comes_after(
    log: SqlLog,
) -> None:
    found = SimpleQueue[list[JobResult]]()
    # One fault of both jobs together, and one of the first alone.
    writer = Writer(Failing(log, 2).append, None, found.put)
    epoch, other = Epoch(), Epoch()
    writer.put([job("t", 1, epoch), job("t", 2, epoch), job("u", 1, other)])
    problems = [type(problem) for _, problem in found.get(timeout=PATIENCE_S)]
    assert [MemoryError, Conflict, type(None)] == problems
    writer.put([job("t", 1, Epoch())])
    assert [None] == [problem for _, problem in found.get(timeout=PATIENCE_S)]
    writer.stop()
    assert [2, 2] == [len(log.read(table)) for table in ("t", "u")]


def test_a_fault_in_telling_what_was_stored_does_not_end_the_writer(log: SqlLog) -> None:
    found = SimpleQueue[list[JobResult]]()

    def told(results: list[JobResult]) -> None:
        found.put(results)
        if results[0][0].log == "t":
            raise MemoryError

    writer = Writer(log.append_jobs, None, told)
    for table in ("t", "u"):
        writer.put([job(table, 1, Epoch())])
        assert [None] == [problem for _, problem in found.get(timeout=PATIENCE_S)]
    writer.stop()


async def test_a_listener_that_fails_keeps_no_answer_from_its_own_log_nor_from_others_of_the_commit(
    log: SqlLog,
) -> None:
    put = list[Job]()
    failing, sound = (live_match(log, put.append, name=name) for name in ("t", "u"))
    heard = list[int]()

    def fails(_: MatchStep) -> None:
        raise RuntimeError("a listener")

    failing.listeners += [fails, lambda step: heard.append(step[2].seq)]
    asked = [
        asyncio.ensure_future(live.send(Rename(id="x", saw=1, seat=S, name="a"))) for live in (failing, sound)
    ]
    await asyncio.sleep(0)
    complete_jobs([(one, None) for one in put])
    assert [Done(2), Done(2)] == await asyncio.gather(*asked)
    assert [2] == heard


async def test_commands_whose_commit_fails_by_a_fault_are_told_so_and_decided_anew_when_sent_again(
    log: SqlLog,
) -> None:
    queue = CommitQueue(Failing(log, 2).append)
    live = live_match(log, queue.put)
    with pytest.raises(MemoryError):
        await live.send(Rename(id="x", saw=1, seat=S, name="a"))
    assert Done(2) == await live.send(Rename(id="x", saw=1, seat=S, name="a"))
    assert not queue.is_storing
    await queue.close()
