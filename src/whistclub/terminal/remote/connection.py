"""The connection to a table: kept up, made anew where it breaks, and nothing said twice or lost over it."""

import json
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from whistclub.cards.errors import Reason, reason
from whistclub.terminal.remote.address import Link

VERSION: Final = 1
"""Of the messages."""

GONE_AFTER_S: Final = 90.0
_OPEN_S: Final = 10.0
_WAITS_S: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
_ANSWERS: Final = frozenset({"done", "refused", "stale"})

Message = dict[str, Any]
LOST: Final = "-lost"
BACK: Final = "-back"
ENDED: Final = "-ended"
"""What the line itself has to tell, beside the messages of the club: it broke, it is up again, it is over (`why`)."""


class Line:
    """Messages of one table, in order, in `take`; a command is sent until it is answered, under the same id."""

    def __init__(self, link: Link, cookie: str, gone_after_s: float = GONE_AFTER_S) -> None:
        self._link, self._cookie, self._gone_after_s = link, cookie, gone_after_s
        self._inbox: SimpleQueue[Message] = SimpleQueue()
        self._lock = threading.Lock()
        self._unanswered: dict[str, str] = {}
        self._socket: ClientConnection | None = None
        self._has: Message = {}
        self._closing = threading.Event()
        self.on_news: Callable[[], None] = _nothing
        self._thread = threading.Thread(target=self._run, name="whist-line", daemon=True)

    def open(self) -> None:
        """Begins to listen."""
        self._thread.start()

    def close(self) -> None:
        """Ends it."""
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
        """Whether something waits to be taken."""
        return not self._inbox.empty()

    def take(self, timeout_s: float | None = 0.0) -> Message | None:
        """The next message; None when none comes within the time (None: for ever)."""
        try:
            return self._inbox.get(timeout_s != 0, timeout_s)
        except Empty:
            return None

    def say(self, message: Message) -> None:
        """Sends a command, now or when the line is up again."""
        text = json.dumps(message)
        with self._lock:
            self._unanswered[message["id"]] = text
            socket = self._socket
        if socket is not None:
            _sent(socket, text)

    def forget(self, name: str) -> None:
        """The command need not be answered any more."""
        with self._lock:
            self._unanswered.pop(name, None)

    def _run(self) -> None:
        """Connects, listens, and connects again."""
        tries, broken_s = 0, time.monotonic()
        while not self._closing.is_set():
            heard, end, wait_s = self._one()
            if end is not None:
                self._put({"tell": ENDED, "why": end})
                return
            if heard:
                tries, broken_s = 0, time.monotonic()
            if tries == 0:
                self._put({"tell": LOST})
            if time.monotonic() - broken_s > self._gone_after_s:
                self._put({"tell": ENDED, "why": reason("join-gone", club=self._link.club)})
                return
            self._closing.wait(max(wait_s, _WAITS_S[min(tries, len(_WAITS_S) - 1)]))
            tries += 1

    def _one(self) -> tuple[bool, Reason | None, float]:
        """One connection to its end: whether anything was heard, why it is the last, when to come back."""
        heard = False
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
                    message = json.loads(text)
                    if message["tell"] == "bye":
                        return heard, *_end(message)
                    if not heard:
                        heard = True
                        self._put({"tell": BACK})
                    self._note(message)
                    self._put(message)
        except (OSError, WebSocketException, ValueError, TypeError, KeyError):
            pass
        finally:
            with self._lock:
                self._socket = None
        return heard, None, 0.0

    def _up(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            again = list(self._unanswered.values())
        for text in again:
            _sent(socket, text)

    def _hello(self) -> Message:
        return {"do": "hello", "version": VERSION, **self._has}

    def _note(self, message: Message) -> None:
        """What the club would have to say next: from there on it goes on when the line was broken."""
        tell = message["tell"]
        if tell in _ANSWERS:
            self.forget(message["id"])
        elif tell == "welcome":
            found = {"match": message.get("match", ""), "since": message.get("seq", 0)}
            self._has = {**found, "seat": message["you"]["seat"]} if found["match"] else {}
        elif tell == "told" and self._has:
            self._has["since"] = message["seq"]

    def _put(self, message: Message) -> None:
        self._inbox.put(message)
        self.on_news()


def _sent(socket: ClientConnection, text: str) -> None:
    try:
        socket.send(text)
    except ConnectionClosed:
        return


def _end(bye: Message) -> tuple[Reason | None, float]:
    again_s = bye.get("again_s")
    why = reason(str(bye["why"]["key"]), **bye["why"].get("args", {}))
    if why.key == "message-version":
        return reason("join-version"), 0.0
    return (why, 0.0) if again_s is None else (None, float(again_s))


def _nothing() -> None:
    """Nobody listens."""
