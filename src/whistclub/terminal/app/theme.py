"""Colours, shapes of suits and how a card is drawn, in Unicode or in plain ASCII."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from rich.style import Style

from whistclub.cards.card import Card
from whistclub.cards.pack import PACKS
from whistclub.messages import Catalogue, is_decktet
from whistclub.terminal.app.canvas import Canvas


def _style(text: str) -> Style:
    return Style.parse(text)


ROOM: Final = _style("#F3EADA on #181512")
QUIET: Final = _style("#BDB19E")
BRASS: Final = _style("#E4B45A")
STRONG: Final = _style("bold")
CLOTH: Final = _style("#FFF8EA on #234F43")
CLOTH_QUIET: Final = _style("#BFD9CC")
PLATE: Final = _style("#FFF8EA on #173A30")
LAMP: Final = _style("#2A1D04 on #E9B44C")
LAMP_LINE: Final = _style("bold #FFD37A")
DARK: Final = _style("#FFF8EA on #10281F")
PAPER: Final = _style("#1E1B18 on #FFFCF5")
SHADE: Final = _style("#1E1B18 on #B9C6BB")
EDGE: Final = _style("#FFFCF5")
EDGE_SHADE: Final = _style("#B9C6BB")
EDGE_BACK: Final = _style("#8C3B32")
BACK: Final = _style("#E3B6A2 on #8C3B32")
CHIP: Final = _style("#1E1B18 on #EBE2D1")

_TWO: Final = {"S": "#1E1B18", "C": "#1E1B18", "H": "#B81430", "D": "#B81430"}
_FOUR: Final = {"S": "#1E1B18", "C": "#1F6FB5", "H": "#8C0C00", "D": "#B86A00"}
_DECKTET: Final = {
    "M": "#5A2FBC",
    "S": "#9A5D00",
    "W": "#1F6CB0",
    "L": "#0B4F1C",
    "Y": "#C2305F",
    "K": "#221C1A",
}

_INK: Final = "#1E1B18"
_FRENCH_SHAPES: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "J": "★"}
_DECKTET_SHAPES: Final = {"M": "☾", "S": "☼", "W": "≈", "L": "❧", "Y": "§", "K": "∞"}
_WORDED: Final = ("A", "P", "C", "X")
_LOCAL: Final = ("J", "Q", "K", "A")

CARD: Final = "▗▄▖▐▌▝▀▘"
ROUND: Final = "╭─╮││╰─╯"
HEAVY: Final = "┏━┓┃┃┗━┛"
ASCII_ROUND: Final = ".-.||'-'"
ASCII_HEAVY: Final = "########"
"""The letters of a box: along the top, at the left and the right, along the bottom."""


class Appearance(msgspec.Struct, frozen=True):
    """The way things are drawn: letters of ASCII only or not, and suits in two colours or in four."""

    ascii: bool = False
    four_colours: bool = True

    def shape(self, suit: str, pack_key: str) -> str:
        """The sign of a suit: its shape, its letter in ASCII and where it has none."""
        shapes = _DECKTET_SHAPES if is_decktet(pack_key) else _FRENCH_SHAPES
        return suit if self.ascii else shapes.get(suit, suit)

    def ink(self, suit: str, pack_key: str) -> Style:
        """The colour of a suit."""
        french = _FOUR if self.four_colours else _TWO
        colours = _DECKTET if is_decktet(pack_key) else french
        return Style(color=colours.get(suit, _INK), bold=True)

    def mark(self, unicode: str, plain: str) -> str:
        """One of two signs."""
        return plain if self.ascii else unicode

    def frame(self, *, heavy: bool) -> str:
        """The eight letters a card is drawn with."""
        if self.ascii:
            return ASCII_HEAVY if heavy else ASCII_ROUND
        return HEAVY if heavy else CARD

    def signs(self, card: Card) -> str:
        """A card in a few letters: `♠A`, `☾∞8`."""
        return "".join(self.shape(suit, card.pack_key) for suit in card.suits) + rank_letter(card)


def rank_letter(card: Card) -> str:
    """The rank of a card as one letter or `10`; nothing for a wild."""
    letter = card.text[len(card.suits) :]
    return "10" if letter == "T" else letter


def rank_label(card: Card, catalogue: Catalogue) -> str:
    """The rank as it stands on the card, in five letters at most."""
    letter = rank_letter(card)
    if is_decktet(card.pack_key):
        return catalogue.format(f"rank-decktet-{letter}") if letter in _WORDED else letter
    if letter in _LOCAL:
        return _local_rank(letter, catalogue)
    # A card of no suit, such as a joker, has its whole text for a rank.
    return letter if card.suits else catalogue.format_or(f"app-index-{letter.lower()}", letter)


def _local_rank(letter: str, catalogue: Catalogue) -> str:
    keys = {"J": "app-index-jack", "Q": "app-index-queen", "K": "app-index-king", "A": "app-index-ace"}
    return catalogue.format(keys[letter])


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it lies: which, at how large, in light or in shade, chosen or not. `card` None is a back."""

    card: Card | None
    width: int
    height: int
    is_shaded: bool = False
    is_chosen: bool = False
    is_ringed: bool = False


