"""Requests to a page, and their answers: the same paths and JSON as at a club, without a socket between."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from whistclub.cards.errors import NotFound, WhistclubError, reason
from whistclub.rules.encoding import encode
from whistclub.web.http.statuses import NOT_UNDERSTOOD, BadMethod

T = TypeVar("T")
_NUMBER: Final = re.compile("[0-9]{1,15}")


class Answer(msgspec.Struct, frozen=True):
    """The answer to a request."""

    status: int
    content_type: str
    body: bytes

    def __repr__(self) -> str:
        return f"Answer({self.status})"


class Request(msgspec.Struct, frozen=True):
    """A request: its words are those of its path that stand for something, its fields those of its query."""

    words: tuple[str, ...]
    fields: Mapping[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body as a value of this type. Raises WhistclubError."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise WhistclubError(NOT_UNDERSTOOD) from None

    def number(self, name: str, default: int | None = None) -> int:
        """The field of this name as a number. Raises WhistclubError."""
        text = self.fields.get(name, "" if default is None else str(default))
        return number_of(text)


def number_of(text: str) -> int:
    """The number that is written so. Raises WhistclubError."""
    if not _NUMBER.fullmatch(text):
        raise WhistclubError(NOT_UNDERSTOOD)
    return int(text)


Handler = Callable[[Request], Awaitable[Any]]
"""Answers a request with a value to be encoded, with JSON as bytes, or with an Answer."""


class Route(msgspec.Struct, frozen=True):
    """A method and a path, in which `*` stands for any word."""

    method: str
    path: str
    handler: Handler
    status: int = 200


class Routes:
    """The requests that a page answers."""

    def __init__(self, routes: Sequence[Route], at_a_club: tuple[str, ...]) -> None:
        """`at_a_club` is where the paths begin of what only a club answers."""
        self._at_a_club = at_a_club
        self._routes = [(one.path.split("/"), one) for one in routes]

    async def answer(self, method: str, path_with_query: str, body: bytes) -> Answer:
        """The answer. Raises WhistclubError, Conflict, and NotFound for what nobody answers here."""
        parts = urlsplit(path_with_query)
        words = [unquote(word) for word in parts.path.split("/")]
        fitting = [one for path, one in self._routes if _fits(path, words)]
        if not fitting:
            is_at_a_club = parts.path.startswith(self._at_a_club)
            raise NotFound(reason("needs-a-club") if is_at_a_club else reason("page-not-found"))
        route = next((one for one in fitting if one.method == method), None)
        if route is None:
            raise BadMethod(NOT_UNDERSTOOD)
        free = tuple(word for one, word in zip(route.path.split("/"), words, strict=True) if one == "*")
        told = await route.handler(Request(free, dict(parse_qsl(parts.query)), body))
        return told if isinstance(told, Answer) else Answer(route.status, JSON, _body(told))


JSON: Final = "application/json"


def _body(told: Any) -> bytes:
    if told is None:
        return b""
    return told if isinstance(told, bytes) else encode(told)


def _fits(path: Sequence[str], words: Sequence[str]) -> bool:
    return len(path) == len(words) and all(one in {"*", word} for one, word in zip(path, words, strict=True))
