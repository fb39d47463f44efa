"""What people at a table ask one another, and wait for everybody's agreement to."""

import msgspec

from whistclub.rules.seats import Seat


class Question(msgspec.Struct, frozen=True):
    """An undo that a person asked for: who, back to how many acts, who has agreed so far, the asker among them, and the seq
    at which it was asked.
    """

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]
    seq: int


class Asking(msgspec.Struct, frozen=True):
    """A person asks for a seat's cards in the running deal: the seat, who they are and are called, the seats whose people are asked, who of
    them has agreed, and the seq at which it was asked.
    """

    seat: Seat
    who: str
    name: str
    of: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    seq: int
