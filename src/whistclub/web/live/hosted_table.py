"""A table in this process: its room, its connections, its match in play, and the bots and clocks that move it on."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club import rooms
from whistclub.club.bots import awaited, due
from whistclub.club.live import Live, Step
from whistclub.club.rooms import NotHere, Room
from whistclub.club.store.log import Conflict
from whistclub.club.table import commands as to
from whistclub.club.table import entries as on
from whistclub.club.table.seat_changes import seat_in
from whistclub.club.table.state import TableState
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat
from whistclub.web.live import seat_changes
from whistclub.web.live.bot_pacing import Pace
from whistclub.web.live.connection import Connection, Cut
from whistclub.web.live.deltas import Scene, scene, telling, welcome
from whistclub.web.live.presence import NOBODY, Elsewhere
from whistclub.web.wire import messages, parts
from whistclub.web.wire.encode import seen_in
from whistclub.web.wire.room_parts import table_info, you

if TYPE_CHECKING:
    from whistclub.web.live.hub import Hub

_SEATS_CHANGED: Final = (on.StoodIn, on.Returned, on.Renamed, on.SeatAsked, on.SeatRefused)
_ANEW: Final = (on.Undone, on.Redone)
_MOST_MISSED: Final = 60
_LAST: Final = 6
_TRIES: Final = 5


class Party:
    """Whoever is at one table; all of it runs in the event loop's thread."""

    def __init__(self, hub: "Hub", room: Room, live: Live | None) -> None:
        self.hub, self.room = hub, room
        self.live: Live | None = None
        self.scene: Scene | None = None
        self.connections: set[Connection] = set()
        self.elsewhere = NOBODY
        self.gone_ms: dict[str, int] = {}
        self.empty_ms = hub.now()
        self._turn_ms: list[int] = []
        self._barred_in: tuple[tuple[Room, tuple[Seat, ...]] | None, dict[Seat, frozenset[str]]] = (None, {})
        self._pace = Pace(hub)
        self._calm: tuple[int, int] | None = None
        self._lock = asyncio.Lock()
        if live is not None:
            self._follow(live)

    # What is told

    def info(self) -> parts.TableInfo:
        """The table as everybody may know it."""
        here = frozenset(one.person.id for one in self.connections if one.person is not None)
        here |= self.elsewhere.people
        watching = self.elsewhere.watching + sum(one.seat is None for one in self.connections)
        return table_info(self.room, None if self.live is None else self.live.shown, here, watching)

    def welcome(self, connection: Connection) -> None:
        """Sends everything as it stands."""
        now, live = self.scene, self.live
        if now is None or live is None:
            message = messages.Welcome(table=self.info(), you=self._you(connection), now_ms=self.hub.now())
        else:
            last = seen_in(list(live.steps)[-_LAST:], connection.seat)
            info, who = self.info(), self._you(connection)
            message = welcome(
                now, connection.seat, info, who, self.hub.now(), self._clock_ends(live.shown), last
            )
        connection.push(encode(message))

    def tell_table(self) -> None:
        """Sends everybody the table around the match."""
        info = self.info()
        for one in self._greeted():
            one.push(encode(messages.TableChanged(table=info, you=self._you(one))))

    def _you(self, connection: Connection) -> parts.You:
        return you(self.room, None if self.live is None else self.live.shown, connection.person)

    def say(self, message: Any) -> None:
        """Sends everybody the same."""
        text = encode(message)
        for one in self._greeted():
            one.push(text)

    def _greeted(self) -> list[Connection]:
        return [one for one in self.connections if one.greeted]

    def _on_step(self, step: Step) -> None:
        before, entry, after = step
        was = self.scene or self._scene(before)
        self.scene = scene(after, self._barred(after), was)
        for seat in after.seats:
            if after.changed[seat] != before.changed[seat]:
                self._turn_ms[seat] = entry.at_ms
        clock = self._clock_ends(after) if self.room.plan.clock_s else msgspec.UNSET
        told = telling(was, entry, self.scene, clock)
        for one in self._greeted():
            one.push(told.to(one.seat))
            if told.anew:
                self.welcome(one)
        if isinstance(entry, _SEATS_CHANGED):
            self.tell_table()
        seat_changes.follow(self, step)
        if after.match.result is not None and before.match.result is None:
            self.hub.spawn(self.finish(after.table))
        self.move_bots()

    def _scene(self, state: TableState) -> Scene:
        return scene(state, self._barred(state))

    def _barred(self, state: TableState) -> dict[Seat, frozenset[str]]:
        of, barred = self._barred_in
        if of is None or of[0] is not self.room or of[1] is not state.people:
            of, barred = (self.room, state.people), rooms.barred(self.room, state.people)
            self._barred_in = of, barred
        return barred

    def barred(self, seat: Seat) -> frozenset[str]:
        """The commands that the table does not allow this seat."""
        return frozenset() if self.live is None else self._barred(self.live.state).get(seat, frozenset())

    def send_away(self) -> None:
        """Ends the connections of people who were sent away."""
        for one in self.connections:
            if one.person is not None and one.person.id in self.room.kicked:
                one.cut(Cut(1008, reason("table-kicked")))

    def _clock_ends(self, state: TableState) -> int | None:
        return min((ms for _, ms in self.clocks(state)), default=None)

    def clocks(self, state: TableState) -> list[tuple[Seat, int]]:
        """The people to act, each with when their time is over, where the table has clocks."""
        clock_s = self.room.plan.clock_s
        waiting = awaited(state) if clock_s else ()
        return [(seat, self._turn_ms[seat] + clock_s * 1000) for seat in waiting]

    # Who comes and goes

    def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """Somebody has come, or come back. Raises NotHere."""
        person = connection.person
        who = "" if person is None else person.id
        if who and who in self.room.kicked:
            raise NotHere(reason("table-kicked"))
        connection.seat = self.seat_of(who)
        is_stranger = self.room.seat_of(who) is None and who != self.room.host
        may_watch = self.room.plan.spectators or any(chair.is_free for chair in self.room.chairs)
        if is_stranger and self.room.phase == "playing" and not may_watch:
            raise NotHere(reason("table-no-spectators"))
        if is_stranger and len(self.connections) >= self.hub.limits.table_connections:
            raise NotHere(reason("table-full"))
        self._calm = None
        self.connections.add(connection)
        self.gone_ms.pop(who, None)
        if not self._resume(connection, hello):
            self.welcome(connection)
        connection.greeted = True
        for other in self._greeted():
            if other is not connection:
                other.push(encode(messages.TableChanged(table=self.info(), you=self._you(other))))
        if connection.seat is not None:
            self.hub.spawn(seat_changes.settle(self, connection.seat))
        self.hub.came_or_went(self)
        self.move_bots()

    def hear_of(self, elsewhere: Elsewhere) -> None:
        """Who is here by way of other workers now."""
        before, self.elsewhere, self._calm = self.elsewhere, elsewhere, None
        for person in elsewhere.people:
            self.gone_ms.pop(person, None)
        # Who has come there may have been taken for gone here a moment before, and a bot plays on since.
        for seat in map(self.seat_of, elsewhere.people - before.people):
            if seat is not None:
                self.hub.spawn(self.hand_back(seat))
        if (before.people, before.watching) != (elsewhere.people, elsewhere.watching):
            self.tell_table()
        self.move_bots()

    async def look_again(self) -> None:
        """Another worker has changed the room, or begun a match in it."""
        async with self._lock:
            await self._take(await self.hub.room(self.room.id))

    async def _take(self, room: Room) -> None:
        """The room as another worker has left it: tells everybody here, and follows the match begun in it."""
        if room.version <= self.room.version:
            return
        begun = bool(room.match) and (self.live is None or self.live.id != room.match)
        if begun:
            self._follow(await self.hub.live(room.match))
        self._now(room, anew=begun)
        if begun and self.live is not None:
            await self.live.read_on()
        self.send_away()

    async def level(self) -> None:
        """Follows what other workers have done with the room and, after that, with its match."""
        if self.hub.sharing is not None:
            await self.look_again()
            if self.live is not None:
                await self.live.read_on()

    def seat_of(self, who: str) -> Seat | None:
        """The seat whose hand this person may see now."""
        return seat_in(self.room, None if self.live is None else self.live.shown, who)

    def is_here(self, who: str) -> bool:
        """Whether this person has a connection, at this worker or another."""
        here = any(one.person is not None and one.person.id == who for one in self.connections)
        return here or who in self.elsewhere.people

    def _resume(self, connection: Connection, hello: messages.Hello) -> bool:
        live = self.live
        if live is None or not hello.since or hello.match != live.id or hello.seat != connection.seat:
            return False
        missed = live.missed(hello.since)
        if missed is None or len(missed) > _MOST_MISSED or any(isinstance(one[1], _ANEW) for one in missed):
            return False
        connection.push(encode(messages.TableChanged(table=self.info(), you=self._you(connection))))
        for number, (before, entry, after) in enumerate(missed, 1):
            is_timed = self.room.plan.clock_s and number == len(missed)
            clock = self._clock_ends(after) if is_timed else msgspec.UNSET
            told = telling(self._scene(before), entry, self._scene(after), clock)
            connection.push(told.to(connection.seat))
        return True

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self._calm = None
        person = connection.person
        if person is not None and all(
            one.person is None or one.person.id != person.id for one in self.connections
        ):
            self.gone_ms[person.id] = self.hub.now()
        if not self.connections:
            self.empty_ms = self.hub.now()
        self.hub.came_or_went(self)
        self.tell_table()

    async def hand_back(self, seat: Seat) -> None:
        """The person of the seat is here: they act again."""
        live = self.live
        if live is not None and live.state.match.result is None and live.state.stand_ins[seat]:
            await live.send(self.house(to.Return, live, f"back-{live.state.seq}-{seat}", whose=seat))

    async def play_on(self, seat: Seat, why: str) -> None:
        """The person of the seat is gone, or out of time: a bot plays on for them."""
        live = self.live
        if live is None or live.state.match.result is not None or seat not in live.state.people:
            return
        if not live.state.stand_ins[seat]:
            facts = {"whose": seat, "bot": self.room.plan.bot}
            await live.send(self.house(to.StandIn, live, f"{why}-{live.state.seq}-{seat}", **facts))

    def house(self, kind: Callable[..., Any], live: Live, name: str, /, **facts: Any) -> Any:
        """A command of the house's own."""
        return kind(id=name, saw=live.state.seq, seat=None, **facts)

    # What changes

    async def change(self, how: Callable[[Room], Room], *, level: bool = False) -> None:
        """Changes the room, and tells everybody; `level`: by the newest of its match. Raises NotHere, and what `how` raises."""
        async with self._lock:
            for _ in range(_TRIES):
                if level and self.hub.sharing is not None and self.live is not None:
                    await self.live.read_on()
                changed = how(self.room)
                if changed == self.room:
                    return
                try:
                    self._now(await self.hub.store(changed))
                except Conflict:
                    await self._take(await self.hub.room(self.room.id))
                else:
                    return
        raise NotHere(reason("table-changed"))

    async def start(self, person: str) -> None:
        """The host starts the next match. Raises NotHere, BadOption."""
        async with self._lock:
            room = rooms.started(self.room, person, "-")
            opened = await self.hub.opening(room)
            room = msgspec.structs.replace(room, match=opened.table)
            kept = await self.hub.store(room, opened)
            live = await self.hub.live(opened.table)
            self._follow(live)
            self._now(kept, anew=True)
        await live.send(self.house(to.NextDeal, live, "deal-1"))

    async def finish(self, match: str) -> None:
        """The match is over."""
        await self.change(lambda room: rooms.ended(room, match))

    async def rename(self, seat: Seat, name: str) -> None:
        """The person of this seat is called by another name in the running match."""
        live = self.live
        if live is not None and self.room.phase == "playing" and live.state.sitters[seat].name != name:
            saw = live.state.seq
            await live.send(to.Rename(id=f"name-{saw}", saw=saw, seat=seat, name=name))

    def seats_anew(self) -> None:
        """Tells everybody the table, and who has another seat than before everything."""
        self._now(self.room)

    def _now(self, room: Room, *, anew: bool = False) -> None:
        self.room = room
        if self.live is not None:
            self.scene = self._scene(self.live.shown)
        seat_changes.ask_no_more(self)
        for one in self._greeted():
            seat = self.seat_of("" if one.person is None else one.person.id)
            if seat != one.seat or anew:
                one.seat = seat
                self.welcome(one)
            else:
                one.push(encode(messages.TableChanged(table=self.info(), you=self._you(one))))

    def let_go(self) -> None:
        """Follows no match any longer. What it held is free at once, without the collector of cycles."""
        if self.live is not None:
            self.hub.matches.pop(self.live.id, None)
            self.live.listeners.clear()
        self.live = self.scene = None

    def _follow(self, live: Live) -> None:
        self.let_go()
        self.live = live
        self.hub.matches[live.id] = self
        self._turn_ms = [live.since_ms] * len(live.shown.seats)
        self.scene = self._scene(live.shown)
        live.listeners.append(self._on_step)

    # What moves by itself

    def move_bots(self) -> None:
        """Has the next bot act, if one is to."""
        self._pace.move(self.live, leads=self.elsewhere.leads)

    def is_calm(self) -> bool:
        """Whether time brings nothing until something happens here; most tables wait for a person, and there are many of them."""
        return self.live is not None and self._calm == (self.live.shown.seq, self.room.version)

    async def tick(self) -> None:
        """What time brings: sealed deals go on, clocks run out, bots play for people who are gone, stalled bots move."""
        live, now = self.live, self.hub.now()
        if live is None:
            return
        if live.shown.match.result is not None:
            await self.finish(live.id)
            return
        state = live.shown
        if state.sealing is not None and now >= state.sealing.ends_ms:
            await live.send(self.house(to.Proceed, live, f"proceed-{state.seq}"))
        for seat, ends_ms in self.clocks(state):
            if now >= ends_ms:
                await self.play_on(seat, "clock")
        gone = self._gone(state)
        for seat in gone:
            if now - self._gone_since(seat) > self.hub.limits.away_s * 1000:
                await self.play_on(seat, "away")
        self.move_bots()
        if state.sealing is None and not self.room.plan.clock_s and not gone and due(state) is None:
            self._calm = (state.seq, self.room.version)

    def _gone(self, state: TableState) -> list[Seat]:
        """The seats of people who keep others waiting and are not here."""
        here = {one.seat for one in self.connections}
        if not here or here == {None}:
            return []
        here |= set(map(self.seat_of, self.elsewhere.people))
        return [seat for seat in awaited(state) if seat not in here]

    def _gone_since(self, seat: Seat) -> int:
        person = self.room.chairs[seat].person if seat < len(self.room.chairs) else ""
        return self.gone_ms.setdefault(person, self.hub.now())
