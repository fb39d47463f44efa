"""The evening made from an announcement: its first entries, with everybody who is in as expected. Pure."""

from collections.abc import Iterator

import msgspec

from whistclub.club.evening.entries import AnyEntry, GuestAdded, Opened, OrganiserAdded, Paired
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.terms import terms_of
from whistclub.club.log.decisions import Environment
from whistclub.club.signup.announcement import Announcement
from whistclub.club.signup.decision import demand_open, demand_organiser
from whistclub.club.signup.lists import lists_of


class Made(msgspec.Struct, frozen=True):
    """An evening that was made: its first entry, those that follow at once, and the announcement that leads to it."""

    opened: Opened
    further: tuple[AnyEntry, ...]
    announcement: Announcement


def made_of(announcement: Announcement, person: str, environment: Environment) -> Made:
    """The evening of this announcement, opened by an organiser. Those who wait are no guests of it.

    Raises NotHere for anybody else and for a second evening, BadOption for settings that make none.
    """
    demand_open(announcement)
    demand_organiser(announcement, person)
    names = dict(announcement.organisers)
    opened = open_evening(announcement.announced.settings, Sender(person, names[person]), environment)
    leads = msgspec.structs.replace(
        announcement, is_closed=True, removed=None, evening=opened.evening, evening_code=opened.code
    )
    return Made(opened, tuple(_entries(announcement, opened)), leads)


def _entries(announcement: Announcement, opened: Opened) -> Iterator[AnyEntry]:
    """The other organisers and the guests, entered by the house, so that no undo takes them off by accident."""
    at_ms, settings = opened.at_ms, opened.settings
    for person, name in announcement.organisers:
        if person != opened.by:
            yield OrganiserAdded(at_ms=at_ms, person=person, name=name)
    keeps_pairs, guest = terms_of(settings).movement.keeps_pairs, 0
    for signup in lists_of(announcement).inside:
        for entrant in signup.entrants:
            guest += 1
            part = entrant.part if settings.has_parts else None
            yield GuestAdded(
                at_ms=at_ms, guest=guest, name=entrant.name, person=entrant.person, here=False, part=part
            )
        if keeps_pairs and len(signup.entrants) == 2:
            yield Paired(at_ms=at_ms, up=guest - 1, down=guest)
