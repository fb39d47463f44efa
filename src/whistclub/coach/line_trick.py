"""A trick of a line of play, in text."""

import msgspec

from whistclub.players.reading import Trick
from whistclub.rules.seats import FOUR, seat_letter


class LineTrick(msgspec.Struct, frozen=True, kw_only=True):
    """A trick of a line: its number in the deal, its cards by seat in the order played, and who takes it."""

    number: int
    cards: tuple[tuple[str, str], ...]
    taker: str

    def __repr__(self) -> str:
        return f"LineTrick({self.number})"


def told_trick(trick: Trick, number: int, seats: int = len(FOUR)) -> LineTrick:
    """A trick at a table of so many seats, told as the one of this number in the deal."""
    return LineTrick(
        number=number,
        cards=tuple((seat_letter(seat, seats), card.text) for seat, card in trick.cards),
        taker=seat_letter(trick.taker, seats),
    )
