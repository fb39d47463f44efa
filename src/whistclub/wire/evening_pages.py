"""Evenings over HTTP: their opening and bounds, and what their printed pages and results need in addition to the
messages.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from whistclub.club.evening.settings import MOST_TABLES, EveningSettings, LinkRole
from whistclub.wire.evening import Adjustment, CardRow, Prize, StandingRow
from whistclub.wire.parts import Opening, Why


class PlannedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player in a seat (an empty one for somebody who sits out); `guest` 0 and no name where nobody holds the
    number.
    """

    seat: str
    player: int
    guest: int
    name: str


class PlannedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a planned round."""

    table: int
    seats: tuple[PlannedSeat, ...]


class PlannedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the schedule."""

    round: int
    tables: tuple[PlannedTable, ...]
    out: tuple[PlannedSeat, ...]


class Schedule(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The seatings of all rounds where no result decides them; no rounds in other formats. `figures` say how good the
    plan of an individual evening is.
    """

    rounds: tuple[PlannedRound, ...]
    figures: Why | None = None


class TableCode(msgspec.Struct, frozen=True, kw_only=True):
    """The link that opens a table's entry, and its QR code, row by row, as its card and its slips have it."""

    table: int
    url: str
    squares: tuple[str, ...]


class TableCodes(msgspec.Struct, frozen=True, kw_only=True):
    """The codes of the first so many tables."""

    codes: tuple[TableCode, ...]


class DealToLay(msgspec.Struct, frozen=True, kw_only=True):
    """A deal to be laid out: the dealer's seat, the cards of each seat from North, clockwise, the card that is turned,
    if any, and those that nobody gets.
    """

    deal: int
    dealer: str
    hands: tuple[str, ...]
    turned: str
    kitty: str


class LaidRound(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a round."""

    round: int
    deals: tuple[DealToLay, ...]


class LaidDeals(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of all rounds, for somebody who lays them out and does not play."""

    rounds: tuple[LaidRound, ...]


class PersonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's card of the evening, round by round."""

    guest: int
    name: str
    rows: tuple[CardRow, ...]


class CorrectedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal whose figures an organiser decided or corrected."""

    round: int
    table: int
    deal: int
    by: str


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """The results of an evening that is over, for everybody with its link.

    `rounds` counts those that were played. `guest` is the one who asks, 0 for somebody who was not there, and
    `may_export` is true for whom the whole evening may be downloaded, `organises` for its organisers.
    """

    code: str
    settings: EveningSettings
    opened_ms: int
    rounds: int
    organisers: tuple[str, ...]
    standing_keys: tuple[str, ...]
    standings: tuple[StandingRow, ...]
    prizes: tuple[Prize, ...]
    adjustments: tuple[Adjustment, ...]
    corrected: tuple[CorrectedDeal, ...]
    cards: tuple[PersonCard, ...]
    each: bool
    """True for a game without sides, whose cards have a figure of one's own alone."""
    guest: int = 0
    may_export: bool = False
    organises: bool = False


class NewLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/evenings/CODE/links`: the role of a new link, and the table that a tablet stands at."""

    role: LinkRole
    table: Annotated[int, Meta(ge=0, le=MOST_TABLES)] = 0


class MadeLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that was made, told this once: its token is in the fragment, so that no server or preview sees it.

    `url` is the whole link; `squares` its QR code as in `DeviceLink`, empty where only this machine reaches the club.
    """

    path: str
    url: str
    squares: tuple[str, ...]


class NewEvening(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/evenings`: the settings, and the organiser's name if they have none yet."""

    settings: EveningSettings
    organiser_name: Annotated[str, Meta(max_length=200)] = ""


class OpenedEvening(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: the evening's code and the path of the organiser's page."""

    code: str
    path: str


class AskedBounds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/evenings/bounds`: settings as they stand in the form."""

    settings: EveningSettings


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """The bounds that an evening of these settings would keep, or the reason why it cannot be."""

    bounds: tuple[Why, ...]
    why_not: Why | None
    minutes: int
    """About how long the evening takes, in minutes."""


class OwnEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening of a person's own: its code, its name, how far it is, and the path of the person's page there."""

    code: str
    path: str
    name: str
    phase: str
    paused: bool
    round: int
    rounds: int
    organiser: bool
    opened_ms: int


class OwnEvenings(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of `GET /api/evenings`: the evenings of the person, as organiser or guest, the last opened first."""

    evenings: tuple[OwnEvening, ...]
