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
"""What a club is without, by the kind of its database's error."""


class Conflict(Exception):
    """Another writer has appended to the table in the meantime: read on and decide again."""


class BadFile(WhistclubError):
    """A file or folder cannot be read or written; the reason names it and says why."""


class BadDatabase(BadFile):
    """A data file or a database cannot be used; the reason says where it is, which visitors of a club are not told."""


class Job(msgspec.Struct):
    """The result of a command, to be committed: entries that follow the entry `expected`; none for a refusal.

    `epoch` grows whenever the log is reset: when one append fails, those decided after it fail too. `token` is the
    caller's, `after` the log's state after the entries.
    """

    log: str
    expected: int
    entries: Sequence[Any]
    ended: bool
    epoch: int
    token: Any = None
    after: Any = None

    def __repr__(self) -> str:
        return f"Job({self.log!r}, after {self.expected})"


JobResult = tuple[Job, WhistclubError | Conflict | None]
"""A job and its error, None for a job that was committed."""


class FailedEpochs:
    """The epochs of which an append has failed: what a log decided after it rests on an entry that was never stored."""

    def __init__(self) -> None:
        self._latest: dict[str, int] = {}

    def add(self, job: Job) -> None:
        """The append of this job has failed."""
        self._latest[job.log] = job.epoch

    def has(self, job: Job) -> bool:
        """True if the job must not be stored any more."""
        return self._latest.get(job.log, -1) >= job.epoch


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
