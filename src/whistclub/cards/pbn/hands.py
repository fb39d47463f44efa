"""The hands of one deal in PBN (section 3.4.11): four hands clockwise, suits S.H.D.C, a dash for a hand not given."""

import re
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, reason
from whistclub.cards.french import FRENCH, RANKS
from whistclub.cards.pack import Hand

SEATS: Final = "NESW"
SUITS: Final = "SHDC"
_NOT_GIVEN: Final = "-"
_THIRTEEN: Final = 13


class Hands(msgspec.Struct, frozen=True):
    """Four hands as bit sets over the French pack (N E S W), who deals (0 = N), the turned card, and the kitty:
    the cards dealt to nobody.
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    dealer: int | None = None
    turned: Card | None = None
    kitty: Hand = 0

    def __repr__(self) -> str:
        return "Hands(hidden)"


class Listed(msgspec.Struct, frozen=True):
    """Four hands as a text lists them: bit sets by seat (N E S W), and the card that each list ends with."""

    hands: tuple[Hand, Hand, Hand, Hand]
    last: tuple[Card | None, ...]

    def __repr__(self) -> str:
        return "Listed(hidden)"


def listed_hands(text: str, number: int) -> Listed:
    """The hands of the value of a Deal tag, of any sizes, from North on where it names no seat; `number` is the deal's,
    for the refusal.

    One hand that is not given is the rest of the pack where the other three have thirteen cards each. Raises BadText
    for what is no deal, for a card twice, and for hands that are not given.
    """
    match = re.fullmatch(r"\s*(?:([NESWnesw])\s*:)?\s*([^:]*?)\s*", text)
    parts = match.group(2).split() if match else []
    if match is None or len(parts) != len(SEATS):
        raise BadText(reason("pbn-four-hands", deal=number))
    first = SEATS.index((match.group(1) or "N").upper())
    by_seat = [parts[(place - first) % 4] for place in range(4)]
    lists = [None if part == _NOT_GIVEN else _cards(part, number) for part in by_seat]
    _refuse_twice(lists, number)
    north, east, south, west = [None if cards is None else _hand(cards) for cards in lists]
    given = _completed((north, east, south, west), number)
    last = tuple(
        cards[-1] if cards else FRENCH.members(hand)[0] if hand else None
        for cards, hand in zip(lists, given, strict=True)
    )
    return Listed(given, last)


def refuse_unequal(hands: tuple[Hand, Hand, Hand, Hand], number: int) -> None:
    """Raises BadText unless the four hands are equally large, and not empty."""
    sizes = {hand.bit_count() for hand in hands}
    if len(sizes) != 1 or 0 in sizes:
        raise BadText(reason("pbn-unequal-hands", deal=number))


def kitty_of(text: str, number: int) -> Hand:
    """The cards of the value of a Kitty tag: suits as in a hand. Raises BadText."""
    return _hand(_cards(text, number))


def hand_text(hand: Hand) -> str:
    """A hand as PBN writes it, ranks descending."""
    suits = ((hand & FRENCH.of_suit(suit)) for suit in SUITS)
    return ".".join("".join(card.text[1] for card in reversed(FRENCH.members(suit))) for suit in suits)


def _completed(hands: tuple[Hand | None, ...], number: int) -> tuple[Hand, Hand, Hand, Hand]:
    missing = [seat for seat, hand in zip(SEATS, hands, strict=True) if hand is None]
    if missing:
        sizes = {hand.bit_count() for hand in hands if hand is not None}
        if len(missing) > 1 or sizes != {_THIRTEEN}:
            raise BadText(reason("pbn-hands-unknown", deal=number, seats=" ".join(missing)))
    rest = FRENCH.full & ~sum(hand or 0 for hand in hands)
    north, east, south, west = (rest if hand is None else hand for hand in hands)
    return north, east, south, west


def _cards(text: str, number: int) -> list[Card]:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != len(SUITS):
        raise BadText(reason("pbn-four-suits", deal=number, text=text[:20]))
    cards = []
    for suit, ranks in zip(SUITS, suits, strict=True):
        for rank in ranks:
            if rank not in RANKS:
                raise BadText(reason("pbn-rank", deal=number, text=rank))
            cards.append(FRENCH.card(suit + rank))
    return cards


def _refuse_twice(lists: list[list[Card] | None], number: int) -> None:
    """Raises BadText for a card that is there twice, naming the hands that have it."""
    holders: dict[Card, str] = {}
    for seat, cards in zip(SEATS, lists, strict=True):
        for card in cards or ():
            if card in holders:
                seats = " ".join(dict.fromkeys((holders[card], seat)))
                raise BadText(reason("pbn-card-twice", deal=number, card=card.text, seats=seats))
            holders[card] = seat


def _hand(cards: list[Card]) -> Hand:
    return sum(card.bit for card in cards)
