"""The cards of one deal as chance decides them: dealt from a seed, cut into hands."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, Protocol

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadDeal, Reason, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.chance import Stream
from whistclub.rules.seats import Seat, clockwise_from, left_of, seat_letter

_BIT: Final = attrgetter("bit")


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The shuffled pack of one deal, and the side pile of a solitaire in the order it will be turned.

    A solitaire's deal is one passage, fore and aft.
    """

    pack: tuple[Card, ...]
    side: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Deal({len(self.pack)} cards, {len(self.side)} in the side pile)"


class Stock(msgspec.Struct, frozen=True, gc=False):
    """The cards a game shuffles, in the order before the shuffle, and a side pile with its label.

    `side_label` has a place for the deal number where the side pile is shuffled again for each deal. `packets` are the
    cards that each hand gets at a time where only the first deal of a match is shuffled (`rules.next_deal`). `members`
    follows from `cards`.
    """

    cards: tuple[Card, ...]
    side: tuple[Card, ...] = ()
    side_label: str = "deal/{number}/side"
    packets: tuple[int, ...] = ()
    members: frozenset[Card] = frozenset()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "members", frozenset(self.cards))

    @property
    def side_stays(self) -> bool:
        """True if the side pile is shuffled once for all deals of a match."""
        return bool(self.side) and "{number}" not in self.side_label


class Shuffles(Protocol):
    """A game, as far as dealing is concerned."""

    @property
    def stock(self) -> Stock:
        """The cards that are shuffled."""


def deal_from_seed(seed: bytes, game: Shuffles, number: int) -> Deal:
    """Deal `number` (from 1) of the game under this seed of 32 bytes, shuffled."""
    stock = game.stock
    pack = Stream(seed, f"deal/{number}/pack").shuffled(stock.cards)
    if not stock.side:
        return Deal(pack)
    return Deal(pack, Stream(seed, stock.side_label.format(number=number)).shuffled(stock.side))


def hand_size(deal: Deal, seats: int = 4) -> int:
    """Cards in each hand where the whole pack is dealt to so many seats: thirteen of four, or fewer from a shorter
    pack.
    """
    return len(deal.pack) // seats


def four_hands(deal: Deal, dealer: Seat) -> tuple[Hand, Hand, Hand, Hand]:
    """The hands by seat where the whole pack is dealt to four."""
    north, east, south, west = hands_of(deal.pack, dealer, 4)
    return north, east, south, west


def hands_of(cards: Sequence[Card], dealer: Seat, seats: int) -> tuple[Hand, ...]:
    """The hands by seat: cards go one at a time from the dealer's left, so the last is the dealer's."""
    hands = [sum(map(_BIT, cards[place::seats])) for place in range(seats)]
    first = -(dealer + 1) % seats
    return (*hands[first:], *hands[:first])


def cards_dealt(
    pack: Pack, hands: tuple[Hand, ...], dealer: Seat, turned: Card | None = None
) -> tuple[Card, ...]:
    """The cards in the order dealt that give these equal hands, each in pack order, the turned card as the dealer's
    last.

    Raises BadDeal when `turned` is not in the dealer's hand.
    """
    seats = len(hands)
    if turned is not None and not turned.bit & hands[dealer]:
        raise BadDeal(reason("deal-turned-elsewhere", card=turned.text, dealer=seat_letter(dealer, seats)))
    held = [list(pack.members(hands[seat])) for seat in clockwise_from(left_of(dealer, seats), seats)]
    if turned is not None:
        held[-1].remove(turned)
        held[-1].append(turned)
    return tuple(card for one_each in zip(*held, strict=True) for card in one_each)


def deal_of_hands(pack: Pack, hands: tuple[Hand, ...], dealer: Seat, turned: Card | None = None) -> Deal:
    """A deal in which the whole pack goes to these equal hands, as `cards_dealt` lays it."""
    return Deal(cards_dealt(pack, hands, dealer, turned))


def wrong_pack(deal: Deal, stock: Stock, multiple: int) -> Reason | None:
    """The reason these cards cannot be dealt, or None: foreign or repeated cards, or a number no hands can share.

    The count must be a positive multiple of `multiple` and no more than the stock has; a shorter pack is for tests
    and studies.
    """
    dealt = set(deal.pack)
    if len(dealt) != len(deal.pack) or not dealt <= stock.members:
        return _wrong_card(deal, stock)
    if not deal.pack or len(deal.pack) % multiple:
        return reason("deal-wrong-size", count=len(deal.pack), wanted=len(stock.cards))
    if len(deal.side) != len(stock.side) or set(deal.side) != set(stock.side):
        return reason("deal-side-pile", count=len(deal.side), wanted=len(stock.side))
    return None


def wrong_side(deal: Deal, first: Deal, stock: Stock) -> Reason | None:
    """The reason this deal cannot follow the match's first one, or None: a side pile that is shuffled once keeps its
    order.
    """
    stays = not stock.side_stays or deal.side == first.side
    return None if stays else reason("deal-side-changed")


def _wrong_card(deal: Deal, stock: Stock) -> Reason | None:
    """The first card that is foreign or comes again."""
    seen: set[Card] = set()
    for card in deal.pack:
        if card not in stock.cards:
            return reason("deal-foreign-card", card=card.text)
        if card in seen:
            return reason("deal-repeated-card", card=card.text)
        seen.add(card)
    return None
