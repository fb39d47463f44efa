"""The port to where logs are kept: what is committed, and the errors of it. It knows no database.

A club keeps its logs in a database (`club.store`), a page in its browser's own; both commit Jobs and raise these.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from whistclub.cards.errors import Reason, WhistclubError, reason

_PUBLIC_KINDS: Final = {"full", "disk", "locked"}
"""The kinds that visitors of a club are told."""

_MISSING: Final = {
    "full": "full",
    "disk": "disk",
    "locked": "locked",
    "damaged": "damaged",
    "foreign": "damaged",
    "folder": "disk",
    "readonly": "read-only",
    "read-only": "read-only",
    "version": "version",
    "newer": "version",
    "host": "gone",
    "database": "gone",
    "user": "gone",
    "refused": "gone",
}
"""The thing that a club lacks, by the kind of its database's error."""


class Conflict(Exception):
    """Another writer has appended to the table in the meantime: read on and decide again."""


class BadFile(WhistclubError):
    """A file or folder cannot be read or written; the reason names it and says why."""


class BadDatabase(BadFile):
    """A data file or a database cannot be used; the reason says where it is, which visitors of a club are not told."""


class Epoch:
    """The decisions of a log between two resets. Once an append has failed, those after it rest on an entry that was
    never stored.
    """

    has_failed = False


class Job(msgspec.Struct):
    """The result of a command, to be committed: entries that follow the entry `expected`; none for a refusal.

    When one append of an `epoch` fails, those decided after it fail too. `token` is the caller's, `after` the log's
    state after the entries.
    """

    log: str
    expected: int
    entries: Sequence[Any]
    ended: bool
    epoch: Epoch
    token: Any = None
    after: Any = None

    def __repr__(self) -> str:
        return f"Job({self.log!r}, after {self.expected})"


JobResult = tuple[Job, Exception | None]
"""A job and its error, None for a job that was committed."""


def public_reason(problem: WhistclubError) -> Reason:
    """The reason as visitors of a club may know it: that nothing can be stored now, but not where the data are."""
    if not isinstance(problem, BadDatabase):
        return problem.reason
    kind = str(problem.reason.fact("why"))
    return reason("club-cannot-write", why=kind if kind in _PUBLIC_KINDS else "other")


def unready_reason(problem: BadFile) -> Reason:
    """The reason why a club is not ready, in a word about what is missing, and nothing about where the data are."""
    if not isinstance(problem, BadDatabase):
        return problem.reason
    return reason("club-not-ready", why=_MISSING.get(str(problem.reason.fact("why")), "other"))
