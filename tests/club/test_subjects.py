"""Every command is decided and every entry folded by exactly one subject of a table, and of an evening."""

from collections import Counter
from typing import get_args

import pytest

from whistclub.club.evening import commands as evening_commands
from whistclub.club.evening import entries as evening_entries
from whistclub.club.evening import log as evening_log
from whistclub.club.log.decisions import Handlers
from whistclub.club.table import commands, entries, log

TABLE = log._SUBJECTS
EVENING = evening_log._SUBJECTS


def kinds_of(command: type) -> set[type]:
    """The kinds of commands below this class, which have no further ones below them."""
    below: list[type] = command.__subclasses__()
    return {kind for one in below for kind in kinds_of(one)} or {command}


@pytest.mark.parametrize(
    ("expected", "parts"),
    [
        (set(get_args(entries.AnyEntry)) - {entries.Opened}, TABLE),
        # The fold itself takes an act back.
        (
            set(get_args(evening_entries.AnyEntry)) - {evening_entries.Opened, evening_entries.Undone},
            EVENING,
        ),
    ],
)
def test_every_entry_but_the_opening_is_folded_by_one_subject(
    expected: set[type], parts: tuple[Handlers, ...]
) -> None:
    folded = Counter(kind for subject in parts for kind in subject.fold)
    assert expected == set(folded)
    assert {1} == set(folded.values())


@pytest.mark.parametrize(
    ("expected", "parts"),
    [
        (kinds_of(commands.Command), TABLE),
        (set(get_args(evening_commands.AnyCommand)) - {evening_commands.Undo}, EVENING),
    ],
)
def test_every_command_is_decided_by_one_subject(expected: set[type], parts: tuple[Handlers, ...]) -> None:
    decided = Counter(kind for subject in parts for kind in subject.decide)
    assert expected == set(decided)
    assert {1} == set(decided.values())


def test_events_and_staleness_are_told_of_known_kinds_only() -> None:
    for subject in (*TABLE, *EVENING):
        assert set(subject.events) <= set(subject.fold)
        assert set(subject.relevant_seq) <= set(subject.decide)


def test_a_guest_may_come_leave_be_at_a_table_enter_confirm_take_another_name_and_organise_by_a_link() -> (
    None
):
    expected = {
        "Join",
        "Leave",
        "Reach",
        "EnterDeal",
        "ConfirmDeal",
        "RenameGuest",
        "ChoosePart",
        "OrganiseByLink",
    }
    assert expected == {kind.__name__ for kind in get_args(evening_commands.AnyCommand) if kind.is_guests}
