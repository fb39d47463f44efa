"""Relays between a worker and what it depends on: they cut the way, hold what passes, or let it be late."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.waiting import PATIENCE_S

Target = int | Path
"""A port of this machine, or a Unix socket."""


class Relay:
    """A port of this machine that leads to the target, in a thread of its own."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._is_cut, self._late_s = False, 0.0
        self._passes = asyncio.Event()
        self._passes.set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.start_server(self._lead, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(PATIENCE_S)
        self.port: int = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Ends all connections, and those to come at once."""
        self._loop.call_soon_threadsafe(self._cut)

    def hold(self) -> None:
        """Takes connections and bytes, and passes nothing on until told to."""
        self._loop.call_soon_threadsafe(self._passes.clear)

    def let_be_late(self, late_s: float) -> None:
        """Passes everything on so much later."""
        self._late_s = late_s

    def pass_on(self) -> None:
        """Passes everything on at once, as at first; what was held goes first."""
        self._is_cut, self._late_s = False, 0.0
        self._loop.call_soon_threadsafe(self._passes.set)

    def close(self) -> None:
        """Ends it."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        leading = asyncio.all_tasks() - {asyncio.current_task()}
        for task in leading:
            task.cancel()
        await asyncio.gather(*leading, return_exceptions=True)

    def _cut(self) -> None:
        self._is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = {writer}
        try:
            if not self._is_cut:
                there, out = await self._connected()
                here.add(out)
                self._writers |= here
                await asyncio.gather(self._pass(reader, out), self._pass(there, writer))
        except OSError:
            pass  # Whoever asks sees the end of the connection, as without a relay.
        finally:
            self._writers -= here
            for one in here:
                one.transport.abort()
                with suppress(OSError):
                    await one.wait_closed()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, Path):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection("127.0.0.1", self._target)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            await self._passes.wait()
            is_due = self._loop.create_future()
            self._loop.call_later(self._late_s, is_due.set_result, None)
            await is_due
            sink.write(data)
            await sink.drain()
        if sink.can_write_eof():
            sink.write_eof()


@contextmanager
def relay(target: Target) -> Iterator[Relay]:
    """A relay, gone afterwards."""
    one = Relay(target)
    try:
        yield one
    finally:
        one.close()
