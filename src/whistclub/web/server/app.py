"""The club as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from whistclub import __version__
from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.bot_pool import BotPool
from whistclub.club.bots import PlayerOf
from whistclub.club.local_table import now_ms
from whistclub.club.store.sql_log import SqlLog
from whistclub.club.store.sql_rooms import SqlClub
from whistclub.rules.encoding import encode
from whistclub.web.http.api import HANDLERS, not_understood, refused
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.keys import Keys
from whistclub.web.http.links import Reach
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.replay_pool import Retelling
from whistclub.web.http.visitors import Visitors, caller_of, cookie_name
from whistclub.web.live.attending import attend
from whistclub.web.live.hub import Hub
from whistclub.web.resources.gc_schedule import CollectorSchedule
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.server.guard import MOST_BODY, Guard
from whistclub.web.server.request_quota import Shares
from whistclub.web.server.static import CLIENT, Files
from whistclub.web.server.websocket import EXTENSION, WebSocketProtocol
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_LOG = logging.getLogger("whistclub.web")
_MISUNDERSTOOD = {
    400: reason("request-not-understood"),
    404: reason("page-not-found"),
    405: reason("request-not-understood"),
    413: reason("body-too-long", most=MOST_BODY),
    415: reason("request-not-json"),
}


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a club is started with.

    `hosts` are the names it may be asked under; `secure` says that people come by TLS. `processes` is how many bots think at once (0: in threads).
    `shared`: other workers serve the same tables over the same database. `alone`: this process does nothing else, so that the club says when the
    collector of cycles runs. `elsewhere` is the origin by which other machines reach a club asked here by a local name.
    """

    port: int
    hosts: frozenset[str]
    secure: bool = False
    processes: int = 1
    shared: bool = False
    alone: bool = False
    elsewhere: str = ""
    limits: Limits = Limits()
    client: Path = CLIENT
    now: Callable[[], int] = now_ms


def make_app(log: SqlLog, keys: Keys, players: PlayerOf, bots: tuple[str, ...], setup: Setup) -> Guard:
    """The whole application. The log is closed with it."""
    club = SqlClub(log)
    hub = Hub(club, BotPool(players, setup.processes), bots, setup.limits, setup.now, shared=setup.shared)
    cookie = cookie_name(setup.port, secure=setup.secure)
    visitors = Visitors(
        club,
        hub.threads,
        keys,
        cookie,
        secure=setup.secure,
        remembers=not setup.shared,
    )

    retelling = Retelling(club, hub.threads, setup.processes)
    shares = Shares(setup.limits)
    lobby = Lobby(hub, retelling)
    daily = DailyDeals(lobby, retelling)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        presence = () if hub.presence is None else (asyncio.create_task(hub.presence.run()),)
        tasks = (asyncio.create_task(hub.run()), *presence)
        hub.spawn(daily.run())
        hub.pool.warm()
        if setup.alone:
            hub.commits.collector = CollectorSchedule(hub.now)
            # Made now, beside the loop: the first to ask for it would stop everybody.
            hub.spawn(hub.threads.read_much(app.plugins.get(OpenAPIPlugin).provide_openapi_schema))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(retelling.close)
            await hub.close()

    http = _http(running)
    http.state.lobby, http.state.visitors, http.state.daily = lobby, visitors, daily
    http.state.reach = Reach(setup.elsewhere, setup.secure)
    files = shares.of_files(Files(setup.client))
    return Guard(shares.of_calls(http), files, Socket(hub, visitors, daily), setup.hosts, setup.limits)


def _http(running: Any) -> Litestar:
    return Litestar(
        HANDLERS,
        lifespan=[running],
        exception_handlers={
            WhistclubError: refused,
            HTTPException: _framework_refused,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Whistclub", version=__version__, path="/api", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


def _framework_refused(request: Any, problem: HTTPException) -> Any:
    status = problem.status_code if problem.status_code in _MISUNDERSTOOD else 400
    return not_understood(status, _MISUNDERSTOOD[status])(request, problem)


def _fault(request: Any, problem: Exception) -> Any:
    _LOG.error("fault", exc_info=problem, extra={"fields": {"what": type(problem).__name__}})
    return not_understood(500, reason("our-fault"))(request, problem)


class Socket:
    """The WebSocket of tables as an ASGI application."""

    def __init__(self, hub: Hub, visitors: Visitors, daily: DailyDeals) -> None:
        self._hub, self._visitors, self._daily = hub, visitors, daily
        self._by_address: dict[str, int] = {}
        self._by_person: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves one connection."""
        await receive()
        path = scope["path"].split("/")
        if len(path) != 3 or path[1] != "ws" or not 1 <= len(path[2]) <= 40:
            await send({"type": "websocket.close", "code": 1008})
            return
        person = await self._visitors.who(scope["headers"])
        address = visitor_of(scope)
        who = "" if person is None else person.id
        self._hub.rooms.came_from(who, address)
        await send({"type": "websocket.accept"})
        if not self._admitted(address, who):
            text = encode(messages.Bye(why=why(reason("too-many-connections")), again_s=30.0))
            await send({"type": "websocket.send", "text": text.decode()})
            await send({"type": "websocket.close", "code": 1013})
            return
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        try:
            caller = caller_of(self._visitors, scope, person)
            code = await attend(
                self._hub, path[2], person, socket, receive, partial(self._daily.admit, caller)
            )
        finally:
            self._count(address, who, -1)
        with suppress(Exception):
            await send({"type": "websocket.close", "code": code})

    def _admitted(self, address: str, who: str) -> bool:
        limits = self._hub.limits
        everybody = sum(self._by_address.values())
        if everybody >= limits.connections or self._by_address.get(address, 0) >= limits.address_connections:
            return False
        if who and self._by_person.get(who, 0) >= limits.person_connections:
            return False
        self._count(address, who, 1)
        return True

    def _count(self, address: str, who: str, change: int) -> None:
        for counted, key in ((self._by_address, address), (self._by_person, who)):
            counted[key] = counted.get(key, 0) + change
            if counted[key] <= 0:
                del counted[key]
