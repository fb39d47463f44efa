"""Serving: sockets, uvicorn's configuration, logging, and the addresses of this machine."""

import asyncio
import errno
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from whistclub.cards.errors import BadOption, WhistclubError, reason
from whistclub.club.bots import PlayerOf
from whistclub.club.clock import passed_s
from whistclub.club.daily import DAILY_BOTS
from whistclub.club.interrupts import Signals, block, block_only
from whistclub.club.local_table import now_ms
from whistclub.club.log.port import BadFile
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.retention import FORGET_DAYS
from whistclub.club.store.logs.spread_log import open_spread
from whistclub.club.store.logs.sql_log import SqlLog, open_file, open_url
from whistclub.club.store.workers.sql_keys import SqlKeys, seal_of
from whistclub.club.work.jobs import ARCHIVE_DAYS
from whistclub.coach import STANDARD, Effort
from whistclub.web.http.links import LOCAL
from whistclub.web.http.people.keys import KEY_FILE, Keys, keys_in_file, load_keys
from whistclub.web.live.connections.connection import MOST_BYTES
from whistclub.web.live.workers.departure import Departure
from whistclub.web.resources.limits import Limits
from whistclub.web.server.addresses import own_address
from whistclub.web.server.admission import Admission, Quota, Timeouts
from whistclub.web.server.app import KeySource, Setup, make_app
from whistclub.web.server.file_limits import for_visitors, limit, raise_limit
from whistclub.web.server.guard import Guard
from whistclub.web.server.http_protocol import AdmittingProtocol
from whistclub.web.server.metrics import listen_for_metrics
from whistclub.web.server.waiting_work import queue_of
from whistclub.web.server.websocket import WebSocketProtocol

PORT: Final = 8413
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - asked for by name
"""The address that listens on the whole network."""
LOOPBACK_6: Final = "::1"
"""The second address that `localhost` may mean."""
_PORTS: Final = 20
"""So many ports are tried, one after the other, where the first is taken."""
_TIMEOUTS: Final = Timeouts()
_DRAIN_LOOK_S: Final = 0.1
_DEPART_S: Final = 3.0
"""A departure takes no longer, whatever the database does: the lease then expires by itself."""
_CLOSE_S: Final = 7.0
"""After that everything is closed within so long. What is not stored by then was answered to nobody."""
_SILENT_S: Final = 1.0
"""The same where the database has not answered while everybody was sent on."""


class NoPort(WhistclubError):
    """No port to listen on; the reason names the address."""


class ClubConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The configuration of a club.

    `further` is a second address to listen on at the same port, where the machine has it. `hosts` are the names by
    which people may address it in addition to this machine's own; `proxies` the addresses of proxies that are trusted
    to name the visitor. `database` is an address, empty for the data file; `match_databases` are the names and
    addresses of further ones for matches; `notices` is the address of a NATS broker, empty where the database notifies.
    Finished matches are archived, and guests and tables without anything forgotten, after so many days. `effort` is the
    coach's for a review, `daily_bots` how many bots play a deal of the day. More than one of `workers`, and a
    broker, need PostgreSQL. Told to stop, it still serves for `drain_s`, so that a proxy leads nobody new here.
    `metrics` is the address and port at which a monitor asks.
    """

    folder: Path
    data_file: Path
    address: str = "127.0.0.1"
    further: str = ""
    port: int = PORT
    port_is_fixed: bool = False
    database: str = ""
    match_databases: tuple[tuple[str, str], ...] = ()
    notices: str = ""
    archive_days: int = ARCHIVE_DAYS
    forget_days: int = FORGET_DAYS
    hosts: frozenset[str] = frozenset()
    proxies: str = ""
    secure: bool = False
    processes: int = 1
    workers: int = 1
    drain_s: int = 0
    metrics: tuple[str, int] | None = None
    log_requests: bool = False
    limits: Limits = Limits()
    effort: Effort = STANDARD
    daily_bots: int = DAILY_BOTS


def listen(config: ClubConfig) -> list[socket.socket]:
    """Listens on the port, or on the next free one unless the port is fixed. Raises NoPort, BadOption."""
    ports = [config.port] if config.port_is_fixed else range(config.port, config.port + _PORTS)
    for port in ports:
        found = _listen_at(config.address, port)
        if found is None:
            continue
        both = _with_further(found, config.further)
        if both:
            return both
    raise NoPort(reason("no-port", address=config.address, port=str(config.port)))


def _with_further(first: socket.socket, further: str) -> list[socket.socket]:
    """The socket, and one on the further address where the machine has it; none where another program has its port
    there.
    """
    if not further:
        return [first]
    try:
        found = _listen_at(further, first.getsockname()[1])
    except BadOption:
        return [first]
    if found is None:
        first.close()
        return []
    return [first, found]


def _listen_at(address: str, port: int) -> socket.socket | None:
    """Listens on one address; None where the port is taken there. Raises BadOption."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        # With the protocol named, asyncio knows the socket for TCP and switches off Nagle's algorithm.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as problem:
        raise BadOption(reason("address-not-here", text=address[:80])) from problem
    # A club that is started again gets its port although connections of before are still closing; on Windows it does so
    # anyway, and there the option would let two clubs have one port.
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((address, port))
        made.listen(1024)
    except OSError as problem:
        made.close()
        _check_taken(problem, address, port)
        return None
    return made


