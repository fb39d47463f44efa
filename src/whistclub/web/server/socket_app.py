"""The WebSocket of tables as an ASGI application, with limits on connections at tables by visitor and by person."""

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

from whistclub.cards.errors import reason
from whistclub.rules.encoding import encode
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.visitors import Visitors, caller_of
from whistclub.web.live.hub import Hub
from whistclub.web.live.socket_session import attend
from whistclub.web.resources.asgi import Receive, Scope, Send
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.server.websocket import EXTENSION, WebSocketProtocol
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_MOST_ID: Final = 40


class ConnectionQuota:
    """The connections at tables, counted by visitor and by person."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_visitor: Counter[str] = Counter()
        self._of_person: Counter[str] = Counter()

    def acquire(self, visitor: str, person: str) -> bool:
        """Returns True if one more connection may come; `release` must follow then. `person` is empty for nobody known."""
        limits = self._limits
        if (
            self._of_visitor.total() >= limits.connections
            or self._of_visitor[visitor] >= limits.address_connections
        ):
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
    """The WebSocket of tables."""

    def __init__(self, hub: Hub, visitors: Visitors, daily: DailyDeals) -> None:
        self.hub, self._visitors, self._daily = hub, visitors, daily
        self._quota = ConnectionQuota(hub.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection."""
        await receive()
        path = scope["path"].split("/")
        if len(path) != 3 or path[1] != "ws" or not 1 <= len(path[2]) <= _MOST_ID:
            await send({"type": "websocket.close", "code": 1008})
            return
        person = await self._visitors.who(scope["headers"])
        visitor, who = visitor_of(scope), "" if person is None else person.id
        self.hub.rooms.came_from(who, visitor)
        await send({"type": "websocket.accept"})
        if not self._quota.acquire(visitor, who):
            await _refuse(send)
            return
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        try:
            admit = partial(self._daily.admit, caller_of(self._visitors, scope, person))
            code = await attend(self.hub, path[2], person, socket, receive, admit)
        finally:
            self._quota.release(visitor, who)
        with suppress(Exception):
            await send({"type": "websocket.close", "code": code})


async def _refuse(send: Send) -> None:
    bye = encode(messages.Bye(why=why(reason("too-many-connections")), again_s=30.0))
    await send({"type": "websocket.send", "text": bye.decode()})
    await send({"type": "websocket.close", "code": 1013})
