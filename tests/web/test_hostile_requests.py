"""Requests that nobody ought to send: each kind is refused or answered, and none is taken for a fault of the club's
own.
"""

import json
import logging
import random
import re
import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.waiting import PATIENCE_S
from tests.web.clubs import Club, Person
from tests.web.hostile_commands import COMMAND_MALICE, COMMANDS
from tests.web.hostile_frames import greeting, text
from tests.web.hostile_requests import REQUESTS, Target, upgrade
from whistclub.web.server.serve import JsonLines

_TIMES = 4


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Club(tmp_path_factory.mktemp("club")) as club:
        yield club


@pytest.fixture(scope="module")
def target(club: Club) -> Target:
    person = Person(club).named("Ada")
    table = person.open("whist", with_bots=True)
    return Target(f"127.0.0.1:{club.port}", table, club.hub.tables[table].room.match, person.cookie)


def answered(club: Club, sent: bytes, until: bytes = b"HTTP/1.1 ") -> bytes:
    """The first of the answer; nothing for half a request."""
    heard = b""
    with socket.create_connection(("127.0.0.1", club.port), timeout=0.1) as made, suppress(OSError):
        made.sendall(sent)
        while until not in heard and (piece := made.recv(65_536)):
            heard += piece
    return heard


@pytest.mark.parametrize("kind", REQUESTS)
def test_no_request_of_any_kind_is_a_fault_of_the_club(
    kind: str, club: Club, target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(kind)
    heard = b"".join(answered(club, REQUESTS[kind](rng, target)) for _ in range(_TIMES))
    assert [] == [status for status in re.findall(rb"HTTP/1\.1 (\d{3})", heard) if status >= b"500"]
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert 200 == httpx.get(f"{club.url}/healthz").status_code


@pytest.mark.parametrize("kind", COMMAND_MALICE)
def test_no_command_of_any_kind_is_a_fault_of_the_club(
    kind: str, club: Club, target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(kind)
    made = b"".join(text(COMMAND_MALICE[kind](rng)) for _ in range(9))
    for cookie in ("", target.cookie):
        head = upgrade(target, cookie=cookie)
        with socket.create_connection(("127.0.0.1", club.port), timeout=PATIENCE_S) as line:
            line.sendall(head)
            heard = line.recv(65_536)
            line.sendall(greeting() + made + text(b'{"do":"ping"}'))
            while b'"tell":"pong"' not in heard and (piece := line.recv(65_536)):
                heard += piece
        assert b"our-fault" not in heard
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_every_command_of_the_wire_is_among_those_sent_in_wrong_shapes() -> None:
    assert {"hello", "ping", "act", "sit", "configure", "talk"} <= COMMANDS.keys()
    assert 27 == len(COMMANDS)


def test_json_nested_deeper_than_is_read_is_not_understood(club: Club) -> None:
    body = b"[" * 8000 + b"]" * 8000
    answer = httpx.post(f"{club.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (400, "request-not-understood") == (answer.status_code, answer.json()["why"]["key"])


def test_a_fault_is_called_one_in_the_log_whatever_its_kind() -> None:
    record = logging.LogRecord("whistclub.web", logging.ERROR, "x.py", 1, "fault", None, None)
    record.fields = {"what": "RecursionError", "kind": "RecursionError"}
    line = json.loads(JsonLines().format(record))
    assert ("fault", "RecursionError") == (line["what"], line["kind"])
