"""Attacks on a club's door, over loopback alone: `async def attack(address, seconds)`, bounded in time and in
connections.

What an attacker is cut for it does again at once. `ATTACKS` names them for `bench.club_attacks`.
"""

import asyncio
import base64
import os
import secrets
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

Attack = Callable[[str, float], Awaitable[None]]

_MASK: Final = b"\1\2\3\4"
_CHUNK: Final = 65_536
_AGAIN_S: Final = 0.05
_CROWD: Final = 1500
_WAIT_S: Final = 2.0


def split(address: str) -> tuple[str, int]:
    """Host and port."""
    host, _, port = address.rpartition(":")
    return host, int(port)


def frame(first: int, body: bytes = b"") -> bytes:
    """A masked frame of a client."""
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([first]) + length + _MASK + bytes(byte ^ _MASK[at % 4] for at, byte in enumerate(body))


HELLO: Final = frame(0x81, b'{"do":"hello"}')
PING: Final = frame(0x81, b'{"do":"ping"}')


class Stranger:
    """One connection, of TCP alone or upgraded."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def at(cls, address: str, receive_bytes: int = 0) -> "Stranger":
        """Comes to the door; with `receive_bytes` as the size of what the system takes in for it."""
        made = socket.socket()
        made.settimeout(0)
        if receive_bytes:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(made, split(address)), _WAIT_S)
            return cls(*await asyncio.open_connection(sock=made, limit=_CHUNK))
        except BaseException:
            made.close()
            raise

    async def upgrade(self, address: str, more: str = "", table: str = "") -> None:
        """Asks for a WebSocket of a table, of none there is unless it is named."""
        key = base64.b64encode(os.urandom(16)).decode()
        path = table or secrets.token_urlsafe(16)
        self.writer.write(
            f"GET /ws/{path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
        )
        await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 10)

    async def pour(self, data: bytes, until_s: float) -> None:
        """Sends the same again and again as fast as it is taken, and reads nothing."""
        while time.monotonic() < until_s and not self.is_sent_away():
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), max(0.01, until_s - time.monotonic()))
            await asyncio.sleep(0)

    def is_sent_away(self) -> bool:
        """True if the club has ended the connection."""
        return self.writer.transport.is_closing() or self.reader.at_eof()

    def go(self) -> None:
        """Leaves without a word."""
        self.writer.transport.abort()


async def again(address: str, seconds: float, once: Callable[[Stranger, float], Awaitable[None]]) -> None:
    """Does it with one connection after the other until the time is over; `once` is given the end of it."""
    until_s = time.monotonic() + seconds
    while time.monotonic() < until_s:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            stranger = await Stranger.at(address)
            try:
                await asyncio.wait_for(once(stranger, until_s), max(0.01, until_s - time.monotonic()))
            finally:
                stranger.go()
        await asyncio.sleep(_AGAIN_S)


async def crowd(
    address: str, seconds: float, once: Callable[[Stranger, float], Awaitable[None]], count: int = _CROWD
) -> None:
    """So many at the same time, each again as often as it is sent away."""
    await asyncio.gather(*(again(address, seconds, once) for _ in range(count)))


async def _gone(stranger: Stranger) -> None:
    while await stranger.reader.read(_CHUNK):
        pass


async def nothing(address: str, seconds: float) -> None:  # noqa: ARG001
    """No attack: what the machine does by itself to the figures."""
    await asyncio.sleep(seconds)


def pouring(data: bytes, *, hello: bool = True, more: str = "") -> Attack:
    """One WebSocket after the other on which the same is sent without end and nothing read."""

    async def attack(address: str, seconds: float) -> None:
        async def once(stranger: Stranger, until_s: float) -> None:
            await stranger.upgrade(address, more, await _table(address) if hello else "")
            if hello:
                stranger.writer.write(HELLO)
            await stranger.pour(data, until_s)

        await again(address, seconds, once)

    return attack


_tables: dict[str, str] = {}


async def _table(address: str) -> str:
    """A table of the attacker's own."""
    if address not in _tables:
        stranger = await Stranger.at(address)
        body = b'{"settings":{"preset":"whist","bot":"simple"}}'
        stranger.writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        answer = await asyncio.wait_for(stranger.reader.read(), 10)
        stranger.go()
        _tables[address] = answer.partition(b'"id":"')[2].partition(b'"')[0].decode()
    return _tables[address]


async def no_hello(address: str, seconds: float) -> None:
    """Hundreds of WebSockets whose clients say nothing."""

    async def once(stranger: Stranger, _: float) -> None:
        await stranger.upgrade(address)
        await _gone(stranger)

    await crowd(address, seconds, once, 600)


