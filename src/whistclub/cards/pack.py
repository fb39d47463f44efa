"""A pack: the cards a game can meet, in one fixed order, and sets of them as bits."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from operator import attrgetter, or_
from typing import Final, TypeVar

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, reason

_BIT: Final = attrgetter("bit")

Hand = int
"""A set of cards of one pack as bits: bit i is the card whose index is i."""


def _itself(card: Card) -> Card:
    return card


def bits_of(hand: Hand) -> Iterator[int]:
    """The indices of a set's cards, ascending."""
    while hand:
        lowest = hand & -hand
        yield lowest.bit_length() - 1
        hand ^= lowest


Value = TypeVar("Value")
_SOME: Final = (1 << 13) - 1
_OTHERS: Final = (_SOME << 13, _SOME << 26, ~((1 << 39) - 1))


class ByHand(dict[Hand, tuple[Value, ...]]):
    """Something made of each card, for the cards of a hand, in pack order: `table[hand]`, a tuple.

    What sets within thirteen neighbouring cards (a suit, in the French pack) give is made at the first question, so
    that one suit is one look-up; any other set is put together from four of those by `of_any`. For packs of up to 55
    cards: each more doubles the last table.
    """

    def __init__(self, cards: Sequence[Card], made_of: Callable[[Card], Value]) -> None:
        super().__init__({0: ()})
        self._cards = cards
        self._made_of_card = made_of
        self._parts: tuple[list[tuple[Value, ...]], ...] = ()

    def __missing__(self, hand: Hand) -> tuple[Value, ...]:
        found = self.of_any(hand)
        if hand in (hand & _SOME, *(hand & part for part in _OTHERS)):
            self[hand] = found
        return found

    def of_any(self, hand: Hand) -> tuple[Value, ...]:
        """The same for a set that is likely to reach over many suits."""
        first, second, third, fourth = self._parts or self._all_parts()
        return (
            first[hand & _SOME] + second[hand >> 13 & _SOME] + third[hand >> 26 & _SOME] + fourth[hand >> 39]
        )

    def _all_parts(self) -> tuple[list[tuple[Value, ...]], ...]:
        """The values of each set within thirteen neighbours, by its bits: sets that add a card follow all the
        others.
        """
        parts: list[list[tuple[Value, ...]]] = []
        for start, end in ((0, 13), (13, 26), (26, 39), (39, None)):
            part: list[tuple[Value, ...]] = [()]
            for card in self._cards[start:end]:
                one = (self._made_of_card(card),)
                part += [before + one for before in part]
            parts.append(part)
        self._parts = tuple(parts)
        return self._parts

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


class Pack:
    """All cards that one kind of pack has, in the order before the shuffle.

    `key` names the pack, `suits` its suit letters in display order, `cards` every card by index. A game may
    deal fewer of them; hands are bit sets over the whole pack. A card may belong to no suit: it shares with itself.
    """

    __slots__ = ("_by_text", "_members", "_of_suit", "cards", "full", "key", "suits")

    def __init__(self, key: str, suits: str, faces: Sequence[tuple[str, str, int]]) -> None:
        """`faces` gives (text, suits, rank) for each card in order."""
        self.key = key
        self.suits = suits
        self.cards = tuple(Card(key, text, of, rank, place) for place, (text, of, rank) in enumerate(faces))
        self._members: ByHand[Card] = ByHand(self.cards, _itself)
        self._by_text = {card.text: card for card in self.cards}
        self._of_suit = {suit: self.mask(c for c in self.cards if suit in c.suits) for suit in suits}
        for card in self.cards:
            card.shares = reduce(or_, (self._of_suit[suit] for suit in card.suits), card.bit)
        self.full: Hand = (1 << len(self.cards)) - 1
        PACKS[key] = self

    def card(self, text: str) -> Card:
        """The card with this text form, in any case. Raises BadText when there is none."""
        try:
            return self._by_text[text.strip().upper()]
        except KeyError:
            raise BadText(reason("not-a-card", text=text.strip()[:20])) from None

    def suit(self, text: str) -> str:
        """The suit letter written, in any case. Raises BadText when it is none of this pack."""
        letter = text.strip().upper()
        if len(letter) == 1 and letter in self.suits:
            return letter
        raise BadText(reason("not-a-suit", text=text.strip()[:20]))

    def of_suit(self, suit: str) -> Hand:
        """Every card that bears the suit, as a bit set."""
        return self._of_suit[suit]

    @staticmethod
    def mask(cards: Iterable[Card]) -> Hand:
        """The cards as a bit set."""
        return reduce(or_, map(_BIT, cards), 0)

    def members(self, hand: Hand) -> tuple[Card, ...]:
        """The cards of a bit set, in pack order."""
        return self._members.of_any(hand)

    def iterate(self, hand: Hand) -> Iterator[Card]:
        """The cards of a bit set one by one, in pack order."""
        cards = self.cards
        return (cards[index] for index in bits_of(hand))

    def __repr__(self) -> str:
        return f"Pack({self.key!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pack_named, (self.key,)


PACKS: Final[dict[str, Pack]] = {}
"""Every pack made, by its key; `whistclub.cards` makes them all."""


def pack_named(key: str) -> Pack:
    """The pack with this key. Raises BadText when there is none."""
    try:
        return PACKS[key]
    except KeyError:
        raise BadText(reason("pack-unknown", text=key[:20], valid=", ".join(PACKS))) from None


def cards_from_text(pack: Pack, text: str) -> tuple[Card, ...]:
    """Cards written with spaces between, in the order written.

    Raises BadText for a word that is no card of the pack, or a card written twice.
    """
    found = tuple(pack.card(word) for word in text.split())
    seen: set[Card] = set()
    for card in found:
        if card in seen:
            raise BadText(reason("deal-repeated-card", card=card.text))
        seen.add(card)
    return found
