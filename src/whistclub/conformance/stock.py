"""Two hands refilled from a stock, told once more from the rules: who drew which card, and who was told."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from whistclub.cards.card import Card
from whistclub.conformance.told import Told
from whistclub.conformance.trace import Trace
from whistclub.conformance.trick_judge import winner_of
from whistclub.rules.actions import Act, Play
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer

_HANDS: Final = 2
StockKey = tuple[frozenset[Card], frozenset[Card], tuple[Card, ...]]


def dealt_of_two(deal: Deal, dealer: Seat, seat: Seat) -> frozenset[Card]:
    """The cards a seat of two was dealt: half of the pack goes round, one at a time, the dealer's second."""
    half = len(deal.pack) // 2
    return frozenset(deal.pack[int(seat == dealer) : half : _HANDS])


def stock_of(deal: Deal) -> tuple[Card, ...]:
    """The other half of the pack, in the order it is drawn."""
    return deal.pack[len(deal.pack) // 2 :]


def takers(trace: Trace, acts: tuple[Act, ...]) -> list[Seat]:
    """The takers of the tricks after which there were cards to draw."""
    stock = stock_of(trace.deal)
    plays = [(seat, action.card) for seat, action in acts if isinstance(action, Play)]
    tricks = list(zip(plays[::2], plays[1::2], strict=False))[: len(stock) // _HANDS]
    return [trick[winner_of([card for _, card in trick], stock[0].suits)][0] for trick in tricks]


def drawn_by(trace: Trace, acts: tuple[Act, ...], seat: Seat) -> list[Card]:
    """The cards a seat has drawn, face up or unseen, in order."""
    stock = stock_of(trace.deal)
    return [stock[2 * number + int(taker != seat)] for number, taker in enumerate(takers(trace, acts))]


def hand_with_stock(trace: Trace, seat: Seat, acts: tuple[Act, ...]) -> frozenset[Card]:
    """The cards a seat holds after these acts."""
    played = {action.card for who, action in acts if who == seat and isinstance(action, Play)}
    dealt = dealt_of_two(trace.deal, trace.setting.dealer, seat)
    return dealt.union(drawn_by(trace, acts, seat)) - played


def told_with_stock(trace: Trace, viewer: Viewer) -> Told:
    """Setting, cards in play, own hand, acts, the cards turned so far, and the own draws."""
    turned = stock_of(trace.deal)[: 2 * len(takers(trace, trace.acts)) + 1 : 2]
    own: frozenset[Card] = frozenset()
    drawn: list[Card] = []
    if viewer is not None:
        own = dealt_of_two(trace.deal, trace.setting.dealer, viewer)
        drawn = drawn_by(trace, trace.acts, viewer)
    return trace.setting, frozenset(trace.deal.pack), own, trace.acts, turned, tuple(drawn)


def stock_key(world: Trace) -> StockKey:
    """The hands dealt, and the stock in order."""
    dealer = world.setting.dealer
    north, south = (dealt_of_two(world.deal, dealer, Seat(seat)) for seat in range(_HANDS))
    return north, south, stock_of(world.deal)


def deals_with_seen(trace: Trace, viewer: Seat) -> Iterator[Deal]:
    """The deals with the viewer's hand and the cards it has seen of the stock in their places, each hand in one order."""
    deal, dealer = trace.deal, trace.setting.dealer
    own, other = (dealt_of_two(deal, dealer, Seat(seat)) for seat in (viewer, 1 - viewer))
    places = _unseen_places(trace, viewer)
    free = sorted([*other, *(deal.pack[place] for place in places)])
    for hand in combinations(free, len(other)):
        rest = [card for card in free if card not in hand]
        for cards in permutations(rest):
            pack = list(deal.pack)
            half = len(pack) // 2
            pack[int(viewer == dealer) : half : _HANDS] = sorted(own)
            pack[int(viewer != dealer) : half : _HANDS] = hand
            for place, card in zip(places, cards, strict=True):
                pack[place] = card
            yield Deal(tuple(pack))


def _unseen_places(trace: Trace, viewer: Seat) -> list[int]:
    half = len(trace.deal.pack) // 2
    done = takers(trace, trace.acts)
    seen = {half + 2 * number for number in range(len(done) + 1)}
    seen |= {half + 2 * number + 1 for number, taker in enumerate(done) if taker != viewer}
    return [place for place in range(half, len(trace.deal.pack)) if place not in seen]
