"""The WebSocket of a table: greets, reads commands, has them done, answers."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club import rooms
from whistclub.club.live import Live, Outcome
from whistclub.club.people import Person
from whistclub.club.rooms import NotHere, Room
from whistclub.club.seat_access import seated
from whistclub.club.store.db_errors import public_reason
from whistclub.club.store.log import Conflict
from whistclub.club.table import commands as to
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat
from whistclub.web.live import seat_changes
from whistclub.web.live.connection import Connection, Cut
from whistclub.web.live.hosted_table import Party
from whistclub.web.live.hub import Hub
from whistclub.web.server.websocket import Line
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why
from whistclub.web.wire.room_parts import chair_of, game_of, plan_of

_HELLO_S: Final = 10.0
_MOST_UNREADABLE: Final = 10
_LOG: Final = logging.getLogger("whistclub.web")
Admit = Callable[[Room], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
_UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)


async def attend(
    hub: Hub, room: str, person: Person | None, line: Line, receive: Receive, admit: Admit
) -> int:
    """Serves one connection to its end. Returns the code to close it with. `admit` raises NotHere for who may not look at a room."""
    connection = Connection(person, line, hub.outbox, hub.limits.messages, hub.limits.messages_per_s)
    connection.task = asyncio.current_task()
    line.listen(connection.hear, connection.spend)
    gone = asyncio.ensure_future(_gone(receive))
    party: Party | None = None
    try:
        hello = await _hello(connection, gone)
        line.welcome()
        found = await _party(hub, room, hello)
        await admit(found.room)
        party = found
        party.enter(connection, hello)
        connection.serve(Reader(hub, party, connection).read)
        await gone
    except (Cut, NotHere) as problem:
        return _said_goodbye(connection, problem if isinstance(problem, Cut) else Cut(1008, problem.reason))
    except asyncio.CancelledError:
        if connection.cut_off is None:
            raise
        return _said_goodbye(connection, connection.cut_off)
    finally:
        gone.cancel()
        line.deafen()
        connection.end()
        if party is not None:
            party.leave(connection)
    return 1000


def _said_goodbye(connection: Connection, cut: Cut) -> int:
    connection.push(encode(messages.Bye(why=why(cut.because), again_s=cut.again_s)))
    connection.flush()
    return cut.code


async def _gone(receive: Receive) -> None:
    """Comes back when the client is gone; its messages come by the line."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _hello(connection: Connection, gone: asyncio.Future[Any]) -> messages.Hello:
    first: asyncio.Future[Any] = asyncio.ensure_future(connection.first())
    try:
        await asyncio.wait({first, gone}, timeout=_HELLO_S, return_when=asyncio.FIRST_COMPLETED)
        text = first.result() if first.done() else b""
    finally:
        first.cancel()
    message = None
    with contextlib.suppress(*_UNREADABLE):
        message = messages.read_message(text)
    if not isinstance(message, messages.Hello):
        raise Cut(4400, reason("message-no-hello"))
    if message.version != messages.VERSION:
        raise Cut(4426, reason("message-version", wanted=messages.VERSION), 1.0)
    return message


async def _party(hub: Hub, room: str, hello: messages.Hello) -> Party:
    """The table, its match as far on as the client has been told of it. Raises NotHere."""
    party = await hub.party(room)
    live = party.live
    if live is not None and hello.match == live.id and _is_ahead(hub, hello.since, live):
        await live.read_on()
        party = await hub.party(room)
    return party


def _is_ahead(hub: Hub, seq: int, live: Live) -> bool:
    """Whether the client has been told more of the match by another worker than this one has heard of."""
    return seq > live.shown.seq and hub.sharing is not None


