"""Deals in LIN, the format of Bridge Base Online: keys and values between upright strokes (`md|3SAKQ,|ah|Board 1|`)."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import SUITS, Hands

_FROM_SOUTH: Final = (2, 3, 0, 1)
"""Hands and dealers are counted from South: the place of each among N E S W."""
_FIELD: Final = re.compile(r"([^|]*)\|([^|]*)\|")
_SUIT: Final = re.compile(r"([SHDC])([^SHDC]*)")
_PLACED: Final = re.compile("[1-4]")


class LinBoard(msgspec.Struct, frozen=True):
    """A board of a LIN text: its line, its name, its dealer (0 = N), and its hands as PBN has them in a Deal tag."""

    line: int
    hands: str
    dealer: int | None = None
    name: str = ""


def lin_boards(text: str) -> Iterator[LinBoard]:
    """The boards of a text in order."""
    board: LinBoard | None = None
    name, line, at = "", 1, 0
    for field in _FIELD.finditer(text):
        line, at = line + text.count("\n", at, field.start(2)), field.start(2)
        key, value = field[1].strip().lower(), field[2].strip()
        if key == "qx":
            name = value[1:]
        elif key == "ah" and board is not None and not board.name:
            board = msgspec.structs.replace(board, name=value.lower().removeprefix("board").strip())
        elif key == "md":
            if board is not None:
                yield board
            board, name = _board(line, value, name), ""
    if board is not None:
        yield board


def _board(line: int, value: str, name: str) -> LinBoard:
    is_placed = _PLACED.match(value) is not None
    given = value.upper().lstrip("01234").split(",")
    hands = [_hand(given[place]) if place < len(given) else "-" for place in range(4)]
    return LinBoard(line, f"S:{' '.join(hands)}", _FROM_SOUTH[int(value[0]) - 1] if is_placed else None, name)


def _hand(text: str) -> str:
    """A hand as PBN has it; a dash for one that is not given."""
    suits = {suit: ranks.strip() for suit, ranks in _SUIT.findall(text)}
    return ".".join(suits.get(suit, "") for suit in SUITS) if suits else "-"


class LinPlay(msgspec.Struct, frozen=True):
    """The calls from the dealer on, the cards in the order played, the declarer's tricks where the rest was granted
    (None: it was not), and a note at the first call.
    """

    calls: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    granted: int | None = None
    note: str = ""


def write_lin(deals: Sequence[Hands], first_board: int = 1) -> str:
    """The deals as a LIN text, a line each, numbered from `first_board`."""
    return "".join(lin_line(deal, number) for number, deal in enumerate(deals, first_board))


def lin_line(deal: Hands, board: int, play: LinPlay | None = None) -> str:
    """One board, a line; a deal without a dealer is dealt by North."""
    dealer = _FROM_SOUTH.index(deal.dealer or 0) + 1
    hands = ",".join(_written(deal.hands[place]) for place in _FROM_SOUTH)
    fields = [
        ("pn", ",,,"),
        ("st", ""),
        ("md", f"{dealer}{hands}"),
        ("rh", ""),
        ("ah", f"Board {board}"),
        ("sv", "o"),
    ]
    played = play or LinPlay()
    calls = [("mb", call) for call in played.calls]
    fields += [*calls[:1], *([("an", played.note)] if calls and played.note else []), *calls[1:]]
    fields += [("pc", card.text) for card in played.cards]
    fields += [] if played.granted is None else [("mc", str(played.granted))]
    return "".join(f"{key}|{value}|" for key, value in [*fields, ("pg", "")]) + "\n"


def _written(hand: int) -> str:
    members = {suit: FRENCH.members(hand & FRENCH.of_suit(suit)) for suit in SUITS}
    return "".join(
        suit + "".join(card.text[1] for card in reversed(cards)) for suit, cards in members.items()
    )
