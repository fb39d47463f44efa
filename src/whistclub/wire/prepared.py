"""Prepared deals over HTTP: what teachers send, and what they and their pupils are told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from whistclub.club.prepared_deal_text import LaidDeal
from whistclub.club.prepared_deals import MOST_DEALS, PreparedResult
from whistclub.wire.parts import Opening
from whistclub.wire.solutions import LineLeftOut

Preset = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)]


class PastedText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text with deals for a table of this preset: PBN, or a record, which names its game itself.

    `dealer` deals the first where the text does not say who does.
    """

    preset: Preset
    options: Options = {}
    text: Annotated[str, Meta(max_length=15_000)]
    dealer: Literal["N", "E", "S", "W"] = "N"


class ReadText(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a text, for a table of this preset with these options, and what was left out."""

    preset: str
    options: dict[str, str]
    deals: tuple[LaidDeal, ...]
    left_out: tuple[LineLeftOut, ...]


class NewDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal to be prepared, as `ReadText` has it."""

    deal: Annotated[str, Meta(min_length=1, max_length=400)]
    dealer: Annotated[str, Meta(min_length=1, max_length=1)]


class NewPrepared(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Deals to be prepared: for the pupil in `seat`, with bots of the level `bot` in the others."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Annotated[str, Meta(max_length=600)] = ""
    preset: Preset
    options: Options = msgspec.field(default_factory=dict)
    bot: Annotated[str, Meta(max_length=40)] = "club"
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    deals: Annotated[tuple[NewDeal, ...], Meta(min_length=1, max_length=MOST_DEALS)]


class PreparedOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The deals are prepared; the pupils' page is `/prepared/ID`, the teacher's `/teach/ID`."""

    id: str


class PreparedBrief(msgspec.Struct, frozen=True, kw_only=True):
    """Prepared deals in a list."""

    id: str
    title: str
    preset: str
    count: int
    made_ms: int
    shown: bool


class PreparedList(msgspec.Struct, frozen=True, kw_only=True):
    """The deals that you have prepared, the last ones first."""

    taught: tuple[PreparedBrief, ...]


class OwnTry(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a prepared deal: its number, your table, the match there, and what it came to (null while you
    play).
    """

    deal: int
    table: str
    match: str
    result: PreparedResult | None


class Prepared(msgspec.Struct, frozen=True, kw_only=True):
    """Prepared deals, as you may see them: `laid` has their cards for the teacher alone.

    `teacher` is the name of who prepared them (`guest` the number of one without), `yours` says that it was you. `url`
    is the link for the pupils, `squares` its QR code row by row; none where only this machine reaches the club.
    """

    id: str
    title: str
    note: str
    teacher: str
    guest: int
    yours: bool
    preset: str
    options: dict[str, str]
    bot: str
    seat: int
    count: int
    shown: bool
    tries: tuple[OwnTry, ...]
    laid: tuple[LaidDeal, ...]
    url: str
    squares: tuple[str, ...]


class PreparedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil's result at a deal; null while the deal is played. `cost` are the points that own errors cost, null until
    the coach has looked.
    """

    deal: int
    name: str
    guest: int
    you: bool
    table: str
    match: str
    result: PreparedResult | None
    cost: float | None


class PreparedResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results that you may see, deal by deal, and when to ask again."""

    rows: tuple[PreparedRow, ...]
    again_ms: int
