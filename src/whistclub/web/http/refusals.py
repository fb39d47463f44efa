"""Refusals: the one way in which the club answers by HTTP what it does not do, in its handlers and before them.

A handler raises; the class of the exception says the status. What the framework itself refuses is answered in the
club's words, never in the framework's.
"""

import logging
from collections.abc import Mapping
from traceback import walk_tb
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap

from whistclub.cards.errors import NotFound, NotHere, TooMuch, WhistclubError, reason
from whistclub.club.log.port import Conflict
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.statuses import (
    MOST_BODY,
    NOT_UNDERSTOOD,
    STATUSES,
    BadFraming,
    BadMethod,
    BodyTooLong,
    NotJson,
    problem_of,
    status_of,
)
from whistclub.web.resources.asgi import Send, respond
from whistclub.wire.bodies import Problem

_LOG: Final = logging.getLogger("whistclub.web")
_RETRY_AFTER_S: Final = 2
_HEADERS: Final[Mapping[type[WhistclubError], dict[str, str]]] = {
    TooMuch: {"Retry-After": str(_RETRY_AFTER_S)},
    # The rest of such a body is never read, so that the server ends the connection: who is not told so asks the next
    # thing by it and hears nothing.
    BodyTooLong: {"Connection": "close"},
    # Nobody knows where the next request begins.
    BadFraming: {"Connection": "close"},
}


REFUSED: Final = {
    status: ResponseSpec(Problem, description=what) for status, what in STATUSES.values() if what
}
"""The refusals of every route, as the description of the API lists them."""
_OF_THE_FRAMEWORK: Final = {
    404: NotFound(reason("page-not-found")),
    405: BadMethod(NOT_UNDERSTOOD),
    413: BodyTooLong(reason("body-too-long", most=MOST_BODY)),
    415: NotJson(reason("request-not-json")),
}

AnyRequest = Request[Any, Any, Any]


async def refuse(send: Send, problem: WhistclubError) -> None:
    """Answers what was refused before any handler has seen the request."""
    status, headers, told = _answer(problem)
    body = msgspec.json.encode(told)
    sent = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    sent += [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await respond(send, status, sent, body)


def _answer(problem: WhistclubError) -> tuple[int, dict[str, str], Problem]:
    """The status, the headers and the body; 429 says when to try again."""
    headers = next((_HEADERS[kind] for kind in type(problem).__mro__ if kind in _HEADERS), {})
    return status_of(problem), headers, problem_of(problem)


def _refused(_: AnyRequest, problem: WhistclubError) -> Response[Problem]:
    status, headers, told = _answer(problem)
    return Response(told, status_code=status, headers=headers)


def _framework_refused(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    return _refused(request, _OF_THE_FRAMEWORK.get(problem.status_code, WhistclubError(NOT_UNDERSTOOD)))


def _overtaken(request: AnyRequest, _: Conflict) -> Response[Problem]:
    """The answer where somebody else changed the same thing at the same moment, again and again."""
    return _refused(request, NotHere(reason("table-changed")))


def _unreadable(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """The answer to a body of other bytes than UTF-8, or nested deeper than anything is read; the same problem
    elsewhere is a fault of ours.
    """
    frames = [frame for frame, _ in walk_tb(problem.__traceback__)]
    if frames and frames[-1].f_code is decode_json.__code__:
        return _refused(request, WhistclubError(NOT_UNDERSTOOD))
    return _fault(request, problem)


def _fault(_: AnyRequest, problem: Exception) -> Response[Problem]:
    _LOG.error("fault", exc_info=problem, extra={"fields": {"kind": type(problem).__name__}})
    return Response(Problem(why=why(reason("our-fault"))), status_code=500)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    WhistclubError: _refused,
    HTTPException: _framework_refused,
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    Conflict: _overtaken,
    Exception: _fault,
}
"""The answer to each exception that leaves a handler; the framework takes that of the nearest class."""
