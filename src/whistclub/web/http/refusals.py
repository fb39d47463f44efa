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

from whistclub.cards.errors import NotFound, NotHere, TooMuch, Unavailable, WhistclubError, reason
from whistclub.club.store.db.db_errors import public_reason
from whistclub.club.store.files.record_files import BadDatabase
from whistclub.club.store.logs.log import Conflict
from whistclub.web.http.types import Problem
from whistclub.web.resources.asgi import Send, respond
from whistclub.web.wire.encode import why

_LOG: Final = logging.getLogger("whistclub.web")
MOST_BODY: Final = 16_384
"""The longest body of a request, in bytes."""
_RETRY_AFTER_S: Final = 2


class BadOrigin(WhistclubError):
    """A change that is asked for by the pages of somebody else."""


class BadMethod(WhistclubError):
    """A method that this address does not know."""


class BodyTooLong(WhistclubError):
    """A body that is longer than any that the club reads."""


class NotJson(WhistclubError):
    """A body that does not say that it is JSON."""


class BadHost(WhistclubError):
    """A host that is not the club's."""


_STATUSES: Final[Mapping[type[WhistclubError], tuple[int, str]]] = {
    WhistclubError: (400, "Not understood"),
    BadOrigin: (403, "Not from the club's own pages"),
    NotFound: (404, "There is no such thing"),
    BadMethod: (405, ""),
    NotHere: (409, "Not now, or not by you"),
    BodyTooLong: (413, "Too long"),
    NotJson: (415, "Not JSON"),
    BadHost: (421, "Not this host"),
    TooMuch: (429, "Too much at once"),
    Unavailable: (503, "The club cannot keep anything now"),
    BadDatabase: (503, "The club cannot keep anything now"),
}
"""The status of each branch of the exception tree, and its description in the API's (empty for none); the nearest
counts.
"""
REFUSED: Final = {
    status: ResponseSpec(Problem, description=what) for status, what in _STATUSES.values() if what
}
"""The refusals of every route, as the description of the API lists them."""
_NOT_UNDERSTOOD: Final = reason("request-not-understood")
_OF_THE_FRAMEWORK: Final = {
    404: NotFound(reason("page-not-found")),
    405: BadMethod(_NOT_UNDERSTOOD),
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
    status, _ = next(_STATUSES[kind] for kind in type(problem).__mro__ if kind in _STATUSES)
    headers = {"Retry-After": str(_RETRY_AFTER_S)} if status == 429 else {}
    return status, headers, Problem(why=why(public_reason(problem)))


def _refused(_: AnyRequest, problem: WhistclubError) -> Response[Problem]:
    status, headers, told = _answer(problem)
    return Response(told, status_code=status, headers=headers)


def _framework_refused(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    return _refused(request, _OF_THE_FRAMEWORK.get(problem.status_code, WhistclubError(_NOT_UNDERSTOOD)))


def _overtaken(request: AnyRequest, _: Conflict) -> Response[Problem]:
    """The answer where somebody else changed the same thing at the same moment, again and again."""
    return _refused(request, NotHere(reason("table-changed")))


def _too_deep(request: AnyRequest, problem: RecursionError) -> Response[Problem]:
    """The answer to a body that is nested deeper than anything is read; any other recursion is a fault of ours."""
    frames = [frame for frame, _ in walk_tb(problem.__traceback__)]
    if frames and frames[-1].f_code is decode_json.__code__:
        return _refused(request, WhistclubError(_NOT_UNDERSTOOD))
    return _fault(request, problem)


def _fault(_: AnyRequest, problem: Exception) -> Response[Problem]:
    _LOG.error("fault", exc_info=problem, extra={"fields": {"kind": type(problem).__name__}})
    return Response(Problem(why=why(reason("our-fault"))), status_code=500)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    WhistclubError: _refused,
    HTTPException: _framework_refused,
    RecursionError: _too_deep,
    Conflict: _overtaken,
    Exception: _fault,
}
"""The answer to each exception that leaves a handler; the framework takes that of the nearest class."""
