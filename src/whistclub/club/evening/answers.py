"""Answers to commands that follow from the log: a command that an entry names was done."""

from collections.abc import Iterable

from whistclub.club.evening.entries import AnyEntry

Answers = dict[tuple[str, str], int]
"""The seq of the last entry of each command, by the person who sent it and its id."""


def answers(entries: Iterable[AnyEntry], since: int = 0) -> Answers:
    """The answers to the commands that the entries after the seq `since` name."""
    return {(entry.by, entry.command): seq for seq, entry in enumerate(entries, since + 1) if entry.command}
