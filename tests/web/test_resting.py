"""Connections that rest between two requests: the club waits longer than whoever may take them up again, and closes
them so that nothing is reset.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.clubs import TRUSTS_NOBODY, Club
from tests.web.steered_clubs import SteeredClub
from tests.web.strangers import opened, poured, stranger
from tests.web.visits import PATIENCE_S
from whistclub.web.server.admission import Admission, Client, Quota, Timeouts

REST_S = Timeouts().rest_s
OF_OTHERS_S = (15, 60, 120, 300, 600)
"""The time for which HAProxy, nginx, Caddy, Chromium and the balancers of large hosts keep a connection that rests."""
PATIENT = Timeouts(closing_s=PATIENCE_S)
"""However busy the machine is, nobody is cut off who is about to say something."""
PLAIN: Any = {"verify": TRUSTS_NOBODY, "timeout": PATIENCE_S}
NO_LINGER = Timeouts(closing_s=0.0)


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


class Transport:
    """A transport to nobody, which notes that it was closed."""

    is_aborted = False

    def __init__(self, address: str = "127.0.0.1") -> None:
        self._peer = (address, 1)

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._peer

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_aborted

    def pause_reading(self) -> None:
        return None

    def resume_reading(self) -> None:
        return None

    def abort(self) -> None:
        self.is_aborted = True


def naming(port: int, name: str, *more: str) -> bytes:
    """A request that changes something."""
    body = f'{{"name":"{name}"}}'
    head = ["PUT /api/me HTTP/1.1", f"Host: 127.0.0.1:{port}", "Content-Type: application/json", *more]
    return "\r\n".join([*head, f"Content-Length: {len(body)}", "", body]).encode()


async def answer(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """The head of the next answer in small letters, and its body."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    size = int(head.partition(b"content-length: ")[2].partition(b"\r")[0])
    return head, await reader.readexactly(size)


@pytest.fixture
def steered(anyio_backend: str, tmp_path: Path) -> Iterator[SteeredClub]:
    with SteeredClub(tmp_path, timeouts=PATIENT) as club:
        yield club


async def test_whoever_keeps_a_connection_as_long_as_others_do_is_answered_on_it(
    steered: SteeredClub,
) -> None:
    async with stranger(steered.port) as (reader, writer):
        for number, rested_s in enumerate(OF_OTHERS_S):
            writer.write(naming(steered.port, f"Ada {number}"))
            head, _ = await answer(reader)
            assert b" 200 " in head
            await steered.pass_time(rested_s)
        writer.write(naming(steered.port, "Ada"))
        _, body = await answer(reader)
        assert b'"Ada"' in body


async def test_a_proxy_that_takes_up_its_connections_again_loses_no_request(steered: SteeredClub) -> None:
    kept = httpx.Limits(keepalive_expiry=None)
    async with httpx.AsyncClient(base_url=steered.url, limits=kept, **PLAIN) as proxy:
        for number, rested_s in enumerate((0, *OF_OTHERS_S)):
            await steered.pass_time(rested_s)
            told = await asyncio.gather(
                *(proxy.put("/api/me", json={"name": f"Bo {number} {one}"}) for one in range(5))
            )
            assert [200] * 5 == [one.status_code for one in told]


async def test_a_request_sent_as_the_club_closes_meets_an_end_and_no_reset(steered: SteeredClub) -> None:
    async with stranger(steered.port) as (reader, writer):
        writer.write(naming(steered.port, "Ada"))
        assert b" 200 " in (await answer(reader))[0]
        await steered.pass_time(REST_S + 1)
        # The first is on its way when the end comes; a reset would answer it, and the second would fail.
        for _ in range(2):
            writer.write(naming(steered.port, "Bo"))
            await writer.drain()
        assert b"" == await reader.read()


async def test_who_does_not_close_in_turn_is_cut_off_after_a_moment(steered: SteeredClub) -> None:
    async with stranger(steered.port) as (reader, writer):
        writer.write(naming(steered.port, "Ada"))
        await answer(reader)
        await steered.pass_time(REST_S + 1)
        assert b"" == await reader.read()
        await steered.pass_time(PATIENT.closing_s + 1)
        assert not await poured(writer, b"x", 1000)


async def test_of_a_connection_that_is_closing_little_is_read(steered: SteeredClub) -> None:
    async with stranger(steered.port) as (reader, writer):
        writer.write(naming(steered.port, "Ada", "Connection: close"))
        await answer(reader)
        assert not await poured(writer, b"x" * 10_000, 10_000)


async def test_a_long_last_answer_is_sent_whole_however_short_the_club_lingers(tmp_path: Path) -> None:
    async with Club(tmp_path, timeouts=NO_LINGER) as club, stranger(club.port) as (reader, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{club.port}\r\nConnection: close\r\n\r\n"
        writer.write(asked.encode())
        # Another is answered meanwhile, so that the club has had the time to close.
        async with httpx.AsyncClient(base_url=club.url, **PLAIN) as other:
            assert 200 == (await other.get("/api/openapi.json")).status_code
        writer.transport.resume_reading()  # type: ignore[attr-defined]
        _, body = await answer(reader)
        assert body.endswith(b"}")


async def test_a_club_that_leaves_answers_who_rested_once_more_and_says_that_it_is_the_last(
    club: Club,
) -> None:
    async with stranger(club.port) as (reader, writer):
        writer.write(naming(club.port, "Ada"))
        assert b"connection: close" not in (await answer(reader))[0]
        club.app.departure.announce()
        writer.write(naming(club.port, "Bo"))
        head, body = await answer(reader)
        assert b" 200 " in head
        assert b"connection: close" in head
        assert b'"Bo"' in body
        assert b"" == await reader.read()


async def test_a_club_that_stops_waits_for_nobody_whose_connection_rests(steered: SteeredClub) -> None:
    reader, writer = await opened(steered.port)
    writer.write(naming(steered.port, "Ada"))
    await answer(reader)
    stopping = asyncio.create_task(asyncio.to_thread(steered.stop))
    assert b"" == await reader.read()
    await stopping
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def _admitted(admission: Admission, transport: Transport) -> Client:
    client = admission.admit(transport)
    assert client is not None
    return client


async def test_who_has_rested_longest_makes_room_first_and_who_is_answered_never_does() -> None:
    everybody = Quota(visitor=3, everybody=99, begun=99, begun_per_s=1.0)
    admission = Admission(everybody, Timeouts(), lambda _: False)
    asking, resting, new, next_one, another = (Transport() for _ in range(5))
    _admitted(admission, asking).working()
    _admitted(admission, resting).rest(0.0)
    _admitted(admission, new)
    _admitted(admission, next_one)
    assert (False, True, False) == (asking.is_aborted, resting.is_aborted, new.is_aborted)
    _admitted(admission, another)
    assert (False, True) == (asking.is_aborted, new.is_aborted)
    for one in (asking, next_one, another):
        admission.ended(one)
