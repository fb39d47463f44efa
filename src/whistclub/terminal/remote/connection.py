"""The connection to a table: made again where it breaks, without a message lost or sent twice."""

import json
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.settings import EveningSettings
from whistclub.terminal.console import on_one_line
from whistclub.terminal.remote.address import EveningLink, Link
from whistclub.wire import evening, messages, parts

GONE_AFTER_S: Final = 90.0
"""A club that is upgraded is back within this time; after it a person would rather be told than wait on."""
_OPEN_S: Final = 10.0
_CLOSE_S: Final = 1.0
"""The time for the close that follows a goodbye."""
_OTHER_VERSION: Final = 4426
"""The close code of a club that speaks another version (docs/wire.md)."""
_WAITS_S: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
"""The waits before each further try, the last one repeated: a dropped line is back at once, and a club that is upgraded
is not asked by all its terminals many times a second.
"""
_SETTINGS: Final[dict[str, type[msgspec.Struct]]] = {"table": parts.Settings, "public": EveningSettings}
"""The parts of messages that have settings. A newer club may have some that are not known here."""

Told = messages.ToClient | evening.Evening
"""A message of the club, about a table or an evening."""


class Lost(msgspec.Struct, frozen=True):
    """The connection is lost."""


class Back(msgspec.Struct, frozen=True):
    """The connection is made again."""


class Ended(msgspec.Struct, frozen=True):
    """The connection has ended, and why."""

    why: Reason


News = Told | Lost | Back | Ended


Command = messages.FromSeat | messages.AtTable | AnyCommand
"""A command that carries an id."""


class Connection:
    """Messages of one table, or of one evening, received in order; a command is sent under the same id until it is
    answered.
    """

    def __init__(self, link: Link | EveningLink, cookie: str, gone_after_s: float = GONE_AFTER_S) -> None:
        self._link, self._cookie, self._gone_after_s = link, cookie, gone_after_s
        self._inbox: SimpleQueue[News] = SimpleQueue()
        self._lock = threading.Lock()
        self._unanswered: dict[str, bytes] = {}
        self._socket: ClientConnection | None = None
        self._hello: messages.Hello | evening.Hello = (
            messages.Hello() if isinstance(link, Link) else evening.Hello()
        )
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

    def receive(self, timeout_s: float | None = 0.0) -> News | None:
        """Returns the next message; None when none comes within the time (None: waits for ever)."""
        try:
            return self._inbox.get(timeout_s != 0, timeout_s)
        except Empty:
            return None

    def send(self, command: Command) -> None:
        """Sends a command, now or when the connection is made again."""
        text = msgspec.json.encode(command)
        with self._lock:
            self._unanswered[command.id] = text
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
                self._put(Ended(end))
                return
            if received:
                tries, broken_s = 0, time.monotonic()
            if tries == 0:
                self._put(Lost())
            if time.monotonic() - broken_s > self._gone_after_s:
                self._put(Ended(reason("join-gone", club=self._link.club)))
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
                _sent(socket, msgspec.json.encode(self._hello))
                self._up(socket)
                for text in socket:
                    message = read(text)
                    if message is None:
                        continue
                    if isinstance(message, messages.Bye):
                        return received, *_end(message, is_other_version=_is_other_version(socket))
                    if not received:
                        received = True
                        self._put(Back())
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

    def _note(self, message: Told) -> None:
        """Remembers the last message received, from which the club goes on after a break."""
        match message:
            case messages.Done() | messages.Refused() | messages.Stale():
                self.forget(message.id)
            case messages.Welcome(match=""):
                self._hello = messages.Hello()
            case messages.Welcome():
                self._hello = messages.Hello(match=message.match, since=message.seq, seat=message.you.seat)
            case messages.Update() if isinstance(self._hello, messages.Hello) and self._hello.match:
                self._hello = msgspec.structs.replace(self._hello, since=message.seq)

    def _put(self, message: News) -> None:
        self._inbox.put(message)
        self.on_news()


def read(text: str | bytes) -> Told | None:
    """A message of the club; None for one that is not known here, of a newer club."""
    told = on_one_line(json.loads(text))
    for part, kind in _SETTINGS.items():
        if part in told:
            known = {
                name: value
                for name, value in told[part]["settings"].items()
                if name in kind.__struct_fields__
            }
            told = {**told, part: {**told[part], "settings": known}}
    try:
        found: Told = msgspec.convert(told, Told)
    except msgspec.ValidationError:
        return None
    return found


def _sent(socket: ClientConnection, text: bytes) -> None:
    try:
        socket.send(text, text=True)
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


def _end(bye: messages.Bye, *, is_other_version: bool) -> tuple[Reason | None, float]:
    if is_other_version:
        return reason("join-version"), 0.0
    return (reason_of(bye.why), 0.0) if bye.again_s is None else (None, bye.again_s)


def reason_of(why: parts.Why) -> Reason:
    """A reason as the club told it."""
    return Reason(why.key, tuple(why.args.items()))


def _nothing() -> None:
    """Does nothing: nobody waits for messages."""
