"""The WebSocket of a table: greets, reads commands, has them done, answers."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club import commands as to
from whistclub.club import rooms
from whistclub.club.log import Conflict
from whistclub.club.people import Person
from whistclub.club.rooms import NotHere
from whistclub.rules.wire import encode
from whistclub.web import wire
from whistclub.web.connection import Connection, Cut
from whistclub.web.hub import Hub
from whistclub.web.party import Party
from whistclub.web.telling import why
from whistclub.web.texts import chair_of, game_of, plan_of

MOST_BYTES: Final = 4096
_HELLO_S: Final = 10.0
_MOST_UNREADABLE: Final = 10
Receive = Callable[[], Awaitable[bytes | None]]
"""The next message of the client, None when it is gone."""


async def attend(
    hub: Hub, room: str, person: Person | None, receive: Receive, send: Callable[[bytes], Awaitable[None]]
) -> int:
    """Serves one connection to its end. Returns the code to close it with."""
    connection = Connection(person, send, hub.limits.messages, hub.limits.messages_per_s)
    sender = asyncio.create_task(connection.run())
    party: Party | None = None
    try:
        hello = await _hello(receive)
        party = await hub.party(room)
        party.enter(connection, hello)
        connection.task = asyncio.current_task()
        return await _serve(hub, party, connection, receive)
    except (Cut, NotHere) as problem:
        cut = problem if isinstance(problem, Cut) else Cut(1008, problem.reason)
        return await _said_goodbye(connection, cut)
    except asyncio.CancelledError:
        if connection.cut_off is None:
            raise
        return await _said_goodbye(connection, connection.cut_off)
    finally:
        sender.cancel()
        if party is not None:
            party.leave(connection)


async def _said_goodbye(connection: Connection, cut: Cut) -> int:
    connection.push(encode(wire.Bye(why=why(cut.because), again_s=cut.again_s)))
    with contextlib.suppress(Exception):
        await asyncio.wait_for(connection.drain(), 1)
    return cut.code


async def _hello(receive: Receive) -> wire.Hello:
    try:
        text = await asyncio.wait_for(receive(), _HELLO_S)
    except TimeoutError:
        raise Cut(4400, reason("message-no-hello")) from None
    message = None
    if text is not None and len(text) <= MOST_BYTES:
        with contextlib.suppress(msgspec.MsgspecError, RecursionError):
            message = wire.read_message(text)
    if not isinstance(message, wire.Hello):
        raise Cut(4400, reason("message-no-hello"))
    if message.version != wire.VERSION:
        raise Cut(4426, reason("message-version", wanted=wire.VERSION), 1.0)
    return message


async def _serve(hub: Hub, party: Party, connection: Connection, receive: Receive) -> int:
    unreadable = 0
    while True:
        text = await receive()
        if text is None:
            return 1000
        if len(text) > MOST_BYTES:
            raise Cut(1009, reason("message-too-long", most=MOST_BYTES))
        if not connection.take():
            raise Cut(1013, reason("too-much-at-once"), 2.0)
        try:
            message = wire.read_message(text)
        except (msgspec.MsgspecError, RecursionError):
            unreadable += 1
            connection.push(encode(wire.Refused(id="", why=why(reason("message-unreadable")))))
            if unreadable >= _MOST_UNREADABLE:
                raise Cut(4400, reason("message-unreadable")) from None
            continue
        connection.push(encode(await _answer(hub, party, connection, message)))


async def _answer(hub: Hub, party: Party, connection: Connection, message: Any) -> Any:
    if isinstance(message, wire.Ping | wire.Hello):
        return wire.Pong(now_ms=hub.now())
    try:
        if isinstance(message, wire.FromSeat):
            return await _to_match(hub, party, connection, message)
        await _to_table(hub, party, connection, message)
    except WhistclubError as problem:
        kept_from = problem.reason if problem.reason.key != "data-file" else reason("club-cannot-write")
        return wire.Refused(id=message.id, why=why(kept_from))
    except Conflict:
        return wire.Refused(id=message.id, why=why(reason("table-changed")))
    return wire.Done(id=message.id)


# Commands to the match ------------------------------------------------------------------------------------------

_PLAIN: Final[dict[type, Any]] = {
    wire.Act: to.Act, wire.NextDeal: to.NextDeal, wire.Commit: to.Commit, wire.Open: to.OpenPart, wire.Undo: to.Undo,
    wire.Redo: to.Redo, wire.AgreeUndo: to.AgreeUndo, wire.RefuseUndo: to.RefuseUndo, wire.Claim: to.Claim,
    wire.Concede: to.Concede, wire.Stop: to.Stop, wire.Hint: to.Hint,
}  # fmt: skip


async def _to_match(hub: Hub, party: Party, connection: Connection, message: wire.FromSeat) -> Any:
    live, seat, person = party.live, connection.seat, connection.person
    if live is None:
        raise NotHere(reason("table-no-match"))
    if seat is None or person is None or seat not in live.state.people:
        raise NotHere(reason("table-not-seated"))
    answer = await live.send(_command(party, message, seat, person))
    if isinstance(answer, to.Done):
        if isinstance(message, wire.Hint):
            await _hint(hub, party, connection, answer.seq)
        return wire.Done(id=message.id, seq=answer.seq)
    if isinstance(answer, to.Stale):
        return wire.Stale(id=message.id, seq=answer.seq)
    return wire.Refused(id=message.id, why=why(answer.why))


def _command(party: Party, message: wire.FromSeat, seat: Any, person: Person) -> to.Command:
    """The command of this seat; its id is made the person's own, so that nobody is answered for somebody else."""
    name = f"{person.id[:8]}:{message.id}"
    if isinstance(message, wire.Leave):
        return to.StandIn(id=name, saw=message.saw, seat=None, whose=seat, bot=party.room.plan.bot)
    if isinstance(message, wire.Return):
        return to.Return(id=name, saw=message.saw, seat=seat, whose=seat)
    barred = party.barred(seat)
    tag = str(type(message).__struct_config__.tag)
    if tag in barred:
        raise NotHere(reason("table-not-allowed"))
    facts = {
        field: getattr(message, field) for field in message.__struct_fields__ if field not in {"id", "saw"}
    }
    made: to.Command = _PLAIN[type(message)](id=name, saw=message.saw, seat=seat, **facts)
    return made


