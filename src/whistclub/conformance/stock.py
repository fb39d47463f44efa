"""Hands refilled from a stock, told once more from the rules: who drew which card, and who was told."""

from collections.abc import Iterator
from itertools import combinations, permutations

from whistclub.cards.card import Card
from whistclub.conformance.dealt import Dealt, dealt_by, half_as_stock
from whistclub.conformance.seat_knowledge import Told
from whistclub.conformance.trace import Trace
from whistclub.conformance.trick_judge import winner_of
from whistclub.rules.actions import Act, Play
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer


def takers(dealt: Dealt, acts: tuple[Act, ...]) -> list[Seat]:
    """The takers of the tricks after which there were cards to draw; the first card of the stock made trump."""
    stock, seats = dealt.stock, len(dealt.hands)
    plays = [(seat, action.card) for seat, action in acts if isinstance(action, Play)]
    tricks = [plays[start : start + seats] for start in range(0, len(plays) - seats + 1, seats)]
    drawn_after = tricks[: len(stock) // seats]
    return [trick[winner_of([card for _, card in trick], stock[0].suits)][0] for trick in drawn_after]


def drawn_by(dealt: Dealt, acts: tuple[Act, ...], seat: Seat) -> list[Card]:
    """The cards a seat has drawn, face up or unseen, in order: the taker of a trick first, the others clockwise."""
    seats = len(dealt.hands)
    return [
        dealt.stock[seats * number + (seat - taker) % seats]
        for number, taker in enumerate(takers(dealt, acts) if dealt.stock else ())
    ]


def told_with_stock(trace: Trace, viewer: Viewer) -> Told:
    """Setting, cards in play, own hand, acts, the cards turned so far, and the own draws."""
    dealt = dealt_by(half_as_stock(trace), trace.deal)
    turned = dealt.stock[: 2 * len(takers(dealt, trace.acts)) + 1 : 2]
    own: frozenset[Card] = frozenset()
    drawn: list[Card] = []
    if viewer is not None:
        own = dealt.hands[viewer]
        drawn = drawn_by(dealt, trace.acts, viewer)
    return trace.setting, frozenset(trace.deal.pack), own, trace.acts, turned, tuple(drawn)


def deals_with_seen(trace: Trace, viewer: Seat) -> Iterator[Deal]:
    """The deals with the viewer's hand and the cards it has seen of the stock in their places, each hand in one
    order.
    """
    layout, deal = half_as_stock(trace), trace.deal
    dealt, other = dealt_by(layout, deal), 1 - viewer
    places = _unseen_places(dealt, layout.stock, trace.acts, viewer)
    free = sorted([*dealt.hands[other], *(deal.pack[place] for place in places)])
    for hand in combinations(free, len(dealt.hands[other])):
        rest = [card for card in free if card not in hand]
        for cards in permutations(rest):
            pack = list(deal.pack)
            filled = (
                *zip(layout.hands[viewer], sorted(dealt.hands[viewer]), strict=True),
                *zip(layout.hands[other], hand, strict=True),
                *zip(places, cards, strict=True),
            )
            for place, card in filled:
                pack[place] = card
            yield Deal(tuple(pack))


def _unseen_places(dealt: Dealt, stock: tuple[int, ...], acts: tuple[Act, ...], viewer: Seat) -> list[int]:
    done = takers(dealt, acts)
    seen = {stock[2 * number] for number in range(len(done) + 1) if 2 * number < len(stock)}
    seen |= {stock[2 * number + 1] for number, taker in enumerate(done) if taker != viewer}
    return [place for place in stock if place not in seen]
