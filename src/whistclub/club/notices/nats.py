"""Notices over a NATS broker: a subject a table, so that a worker receives only those of the tables it holds.

The broker stores nothing (core NATS, "at most once", https://docs.nats.io/nats-concepts/core-nats). Whatever is lost
while it is away is found by looking: `None` is heard whenever the connection is made anew. Anybody on the broker's
network may publish: a notice is only a reason to look in the database, and nothing that it says is believed.
"""

import asyncio
import logging
import threading
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from whistclub.cards.errors import BadOption, missing_package, reason
from whistclub.club.notices.notice import NEWEST, Heard, Notice, Subject, notice_from_text

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

SCHEME: Final = "nats"
_CLUB: Final = "whistclub"
_RETRY_S: Final = 1.0
"""The wait before it is tried again to connect; chosen by hand."""
_LOOK_S: Final = 1.0
_ANSWER_S: Final = 2
"""A broker that has not answered for so long is gone, even if nobody has closed the connection."""
_END_S: Final = 1.0
"""The wait, at the end, for what is still to be sent; chosen by hand."""
_MOST_WAITING_BYTES: Final = 1_000_000
"""Notices kept while the broker is away; chosen by hand."""
_OF_EVERYBODY: Final[tuple[Subject, ...]] = ("evening", "device", "worker")
"""Subjects that every worker receives; there are few of them."""
_LOG: Final = logging.getLogger("whistclub.club")


class NatsNotices:
    """Notices by one connection to the broker, in a thread with an event loop of its own."""

    def __init__(self, address: str, retry_s: float = _RETRY_S) -> None:
        """`address` is `nats://HOST:PORT/CLUB`; clubs that share a broker have different names. A connection that is
        lost is made anew after `retry_s`. Raises BadOption.
        """
        self._server, self._club = server_and_club(address)
        self._retry_s = retry_s
        self._heard: Heard = _nobody
        self.has_hearers = True
        self._followed: dict[str, Subscription | None] = {}
        self._client: Client | None = None
        self._own: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_unasked)
        self._thread = threading.Thread(target=self._run, name="whist-notices", daemon=True)
        self._thread.start()

    @property
    def is_heard(self) -> bool:
        """True while there is a connection to the broker."""
        return self._client is not None and self._client.is_connected

    def publish(self, notices: Sequence[Notice]) -> None:
        """Sends the notices after their commit. Returns at once and raises nothing."""
        if self.has_hearers:
            self._spawn(self._send(notices))

    def listen(self, heard: Heard) -> None:
        """Begins to receive notices."""
        self._heard = heard
        for subject in _OF_EVERYBODY:
            self._spawn(self._subscribe(self._named(subject, "*")))
        heard(None)

    def follow(self, subject: Subject, name: str) -> None:
        """Wants the notices of this subject. It is heard of once more as soon as they are received, since some may have
        come before.
        """
        self._spawn(self._follow(Notice(subject, name, NEWEST)))

    def unfollow(self, subject: Subject, name: str) -> None:
        """Wants them no longer."""
        self._spawn(self._unsubscribe(self._named(subject, name)))

    def close(self) -> None:
        """Sends what waits, for a moment at most, and ends."""
        if self._loop.is_closed():
            return
        self._spawn(self._end())
        self._thread.join(2 * _END_S)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._begin(self._connect_again_and_again())
        try:
            self._loop.run_forever()
        finally:
            ending = self._loop.create_task(_cancelled(asyncio.all_tasks(self._loop)))
            self._own.add(ending)
            self._loop.run_until_complete(ending)
            self._loop.close()

    async def _connect_again_and_again(self) -> None:
        """Keeps a connection. The client's own way back ends for good at an answer that is none of a broker's.

        Such an answer also ends its `close` half-way, so that its tasks are ended here: all of this loop's that are not
        our own.
        """
        from nats.aio.client import Client

        while True:
            client = Client()
            try:
                await self._connect(client)
            except Exception as problem:  # noqa: BLE001 - whoever answers at the broker's address may say anything
                await _warn(problem)
            finally:
                self._client = None
                with suppress(Exception):
                    async with asyncio.timeout(_END_S):
                        await client.close()
                _drop(client)
                await _cancelled(asyncio.all_tasks() - self._own)
            await asyncio.sleep(self._retry_s)

    async def _connect(self, client: "Client") -> None:
        """Connects, and returns or raises when the connection is over or answers no longer."""
        await client.connect(
            self._server,
            name="whistclub",
            # This worker knows already what it sends.
            no_echo=True,
            allow_reconnect=False,
            pending_size=_MOST_WAITING_BYTES,
            error_cb=_warn,
        )
        self._client = client
        # The subscriptions went with the connection before.
        self._followed = dict.fromkeys(self._followed)
        await self._subscribe_to_all()
        while client.is_connected:
            await asyncio.sleep(_LOOK_S)
            await client.flush(_ANSWER_S)

    async def _subscribe_to_all(self) -> None:
        """Subscribes to what is wanted, and has everything looked at: notices may have been missed."""
        for name in [name for name, found in self._followed.items() if found is None]:
            await self._subscribe(name)
        self._heard(None)

    async def _send(self, notices: Sequence[Notice]) -> None:
        client = self._client
        if client is None or not client.is_connected:
            return
        for notice in notices:
            await client.publish(self._named(notice.subject, notice.id), notice.text.encode())

    async def _follow(self, newest: Notice) -> None:
        await self._subscribe(self._named(newest.subject, newest.id))
        if self._client is not None and self._client.is_connected:
            # Only once the broker has the subscription is nothing missed any longer; what came before is found by
            # looking.
            await self._client.flush()
            self._heard(newest)

    async def _subscribe(self, name: str) -> None:
        if self._followed.get(name) is not None:
            return
        self._followed[name] = None
        if self._client is not None and self._client.is_connected:
            self._followed[name] = await self._client.subscribe(name, cb=self._received)

    async def _unsubscribe(self, name: str) -> None:
        found = self._followed.pop(name, None)
        if found is not None:
            await found.unsubscribe()

    async def _received(self, message: "Msg") -> None:
        notice = notice_from_text(message.data.decode(errors="replace"))
        if notice is not None:
            self._heard(notice)

    async def _end(self) -> None:
        try:
            if self._client is not None and self._client.is_connected:
                async with asyncio.timeout(_END_S):
                    await self._client.flush()
                    await self._client.close()
        finally:
            self._loop.stop()

    def _named(self, subject: Subject, name: str) -> str:
        """The broker's subject: one for a match, one for everything else about a room."""
        about = "room" if subject in {"here", "said"} else subject
        return f"{self._club}.{about}.{name}"

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._begin, work)
        except RuntimeError:  # The loop is closed: nobody is notified any longer.
            work.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(_guarded(work))
        self._own.add(task)
        task.add_done_callback(self._own.discard)


