"""Refusals: the one way in which the club answers by HTTP what it does not do, in its handlers and before them.

A handler raises; the class of the exception says the status. What the framework itself refuses is answered in the
club's words, never in the framework's.
"""

import logging
from collections.abc import Callable, Mapping
from traceback import walk_tb
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap

from whistclub.cards.errors import NotFound, NotHere, Reason, TooMuch, Unavailable, WhistclubError, reason
from whistclub.club.store.db_errors import public_reason
from whistclub.club.store.log import Conflict
from whistclub.club.store.record_files import BadDatabase
from whistclub.web.http.types import Problem
from whistclub.web.resources.asgi import Send, respond
from whistclub.web.wire.encode import why

_LOG: Final = logging.getLogger("whistclub.web")
MOST_BODY: Final = 16_384
"""The longest body of a request, in bytes."""
_RETRY_AFTER_S: Final = 2
_STATUSES: Final[Mapping[type[WhistclubError], int]] = {
    WhistclubError: 400,
    NotHere: 409,
    NotFound: 404,
    TooMuch: 429,
    Unavailable: 503,
    BadDatabase: 503,
}
"""The status of each branch of the exception tree; the nearest one counts."""
_OF_THE_FRAMEWORK: Final = {
    400: reason("request-not-understood"),
    404: reason("page-not-found"),
    405: reason("request-not-understood"),
    413: reason("body-too-long", most=MOST_BODY),
    415: reason("request-not-json"),
}
REFUSED: Final = {
    status: ResponseSpec(Problem, description=what)
    for status, what in (
        (400, "Not understood"),
        (403, "Not from the club's own pages"),
        (404, "There is no such thing"),
        (409, "Not now, or not by you"),
        (413, "Too long"),
        (415, "Not JSON"),
        (421, "Not this host"),
        (429, "Too much at once"),
        (503, "The club cannot keep anything now"),
    )
}
"""The refusals of every route, as the description of the API lists them."""

AnyRequest = Request[Any, Any, Any]
Answer = Callable[[AnyRequest, Any], Response[Problem]]


async def refuse(send: Send, status: int, because: Reason) -> None:
    """Sends a Problem before any handler has seen the request."""
    body = msgspec.json.encode(Problem(why=why(because)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in _headers(status).items()]
    await respond(send, status, headers, body)


def _problem(status: int, because: Reason) -> Response[Problem]:
    return Response(Problem(why=why(because)), status_code=status, headers=_headers(status))


def _headers(status: int) -> dict[str, str]:
    """429 says when to try again."""
    return {"Retry-After": str(_RETRY_AFTER_S)} if status == 429 else {}


def _refused(status: int) -> Answer:
    return lambda _, problem: _problem(status, public_reason(problem))


def _framework_refused(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    status = problem.status_code if problem.status_code in _OF_THE_FRAMEWORK else 400
    return _problem(status, _OF_THE_FRAMEWORK[status])


def _overtaken(_: AnyRequest, __: Conflict) -> Response[Problem]:
    """The answer where somebody else changed the same thing at the same moment, again and again."""
    return _problem(409, reason("table-changed"))


def _too_deep(request: AnyRequest, problem: RecursionError) -> Response[Problem]:
    """The answer to a body that is nested deeper than anything is read; any other recursion is a fault of ours."""
    frames = [frame for frame, _ in walk_tb(problem.__traceback__)]
    if frames and frames[-1].f_code is decode_json.__code__:
        return _problem(400, _OF_THE_FRAMEWORK[400])
    return _fault(request, problem)


def _fault(_: AnyRequest, problem: Exception) -> Response[Problem]:
    _LOG.error("fault", exc_info=problem, extra={"fields": {"kind": type(problem).__name__}})
    return _problem(500, reason("our-fault"))


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    **{kind: _refused(status) for kind, status in _STATUSES.items()},
    HTTPException: _framework_refused,
    RecursionError: _too_deep,
    Conflict: _overtaken,
    Exception: _fault,
}
"""The answer to each exception that leaves a handler; the framework takes that of the nearest class."""
