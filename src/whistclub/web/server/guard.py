"""The door: hosts, origins, sizes and rates are looked at before anything else is; every answer gets its safe headers."""

import logging
import time
from typing import Any, Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.web.http.types import Problem
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import Rates, visitor_of
from whistclub.web.wire.encode import why

_LOG: Final = logging.getLogger("whistclub.web")
MOST_BODY: Final = 16_384
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """An ASGI application around the others."""

    def __init__(self, http: Any, files: Any, socket: Any, hosts: frozenset[str], limits: Limits) -> None:
        """`hosts` are the names, without port, under which the club may be asked; `*` is any."""
        self._http, self._files, self._socket = http, files, socket
        self._hosts, self._limits = hosts, limits
        self._changes = Rates(limits.changes, limits.changes_per_s)

    @property
    def limits(self) -> Limits:
        """What one visitor may use."""
        return self._limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves one request or connection."""
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        if not self._host_known(headers) or not _own_origin(headers, needed=False):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._socket(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        started, path = time.perf_counter(), scope["path"]
        status = 0

        async def answered(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *_HEADERS]}
                if path.startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        refused = self._refused(scope, path)
        if refused is not None:
            await _refuse(answered, *refused)
        elif path.startswith("/api/") or path == "/healthz":
            await self._http(scope, receive, answered)
        else:
            await self._files(scope, receive, answered)
        fields = {
            "method": scope["method"],
            "route": _route(path),
            "status": status,
            "ms": round((time.perf_counter() - started) * 1000, 1),
        }
        _LOG.info("request", extra={"fields": fields})

    def _refused(self, scope: Any, path: str) -> tuple[int, Reason] | None:
        headers = dict(scope["headers"])
        if not self._host_known(headers) and path != "/healthz":
            return 421, reason("host-unknown")
        if scope["method"] in _SAFE:
            return None
        if not _own_origin(headers, needed=False):
            return 403, reason("origin-foreign")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BODY:
            return 413, reason("body-too-long", most=MOST_BODY)
        if not self._changes.take(visitor_of(scope)):
            return 429, reason("too-much-at-once")
        return None

    def _host_known(self, headers: dict[bytes, bytes]) -> bool:
        if "*" in self._hosts:
            return True
        return _without_port(headers.get(b"host", b"").decode("latin-1").lower()) in self._hosts


def _own_origin(headers: dict[bytes, bytes], *, needed: bool) -> bool:
    """Whether the request comes from the club's own pages, or from no page at all."""
    if headers.get(b"sec-fetch-site", b"none") not in {b"none", b"same-origin"}:
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return not needed
    _, _, host = origin.decode("latin-1").lower().partition("://")
    return bool(host) and host == headers.get(b"host", b"").decode("latin-1").lower()


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def _route(path: str) -> str:
    """The path without what must not be in a log: ids of tables are what leads to them."""
    parts = path.split("/")
    known = {"", "api", "me", "device", "games", "pages", "tables", "matches", "deals", "record", "daily", "statistics", "t", "assets", "healthz", "openapi.json"}  # fmt: skip
    return "/".join(part if part in known else "*" for part in parts[:8])


async def _refuse(send: Any, status: int, because: Reason) -> None:
    body = msgspec.json.encode(Problem(why=why(because)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
