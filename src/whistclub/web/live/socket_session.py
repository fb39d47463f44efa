"""Serves one WebSocket at a table: greeting, commands, goodbye."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.people import Person
from whistclub.club.rooms import NotHere, Room
from whistclub.rules.encoding import encode
from whistclub.web.live.commands import UNREADABLE, CommandHandler
from whistclub.web.live.connection import Connection, Cut, Socket
from whistclub.web.live.hosted_table import HostedTable
from whistclub.web.live.hub import Hub
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_HELLO_S: Final = 10.0
Admit = Callable[[Room], Awaitable[None]]
Receive = Callable[[], Awaitable[Mapping[str, object]]]


async def attend(
    hub: Hub, room: str, person: Person | None, socket: Socket, receive: Receive, admit: Admit
) -> int:
    """Serves one connection to its end. Returns the code to close it with. `admit` raises NotHere for a room that the person may not see."""
    connection = Connection(person, socket, hub.outbox, hub.limits.messages, hub.limits.messages_per_s)
    connection.task = asyncio.current_task()
    socket.deliver_to(connection.receive, connection.may_receive)
    gone = asyncio.ensure_future(_disconnected(receive))
    table: HostedTable | None = None
    try:
        hello = await _hello(connection, gone)
        socket.greeted()
        found = await _table(hub, room, hello)
        await admit(found.room)
        table = found
        table.enter(connection, hello)
        connection.serve(CommandHandler(hub, table, connection).receive)
        await gone
    except (Cut, NotHere) as problem:
        return _goodbye(connection, problem if isinstance(problem, Cut) else Cut(1008, problem.reason))
    except asyncio.CancelledError:
        if connection.cut_off is None:
            raise
        return _goodbye(connection, connection.cut_off)
    finally:
        gone.cancel()
        socket.stop_receiving()
        connection.end()
        if table is not None:
            table.leave(connection)
    return 1000


def _goodbye(connection: Connection, cut: Cut) -> int:
    connection.push(encode(messages.Bye(why=why(cut.because), again_s=cut.again_s)))
    connection.flush()
    return cut.code


async def _disconnected(receive: Receive) -> None:
    """Waits until the client is gone; its messages are delivered by the socket."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _hello(connection: Connection, gone: asyncio.Future[None]) -> messages.Hello:
    first = asyncio.ensure_future(connection.first())
    try:
        either: set[asyncio.Future[bytes] | asyncio.Future[None]] = {first, gone}
        await asyncio.wait(either, timeout=_HELLO_S, return_when=asyncio.FIRST_COMPLETED)
        text = first.result() if first.done() else b""
    finally:
        first.cancel()
    message = None
    with contextlib.suppress(*UNREADABLE):
        message = messages.read_message(text)
    if not isinstance(message, messages.Hello):
        raise Cut(4400, reason("message-no-hello"))
    if message.version != messages.VERSION:
        raise Cut(4426, reason("message-version", wanted=messages.VERSION), 1.0)
    return message


async def _table(hub: Hub, room: str, hello: messages.Hello) -> HostedTable:
    """The table, its match at least as far on as the client has been told by any worker. Raises NotHere."""
    table = await hub.table(room)
    live = table.live
    if live is not None and hello.match == live.id and hub.is_shared and hello.since > live.shown.seq:
        await live.read_on()
        table = await hub.table(room)
    return table
