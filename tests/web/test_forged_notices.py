"""A broker on whose network anybody may publish, and one that is none: nothing false is shown, and the way back is
found.
"""

import asyncio
import gc
import socket
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from nats.aio.client import Client

from tests.waiting import barrier, until
from tests.web.brokers import Broker, broker
from tests.web.clubs import Club, Person
from tests.web.test_notices import GROWN, Ear, until_heard
from tests.web.workers import two_workers
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.notices.notice import NEWEST, Notice
from whistclub.web.live.workers.presence import Presence

LAST = Notice("worker", "last")
"""A notice that every worker hears, after all that was published before it."""
GARBAGE = (
    b"HTTP/1.1 400 Bad Request\r\n\r\n",
    b"\xff\xfe\r\n",
    b"INFO []\r\n",
    b"INFO {\r\n",
    b"\0" * 70_000,
    b'INFO {"max_payload":"x"}\r\nPONG\r\nMSG a b c\r\n',
)


@contextmanager
def impostor(port: int) -> Iterator[list[int]]:
    """Somebody at the broker's port who answers each connection with other garbage, the number of times in the list."""
    listening, met = socket.create_server(("127.0.0.1", port)), [0]

    def answer() -> None:
        while True:
            try:
                with listening.accept()[0] as made:
                    made.sendall(GARBAGE[met[0] % len(GARBAGE)])
                    met[0] += 1
                    made.shutdown(socket.SHUT_WR)
                    made.settimeout(1.0)
                    made.recv(65_536)
            except OSError:
                if listening.fileno() < 0:
                    return

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    try:
        yield met
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(5)


@pytest.mark.long
def test_whoever_answers_in_the_brokers_place_the_broker_is_found_again() -> None:
    with broker() as one:
        one.kill()
        ear, other = Ear(), NatsNotices(one.address)
        with impostor(one.port) as met:
            listening = NatsNotices(one.address, retry_s=0.01)
            listening.follow("match", GROWN.id)
            listening.listen(ear)
            until(lambda: met[0] >= 4 * len(GARBAGE), lambda: met)
            assert 10 > len(asyncio.all_tasks(listening._loop))
        one.start()
        ear.until(
            lambda heard: (
                any(notice is not None and notice.number == NEWEST for notice in heard)
                or heard.count(None) > 1
            )
        )
        until_heard(other, ear, GROWN)
        listening.close()
        other.close()


def test_a_connection_that_its_client_does_not_close_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(client: Client) -> None:
        raise RuntimeError

    monkeypatch.setattr(Client, "close", broken)
    with broker() as one:
        notices = NatsNotices(one.address)
        until(partial(getattr, notices, "is_heard"))
        notices.close()
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            del notices
            gc.collect()
    assert [] == [str(one.message) for one in said]


async def forged(one: Broker, *notices: tuple[str, str]) -> None:
    """Publishes under these subjects of the club, as anybody on the broker's network may."""
    client = Client()
    await client.connect(f"nats://127.0.0.1:{one.port}")
    for subject, text in notices:
        await client.publish(f"club.{subject}", text.encode())
    await client.flush()
    await client.close()


def device_of(club: Club) -> str:
    return club.hub.device_connections.devices[0]


@pytest.mark.long
async def test_nothing_that_a_notice_says_is_believed(
    address: str, running_broker: Broker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Notice | None] = []
    noticed = Presence._noticed

    def noted(presence: Presence, notice: Notice | None) -> None:
        noticed(presence, notice)
        heard.append(notice)

    monkeypatch.setattr(Presence, "_noticed", noted)
    async with two_workers(tmp_path, address, brokered=running_broker.address) as (first, second):
        ada, bo = Person(first).named("Ada"), Person(second).named("Bo")
        here, there = ada.open("whist", with_bots=True), bo.open("whist", with_bots=True)
        own, others = await ada.visit(here), await bo.visit(there)
        watching = await bo.visit(here)
        await others.ask("talk", phrase="sorry")
        await own.ask("talk", phrase="hello")
        assert "hello" == (await watching.until("said"))["phrase"]
        device = device_of(first)
        told = [(f"room.{here}", f"said {here} {number}") for number in range(1, 9)]
        await forged(
            running_broker,
            *told * 3,
            (f"device.{device}", f"device {device} 0"),
            (f"match.{own.match}", f"match {own.match} {2**50}"),
            (f"match.{own.match}", f"match {own.match} {'9' * 5000}"),
            (f"room.{here}", f"room {here} {2**50}"),
            (f"room.{here}", "\0\xff garbage"),
            (f"room.{here}", f"here {here} 0"),
            ("worker.last", LAST.text),
        )
        before = own.seq
        await asyncio.to_thread(until, lambda: [LAST, LAST] == [one for one in heard if one == LAST])
        await asyncio.gather(first.settled(), second.settled())
        await barrier(own, others, watching)
        assert [] == [one for visit in (own, others, watching) for one in visit.heard if one["tell"] == "bye"]
        assert ["hello"] == [one["phrase"] for one in watching.heard if one["tell"] == "said"]
        assert ["hello"] == [one["phrase"] for one in own.heard if one["tell"] == "said"]
        assert own.seq >= before


async def test_a_device_that_was_cut_off_ends_at_the_other_worker_when_the_notice_comes(
    address: str, running_broker: Broker, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address, brokered=running_broker.address) as (first, second):
        ada = Person(first).named("Ada")
        table = ada.open("whist")
        link = ada.call("POST", "/api/me/device")
        phone = Person(second)
        phone.call("POST", "/api/device", {"token": link["token"]})
        visit = await phone.visit(table)
        device = device_of(second)
        await asyncio.to_thread(ada.call, "DELETE", f"/api/me/devices/{device}")
        assert "device-cut-off" == (await visit.until("bye"))["why"]["key"]
