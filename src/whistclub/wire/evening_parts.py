"""The parts of an evening that several of its messages share: people, what may be played, deals and tables, rows of
lists.
"""

from typing import Literal

import msgspec

from whistclub.club.evening.settings import AdjustmentCause, Figures
from whistclub.evenings.parts import Part
from whistclub.evenings.prizes import PrizeKind
from whistclub.rules.entry import Counted, Declarers, Outcome
from whistclub.wire.parts import Why


class NameOf(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody at a table: a guest by number and name, or a bot (`guest` 0, a bot's name)."""

    guest: int
    name: str
    bot: bool = False


class EntryChoice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that may have been played in a deal with real cards.

    `declarers` says who declares it and `outcome` what is asked of it: tricks, made or failed, or nothing more.
    `undertaken` are the tricks that make it (0: no number does), `avoids` says that a trick taken is a loss. Choices of
    one name differ by the `number` called, or by the `times` that the deal counts: each is asked. `name` is the stem of
    the messages that call it: of a side's contract with `-we`, `-they` and `-by` behind it. `about` is the message on
    how one knows it, `card` a card that shows it. `worth` are the points (or drive tricks) by 0 to 13 tricks, by failed
    and made, or the only ones: those of the declarer or the declaring side, and those of each other one; of N and S,
    then of E and W, where nobody declares. In a game without sides each declarer has the first. Of `partners` they
    stand without a partner, then with one; of `each` they are of one player, and those of several are added.
    """

    key: str
    declarers: Declarers = "nobody"
    outcome: Outcome = "tricks"
    undertaken: int = 0
    avoids: bool = False
    number: int = 0
    times: int = 1
    counts: Counted = "tricks"
    name: str = ""
    about: str = ""
    card: str = ""
    worth: tuple[tuple[int, int], ...] = ()


class StandingRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of the standings; equal ones share a rank. `values` are those of `standing_keys`, in that order. `out`
    counts rounds sat out, scored by the mean.

    `direction` is `NS` or `EW` where each side of the tables has a list of its own, ranked alone; empty where there is
    one list. `part` is the one that they sat as most among ladies and gents, null elsewhere. `adjusted` are the points
    that organisers added or took, which the values have in them.
    """

    rank: int
    guest: int
    name: str
    values: tuple[float, ...]
    out: int = 0
    bot: bool = False
    away: bool = False
    direction: Literal["", "NS", "EW"] = ""
    part: Part | None = None
    adjusted: float = 0.0


class Adjustment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points that an organiser (`by`) added to guests in a round, or took: the reason, in `words` where it is another
    one, the points before corrections (`was`), and whether it was taken back and counts no longer.
    """

    number: int
    round: int
    people: tuple[NameOf, ...]
    points: float
    cause: AdjustmentCause
    words: str = ""
    by: str = ""
    was: tuple[float, ...] = ()
    taken_back: bool = False


class Prize(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prize in the order of reading: its kind, its winner (`partner` too, a guest, where a pair gets it; else 0), the
    value (with the key of its unit), and what broke a tie. `direction` and `part` say whom it is for, as in the
    standings. The lucky table has no winner: its number is the value, `people` sat there. `words` name an own prize.
    """

    kind: PrizeKind
    guest: int
    name: str
    value: float
    unit: str
    tie: Why | None = None
    partner: int = 0
    partner_name: str = ""
    direction: Literal["", "NS", "EW"] = ""
    part: Part | None = None
    people: tuple[NameOf, ...] = ()
    words: str = ""


class SeatName(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The holder of a seat, by its letter. Among ladies and gents `part` is theirs, and `sits_as` the other one where
    they have to sit as that.
    """

    seat: str
    guest: int
    name: str
    bot: bool = False
    reached: bool = False
    part: Part | None = None
    sits_as: Part | None = None


class EveningDeal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal of a table with real cards, counted from 1.

    `figures` are those entered first or standing, `points` what they are worth by side or seat. `side` (null for an
    organiser) and `by` entered them. `disputed` are the other side's, by `disputed_by`. `was` are those before
    corrections. `tablet`: they were entered at the tablet of the table.
    """

    deal: int
    state: Literal["entered", "disputed", "stands"]
    figures: Figures
    points: tuple[int, ...]
    side: int | None = None
    by: str = ""
    at_ms: int = 0
    disputed: Figures | None = None
    disputed_points: tuple[int, ...] = ()
    disputed_by: str = ""
    confirmed_by: str = ""
    was: tuple[Figures, ...] = ()
    corrected_by: str = ""
    tablet: bool = False


class TableNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a round. `sums` are the points (or drive tricks) by side or seat so far, `winner` the side that has
    won when it is over.

    `level` says that it waits for an organiser's decision, `calls` that its sides counted differently. `room` is the
    club's table. `needs` is the number of deals it plays as far as known. `counts` is the number of deals that add to
    the sums, 0 for all: one beyond them decides a table that is level.
    """

    table: int
    seats: tuple[SeatName, ...]
    dealer: str
    deals: tuple[EveningDeal, ...] = ()
    needs: int = 0
    counts: int = 0
    sums: tuple[int, ...] = (0, 0)
    over: bool = False
    winner: int | None = None
    level: bool = False
    calls: bool = False
    heard_ms: int = 0
    room: str = ""


class SpentLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of what was spent or else came in, by its number."""

    number: int
    words: str
    cents: int
    came_in: bool = False


class DrawnTicket(msgspec.Struct, frozen=True, kw_only=True):
    """A raffle ticket that was drawn, and who has it."""

    ticket: int
    guest: int
    name: str


class Money(msgspec.Struct, frozen=True, kw_only=True):
    """The cash sheet, in hundredths of the currency.

    `entries` and `raffle` came in, from so many people (`paid`) and so many tickets (`sold`). `spent` and `prizes` (all
    together) went out, but for lines of `spent` that came in. `short` is what the prizes claim beyond the entries,
    `open` what guests still owe, `left` what should be in the box, `box` the change that lay there at the start.
    """

    entries: int
    paid: int
    raffle: int
    sold: int
    spent: tuple[SpentLine, ...]
    prizes: int
    short: int
    open: int
    left: int
    drawn: tuple[DrawnTicket, ...]
    box: int = 0
