"""The document of `whist review`."""

import msgspec

from whistclub.coach.prices import Chance, Ledger, Marked
from whistclub.coach.totals import Totals


class ReviewedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal reviewed (docs/coach.md says what the parts mean); `first` acts of the record come before it.

    `told` has the sentences about each act that clearly cost something, by its number in the deal.
    """

    number: int
    dealer: str
    first: int
    marked: tuple[Marked, ...]
    open: tuple[tuple[float, ...], ...]
    chances: tuple[Chance, ...]
    ledgers: tuple[Ledger, ...]
    turning: tuple[int, ...]
    told: dict[str, str]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """`whist review`: the deals that are over; with `seat` only the acts and the ledger of that seat.

    `totals` are those of several deals, by seat.
    """

    game: str
    options: dict[str, str]
    ended: str
    seat: str | None
    sides: tuple[str, ...]
    deals: tuple[ReviewedDeal, ...]
    totals: dict[str, Totals] = {}
