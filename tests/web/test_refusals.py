"""Refusals over HTTP: the class of an exception says the status, and no key of a sentence steers anything."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

import whistclub
from whistclub.cards.errors import (
    BadOption,
    IllegalAction,
    NotFound,
    NotHere,
    TooMuch,
    Unavailable,
    WhistclubError,
    reason,
)
from whistclub.club.log.port import BadDatabase, BadFile, Conflict
from whistclub.club.names import BadName
from whistclub.web.http.refusals import EXCEPTION_HANDLERS, REFUSED, refuse
from whistclub.web.http.statuses import BadHost, BadOrigin, BodyTooLong, NotJson
from whistclub.web.live.workers.departure import Departure
from whistclub.web.resources.asgi import App, Message, Receive, Scope, Send
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.measures import Measures
from whistclub.web.server.guard import Guard

SOURCE = Path(whistclub.__file__).parent
KEYS = frozenset(
    key.removeprefix("reason-")
    for path in (SOURCE / "messages/locales/en").glob("*.ftl")
    for key in re.findall(
        r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", path.read_text(encoding="utf-8"), re.MULTILINE
    )
)
"""The keys of the catalogues; those of refusals as the code has them, without the catalogues' prefix."""
ASKING = frozenset({"get", "startswith", "endswith", "index", "count", "fullmatch", "match"})
"""Calls that ask what a text is."""
REASONS = re.compile(r"(?:reason|why|because)(?:\(.*\))?$")
"""The expressions that are reasons, by their last name."""


class Elsewhere(NotFound):
    """A child that no table of statuses names."""


def answer_to(problem: Exception) -> tuple[int, str, str | None]:
    """The status, the key of the reason and `Retry-After` of a request whose handler raises this."""

    @get("/", sync_to_thread=False)
    def raising() -> None:
        raise problem

    app = Litestar([raising], exception_handlers=EXCEPTION_HANDLERS, logging_config=None, openapi_config=None)
    with TestClient(app) as client:
        answer = client.get("/")
    return answer.status_code, answer.json()["why"]["key"], answer.headers.get("retry-after")


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, WhistclubError),
        (400, BadOption),
        (400, BadName),
        (400, IllegalAction),
        (400, BadFile),
        (403, BadOrigin),
        (404, NotFound),
        (404, Elsewhere),
        (409, NotHere),
        (413, BodyTooLong),
        (415, NotJson),
        (421, BadHost),
        (503, Unavailable),
    ],
)
def test_the_class_says_the_status_whatever_the_key(status: int, kind: type[WhistclubError]) -> None:
    for key in ("table-not-found", "too-much-at-once", "table-host-only"):
        assert (status, key, None) == answer_to(kind(reason(key)))


def test_a_request_too_many_says_when_to_come_again() -> None:
    assert (429, "evening-many-arrive", "2") == answer_to(TooMuch(reason("evening-many-arrive")))


def test_a_database_that_is_away_is_no_fault_of_the_asker_and_its_place_is_not_told() -> None:
    away = BadDatabase(reason("data-file", path="/secret/club.sqlite", why="full"))
    assert (503, "club-cannot-write", None) == answer_to(away)


async def test_what_is_refused_before_the_handlers_is_answered_as_they_answer() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    for problem in (NotFound(reason("page-not-found")), TooMuch(), BadHost(reason("host-unknown"))):
        sent.clear()
        await refuse(send, problem)
        headers, body = dict(sent[0]["headers"]), json.loads(sent[1]["body"])
        again = headers.get(b"retry-after", b"").decode() or None
        assert answer_to(problem) == (sent[0]["status"], body["why"]["key"], again)


