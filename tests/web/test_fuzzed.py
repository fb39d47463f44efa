"""Requests made at random from the club's own description of its routes, and frames made at random from the types that
it reads: none of them is a fault of the club's own.
"""

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote, urlencode

import httpx
import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.sampling import draws
from tests.waiting import PATIENCE_S
from tests.web.clubs import MANY, Club, Person
from tests.web.evenings import opened
from tests.web.hostile_commands import COMMANDS
from tests.web.hostile_frames import FIN, MASK, frame, text
from tests.web.hostile_requests import Target, upgrade
from tests.web.memory import MemoryClub
from tests.web.test_announcements import announced
from tests.web.test_prepared import prepared
from tests.web.test_seasons import season_of
from whistclub.web.http.statuses import OWN_DATA
from whistclub.web.server.api import make_schema
from whistclub.wire.own_data import FORMAT

_REQUESTS: Final = draws(8, 30)
"""So many requests to each route, right and wrong."""
_LIMITS: Final = msgspec.structs.replace(MANY, evenings=100_000, codes=1_000_000, signups=1_000_000)
_CONVERSATIONS: Final = draws(25, 100)
_API: Final[dict[str, Any]] = json.loads(msgspec.json.encode(make_schema()))
ROUTES: Final = [(method, path) for path, methods in _API["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MemoryClub]:
    with MemoryClub(tmp_path_factory.mktemp("club"), _LIMITS) as club:
        yield club


@pytest.fixture(scope="module")
def listening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Club(tmp_path_factory.mktemp("listening")) as club:
        yield club


@pytest.fixture(scope="module")
def lasting(club: MemoryClub) -> dict[str, str]:
    """Names that the routes meet one after another, but for those that take something away."""
    return _names(Person(club).named("Bo"))


def _names(person: Person) -> dict[str, str]:
    """The things that parameters of paths may name, made by this person."""
    table, code = person.open("whist", with_bots=True), opened(person)
    found = {
        "table": table,
        "code": code,
        "season": season_of(person, code),
        "announcement": announced(person),
    }
    (device,) = person.call("GET", "/api/me/devices")["devices"]
    found |= {"prepared": prepared(person), "device": device["id"], "preset": "whist", "game": "minnesota"}
    found |= {"match": person.call("GET", f"/api/tables/{table}")["match"], "page": "whist", "language": "en"}
    today = person.call("GET", "/api/daily")["date"]
    return found | {"date": today, "place": "1", "number": "1", "deal": "1", "name": "finesse-1"}


_PHASES: Final = (Phase.explicit, Phase.generate)
"""A failure is told as it was found: to make it smaller takes hundreds of requests."""
_OWN_DATA: Final = json.dumps(
    {"format": FORMAT, "games": [{"match": "x", "record": {"format": 1, "game": "whist", "deals": []}}] * 2}
).encode()
"""A document that no description of the routes has."""
_BYTES: Final = st.one_of(
    st.sampled_from((b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\0", b"\xef\xbb\xbf", b'"', b"}", b"\\u")),
    st.binary(max_size=9),
)
_VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=4,
)


@st.composite
def _damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """These bytes with others put in, in place of some of them or not."""
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(whole)))
        whole = whole[:at] + draw(_BYTES) + whole[at + draw(st.integers(0, 3)) :]
    return whole


@st.composite
def _like(draw: st.DrawFn, schema: dict[str, Any]) -> Any:
    """A value as the schema has it, but for some of its parts."""
    if not draw(st.integers(0, 5)):
        return draw(_VALUES)
    name = schema.get("$ref", "").rpartition("/")[2]
    if name:
        return draw(_like(_API["components"]["schemas"][name]))
    if several := schema.get("oneOf") or schema.get("anyOf"):
        return draw(_like(draw(st.sampled_from(several))))
    if "enum" in schema or "const" in schema:
        return draw(st.sampled_from(schema.get("enum") or [schema["const"]]))
    return _of_kind(draw, schema)


def _of_kind(draw: st.DrawFn, schema: dict[str, Any]) -> Any:
    kind = schema.get("type")
    if kind == "object":
        needed = schema.get("required", ())
        named = {
            name: of
            for name, of in schema.get("properties", {}).items()
            if name in needed or draw(st.booleans())
        }
        return {name: draw(_like(of)) for name, of in named.items()}
    if kind == "array":
        return draw(st.lists(_like(schema.get("items", {})), max_size=3))
    if kind == "integer":
        return draw(st.integers(schema.get("minimum", -1), schema.get("maximum", 60)))
    if kind == "string" and "pattern" in schema:
        return draw(st.from_regex(schema["pattern"]))
    simple = {
        "string": st.text(max_size=12),
        "boolean": st.booleans(),
        "number": st.floats(),
        "null": st.none(),
    }
    return draw(simple.get(kind or "", _VALUES))


@st.composite
def _asked(
    draw: st.DrawFn, route: dict[str, Any], path: str, names: dict[str, str]
) -> tuple[str, bytes | None]:
    """An address of the route, and the bytes of a body where it takes one."""
    found = {one["name"]: str(draw(_like(one["schema"]))) for one in route.get("parameters", ())}
    is_named = draw(st.booleans())
    for name, value in found.items():
        said = names.get(name, value) if is_named else value
        path = path.replace(f"{{{name}}}", quote(said, safe="") or "x")
    query = urlencode({name: value for name, value in found.items() if draw(st.booleans())}, errors="replace")
    content = route.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None and draw(st.integers(0, 3)):
        return f"{path}?{query}", None
    described = json.dumps(draw(_like((content or {}).get("schema", {})))).encode()
    whole = _OWN_DATA if path == OWN_DATA else described
    return f"{path}?{query}", draw(_damaged(whole))


def _answer(club: MemoryClub, cookie: str, method: str, path: str, body: bytes | None) -> httpx.Response:
    """The club's answer, to a body that says that it is JSON if there is one."""
    headers = {"Cookie": cookie} | ({} if body is None else {"Content-Type": "application/json"})
    with httpx.Client(base_url=club.url, transport=club.transport(), headers=headers) as client:
        return client.request(method, path, content=body)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_no_request_to_any_route_is_a_fault_of_the_club(
    method: str, path: str, club: MemoryClub, lasting: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    person = Person(club).named("Ada")
    names = _names(person) if method == "delete" and "{" in path else lasting

    @settings(max_examples=_REQUESTS, database=None, phases=_PHASES)
    @given(_asked(_API["paths"][path][method], path, names))
    def asked(made: tuple[str, bytes | None]) -> None:
        answer = _answer(club, person.cookie, method, *made)
        assert 500 > answer.status_code
        if path.startswith("/api") and answer.status_code >= 400:
            assert {"key", "args"} == answer.json()["why"].keys()

    asked()
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]


@st.composite
def _message(draw: st.DrawFn) -> bytes:
    """A command with good and bad fields, its bytes perhaps damaged."""
    do = draw(st.sampled_from(sorted(COMMANDS)))
    fields = {name: draw(_VALUES) for name in COMMANDS[do] if draw(st.booleans())}
    return draw(_damaged(json.dumps({"do": do, **fields}).encode()))


@st.composite
def _frames(draw: st.DrawFn) -> bytes:
    """A message in one frame or several, right or wrong."""
    whole = draw(_message() | st.binary(max_size=200))
    if draw(st.integers(0, 2)):
        return text(whole)
    first = draw(st.integers(0, 255))
    mask = draw(st.sampled_from((MASK, MASK, None)))
    length = draw(st.none() | st.binary(min_size=1, max_size=9))
    at = draw(st.integers(0, len(whole)))
    return frame(first, whole[:at], mask=mask, length=length) + frame(FIN, whole[at:])


@pytest.mark.parametrize("place", ["table", "evening"])
def test_no_frames_of_any_kind_are_a_fault_of_the_club(
    place: str, listening: Club, caplog: pytest.LogCaptureFixture
) -> None:
    person = Person(listening).named("Ada")
    at = person.open("whist", with_bots=True) if place == "table" else f"evening/{opened(person)}"
    head = upgrade(Target(f"127.0.0.1:{listening.port}", at, "", person.cookie), cookie=person.cookie)

    @settings(max_examples=_CONVERSATIONS, database=None, phases=_PHASES)
    @given(st.booleans(), st.lists(_frames(), max_size=6))
    def said(is_greeted: bool, frames: list[bytes]) -> None:
        hello = [text(b'{"do":"hello"}')] if is_greeted else []
        assert b"our-fault" not in _heard(listening.port, head, b"".join([*hello, *frames]))

    said()
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert 200 == httpx.get(f"{listening.url}/healthz").status_code


def _heard(port: int, head: bytes, sent: bytes) -> bytes:
    """All that the club says to somebody who says this and no more."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as line, suppress(ConnectionError):
        line.sendall(head)
        while b"\r\n\r\n" not in heard:
            heard += line.recv(65_536)
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        while piece := line.recv(65_536):
            heard += piece
    return heard
