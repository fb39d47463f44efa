"""People at the door who say nothing, or too much, byte by byte as they like it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from tests.web.visits import PATIENCE_S

Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def opened(port: int, source: str = "127.0.0.1") -> Opened:
    """A connection on which nothing has been said."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))


@asynccontextmanager
async def stranger(port: int, table: str = "") -> AsyncIterator[Opened]:
    """A connection, at this table if it is named, that is let go of without a word."""
    reader, writer = await opened(port)
    try:
        if table:
            writer.write(upgrade(port, table))
            await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    finally:
        await let_go([(reader, writer)])


async def poured(writer: asyncio.StreamWriter, data: bytes, times: int) -> bool:
    """Sends it so many times; False when the server ended the connection before that."""
    try:
        for _ in range(times):
            writer.write(data)
            await asyncio.wait_for(writer.drain(), PATIENCE_S)
            await asyncio.sleep(0.001)
    except ConnectionError:
        return False
    return True


async def dripped(writer: asyncio.StreamWriter) -> None:
    """Sends a byte now and then, until cancelled or sent away."""
    with suppress(ConnectionError):
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.05)


def upgrade(port: int, table: str) -> bytes:
    """The request that makes a connection a WebSocket."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Everything received until the server closed the connection."""
    found = b""

    async def read() -> None:
        nonlocal found
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                found += data

    await asyncio.wait_for(read(), PATIENCE_S)
    return found


async def answered(port: int, source: str = "127.0.0.1") -> bool:
    """True if a newcomer is answered."""
    try:
        reader, writer = await opened(port, source)
    except ConnectionError:
        return False
    try:
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        return b" 200 " in await ended(reader)
    finally:
        await let_go([(reader, writer)])


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The frames in these bytes, by kind."""
    rest, frames = data, []
    while len(rest) >= 2:
        size, head = rest[1], 2
        if size >= 126:
            head = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:head], "big")
        frames.append((rest[0] & 15, rest[head : head + size]))
        rest = rest[head + size :]
    return frames


async def alive(crowd: Sequence[Opened]) -> int:
    """The number of connections that the server has not closed."""
    gone = 0
    for reader, _ in crowd:
        try:
            gone += await asyncio.wait_for(reader.read(1), 0.01) == b""
        except ConnectionError:
            gone += 1
        except TimeoutError:
            continue
    return len(crowd) - gone


async def let_go(crowd: Sequence[Opened]) -> None:
    """All of them leave."""
    for _, writer in crowd:
        writer.transport.abort()
    await asyncio.gather(*(writer.wait_closed() for _, writer in crowd), return_exceptions=True)
