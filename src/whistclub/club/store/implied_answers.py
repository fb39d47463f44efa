"""Answers that follow from entries, and need no row of their own: a command that an entry names was done."""

from collections.abc import Iterable, Sequence

from whistclub.club.store.log import Answered
from whistclub.club.table.commands import Answer, Done
from whistclub.club.table.entries import AnyEntry, Entry
from whistclub.rules.seats import Seat

Answers = dict[tuple[Seat | None, str], Answer]
"""The answers to commands, by the seat that sent them and their ids."""


def is_implied(answered: Answered, expected: int, entries: Sequence[Entry]) -> bool:
    """True if `implied_answers` finds this answer in its entries, which follow the entry `expected`."""
    if not entries:
        return False
    last = entries[-1]
    by_last = last.seat == answered.seat and last.command == answered.command
    return by_last and answered.answer == Done(expected + len(entries))


def implied_answers(entries: Iterable[AnyEntry], since: int = 0) -> Answers:
    """The answers to the commands that the entries after the seq `since` name: done, with the last entry of each."""
    return {
        (entry.seat, entry.command): Done(seq)
        for seq, entry in enumerate(entries, since + 1)
        if entry.command
    }
