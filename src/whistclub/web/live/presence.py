"""Several workers, one club: a table held by two of them is told on by both, and each knows who sits at the other.

Whatever changes a table is kept in the database first, under conditions that make a thing done twice count once. So workers need no
agreement; who leads a table, letting its bots move, spares work and is no question of right.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.club.store.notices import LEASE_MS, Listener, PresenceStore, RoomPresence
from whistclub.web.wire import messages

if TYPE_CHECKING:
    from whistclub.web.live.hosted_table import Party
    from whistclub.web.live.hub import Hub

_RENEW_S: Final = 1.5
_SURE_S: Final = 5.0
"""How often it is made sure that nothing was missed; who hears every notice finds nothing."""


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at a table by way of other workers, and whether this one lets its bots move."""

    people: frozenset[str] = frozenset()
    watching: int = 0
    leads: bool = True


NOBODY: Final = Elsewhere()


class Sharing:
    """This worker among the others over one database."""

    def __init__(self, hub: "Hub") -> None:
        self._hub, self._board = hub, PresenceStore(hub.club.log)
        self._worker = secrets.token_hex(6)
        self._listener = Listener(hub.club.log, self._from_thread)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = asyncio.Lock()
        self._told: dict[str, RoomPresence] = {}
        self._alive: frozenset[str] = frozenset()
        self._renewed_ms = 0

    async def run(self) -> None:
        """Listens, and says again and again who is here, until cancelled."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._board.set_up)
        self._listener.start()
        self._hub.spawn(self._make_sure())
        try:
            while True:
                await self._hub.guarded(self._renew())
                await asyncio.sleep(_RENEW_S)
        finally:
            self._listener.stop()
            self._board.leave(self._worker)

    async def tell(self, party: "Party") -> None:
        """Somebody has come to this table, or gone."""
        async with self._lock:
            here, room = self._present(party), party.room.id
            if here == self._told.get(room):
                return
            self._told[room] = here
            await asyncio.to_thread(self._board.write, here)
            if not party.connections:
                self._told.pop(room, None)
        await self._look([party])

    async def say(self, party: "Party", said: messages.Said) -> None:
        """Somebody at this table, connected here, said a phrase."""
        arguments = (self._worker, party.room.id, said.seat, said.phrase, self._hub.now())
        await asyncio.to_thread(self._board.say, *arguments)

    async def attended(self) -> set[str]:
        """The rooms where somebody is, by way of whichever worker."""
        return await self._hub.threads.read(self._board.attended, self._hub.now())

    def _present(self, party: "Party") -> RoomPresence:
        people = sorted({one.person.id for one in party.connections if one.person is not None})
        watching = sum(one.seat is None for one in party.connections)
        return RoomPresence(party.room.id, self._worker, tuple(people), watching)

    async def _renew(self) -> None:
        """Says that this worker is there; who was where is looked at again when another has come or gone."""
        now = self._hub.now()
        if self._renewed_ms and now - self._renewed_ms > LEASE_MS:
            self._told.clear()
            for party in self._hub.parties.values():
                self._hub.spawn(self.tell(party))
        self._renewed_ms = now
        alive = await asyncio.to_thread(self._board.renew, self._worker, now)
        if alive != self._alive:
            self._alive = alive
            await self._look(list(self._hub.parties.values()))

    async def _make_sure(self) -> None:
        """Looks again and again for what the tables here were not told: a notice can be lost, and what it had read can fail."""
        while True:
            await asyncio.sleep(_SURE_S)
            await self._hub.guarded(self._catch_up())

    async def _catch_up(self) -> None:
        hub = self._hub
        rooms, matches = list(hub.parties), list(hub.matches)
        for room, version in await asyncio.to_thread(hub.club.versions, rooms):
            self._heard_of_room("room", room, str(version))
        for match, seq in await asyncio.to_thread(self._board.grown, matches):
            self._heard_of_match(match, seq)

    async def _look(self, parties: "list[Party]") -> None:
        """Reads who is at these tables elsewhere, and tells of what is new."""
        rooms = [party.room.id for party in parties]
        found = await asyncio.to_thread(self._board.elsewhere, self._worker, rooms, self._hub.now())
        for party in parties:
            others = [one for one in found if one.room == party.room.id]
            party.hear_of(self._elsewhere(party, others))

    def _elsewhere(self, party: "Party", others: list[RoomPresence]) -> Elsewhere:
        people = frozenset(person for one in others for person in one.people)
        leads = not others or (bool(party.connections) and all(self._worker < one.worker for one in others))
        return Elsewhere(people, sum(one.watching for one in others), leads)

    def _from_thread(self, notice: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._heard, notice)

    def _heard(self, notice: str) -> None:
        hub, words = self._hub, notice.split()
        if not words:
            for party in hub.parties.values():
                hub.spawn(self._all_anew(party))
        elif len(words) == 2:
            self._heard_of_match(words[0], int(words[1]))
        else:
            self._heard_of_room(*words)

    def _heard_of_match(self, match: str, seq: int) -> None:
        party = self._hub.matches.get(match)
        if party is not None and party.live is not None and seq > party.live.state.seq:
            self._hub.spawn(party.live.read_on())

    def _heard_of_room(self, what: str, room: str, number: str) -> None:
        party = self._hub.parties.get(room)
        if party is None:
            return
        if what == "room" and int(number) > party.room.version:
            self._hub.spawn(party.look_again())
        elif what == "here":
            self._hub.spawn(self._look([party]))
        elif what == "said":
            self._hub.spawn(self._said(party, int(number)))

    async def _said(self, party: "Party", number: int) -> None:
        found = await asyncio.to_thread(self._board.said, self._worker, number)
        if found is not None:
            party.say(messages.Said(seat=found[0], phrase=found[1]))

    async def _all_anew(self, party: "Party") -> None:
        await party.look_again()
        if party.live is not None:
            await party.live.read_on()
        await self._look([party])
