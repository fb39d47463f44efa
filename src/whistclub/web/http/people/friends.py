"""Friends over HTTP: who they are, who of them is here, and invitations to tables."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final, ParamSpec

from whistclub.cards.errors import NotFound, NotHere, TooMuch, reason
from whistclub.club.friends import Acquaintance, Circle
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.rooms import may_look
from whistclub.club.store.people.sql_friends import SqlFriends
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.wire.friends import Friend, Friends, Invitation, Somebody

_ASKS: Final = 30
"""An hour: more than anybody has new friends, too few to look for people by trying names. Chosen by hand."""
_ASKS_PER_S: Final = _ASKS / 3600
_INVITATIONS: Final = 60
"""An hour: a table of four every few minutes. Chosen by hand."""
_INVITATIONS_PER_S: Final = _INVITATIONS / 3600
_NOTED_MS: Final = 30_000
"""That somebody is here is noted at most this often."""
_MOST_NOTED: Final = 5000
"""So many people as a club has connections (`Limits.connections`)."""
_TRIES: Final = 3
"""Only two people change one friendship, so a second conflict in a row is rare already."""
Args = ParamSpec("Args")


class FriendDesk:
    """The friends of one club's people. Whatever is changed, the answer is what the person sees then."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._friends = hub, SqlFriends(hub.club.log)
        self._asks = SharedRates(hub.rates, "friends asked", _ASKS, _ASKS_PER_S)
        self._invitations = SharedRates(hub.rates, "invitations", _INVITATIONS, _INVITATIONS_PER_S)
        self._noted_ms: dict[str, int] = {}

    async def circle(self, person: Person | None) -> Friends:
        """The circle of this person, who counts as here from now on if they have a friend."""
        if person is None:
            return Friends()
        found = await self._hub.threads.read(self._friends.circle, person.id, self._hub.now())
        if found.friends:
            await self._note(person.id)
        return told(found)

    async def ask(self, person: Person, other: str) -> Friends:
        """Asks somebody to be friends, or agrees. Raises NotHere."""
        await self._asks.count(person.id)
        await self._changed(self._friends.ask, person.id, other, self._hub.now())
        return await self.circle(person)

    async def decline(self, person: Person, other: str) -> Friends:
        """Declines somebody's question, which they are not told."""
        await self._changed(self._friends.decline, person.id, other, self._hub.now())
        return await self.circle(person)

    async def remove(self, person: Person, other: str) -> Friends:
        """Takes back a question, a friendship or a block."""
        await self._changed(self._friends.remove, person.id, other)
        return await self.circle(person)

    async def block(self, person: Person, other: str) -> Friends:
        """Blocks somebody, which they are not told. Raises NotHere."""
        await self._changed(self._friends.block, person.id, other, self._hub.now())
        return await self.circle(person)

    async def invite(self, person: Person, other: str, table: str) -> Friends:
        """Invites a friend to a table where the person sits or is the host. Raises NotHere."""
        await self._invitations.count(person.id)
        room = await self._hub.room(table)
        # First, so that a table that is closed to them tells nothing of itself.
        if not may_look(room, person.id):
            raise NotFound(reason("table-not-found"))
        if (room.seat_of(person.id) is None and room.host != person.id) or room.plan.evening or room.plan.day:
            raise NotHere(reason("friend-no-table"))
        await self._changed(
            self._friends.invite, person.id, other, room.id, room.plan.preset, self._hub.now()
        )
        return await self.circle(person)

    async def answer(self, person: Person, host: str) -> Friends:
        """Takes an invitation off the person's list."""
        await self._changed(self._friends.answer, person.id, host)
        return await self.circle(person)

    async def _note(self, person: str) -> None:
        now = self._hub.now()
        if now - self._noted_ms.get(person, 0) < _NOTED_MS:
            return
        # Forgotten, some are only noted once more than they need be.
        if len(self._noted_ms) >= _MOST_NOTED:
            self._noted_ms.clear()
        self._noted_ms[person] = now
        await self._changed(self._friends.be_here, person, now)

    async def _changed(self, change: Callable[Args, None], *args: Args.args, **more: Args.kwargs) -> None:
        """Makes a change, again if another worker made one at the same moment."""
        for _ in range(_TRIES):
            with suppress(Conflict):
                await self._hub.threads.change(change, *args, **more)
                return
        raise TooMuch


def told(circle: Circle) -> Friends:
    """The circle as its person is told it."""
    return Friends(
        friends=tuple(Friend(who=somebody(one.who), here=one.is_here) for one in circle.friends),
        asking=tuple(map(somebody, circle.asking)),
        asked=tuple(map(somebody, circle.asked)),
        lately=tuple(map(somebody, circle.lately)),
        blocked=tuple(map(somebody, circle.blocked)),
        invitations=tuple(
            Invitation(host=somebody(one.host), table=one.room, preset=one.preset)
            for one in circle.invitations
        ),
    )


def somebody(who: Acquaintance) -> Somebody:
    """The person as others see them."""
    return Somebody(id=who.id, name=who.name, guest=0 if who.name else who.number)