def _check_taken(problem: OSError, address: str, port: int) -> None:
    """Another port may be tried if this one is taken. Raises BadOption for any other problem."""
    if isinstance(problem, PermissionError):
        raise BadOption(reason("port-not-allowed", port=str(port))) from problem
    if problem.errno != errno.EADDRINUSE:
        raise BadOption(reason("address-not-here", text=address[:80])) from problem


def run(config: ClubConfig, players: PlayerOf, bots: tuple[str, ...], ready: Callable[[int], None]) -> None:
    """Serves until stopped; `ready` is called with the port once connections are accepted. Raises NoPort, BadFile."""
    # Whatever the database and other libraries create is for the owner alone too.
    os.umask(0o077)
    listening = listen(config)
    port = listening[0].getsockname()[1]
    try:
        serve_on(listening, config, players, bots, lambda: ready(port))
    finally:
        for one in listening:
            one.close()


def serve_on(
    listening: list[socket.socket],
    config: ClubConfig,
    players: PlayerOf,
    bots: tuple[str, ...],
    ready: Callable[[], None],
) -> None:
    """Serves on these sockets until stopped. Raises BadFile."""
    raise_limit()
    metrics = None if config.metrics is None else listen_for_metrics(*config.metrics)
    log = database(config)
    _log_to_stderr(requests=config.log_requests)
    keys, key_source = _keys_or_closed(config, log)
    setup = Setup(
        port=listening[0].getsockname()[1],
        hosts=LOCAL | config.hosts,
        elsewhere=_elsewhere(config, listening[0].getsockname()[1]),
        secure=config.secure,
        processes=config.processes,
        alone=True,
        key_source=key_source,
        queue_source=queue_of(config.database),
        archive_days=config.archive_days,
        forget_days=config.forget_days,
        effort=config.effort,
        daily_bots=config.daily_bots,
        limits=config.limits,
        metrics=metrics,
    )
    app = make_app(log, keys, players, bots, setup)
    # Signals are blocked until the server handles them; bot processes inherit that, and leave Ctrl-C to the club.
    before = block(signal.SIGINT, signal.SIGTERM)
    server = _Server(configuration(app, config.proxies), ready, before, app.departure, config.drain_s)
    try:
        server.run(sockets=listening)
    finally:
        block_only(before)


def _keys(config: ClubConfig, log: SqlLog) -> tuple[Keys, KeySource | None]:
    """The keys that sign cookies, and over PostgreSQL where they may change. Raises BadFile."""
    if log.is_file:
        return load_keys(config.folder / KEY_FILE), None
    stored = stored_keys(config, log)
    stored.begin(keys_in_file(config.folder / KEY_FILE), now_ms())
    return Keys(stored.load(now_ms())), lambda: stored.load(now_ms())


