"""However a client's bytes are cut, the same messages arrive; whatever is no whole text goes the usual way."""

import asyncio
import json
import socket
import struct
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.web.clubs import Person
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import PATIENCE_S

MASK = b"\x11\x22\x33\x44"
PING_S = 20.0
PING = b'{"do":"ping"}'


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteeredClub]:
    """One club for all: nobody here plays."""
    with SteeredClub(tmp_path_factory.mktemp("club")) as club:
        yield club


def frame(first: int, body: bytes, mask: bytes = MASK) -> bytes:
    """A client's frame whose first byte is `first`."""
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


def text(body: bytes) -> bytes:
    return frame(0x81, body)


HELLO = text(b'{"do":"hello"}')
CLOSE = frame(0x88, struct.pack("!H", 1000))
LONG_PING = text(PING + b" " * 300)
IN_PIECES = (
    frame(0x01, PING[:5]) + frame(0x89, b"still here") + frame(0x00, PING[5:9]) + frame(0x80, PING[9:])
)


async def heard(
    club: SteeredClub, table: str, chunks: Sequence[bytes], answers: int | None = None, apart_s: float = 0.0
) -> list[tuple[int, bytes]]:
    """The frames of the server, by kind, until it closes; after so many answers we say goodbye. The server has read
    each chunk before the next is sent, so many seconds later.
    """
    # A socket, not asyncio's streams: their writer throws away what has come and was not read yet, a server's last
    # words among it, once the server reads no more. The socket itself keeps it.
    loop, port = asyncio.get_running_loop(), club.port
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.setblocking(False)
        await loop.sock_sendall(
            client,
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
        )
        got = b""
        while b"\r\n\r\n" not in got:
            some = await loop.sock_recv(client, 65536)
            assert some, "hung up before it answered"
            got += some
        # The server may wait for us to read before it reads on.
        reading = asyncio.create_task(_read(client, got, answers))
        with suppress(ConnectionError):
            for chunk in chunks:
                await loop.sock_sendall(client, chunk)
                await club.pass_time(apart_s)
        return await reading


async def _read(client: socket.socket, got: bytes, answers: int | None) -> list[tuple[int, bytes]]:
    loop, said_goodbye = asyncio.get_running_loop(), False
    with suppress(TimeoutError, ConnectionError):
        while some := await asyncio.wait_for(loop.sock_recv(client, 65536), PATIENCE_S):
            got += some
            if not said_goodbye and len(tells(frames_of(got))) == answers:
                said_goodbye = True
                await loop.sock_sendall(client, CLOSE)
    return frames_of(got)


def frames_of(got: bytes) -> list[tuple[int, bytes]]:
    """The whole frames after the head of the answer, with their kinds."""
    _, _, rest = got.partition(b"\r\n\r\n")
    frames = []
    while len(rest) >= 2:
        long = {126: 2, 127: 8}.get(rest[1], 0)
        start = 2 + long
        end = start + (int.from_bytes(rest[2:start], "big") if long else rest[1])
        if len(rest) < end:
            break
        frames.append((rest[0] & 15, rest[start:end]))
        rest = rest[end:]
    return frames


def tells(frames: list[tuple[int, bytes]]) -> list[str]:
    return [json.loads(body)["tell"] for kind, body in frames if kind == 1]


def cut(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50, 100_000])
async def test_messages_arrive_however_their_bytes_are_cut(club: SteeredClub, size: int) -> None:
    table = Person(club).named("Gisela").open("whist")
    data = HELLO + text(PING) + LONG_PING + IN_PIECES + text(PING)
    frames = await heard(club, table, cut(data, size), 5)
    assert ["welcome", "pong", "pong", "pong", "pong"] == tells(frames)
    assert [b"still here"] == [body for kind, body in frames if kind == 10]


@pytest.mark.parametrize(
    ("code", "sent"),
    [
        (1000, CLOSE),
        (1002, frame(0x83, b"of no kind")),
        (1002, b"\x81\x05plain"),
        (1002, frame(0xC1, PING)),
        (1002, frame(0x80, b"a piece of nothing")),
        (1002, frame(0x01, b"begun ") + text(b"and begun again")),
        (1009, text(b" " * 17_000)),
        (1009, b"\x81\xff" + struct.pack("!Q", 2**40) + MASK + b"and much more"),
        (1009, text(b" " * 5_000)),
    ],
)
async def test_what_is_no_message_ends_the_connection_as_the_protocol_says(
    club: SteeredClub, code: int, sent: bytes
) -> None:
    table = Person(club).named("Gisela").open("whist")
    frames = await heard(club, table, [HELLO, sent, text(PING)])
    assert "pong" not in tells(frames)
    assert [code] == [struct.unpack("!H", body[:2])[0] for kind, body in frames if kind == 8]


async def test_text_that_is_no_text_is_answered_as_unreadable(club: SteeredClub) -> None:
    table = Person(club).named("Gisela").open("whist")
    frames = await heard(club, table, [HELLO, text(b'{"do":"\xff\xfe"}'), text(PING)], 3)
    assert ["welcome", "refused", "pong"] == tells(frames)


async def test_somebody_who_leaves_before_a_word_is_let_go_of_at_once(club: SteeredClub) -> None:
    table = Person(club).named("Gisela").open("whist")
    frames = await heard(club, table, [frame(0x88, struct.pack("!H", 1001)), HELLO])
    assert [] == tells(frames)
    assert 8 in {kind for kind, _ in frames}


async def test_who_says_something_is_not_pinged_and_who_is_silent_is(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club:
        club._server.config.ws_ping_interval = PING_S
        table = Person(club).open("whist")
        silent = await heard(club, table, [HELLO, b"", CLOSE], apart_s=PING_S * 3 / 4)
        spoken = await heard(club, table, [HELLO, *[text(PING)] * 20, CLOSE], apart_s=PING_S / 4)
    assert 9 in {kind for kind, _ in silent}
    assert tells(spoken).count("pong") == 20
    assert 9 not in {kind for kind, _ in spoken}
