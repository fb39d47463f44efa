"""A rolling restart: one host after the other ends and comes back while people play, and no command fails."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from tests.waiting import until
from tests.web.clubs import MANY, Person
from tests.web.hosts import Host, Travellers, assert_kept, two_hosts
from tests.web.killing import free_port
from tests.web.postgres import frozen
from tests.web.steered_clubs import SteeredClub
from whistclub.cards.errors import reason
from whistclub.club.store.logs.sql_log import open_url
from whistclub.web.live.connections.connection import Connection, Cut, Outbox
from whistclub.web.server.serve import _Server

_TABLES = 3
DRAIN_S = 120.0


class _Frames:
    """The sending side of a connection, which keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_texts(self, *texts: bytes) -> None:
        self.sent += texts

    def waiting_bytes(self) -> int:
        return 0

    def stop_receiving(self) -> None:
        pass


async def test_a_command_being_handled_is_answered_before_its_connection_ends() -> None:
    frames, handled = _Frames(), list[bytes]()
    connection = Connection(None, frames, Outbox(), 10, 10.0)
    connection.task = asyncio.create_task(asyncio.Event().wait())
    connection.serve(handled.append)
    for text in (b"first", b"second"):
        connection.receive(text)
    connection.cut_when_answered(Cut(1012, reason("club-departs"), 0.5))
    assert connection.cut_off is None
    connection.answer(b"done")
    await asyncio.gather(connection.task, return_exceptions=True)
    assert ([b"first"], [b"done"]) == (handled, frames.sent)
    assert connection.cut_off is not None


def _leaving(config: uvicorn.Config) -> uvicorn.Server:
    """The server that serves on when it is told to end, which it never does by itself before time is moved on."""
    guard: Any = config.app
    return _Server(config, lambda: None, set(), guard.departure, DRAIN_S)


async def test_a_worker_told_to_end_says_so_serves_on_for_a_moment_and_sends_its_people_on(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn, "Server", _leaving)
    async with SteeredClub(tmp_path, MANY, open_url(address)) as club:
        ada = Person(club).named("Ada")
        visit = await ada.visit(ada.open("whist", with_bots=True))
        club._server.should_exit = True
        await asyncio.to_thread(until, lambda: ada.http.get("/readyz").status_code == 503)
        assert "done" == (await visit.ask("talk", phrase="hello"))["tell"]
        assert "close" == ada.http.get("/healthz").headers["connection"]
        # The club ends before all of it has passed.
        passing = asyncio.create_task(club.pass_time(DRAIN_S))
        bye = await visit.until("bye")
        assert "club-departs" == bye["why"]["key"]
        assert 0 <= bye["again_s"] <= 1
        with pytest.raises(ConnectionClosed) as ended:
            await visit.hear()
        assert ended.value.rcvd is not None
        assert 1012 == ended.value.rcvd.code
        await asyncio.gather(passing, return_exceptions=True)


@pytest.mark.long
def test_a_host_told_to_end_while_its_database_answers_nobody_ends(address: str, tmp_path: Path) -> None:
    host = Host(tmp_path, "127.0.0.1", free_port(), address)
    host.start()
    try:
        with frozen(address):
            host.leave()
            assert 0 == host.left()
    finally:
        host.kill()


async def _until_all_move(people: Travellers) -> None:
    before = [player.moves for player in people.players]
    await asyncio.to_thread(
        until,
        lambda: all(player.moves > moves for player, moves in zip(people.players, before, strict=True)),
    )


async def _restarted(hosts: list[Host], people: Travellers) -> None:
    """Everybody plays while each host in turn is restarted."""
    playing = asyncio.create_task(people.play(3600))
    try:
        for host in hosts:
            await _until_all_move(people)
            host.leave()
            assert 0 == await asyncio.to_thread(host.left)
            await asyncio.to_thread(host.start)
        await _until_all_move(people)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.long
async def test_each_host_is_restarted_and_no_command_fails_or_counts_twice(
    address: str, tmp_path: Path
) -> None:
    hosts, port = two_hosts(tmp_path, address)
    people = Travellers(tmp_path, port, _TABLES, address)
    try:
        await asyncio.to_thread(people.open_tables)
        await _restarted(hosts, people)
    finally:
        for host in hosts:
            host.kill()
    assert_kept(people)