async def through_guard(
    app: App, *headers: tuple[bytes, bytes], secure: bool = False, **asked: object
) -> list[Message]:
    """The messages by which a club behind its guard answers a request, where this is its application."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    guard = Guard(
        app,
        app,
        app,
        frozenset({"club.example"}),
        Limits(),
        departure=Departure(list, None),
        measures=Measures(),
        secure=secure,
    )
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": "/api/me",
        "headers": [(b"host", b"club.example"), *headers],
        "client": ("192.0.2.7", 5),
    }
    await guard(scope | asked, receive, send)
    return sent


async def crowded(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise TooMuch


async def broken_off(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    raise NotFound(reason("table-not-found"))


async def test_what_is_raised_around_the_handlers_is_answered_with_all_headers() -> None:
    start, body = await through_guard(crowded)
    headers = dict(start["headers"])
    assert (429, b"2", b"nosniff") == (
        start["status"], headers[b"retry-after"], headers[b"x-content-type-options"]
    )  # fmt: skip
    assert "too-much-at-once" == json.loads(body["body"])["why"]["key"]


async def answering(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_request_that_tells_its_end_in_two_ways_is_refused_and_its_connection_closed(
    method: str,
) -> None:
    lengths = ((b"content-length", b"2"), (b"transfer-encoding", b"chunked"))
    start, body = await through_guard(answering, *lengths, method=method)
    assert (400, b"close") == (start["status"], dict(start["headers"])[b"connection"])
    assert "request-not-understood" == json.loads(body["body"])["why"]["key"]


@pytest.mark.parametrize(
    ("origin", "scheme", "secure", "status"),
    [
        ("http://club.example", "http", False, 200),
        ("https://club.example", "http", False, 403),
        ("http://club.example", "https", False, 403),
        ("https://club.example", "https", False, 200),
        ("https://club.example", "http", True, 200),
        ("http://club.example", "http", True, 403),
        ("ftp://club.example", "http", False, 403),
        ("HTTP://CLUB.example", "http", False, 200),
        ("http://club.example.", "http", False, 403),
        ("http://club.example:80", "http", False, 403),
        ("null", "http", False, 403),
        ("", "http", False, 403),
    ],
)
async def test_an_origin_of_another_scheme_is_another_origin(
    origin: str, scheme: str, secure: bool, status: int
) -> None:
    said = (b"origin", origin.encode())
    start, *_ = await through_guard(answering, said, method="POST", scheme=scheme, secure=secure)
    assert status == start["status"]
    socket = {"type": "websocket", "scheme": scheme.replace("http", "ws")}
    opened = await through_guard(answering, said, **socket, secure=secure)
    assert ("websocket.close" if status == 403 else "http.response.start") == opened[0]["type"]


async def test_several_slashes_are_one_to_the_routes_and_to_all_limits_by_path() -> None:
    seen: list[str] = []

    async def noting(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["path"])
        await answering(scope, receive, send)

    for path in ("/api//statistics", "//api///statistics", "/api/statistics"):
        await through_guard(noting, path=path)
    assert ["/api/statistics"] * 3 == seen


async def test_an_answer_that_has_begun_is_broken_off_and_no_second_one_begins() -> None:
    with pytest.raises(NotFound):
        await through_guard(broken_off)


def test_every_refusal_is_in_the_description_of_the_api() -> None:
    assert [400, 403, 404, 409, 413, 415, 421, 429, 503] == sorted(REFUSED)


def test_what_somebody_else_changed_meanwhile_is_asked_for_again() -> None:
    assert (409, "table-changed", None) == answer_to(Conflict())


def test_what_nobody_foresaw_is_our_fault() -> None:
    assert (500, "our-fault", None) == answer_to(ZeroDivisionError())


def is_question(node: ast.AST, child: ast.AST) -> bool:
    """True if this node, above the child in the tree, decides by what the child is."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
    if isinstance(node, ast.Dict):
        return child in node.keys
    if isinstance(node, ast.Subscript):
        return child is node.slice
    return isinstance(node, ast.Compare | ast.MatchValue | ast.Set)


def steering(tree: ast.AST, keys: frozenset[str] = KEYS) -> Iterator[str]:
    """The places where code decides by the key of a message: a key in a question, or the key of a reason asked for."""
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        is_key = isinstance(node, ast.Constant) and node.value in keys
        is_asked = (
            isinstance(node, ast.Attribute) and node.attr == "key" and REASONS.search(ast.unparse(node.value))
        )
        below: ast.AST = node
        while (is_key or is_asked) and below in above:
            here = above[below]
            if is_question(here, below):
                yield f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"
            if not isinstance(here, ast.Attribute | ast.Tuple | ast.List):
                break
            below = here


def test_no_module_of_the_web_decides_by_the_key_of_a_message() -> None:
    # The kind of an event is the game's word for what happened, and not only the name of its sentence.
    keys = frozenset(key for key in KEYS if not key.startswith("event-"))
    found = {
        path.relative_to(SOURCE).as_posix(): places
        for path in (SOURCE / "web").rglob("*.py")
        if (places := list(steering(ast.parse(path.read_text(encoding="utf-8")), keys)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "code",
    [
        "if problem.reason.key == other: pass",
        "status = STATUSES[because.key]",
        "missing = because.key in MISSING",
        "missing = {'table-not-found', 'match-not-found'}",
        "status = {'table-not-found': 404}",
        "late = public_reason(problem).key.startswith('club-')",
        "late = key == 'club-departs'",
        "match key:\n    case 'club-departs': pass",
    ],
)
def test_the_search_finds_a_decision(code: str) -> None:
    assert list(steering(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "raise NotFound(reason('table-not-found'))",
        "log(key=problem.reason.key)",
        "found = game.key == wanted",
        "text = {'why': reason('table-not-found')}",
    ],
)
def test_the_search_leaves_alone_what_only_says(code: str) -> None:
    assert not list(steering(ast.parse(code)))
