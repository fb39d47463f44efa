"""Admission: clients that are silent, slow, too many, or send bad frames are closed, while polite ones are answered."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.web.clubs import TRUSTS_NOBODY, USUAL, Club, Person
from tests.web.steered_clubs import SteeredClub
from tests.web.strangers import alive, answered, ended, frames_in, let_go, opened, poured, stranger
from tests.web.test_websocket import HELLO, PING, cut, frame, heard, tells, text
from tests.web.visits import PATIENCE_S
from whistclub.web.resources.limits import Limits
from whistclub.web.server.admission import Admission, Quota, Timeouts

SOON_OVER = Timeouts(closing_s=0.5)
STRICT = Limits(messages=40, messages_per_s=0.01, changes=10_000)


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


class Gone:
    """A transport to nobody, with so many bytes waiting in it."""

    waiting = 0

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        return None

    def resume_reading(self) -> None:
        return None

    def abort(self) -> None:
        return None


FLOODS = {
    "pongs": frame(0x8A, b"") * 3000,
    "pings": frame(0x89, b"x" * 125) * 1000,
    "pieces": frame(0x01, b"") + frame(0x00, b"") * 3000,
    "texts of nothing": text(b"") * 3000,
    "messages": text(PING) * 3000,
    "bytes": frame(0x82, b"x") * 3000,
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_whatever_frames_pour_in_the_connection_ends_and_a_polite_one_is_answered(
    tmp_path: Path, flood: str
) -> None:
    async with Club(tmp_path, STRICT, timeouts=SOON_OVER) as club:
        table = Person(club).open("whist")
        polite = await Person(club).visit(table)
        async with stranger(club.port, table) as (reader, writer):
            writer.write(HELLO + FLOODS[flood])
            found = frames_in(await ended(reader))
        assert sum(kind == 10 for kind, _ in found) <= STRICT.messages
        assert tells(found).count("pong") <= STRICT.messages
        await polite.level()


async def test_frames_before_the_greeting_are_counted_too(tmp_path: Path) -> None:
    async with (
        Club(tmp_path, STRICT, timeouts=SOON_OVER) as club,
        stranger(club.port, "x") as (reader, writer),
    ):
        writer.write(frame(0x89, b"") * 500)
        assert frames_in(await ended(reader)).count((10, b"")) <= STRICT.messages


async def test_who_pings_and_never_reads_has_no_pongs_pile_up(tmp_path: Path) -> None:
    async with Club(tmp_path, STRICT, timeouts=SOON_OVER) as club:
        table = Person(club).open("whist")
        async with stranger(club.port, table) as (reader, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(HELLO)
            await poured(writer, frame(0x89, b"x" * 125) * 500, 100)
            writer.transport.resume_reading()  # type: ignore[attr-defined]
            assert len(await ended(reader)) < 50_000


async def test_a_message_in_endless_pieces_ends_the_connection(club: Club) -> None:
    table = Person(club).open("whist")
    async with stranger(club.port, table) as (reader, writer):
        writer.write(HELLO + frame(0x01, b"") + frame(0x00, b"") * 200)
        assert 8 not in {kind for kind, _ in frames_in(await ended(reader))}


async def test_a_message_a_byte_at_a_time_arrives_all_the_same(tmp_path: Path) -> None:
    asked = 40
    async with SteeredClub(tmp_path) as club:
        table = Person(club).open("whist")
        frames = await heard(club, table, cut(HELLO + text(PING) * asked, 1), 1 + asked)
    assert ["welcome", *["pong"] * asked] == tells(frames)


async def test_what_comes_after_the_end_is_not_read_for_long(tmp_path: Path) -> None:
    async with Club(tmp_path, STRICT, timeouts=SOON_OVER) as club:
        table = Person(club).open("whist")
        async with stranger(club.port, table) as (_, writer):
            writer.write(HELLO + text(PING) * 50)
            assert not await poured(writer, text(PING) * 1000, 1000)


HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"


@pytest.mark.parametrize("drips", [False, True])
@pytest.mark.parametrize(
    ("sent", "due_s"),
    [
        (b"GET /he", USUAL.header_s),
        (HEAD + b"X-Slow: ", USUAL.header_s),
        (BODY + b"{", USUAL.body_s),
    ],
)
async def test_who_stops_or_dawdles_within_a_request_is_sent_away(
    tmp_path: Path, sent: bytes, due_s: float, *, drips: bool
) -> None:
    async with SteeredClub(tmp_path) as club, stranger(club.port) as (reader, writer):
        writer.write(sent)
        if drips:
            await _dripped(club, writer)
        else:
            await club.pass_time(due_s + 1)
        await ended(reader)


@pytest.mark.parametrize(
    ("sent", "due_s"), [(b"", USUAL.first_byte_s), (HEAD + b"\r\n", float(USUAL.rest_s))]
)
async def test_who_asks_nothing_for_long_is_sent_away(tmp_path: Path, sent: bytes, due_s: float) -> None:
    async with SteeredClub(tmp_path) as club, stranger(club.port) as (reader, writer):
        writer.write(sent)
        await club.pass_time(due_s + 1)
        await ended(reader)


async def _dripped(club: SteeredClub, writer: asyncio.StreamWriter) -> None:
    """Sends a byte each second, until sent away."""
    with suppress(ConnectionError):
        while True:
            writer.write(b"x")
            await writer.drain()
            await club.pass_time(1.0)


async def test_who_upgrades_and_says_nothing_is_sent_away_and_who_is_at_a_table_stays(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club:
        table = Person(club).open("whist")
        polite = await Person(club).visit(table)
        async with stranger(club.port, table) as (reader, _):
            await club.pass_time(USUAL.hello_s + 1)
            assert set(tells(frames_in(await ended(reader)))) <= {"bye"}
        await club.pass_time(USUAL.hello_s)
        await polite.level()


async def test_an_answer_that_nobody_takes_ends_the_connection(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club, stranger(club.port) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        ask = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{club.port}\r\n\r\n".encode()
        asking = asyncio.create_task(poured(writer, ask * 400, 10_000))
        while not asking.done():
            await club.pass_time(1.0)
        assert not await asking


async def test_who_is_gone_is_held_no_longer_whatever_is_still_said_of_them() -> None:
    quota = Quota(visitor=9, everybody=9, begun=9, begun_per_s=1.0)
    admission, transport = Admission(quota, Timeouts(), lambda _: False), Gone()
    client = admission.admit(transport)
    assert client is not None
    assert client in client.hurried
    admission.ended(transport)
    client.closing_within(1.0)
    client.expect_within(1.0)
    assert not client.hurried


async def test_who_rests_is_hurried_only_while_something_waits_for_them() -> None:
    quota = Quota(visitor=9, everybody=9, begun=9, begun_per_s=1.0)
    admission, transport = Admission(quota, Timeouts(), lambda _: False), Gone()
    client = admission.admit(transport)
    assert client is not None
    client.working()
    assert client not in client.hurried
    transport.waiting = 1
    assert not client.is_overdue(100.0, Timeouts())
    assert client in client.hurried
    transport.waiting = 0
    assert not client.is_overdue(100.5, Timeouts())
    assert client not in client.hurried
    admission.ended(transport)


async def test_a_slow_reader_who_goes_on_reading_gets_the_whole_answer(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club, stranger(club.port) as (reader, writer):
        writer.write(f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{club.port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
        pieces = [await reader.readexactly(size // 50)]
        for _ in range(48):
            await club.pass_time(USUAL.rest_s / 45)
            pieces.append(await reader.readexactly(size // 50))
        pieces.append(await reader.read())
        assert json.loads(b"".join(pieces))


async def test_a_body_that_was_refused_is_not_read_to_its_end(club: Club) -> None:
    async with stranger(club.port) as (_, writer):
        writer.write(BODY.replace(b"900", b"9000000000"))
        assert not await poured(writer, b"x" * 10_000, 10_000)


async def test_of_one_house_those_who_say_nothing_make_way_for_those_who_ask(tmp_path: Path) -> None:
    async with Club(tmp_path, Limits(address_connections=10, changes=10_000)) as club:
        table = Person(club).open("whist")
        polite = await Person(club).visit(table)
        crowd = [await opened(club.port) for _ in range(60)]
        assert await answered(club.port)
        assert await answered(club.port, "127.0.0.2")
        assert await alive(crowd) <= 15
        await polite.level()
        await let_go(crowd)


async def test_who_begins_connections_without_end_is_let_in_no_more_and_others_are(tmp_path: Path) -> None:
    async with Club(tmp_path, Limits(openings=30, openings_per_s=0.01)) as club:
        let_in = [await answered(club.port) for _ in range(40)]
        assert [True] * 30 + [False] * 10 == let_in
        assert await answered(club.port, "127.0.0.2")


async def test_through_a_proxy_nobody_is_kept_out_for_the_sake_of_the_proxys_address(tmp_path: Path) -> None:
    strict = Limits(openings=5, openings_per_s=0.01, address_connections=4, changes=3, changes_per_s=0.01)
    async with Club(tmp_path, strict, proxies="127.0.0.1") as club:
        assert all([await answered(club.port) for _ in range(20)])
        await club.all_leave()
        for number in range(5):
            told = [_renamed(club, f"203.0.113.{number}") for _ in range(4)]
            assert [200, 200, 200, 429] == told


def test_whatever_a_proxy_names_that_is_no_address_escapes_no_limit(tmp_path: Path) -> None:
    with Club(tmp_path, Limits(changes=3, changes_per_s=0.01), proxies="127.0.0.1") as club:
        assert [200, 200, 200, 429, 429] == [_renamed(club, f"nobody-{number}") for number in range(5)]


def test_who_says_to_come_for_somebody_else_is_not_believed_without_a_proxy(tmp_path: Path) -> None:
    with Club(tmp_path, Limits(changes=3, changes_per_s=0.01)) as club:
        assert [200, 200, 200, 429] == [_renamed(club, f"203.0.113.{number}") for number in range(4)]


def _renamed(club: Club, said: str) -> int:
    headers = {"X-Forwarded-For": said, "Forwarded": f"for={said}", "X-Real-IP": said}
    return httpx.put(
        f"{club.url}/api/me", json={"name": "Ada"}, headers=headers, timeout=PATIENCE_S, verify=TRUSTS_NOBODY
    ).status_code