def _drop(client: "Client") -> None:
    """Ends the connection if the client has left it open, as it does where `close` breaks off half-way. It offers no
    public way to it.
    """
    transport = getattr(client, "_transport", None)
    for name in ("_io_writer", "_bare_io_writer"):
        writer: asyncio.StreamWriter | None = getattr(transport, name, None)
        if writer is not None:
            writer.transport.abort()


async def _cancelled(tasks: "set[asyncio.Task[Any]]") -> None:
    """Ends these tasks, but not the one that asks for it."""
    others = tasks - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    from nats.errors import Error

    try:
        await work
    except (Error, OSError, TimeoutError) as problem:
        await _warn(problem)


async def _warn(problem: Exception) -> None:
    _lost(problem)


def _unasked(_: asyncio.AbstractEventLoop, told: dict[str, Any]) -> None:
    """Logs what the client's own tasks raise after nobody waits for them any longer."""
    _lost(told.get("exception") or RuntimeError())


def _lost(problem: BaseException) -> None:
    _LOG.warning("notices lost", extra={"fields": {"kind": type(problem).__name__}})


def _nobody(notice: Notice | None) -> None:
    """Hears nothing, until somebody listens."""


def look_for_client() -> None:
    """Raises MissingPackage where there is no client of the broker."""
    if find_spec("nats") is None:
        raise missing_package("nats-py", "nats")


def server_and_club(address: str) -> tuple[str, str]:
    """The broker's address and the club's name there. Raises BadOption."""
    try:
        parts = urlsplit(address)
        is_good = parts.scheme == SCHEME and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    club = parts.path.strip("/") if is_good else ""
    if not is_good or not all(letter.isalnum() or letter in "-_" for letter in club):
        raise BadOption(reason("notices-address", text=address[:80]))
    return f"{SCHEME}://{parts.netloc}", club or _CLUB
