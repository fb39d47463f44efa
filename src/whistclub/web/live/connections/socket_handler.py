"""Serves one WebSocket, at a table or at an evening: greeting, messages that are each answered once, and goodbye."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar

import msgspec

from whistclub.cards.errors import NotHere, TooMuch, WhistclubError, reason
from whistclub.club.live_log import Outcome
from whistclub.club.log.decisions import Done, Refused, Stale
from whistclub.club.log.port import BadFile, Conflict, public_reason
from whistclub.rules.encoding import encode, encode_message
from whistclub.web.encoding.match_parts import why
from whistclub.web.live.connections.connection import Connection, Cut, Socket
from whistclub.web.live.surroundings import Club
from whistclub.wire import messages

_HELLO_S: Final = 10.0
_AGAIN_S: Final = 3.0
"""A client whose table cannot be read comes back after so long."""

Receive = Callable[[], Awaitable[Mapping[str, object]]]
Gone = asyncio.Future[None]
"""Done when the client is gone."""

Enter = Callable[[Gone, contextlib.ExitStack], Awaitable[None]]
"""Greets the client and lets it in; what is to be done when it leaves is put on the stack. Raises Cut, NotHere,
TooMuch, BadFile.
"""

UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)
"""Raised by a message that is none."""
_MOST_UNREADABLE: Final = 10
_LOG: Final = logging.getLogger("whistclub.web")
Message = TypeVar("Message")


class Greeting(Protocol):
    """The first message of a client."""

    @property
    def version(self) -> int:
        """The version of the messages that the client speaks."""


Hello = TypeVar("Hello", bound=Greeting)


async def serve_connection(connection: Connection, socket: Socket, receive: Receive, enter: Enter) -> int:
    """Serves one connection to its end. Returns the code to close it with."""
    connection.task = asyncio.current_task()
    socket.deliver_to(connection.receive, connection.may_receive)
    gone = asyncio.ensure_future(_disconnected(receive))
    leaving = contextlib.ExitStack()
    try:
        await enter(gone, leaving)
        await gone
    except (Cut, NotHere, TooMuch) as problem:
        return _goodbye(connection, problem if isinstance(problem, Cut) else Cut(1008, problem.reason))
    except BadFile:
        return _goodbye(connection, Cut(1013, reason("table-unreachable"), _AGAIN_S))
    except asyncio.CancelledError:
        # Cancelled from outside, as at the end of the server, which has to see that the task ended so.
        if connection.cut_off is None:
            raise
        return _goodbye(connection, connection.cut_off)
    finally:
        gone.cancel()
        socket.stop_receiving()
        connection.end()
        leaving.close()
    return 1000


async def greeting(
    connection: Connection, gone: Gone, read: Callable[[bytes], object], kind: type[Hello], version: int
) -> Hello:
    """The client's first message, which must be of this kind and version. Raises Cut."""
    first = asyncio.ensure_future(connection.first())
    try:
        either: set[asyncio.Future[bytes] | Gone] = {first, gone}
        # A client that is gone says nothing more: waiting for its greeting would only hold the place.
        await asyncio.wait(either, timeout=_HELLO_S, return_when=asyncio.FIRST_COMPLETED)
        text = first.result() if first.done() else b""
    finally:
        first.cancel()
    message = None
    with contextlib.suppress(*UNREADABLE):
        message = read(text)
    if not isinstance(message, kind):
        raise Cut(4400, reason("message-no-hello"))
    if message.version != version:
        raise Cut(4426, reason("message-version", wanted=version), 1.0)
    return message


def _goodbye(connection: Connection, cut: Cut) -> int:
    connection.push(encode(messages.Bye(why=why(cut.because), again_s=cut.again_s)))
    connection.flush()
    return cut.code


async def _disconnected(receive: Receive) -> None:
    """Waits until the client is gone; its messages are delivered by the socket."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


class Answering:
    """Reads the messages of one connection and answers them."""

    def __init__(self, club: Club, connection: Connection) -> None:
        self._club, self._connection = club, connection
        self._unreadable = 0

    def read(self, text: bytes, read: Callable[[bytes], Message]) -> Message | None:
        """The message; None for one that cannot be read, which is refused."""
        try:
            return read(text)
        except UNREADABLE:
            self._unreadable += 1
            because = reason("message-unreadable")
            self._connection.answer(encode(messages.Refused(id="", why=why(because))))
            if self._unreadable >= _MOST_UNREADABLE:
                self._connection.cut(Cut(4400, because))
            return None

    def pong(self) -> None:
        """Answers a ping."""
        self._connection.answer(encode(messages.Pong(now_ms=self._club.now())))

    def answer(self, command: str, outcome: Outcome) -> None:
        """Answers the command of this id; a fault ends the connection, whose client comes back and sends it again."""
        if isinstance(outcome, Exception) and not isinstance(outcome, WhistclubError | Conflict):
            self._connection.cut(Cut(1011, reason("our-fault"), 1.0))
        else:
            self._connection.answer(encode_message(_reply(command, outcome)))

    def answer_by(self, command: str, work: Awaitable[Outcome]) -> None:
        """Answers the command of this id with the outcome of the work, or with the reason why there is none."""
        self._club.spawn(self._answer_by(command, work))

    async def _answer_by(self, command: str, work: Awaitable[Outcome]) -> None:
        outcome: Outcome
        try:
            outcome = await work
        except (WhistclubError, Conflict) as problem:
            outcome = problem
        except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            outcome = problem
        self.answer(command, outcome)


def _reply(command: str, outcome: Outcome) -> messages.Done | messages.Stale | messages.Refused:
    """The message that answers a command."""
    if isinstance(outcome, Done):
        return messages.Done(id=command, seq=outcome.seq)
    if isinstance(outcome, Stale):
        return messages.Stale(id=command, seq=outcome.seq)
    if isinstance(outcome, Refused):
        return messages.Refused(id=command, why=why(outcome.why))
    if isinstance(outcome, WhistclubError):
        return messages.Refused(id=command, why=why(public_reason(outcome)))
    return messages.Refused(id=command, why=why(reason("table-changed")))
