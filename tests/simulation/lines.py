"""Connections of people to workers of a simulated club, in place of WebSockets."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from tests.simulation.workers import Worker

_LATENCY_S: Final = 0.002
_NEXT_S: Final = 1e-6
"""Two timers of one moment may go off in any order."""


class Ended(Exception):
    """The connection is over: the code by which the worker closed it, 0 where the network ended."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """Both ends of a connection: the person's, and the worker's."""

    def __init__(
        self, worker: Worker, serve: Callable[["Line"], Coroutine[Any, Any, int]], chance: Random
    ) -> None:
        """`serve` serves the worker's end, and returns the code to close it with."""
        self._loop, self._chance, self._told_at_s = asyncio.get_running_loop(), chance, 0.0
        self._told: asyncio.Queue[str | Ended] = asyncio.Queue()
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._on_text: Callable[[bytes], None] | None = None
        self._delivering = asyncio.Event()
        self._gone = asyncio.Event()
        self.end: Ended | None = None
        worker.spawn(self._served(serve))
        worker.spawn(self._delivered())

    async def send(self, message: str) -> None:
        """Says something to the worker. Raises Ended."""
        if self.end is not None:
            raise self.end
        self._said.put_nowait(message.encode())

    async def recv(self) -> str:
        """The next message of the worker. Raises Ended."""
        if self.end is not None:
            raise self.end
        told = await self._told.get()
        if isinstance(told, Ended):
            self.end = told
            raise told
        return told

    def cut(self) -> None:
        """The network ends: what is under way is lost, and the worker finds it out."""
        self.end = self.end or Ended(0)
        self._said.put_nowait(None)

    async def close(self) -> None:
        self.cut()

    async def receive(self) -> Mapping[str, object]:
        """Returns when the person is gone."""
        await self._gone.wait()
        return {"type": "websocket.disconnect"}

    def send_texts(self, *texts: bytes) -> None:
        for text in texts:
            self._tell(text.decode())

    def waiting_bytes(self) -> int:
        return 0

    def stop_receiving(self) -> None:
        self._on_text = _ignored

    def deliver_to(self, on_text: Callable[[bytes], None], may_receive: Callable[[], bool]) -> None:
        self._on_text = on_text
        self._delivering.set()

    def greeted(self) -> None:
        """Nobody has a deadline here."""

    async def _served(self, serve: Callable[["Line"], Coroutine[Any, Any, int]]) -> None:
        code = 1011
        with suppress(asyncio.CancelledError):
            code = await serve(self)
        self._tell(Ended(code))

    def _tell(self, told: str | Ended) -> None:
        """Brings it to the person, after what was sent before. Who is told first is drawn here: a club tells the people
        of a set, which has another order each time.
        """
        self._told_at_s = max(
            self._told_at_s + _NEXT_S, self._loop.time() + _LATENCY_S * self._chance.random()
        )
        self._loop.call_at(self._told_at_s, self._told.put_nowait, told)

    async def _delivered(self) -> None:
        await self._delivering.wait()
        while (text := await self._said.get()) is not None:
            if self._on_text is not None:
                self._on_text(text)
        self._gone.set()


def _ignored(text: bytes) -> None:
    """Takes what comes after the end."""
