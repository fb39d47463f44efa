"""A store in the browser, asked by texts: JavaScript has the database, and answers each call when it is done."""

from collections.abc import Awaitable, Sequence
from typing import Any, Final, Protocol

import msgspec

from whistclub.club.log.port import Conflict
from whistclub.page.store import Kept, Rows, bad_store

_OTHER: Final = "other"
_KINDS: Final = {"full", "gone", "newer"}


class Asking(Protocol):
    """The browser's side; every call is answered with JSON, `get` with the text itself. It may raise anything."""

    def append(self, text: str) -> Awaitable[str]:
        """Appends, and answers as `_Outcome` tells."""

    def read(self, log: str, since: int) -> Awaitable[str]:
        """The texts of entries."""

    def get(self, kind: str, key: str) -> Awaitable[str | None]:
        """The record."""

    def all(self, kind: str) -> Awaitable[str]:
        """The records with their keys."""

    def erase(self, log: str) -> Awaitable[str]:
        """Removes a log, and answers as `_Outcome` tells."""


class _Change(msgspec.Struct, frozen=True):
    jobs: Sequence[Rows]
    kept: Sequence[Kept]


class _Outcome(msgspec.Struct, frozen=True):
    """The end of a change: nothing for one that is stored, else `conflict`, `full`, `gone`, `newer` or `other`."""

    why: str | None = None


class BrowserStore:
    """The store of a page in a browser."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        text = msgspec.json.encode(_Change(rows, kept)).decode()
        _check(await _answered(self._asking.append(text)))

    async def read(self, log: str, since: int = 0) -> list[str]:
        texts: list[str] = _decoded(await _answered(self._asking.read(log, since)), list[str])
        return texts

    async def erase(self, log: str) -> None:
        _check(await _answered(self._asking.erase(log)))

    async def get(self, kind: str, key: str) -> str | None:
        found = await _answered(self._asking.get(kind, key))
        return found if isinstance(found, str) else None

    async def all(self, kind: str) -> list[tuple[str, str]]:
        return sorted(_decoded(await _answered(self._asking.all(kind)), list[tuple[str, str]]))


async def _answered(asked: Awaitable[Any]) -> Any:
    """The answer of the browser. Raises BadStore for one that failed."""
    try:
        return await asked
    except Exception as problem:
        raise bad_store(_OTHER) from problem


def _check(text: Any) -> None:
    """Raises Conflict and BadStore for a change that was not stored."""
    why = _decoded(text, _Outcome).why
    if why == "conflict":
        raise Conflict
    if why is not None:
        raise bad_store(why if why in _KINDS else _OTHER)


def _decoded(text: Any, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError) as problem:
        raise bad_store(_OTHER) from problem
