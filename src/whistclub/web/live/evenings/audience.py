"""The audience of an evening: its connections, and the evening as each of them may see it, sent again after changes."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol

from whistclub.cards.errors import reason
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.links import sender_of
from whistclub.club.evening.state import EveningState, Link
from whistclub.club.people import Person
from whistclub.web.live.connections.connection import Connection, Cut

_SOONEST_S: Final = 0.15
"""Changes within this time are sent together."""
_LEAST_APART_S: Final = 0.25
_MOST_APART_S: Final = 1.0
_SHARE: Final = 3
"""Sending to many takes at most one part in so many of the time, but nobody waits for longer than `_MOST_APART_S`."""
_AT_ONCE: Final = 15
"""So many connections are sent the evening before other messages are handled."""

_RANKED_FIRST: Final = 200
"""With so many guests the standings are made before the evening is sent; with more they follow, so that nobody waits
for their next seat.
"""

Role = Literal["guest", "organiser", "hall", "table", "cashier", "press"]


class Member:
    """A connection at an evening: its person, what it shows, and the origin by which it reaches the club."""

    __slots__ = ("_by", "address", "connection", "link", "origin", "person", "role", "sent")

    def __init__(
        self, connection: Connection, person: Person | None, role: Role, origin: str, address: str = ""
    ) -> None:
        """`address` is the visitor for whom it counts."""
        self.connection, self.person, self.role, self.origin = connection, person, role, origin
        self.address = address
        self.link = 0
        """The number of the link that it sends by, 0 for a person."""
        self._by = 0
        self.sent = b""

    def came_by(self, link: Link | None) -> None:
        """The link by which it came, None for none. A second organiser's makes an organiser of a person, who sends as
        that.
        """
        if link is not None:
            self._by = link.number
            self.link = 0 if link.role == "organiser" else link.number

    def is_cut_off(self, links: Sequence[Link]) -> bool:
        """True if the link by which it came leads nowhere any longer; `links` are the evening's, by number."""
        return self._by > 0 and links[self._by - 1].is_cut

    @property
    def who(self) -> str:
        """The person's id, empty for nobody known; the link's for one who came by it."""
        if self.link:
            return sender_of(self.link)
        return "" if self.person is None else self.person.id

    @property
    def sender(self) -> Sender | None:
        """The sender of its commands, None for nobody known."""
        if self.link:
            return Sender(self.who, "")
        return None if self.person is None else Sender(self.person.id, self.person.name)


def cut_off() -> Cut:
    """The end of a connection by a link that leads nowhere."""
    return Cut(4403, reason("evening-link-cut"))


class Encoder(Protocol):
    """Encodes an evening for each member."""

    async def refresh(self, state: EveningState) -> None:
        """Makes the next round again, if it is of another state."""

    def is_ranked(self, state: EveningState) -> bool:
        """True if the standings are this state's."""

    async def rank(self, state: EveningState) -> None:
        """Makes the standings of this state."""

    def body(self, state: EveningState, member: Member) -> bytes:
        """The evening without seq and time, the same bytes as long as nothing has changed for this member."""

    def message(self, state: EveningState, body: bytes) -> bytes:
        """The message of this body, with the seq and the time now."""


class Audience:
    """The members present at one evening, by way of this worker."""

    def __init__(
        self, encoder: Encoder, state: Callable[[], EveningState], spawn: Callable[..., None]
    ) -> None:
        self.members: set[Member] = set()
        self._encoder, self._state, self._spawn = encoder, state, spawn
        self._is_due = self._is_sending = False

    def enter(self, member: Member) -> None:
        """Adds a member and sends it the evening."""
        self.members.add(member)
        self.show(member)
        if not self._encoder.is_ranked(self._state()):
            self.changed()

    def people(self) -> frozenset[str]:
        """The people who are here by way of this worker."""
        return frozenset(member.who for member in self.members if member.who and not member.link)

    def cut_links(self, before: EveningState, after: EveningState) -> None:
        """Ends the connections by links that were cut off."""
        if before.links is after.links:
            return
        for member in list(self.members):
            if member.is_cut_off(after.links):
                member.connection.cut(cut_off())

    def show(self, member: Member, *, again: bool = False) -> None:
        """Sends this member the evening now, if anything has changed for it, or `again` in any case."""
        state = self._state()
        body = self._encoder.body(state, member)
        if again or body != member.sent:
            member.sent = body
            member.connection.push(self._encoder.message(state, body))

    def changed(self) -> None:
        """Sends everybody the evening soon."""
        self._is_due = True
        if not self._is_sending:
            self._is_sending = True
            self._spawn(self._send())

    async def _send(self) -> None:
        """Sends while changes come, in pieces, resting between so that other tables have their time."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.sleep(_SOONEST_S)
            while self._is_due:
                self._is_due, began_s = False, loop.time()
                await self._encoder.refresh(self._state())
                if len(self._state().guests) <= _RANKED_FIRST and not self._encoder.is_ranked(self._state()):
                    await self._encoder.rank(self._state())
                await self._show_all()
                rest_s = max(_LEAST_APART_S, (loop.time() - began_s) * (_SHARE - 1))
                if not self._encoder.is_ranked(self._state()):
                    await self._encoder.rank(self._state())
                    self._is_due = True
                await asyncio.sleep(min(rest_s, _MOST_APART_S))
        finally:
            self._is_sending = False

    async def _show_all(self) -> None:
        """Sends everybody the evening, some at a time so that other tables have their time too."""
        for number, member in enumerate(list(self.members), 1):
            # Some may have left while others were sent to.
            if member in self.members:
                self.show(member)
            if not number % _AT_ONCE:
                await asyncio.sleep(0)