async def byte_by_byte(address: str, seconds: float) -> None:
    """Twenty WebSockets with messages a byte at a time."""

    async def once(stranger: Stranger, until_s: float) -> None:
        await stranger.upgrade(address, table=await _table(address))
        stranger.writer.write(HELLO)
        while time.monotonic() < until_s and not stranger.is_sent_away():
            for place in range(len(PING)):
                stranger.writer.write(PING[place : place + 1])
                await asyncio.sleep(0)

    await crowd(address, seconds, once, 20)


async def upgrades(address: str, seconds: float) -> None:
    """WebSockets that are opened and left, one after the other, by twenty at once."""

    async def once(stranger: Stranger, _: float) -> None:
        await stranger.upgrade(address)

    await crowd(address, seconds, once, 20)


async def silent(address: str, seconds: float) -> None:
    """Connections on which nothing is ever sent."""
    await crowd(address, seconds, lambda stranger, _: _gone(stranger))


async def _dripping(stranger: Stranger, data: bytes) -> None:
    stranger.writer.write(data)
    leaving = asyncio.ensure_future(_gone(stranger))
    try:
        while not leaving.done():
            stranger.writer.write(b"x")
            await asyncio.wait({leaving}, timeout=1.0)
    finally:
        leaving.cancel()


async def slow_headers(address: str, seconds: float) -> None:
    """Headers a byte a second."""
    head = f"GET / HTTP/1.1\r\nHost: {address}\r\nX-Slow: ".encode()
    await crowd(address, seconds, lambda stranger, _: _dripping(stranger, head), 1000)


async def slow_bodies(address: str, seconds: float) -> None:
    """Bodies a byte a second."""
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n"
    ).encode()
    await crowd(address, seconds, lambda stranger, _: _dripping(stranger, head), 1000)


async def idle(address: str, seconds: float) -> None:
    """One request, and then nothing more on the same connection."""

    async def once(stranger: Stranger, _: float) -> None:
        stranger.writer.write(f"GET /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
        await _gone(stranger)

    await crowd(address, seconds, once, 1000)


async def pipelined(address: str, seconds: float) -> None:
    """Requests without end on one connection whose answers nobody reads."""
    ask = f"GET /api/games HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()
    data = ask * (_CHUNK // len(ask))
    await crowd(address, seconds, lambda stranger, until_s: stranger.pour(data, until_s), 4)


async def slow_reading(address: str, seconds: float) -> None:
    """A large answer asked for by two hundred, of which none reads it."""
    until_s = time.monotonic() + seconds
    ask = f"GET /api/openapi.json HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()

    async def one() -> None:
        while time.monotonic() < until_s:
            with suppress(OSError, TimeoutError):
                stranger = await Stranger.at(address, 4096)
                stranger.writer.transport.pause_reading()  # type: ignore[attr-defined]
                stranger.writer.write(ask * 20)
                await asyncio.sleep(max(0.01, min(10, until_s - time.monotonic())))
                stranger.go()

    await asyncio.gather(*(one() for _ in range(200)))


async def nonsense(address: str, seconds: float) -> None:
    """Sends bytes that are no request, on forty connections at once."""
    await crowd(address, seconds, lambda stranger, until_s: stranger.pour(b"\0\xff\n" * 999, until_s), 40)


def _full(data: bytes) -> bytes:
    return data * (_CHUNK // len(data))


ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    "pongs": pouring(_full(frame(0x8A))),
    "pings": pouring(_full(frame(0x89, b"x" * 125))),
    "pings before hello": pouring(_full(frame(0x89, b"x" * 125)), hello=False),
    "empty pieces": pouring(_full(frame(0x00)), more=""),
    "message in pieces": pouring(frame(0x01) + _full(frame(0x00))),
    "empty texts": pouring(_full(frame(0x81))),
    "messages": pouring(_full(PING)),
    "unmasked": pouring(_full(b"\x81\x02{}")),
    "after close": pouring(frame(0x88, b"\x03\xe8") + _full(PING)),
    "compressed": pouring(_full(frame(0xC1, b"x")), more="Sec-WebSocket-Extensions: permessage-deflate\r\n"),
    "endless frame": pouring(b"\x81\xff" + struct.pack("!Q", 2**40) + b"x" * _CHUNK),
    "byte by byte": byte_by_byte,
    "no hello": no_hello,
    "upgrades": upgrades,
    "silent": silent,
    "slow headers": slow_headers,
    "slow bodies": slow_bodies,
    "idle": idle,
    "pipelined": pipelined,
    "slow reading": slow_reading,
    "nonsense": nonsense,
}  # fmt: skip
