"""Two workers over one PostgreSQL: people on different ones sit at one table, and nobody could tell."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.midnight import well_before_midnight
from tests.sampling import thinned
from tests.waiting import at, barrier, until
from tests.web.brokers import Broker
from tests.web.clubs import MANY, Person
from tests.web.killing import free_port, workers_of
from tests.web.steered_clubs import pass_time
from tests.web.test_command import START
from tests.web.test_meddling import Client, Network
from tests.web.test_table import dealt
from tests.web.visits import PATIENCE_S, Visit, play
from tests.web.workers import (
    At,
    blind,
    deaf,
    known_at,
    over,
    person_of,
    seated,
    two_workers,
    until_due,
)
from whistclub.cli import main
from whistclub.club.presence import RoomPresence
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.table.entries import Acted

MANY_DEALS = 99
"""A match that is a tie after its last deal goes on."""

LOOKS_S = 5.5
"""By then a worker has looked for what it missed."""


def phrases(visit: Visit) -> list[str]:
    """The talk at the table, as this visit has heard it."""
    return [message["phrase"] for message in visit.heard if message["tell"] == "said"]


async def test_two_people_at_different_workers_play_a_match_at_one_table(
    address: str, running_broker: Broker, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address, brokered=running_broker.address) as (one, two):
        first, second, _ = await seated(one, two, "minnesota", max_deals="1")
        await first.ask("start")
        await second.until("welcome")
        await play([first, second], MANY_DEALS)
        await second.until_so(lambda: second.result is not None)
        assert first.result == second.result
        assert first.deals == second.deals
        log = open_url(address)
        entries = log.read(first.match)
        log.close()
        commands = [entry.command for entry in entries if isinstance(entry, Acted)]
        assert len(commands) == len(set(commands))
        for visit in (first, second):
            await at(visit, len(entries))
            assert len(entries) == visit.seq


@pytest.mark.long
async def test_at_both_workers_the_match_is_over_and_the_next_one_begins(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, _ = await seated(one, two, "whist", max_deals="1")
        await first.ask("start")
        await second.until("welcome")
        await play([first, second], MANY_DEALS)
        for visit in (first, second):
            await over(visit)
        assert first.result == second.result
        await first.ask("start")
        await second.until_so(lambda: second.table["phase"] == "playing" and second.result is None)
        assert first.match == second.match


@pytest.mark.long
async def test_a_worker_that_hears_of_nothing_looks_for_what_it_missed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, _ = await seated(one, two, "whist", max_deals="1")
        deaf(monkeypatch)
        await first.ask("start")
        while first.result is None or second.result is None:
            if not any([await visit.move() for visit in (first, second)]):
                await pass_time(LOOKS_S, one, two)
                await barrier(first, second)
        assert first.result == second.result


@pytest.mark.long
async def test_who_is_here_what_is_said_and_who_goes_is_known_at_the_other_worker(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, _ = await seated(one, two, "whist")
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.until_so(lambda: second.table["seats"][0]["here"])
        await second.ask("talk", phrase="hello")
        said = await first.until("said")
        assert (2, "hello") == (said["seat"], said["phrase"])
        await pass_time(2 * LOOKS_S, one, two)
        await first.ask("talk", phrase="sorry")
        for visit in (first, second):
            await visit.until_so(lambda visit=visit: "sorry" in phrases(visit))  # type: ignore[misc]
            assert ["hello", "sorry"] == phrases(visit)
        await second.close()
        await first.until_so(lambda: not first.table["seats"][2]["here"])
        await first.ask("kick", seat=2)


@pytest.mark.parametrize("apart_ms", thinned([30_000, -30_000], [30_000]))
async def test_nobody_plays_for_somebody_who_is_at_the_other_worker_but_for_who_is_gone(
    apart_ms: int, address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address, apart_ms=apart_ms) as (one, two):
        first, second, table = await seated(one, two, "whist", max_deals="1")
        await first.ask("start")
        await until_due(first, second)
        await pass_time(10 * MANY.away_s, one, two)
        await barrier(first, second)
        assert second.legal
        await second.close()
        await first.until_so(lambda: bool(first.table["seats"][2]["bot"]))
        again = await known_at(one, person_of(two)).visit(table)
        await again.until_so(lambda: not again.table["seats"][2]["bot"])


@pytest.mark.long
async def test_nobody_is_shown_two_hands_of_one_deal_by_way_of_another_worker(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, table = await seated(one, two, "whist")
        await first.ask("start")
        await second.until("welcome")
        await dealt([first, second])
        await second.ask("stand_up")
        await first.until_so(lambda: first.table["seats"][2]["kind"] == "free")
        bo, gil = known_at(one, person_of(two)), Person(two).named("Gil")
        back, fresh = await bo.visit(table), await gil.visit(table)
        assert "done" == (await back.ask("sit", seat=2))["tell"]
        await back.until_so(lambda: back.you["seat"] == 2)
        await back.ask("stand_up")
        await fresh.until_so(lambda: fresh.table["seats"][2]["kind"] == "free")
        assert "done" == (await fresh.ask("sit", seat=2))["tell"]
        await fresh.until_so(lambda: bool(fresh.you.get("may_ask")))
        assert None is fresh.you["seat"]
        assert "done" == (await fresh.ask("ask_seat"))["tell"]
        await first.until_so(lambda: "agree_seat" in first.may)
        assert not (fresh.own.get("view") or {}).get("hand")
        assert "done" == (await first.ask("agree_seat"))["tell"]
        await fresh.until_so(lambda: fresh.you["seat"] == 2)
        assert fresh.own["view"]["hand"]


@pytest.mark.long
async def test_a_command_sent_again_at_the_other_worker_is_answered_as_the_first_time(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada = Person(one).named("Ada")
        table = ada.open("whist", with_bots=True)
        here, there = await ada.visit(table), await known_at(two, ada).visit(table)
        while not here.legal:
            if not await here.move():
                await here.hear()
        await at(there, here.seq)
        saw, action = here.seq, here.legal[0]
        first = await here.ask("act", id="twice", saw=saw, action=action)
        assert "done" == first["tell"]
        assert first == await there.ask("act", id="twice", saw=saw, action=action)


async def test_what_was_not_done_is_not_done_at_the_other_worker_either(address: str, tmp_path: Path) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada = Person(one).named("Ada")
        table = ada.open("whist", with_bots=True)
        here, there = await ada.visit(table), await known_at(two, ada).visit(table)
        while not here.legal:
            if not await here.move():
                await here.hear()
        for visit in (here, there):
            answer = await visit.ask("act", id="never", saw=here.seq, action="play XX")
            assert answer["tell"] in {"refused", "stale"}


@pytest.mark.long
async def test_a_worker_that_has_heard_less_than_a_client_looks_before_it_answers(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)
    blind(monkeypatch)
    async with two_workers(tmp_path, address) as (one, two):
        ada = Person(one).named("Ada")
        also = known_at(two, ada)
        here = await ada.visit(ada.open("gongor", with_bots=True))
        while not here.legal:
            if not await here.move():
                await here.hear()
        there = await also.visit(here.table["id"])
        await here.move()
        act = {"id": "again", "saw": here.seq, "action": here.legal[0]}
        first = await here.ask("act", **act)
        assert "done" == first["tell"]
        assert first == await there.ask("act", **act)
        await here.move()
        back = await also.visit_raw(here.table["id"])
        await back.send("hello", match=here.match, since=here.seq, seat=0)
        assert "table" == (await back.until("table", "welcome"))["tell"]


@pytest.mark.long
async def test_who_was_taken_for_gone_while_on_the_way_to_another_worker_is_given_the_seat_back(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, is_told = PresenceStore.write, threading.Event()

    def write_late(board: PresenceStore, here: RoomPresence) -> None:
        if here.people:
            is_told.wait(PATIENCE_S)
        write(board, here)

    async with two_workers(tmp_path, address) as (one, two):
        first, second, table = await seated(one, two, "whist", max_deals="1")
        await first.ask("start")
        await until_due(first, second)
        await second.close()
        await first.until_so(lambda: not first.table["seats"][2]["here"])
        monkeypatch.setattr(PresenceStore, "write", write_late)
        await known_at(two, person_of(two)).visit(table)
        await first.until_so(lambda: bool(first.table["seats"][2]["bot"]))
        is_told.set()
        await first.until_so(lambda: first.table["seats"][2]["here"] and not first.table["seats"][2]["bot"])


def test_over_the_data_file_several_workers_are_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    monkeypatch.setenv("WHIST_LANG", "en")
    assert 2 == main(["serve", "--workers", "2", "--port", str(free_port())])
    assert "need a PostgreSQL database" in capfd.readouterr().err


@contextmanager
def served_by_two(folder: Path, address: str) -> Iterator[tuple[At, subprocess.Popen[str]]]:
    """A club that `whist serve` serves by two workers, and the process they are of."""
    port = free_port()
    words = ["serve", "--workers", "2", "--bots", "0", "--port", str(port), "--database", address]
    environment = {**os.environ, "WHIST_DATA": str(folder), "WHIST_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, "-c", START, *words], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert str(port) in process.stdout.readline()
            yield At(port), process
        finally:
            process.kill()


@pytest.mark.long
async def test_the_command_serves_by_two_workers_and_goes_on_when_one_is_killed(
    address: str, tmp_path: Path
) -> None:
    with served_by_two(tmp_path, address) as (club, process):
        await _through_a_kill(club, process.pid)
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(PATIENCE_S)


async def _through_a_kill(club: At, parent: int) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    table = ada.open("whist", settings={"options": {"max_deals": "1"}})
    visit = await bo.visit(table)
    await visit.ask("sit", seat=2)
    await visit.close()
    visit = await ada.visit(table)
    await visit.ask("start")
    await visit.close()
    clients = [Client(person, table, Network(None)) for person in (ada, bo)]
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.to_thread(until, lambda: all(client.done for client in clients))
    for worker in workers_of(parent)[:1]:
        os.kill(worker, signal.SIGKILL)
    await asyncio.gather(*playing)
    await asyncio.gather(*(visit.close() for visit in club.visits), return_exceptions=True)
    results = [client.visit.result for client in clients if client.visit is not None]
    assert results[0] is not None
    assert results[0] == results[1]
    until(lambda: len(workers_of(parent)) >= 2)
    for http in club.clients:
        http.close()


@pytest.mark.long
async def test_workers_have_one_secret_a_day_and_a_person_one_try(address: str, tmp_path: Path) -> None:
    well_before_midnight()
    async with two_workers(tmp_path, address) as (one, two):
        ada = Person(one).named("Ada")
        there = known_at(two, ada)
        body = {"settings": {"preset": "hermits"}, "daily": True, "unranked": True}
        answers = await asyncio.gather(
            *(asyncio.to_thread(each.call, "POST", "/api/tables", body, 201) for each in (ada, there) * 3)
        )
        assert 1 == len({answer["id"] for answer in answers})
        told = [each.call("GET", "/api/daily") for each in (ada, there)]
        assert [] == [key for key in told[0] if key != "now_ms" and told[0][key] != told[1][key]]
        assert {"hermits": answers[0]["id"]} == told[0]["tables"]
        visits = [await each.visit(answers[0]["id"]) for each in (ada, there)]
        for visit in visits:
            await visit.until_so(lambda visit=visit: bool(visit.own.get("view", {}).get("hand")))  # type: ignore[misc]
        assert visits[0].own["view"]["hand"] == visits[1].own["view"]["hand"]
        bo = Person(two)
        assert "bye" == (await bo.visit(answers[0]["id"])).heard[-1]["tell"]
