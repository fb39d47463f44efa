"""The WebSockets of tables and evenings as an ASGI application, with limits on connections by visitor and by person."""

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.people import Person
from whistclub.club.rooms import Room
from whistclub.rules.encoding import encode
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.disclosure import Disclosure
from whistclub.web.http.evenings.desk import EveningDesk
from whistclub.web.http.links import Reach
from whistclub.web.http.people.visitors import Visitors
from whistclub.web.live.connections.connection import device_cut_off
from whistclub.web.live.evenings import session as evening_session
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.live.hub import Hub
from whistclub.web.live.table_session import attend
from whistclub.web.resources.asgi import Receive, Scope, Send
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.server.websocket import EXTENSION, WebSocketProtocol
from whistclub.wire import messages

_MOST_ID: Final = 40


class ConnectionQuota:
    """The connections at tables, or those at evenings, counted by visitor and by person."""

    def __init__(self, limits: Limits, of_an_address: int) -> None:
        self._limits, self._of_an_address = limits, of_an_address
        self._of_visitor: Counter[str] = Counter()
        self._of_person: Counter[str] = Counter()

    def acquire(self, visitor: str, person: str) -> bool:
        """Returns True if one more connection may come; `release` must follow then. `person` is empty for nobody
        known.
        """
        limits = self._limits
        if self._of_visitor.total() >= limits.connections or self._of_visitor[visitor] >= self._of_an_address:
            return False
        if person and self._of_person[person] >= limits.person_connections:
            return False
        self._of_visitor[visitor] += 1
        self._of_person[person] += 1
        return True

    def release(self, visitor: str, person: str) -> None:
        """A connection has ended."""
        for counted, key in ((self._of_visitor, visitor), (self._of_person, person)):
            counted[key] -= 1
            if counted[key] <= 0:
                del counted[key]


class SocketApp:
    """The WebSockets of tables and evenings.

    A table of an evening counts with the evening: a whole hall may sit behind one address.
    """

    def __init__(
        self, hub: Hub, visitors: Visitors, disclosure: Disclosure, evenings: EveningDesk, reach: Reach
    ) -> None:
        self.hub, self._visitors, self._disclosure = hub, visitors, disclosure
        self._evenings, self._reach = evenings, reach
        self._at_tables = ConnectionQuota(hub.limits, hub.limits.address_connections)
        # Twice: on line a guest is connected to the evening and to a table of it.
        self._at_evenings = ConnectionQuota(hub.limits, 2 * hub.limits.evening_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection."""
        await receive()
        target = _target(scope["path"])
        if target is None:
            await send({"type": "websocket.close", "code": 1008})
            return
        person = await self._visitors.who(scope["headers"])
        visitor, who = visitor_of(scope), "" if person is None else person.id
        self.hub.rooms.came_from(who, visitor)
        # Before the count: only a client that has been let in can be told why it may not stay.
        await send({"type": "websocket.accept"})
        quota = self._at_evenings if self._is_of_evening(target) else self._at_tables
        if not quota.acquire(visitor, who):
            await _refuse(send)
            return
        try:
            code = await self._attend(target, scope, receive, person)
        finally:
            quota.release(visitor, who)
        # The client may be gone already.
        with suppress(Exception):
            await send({"type": "websocket.close", "code": code})

    def _is_of_evening(self, target: tuple[str, str]) -> bool:
        """True for an evening, and for a table of one that is open at this worker."""
        what, name = target
        table = self.hub.tables.get(name)
        return what == "evening" or (table is not None and table.room.plan.evening is not None)

    async def _attend(
        self, target: tuple[str, str], scope: Scope, receive: Receive, person: Person | None
    ) -> int:
        """Serves a connection at a table or an evening. Returns the code to close it with."""
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        what, name = target
        device = "" if person is None else self._visitors.device(scope["headers"])
        if what == "evening":
            find = partial(self._find, name, scope, person)
            who = evening_session.Visitor(person, device, self._origin(scope), visitor_of(scope))
            return await evening_session.attend(self.hub, find, who, socket, receive)
        caller = self._visitors.caller(scope, person)

        async def admit(room: Room) -> None:
            await self._disclosure.admit_to_table(caller, room)
            await self._check(scope, person)
            # Only now: somebody who is not let in counts for their address like anybody else.
            if room.plan.evening is not None:
                socket.count_apart()

        return await attend(self.hub, name, person, device, socket, receive, admit)

    async def _find(self, code: str, scope: Scope, person: Person | None) -> HostedEvening:
        """The evening with this code. Raises NotHere, also after too many wrong codes from this visitor."""
        found = await self._evenings.find(code, visitor_of(scope))
        await self._check(scope, person)
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        socket.count_apart()
        return found

    async def _check(self, scope: Scope, person: Person | None) -> None:
        """Raises Cut where the device was cut off between the person's being read and the connection's being known."""
        if person is not None and await self._visitors.who(scope["headers"]) is None:
            raise device_cut_off()

    def _origin(self, scope: Scope) -> str:
        """The origin by which the visitor reaches the club, for links to be passed on."""
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        scheme = "https" if scope.get("scheme") == "wss" else "http"
        return self._reach.address(host, scheme).origin


def _target(path: str) -> tuple[str, str] | None:
    """The kind and the name of what a connection is for: an evening by its code, or a table by its id."""
    parts = path.split("/")
    if len(parts) == 4 and parts[1:3] == ["ws", "evening"] and 1 <= len(parts[3]) <= _MOST_ID:
        return "evening", parts[3].upper()
    if len(parts) == 3 and parts[1] == "ws" and 1 <= len(parts[2]) <= _MOST_ID:
        return "table", parts[2]
    return None


async def _refuse(send: Send) -> None:
    bye = encode(messages.Bye(why=why(reason("too-many-connections")), again_s=30.0))
    await send({"type": "websocket.send", "text": bye.decode()})
    await send({"type": "websocket.close", "code": 1013})
