"""The messages of an evening's WebSocket, `/ws/evening/CODE`, and the parts of an evening that HTTP shares.

A client first sends Hello and then commands (`club/evening/commands.py`); each is answered by `done` or `refused` with
its id. After every change the club sends the whole Evening as this client may see it; changes within a short time come
together. Figures are by side (first pair N and S, then E and W) or by seat; a client puts its own first.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.settings import ChosenPrize, EveningSettings, LinkRole, PrizeMoney, Together
from whistclub.evenings.parts import Part
from whistclub.wire.evening_parts import (
    Adjustment,
    DrawnTicket,
    EntryChoice,
    EveningDeal,
    Money,
    NameOf,
    Prize,
    SeatName,
    StandingRow,
    TableNow,
)
from whistclub.wire.messages import Bye, Done, Pong, Refused
from whistclub.wire.parts import Why

__all__ = [
    "Adjustment",
    "EntryChoice",
    "EveningDeal",
    "Money",
    "NameOf",
    "Prize",
    "SeatName",
    "StandingRow",
    "TableNow",
]
"""The parts of messages, by the same name as the messages."""

VERSION = 1


class Hello(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="hello", forbid_unknown_fields=True
):
    """The first message. `role` says what the client shows; an organiser's part goes only to organisers.

    `link` is the token of a link. `table`, `cashier` and `press` need one of their role; a hall screen may have one,
    and so may an organiser to be.
    """

    version: int = VERSION
    role: Literal["guest", "organiser", "hall", "table", "cashier", "press"] = "guest"
    link: Annotated[str, Meta(max_length=100)] = ""


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is the club there? It answers Pong."""


FromClient = Hello | Ping | AnyCommand


class PublicEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as everybody there knows it.

    `path` is the short link's path and `url` the whole of it, empty where no link leads here; `squares` its QR code row
    by row, `1` for a dark square.
    `bounds` are sentences. `left_ms` is the time left in the round, at `now_ms` of the message; null without a limit.
    `missing` are the tables that still play, the first twelve; `missing_count` counts all. `standing_keys` name the
    columns of standings (`games_won`, `difference`, `points`, `drive_tricks`, `rounds_won`, `over_mean`). `said` is the
    last act of an organiser, with its seq. `ranked` counts the rows of the standings. `preset` names the game, also
    where the settings leave the usual one out. `choices` are what may have been played in a deal with real cards; none
    where its points are entered.
    """

    code: str
    path: str
    url: str
    squares: tuple[str, ...]
    settings: EveningSettings
    bounds: tuple[Why, ...]
    phase: Literal["gathering", "playing", "between", "over"]
    paused: bool
    round: int
    rounds: int
    trump: str
    began_ms: int
    left_ms: int | None
    tables: int
    missing: tuple[int, ...]
    missing_count: int
    here: int
    expected: tuple[NameOf, ...]
    organisers: tuple[str, ...]
    standing_keys: tuple[str, ...]
    said: Why | None
    said_seq: int
    ranked: int = 0
    preset: str = ""
    choices: tuple[EntryChoice, ...] = ()


class OwnSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest's seat in a round: the table, the seat's letter, the side, the partner (null without sides), the four,
    and the table they come from (0 for none). `keeps` says that the partner is the same as in the round before.
    """

    round: int
    table: int
    seat: str
    side: int
    partner: NameOf | None
    seats: tuple[SeatName, ...]
    come_from: int = 0
    keeps: bool = False


class CardRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a guest's own card: a round, the table, the partner, what it came to. In a round sat out `table` is
    0.
    """

    round: int
    table: int
    partner: str
    outcome: Literal["won", "lost", "level", "out", "playing"]
    ours: float
    theirs: float


class GuestPart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest's own part.

    `ask` is what is asked of them: `reach` (go to your table), `enter` deal number `deal`, `wait` for the others to
    confirm it, `confirm`, `conflict`, or `none`. `may_enter` is the next deal that may be entered already. `next` is
    the seat of the next round as soon as it is certain. `near` are rows of the standings around their own, the first
    three among them. `prizes` and `adjustments` are their own. `part` is the one that they take among ladies
    and gents, null where they have not said. `namesake` is another guest of this name who has a letter behind it.
    """

    guest: int
    name: str
    presence: Literal["expected", "here", "away"]
    seat: OwnSeat | None
    sits_out: bool
    table: TableNow | None
    ask: Literal["none", "reach", "enter", "wait", "confirm", "conflict"]
    deal: int
    may_enter: int
    reached: bool
    next: OwnSeat | None
    next_out: bool
    card: tuple[CardRow, ...]
    standing: StandingRow | None
    near: tuple[StandingRow, ...]
    prizes: tuple[Prize, ...]
    organiser: bool = False
    part: Part | None = None
    adjustments: tuple[Adjustment, ...] = ()
    namesake: str = ""


class KeptFrom(msgspec.Struct, frozen=True, kw_only=True):
    """A guest from whom another one is kept apart."""

    guest: int
    how: Together


class GuestRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest as an organiser knows them: `table` 0 for none now, `phone` for one with a phone of their own, `sat` for
    one who has had a seat. `part` and `sits_as` as in a seat; a part is null where they have not said. `word` is what
    to tell them where they come with another phone. `apart` are the guests they are kept apart from, `stays` is the
    table that they stay at, 0 for none.
    """

    guest: int
    name: str
    presence: Literal["expected", "here", "away"]
    since_ms: int
    phone: bool
    table: int = 0
    seat: str = ""
    sits_out: bool = False
    partner: int = 0
    organiser: bool = False
    sat: bool = False
    part: Part | None = None
    sits_as: Part | None = None
    word: str = ""
    apart: tuple[KeptFrom, ...] = ()
    stays: int = 0


class DoorRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest as whoever sits at the door knows them: who has `paid`, or `owes` the entry fee; their raffle tickets."""

    guest: int
    name: str
    presence: Literal["expected", "here", "away"]
    part: Part | None = None
    paid: bool = False
    owes: bool = False
    tickets: int = 0


class CashierPart(msgspec.Struct, frozen=True, kw_only=True):
    """The cashier's part: who comes in at the door, and the money of an evening that costs something (else null)."""

    guests: tuple[DoorRow, ...]
    money: Money | None = None


class TabletPart(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a tablet that stands at a table: that table alone.

    `now` is the table in the round that is on (null between rounds, and where the round has no such table), `deal` the
    next deal to enter there (0 for none). `next` is the table in the next round as soon as it is known, `come_from` the
    tables that its four come from, in the order of their seats (0 for none). `called`: it waits for an organiser.
    """

    table: int
    now: TableNow | None
    deal: int
    next: TableNow | None = None
    come_from: tuple[int, ...] = ()
    called: bool = False


class PressPart(msgspec.Struct, frozen=True, kw_only=True):
    """The press's part: results only. Prizes are told once the evening is over."""

    standings: tuple[StandingRow, ...]
    prizes: tuple[Prize, ...]
    adjustments: tuple[Adjustment, ...]


class LinkRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A link that leads somewhere, as organisers know it; `people` organise by it."""

    number: int
    role: LinkRole
    made_ms: int
    table: int = 0
    people: tuple[str, ...] = ()


class Starting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The next round as it would be if it began now: tables, players who sit out, bots, and the reason why it cannot
    begin (null). `plan` is what the plan of an individual evening promises so far, null in others.
    """

    round: int
    tables: int
    sit_out: int
    bots: int
    why_not: Why | None
    plan: Why | None = None


class PastRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round with its tables; the present one is the last."""

    round: int
    by_hand: bool
    is_over: bool
    tables: tuple[TableNow, ...]
    out: tuple[NameOf, ...]


class UndoOffer(msgspec.Struct, frozen=True, kw_only=True):
    """The organisers' last act, which may be taken back."""

    seq: int
    what: Why


class OrganiserPart(msgspec.Struct, frozen=True, kw_only=True):
    """The organisers' part: everything. `name` is this organiser's, `hall_page` and `hall_prize` are what the hall
    screen was turned to. `chosen_prizes` are null where the usual ones are given. `cash` is the cashier's part,
    `prize_money` what prizes get by kind, `prize_cents` what that makes of each of `prizes`. `calling` are the
    tables whose tablets call, the first one first.
    """

    name: str
    guests: tuple[GuestRow, ...]
    rounds: tuple[PastRound, ...]
    standings: tuple[StandingRow, ...]
    prizes: tuple[Prize, ...]
    starting: Starting
    undo: UndoOffer | None
    hall_page: str = ""
    hall_prize: int = 0
    adjustments: tuple[Adjustment, ...] = ()
    chosen_prizes: tuple[ChosenPrize, ...] | None = None
    links: tuple[LinkRow, ...] = ()
    calling: tuple[int, ...] = ()
    cash: CashierPart | None = None
    prize_money: tuple[PrizeMoney, ...] = ()
    prize_cents: tuple[int, ...] = ()


class HallPart(msgspec.Struct, frozen=True, kw_only=True):
    """The hall screen's part. `page` is the page an organiser turned to (empty: by itself), `prize` the prize shown,
    from 1.

    `tables` are those of the round that is on or, between rounds, of the next one as far as it is known; `round` is
    their round, 0 where nobody has a seat to take. Until the evening is over `prizes` have a winner once they are read,
    and `drawn` are the raffle tickets that were drawn while they are shown.
    """

    page: str
    prize: int
    tables: tuple[TableNow, ...]
    out: tuple[NameOf, ...]
    standings: tuple[StandingRow, ...]
    prizes: tuple[Prize, ...]
    round: int = 0
    drawn: tuple[DrawnTicket, ...] = ()


class Evening(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="evening", omit_defaults=True):
    """The evening as this client may see it, after the entries up to `seq`. `guest` is null for somebody who has not
    joined.
    """

    seq: int
    now_ms: int
    public: PublicEvening
    guest: GuestPart | None = None
    organiser: OrganiserPart | None = None
    hall: HallPart | None = None
    tablet: TabletPart | None = None
    cashier: CashierPart | None = None
    press: PressPart | None = None


ToClient = Evening | Done | Refused | Pong | Bye
