"""Announcements over HTTP: what is asked, and what everybody with the link and organisers are told."""

from typing import Annotated

import msgspec
from msgspec import Meta

from whistclub.club.signup.announcement import Announced
from whistclub.evenings.parts import Part
from whistclub.wire.parts import Opening


class NewAnnouncement(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An evening as it is announced, and the organiser's name if they have none yet."""

    announced: Announced
    organiser_name: Annotated[str, Meta(max_length=200)] = ""


class AnnouncementKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The key of the organisers' link, and the new organiser's name if they have none yet."""

    key: Annotated[str, Meta(max_length=60)]
    organiser_name: Annotated[str, Meta(max_length=200)] = ""


class AnnouncementOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a new announcement and the path of its organiser's page."""

    code: str
    path: str


class OwnAnnouncement(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement that you organise, or where you have put yourself down, with the path of your page there.

    `inside` and `waiting` count people. `is_down` is true if you are on the list, `line` then is your place among those
    who wait, 0 if you are in. `evening` is the code of the evening that was made, empty until then.
    """

    code: str
    path: str
    name: str
    day: str
    begins: str
    organiser: bool
    is_down: bool
    line: int
    inside: int
    waiting: int
    evening: str


class OwnAnnouncements(msgspec.Struct, frozen=True, kw_only=True):
    """Your announcements and sign-ups, the last announced first."""

    announcements: tuple[OwnAnnouncement, ...]


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who was put down. `own` is you, and whom you may change: yourself, and a partner of yours without a
    phone. `is_free` says that you may say that it is you. `part` and `has_phone` are told to organisers, the part also
    to oneself.
    """

    name: str
    own: bool = False
    is_free: bool = False
    part: Part | None = None
    has_phone: bool = False


class SignupRow(msgspec.Struct, frozen=True, kw_only=True):
    """One who comes alone, or two partners. `line` is the place among those who wait, counted in sign-ups from 1; 0 for
    those who are in. `own` is true if you are one of them.
    """

    number: int
    line: int
    own: bool
    entrants: tuple[EntrantRow, ...]


class AnnouncementPage(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement, for everybody with its link.

    `inside` and `waiting` count people, `free` the places that nobody has (null without a limit). `evening` is the code
    of the evening that was made of it. `squares` is the QR code of `url`, row by row. `organiser` is true for those
    whose it is: `key` is that of their link, and `undo` names whom they took off last; both are empty for all others.
    """

    code: str
    announced: Announced
    organisers: tuple[str, ...]
    url: str
    squares: tuple[str, ...]
    signups: tuple[SignupRow, ...]
    inside: int
    waiting: int
    free: int | None
    closed: bool
    evening: str
    organiser: bool = False
    key: str = ""
    undo: str = ""
