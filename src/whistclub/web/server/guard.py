"""The guard: checks hosts, origins, sizes and rates before anything else, and adds security headers to every answer."""

import logging
import re
import time
from typing import Final

from whistclub.cards.errors import WhistclubError, reason
from whistclub.web.http.links import host_name
from whistclub.web.http.refusals import refuse
from whistclub.web.http.statuses import (
    NOT_UNDERSTOOD,
    BadFraming,
    BadHost,
    BadOrigin,
    BodyTooLong,
    NotJson,
    most_body,
)
from whistclub.web.live.workers.departure import Departure
from whistclub.web.resources.asgi import App, Headers, Message, Receive, Scope, Send
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.measures import Measures
from whistclub.web.resources.rate_limit import Rates, visitor_of

_LOG: Final = logging.getLogger("whistclub.web")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html whistclub default"
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


_ONLY_TLS: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a year, browsers come by TLS only (RFC 6797)."""
_CLOSING: Final = (b"connection", b"close")
"""No request may be on its way on this connection when a departing worker ends."""
_SLASHES: Final = re.compile("//+")
HEALTH: Final = frozenset({"/healthz", "/readyz"})


class Guard:
    """The ASGI application around the others."""

    def __init__(  # noqa: PLR0913 - it stands around everything
        self,
        api: App,
        files: App,
        socket: App,
        hosts: frozenset[str],
        limits: Limits,
        *,
        departure: Departure,
        measures: Measures,
        secure: bool = False,
    ) -> None:
        """`hosts` are the names, without port, by which the club may be addressed; `*` is any. `secure` if people come
        by TLS.
        """
        self._api, self._files, self._socket = api, files, socket
        self._headers, self._secure = [*_HEADERS, _ONLY_TLS] if secure else _HEADERS, secure
        self._hosts, self._limits, self._departure = hosts, limits, departure
        self._measures = measures
        self._changes = Rates(limits.changes, limits.changes_per_s)

    @property
    def limits(self) -> Limits:
        """The limits of the club."""
        return self._limits

    @property
    def departure(self) -> Departure:
        """The end of this worker's service."""
        return self._departure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or connection."""
        if scope["type"] == "lifespan":
            await self._api(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if not self._is_known_host(headers) or not self._is_own_origin(scope, headers):
            # ASGI wants the opening to be received before it is refused.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        # The routes take several slashes for one, so that limits by path do too.
        path = _SLASHES.sub("/", scope["path"])
        scope, started, status = {**scope, "path": path}, time.perf_counter(), 0

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": _joined(message["headers"], self._headers)}
                if path.startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
                if self._departure.is_announced:
                    message["headers"].append(_CLOSING)
            await send(message)

        try:
            self._check(scope, path)
            app = self._files if _kind(path) == "pages" else self._api
            await app(scope, receive, answered)
        except WhistclubError as problem:
            # An answer that has begun can only be broken off.
            if status:
                raise
            await refuse(answered, problem)
        took_s = time.perf_counter() - started
        self._measures.answered(_kind(path), status, took_s)
        fields = {
            "method": scope["method"],
            "route": _route(path),
            "status": status,
            "ms": round(took_s * 1000, 1),
        }
        _LOG.info("request", extra={"fields": fields})

    def _check(self, scope: Scope, path: str) -> None:
        """Raises what is wrong with the request as such: BadFraming, BadHost, BadOrigin, BodyTooLong, NotJson or
        TooMuch.
        """
        headers = dict(scope["headers"])
        if b"content-length" in headers and b"transfer-encoding" in headers:
            raise BadFraming(NOT_UNDERSTOOD)
        # A foreign page may have its own name lead to this address (DNS rebinding), and would count as ours.
        if not self._is_known_host(headers) and path not in HEALTH:
            raise BadHost(reason("host-unknown"))
        if scope["method"] in _SAFE:
            return
        if not self._is_own_origin(scope, headers):
            raise BadOrigin(reason("origin-foreign"))
        # A body that comes without its length is counted while it is read.
        length = headers.get(b"content-length", b"0")
        most = most_body(path)
        if not length.isdigit() or int(length) > most:
            raise BodyTooLong(reason("body-too-long", most=most))
        if _has_body(headers) and not _is_json(headers):
            raise NotJson(reason("request-not-json"))
        self._changes.count(visitor_of(scope))

    def _is_known_host(self, headers: dict[bytes, bytes]) -> bool:
        name = host_name(headers.get(b"host", b""))
        return bool(name) and ("*" in self._hosts or name in self._hosts)

    def _is_own_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """True if the request comes from the club's own pages, or from no page at all."""
        if headers.get(b"sec-fetch-site", b"none") not in {b"none", b"same-origin"}:
            return False
        origin = headers.get(b"origin")
        is_by_tls = self._secure or scope["scheme"] in {"https", "wss"}
        own = (b"https" if is_by_tls else b"http") + b"://" + headers.get(b"host", b"")
        return origin is None or origin.lower() == own.lower()


def _kind(path: str) -> str:
    """The kind of a request, by which the club counts them."""
    if path in HEALTH:
        return "health"
    return "api" if path.startswith("/api/") else "pages"


def _joined(own: Headers, usual: Headers) -> Headers:
    """The headers of an answer: its own, and the usual ones that it does not have."""
    names = {name for name, _ in own}
    return [*own, *(one for one in usual if one[0] not in names)]


def _has_body(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def _is_json(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"


def _route(path: str) -> str:
    """The path as it may be logged: anybody who knows a table's id may come in, so ids are left out."""
    parts = path.split("/")
    known = {"", "api", "me", "device", "devices", "passkey", "passkeys", "options", "games", "pages", "tables", "matches", "deals", "record", "daily", "statistics", "friends", "decline", "block", "invite", "answer", "evenings", "again", "bounds", "export.csv", "export.ods", "cash.csv", "export.json", "rounds", "schedule", "links", "t", "assets", "healthz", "readyz", "tries", "openapi.json"}  # fmt: skip
    return "/".join(part if part in known else "*" for part in parts[:8])