async def _hint(hub: Hub, party: Party, connection: Connection, seq: int) -> None:
    live, seat = party.live, connection.seat
    if live is None or seat is None or not live.shown.legal[seat]:
        return
    thought = await hub.pool.think(live.shown, seat, party.room.plan.bot)
    connection.push(encode(wire.Hinted(seq=seq, action=thought.action, why=why(thought.why))))


# Commands to the table ------------------------------------------------------------------------------------------


async def _to_table(hub: Hub, party: Party, connection: Connection, message: Any) -> None:
    person = connection.person
    if person is None:
        raise NotHere(reason("nobody-known"))
    if isinstance(message, wire.Talk):
        _talk(party, connection, message)
    elif isinstance(message, wire.Start):
        await party.start(person.id)
    elif isinstance(message, wire.Sit):
        await party.change(lambda room: rooms.sit(room, message.seat, chair_of(person)))
        if connection.seat is not None:
            await party.take_over(connection.seat, person.called)
    elif isinstance(message, wire.StandUp):
        await _left(party, connection.seat, lambda room: rooms.stand_up(room, person.id))
    elif isinstance(message, wire.Kick):
        await _left(party, message.seat, lambda room: rooms.kick(room, person.id, message.seat))
        party.send_away()
    elif isinstance(message, wire.PutBot):
        _known_bot(hub, message.bot)
        await party.change(lambda room: rooms.put_bot(room, person.id, message.seat, message.bot))
    elif isinstance(message, wire.Swap):
        await party.change(lambda room: rooms.swap(room, person.id, message.seat, message.other))
    elif isinstance(message, wire.Configure):
        _known_bot(hub, message.settings.bot)
        plan = plan_of(message.settings)
        seats = game_of(plan).seats
        await party.change(lambda room: rooms.configure(room, person.id, plan, seats))


async def _left(party: Party, seat: Any, how: Callable[[rooms.Room], rooms.Room]) -> None:
    """A seat is given up; in a running match a bot plays it on."""
    await party.change(how)
    if seat is not None and party.room.phase == "playing":
        await party.play_on(seat, "left")


def _talk(party: Party, connection: Connection, message: wire.Talk) -> None:
    if connection.seat is None:
        raise NotHere(reason("table-not-seated"))
    if message.phrase not in wire.PHRASES:
        raise NotHere(reason("phrase-unknown"))
    party.say(wire.Said(seat=connection.seat, phrase=message.phrase))


def _known_bot(hub: Hub, name: str) -> None:
    if name and name not in hub.bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(hub.bots)))
