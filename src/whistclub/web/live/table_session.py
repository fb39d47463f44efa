"""Serves one WebSocket at a table: each message is handled by its type, and answered once."""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

from whistclub.cards.errors import NotFound, NotHere, WhistclubError, reason
from whistclub.club.hints import Advice, Adviser
from whistclub.club.live_log import LiveMatch, Outcome
from whistclub.club.log.decisions import Answer, Done
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.rooms import Room
from whistclub.club.table import commands as to
from whistclub.coach import FairHint
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat
from whistclub.web.encoding.match_parts import prices_of, why
from whistclub.web.live.connections.connection import Connection, DeviceConnections, Outbox, Socket
from whistclub.web.live.connections.socket_handler import Answering, Gone, Receive, greeting, serve_connection
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.live.tables.table_commands import Sender, Services, run
from whistclub.wire import messages

Admit = Callable[[Room], Awaitable[None]]


class Tables(Services, Protocol):
    """All tables of a club, as a connection comes to one of them."""

    @property
    def outbox(self) -> Outbox:
        """The messages that wait to be sent."""

    @property
    def device_connections(self) -> DeviceConnections:
        """The open connections by device."""

    async def table(self, room: str) -> HostedTable:
        """The table with this id. Raises NotHere if there is none."""


SAME_FIELDS: Final[dict[type[messages.FromSeat], type[to.Command]]] = {
    messages.Act: to.Act,
    messages.NextDeal: to.NextDeal,
    messages.Commit: to.Commit,
    messages.Open: to.OpenPart,
    messages.Undo: to.Undo,
    messages.Redo: to.Redo,
    messages.AgreeUndo: to.AgreeUndo,
    messages.RefuseUndo: to.RefuseUndo,
    messages.RefuseSeat: to.RefuseSeat,
    messages.Claim: to.Claim,
    messages.Concede: to.Concede,
    messages.Stop: to.Stop,
    messages.Hint: to.Hint,
}
"""Messages whose command has the same fields apart from `id`, `saw` and `seat`, and the other act of a hint, which
changes nothing.
"""
_OWN_FIELDS: Final[dict[type[messages.FromSeat], tuple[str, ...]]] = {
    kind: tuple(name for name in kind.__struct_fields__ if name not in {"id", "saw", "instead"})
    for kind in SAME_FIELDS
}
_TAGS: Final = {kind: str(kind.__struct_config__.tag) for kind in SAME_FIELDS}


async def attend(
    club: Tables,
    room: str,
    person: Person | None,
    device: str,
    socket: Socket,
    receive: Receive,
    admit: Admit,
) -> int:
    """Serves one connection to its end. Returns the code to close it with. `admit` raises NotHere for a room that the
    person may not see.
    """
    connection = Connection(person, socket, club.outbox, club.limits.messages, club.limits.messages_per_s)

    async def enter(gone: Gone, leaving: contextlib.ExitStack) -> None:
        hello = await greeting(connection, gone, messages.read_message, messages.Hello, messages.VERSION)
        socket.greeted()
        table = await _table(club, room, hello)
        if not await table.admits("" if person is None else person.id):
            raise NotFound(reason("table-not-found"))
        await admit(table.room)
        # Before it enters: whatever goes wrong from there on, the table lets go of the connection.
        leaving.callback(table.leave, connection)
        table.enter(connection, hello)
        connection.serve(CommandHandler(club, table, connection).receive)

    with club.device_connections.holding(device, connection):
        return await serve_connection(connection, socket, receive, enter)


async def _table(club: Tables, room: str, hello: messages.Hello) -> HostedTable:
    """The table, its match at least as far on as the client has been told by any worker. Raises NotHere."""
    table = await club.table(room)
    live = table.live
    if live is not None and hello.match == live.id and club.is_shared and hello.since > live.shown.seq:
        await live.read_on()
        table = await club.table(room)
    return table


