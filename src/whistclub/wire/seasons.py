"""Seasons over HTTP: what is asked, and what everybody, organisers, and the people of a list are told."""

from typing import Annotated

import msgspec
from msgspec import Meta

from whistclub.club.members import MemberForm
from whistclub.evenings.parts import Part
from whistclub.evenings.season import SeasonRules
from whistclub.wire.own_data import OwnEntry
from whistclub.wire.parts import Opening


class NewSeason(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A season as an organiser names it, with its rules."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    rules: SeasonRules = SeasonRules()


class ClubPage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a club's page: the announcement of the next evening (its code, empty for none), and the web sites
    on which it may stand in a frame. Who is `hidden` has no page of their own.
    """

    coming: Annotated[str, Meta(max_length=10)] = ""
    frames: Annotated[
        tuple[Annotated[str, Meta(max_length=100, pattern=r"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$")], ...],
        Meta(max_length=5),
    ] = ()
    hidden: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=100)] = ()


class SeasonKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The key of the organisers' link."""

    key: Annotated[str, Meta(max_length=60)]


class SeasonOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a new season and the path of its page."""

    code: str
    path: str


class OwnSeason(msgspec.Struct, frozen=True, kw_only=True):
    """A season that you organise."""

    code: str
    name: str


class OwnSeasons(msgspec.Struct, frozen=True, kw_only=True):
    """The seasons that you organise, the last opened first."""

    seasons: tuple[OwnSeason, ...]


class SeasonEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening of a season. It counts once it is over; where sums are added, only if they are of the same thing as
    those of the first. `code` is empty for those who do not organise the season as long as the evening goes on.
    `typed` says that its results were typed from real cards, and not played at tables of the club.
    """

    code: str
    name: str
    opened_ms: int
    over: bool
    counts: bool
    typed: bool


class SeasonPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table: level ones share a rank, 0 is that of those who came too seldom. `before` is the rank before
    the last evening, 0 for none.

    `worths` are those of the evenings in their order, null where they were not there; `counted` are the evenings, from
    0, that make the `value`.
    """

    rank: int
    before: int
    name: str
    value: float
    worths: tuple[float | None, ...]
    counted: tuple[int, ...]
    came: int


class SeasonMoved(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's place and value in the table before a correction and after it; null, and a rank of 0, where they had
    none.
    """

    name: str
    rank_was: int
    value_was: float | None
    rank: int
    value: float | None


class SeasonCorrection(msgspec.Struct, frozen=True, kw_only=True):
    """Other results of an evening that had counted already: its name and day, since when they count, and who stands
    otherwise in the table of that time. `code` is that of the evening, empty for those who do not organise the season
    as long as it goes on.
    """

    code: str
    name: str
    opened_ms: int
    at_ms: int
    moved: tuple[SeasonMoved, ...]


class SeasonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A time at which the table changed: an evening of this name was over, or `corrected` after it had been."""

    at_ms: int
    name: str
    corrected: bool


class SeasonPage(msgspec.Struct, frozen=True, kw_only=True):
    """A season, for everybody with its link. `unit` is what sums are of, a key of the standings.

    `at_ms` is the time as of which the table is shown, 0 for now, `moments` are those at which it changed, the last one
    first, and `corrections` are what changed in it for evenings that had counted already.
    `organiser` is true for those whose it is, who are told of the `club`'s page too; `key` is that of their link, empty
    for all others. `squares` is the QR code of `url`, row by row; none where only this machine reaches the club.
    """

    code: str
    name: str
    rules: SeasonRules
    evenings: tuple[SeasonEvening, ...]
    rows: tuple[SeasonPlace, ...]
    unit: str
    url: str
    squares: tuple[str, ...]
    organiser: bool = False
    key: str = ""
    at_ms: int = 0
    moments: tuple[SeasonMoment, ...] = ()
    corrections: tuple[SeasonCorrection, ...] = ()
    club: ClubPage | None = None


class MemberRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the list: what organisers wrote, at how many evenings of the season they were, and when last (0 for
    never). `own_phone` says that the club knows them by their phone, so that they see and delete the entry themselves.
    """

    number: int
    entry: MemberForm
    came: int
    last_ms: int
    own_phone: bool


class MemberList(msgspec.Struct, frozen=True, kw_only=True):
    """The people of a club's list, by name, for its organisers."""

    code: str
    name: str
    members: tuple[MemberRow, ...]


class OwnEntries(msgspec.Struct, frozen=True, kw_only=True):
    """Your own entries in the lists of seasons."""

    entries: tuple[OwnEntry, ...]


class CalledPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody by the name that is called out, with the part they took."""

    name: str
    part: Part | None


class LastEvening(msgspec.Struct, frozen=True, kw_only=True):
    """The last evening that you ran before this one, with those who were there."""

    name: str
    opened_ms: int
    people: tuple[CalledPerson, ...]


class KnownPeople(msgspec.Struct, frozen=True, kw_only=True):
    """The names that an organiser may be offered at the door of an evening, or for the list of one to come.

    `season` is the one that the evening counts in (null for none), `members` its list, empty for those who do not
    organise it. `seasons` are those that you organise.
    """

    season: OwnSeason | None
    members: tuple[MemberRow, ...]
    last: LastEvening | None
    seasons: tuple[OwnSeason, ...]