class Reader:
    """Has the messages of one connection done. A command to the match needs no task: it is answered when it is kept."""

    def __init__(self, hub: Hub, party: Party, connection: Connection) -> None:
        self._hub, self._party, self._connection = hub, party, connection
        self._unreadable = 0

    def read(self, text: bytes) -> None:
        """Has one message done."""
        connection = self._connection
        try:
            message = messages.read_message(text)
        except _UNREADABLE:
            self._unreadable += 1
            connection.done(encode(messages.Refused(id="", why=why(reason("message-unreadable")))))
            if self._unreadable >= _MOST_UNREADABLE:
                connection.cut(Cut(4400, reason("message-unreadable")))
            return
        self.do(message)

    def do(self, message: Any) -> None:
        """Has a message done that could be read."""
        try:
            if isinstance(message, messages.FromSeat):
                self._to_match(message)
            elif isinstance(message, messages.Ping | messages.Hello):
                self._connection.done(encode(messages.Pong(now_ms=self._hub.now())))
            else:
                self._hub.spawn(self._at_table(message))
        except WhistclubError as problem:
            self._connection.done(encode(_refused(message, problem)))

    def _to_match(self, message: messages.FromSeat) -> None:
        party, connection = self._party, self._connection
        live, seat, person = party.live, connection.seat, connection.person
        if live is None:
            raise NotHere(reason("table-no-match"))
        if seat is None or person is None or seat not in live.state.people:
            raise NotHere(reason("table-not-seated"))
        command = _command(party, message, seat, person)

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Conflict):
                self._hub.spawn(self._again(message, live, command))
            elif isinstance(outcome, to.Done) and isinstance(message, messages.Hint):
                self._hub.spawn(self._hinted(message, outcome))
            else:
                connection.done(encode(_said(message, outcome)))

        if _is_ahead(self._hub, message.saw, live):
            self._hub.spawn(self._again(message, live, command))
        else:
            live.submit(command, answered)

    async def _again(self, message: messages.FromSeat, live: Live, command: to.Command) -> None:
        await self._doing(message, self._sent_again(message, live, command))

    async def _sent_again(self, message: messages.FromSeat, live: Live, command: to.Command) -> Any:
        """The answer, where others have appended to the match in the meantime."""
        await live.read_on()
        return await self._with_hint(message, await live.send(command))

    async def _hinted(self, message: messages.FromSeat, done: to.Done) -> None:
        await self._doing(message, self._with_hint(message, done))

    async def _with_hint(self, message: messages.FromSeat, answer: to.Answer) -> Any:
        if isinstance(answer, to.Done) and isinstance(message, messages.Hint):
            await _hint(self._hub, self._party, self._connection, answer.seq)
        return _said(message, answer)

    async def _at_table(self, message: Any) -> None:
        await self._doing(message, _to_table(self._hub, self._party, self._connection, message))

    async def _doing(self, message: Any, work: Awaitable[Any]) -> None:
        """Answers with what the work returns, nothing standing for done, or with why it was not done."""
        try:
            answer = await work or messages.Done(id=message.id)
        except WhistclubError as problem:
            answer = _refused(message, problem)
        except Conflict as problem:
            answer = _said(message, problem)
        except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"what": type(problem).__name__}})
            self._connection.cut(Cut(1011, reason("our-fault"), 1.0))
            return
        self._connection.done(encode(answer))


def _said(message: messages.FromSeat, outcome: Outcome) -> Any:
    """The outcome of a command, on the wire."""
    if isinstance(outcome, to.Done):
        return messages.Done(id=message.id, seq=outcome.seq)
    if isinstance(outcome, to.Stale):
        return messages.Stale(id=message.id, seq=outcome.seq)
    if isinstance(outcome, to.Refused):
        return messages.Refused(id=message.id, why=why(outcome.why))
    if isinstance(outcome, WhistclubError):
        return _refused(message, outcome)
    return messages.Refused(id=message.id, why=why(reason("table-changed")))


def _refused(message: Any, problem: WhistclubError) -> messages.Refused:
    return messages.Refused(id=message.id, why=why(public_reason(problem.reason)))


# Commands to the match ------------------------------------------------------------------------------------------

