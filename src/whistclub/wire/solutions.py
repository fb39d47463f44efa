"""Hands that are solved with all cards seen: what is asked, and what is answered."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from whistclub.coach import Aim
from whistclub.wire.parts import Why

MOST_NODES: Final = 16_000_000
"""The most that one request may cost: about four seconds of the process that makes prices."""
OneHand = Annotated[str, Meta(min_length=2, max_length=60)]
Hands = Annotated[tuple[OneHand, ...], Meta(min_length=4, max_length=4)]
Letter = Literal["N", "E", "S", "W"]
Side = Literal["NS", "EW", "N", "E", "S", "W"]
Trump = Literal["", "S", "H", "D", "C"]


class LineLeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a text that cannot be used, 0 for the whole text, and the reason."""

    line: int
    why: Why


class LaidHands(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Four hands of the French pack, North's first, all of a length; the trump, empty for none; and the aim of a side
    against all others: as many tricks as it can get, as few, or none.
    """

    hands: Hands
    trump: Trump = ""
    side: Side = "NS"
    aim: Aim = "most"


class SolvedHands(msgspec.Struct, frozen=True, kw_only=True):
    """The side's tricks by the seat that leads, North first; null where that took too long. For the aim `none` 1 says
    that the side can, 0 that it cannot.
    """

    tricks: tuple[int | None, ...]


class AskedPlace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in the play of four hands: who led first, the cards played since, and the nodes that the answer may
    cost.
    """

    laid: LaidHands
    leader: Letter
    played: Annotated[str, Meta(max_length=160)] = ""
    nodes: Annotated[int, Meta(ge=1_000, le=MOST_NODES)] = 1_000_000


class CardWorth(msgspec.Struct, frozen=True, kw_only=True):
    """A card that may be played, and the tricks that the side gets in all after it: at least, at most."""

    card: str
    least: int
    most: int


class SolvedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the play of open hands: the hands, the trick on the table and its leader, the seat to play, the tricks
    taken by seat.

    `least` and `most` are what the side gets in all, tricks taken included, when all play perfectly; where they differ
    the nodes did not do. For the aim `none` 1 says that the side can, 0 that it cannot. `line` is one line of best
    play.
    """

    hands: tuple[str, ...]
    table: str
    leader: Letter
    turn: Letter
    taken: tuple[int, ...]
    least: int
    most: int
    cards: tuple[CardWorth, ...]
    line: str
    why: str | None


class PastedDeals(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text with deals, as PBN."""

    text: Annotated[str, Meta(max_length=15_000)]


class DealRead(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a text: its hands, North's first, who leads (the seat after the dealer; null where none is named), and
    its board as the text names it.
    """

    hands: tuple[str, ...]
    leader: Letter | None
    board: str


class DealsRead(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a text, at most 64, and what was left out."""

    deals: tuple[DealRead, ...]
    left_out: tuple[LineLeftOut, ...]
