"""Serves one WebSocket from its greeting to its goodbye, at a table or at an evening."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar

from whistclub.cards.errors import NotHere, TooMuch, reason
from whistclub.club.store.record_files import BadFile
from whistclub.rules.encoding import encode
from whistclub.web.live.answering import UNREADABLE
from whistclub.web.live.connection import Connection, Cut, Socket
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_HELLO_S: Final = 10.0
_AGAIN_S: Final = 3.0
"""A client whose table cannot be read comes back after so long."""

Receive = Callable[[], Awaitable[Mapping[str, object]]]
Gone = asyncio.Future[None]
"""Done when the client is gone."""

Enter = Callable[[Gone, contextlib.ExitStack], Awaitable[None]]
"""Greets the client and lets it in; what is to be done when it leaves is put on the stack. Raises Cut, NotHere, TooMuch, BadFile."""


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