class CommandHandler:
    """Handles the messages of one connection. A command to the match needs no task: it is answered when it is
    stored.
    """

    def __init__(self, services: Services, table: HostedTable, connection: Connection) -> None:
        self._services, self._table, self._connection = services, table, connection
        self._answering = Answering(services, connection)

    def receive(self, text: bytes) -> None:
        """Handles one message."""
        message = self._answering.read(text, messages.read_message)
        if message is not None:
            self.handle(message)

    def handle(self, message: messages.FromClient) -> None:
        """Handles a message that could be read."""
        if isinstance(message, messages.FromSeat):
            try:
                self._submit(message)
            except WhistclubError as problem:
                self._answering.answer(message.id, problem)
        elif isinstance(message, messages.AtTable):
            self._answering.answer_by(message.id, self._at_table(message))
        else:
            self._answering.pong()

    def _submit(self, message: messages.FromSeat) -> None:
        table, connection = self._table, self._connection
        live, seat, person = table.live, connection.seat, connection.person
        if live is None:
            raise NotHere(reason("table-no-match"))
        if seat is None or person is None or seat not in live.state.people:
            raise NotHere(reason("table-not-seated"))
        command = command_of(message, table, seat, person)
        # The client has seen more than this worker: it was at another one before.
        if self._services.is_shared and message.saw > live.shown.seq:
            self._retry(message, live, command)
        else:
            live.submit(command, partial(self._stored, message, live, command))

    def _stored(
        self, message: messages.FromSeat, live: LiveMatch, command: to.Command, outcome: Outcome
    ) -> None:
        """Answers a command that was stored or refused; tries again if others have appended to the match."""
        if isinstance(outcome, Conflict):
            self._retry(message, live, command)
        elif isinstance(message, messages.Hint) and isinstance(outcome, Done):
            self._answering.answer_by(message.id, self._hinted(outcome, message.instead))
        else:
            self._answering.answer(message.id, outcome)

    def _retry(self, message: messages.FromSeat, live: LiveMatch, command: to.Command) -> None:
        """Sends the command again after reading what others have appended to the match."""

        async def work() -> Outcome:
            await live.read_on()
            answer = await live.send(command)
            if isinstance(message, messages.Hint) and isinstance(answer, Done):
                return await self._hinted(answer, message.instead)
            return answer

        self._answering.answer_by(message.id, work())

    async def _hinted(self, answer: Answer, instead: str) -> Answer:
        """Sends the hint that a command has paid for, and what the act `instead` costs if the seat may make it."""
        live, seat = self._table.live, self._connection.seat
        if isinstance(answer, Done) and live is not None and seat is not None and live.shown.legal[seat]:
            adviser = Adviser(self._services.pool, self._services.prices)
            advice = await adviser.advice(live.shown, seat, self._table.room.plan, instead)
            self._connection.push(encode(hinted(answer.seq, advice, instead)))
            if advice.told.prices:
                self._connection.push(encode(priced(answer.seq, advice.told)))
        return answer

    async def _at_table(self, message: messages.AtTable) -> Answer:
        connection = self._connection
        if connection.person is None:
            raise NotHere(reason("nobody-known"))
        sender = Sender(connection.person, connection.seat, self._table, self._services)
        await run(sender, message)
        return Done(0)


def command_of(message: messages.FromSeat, table: HostedTable, seat: Seat, person: Person) -> to.Command:
    """The command of this seat. Its id is made the person's own, so that nobody gets another person's answer. Raises
    NotHere.
    """
    name = f"{person.id[:8]}:{message.id}"
    if isinstance(message, messages.Leave):
        return to.StandIn(id=name, saw=message.saw, seat=None, whose=seat, bot=table.room.plan.bot)
    if isinstance(message, messages.Return):
        return to.Return(id=name, saw=message.saw, seat=seat, whose=seat)
    if isinstance(message, messages.AgreeSeat):
        return to.AgreeSeat(id=name, saw=message.saw, seat=seat, of=table.people_seated())
    kind = type(message)
    if _TAGS[kind] in table.forbidden(seat):
        raise NotHere(reason("table-not-allowed"))
    fields = {name: getattr(message, name) for name in _OWN_FIELDS[kind]}
    return SAME_FIELDS[kind](id=name, saw=message.saw, seat=seat, **fields)


def hinted(seq: int, advice: Advice, instead: str) -> messages.Hinted:
    """The message of a hint."""
    if advice.cost is None:
        return messages.Hinted(seq=seq, action=advice.action, why=why(advice.why))
    return messages.Hinted(
        seq=seq, action=advice.action, why=why(advice.why), instead=instead, cost=why(advice.cost)
    )


def priced(seq: int, told: FairHint) -> messages.Priced:
    """The message of the prices that follow a hint."""
    return messages.Priced(seq=seq, prices=prices_of(told.prices), over=told.over, reason=told.reason)
