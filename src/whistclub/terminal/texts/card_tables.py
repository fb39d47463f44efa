"""French cards in rows and diagrams: four hands round a table, tricks with a column for each seat."""

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.messages import Catalogue, Speaker

SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""Suit symbols in the order in which hands are written."""
_INDEX_KEYS: Final = {
    "J": "app-index-jack",
    "Q": "app-index-queen",
    "K": "app-index-king",
    "A": "app-index-ace",
}
_SEAT_COLUMN: Final = 22
_CARD_COLUMN: Final = 9
_WIDTH: Final = 80
"""The width of the narrowest terminal that is promised."""
_REMARK: Final = " " * 6


class TrickRow(msgspec.Struct, frozen=True):
    """A trick as a row shows it: cards by seat letter in the order played, who took it (empty if nobody yet), and a
    remark.
    """

    cards: tuple[tuple[str, Card], ...]
    taker: str = ""
    remark: str = ""


def rank_index(catalogue: Catalogue, card: Card) -> str:
    """The rank as it stands in the corner of a card: `10`, `K`, in German `B`, `D`."""
    rank = card.text[1]
    return "10" if rank == "T" else catalogue.format(_INDEX_KEYS[rank]) if rank in _INDEX_KEYS else rank


def card_index(catalogue: Catalogue, card: Card) -> str:
    """A card as its corner shows it: `♠10`, `♥K`."""
    return SUITS[card.text[0]] + rank_index(catalogue, card)


def suit_lines(catalogue: Catalogue, cards: Iterable[Card]) -> list[str]:
    """A hand in four lines, the high cards first; a dash for a suit that is missing."""
    held = sorted(cards, key=lambda card: -card.rank)
    lines = []
    for suit, symbol in SUITS.items():
        ranks = [rank_index(catalogue, card) for card in held if card.text[0] == suit]
        lines.append(f"{symbol} {' '.join(ranks) or '-'}")
    return lines


def diagram(catalogue: Catalogue, hands: Mapping[str, Sequence[Card]]) -> list[str]:
    """The four hands as they lie round the table, north on top."""
    speaker = Speaker(catalogue, FRENCH.key)
    blocks = {
        letter: [speaker.seat(letter), *suit_lines(catalogue, cards)] for letter, cards in hands.items()
    }
    indent = " " * _SEAT_COLUMN
    # A hand of eight or more cards of one suit moves east aside rather than into it.
    width = max(2 * _SEAT_COLUMN, *(len(line) + 2 for line in blocks["W"]))
    return [
        *(f"{indent}{line}" for line in blocks["N"]),
        *(f"{west:<{width}}{east}" for west, east in zip(blocks["W"], blocks["E"], strict=True)),
        *(f"{indent}{line}" for line in blocks["S"]),
    ]


def trick_lines(
    catalogue: Catalogue, letters: Sequence[str], tricks: Sequence[TrickRow], first: int = 1
) -> list[str]:
    """The tricks, one a line, numbered from `first`, with a column for each seat; the leader and the taker are marked.

    A remark stands below its trick.
    """
    speaker = Speaker(catalogue, FRENCH.key)
    names = [speaker.seat(letter) for letter in letters]
    width = max(_CARD_COLUMN, *(len(name) + 2 for name in names))
    lines = [catalogue.format("cards-tricks-legend")]
    lines.append(("    " + "".join(f"{f' {name}':<{width}}" for name in names)).rstrip())
    for number, trick in enumerate(tricks, first):
        cells = [_cell(catalogue, trick, letter) for letter in letters]
        row = f"{number:>3} " + "".join(f"{cell:<{width}}" for cell in cells)
        lines.append(row.rstrip())
        lines += textwrap.wrap(trick.remark, _WIDTH, initial_indent=_REMARK, subsequent_indent=_REMARK)
    return lines


def _cell(catalogue: Catalogue, trick: TrickRow, letter: str) -> str:
    cards = dict(trick.cards)
    if letter not in cards:
        return ""
    led = ">" if trick.cards[0][0] == letter else " "
    return f"{led}{card_index(catalogue, cards[letter])}{'*' if trick.taker == letter else ''}"
