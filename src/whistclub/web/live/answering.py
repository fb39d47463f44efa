"""Answers to the messages of one connection, at a table or at an evening: each is answered once."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.live_log import Outcome
from whistclub.club.log.decisions import Done, Refused, Stale
from whistclub.club.store.db_errors import public_reason
from whistclub.club.store.log import Conflict
from whistclub.rules.encoding import encode
from whistclub.web.live.connection import Connection, Cut
from whistclub.web.live.surroundings import Club
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)
"""Raised by a message that is none."""
_MOST_UNREADABLE: Final = 10
_LOG: Final = logging.getLogger("whistclub.web")
Message = TypeVar("Message")


class Answering:
    """Reads the messages of one connection and answers them."""

    def __init__(self, club: Club, connection: Connection) -> None:
        self._club, self._connection = club, connection
        self._unreadable = 0

    def read(self, text: bytes, read: Callable[[bytes], Message]) -> Message | None:
        """The message; None for one that cannot be read, which is refused."""
        try:
            return read(text)
        except UNREADABLE:
            self._unreadable += 1
            because = reason("message-unreadable")
            self._connection.answer(encode(messages.Refused(id="", why=why(because))))
            if self._unreadable >= _MOST_UNREADABLE:
                self._connection.cut(Cut(4400, because))
            return None

    def pong(self) -> None:
        """Answers a ping."""
        self._connection.answer(encode(messages.Pong(now_ms=self._club.now())))

    def answer(self, command: str, outcome: Outcome) -> None:
        """Answers the command of this id."""
        self._connection.answer(encode(_reply(command, outcome)))

    def answer_by(self, command: str, work: Awaitable[Outcome]) -> None:
        """Answers the command of this id with the outcome of the work, or with the reason why there is none."""
        self._club.spawn(self._answer_by(command, work))

    async def _answer_by(self, command: str, work: Awaitable[Outcome]) -> None:
        outcome: Outcome
        try:
            outcome = await work
        except (WhistclubError, Conflict) as problem:
            outcome = problem
        except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            self._connection.cut(Cut(1011, reason("our-fault"), 1.0))
            return
        self.answer(command, outcome)


def _reply(command: str, outcome: Outcome) -> messages.Done | messages.Stale | messages.Refused:
    """The message that answers a command."""
    if isinstance(outcome, Done):
        return messages.Done(id=command, seq=outcome.seq)
    if isinstance(outcome, Stale):
        return messages.Stale(id=command, seq=outcome.seq)
    if isinstance(outcome, Refused):
        return messages.Refused(id=command, why=why(outcome.why))
    if isinstance(outcome, WhistclubError):
        return messages.Refused(id=command, why=why(public_reason(outcome)))
    return messages.Refused(id=command, why=why(reason("table-changed")))
