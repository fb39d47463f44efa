"""Every command is decided and every entry folded by exactly one subject of a table."""

from collections import Counter
from typing import get_args

from whistclub.club.table.commands import Command
from whistclub.club.table.entries import AnyEntry, Opened
from whistclub.club.table.subjects import _SUBJECTS


def test_every_entry_but_the_opening_is_folded_by_one_subject() -> None:
    folded = Counter(kind for subject in _SUBJECTS for kind in subject.fold)
    assert set(get_args(AnyEntry)) - {Opened} == set(folded)
    assert {1} == set(folded.values())


def test_every_command_is_decided_by_one_subject() -> None:
    decided = Counter(kind for subject in _SUBJECTS for kind in subject.decide)
    assert set(Command.__subclasses__()) == set(decided)
    assert {1} == set(decided.values())


def test_events_and_staleness_are_told_of_known_kinds_only() -> None:
    for subject in _SUBJECTS:
        assert set(subject.events) <= set(subject.fold)
        assert set(subject.relevant_seq) <= set(subject.decide)
