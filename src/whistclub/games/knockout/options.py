"""The options of Knock-out Whist."""

from typing import Annotated, Literal

from msgspec import Meta

from whistclub.rules.options import Options
from whistclub.rules.seats import MOST_SEATS


class KnockoutOptions(Options, frozen=True, kw_only=True):
    """The number of players, the cards of a hand in the first deal, how many deals make a match (None:
    until one is left), and the points.

    `dogs_life`: the first to take no trick stay in for a deal with a single card. `tie`: of those with equally many
    tricks the one who cuts the highest card names trump, or the first from the last dealer's left. `points`: one for
    each deal survived, and the last one left wins; or one for each trick, and the highest score wins.
    """

    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    cards: Annotated[int, Meta(ge=1, le=13)] = 7
    deals: Annotated[int, Meta(ge=1)] | None = None
    dogs_life: bool = False
    tie: Literal["cut", "left"] = "cut"
    points: Literal["survived", "tricks"] = "survived"
