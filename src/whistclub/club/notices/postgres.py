"""Notices over PostgreSQL: NOTIFY on a connection of its own, after the commit.

A NOTIFY inside a transaction makes its commit take a lock that all commits with notices share (PostgreSQL,
src/backend/commands/async.c, "PreCommit_Notify"). Sent by itself and without waiting for the disk it costs the commits
of moves nothing.
"""

import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final

from whistclub.club.notices.notice import Heard, Notice, Subject, notice_from_text

CHANNEL: Final = "whistclub"
"""The channel of the database's notifications."""
_POLL_S: Final = 0.5
"""The listening thread looks this often whether it is to end."""
_RETRY_S: Final = 1.0
"""The wait before it is tried again to connect; chosen by hand."""
_MOST_AT_ONCE: Final = 500
"""As many as the writer has jobs in a commit."""
_LOG: Final = logging.getLogger("whistclub.club")
_SEND: Final = "SELECT pg_notify(%s, text) FROM unnest(%s::text[]) AS text"

Connecting = Callable[[], Any]
"""Opens a connection of the driver that is not in the pool. Raises BadFile."""


class PostgresNotices:
    """Notices by two connections of their own, one that sends and one that listens, each with its thread once it is
    needed.
    """

    def __init__(self, connecting: Connecting) -> None:
        self._sender, self._connecting = _Sender(connecting), connecting
        self._listener: _Listener | None = None
        self.has_hearers = True

    @property
    def is_heard(self) -> bool:
        """True while the listening connection lasts."""
        return self._listener is None or self._listener.is_listening

    def publish(self, notices: Sequence[Notice]) -> None:
        """Sends the notices after their commit. Returns at once and raises nothing."""
        if self.has_hearers:
            self._sender.put(notices)

    def listen(self, heard: Heard) -> None:
        """Begins to receive notices."""
        self._listener = _Listener(self._connecting, heard, lambda: self._sender.pid)

    def follow(self, subject: Subject, name: str) -> None:
        """Does nothing: all notices come over one channel."""

    def unfollow(self, subject: Subject, name: str) -> None:
        """Does nothing: all notices come over one channel."""

    def close(self) -> None:
        """Sends what waits, for a moment at most, and ends."""
        self._sender.close()
        if self._listener is not None:
            self._listener.close()


class _Sender:
    """A thread, begun by the first notice, that sends all notices that wait in one statement."""

    def __init__(self, connecting: Connecting) -> None:
        self._connecting = connecting
        self._queue: SimpleQueue[Sequence[Notice] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()
        self.pid = 0
        """The process of the database at the other end, 0 while there is none."""

    def put(self, notices: Sequence[Notice]) -> None:
        """Queues the notices."""
        self._queue.put(notices)
        if self._thread is None:
            with self._starting:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._run, name="whist-notices", daemon=True)
                    self._thread.start()

    def close(self) -> None:
        """Sends what waits and ends the thread."""
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join(_RETRY_S)

    def _run(self) -> None:
        connection = None
        while True:
            texts, is_open = self._waiting()
            try:
                if texts:
                    connection = connection or self._connected()
                    connection.execute(_SEND, (CHANNEL, texts))
            except Exception as problem:  # noqa: BLE001 - this thread lasts as long as the club
                _LOG.warning("notices lost", extra={"fields": {"kind": type(problem).__name__}})
                _close(connection)
                connection = None
            if not is_open:
                _close(connection)
                return

    def _waiting(self) -> tuple[list[str], bool]:
        """Waits for notices and returns all there are, and True if more may come."""
        texts: dict[str, None] = {}
        found = self._queue.get()
        while found is not None:
            texts |= {notice.text: None for notice in found}
            if len(texts) >= _MOST_AT_ONCE:
                return list(texts), True
            try:
                found = self._queue.get_nowait()
            except Empty:
                return list(texts), True
        return list(texts), False

    def _connected(self) -> Any:
        connection = self._connecting()
        connection.autocommit = True
        connection.execute("SET synchronous_commit = off")
        self.pid = connection.info.backend_pid
        return connection


class _Listener:
    """A thread that receives the notices of all other workers: of those that come from `own`, nothing is new here."""

    def __init__(self, connecting: Connecting, heard: Heard, own: Callable[[], int]) -> None:
        self._connecting, self._heard, self._own = connecting, heard, own
        self._stopping = threading.Event()
        self.is_listening = False
        self._thread = threading.Thread(target=self._run, name="whist-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread."""
        self._stopping.set()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen(self._connecting())
            except Exception as problem:  # noqa: BLE001 - this thread lasts as long as the club
                _LOG.warning("not listening", extra={"fields": {"kind": type(problem).__name__}})
            self._stopping.wait(_RETRY_S)

    def _listen(self, connection: Any) -> None:
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening = True
            self._heard(None)
            while not self._stopping.is_set():
                for notification in connection.notifies(timeout=_POLL_S):
                    notice = notice_from_text(notification.payload)
                    if notice is not None and notification.pid != self._own():
                        self._heard(notice)
        finally:
            self.is_listening = False
            connection.close()


def _close(connection: Any) -> None:
    if connection is not None:
        connection.close()
