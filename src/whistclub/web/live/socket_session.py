"""Serves one WebSocket at a table."""

import contextlib
from collections.abc import Awaitable, Callable

from whistclub.cards.errors import NotFound, reason
from whistclub.club.people import Person
from whistclub.club.rooms import Room
from whistclub.web.live.attending import Gone, Receive, greeting, serve_connection
from whistclub.web.live.commands import CommandHandler
from whistclub.web.live.connection import Connection, Socket
from whistclub.web.live.hosted_table import HostedTable
from whistclub.web.live.hub import Hub
from whistclub.web.wire import messages

Admit = Callable[[Room], Awaitable[None]]


async def attend(
    hub: Hub, room: str, person: Person | None, device: str, socket: Socket, receive: Receive, admit: Admit
) -> int:
    """Serves one connection to its end. Returns the code to close it with. `admit` raises NotHere for a room that the person may not see."""
    connection = Connection(person, socket, hub.outbox, hub.limits.messages, hub.limits.messages_per_s)

    async def enter(gone: Gone, leaving: contextlib.ExitStack) -> None:
        hello = await greeting(connection, gone, messages.read_message, messages.Hello, messages.VERSION)
        socket.greeted()
        table = await _table(hub, room, hello)
        if not await table.admits("" if person is None else person.id):
            raise NotFound(reason("table-not-found"))
        await admit(table.room)
        leaving.callback(table.leave, connection)
        table.enter(connection, hello)
        connection.serve(CommandHandler(hub, table, connection).receive)

    with hub.device_connections.holding(device, connection):
        return await serve_connection(connection, socket, receive, enter)


async def _table(hub: Hub, room: str, hello: messages.Hello) -> HostedTable:
    """The table, its match at least as far on as the client has been told by any worker. Raises NotHere."""
    table = await hub.table(room)
    live = table.live
    if live is not None and hello.match == live.id and hub.is_shared and hello.since > live.shown.seq:
        await live.read_on()
        table = await hub.table(room)
    return table
