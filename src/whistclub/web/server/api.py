"""The club's routes as an ASGI application."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from traceback import format_exc
from typing import Final, cast

from litestar import Litestar, MediaType, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from whistclub.version import VERSION
from whistclub.web.http.refusals import EXCEPTION_HANDLERS
from whistclub.web.http.routes import (
    announcements,
    daily,
    evenings,
    friends,
    games,
    health,
    own_games,
    passkeys,
    people,
    prepared_deals,
    seasons,
    solutions,
    tables,
)
from whistclub.web.http.routes.request import DESKS, PROVIDED, Asked, Desks
from whistclub.web.http.statuses import MOST_BODY
from whistclub.web.resources.asgi import App, Receive, Scope, Send

_ROUTES: Final = (
    people,
    passkeys,
    own_games,
    friends,
    games,
    tables,
    daily,
    prepared_deals,
    solutions,
    evenings,
    seasons,
    announcements,
    health,
)
"""The modules whose handlers are the club's routes."""
_COMPRESSION: Final = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4)
"""A replay is text that repeats itself: the quick level already leaves a tenth of it."""
Lifespan = Callable[[], AbstractAsyncContextManager[None]]


class Api:
    """The routes of one club, and what runs alongside its requests."""

    def __init__(self, desks: Desks, lifespan: Lifespan) -> None:
        self._desks, self._lifespan = desks, lifespan
        self._routes = cast("App", routes())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or runs from the start of the server to its end."""
        if scope["type"] == "lifespan":
            await self._run(receive, send)
        else:
            scope[DESKS] = self._desks
            await self._routes(scope, receive, send)

    async def _run(self, receive: Receive, send: Send) -> None:
        await receive()
        phase = "startup"
        try:
            async with self._lifespan():
                await send({"type": "lifespan.startup.complete"})
                phase = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{phase}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


class _Description(Router):
    """The routes of the description, without the framework's page for all that lies beside it and is not there."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        is_page = isinstance(value, HTTPRouteHandler) and value.media_type is MediaType.HTML
        return [] if is_page else super().register(value)


@cache
def routes() -> Litestar:
    """The routes of every club: those of a process share them, since to lay them out takes most of a club's start."""
    return Litestar(
        [one for module in _ROUTES for one in vars(module).values() if isinstance(one, HTTPRouteHandler)],
        dependencies=PROVIDED,
        request_class=Asked,
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Whistclub",
            version=VERSION,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=_Description("/api", route_handlers=[], include_in_schema=False),
        ),
        request_max_body_size=MOST_BODY,
        compression_config=_COMPRESSION,
        logging_config=None,
    )


def make_schema() -> object:
    """Makes the description of the routes; it is kept for who asks for it."""
    return routes().plugins.get(OpenAPIPlugin).provide_openapi_schema()
