"""The settings of an evening."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from whistclub.evenings.prizes import PrizeKind

Place = Literal["cards", "online"]
"""Tables with real cards in a hall, or tables of the club."""

LevelTables = Literal["count", "decide", "cut"]
"""The deals that a level table plays on add to its sums, as at evenings of before, or decide it and add nothing; or it
plays none, cuts the cards, and an organiser says who won.
"""

Moving = Literal["up_down", "ladies_gents"]
"""The losers' up and down of a drive are just its two players, or a lady and a gent."""

Trumps = Literal["round", "round_none", "rising", "rising_none", "game"]
"""The trump changes with the round, in the order of drives or the suits rising, with no trump behind them or not, or
follows the game.
"""

TRUMP_ORDERS: dict[str, str] = {
    "round": "HCDS",
    "round_none": "HCDSN",
    "rising": "CDHS",
    "rising_none": "CDHSN",
}
"""The trumps of the rounds in turn; N is no trump."""

MOST_TABLES = 250
"""A thousand people, the largest hall that was measured (`bench.club_evening`)."""
MOST_ROUNDS = 24
MOST_DEALS = 24
"""A drive has 24 deals: as rounds of one deal, or in one round."""
MOST_CENTS = 10_000_000
"""The most money that one figure says, in hundredths of the currency."""


class EveningSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of an evening; `docs/evening.md` explains each. Written out in full: a client shows what holds, and
    knows no defaults.

    `format` is the key of a movement; `moving` says who goes up and who down in a drive that parts the losers;
    `pairing` is how pairs split in the ladder. `preset` and `options` name the game.
    `length` is a number of deals or a full game; a level table plays one more deal at a time. `minutes` is the time
    limit of a round, 0 for none. `enter` says whether a table with real cards enters what was played in a deal and its
    tricks, or its points, by side or seat by seat. `trumps` is the order in which the trump changes with the round, or
    says that it follows the game. `tables` is the number of tables planned, for the bounds. `bot` plays
    for absent people on line. `fee` is the entry of each, `ticket` the price of a raffle ticket and `box` the change in
    the box at the start, in hundredths of the `currency`; 0 for none. `level` is what a level table does: `decide`
    where nothing else is chosen, and on line.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    place: Place = "cards"
    format: Annotated[str, Meta(max_length=40)] = "ladder"
    moving: Moving = "up_down"
    pairing: Literal["first_first", "random", "fewest_repeats"] = "first_first"
    preset: Annotated[str, Meta(max_length=40)] = "whist"
    options: dict[str, str] = {}
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)] = 6
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 8
    length: Literal["deals", "game"] = "deals"
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4
    minutes: Annotated[int, Meta(ge=0, le=180)] = 20
    enter: Literal["tricks", "points"] = "tricks"
    trumps: Trumps = "round"
    first: Literal["drawn", "entered"] = "drawn"
    bot: Annotated[str, Meta(max_length=40)] = "club"
    where: Annotated[str, Meta(max_length=60)] = ""
    begins: Annotated[str, Meta(max_length=20)] = ""
    level: LevelTables = "count"
    currency: Annotated[str, Meta(max_length=8)] = ""
    fee: Annotated[int, Meta(ge=0, le=MOST_CENTS)] = 0
    ticket: Annotated[int, Meta(ge=0, le=MOST_CENTS)] = 0
    box: Annotated[int, Meta(ge=0, le=MOST_CENTS)] = 0

    @property
    def has_parts(self) -> bool:
        """True for an evening of ladies and gents."""
        return self.moving == "ladies_gents"


LinkRole = Literal["table", "cashier", "hall", "press", "organiser"]
"""A tablet at a table, whoever sits at the door and takes the money, a screen of the hall, the press, a second
organiser.
"""


Together = Literal["no", "partners", "table"]
"""How two guests are kept apart: they are not, or are never partners, or never at one table."""


AdjustmentCause = Literal["late", "revoke", "spoiled", "average", "other"]
"""The reasons for which an organiser adds or takes points: somebody was late, a revoke, a deal that was spoiled, an
average that was given, or another one in words.
"""

AdjustedPoints = Annotated[float, Meta(ge=-1000, le=1000, multiple_of=0.5)]
"""Points that are added or, below nothing, taken: whole or half ones, since the average of a deal is six and a half."""


MOST_OWN_PRIZES: int = 6
"""The most own prizes: with two lists and every other kind they are as many as the hall screen numbers."""


class ChosenPrize(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A prize that is given at an evening; an own one has `words` and a `guest`, 0 as long as nobody is named."""

    kind: PrizeKind
    words: Annotated[str, Meta(max_length=60)] = ""
    guest: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Figures(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The figures of a deal as they were entered: what was played and what came of it, or its points by side or by
    seat.

    `played` is the key of one of the evening's choices, empty where there is but one. `by` are the seats that declared
    (0 is N), the first of its side (N or E) where a side declares. `tricks` are by side, or in a game without sides
    those of who declared and those of the others; `made` stands where only that is asked, and where each plays
    alone `kept`, the seats that made it. `low` is from evenings of
    before, at which nothing else was asked.
    """

    tricks: tuple[int, int] | None = None
    points: tuple[int, ...] | None = None
    low: bool = False
    played: Annotated[str, Meta(max_length=40)] = ""
    by: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=4)] = ()
    made: bool | None = None
    kept: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=4)] = ()


class PrizeMoney(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The money of each prize of a kind: a share of the pot in hundredths, or a fixed number of cents. `words` say
    which own prize it is.
    """

    kind: PrizeKind
    share: Annotated[int, Meta(ge=0, le=100)] = 0
    cents: Annotated[int, Meta(ge=0, le=MOST_CENTS)] = 0
    words: Annotated[str, Meta(max_length=60)] = ""
