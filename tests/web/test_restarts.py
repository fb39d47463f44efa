"""A rolling restart: one host after the other ends and comes back while people play, and no command fails."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.clubs import Person, wait_until
from tests.web.hosts import Host, Travellers, assert_kept, two_hosts
from tests.web.killing import free_port
from tests.web.postgres import cluster
from tests.web.workers import At
from whistclub.cards.errors import reason
from whistclub.web.live.connections.connection import Connection, Cut, Outbox

_TABLES = 6
_ROUNDS = 2


@pytest.fixture
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


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
    connection.task = asyncio.create_task(asyncio.sleep(60))
    connection.serve(handled.append)
    for text in (b"first", b"second"):
        connection.receive(text)
    connection.cut_when_answered(Cut(1012, reason("club-departs"), 0.5))
    assert connection.cut_off is None
    connection.answer(b"done")
    await asyncio.gather(connection.task, return_exceptions=True)
    assert ([b"first"], [b"done"]) == (handled, frames.sent)
    assert connection.cut_off is not None


async def test_a_host_told_to_end_says_so_serves_on_for_a_moment_and_sends_its_people_on(
    address: str, tmp_path: Path
) -> None:
    host = Host(tmp_path, "127.0.0.1", free_port(), address, "--drain", "3")
    host.start()
    club = At(int(host.url.rpartition(":")[2]))
    ada = Person(club).named("Ada")
    table = ada.open("whist", with_bots=True)
    try:
        visit = await ada.visit(table)
        host.leave()
        until_s = time.monotonic() + 2
        while host.readiness() != 503:
            assert time.monotonic() < until_s
            await asyncio.sleep(0.02)
        assert "done" == (await visit.ask("talk", phrase="hello"))["tell"]
        answer = await asyncio.to_thread(httpx.get, f"{host.url}/healthz")
        assert "close" == answer.headers["connection"]
        bye = await visit.until("bye")
        assert "club-departs" == bye["why"]["key"]
        assert 0 <= bye["again_s"] <= 1
        with pytest.raises(ConnectionClosed) as ended:
            await visit.hear()
        assert ended.value.rcvd is not None
        assert 1012 == ended.value.rcvd.code
        assert 0 == await asyncio.to_thread(host.left)
    finally:
        host.kill()
        for http in club.clients:
            http.close()


async def _restarted(hosts: list[Host], people: Travellers) -> None:
    """Everybody plays while each host in turn is restarted twice."""
    playing = asyncio.create_task(people.play(3600))
    try:
        for host in hosts * _ROUNDS:
            await asyncio.sleep(1.0)
            host.leave()
            assert 0 == await asyncio.to_thread(host.left)
            await asyncio.to_thread(host.start)
        # On a busy machine some have hardly had a turn yet.
        await asyncio.to_thread(wait_until, lambda: all(player.moves for player in people.players))
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


# A client that is cancelled in its handshake leaves its socket to the garbage collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.slow
async def test_each_host_is_restarted_twice_and_no_command_fails_or_counts_twice(
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
