"""Seats round a table, clockwise, and the letters they are written by.

| seats | letters | where they sit |
|---|---|---|
| 1 | `S` | a solitaire's player sits before the screen |
| 2 | `N S` | opposite one another |
| 3 | `N E S` | the place in the West stays empty |
| 4 | `N E S W` | opposite seats are partners where there are any |
| 5, 6 | `A B C D G H` | clockwise from A, as far as there are seats |

Records, acts, endings and messages write a seat by its letter at a table of that many seats: the second of two is `S`,
the second of four `E`. Tables of five and six pass over E, so that a letter alone says how its seat is
called. Records of before have E for G and F for H there, and are read so.
"""

from collections.abc import Iterable
from typing import Final, NewType

from whistclub.cards.errors import BadText, WrongUsage, reason

Seat = NewType("Seat", int)
"""0.. clockwise."""

Viewer = Seat | None
"""Whose eyes: a seat, or None for a spectator."""

MOST_SEATS: Final = 6
"""Cloth and terminal lay out so many seats; the rules alone could count the tricks of eight."""
SEATS: Final[tuple[Seat, ...]] = tuple(Seat(number) for number in range(MOST_SEATS))
FOUR: Final = SEATS[:4]
ALONE: Final = Seat(0)
DUMMY: Final = Seat(-1)
"""Stands for the dummy of a solitaire where cards on the table are told by seats."""
ONLY: Final[tuple[frozenset[Seat], ...]] = tuple(frozenset({seat}) for seat in SEATS)
"""The set that holds one seat, by that seat."""
NOBODY: Final[frozenset[Seat]] = frozenset()

_LETTERS: Final = {1: "S", 2: "NS", 3: "NES", 4: "NESW", 5: "ABCDG", 6: "ABCDGH"}

_BEFORE: Final = {"E": "G", "F": "H"}


def seats_of_table(count: int) -> tuple[Seat, ...]:
    """The seats of a table of so many, clockwise from the first."""
    return SEATS[:count]


def letters_of_table(count: int) -> str:
    """The letters of the seats of a table of so many, clockwise from the first."""
    return _LETTERS[count]


def near_seat(count: int) -> Seat:
    """The seat of the person before the screen at a table of so many: the one written S, or else the first."""
    return Seat(max(0, _LETTERS[count].find("S")))


def seat_letter(seat: Seat, seats: int) -> str:
    """The letter of a seat at a table of so many seats."""
    return _LETTERS[seats][seat]


def seat_letters(seats: Iterable[Seat], table: int = 4) -> str:
    """The letters of these seats at a table of so many, with spaces between."""
    return " ".join(seat_letter(seat, table) for seat in seats)


class NotASeat(BadText, WrongUsage):
    """A letter that no seat of this table has."""


def seat_from_letter(text: str, seats: int) -> Seat:
    """The seat written, in any case. Raises BadText when this table has none of that letter."""
    letters = _LETTERS[seats]
    letter = text.strip().upper()
    if seats > len(FOUR):
        letter = _BEFORE.get(letter, letter)
    if len(letter) == 1 and letter in letters:
        return Seat(letters.index(letter))
    raise NotASeat(reason("not-a-seat", text=text.strip()[:20], valid=" ".join(letters)))


def require_viewer(viewer: Viewer, seats: int) -> None:
    """Raises BadText unless the viewer is a spectator or the number of a seat at a table of so many."""
    if viewer is not None and viewer not in SEATS[:seats]:
        valid = " ".join(map(str, SEATS[:seats]))
        raise NotASeat(reason("not-a-seat", text=str(viewer)[:20], valid=valid))


def left_of(seat: Seat, seats: int = 4) -> Seat:
    """The next seat clockwise at a table of so many seats."""
    return SEATS[(seat + 1) % seats]


def right_of(seat: Seat, seats: int = 4) -> Seat:
    """The next seat counter-clockwise at a table of so many seats."""
    return SEATS[(seat - 1) % seats]


def partner_of(seat: Seat) -> Seat:
    """The seat opposite at a table of four."""
    return FOUR[(seat + 2) % 4]


def clockwise_from(seat: Seat, seats: int = 4) -> tuple[Seat, ...]:
    """Every seat of a table of so many, this one first."""
    return SEATS[seat:seats] + SEATS[:seat]


def pair_of(seat: Seat) -> int:
    """The side a seat of four plays for where opposite seats are partners: 0 for N and S, 1 for E and W."""
    return seat % 2
