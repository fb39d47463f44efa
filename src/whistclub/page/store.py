"""The store of a page: logs, and small records kept by a kind and a key. It knows no browser."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile


class BadStore(BadFile):
    """The store of a page cannot be used."""


class Rows(msgspec.Struct, frozen=True):
    """Entries, as texts, that follow the entry `after` of a log; none says that the log has not grown."""

    log: str
    after: int
    entries: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Rows({self.log!r}, after {self.after})"


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A record that is kept under its kind and key, or removed where there is no text."""

    kind: str
    key: str
    text: str | None

    def __repr__(self) -> str:
        return f"Kept({self.kind!r})"


EVENING: Final = "evening"
"""The kind of the records of evenings, by their id."""


class Store(Protocol):
    """A store. When a call returns, its change outlives the page. Every call may raise BadStore, and then nothing
    has changed.
    """

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        """Appends to logs and keeps records, all or nothing. Raises Conflict if a log does not end where its rows
        begin.
        """

    async def read(self, log: str, since: int = 0) -> list[str]:
        """The entries after the seq `since`, in order; none for an unknown log."""

    async def erase(self, log: str) -> None:
        """Removes a log."""

    async def get(self, kind: str, key: str) -> str | None:
        """The record of this kind and key; None if there is none."""

    async def all(self, kind: str) -> list[tuple[str, str]]:
        """The records of this kind, each with its key, by key."""


def bad_store(why: str) -> BadStore:
    """The error of a store that cannot be used; `why` is `full`, `gone`, `newer` or `other`."""
    return BadStore(reason("page-store", why=why))