_PLAIN: Final[dict[type, Any]] = {
    messages.Act: to.Act, messages.NextDeal: to.NextDeal, messages.Commit: to.Commit, messages.Open: to.OpenPart, messages.Undo: to.Undo,
    messages.Redo: to.Redo, messages.AgreeUndo: to.AgreeUndo, messages.RefuseUndo: to.RefuseUndo, messages.RefuseSeat: to.RefuseSeat, messages.Claim: to.Claim,
    messages.Concede: to.Concede, messages.Stop: to.Stop, messages.Hint: to.Hint,
}  # fmt: skip


def _command(party: Party, message: messages.FromSeat, seat: Any, person: Person) -> to.Command:
    """The command of this seat; its id is made the person's own, so that nobody is answered for somebody else."""
    name = f"{person.id[:8]}:{message.id}"
    if isinstance(message, messages.Leave):
        return to.StandIn(id=name, saw=message.saw, seat=None, whose=seat, bot=party.room.plan.bot)
    if isinstance(message, messages.Return):
        return to.Return(id=name, saw=message.saw, seat=seat, whose=seat)
    if isinstance(message, messages.AgreeSeat):
        return to.AgreeSeat(id=name, saw=message.saw, seat=seat, of=_asked(party))
    barred = party.barred(seat)
    tag = str(type(message).__struct_config__.tag)
    if tag in barred:
        raise NotHere(reason("table-not-allowed"))
    facts = {
        field: getattr(message, field) for field in message.__struct_fields__ if field not in {"id", "saw"}
    }
    made: to.Command = _PLAIN[type(message)](id=name, saw=message.saw, seat=seat, **facts)
    return made


def _asked(party: Party) -> tuple[Seat, ...]:
    """The seats of the people who sit at the table now."""
    return () if party.live is None else seated(party.room, party.live.state)


async def _hint(hub: Hub, party: Party, connection: Connection, seq: int) -> None:
    live, seat = party.live, connection.seat
    if live is None or seat is None or not live.shown.legal[seat]:
        return
    thought = await hub.pool.hint(live.shown, seat, party.room.plan.bot)
    connection.push(encode(messages.Hinted(seq=seq, action=thought.action, why=why(thought.why))))


# Commands to the table ------------------------------------------------------------------------------------------


async def _to_table(hub: Hub, party: Party, connection: Connection, message: Any) -> None:
    person = connection.person
    if person is None:
        raise NotHere(reason("nobody-known"))
    if isinstance(message, messages.Talk):
        _talk(hub, party, connection, message)
    elif isinstance(message, messages.Start):
        await party.start(person.id)
    elif isinstance(message, messages.Sit):
        await seat_changes.take(party, message.seat, chair_of(person))
    elif isinstance(message, messages.AskSeat):
        await seat_changes.ask(party, person)
    elif isinstance(message, messages.StandUp):
        await seat_changes.stand_up(party, person.id, connection.seat)
    elif isinstance(message, messages.Kick):
        await seat_changes.kick(party, person.id, message.seat)
    elif isinstance(message, messages.PutBot):
        _known_bot(hub, message.bot)
        await party.change(lambda room: rooms.put_bot(room, person.id, message.seat, message.bot))
    elif isinstance(message, messages.Swap):
        await party.change(lambda room: rooms.swap(room, person.id, message.seat, message.other))
    elif isinstance(message, messages.Configure):
        _known_bot(hub, message.settings.bot)
        plan = plan_of(message.settings)
        count = game_of(plan).seats
        await party.change(lambda room: rooms.configure(room, person.id, plan, count))


def _talk(hub: Hub, party: Party, connection: Connection, message: messages.Talk) -> None:
    if connection.seat is None:
        raise NotHere(reason("table-not-seated"))
    if message.phrase not in messages.PHRASES:
        raise NotHere(reason("phrase-unknown"))
    hub.say(party, messages.Said(seat=connection.seat, phrase=message.phrase))


def _known_bot(hub: Hub, name: str) -> None:
    if name and name not in hub.bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(hub.bots)))
