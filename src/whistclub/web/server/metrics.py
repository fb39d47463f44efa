"""Figures for a monitor, at a door of their own: `GET /metrics` in the text format of Prometheus.

The door answers nothing else, and tells no name, no card, no address and no id. The format is written here, since it is
a line for each figure; a client library would bring a registry for the whole process and a thread that reads it.
"""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Final

from whistclub.cards.errors import BadOption, reason
from whistclub.version import VERSION
from whistclub.web.http.links import LOCAL, host_name
from whistclub.web.live.hub import Hub
from whistclub.web.resources.measures import BOUNDS_S, Measures

_ASKING_S: Final = 5.0
_MOST_ASKED: Final = 8192
_KIND: Final = "text/plain; version=0.0.4; charset=utf-8"

Figure = tuple[str, float]
"""The rest of a line after the name (labels in braces, or nothing), and the value."""


def listen_for_metrics(address: str, port: int) -> socket.socket:
    """Listens at the door. Raises BadOption where something else does."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        return socket.create_server((address, port), family=family)
    except OSError as problem:
        raise BadOption(reason("metrics-door-taken", address=address, port=str(port))) from problem


async def serve_metrics(hub: Hub, listening: socket.socket, hosts: frozenset[str]) -> None:
    """Answers at the door until cancelled, to who addresses it by its address or by one of these names."""
    faults = _Faults()
    log = logging.getLogger("whistclub")

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _ASKING_S)
            writer.write(_answer(asked, hub, faults.count, hosts))
            await asyncio.wait_for(writer.drain(), _ASKING_S)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    log.addHandler(faults)
    try:
        async with await asyncio.start_server(answer, sock=listening, limit=_MOST_ASKED) as door:
            await door.serve_forever()
    finally:
        log.removeHandler(faults)


class _Faults(logging.Handler):
    """Counts the faults that are logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        del record
        self.count += 1


def _answer(asked: bytes, hub: Hub, faults: int, hosts: frozenset[str]) -> bytes:
    status, body = "404 Not Found", ""
    if not _is_known_host(asked, hosts):
        status = "421 Misdirected Request"
    elif asked.split(b" ")[:2] == [b"GET", b"/metrics"]:
        status, body = "200 OK", text_of(hub, faults)
    head = f"HTTP/1.1 {status}\r\nContent-Type: {_KIND}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return (head + body).encode()


def _is_known_host(asked: bytes, hosts: frozenset[str]) -> bool:
    """True for an address and for a name of the club: any other name may have been led here by a page elsewhere."""
    fields = [line.partition(b":") for line in asked.split(b"\r\n")[1:]]
    named = [host_name(value.strip()) for name, _, value in fields if name.lower() == b"host"]
    if len(named) != 1:
        return False
    return named[0] in hosts | LOCAL or "*" in hosts or _is_address(named[0])


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def text_of(hub: Hub, faults: int) -> str:
    """The figures of this process, as text."""
    here = hub.connections()
    people = {one.person.id for one in here if one.person is not None}
    notices = hub.club.log.notices
    heard = 0 if hub.presence is None else hub.presence.heard
    measures = hub.measures
    families = (
        _family("info", "gauge", "The version that runs", [(f'{{version="{VERSION}"}}', 1)]),
        _family("people", "gauge", "People connected to tables and evenings", [("", len(people))]),
        _family("connections", "gauge", "WebSockets of tables and evenings", [("", len(here))]),
        _family("tables", "gauge", "Tables open in this process", [("", len(hub.tables))]),
        _family("acts_total", "counter", "Acts stored, people's and bots'", [("", hub.commits.acts)]),
        _family("requests_total", "counter", "Requests answered", _answers(measures)),
        _family("request_seconds", "histogram", "How long requests took", _durations(measures)),
        _family("notices_total", "counter", "Notices of other workers heard", [("", heard)]),
        _family("notices_heard", "gauge", "1 while notices can be heard", [("", notices.is_heard)]),
        _family("faults_total", "counter", "Faults in the log", [("", faults)]),
    )
    return "".join(line for family in families for line in family)


def _family(name: str, kind: str, about: str, figures: Iterable[Figure]) -> Iterator[str]:
    yield f"# HELP whistclub_{name} {about}\n# TYPE whistclub_{name} {kind}\n"
    for labels, value in figures:
        yield f"whistclub_{name}{labels} {value:.12g}\n"


def _answers(measures: Measures) -> Iterator[Figure]:
    for (kind, status), count in sorted(measures.answers.items()):
        yield f'{{kind="{kind}",status="{status}"}}', count


def _durations(measures: Measures) -> Iterator[Figure]:
    """The buckets of each kind, each with all that were quicker too, as the format has it."""
    for kind, durations in sorted(measures.durations.items()):
        total = 0
        for bound, count in zip((*BOUNDS_S, "+Inf"), durations.counts, strict=True):
            total += count
            yield f'_bucket{{kind="{kind}",le="{bound}"}}', total
        yield f'_sum{{kind="{kind}"}}', durations.sum_s
        yield f'_count{{kind="{kind}"}}', total