def draw_card(
    canvas: Canvas, x: int, y: int, face: Face, appearance: Appearance, catalogue: Catalogue
) -> None:
    """Draws a card with its frame."""
    w, h = face.width, face.height
    heavy = face.is_chosen or face.is_ringed
    edge = LAMP_LINE if heavy else (EDGE_SHADE if face.is_shaded else EDGE)
    if face.card is None:
        edge = EDGE_BACK
    _frame(canvas, (x, y, w, h), appearance.frame(heavy=heavy), edge)
    if face.card is None:
        canvas.fill(x + 1, y + 1, w - 2, h - 2, BACK, appearance.mark("▒", "/"))
        return
    ground = SHADE if face.is_shaded else PAPER
    canvas.fill(x + 1, y + 1, w - 2, h - 2, ground)
    card = face.card
    first = appearance.ink(card.suits[:1], card.pack_key)
    label = rank_label(card, catalogue)
    if not is_decktet(card.pack_key):
        canvas.put(x + 1, y + 1, label, ground + first, w - 2)
        sign = appearance.shape(card.suits, card.pack_key)
        canvas.centred(y + h // 2, sign, ground + first, x + 1, w - 2)
        return
    canvas.put(x + 1, y + 1, label or appearance.mark("★", "*"), ground + Style(bold=True), w - 2)
    for place, suit in enumerate(card.suits):
        ink = ground + appearance.ink(suit, card.pack_key)
        spot = x + 1 + place * (2 if w > 6 else 1)
        canvas.put(spot, y + 2, appearance.shape(suit, card.pack_key), ink)
        if h > 4 and not appearance.ascii:
            canvas.put(spot, y + 3, suit, ground)


def draw_place(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], appearance: Appearance, *, lit: bool
) -> None:
    """Draws the empty place of a card to come."""
    edge = LAMP_LINE if lit else CLOTH_QUIET
    _frame(canvas, (x, y, *size), ASCII_ROUND if appearance.ascii else ROUND, edge)


def _frame(canvas: Canvas, box: tuple[int, int, int, int], letters: str, style: Style) -> None:
    x, y, w, h = box
    canvas.put(x, y, letters[0] + letters[1] * (w - 2) + letters[2], style)
    for line in range(y + 1, y + h - 1):
        canvas.put(x, line, letters[3], style)
        canvas.put(x + w - 1, line, letters[4], style)
    canvas.put(x, y + h - 1, letters[5] + letters[6] * (w - 2) + letters[7], style)


_ALTERNATING: Final = "DCHS"


def sorted_hand(cards: Iterable[Card], order: str, trump: str) -> list[Card]:
    """A hand in one of the orders of `settings.ORDERS`; trumps stand at the left where suits are kept together, before
    cards of no suit and of suits that the French pack has not.
    """
    held = list(cards)
    if held and is_decktet(held[0].pack_key):
        return _sorted_decktet(held, order)
    if order == "ranks":
        return sorted(held, key=lambda card: (card.rank, card.suits), reverse=True)
    suits = _ALTERNATING if order in {"alternating", "rising"} else "CDHS"
    rising = -1 if order == "rising" else 1

    def place(card: Card) -> tuple[Any, ...]:
        other = "" if card.suits and card.suits in suits else card.suits or card.text
        return card.suits == trump, other, suits.find(card.suits), card.rank * rising

    return sorted(held, key=place, reverse=True)


def _sorted_decktet(held: Sequence[Card], order: str) -> list[Card]:
    if order == "suits":
        suits = PACKS[held[0].pack_key].suits
        return sorted(held, key=lambda card: (suits.index(card.suits[0]), -card.rank, card.index))
    high_first = order in {"alternating", "ranks"}
    return sorted(held, key=lambda card: (card.rank, card.index), reverse=high_first)
