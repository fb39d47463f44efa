"""Answers to commands, and those that a log implies: a command that an entry names was done.

A command carries an id that its sender never used before at this log: sent again, it gets the first answer and is done once.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from whistclub.cards.errors import Reason
from whistclub.club.log.texts import from_text

Sender = int | str | None
"""The sender of a command: a seat of a table, a person at an evening. The house is None at a table and empty at an evening."""

Key = tuple[Sender, str]
"""A command among all of its log: its sender and its id."""


class Done(msgspec.Struct, frozen=True, tag_field="answer", tag="done"):
    """The command was done; `seq` is the seq of its last entry, or of the log where it changed nothing."""

    seq: int


class Refused(msgspec.Struct, frozen=True, tag_field="answer", tag="refused"):
    """The command was not done, and nothing has changed; `why` is a key `reason-...` of the catalogues with its facts."""

    why: Reason

    def __repr__(self) -> str:
        return f"Refused({self.why.key!r})"


class Stale(msgspec.Struct, frozen=True, tag_field="answer", tag="stale"):
    """The command was not done: what its sender may do has changed since the seq that they saw, last at `seq`."""

    seq: int


Answer = Done | Refused | Stale
Answers = dict[Key, Answer]


class Named(Protocol):
    """An entry, as answers read it."""

    @property
    def key(self) -> Key:
        """The command that led to it, whose id is empty where there was none."""


class Answered(msgspec.Struct, frozen=True):
    """The answer to a command, with its sender and its id."""

    sender: Sender
    command: str
    answer: Answer

    @property
    def key(self) -> Key:
        """The command that was answered."""
        return self.sender, self.command


_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def answer_from_text(text: str | bytes) -> Answer:
    """The answer from its line of JSON. Raises BadRecord for an answer that this version does not know."""
    return from_text(_decoder, text)


def is_implied(answered: Answered, expected: int, entries: Sequence[Named]) -> bool:
    """True if `implied_answers` finds this answer in its entries, which follow the entry `expected`."""
    return bool(entries) and (entries[-1].key, Done(expected + len(entries))) == (
        answered.key,
        answered.answer,
    )


def implied_answers(entries: Iterable[Named], since: int = 0) -> Answers:
    """The answers to the commands that the entries after the seq `since` name: done, with the last entry of each."""
    return {entry.key: Done(seq) for seq, entry in enumerate(entries, since + 1) if entry.key[1]}
