"""The account of a deal: which places of the pack went to whom, and which lie on the table.

A game's knowledge states it once, as a layout. Hands, stock, kitty and cards left undealt follow from it for the real
deal, for worlds compared with it, and for every world that a short pack can be dealt to.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.conformance.trace import Trace, seats_of
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, clockwise_from, left_of

Places = tuple[int, ...]
"""Places in the pack of a deal, from 0."""


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The places of each hand, by seat, and of each pile.

    `later` are hands that the same seat takes up later in the deal, `stock` is drawn after the tricks in this order,
    `kitty` is for somebody to take, `undealt` stays out of play, `rows` are a dummy's, in order. Everybody sees the
    cards `turned` from the start; they are part of a hand or of a pile too.
    """

    hands: tuple[Places, ...]
    later: tuple[Places, ...] = ()
    stock: Places = ()
    kitty: Places = ()
    undealt: Places = ()
    rows: tuple[Places, ...] = ()
    turned: Places = ()

    @property
    def piles(self) -> tuple[Places, ...]:
        """Hands and piles in which the order of the cards says nothing."""
        return (*self.hands, *self.later, self.kitty, self.undealt)


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a deal by its layout; sets where their order says nothing."""

    hands: tuple[frozenset[Card], ...]
    later: tuple[frozenset[Card], ...]
    stock: tuple[Card, ...]
    kitty: frozenset[Card]
    undealt: frozenset[Card]
    rows: tuple[tuple[Card, ...], ...]
    turned: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Dealt({len(self.hands)} hands)"


LayoutOf = Callable[[Trace], Layout]
"""The layout of a deal: it depends on the setting, the options and the number of cards, and on no card."""


def dealt_by(layout: Layout, deal: Deal) -> Dealt:
    """The account of a deal."""

    def cards(places: Places) -> tuple[Card, ...]:
        return tuple(deal.pack[place] for place in places)

    return Dealt(
        hands=tuple(frozenset(cards(places)) for places in layout.hands),
        later=tuple(frozenset(cards(places)) for places in layout.later),
        stock=cards(layout.stock),
        kitty=frozenset(cards(layout.kitty)),
        undealt=frozenset(cards(layout.undealt)),
        rows=tuple(cards(places) for places in layout.rows),
        turned=cards(layout.turned),
    )


def laid(layout: Layout, deal: Deal, piles: Sequence[Iterable[Card]]) -> Deal:
    """The deal with other cards in the hands and unordered piles, given in the order of `Layout.piles`; cards turned
    stay.
    """
    pack = list(deal.pack)
    turned = {pack[place] for place in layout.turned}
    for places, cards in zip(layout.piles, piles, strict=True):
        free = [place for place in places if place not in layout.turned]
        for place, card in zip(free, sorted(set(cards) - turned), strict=True):
            pack[place] = card
    return Deal(tuple(pack), deal.side)


def one_at_a_time(seats: Sequence[Seat], each: int, table: int) -> tuple[Places, ...]:
    """The places of so many cards each, dealt one at a time to these seats in this order; none for other seats of the
    table.
    """
    count = len(seats)
    places = {seat: tuple(range(number, each * count, count)) for number, seat in enumerate(seats)}
    return tuple(places.get(Seat(seat), ()) for seat in range(table))


def some_each(trace: Trace, seats: Sequence[Seat], each: int) -> Layout:
    """So many cards each to these seats, the first served first; the rest stays undealt, and its first card is
    turned.
    """
    cards, served = len(trace.deal.pack), each * len(seats)
    return Layout(
        hands=one_at_a_time(seats, each, trace.game.seats),
        undealt=tuple(range(served, cards)),
        turned=(served,) if served < cards else (),
    )


def round_the_table(trace: Trace) -> tuple[Seat, ...]:
    """Every seat in the order in which cards are dealt: the dealer's left first."""
    seats = len(seats_of(trace.game))
    return clockwise_from(left_of(trace.setting.dealer, seats), seats)


def whole_pack(trace: Trace) -> Layout:
    """The whole pack goes round, one at a time from the dealer's left."""
    seats = round_the_table(trace)
    return Layout(hands=one_at_a_time(seats, len(trace.deal.pack) // len(seats), len(seats)))


def last_turned(trace: Trace) -> Layout:
    """The same, and the dealer's last card is turned."""
    return msgspec.structs.replace(whole_pack(trace), turned=(len(trace.deal.pack) - 1,))


def half_as_stock(trace: Trace) -> Layout:
    """Half of the pack goes round, the other half is the stock, and its first card is turned."""
    seats, cards = round_the_table(trace), len(trace.deal.pack)
    hands = one_at_a_time(seats, cards // 2 // len(seats), len(seats))
    return Layout(hands=hands, stock=tuple(range(cards // 2, cards)), turned=(cards // 2,))


_UNSEEN_ALONE: Final = 2
"""A solitaire leaves so many cards of its pack out at least."""


def passage(trace: Trace) -> Layout:
    """A solitaire's: fore, a row of the dummy, aft, another row, and a few cards left out."""
    cards = len(trace.deal.pack)
    size = (cards - _UNSEEN_ALONE) // 4
    fore, first, aft, second = (tuple(range(start * size, (start + 1) * size)) for start in range(4))
    rest = tuple(range(4 * size, cards))
    return Layout(hands=(fore,), later=(aft,), rows=(first, second), undealt=rest)
