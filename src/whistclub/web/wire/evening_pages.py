"""The data that the printed pages of an evening need in addition to its messages."""

import msgspec


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


class Schedule(msgspec.Struct, frozen=True, kw_only=True):
    """The seatings of all rounds where no result decides them; no rounds in other formats."""

    rounds: tuple[PlannedRound, ...]


class LaidDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal to be laid out: the dealer's seat, the cards of each seat from North, clockwise, and the card that is
    turned, if any.
    """

    deal: int
    dealer: str
    hands: tuple[str, ...]
    turned: str


class LaidRound(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a round."""

    round: int
    deals: tuple[LaidDeal, ...]


class LaidDeals(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of all rounds, for somebody who lays them out and does not play."""

    rounds: tuple[LaidRound, ...]
