"""The connection to a table: made again where it breaks, without a message lost or sent twice."""

import json
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from whistclub.cards.errors import Reason, reason
from whistclub.terminal.console import on_one_line
from whistclub.terminal.remote.address import EveningLink, Link

VERSION: Final = 1
"""Of the messages."""

GONE_AFTER_S: Final = 90.0
"""A club that is upgraded is back within this time; after it a person would rather be told than wait on."""
_OPEN_S: Final = 10.0
_CLOSE_S: Final = 1.0
"""The time for the close that follows a goodbye."""
_OTHER_VERSION: Final = 4426
"""The close code of a club that speaks another version (docs/wire.md)."""
_WAITS_S: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
_ANSWERS: Final = frozenset({"done", "refused", "stale"})

Message = dict[str, Any]
LOST: Final = "-lost"
BACK: Final = "-back"
ENDED: Final = "-ended"
"""Messages of the connection itself: it is lost, it is made again, it has ended (`why`)."""


class Connection:
    """Messages of one table, or of one evening, received in order; a command is sent under the same id until it is
    answered.
    """

    def __init__(self, link: Link | EveningLink, cookie: str, gone_after_s: float = GONE_AFTER_S) -> None:
        self._link, self._cookie, self._gone_after_s = link, cookie, gone_after_s
        self._inbox: SimpleQueue[Message] = SimpleQueue()
        self._lock = threading.Lock()
        self._unanswered: dict[str, str] = {}
        self._socket: ClientConnection | None = None
        self._seen: Message = {}
        self._closing = threading.Event()
        self.on_news: Callable[[], None] = _nothing
        self._thread = threading.Thread(target=self._run, name="whist-connection", daemon=True)

    def open(self) -> None:
        """Starts the thread that receives messages."""
        self._thread.start()

    def close(self) -> None:
        """Closes the connection for good."""
        self.on_news = _nothing
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread.is_alive():
            self._thread.join(5)

    @property
    def has_news(self) -> bool:
        """True if a message waits to be received."""
        return not self._inbox.empty()

    def receive(self, timeout_s: float | None = 0.0) -> Message | None:
        """Returns the next message; None when none comes within the time (None: waits for ever)."""
        try:
            return self._inbox.get(timeout_s != 0, timeout_s)
        except Empty:
            return None

    def send(self, message: Message) -> None:
        """Sends a command, now or when the connection is made again."""
        text = json.dumps(message)
        with self._lock:
            self._unanswered[message["id"]] = text
            socket = self._socket
        if socket is not None:
            _sent(socket, text)

    def forget(self, name: str) -> None:
        """Stops sending a command: it has been answered."""
        with self._lock:
            self._unanswered.pop(name, None)

    def _run(self) -> None:
        """Connects and receives messages, again and again."""
        tries, broken_s = 0, time.monotonic()
        while not self._closing.is_set():
            received, end, wait_s = self._connect_once()
            if end is not None:
                self._put({"tell": ENDED, "why": end})
                return
            if received:
                tries, broken_s = 0, time.monotonic()
            if tries == 0:
                self._put({"tell": LOST})
            if time.monotonic() - broken_s > self._gone_after_s:
                self._put({"tell": ENDED, "why": reason("join-gone", club=self._link.club)})
                return
            self._closing.wait(max(wait_s, _WAITS_S[min(tries, len(_WAITS_S) - 1)]))
            tries += 1

    def _connect_once(self) -> tuple[bool, Reason | None, float]:
        """Keeps one socket open to its end. Returns whether a message came, why there is to be no other, and when to
        come back.
        """
        received = False
        try:
            with connect(
                self._link.socket,
                additional_headers={"Cookie": self._cookie} if self._cookie else {},
                compression=None,
                open_timeout=_OPEN_S,
                close_timeout=1,
                max_queue=None,
                max_size=None,
            ) as socket:
                socket.send(json.dumps(self._hello()))
                self._up(socket)
                for text in socket:
                    message = on_one_line(json.loads(text))
                    if message["tell"] == "bye":
                        return received, *_end(message, is_other_version=_is_other_version(socket))
                    if not received:
                        received = True
                        self._put({"tell": BACK})
                    self._note(message)
                    self._put(message)
        except (OSError, WebSocketException, ValueError, TypeError, KeyError):
            pass
        finally:
            with self._lock:
                self._socket = None
        return received, None, 0.0

    def _up(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            again = list(self._unanswered.values())
        for text in again:
            _sent(socket, text)

    def _hello(self) -> Message:
        return {"do": "hello", "version": VERSION, **self._seen}

    def _note(self, message: Message) -> None:
        """Remembers the last message received, from which the club goes on after a break."""
        tell = message["tell"]
        if tell in _ANSWERS:
            self.forget(message["id"])
        elif tell == "welcome":
            found = {"match": message.get("match", ""), "since": message.get("seq", 0)}
            self._seen = {**found, "seat": message["you"]["seat"]} if found["match"] else {}
        elif tell == "told" and self._seen:
            self._seen["since"] = message["seq"]

    def _put(self, message: Message) -> None:
        self._inbox.put(message)
        self.on_news()


def _sent(socket: ClientConnection, text: str) -> None:
    try:
        socket.send(text)
    except ConnectionClosed:
        return


def _is_other_version(socket: ClientConnection) -> bool:
    """True if the club, having said goodbye, closes because it speaks another version."""
    try:
        socket.recv(timeout=_CLOSE_S)
    except ConnectionClosed as end:
        return end.rcvd is not None and end.rcvd.code == _OTHER_VERSION
    except TimeoutError:
        pass
    return False


def _end(bye: Message, *, is_other_version: bool) -> tuple[Reason | None, float]:
    again_s = bye.get("again_s")
    why = reason(str(bye["why"]["key"]), **bye["why"].get("args", {}))
    if is_other_version:
        return reason("join-version"), 0.0
    return (why, 0.0) if again_s is None else (None, float(again_s))


def _nothing() -> None:
    """Does nothing: nobody waits for messages."""
