"""Serves one WebSocket at an evening."""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Protocol

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.log.answers import Answer, Done, Refused
from whistclub.club.people import Person
from whistclub.club.store.db_errors import public_reason
from whistclub.club.store.log import Conflict
from whistclub.rules.encoding import encode
from whistclub.web.live.attending import UNREADABLE, Gone, Receive, greeting, serve_connection
from whistclub.web.live.connection import Connection, Cut, Outbox, Socket
from whistclub.web.live.device_connections import DeviceConnections
from whistclub.web.live.evenings.audience import Member
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.resources.limits import Limits
from whistclub.web.wire import evening as wire
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_MOST_UNREADABLE: Final = 10
_LOG: Final = logging.getLogger("whistclub.web")
_reader: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)


class Club(Protocol):
    """The club as a connection at an evening sees it."""

    @property
    def outbox(self) -> Outbox:
        """Sends what waits at the end of a turn."""

    @property
    def limits(self) -> Limits:
        """The limits of messages."""

    @property
    def device_connections(self) -> DeviceConnections:
        """The open connections of devices."""

    def now(self) -> int:
        """The time in milliseconds."""

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""


class Visitor(msgspec.Struct, frozen=True):
    """The visitor of a connection: the person (None for nobody known), their device, the origin by which they reach the club, and the address
    that they come from.
    """

    person: Person | None
    device: str
    origin: str
    address: str = ""


Find = Callable[[], Awaitable[HostedEvening]]


async def attend(club: Club, find: Find, visitor: Visitor, socket: Socket, receive: Receive) -> int:
    """Serves one connection to its end. Returns the code to close it with. `find` finds the evening, and raises NotHere."""
    limits = club.limits
    connection = Connection(
        visitor.person, socket, club.outbox, limits.evening_messages, limits.evening_messages_per_s
    )

    async def enter(gone: Gone, leaving: contextlib.ExitStack) -> None:
        hello = await greeting(connection, gone, _reader.decode, wire.Hello, wire.VERSION)
        socket.greeted()
        evening = await find()
        member = Member(connection, visitor.person, hello.role, visitor.origin, visitor.address)
        leaving.callback(evening.leave, member)
        evening.enter(member)
        connection.serve(_Commands(club, evening, member).receive)

    with club.device_connections.holding(visitor.device, connection):
        return await serve_connection(connection, socket, receive, enter)


class _Commands:
    """Handles the messages of one connection, one after the other."""

    def __init__(self, club: Club, evening: HostedEvening, member: Member) -> None:
        self._club, self._evening, self._member = club, evening, member
        self._unreadable = 0

    def receive(self, text: bytes) -> None:
        """Handles one message."""
        connection = self._member.connection
        try:
            message = _reader.decode(text)
        except UNREADABLE:
            self._refuse_unreadable()
            return
        if isinstance(message, wire.Ping):
            connection.answer(encode(messages.Pong(now_ms=self._club.now())))
        elif isinstance(message, wire.Hello):
            connection.cut(Cut(4400, reason("message-no-hello")))
        else:
            self._club.spawn(self._answer(message))

    def _refuse_unreadable(self) -> None:
        self._unreadable += 1
        because = reason("message-unreadable")
        self._member.connection.answer(encode(messages.Refused(id="", why=why(because))))
        if self._unreadable >= _MOST_UNREADABLE:
            self._member.connection.cut(Cut(4400, because))

    async def _answer(self, command: AnyCommand) -> None:
        """Does a command and answers it, first with the evening as it is after it."""
        member = self._member
        answer: Answer
        try:
            answer = await self._evening.do(member, command)
        except WhistclubError as problem:
            answer = Refused(public_reason(problem))
        except Conflict:
            answer = Refused(reason("table-changed"))
        except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            member.connection.cut(Cut(1011, reason("our-fault"), 1.0))
            return
        if isinstance(answer, Done):
            self._evening.show(member)
        member.connection.answer(encode(_reply(command.id, answer)))


def _reply(command: str, answer: Answer) -> messages.Done | messages.Refused:
    if isinstance(answer, Refused):
        return messages.Refused(id=command, why=why(answer.why))
    return messages.Done(id=command, seq=answer.seq)
