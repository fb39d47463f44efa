"""A card: a value of one pack, with a rank and a set of suits."""

from typing import Any, Final


class Card:
    """One card of one pack; each pack makes each of its cards once, so identity is equality.

    `text` is the text form (`SA`, `MK2`), `suits` the letters of its suits in the pack's order (French
    cards have one, Decktet number cards two, Pawns and Courts three), `rank` its rank, `index` its place in
    the pack's order and `bit` that place as a bit. `shares` holds every card of the pack that shares a
    suit with this one, itself included, as a bit set: what may follow it.
    """

    __slots__ = ("bit", "index", "pack_key", "rank", "shares", "suits", "text")

    pack_key: Final[str]
    text: Final[str]
    suits: Final[str]
    rank: Final[int]
    index: Final[int]
    bit: Final[int]
    shares: int

    def __init__(self, pack_key: str, text: str, suits: str, rank: int, index: int) -> None:
        self.pack_key = pack_key
        self.text = text
        self.suits = suits
        self.rank = rank
        self.index = index
        self.bit = 1 << index
        self.shares = 0
        _MADE[pack_key, text] = self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        """Names no card: a repr may reach a log."""
        return "Card(hidden)"

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Card":
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return _restored, (self.pack_key, self.text)


_MADE: Final[dict[tuple[str, str], Card]] = {}


def _restored(pack_key: str, text: str) -> Card:
    return _MADE[pack_key, text]


def cards_to_text(cards: tuple[Card, ...]) -> str:
    """The text forms with spaces between."""
    return " ".join(card.text for card in cards)
