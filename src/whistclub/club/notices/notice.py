"""A notice: the subject that has changed and its new number, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, get_args

import msgspec

Subject = Literal["match", "room", "here", "said", "evening", "device", "worker"]
"""A log of a match, a room, who is in a room, a phrase said there, an evening, a device that is cut off, a worker that
has come.
"""

SUBJECTS: Final[tuple[Subject, ...]] = get_args(Subject)
_LONGEST: Final = 200
"""Signs of a text that may be a notice: a subject, an id and a number."""
NEWEST: Final = 2**53
"""A number above all others: whoever hears it looks, whatever they know. A worker tells it itself alone, when it begins
to hear of something.
"""


class Notice(msgspec.Struct, frozen=True):
    """Something has changed: `number` is the new seq or version, or the number of a phrase, 0 where there is none."""

    subject: Subject
    id: str
    number: int = 0

    @property
    def text(self) -> str:
        """The form in which it is sent."""
        return f"{self.subject} {self.id} {self.number}"


def notice_from_text(text: str) -> Notice | None:
    """The notice of this text; None for anything else that was said on the same line, whoever said it."""
    words = text[:_LONGEST].split(" ")
    if len(text) > _LONGEST or len(words) != len(("subject", "id", "number")) or not words[2].isdecimal():
        return None
    subject = next((one for one in SUBJECTS if one == words[0]), None)
    number = int(words[2])
    return None if subject is None or number > NEWEST else Notice(subject, words[1], number)


Heard = Callable[[Notice | None], None]
"""Called in a thread with each notice of other workers, and with None whenever some may have been missed."""


class Notices(Protocol):
    """A way for workers to notify each other. A notice may be lost at any moment, and that only delays."""

    has_hearers: bool
    """False while no other worker is known to be there: then nothing is sent, and a club of one worker pays nothing for
    notices.
    """

    @property
    def is_heard(self) -> bool:
        """False while notices cannot be received, so that all is seen later."""

    def publish(self, notices: Sequence[Notice]) -> None:
        """Sends the notices after their commit. Returns at once and raises nothing."""

    def listen(self, heard: Heard) -> None:
        """Begins to receive notices."""

    def follow(self, subject: Subject, name: str) -> None:
        """Wants the notices of this subject."""

    def unfollow(self, subject: Subject, name: str) -> None:
        """Wants them no longer."""

    def close(self) -> None:
        """Sends what waits, for a moment at most, and ends."""


class NoNotices:
    """The notices of a club of one process, where everybody knows already."""

    has_hearers = False

    @property
    def is_heard(self) -> bool:
        """Always true."""
        return True

    def publish(self, notices: Sequence[Notice]) -> None:
        """Does nothing."""

    def listen(self, heard: Heard) -> None:
        """Does nothing."""

    def follow(self, subject: Subject, name: str) -> None:
        """Does nothing."""

    def unfollow(self, subject: Subject, name: str) -> None:
        """Does nothing."""

    def close(self) -> None:
        """Does nothing."""
