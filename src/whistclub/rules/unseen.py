"""Cards a viewer has not seen, dealt to the seats that may hold them."""

from collections.abc import Iterable, Iterator
from itertools import repeat
from operator import or_
from random import Random

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Act, Discard
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import seats_of_table
from whistclub.rules.tricks import Judge, cannot_hold, plays_among, split_tricks
from whistclub.rules.values import View


def sample_hands(  # noqa: PLR0913 - the last five are asked for where a play is out of the ordinary
    view: View,
    pack: Pack,
    rng: Random,
    seats: int = 4,
    *,
    sizes: tuple[int, ...] = (),
    undealt: Hand = 0,
    tricks: Iterator[int] | None = None,
    judge: Judge | None = None,
    barred: tuple[Hand, ...] = (),
) -> tuple[Hand, ...]:
    """The hands of so many seats as dealt, uniform over those that agree with the view.

    The whole pack is dealt evenly, or `sizes` cards to each seat; of those left `undealt` are known. `tricks` has the
    number of cards of each trick, where that is not one from every seat; `judge` is that of a play in which cards
    follow otherwise than by their suits. `barred` are cards that a seat is known not to hold.

    They agree in the viewer's own cards, the cards played, those everybody knows a seat to hold (`view.shown`), and
    in every suit that a seat has failed to follow.
    """
    plays = list(plays_among(view.acts))
    lacking = cannot_hold(split_tricks(plays, tricks or repeat(seats)), seats, judge)
    lacking = tuple(map(or_, lacking, barred or (0,) * seats))
    known = known_hands(view, pack, seats)
    cards = pack.mask(view.short_pack) or pack.full
    each = sizes or (cards.bit_count() // seats,) * seats
    rooms = tuple(size - hand.bit_count() for size, hand in zip(each, known, strict=True))
    unseen = cards & ~sum(known) & ~undealt
    if sizes:
        rooms, lacking = (*rooms, unseen.bit_count() - sum(rooms)), (*lacking, 0)
    drawn = deal_out(unseen, rooms, lacking, rng)
    return tuple(map(or_, drawn, known))


def known_hands(view: View, pack: Pack, seats: int = 4) -> list[Hand]:
    """The cards that the viewer knows each seat to hold or to have played."""
    plays = (*plays_among(view.acts), *view.shown)
    known = [pack.mask(card for who, card in plays if who == seat) for seat in seats_of_table(seats)]
    if view.viewer is not None:
        known[view.viewer] |= pack.mask(view.hand)
    return known


def acts_of_world(view: View, laid: Iterable[Card] = ()) -> tuple[Act, ...]:
    """The acts of a view as a world has them: those of which it was told only that they were lay these cards away."""
    cards = iter(laid)
    return tuple((seat, action or Discard(next(cards))) for seat, action in view.acts)
