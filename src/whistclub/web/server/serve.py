"""Starts the club: on this machine for one person, on the local network, or on a host for anybody."""

import errno
import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from whistclub.cards.errors import BadOption, WhistclubError, reason
from whistclub.club.bots import PlayerOf
from whistclub.club.store.sql_log import SqlLog, open_file, open_url
from whistclub.web.http.keys import load_keys
from whistclub.web.http.links import LOCAL
from whistclub.web.live.connection import MOST_BYTES
from whistclub.web.resources.limits import Limits
from whistclub.web.server.admission import Admission, Quota, Timeouts
from whistclub.web.server.app import Setup, make_app
from whistclub.web.server.file_limits import for_visitors, limit, raise_limit
from whistclub.web.server.guard import Guard
from whistclub.web.server.http_protocol import AdmittingProtocol
from whistclub.web.server.websocket import WebSocketProtocol

PORT: Final = 8413
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - asked for by name
"""The address that listens on the whole network."""
_PORTS: Final = 20
_TIMEOUTS: Final = Timeouts()


class NoPort(WhistclubError):
    """No port to listen on; the reason names the address."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a club listens and what it keeps its data in.

    `hosts` are the names people may ask it under besides this machine's own; `proxies` the addresses of proxies whose word on
    who asks is taken. `database` is an address, empty for the data file. `workers` processes serve, if more than one over PostgreSQL.
    """

    folder: Path
    data_file: Path
    address: str = "127.0.0.1"
    port: int = PORT
    port_is_fixed: bool = False
    database: str = ""
    hosts: frozenset[str] = frozenset()
    proxies: str = ""
    secure: bool = False
    processes: int = 1
    workers: int = 1
    log_requests: bool = False
    limits: Limits = Limits()


def listen(place: Place) -> socket.socket:
    """A socket on the port, or on the next that is free unless the port was named. Raises NoPort, BadOption."""
    ports = [place.port] if place.port_is_fixed else range(place.port, place.port + _PORTS)
    for port in ports:
        family = socket.AF_INET6 if ":" in place.address else socket.AF_INET
        # Named so that asyncio knows it for TCP, and sends small messages without waiting for others.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((place.address, port))
            made.listen(1024)
        except OSError as problem:
            made.close()
            _unless_taken(problem, place.address, port)
            continue
        return made
    raise NoPort(reason("no-port", address=place.address, port=str(place.port)))


def _unless_taken(problem: OSError, address: str, port: int) -> None:
    """Another port may do where one is taken, and nowhere else. Raises BadOption for the rest."""
    if isinstance(problem, PermissionError):
        raise BadOption(reason("port-not-allowed", port=str(port))) from problem
    if problem.errno != errno.EADDRINUSE:
        raise BadOption(reason("address-not-here", text=address[:80])) from problem


def run(place: Place, players: PlayerOf, bots: tuple[str, ...], ready: Callable[[int], None]) -> None:
    """Serves until it is stopped; `ready` is told the port once connections are taken. Raises NoPort, BadFile."""
    os.umask(0o077)
    listening = listen(place)
    port = listening.getsockname()[1]
    serve_on(listening, place, players, bots, lambda: ready(port))


def serve_on(
    listening: socket.socket,
    place: Place,
    players: PlayerOf,
    bots: tuple[str, ...],
    ready: Callable[[], None],
) -> None:
    """Serves on this socket until it is stopped. Raises BadFile."""
    raise_limit()
    log = database(place)
    _log_to_stderr(requests=place.log_requests)
    setup = Setup(
        port=listening.getsockname()[1],
        hosts=LOCAL | place.hosts,
        elsewhere=_elsewhere(place, listening.getsockname()[1]),
        secure=place.secure,
        processes=place.processes,
        shared=place.workers > 1,
        alone=True,
        limits=place.limits,
    )
    app = make_app(log, load_keys(place.folder / "cookie.keys"), players, bots, setup)
    # Until the server minds signals itself they wait: a bot's process, which inherits that, leaves Ctrl-C to the club.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    server = _Server(configuration(app, place.proxies), ready, before)
    try:
        server.run(sockets=[listening])
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _elsewhere(place: Place, port: int) -> str:
    own = own_address()
    is_heard = place.address in {EVERYWHERE, own} and own in place.hosts and own not in LOCAL
    return f"http://{own}:{port}" if is_heard and not place.secure else ""


def database(place: Place) -> SqlLog:
    """The log of the place. Raises BadFile."""
    return open_url(place.database) if place.database else open_file(place.data_file)


def configuration(app: Guard, proxies: str = "", timeouts: Timeouts = _TIMEOUTS) -> uvicorn.Config:
    """How uvicorn serves the application; its own logger, which writes of every connection and every nonsense, is held above that."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    admission = Admission(_quota(app.limits), timeouts, _proxy_test(proxies))
    http: Any = partial(AdmittingProtocol, admission=admission)
    websocket: Any = partial(WebSocketProtocol, admission=admission)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_max_size=MOST_BYTES * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=16_384,
    )


def _quota(limits: Limits) -> Quota:
    return Quota(
        visitor=limits.address_connections * 3 // 2,
        everybody=for_visitors(limit()),
        begun=limits.openings,
        begun_per_s=limits.openings_per_s,
    )


def _proxy_test(proxies: str) -> Callable[[str], bool]:
    """A test whether an address is one of these proxies'."""
    if not proxies:
        return lambda _: False
    asked = ProxyHeadersMiddleware(lambda *_: None, proxies).trusted_hosts  # type: ignore[arg-type]
    return lambda address: address in asked


class _Server(uvicorn.Server):
    """Says when it is ready; a signal ends it in peace."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], signals: set[int | signal.Signals]
    ) -> None:
        """`signals` are those that stay blocked once the server has begun."""
        super().__init__(config)
        self._ready, self._blocked = ready, signals

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        signal.pthread_sigmask(signal.SIG_SETMASK, self._blocked)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self._captured_signals.clear()


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and its fields. Texts of exceptions are left out, since they could name a card."""

    def format(self, record: logging.LogRecord) -> str:
        made = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{made}Z", "level": record.levelname.lower(), "what": record.msg}
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[2] is not None:
            line["where"] = _frames(record.exc_info[2])
        return json.dumps(line)


def _frames(trace: Any) -> list[str]:
    frames = []
    while trace is not None:
        frames.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return frames[-12:]


def _log_to_stderr(*, requests: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    own = logging.getLogger("whistclub.web")
    own.handlers, own.propagate = [handler], False
    own.setLevel(logging.INFO if requests else logging.WARNING)


def own_address() -> str:
    """This machine's address in the local network; the loopback's where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def own_names() -> frozenset[str]:
    """What this machine is called in its network, its address among them."""
    name = socket.gethostname().lower()
    return frozenset({own_address(), name, f"{name.partition('.')[0]}.local"})