def _keys_or_closed(config: ClubConfig, log: SqlLog) -> tuple[Keys, KeySource | None]:
    """The same; the log is closed where they cannot be read. Raises BadFile."""
    try:
        return _keys(config, log)
    except BadFile:
        log.close()
        raise


def check(config: ClubConfig) -> None:
    """Raises BadFile if the database cannot be opened, or the keys that sign cookies cannot be read."""
    log = database(config)
    try:
        _keys(config, log)
    finally:
        log.close()


def stored_keys(config: ClubConfig, log: SqlLog) -> SqlKeys:
    """The keys in a club's database. Raises BadFile."""
    return SqlKeys(log, seal_of(config.folder))


def _elsewhere(config: ClubConfig, port: int) -> str:
    own = own_address()
    is_reachable = config.address in {EVERYWHERE, own} and own in config.hosts and own not in LOCAL
    return f"http://{own}:{port}" if is_reachable and not config.secure else ""


def database(config: ClubConfig) -> SqlLog:
    """Opens the log of the club. Raises BadFile, BadOption, MissingPackage."""
    if config.match_databases:
        log: SqlLog = open_spread(config.database, dict(config.match_databases))
    else:
        log = open_url(config.database) if config.database else open_file(config.data_file)
    if config.notices:
        log.notify_by(NatsNotices(config.notices))
    return log


def configuration(app: Guard, proxies: str = "", timeouts: Timeouts = _TIMEOUTS) -> uvicorn.Config:
    """Configures uvicorn, and silences its logger, which writes of every connection and malformed request."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    admission = Admission(_quota(app.limits), timeouts, _proxy_test(proxies))
    http: Any = partial(AdmittingProtocol, admission=admission)
    websocket: Any = partial(WebSocketProtocol, admission=admission)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        # More than a message may have: one that is a little too long is refused with a reason a person can read.
        ws_max_size=MOST_BYTES * 4,
        # A browser answers these by itself, so that the club notices within 40 s that a phone has no network. A page
        # cannot see them: it sends pings of its own (client/src/net/lasting-socket.ts).
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
    """Calls back when it is ready, and ends normally on a signal."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        signals: Signals,
        departure: Departure,
        drain_s: float,
    ) -> None:
        """`signals` are those that stay blocked once the server has begun."""
        super().__init__(config)
        self._ready, self._blocked = ready, signals
        self._departure, self._drain_s = departure, drain_s

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        block_only(self._blocked)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._departure.announce()
        until_s = passed_s() + self._drain_s
        while passed_s() < until_s and not self.force_exit:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(_DRAIN_LOOK_S)
        # Nobody new comes in while those who are here are sent on.
        for server in self.servers:
            server.close()
        has_departed = await self._depart()
        # A thread that waits for a database that does not answer can be ended in no other way.
        watch = threading.Timer(_CLOSE_S if has_departed else _SILENT_S, os._exit, (0,))
        watch.daemon = True
        watch.start()
        await super().shutdown(sockets)
        watch.cancel()
        # uvicorn raises them again at the end, but a club that was told to stop has ended well.
        self._captured_signals.clear()

    async def _depart(self) -> bool:
        """Sends everybody on. Returns False without an answer of the database: the worker's lease then expires."""
        try:
            await asyncio.wait_for(self._departure.complete(), _DEPART_S)
        except (WhistclubError, TimeoutError):
            return False
        return True


class JsonLines(logging.Formatter):
    """Formats each record as one JSON object: time, level, event and fields. Texts of exceptions are left out, since
    they could name a card.
    """

    def format(self, record: logging.LogRecord) -> str:
        made = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{made}Z", "level": record.levelname.lower(), "what": record.msg}
        # The record's own facts again at the end: no field may take their place.
        line = line | getattr(record, "fields", {}) | line
        if record.exc_info and record.exc_info[2] is not None:
            line["where"] = _frames(record.exc_info[2])
        return json.dumps(line)


def _frames(trace: TracebackType | None) -> list[str]:
    frames = []
    while trace is not None:
        frames.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return frames[-12:]


def _log_to_stderr(*, requests: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    own = logging.getLogger("whistclub")
    own.handlers, own.propagate = [handler], False
    own.setLevel(logging.INFO if requests else logging.WARNING)
