"""Seats round a table, clockwise, and how they are written."""

from typing import Final, NewType

from whistclub.cards.errors import BadText, reason

Seat = NewType("Seat", int)
"""0.. clockwise; four seats are written N E S W, the one seat of a solitaire S."""

Viewer = Seat | None
"""Whose eyes: a seat, or None for a spectator."""

FOUR: Final[tuple[Seat, ...]] = (Seat(0), Seat(1), Seat(2), Seat(3))
ALONE: Final = Seat(0)
ONLY: Final[tuple[frozenset[Seat], ...]] = tuple(frozenset({seat}) for seat in FOUR)
"""The set that holds one seat, by that seat."""
NOBODY: Final[frozenset[Seat]] = frozenset()

_LETTERS: Final = {1: "S", 4: "NESW"}


def seat_letter(seat: Seat, seats: int) -> str:
    """How a seat is written at a table of so many seats."""
    return _LETTERS[seats][seat]


def seat_from_letter(text: str, seats: int) -> Seat:
    """The seat written, in any case. Raises BadText when this table has none of that letter."""
    letters = _LETTERS[seats]
    letter = text.strip().upper()
    if len(letter) == 1 and letter in letters:
        return Seat(letters.index(letter))
    raise BadText(reason("not-a-seat", text=text.strip()[:20], valid=" ".join(letters)))


def left_of(seat: Seat) -> Seat:
    """The next seat clockwise of four."""
    return FOUR[(seat + 1) % 4]


def right_of(seat: Seat) -> Seat:
    """The previous seat of four, which is the next one counter-clockwise."""
    return FOUR[(seat - 1) % 4]


def partner_of(seat: Seat) -> Seat:
    """The seat opposite, of four."""
    return FOUR[(seat + 2) % 4]


def clockwise_from(seat: Seat) -> tuple[Seat, ...]:
    """All four seats, this one first."""
    return FOUR[seat:] + FOUR[:seat]


def pair_of(seat: Seat) -> int:
    """The side a seat plays for where opposite seats are partners: 0 for N and S, 1 for E and W."""
    return seat % 2
