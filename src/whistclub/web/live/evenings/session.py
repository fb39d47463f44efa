"""Serves one WebSocket at an evening."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.links import link_by
from whistclub.club.evening.state import EveningState, Link
from whistclub.club.log.decisions import Answer, Done
from whistclub.club.people import Person
from whistclub.web.live.connections.connection import Connection, Cut, DeviceConnections, Outbox, Socket
from whistclub.web.live.connections.socket_handler import Answering, Gone, Receive, greeting, serve_connection
from whistclub.web.live.evenings.audience import Member, cut_off
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.live.surroundings import Club
from whistclub.wire import evening as wire

_reader: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)


class SocketClub(Club, Protocol):
    """The club as a connection at an evening sees it."""

    @property
    def outbox(self) -> Outbox:
        """Sends what waits at the end of a turn."""

    @property
    def device_connections(self) -> DeviceConnections:
        """The open connections of devices."""


class Visitor(msgspec.Struct, frozen=True):
    """The visitor of a connection: the person (None for nobody known), their device, the origin by which they reach the
    club, and the address that they come from.
    """

    person: Person | None
    device: str
    origin: str
    address: str = ""


Find = Callable[[], Awaitable[HostedEvening]]


async def attend(club: SocketClub, find: Find, visitor: Visitor, socket: Socket, receive: Receive) -> int:
    """Serves one connection to its end. Returns the code to close it with. `find` finds the evening, and raises
    NotHere.
    """
    limits = club.limits
    connection = Connection(
        visitor.person, socket, club.outbox, limits.evening_messages, limits.evening_messages_per_s
    )

    async def enter(gone: Gone, leaving: contextlib.ExitStack) -> None:
        hello = await greeting(connection, gone, _reader.decode, wire.Hello, wire.VERSION)
        socket.greeted()
        evening = await find()
        member = Member(connection, visitor.person, hello.role, visitor.origin, visitor.address)
        member.came_by(link_of_hello(evening.state, hello))
        leaving.callback(evening.leave, member)
        evening.enter(member)
        connection.serve(_Commands(club, evening, member).receive)

    with club.device_connections.holding(visitor.device, connection):
        return await serve_connection(connection, socket, receive, enter)


def link_of_hello(state: EveningState, hello: wire.Hello) -> Link | None:
    """The link by which a client comes, None for none. Raises Cut for one that leads nowhere, or elsewhere."""
    if not hello.link and hello.role in {"guest", "organiser", "hall"}:
        return None
    link = link_by(state, hello.link)
    if link is None or link.role != hello.role:
        raise cut_off()
    return link


class _Commands:
    """Handles the messages of one connection, one after the other."""

    def __init__(self, club: Club, evening: HostedEvening, member: Member) -> None:
        self._evening, self._member = evening, member
        self._answering = Answering(club, member.connection)

    def receive(self, text: bytes) -> None:
        """Handles one message."""
        message = self._answering.read(text, _reader.decode)
        if isinstance(message, wire.Ping):
            self._answering.pong()
        elif isinstance(message, wire.Hello):
            self._member.connection.cut(Cut(4400, reason("message-no-hello")))
        elif message is not None:
            self._answering.answer_by(message.id, self._do(message))

    async def _do(self, command: AnyCommand) -> Answer:
        """Does a command; its sender is shown the evening as it is after it first."""
        answer = await self._evening.do(self._member, command)
        if isinstance(answer, Done):
            self._evening.show(self._member)
        return answer
