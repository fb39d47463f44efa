"""Everything a club keeps of a person, as the document that they can take along has it."""

from typing import Final

import msgspec

from whistclub.club.members import MemberForm
from whistclub.club.prepared_deals import PreparedDeal, PreparedResult
from whistclub.club.tally import GameTally
from whistclub.wire.friends import Friends, Somebody

FORMAT: Final = "whistclub-own-data 1"


class DeviceForm(msgspec.Struct, frozen=True, kw_only=True):
    """A device or a passkey of yours: what it calls itself, and since when and when last it was used."""

    label: str
    since_ms: int
    used_ms: int


class TableForm(msgspec.Struct, frozen=True, kw_only=True):
    """A table where you have sat, or whose host you are."""

    id: str
    preset: str
    phase: str
    host: bool
    changed_ms: int


class EveningForm(msgspec.Struct, frozen=True, kw_only=True):
    """A whist evening where you were: its code, its name, and the names under which you are written down there, as
    organiser and as guest.
    """

    code: str
    name: str
    opened_ms: int
    over: bool
    organiser: bool
    names: tuple[str, ...]


class OwnEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Your own entry in the list of a season."""

    code: str
    season: str
    number: int
    entry: MemberForm


class SeasonForm(msgspec.Struct, frozen=True, kw_only=True):
    """A season that you organise."""

    code: str
    name: str
    opened_ms: int


class AnnouncementForm(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement of an evening to come that you organise, or where you were put down: with the names under which
    you stand there, as organiser, yourself, and a partner whom you put down.
    """

    code: str
    name: str
    day: str
    organiser: bool
    names: tuple[str, ...]


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a deal of the day: the score (null until it is counted), and the key of the reason why it takes no
    place, empty if it does.
    """

    date: str
    preset: str
    table: str
    begun_ms: int
    score: int | None
    unranked: str


class RatingForm(msgspec.Struct, frozen=True, kw_only=True):
    """Your rating where others held the same cards: with its deviation and volatility, after so many results."""

    rating: float
    deviation: float
    volatility: float
    results: int
    hidden: bool


class PreparedForm(msgspec.Struct, frozen=True, kw_only=True):
    """Deals that you have prepared for others."""

    id: str
    title: str
    note: str
    preset: str
    made_ms: int
    shown: bool
    deals: tuple[PreparedDeal, ...]


class PreparedTryForm(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a prepared deal: what it came to, and what your errors cost by the coach, as far as the club
    knows.
    """

    prepared: str
    deal: int
    table: str
    begun_ms: int
    result: PreparedResult | None
    cost: float | None


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """The head of your data: who you are, and all that the club keeps of you. The games follow it, each with its
    record.

    `entries` are those that organisers of seasons wrote down of you. `declined` are people whose question you
    declined; they are not told.
    """

    format: str
    version: str
    name: str
    guest: int
    face: int
    since_ms: int
    statistics: tuple[GameTally, ...]
    devices: tuple[DeviceForm, ...]
    passkeys: tuple[DeviceForm, ...]
    friends: Friends
    declined: tuple[Somebody, ...]
    tables: tuple[TableForm, ...]
    evenings: tuple[EveningForm, ...]
    seasons: tuple[SeasonForm, ...]
    entries: tuple[OwnEntry, ...]
    announcements: tuple[AnnouncementForm, ...]
    daily: tuple[DailyTry, ...]
    rating: RatingForm | None
    prepared: tuple[PreparedForm, ...]
    prepared_tries: tuple[PreparedTryForm, ...]
