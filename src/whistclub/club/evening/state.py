"""The state of an evening: a frozen value that the fold of its log makes."""

from typing import Literal

import msgspec

from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.plan_entries import PlanFound
from whistclub.club.evening.settings import (
    AdjustmentCause,
    ChosenPrize,
    EveningSettings,
    Figures,
    LinkRole,
    PrizeMoney,
    Together,
)
from whistclub.evenings.parts import Part
from whistclub.evenings.results import TableResult
from whistclub.evenings.seating import Seating, Side

Phase = Literal["gathering", "playing", "between", "over"]
"""Before the first round; a round is on; between two rounds; the evening is over. A pause is a field of its own."""


class Guest(msgspec.Struct, frozen=True):
    """A guest by number in the order of entering.

    `person` is empty for one without a phone. `partner` is a guest, 0 for none. `player` is the player number that the
    guest holds or held last, 0 before the first round. `awaits_phone`: whoever joins with the guest's word is the
    guest; the word follows from `awaited_ms`, and where that is 0 their name is enough. `removed`: the number stands
    for nobody any longer; such a guest has no person and no partner, and is away. `part` is the one that they have
    taken among ladies and gents, None for one who has not said.
    """

    number: int
    name: str
    person: str = ""
    presence: Literal["expected", "here", "away"] = "here"
    since_ms: int = 0
    partner: int = 0
    player: int = 0
    awaits_phone: bool = False
    awaited_ms: int = 0
    removed: bool = False
    part: Part | None = None


class EnteredDeal(msgspec.Struct, frozen=True):
    """A deal at a table with real cards.

    `figures` are those that were entered first, or stand. `disputed` are those of the other side in a conflict. `by` is
    the guest who entered (0 for an organiser, and for the `tablet` of the table), `side` that guest's side. `was` are
    the figures that stood before each correction, `corrected_by` the organiser's name.
    """

    figures: Figures
    by: int = 0
    side: Side | None = None
    at_ms: int = 0
    stands: bool = False
    confirmed_by: int = 0
    disputed: Figures | None = None
    disputed_by: int = 0
    was: tuple[Figures, ...] = ()
    corrected_by: str = ""
    tablet: bool = False


class RoundTable(msgspec.Struct, frozen=True):
    """A table in a round: its deals (real cards) or its result so far (on line).

    `reached` are the guests who said that they are there. `heard_ms` is the time of the last entry of this table.
    """

    dealer: int = 0
    room: str = ""
    deals: tuple[EnteredDeal, ...] = ()
    result: TableResult = TableResult()
    over: bool = False
    decided: Side | None = None
    reached: tuple[int, ...] = ()
    heard_ms: int = 0


class Round(msgspec.Struct, frozen=True):
    """A round, counted from 1. `holders` are the guests by player number (0 for a bot), as they are now or were at its
    end.

    `cards` is the secret that its cards come from where all tables on line hold the same; empty for the evening's seed.
    """

    number: int
    seating: Seating
    holders: tuple[int, ...]
    tables: tuple[RoundTable, ...]
    began_ms: int
    ends_ms: int = 0
    is_over: bool = False
    by_hand: bool = False
    cards: str = ""

    def __repr__(self) -> str:
        return f"Round({self.number})"


class Adjustment(msgspec.Struct, frozen=True):
    """Points that an organiser added to guests in a round, or took. `was` are the points before each correction, `by`
    the name of the organiser who said it last; one that is `taken_back` counts no longer.
    """

    round: int
    guests: tuple[int, ...]
    points: float
    cause: AdjustmentCause
    words: str = ""
    was: tuple[float, ...] = ()
    by: str = ""
    taken_back: bool = False


class Link(msgspec.Struct, frozen=True):
    """A link for a role, by number in the order of making. `people` organise by it. One that `is_cut` leads nowhere."""

    number: int
    role: LinkRole
    table: int
    digest: str
    made_ms: int
    people: tuple[str, ...] = ()
    is_cut: bool = False

    def __repr__(self) -> str:
        return f"Link({self.number}, {self.role!r})"


class Spent(msgspec.Struct, frozen=True):
    """A line of what was spent or else came in; an amount of nothing is one that was struck out."""

    words: str
    cents: int
    came_in: bool = False


class Till(msgspec.Struct, frozen=True):
    """The money of an evening: the guests who have paid, the raffle tickets by guest, what was spent, what prizes get,
    and the tickets that were drawn, each with its guest.
    """

    paid: frozenset[int] = frozenset()
    tickets: dict[int, int] = {}
    spent: tuple[Spent, ...] = ()
    prizes: tuple[PrizeMoney, ...] = ()
    drawn: tuple[tuple[int, int], ...] = ()


class OrganiserAct(msgspec.Struct, frozen=True):
    """The last entry of an organiser that may be undone: its seq, the entry, the state before it, and the entries
    since.

    These stand in groups of bounded length: one entry more then copies little, however many there are.
    """

    seq: int
    before: "EveningState"
    entry: AnyEntry
    since: tuple[tuple[AnyEntry, ...], ...] = ()


class EveningState(msgspec.Struct, frozen=True, kw_only=True):
    """An evening after the entries up to `seq`.

    `organisers` are persons with their names. `holders` are the guests by player number (0 for a bot), as the next
    round finds them. `swaps` are pairs of guests who change places when the next round begins, `ups` the guests who are
    the up of their pair. `paused_ms` is the time at which it was paused, 0 while it goes on. `hall` is the page of the
    hall screen and the prize shown. `chosen_prizes` are None where the usual ones are given. `calling` are the tables
    that call the organisers, the first one first. `named` is an act of an organiser that is told and cannot be undone,
    with its seq, as long as it is their last. `plan` was found by a search for an individual evening,
    `apart` the guests who are kept apart, `stays` those who stay at a table, both as they are since `wished`
    rounds.
    """

    seq: int
    evening: str
    code: str
    seed: bytes
    opened_ms: int
    settings: EveningSettings
    organisers: tuple[tuple[str, str], ...]
    guests: tuple[Guest, ...] = ()
    holders: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    phase: Phase = "gathering"
    paused_ms: int = 0
    hall: tuple[str, int] = ("", 0)
    last_act: OrganiserAct | None = None
    swaps: tuple[tuple[int, int], ...] = ()
    ups: tuple[int, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    chosen_prizes: tuple[ChosenPrize, ...] | None = None
    links: tuple[Link, ...] = ()
    till: Till = Till()
    calling: tuple[int, ...] = ()
    named: tuple[AnyEntry, int] | None = None
    plan: PlanFound | None = None
    apart: tuple[tuple[int, int, Together], ...] = ()
    stays: tuple[tuple[int, int], ...] = ()
    wished: int = 0

    def __repr__(self) -> str:
        return f"EveningState({self.evening!r}, seq {self.seq})"


def said_last(state: EveningState) -> tuple[AnyEntry, int] | None:
    """The organisers' last act and its seq, None where there is none to tell."""
    if state.named is not None:
        return state.named
    return None if state.last_act is None else (state.last_act.entry, state.last_act.seq)


def without_undo(state: EveningState) -> EveningState:
    """The state without the way back from the organisers' last act, which holds another state: half as much to hand to
    a process.
    """
    return msgspec.structs.replace(state, last_act=None)
