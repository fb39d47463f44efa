"""Answers: what was done is answered from the entry that did it; a refusal is remembered for a while, or decided
again.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.club.data_files import open_here
from tests.club.evenings import Evening, acquaint
from tests.club.tables import house, opened
from tests.waiting import PATIENCE_S
from whistclub.club import live_log
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import GuestAdded
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import EVENING, ByHouse
from whistclub.club.live_evening import LiveEvening
from whistclub.club.live_log import Live, LiveMatch, Snapshot, complete_jobs
from whistclub.club.log.decisions import Answers, Done, Environment, Refused, implied_answers
from whistclub.club.log.port import Conflict, Epoch, Job, JobResult
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.logs.writer import Writer
from whistclub.club.table.commands import AgreeUndo, Rename, Return, StandIn, Stop
from whistclub.club.table.entries import AnyEntry, Entry, Renamed, Returned, StoodIn
from whistclub.club.table.log import MATCH, fold_all
from whistclub.rules.seats import FOUR

N, E, S, W = FOUR
FILE = "log.sqlite"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    store = open_here(tmp_path / FILE)
    store.create("t", opened("whist", people=(S, W)))
    yield store
    store.close()


def renamed(command: str = "", name: str = "a") -> Renamed:
    return Renamed(at_ms=1, seat=S, command=command, name=name)


def keep(log: SqlLog, expected: int, entries: Sequence[Entry]) -> JobResult:
    found: list[JobResult] = []
    writer = Writer(log.append_jobs, log.try_append_jobs, found.extend)
    writer.put([Job("t", expected, entries, False, Epoch())])
    writer.stop()
    return found[0]


def implied(log: SqlLog) -> Answers:
    return implied_answers(log.read("t"))


def soon(append: Callable[[Sequence[Job]], bool]) -> Callable[[Job], None]:
    """Commits each job by itself after the turn of the event loop in which it was decided."""

    def commit(job: Job) -> None:
        try:
            append([job])
        except Conflict as problem:
            complete_jobs([(job, problem)])
        else:
            complete_jobs([(job, None)])

    def put(job: Job) -> None:
        asyncio.get_running_loop().call_soon(commit, job)

    return put


def live_match(
    log: SqlLog,
    put: Callable[[Job], None],
    now: Callable[[], int] = lambda: 1,
    since_ms: int = 1,
    name: str = "t",
) -> LiveMatch:
    """The match as a worker follows it."""

    async def read(_: str, since: int) -> list[AnyEntry]:
        return log.read(name, since)

    known = Snapshot(fold_all(log.read(name)), since_ms, {})
    return Live(MATCH, name, known, put, lambda: Environment(now(), bytes), read)


def live_evening(evening: Evening, put: Callable[[Job], None]) -> LiveEvening:
    """The evening as its only worker follows it."""

    async def unread(_: str, __: int) -> Any:
        raise AssertionError("nobody else appends")

    known = Snapshot(evening.state, 1, {})
    return Live(EVENING, "e", known, put, lambda: evening.environment, unread)


def test_a_command_done_is_answered_from_its_entry(log: SqlLog) -> None:
    keep(log, 1, (renamed("x"),))
    assert {(S, "x"): Done(2)} == implied(log)


@pytest.mark.parametrize("command", ["%", "a_b", 'q"q', "back\\slash", "ümläut", "a/b", "\u2028", "x" * 80])
def test_a_command_is_found_by_its_own_id_and_no_other(log: SqlLog, command: str) -> None:
    keep(log, 1, (renamed(command),))
    keep(log, 2, (renamed("other", name=f'","command":"{command}'),))
    assert {(S, command): Done(2), (S, "other"): Done(3)} == implied(log)


def test_what_the_house_does_for_a_seat_is_answered_from_the_entry_that_names_the_seat() -> None:
    table = house(MemoryLog()).open(opened("whist", people=(S,), seed="1"))
    for command in (
        StandIn(id="a", saw=1, seat=None, whose=S, bot="simple"),
        Return(id="b", saw=1, seat=None, whose=S),
    ):
        done = table.send(command)
        assert isinstance(done, Done)
        assert done == house(table.log).table(table.id).send(command)


def test_a_command_done_at_one_table_is_not_refused_at_another_that_has_not_read_it(log: SqlLog) -> None:
    first = house(log).open(opened("whist", people=(S,), seed="1"))
    second = house(log).table(first.id)
    stop = Stop(id="x", saw=first.seq, seat=S)
    assert Done(first.seq + 1) == first.send(stop) == second.send(stop)
    assert first.state == second.state
    late = Stop(id="late", saw=first.seq, seat=S)
    assert first.send(late) == second.send(late) == house(log).table(first.id).send(late)
    assert [Refused, Done] == [type(first.send(late)), type(house(log).table(first.id).send(stop))]


@pytest.mark.parametrize("is_quick", [False, True])
async def test_a_worker_that_is_behind_does_not_refuse_what_another_did(
    log: SqlLog, *, is_quick: bool
) -> None:
    behind = live_match(log, soon(log.try_append_jobs if is_quick else log.append_jobs))
    log.append("t", 1, [StoodIn(at_ms=1, seat=S, command="away", bot="simple")])
    log.append("t", 2, [Returned(at_ms=1, seat=S, command="back")])
    assert Done(3) == await behind.send(Return(id="back", saw=1, seat=S, whose=S))
    assert 3 == len(log.read("t"))


async def test_a_worker_that_is_behind_at_an_evening_does_not_refuse_what_another_did(log: SqlLog) -> None:
    evening, store = Evening(), SqlEvenings(log)
    acquaint(log, "berit")
    store.create(evening.log[0])  # type: ignore[arg-type]
    known = Snapshot(evening.state, 1, {})

    async def read(name: str, since: int) -> Any:
        return store.read(name, since)

    behind, ahead = (
        Live(
            EVENING,
            evening.state.evening,
            known,
            soon(store.append_jobs),
            lambda: evening.environment,
            read,
        )
        for _ in range(2)
    )
    join = Sent(Sender("berit", "Berit"), ask.Join(id="x", name="Berit"))
    rename = Sent(Sender("berit", "Berit"), ask.RenameGuest(id="y", guest=1, name="Birte"))
    assert [Done(2), Done(3)] == [await ahead.send(one) for one in (join, rename)]
    assert Done(3) == await behind.send(rename)


class CountingLog(MemoryLog):
    """A log that counts how often it is read."""

    readings = 0

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        self.readings += 1
        return super().read(table, since)


def test_commands_new_and_repeated_are_answered_without_a_reading() -> None:
    log = CountingLog()
    table = house(log).open(opened("whist", people=(S,), seed="1"))
    stop, late = (Stop(id=name, saw=table.seq, seat=S) for name in ("x", "late"))
    answers = [table.send(one) for one in (stop, late)]
    assert answers == [table.send(one) for one in (stop, late)]
    assert [Done, Refused] == [type(one) for one in answers]
    assert 1 == log.readings


def test_of_two_that_keep_behind_the_same_entry_one_is_told_of_the_conflict(log: SqlLog) -> None:
    keep(log, 1, (renamed("x"),))
    assert isinstance(keep(log, 1, (renamed("y"),))[1], Conflict)
    assert {(S, "x"): Done(2)} == implied(log)
    assert 2 == len(log.read("t"))


def test_an_answer_is_told_by_the_last_entry_of_the_same_seat_and_command() -> None:
    assert {(S, "x"): Done(3)} == implied_answers([renamed(), renamed("x")], 1)
    assert {(S, "x"): Done(2)} == implied_answers([renamed("x"), renamed()], 1)
    assert {(S, "x"): Done(2), (S, "y"): Done(3)} == implied_answers([renamed("x"), renamed("y")], 1)
    assert {} == implied_answers([renamed()])


async def test_a_command_that_another_worker_did_meanwhile_is_answered_as_there(log: SqlLog) -> None:
    put: list[Job] = []
    command = Rename(id="x", saw=1, seat=S, name="a")
    live = live_match(log, put.append)
    answered = asyncio.ensure_future(live.send(command))
    await asyncio.sleep(0)
    keep(log, 1, put[0].entries)
    await live.read_on()
    complete_jobs([(put[0], Conflict())])
    assert Done(2) == await asyncio.wait_for(answered, PATIENCE_S)
    assert 1 == len(put)
    assert 2 == len(log.read("t"))


async def test_all_who_conflict_for_the_same_entry_read_on_once(log: SqlLog) -> None:
    put: list[Job] = []
    reads: list[int] = []
    names = ("a", "b", "c")

    async def read(_: str, since: int) -> list[AnyEntry]:
        reads.append(since)
        await asyncio.sleep(0)
        return log.read("t", since)

    are_sent_again = asyncio.Event()

    def queue(job: Job) -> None:
        put.append(job)
        if len(put) == 2 * len(names):
            are_sent_again.set()

    known = Snapshot(fold_all(log.read("t")), 1, {})
    live = Live(MATCH, "t", known, queue, lambda: Environment(1, bytes), read)
    sent = [asyncio.ensure_future(live.send(Rename(id=name, saw=1, seat=S, name=name))) for name in names]
    await asyncio.sleep(0)
    keep(log, 1, (renamed("other"),))
    complete_jobs([(job, Conflict()) for job in put])
    await asyncio.wait_for(are_sent_again.wait(), PATIENCE_S)
    again = put[len(names) :]
    for job in again:
        keep(log, job.expected, job.entries)
    complete_jobs([(job, None) for job in again])
    assert [Done(3), Done(4), Done(5)] == await asyncio.gather(*sent)
    assert [1] == reads


async def test_a_log_that_is_opened_again_after_many_conflicts_goes_on(log: SqlLog) -> None:
    loop = asyncio.get_running_loop()

    def done(found: list[JobResult]) -> None:
        loop.call_soon_threadsafe(complete_jobs, found)

    writer = Writer(log.append_jobs, log.try_append_jobs, done)

    def put(job: Job) -> None:
        writer.put([job])

    before = live_match(log, put)
    for _ in range(50):
        before.reset()
    keep(log, 1, (renamed("other"),))
    answers = [
        await before.send(Rename(id="a", saw=1, seat=S, name="a")),
        await live_match(log, put).send(Rename(id="b", saw=1, seat=S, name="b")),
    ]
    await asyncio.to_thread(writer.stop)
    assert [Done(3), Done(4)] == answers


def test_the_last_refusals_are_remembered_and_so_is_all_that_was_done(
    log: SqlLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_log, "_MOST_REFUSALS", 1)
    put = list[Job]()
    match, evening = live_match(log, put.append), live_evening(Evening(), put.append)
    for name in ("a", "b"):
        match.submit(AgreeUndo(id=name, saw=1, seat=S), lambda _: None)
        evening.submit(Sent(Sender("ada", "Ada"), ask.Pause(id=name)), lambda _: None)
    match.submit(Rename(id="c", saw=1, seat=S, name="c"), lambda _: None)
    complete_jobs([(job, None) for job in put])
    assert [False, True, True] == [match.has_answered((S, name)) for name in ("a", "b", "c")]
    assert [False, True] == [evening.has_answered(("ada", name)) for name in ("a", "b")]


def test_what_the_house_does_at_an_evening_is_decided_anew_each_time() -> None:
    evening, put, outcomes = Evening(), list[Job](), list[object]()
    live = live_evening(evening, put.append)
    for name in ("Olga", "Berit"):
        added = GuestAdded(at_ms=1, guest=len(live.state.guests) + 1, name=name)
        live.submit(ByHouse(lambda _, __, added=added: (added,)), outcomes.append)  # type: ignore[misc]
    assert not outcomes
    complete_jobs([(job, None) for job in put])
    assert [Done(2), Done(3)] == outcomes
    assert ["Olga", "Berit"] == [guest.name for guest in live.shown.guests]


async def test_what_is_kept_after_the_table_has_looked_anew_is_decided_upon_next(log: SqlLog) -> None:
    put: list[Job] = []
    live = live_match(log, put.append)
    for name in ("a", "b"):
        live.submit(Rename(id=name, saw=live.state.seq, seat=S, name=name), lambda _: None)
    keep(log, 1, put[0].entries)
    await live.read_on()
    keep(log, 2, put[1].entries)
    complete_jobs([(put[0], None), (put[1], None)])
    assert (3, 3) == (live.state.seq, live.shown.seq)


def test_a_job_alone_is_kept_in_the_callers_thread_once_commits_are_known_to_be_quick(log: SqlLog) -> None:
    writer = Writer(log.append_jobs, log.try_append_jobs, lambda _: None)
    assert not writer.is_quick()
    job = Job("t", 1, (renamed("x"),), False, Epoch())
    assert [(job, None)] == writer.commit_now([job])
    assert 2 == len(log.read("t"))
    writer.stop()


def test_a_match_whose_last_entry_is_an_hour_ahead_goes_on_from_there_and_waits_no_longer(
    log: SqlLog,
) -> None:
    wall_ms, put = [5_000_000], list[Job]()
    ahead_ms = wall_ms[0] + 3_600_000
    live = live_match(log, put.append, lambda: wall_ms[0], ahead_ms)
    assert ahead_ms == live.now()
    wall_ms[0] += 2_000
    assert ahead_ms + 2_000 == live.now()
    live.submit(Rename(id="x", saw=live.state.seq, seat=S, name="a"), lambda _: None)
    assert [ahead_ms + 2_000] == [entry.at_ms for entry in put[0].entries]
