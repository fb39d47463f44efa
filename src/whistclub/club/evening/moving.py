"""An evening that was run on one device, as its log comes to a club. Pure."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, WhistclubError, reason
from whistclub.club.evening.entries import (
    AnyEntry,
    GuestAdded,
    GuestRenamed,
    LinkMade,
    Opened,
    SettingsChanged,
    entry_from_text,
)
from whistclub.club.evening.opening import new_code
from whistclub.club.evening.outcome import outcome_of
from whistclub.club.evening.terms import check_settings
from whistclub.club.names import hall_name

FORMAT: Final = "whistclub-evening"
"""The name by which a document says that it is an evening's log."""
_ID: Final = re.compile("[A-Za-z0-9_-]{20,64}")
"""An id drawn at random, as a page draws one, and nothing that could lead elsewhere."""
MOST_ENTRIES: Final = 20_000
"""A hall of forty tables writes some four thousand in an evening."""


class MovedEvening(msgspec.Struct, frozen=True):
    """The log of an evening, as its device tells it and a club takes it in: its entries, as texts."""

    format: str
    entries: tuple[str, ...]

    def __repr__(self) -> str:
        return f"MovedEvening({len(self.entries)} entries)"


def moved(
    texts: Sequence[str], person: str, fresh: Callable[[int], bytes]
) -> tuple[Opened, tuple[AnyEntry, ...]]:
    """The log of the evening at the club, whose organiser `person` is and whose code is a new one: its opening, and
    what followed. Raises BadRecord for what is no such log.

    One device has one person. A log that names another could make somebody a guest or an organiser without their doing.
    """
    try:
        log = [entry_from_text(text) for text in texts[: MOST_ENTRIES + 1]]
        opened = log[0] if log else None
        if (
            not isinstance(opened, Opened)
            or len(log) > MOST_ENTRIES
            or not _ID.fullmatch(opened.evening)
            or not _is_of_one_device(log, opened.by)
        ):
            raise BadRecord(reason("evening-unreadable"))
        hall_name(opened.organiser_name)
        for entry in log:
            if isinstance(entry, GuestAdded | GuestRenamed):
                hall_name(entry.name)
        first = msgspec.structs.replace(opened, by=person, code=new_code(fresh))
        further = tuple(_as_of(entry, opened.by, person) for entry in log[1:])
        # The whole outcome: seasons and ratings read it later, where one that cannot be told would hold up the others.
        outcome_of((first, *further))
    except (WhistclubError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as problem:
        # Whatever a made-up entry does to them: it cannot have happened.
        raise BadRecord(reason("evening-unreadable")) from problem
    return first, further


def _is_of_one_device(log: Sequence[AnyEntry], person: str) -> bool:
    """True if nobody but this person did anything or is anybody there, nothing was on line, and no link leads there."""
    people = {entry.by for entry in log} | {getattr(entry, "person", "") for entry in log}
    settings = [entry.settings for entry in log if isinstance(entry, Opened | SettingsChanged)]
    for one in settings:
        check_settings(one)
    return (
        bool(person)
        and people <= {"", person}
        and all(one.place == "cards" for one in settings)
        and not any(isinstance(entry, LinkMade) or getattr(entry, "rooms", ()) for entry in log)
    )


def _as_of(entry: AnyEntry, before: str, person: str) -> AnyEntry:
    """The entry with this person in the place of the one before."""
    fields = {name: person for name in ("by", "person") if getattr(entry, name, "") == before}
    return msgspec.structs.replace(entry, **fields) if fields else entry
