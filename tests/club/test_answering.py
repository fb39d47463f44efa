"""Answers: what was done is answered from the entry that did it, everything else from a row of its own."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.club.evenings import Evening
from tests.club.tables import house, opened
from whistclub.cards.errors import reason
from whistclub.club import live_log
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import GuestAdded
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import EVENING, ByHouse
from whistclub.club.live_log import Found, Live, LiveMatch, Snapshot, complete_jobs
from whistclub.club.log.decisions import (
    Answered,
    Answers,
    Done,
    Environment,
    Refused,
    implied_answers,
    is_implied,
)
from whistclub.club.store.logs.append import Job
from whistclub.club.store.logs.log import Conflict, MemoryLog
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.logs.writer import JobResult, Writer
from whistclub.club.table.commands import AgreeUndo, Rename, Stop
from whistclub.club.table.entries import AnyEntry, Entry, Renamed
from whistclub.club.table.log import MATCH, fold_all
from whistclub.rules.seats import FOUR

N, E, S, W = FOUR
FILE = "log.sqlite"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    store = open_file(tmp_path / FILE)
    store.create("t", opened("whist", people=(S, W)))
    yield store
    store.close()


def renamed(command: str = "", name: str = "a") -> Renamed:
    return Renamed(at_ms=1, seat=S, command=command, name=name)


def keep(log: SqlLog, expected: int, entries: tuple[Entry, ...], answered: Answered) -> JobResult:
    found: list[JobResult] = []
    writer = Writer(log.append_jobs, log.try_append_jobs, found.extend)
    writer.put([Job("t", expected, entries, answered, False, 0)])
    writer.stop()
    return found[0]


def rows(folder: Path) -> int:
    with sqlite3.connect(folder / FILE) as connection:
        found: int = connection.execute("SELECT count(*) FROM answers").fetchone()[0]
    connection.close()
    return found


def test_a_command_done_has_no_row_and_is_answered_from_its_entry(log: SqlLog, tmp_path: Path) -> None:
    keep(log, 1, (renamed("x"),), Answered(S, "x", Done(2)))
    assert 0 == rows(tmp_path)
    assert {(S, "x"): Done(2)} == log.read_answered("t", 1)[1]


def test_an_answer_that_its_last_entry_does_not_tell_has_a_row(log: SqlLog, tmp_path: Path) -> None:
    keep(log, 1, (renamed("x"), renamed()), Answered(S, "x", Done(3)))
    keep(log, 3, (renamed("y"),), Answered(None, "y", Done(4)))
    keep(log, 4, (), Answered(S, "z", Refused(reason("no-such-seat"))))
    assert 3 == rows(tmp_path)
    answers = log.read_answered("t")[1]
    assert Done(3) == answers[S, "x"]
    assert Done(4) == answers[None, "y"]
    assert Refused(reason("no-such-seat")) == answers[S, "z"]


@pytest.mark.parametrize("command", ["%", "a_b", 'q"q', "back\\slash", "ümläut", "a/b", "\u2028", "x" * 80])
def test_a_command_is_found_by_its_own_id_and_no_other(log: SqlLog, command: str) -> None:
    keep(log, 1, (renamed(command),), Answered(S, command, Done(2)))
    keep(log, 2, (renamed("other", name=f'","command":"{command}'),), Answered(S, "other", Done(3)))
    assert {(S, command): Done(2), (S, "other"): Done(3)} == log.read_answered("t")[1]


def test_what_was_done_cannot_be_refused_afterwards(log: SqlLog, tmp_path: Path) -> None:
    keep(log, 1, (renamed("x"),), Answered(S, "x", Done(2)))
    with pytest.raises(Conflict):
        log.append("t", 1, [], Answered(S, "x", Refused(reason("no-such-seat"))))
    assert Done(2) == log.read_answered("t")[1][S, "x"]
    assert 0 == rows(tmp_path)


def test_a_command_done_at_one_table_is_not_refused_at_another_that_has_not_read_it(log: SqlLog) -> None:
    first = house(log).open(opened("whist", people=(S,), seed="1"))
    second = house(log).table(first.id)
    stop = Stop(id="x", saw=first.seq, seat=S)
    assert Done(first.seq + 1) == first.send(stop) == second.send(stop)
    assert first.state == second.state
    late = Stop(id="late", saw=first.seq, seat=S)
    assert first.send(late) == second.send(late) == house(log).table(first.id).send(late)
    assert [Refused, Done] == [type(first.send(late)), type(house(log).table(first.id).send(stop))]


class CountingLog(MemoryLog):
    """A log that counts how often it is read."""

    readings = 0

    def read_answered(self, table: str, since: int = 0) -> tuple[list[AnyEntry], Answers]:
        self.readings += 1
        return super().read_answered(table, since)


def test_commands_new_and_repeated_are_answered_without_a_reading() -> None:
    log = CountingLog()
    table = house(log).open(opened("whist", people=(S,), seed="1"))
    stop, late = (Stop(id=name, saw=table.seq, seat=S) for name in ("x", "late"))
    answers = [table.send(one) for one in (stop, late)]
    assert answers == [table.send(one) for one in (stop, late)]
    assert [Done, Refused] == [type(one) for one in answers]
    assert 1 == log.readings


def test_of_two_that_keep_behind_the_same_entry_one_is_told_of_the_conflict(log: SqlLog) -> None:
    keep(log, 1, (renamed("x"),), Answered(S, "x", Done(2)))
    assert isinstance(keep(log, 1, (renamed("y"),), Answered(S, "y", Done(2)))[1], Conflict)
    assert {(S, "x"): Done(2)} == log.read_answered("t")[1]
    assert 2 == len(log.read("t"))


def test_an_answer_is_told_only_by_the_last_entry_of_the_same_seat_and_command() -> None:
    told = Answered(S, "x", Done(3))
    assert is_implied(told, 1, (renamed(), renamed("x")))
    assert {(S, "x"): Done(3)} == implied_answers([renamed(), renamed("x")], 1)
    assert not is_implied(told, 1, (renamed("x"), renamed()))
    assert not is_implied(told, 1, (renamed(), renamed("y")))
    assert not is_implied(told, 2, (renamed(), renamed("x")))
    assert not is_implied(Answered(W, "x", Done(3)), 1, (renamed(), renamed("x")))
    assert not is_implied(told, 3, ())


async def test_a_command_that_another_worker_did_meanwhile_is_answered_as_there(log: SqlLog) -> None:
    put: list[Job] = []
    command = Rename(id="x", saw=1, seat=S, name="a")

    async def read(_: str, since: int) -> Found[Entry]:
        return log.read_answered("t", since)

    live = Live(
        MATCH,
        "t",
        Snapshot(fold_all(log.read("t")), 1, {}),
        put.append,
        lambda: Environment(1, bytes),
        read,
    )
    answered = asyncio.ensure_future(live.send(command))
    await asyncio.sleep(0)
    keep(log, 1, tuple(put[0].entries), put[0].answered)
    await live.read_on()
    complete_jobs([(put[0], Conflict())])
    assert Done(2) == await asyncio.wait_for(answered, 60)
    assert 1 == len(put)
    assert 2 == len(log.read("t"))


async def test_all_who_conflict_for_the_same_entry_read_on_once(log: SqlLog) -> None:
    put: list[Job] = []
    reads: list[int] = []
    names = ("a", "b", "c")

    async def read(_: str, since: int) -> Found[Entry]:
        reads.append(since)
        await asyncio.sleep(0)
        return log.read_answered("t", since)

    are_sent_again = asyncio.Event()

    def queue(job: Job) -> None:
        put.append(job)
        if len(put) == 2 * len(names):
            are_sent_again.set()

    known = Snapshot(fold_all(log.read("t")), 1, {})
    live = Live(MATCH, "t", known, queue, lambda: Environment(1, bytes), read)
    sent = [asyncio.ensure_future(live.send(Rename(id=name, saw=1, seat=S, name=name))) for name in names]
    await asyncio.sleep(0)
    keep(log, 1, (renamed("other"),), Answered(W, "other", Done(2)))
    complete_jobs([(job, Conflict()) for job in put])
    await asyncio.wait_for(are_sent_again.wait(), 60)
    again = put[len(names) :]
    for job in again:
        keep(log, job.expected, tuple(job.entries), job.answered)
    complete_jobs([(job, None) for job in again])
    assert [Done(3), Done(4), Done(5)] == await asyncio.gather(*sent)
    assert [1] == reads


async def test_a_log_that_is_opened_again_after_many_conflicts_goes_on(log: SqlLog) -> None:
    async def read(_: str, since: int) -> Found[Entry]:
        return log.read_answered("t", since)

    loop = asyncio.get_running_loop()

    def done(found: list[JobResult]) -> None:
        loop.call_soon_threadsafe(complete_jobs, found)

    writer = Writer(log.append_jobs, log.try_append_jobs, done)

    def put(job: Job) -> None:
        writer.put([job])

    def live() -> LiveMatch:
        known = Snapshot(fold_all(log.read("t")), 1, {})
        return Live(MATCH, "t", known, put, lambda: Environment(1, bytes), read)

    before = live()
    for _ in range(50):
        before.reset()
    keep(log, 1, (renamed("other"),), Answered(W, "other", Done(2)))
    answers = [
        await before.send(Rename(id="a", saw=1, seat=S, name="a")),
        await live().send(Rename(id="b", saw=1, seat=S, name="b")),
    ]
    await asyncio.to_thread(writer.stop)
    assert [Done(3), Done(4)] == answers


def test_refusals_are_remembered_without_end_only_where_they_have_rows(
    log: SqlLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_log, "_MOST_UNIMPLIED", 1)
    evening, put = Evening(), list[Job]()

    async def unread(_: str, __: int) -> Any:
        raise AssertionError("nobody else appends")

    match = Live(
        MATCH,
        "t",
        Snapshot(fold_all(log.read("t")), 1, {}),
        put.append,
        lambda: Environment(1, bytes),
        unread,
    )
    party = Live(
        EVENING, "e", Snapshot(evening.state, 1, {}), put.append, lambda: evening.environment, unread
    )
    for name in ("a", "b"):
        match.submit(AgreeUndo(id=name, saw=1, seat=S), lambda _: None)
        party.submit(Sent(Sender("ada", "Ada"), ask.Pause(id=name)), lambda _: None)
    complete_jobs([(job, None) for job in put])
    assert [True, True] == [match.has_answered((S, name)) for name in ("a", "b")]
    assert [False, True] == [party.has_answered(("ada", name)) for name in ("a", "b")]


def test_what_the_house_does_at_an_evening_is_decided_anew_each_time() -> None:
    evening, put, outcomes = Evening(), list[Job](), list[object]()

    async def unread(_: str, __: int) -> Any:
        raise AssertionError("nobody else appends")

    live = Live(EVENING, "e", Snapshot(evening.state, 1, {}), put.append, lambda: evening.environment, unread)
    for name in ("Olga", "Berit"):
        added = GuestAdded(at_ms=1, guest=len(live.state.guests) + 1, name=name)
        live.submit(ByHouse(lambda _, __, added=added: (added,)), outcomes.append)  # type: ignore[misc]
    assert not outcomes
    complete_jobs([(job, None) for job in put])
    assert [Done(2), Done(3)] == outcomes
    assert ["Olga", "Berit"] == [guest.name for guest in live.shown.guests]


async def test_what_is_kept_after_the_table_has_looked_anew_is_decided_upon_next(log: SqlLog) -> None:
    put: list[Job] = []

    async def read(_: str, since: int) -> Found[Entry]:
        return log.read_answered("t", since)

    live = Live(
        MATCH,
        "t",
        Snapshot(fold_all(log.read("t")), 1, {}),
        put.append,
        lambda: Environment(1, bytes),
        read,
    )
    for name in ("a", "b"):
        live.submit(Rename(id=name, saw=live.state.seq, seat=S, name=name), lambda _: None)
    keep(log, 1, tuple(put[0].entries), put[0].answered)
    await live.read_on()
    keep(log, 2, tuple(put[1].entries), put[1].answered)
    complete_jobs([(put[0], None), (put[1], None)])
    assert (3, 3) == (live.state.seq, live.shown.seq)


def test_a_job_alone_is_kept_in_the_callers_thread_once_commits_are_known_to_be_quick(log: SqlLog) -> None:
    writer = Writer(log.append_jobs, log.try_append_jobs, lambda _: None)
    assert not writer.is_quick()
    job = Job("t", 1, (renamed("x"),), Answered(S, "x", Done(2)), False, 0)
    assert [(job, None)] == writer.commit_now([job])
    assert 2 == len(log.read("t"))
    writer.stop()


def test_a_match_whose_last_entry_is_an_hour_ahead_goes_on_from_there_and_waits_no_longer(
    log: SqlLog,
) -> None:
    wall_ms, put = [5_000_000], list[Job]()
    ahead_ms = wall_ms[0] + 3_600_000

    async def read(_: str, since: int) -> Found[Entry]:
        return log.read_answered("t", since)

    live = Live(
        MATCH,
        "t",
        Snapshot(fold_all(log.read("t")), ahead_ms, {}),
        put.append,
        lambda: Environment(wall_ms[0], bytes),
        read,
    )
    assert ahead_ms == live.now()
    wall_ms[0] += 2_000
    assert ahead_ms + 2_000 == live.now()
    live.submit(Rename(id="x", saw=live.state.seq, seat=S, name="a"), lambda _: None)
    assert [ahead_ms + 2_000] == [entry.at_ms for entry in put[0].entries]
