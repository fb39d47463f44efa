"""The requests of a person that need the other people's agreement: an undo, or a seat in the middle of a deal."""

import msgspec

from whistclub.rules.seats import Seat


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that a person asked for.

    `seat` asked to go back to where `to` acts had been made. `agreed` are the seats that have agreed, the asker's among
    them. `seq` is the seq of the request.
    """

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]
    seq: int


class SeatRequest(msgspec.Struct, frozen=True):
    """A request for a seat's cards in the running deal.

    The person `who`, called `name`, asks for `seat`. `of` are the seats whose people are asked, `agreed` those that have
    agreed. `seq` is the seq of the request.
    """

    seat: Seat
    who: str
    name: str
    of: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    seq: int
