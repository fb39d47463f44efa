"""Bids of High and Low: what may be laid from a hand, what it means, and how far the reveal goes."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import BLACK, FRENCH, RED
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.rules.actions import Action, Lay, Say, acts_of
from whistclub.rules.seats import Seat, clockwise_from, left_of

BLACK_CARDS: Final[Hand] = FRENCH.of_suit(BLACK[0]) | FRENCH.of_suit(BLACK[1])
RED_CARDS: Final[Hand] = FRENCH.of_suit(RED[0]) | FRENCH.of_suit(RED[1])
CONTRACT_WORDS: Final = ("grand", "nullo")
SAID: Final = (*map(Say, CONTRACT_WORDS), Say("pass"))
_LAY_ONE: Final = acts_of(FRENCH, Lay)


class ShownBid(msgspec.Struct, frozen=True, gc=False):
    """A bid everybody has seen or heard: whose, what it means, and the card or two that said so (none when spoken)."""

    seat: Seat
    means: Literal["high", "low", "grand", "nullo", "pass"]
    cards: tuple[Card, ...] = ()


def lays_of(hand: Hand, options: MinnesotaOptions) -> tuple[Lay, ...]:
    """The bids that may be laid from a hand: each card in pack order, then, where two cards may signal a colour the
    hand lacks, each two cards of the other colour in pack order.
    """
    single = _LAY_ONE.of_any(hand)
    if options.two_card_signal == "off" or (hand & BLACK_CARDS and hand & RED_CARDS):
        return single
    return single + tuple(Lay(*two) for two in combinations(FRENCH.members(hand), 2))


def every_lay(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The cards of every lay from any hand: each card, then each two of the black ones, then of the red, in pack
    order.
    """
    yield from ((card,) for card in cards)
    for colour in (BLACK_CARDS, RED_CARDS):
        yield from combinations((card for card in cards if card.bit & colour), 2)


def check_lay(action: Action, hand: Hand, options: MinnesotaOptions) -> None:
    """Raises IllegalAction for anything that `lays_of` does not list; says why from the hand alone."""
    if not isinstance(action, Lay):
        raise IllegalAction(reason("wrong-phase-bid"))
    if not 1 <= len(action.cards) <= 2:
        raise IllegalAction(reason("lay-one-card"))
    for card in action.cards:
        if card.pack_key != FRENCH.key or not card.bit & hand:
            raise IllegalAction(reason("not-held", card=card.text))
    if len(action.cards) == 1:
        return
    if options.two_card_signal == "off":
        raise IllegalAction(reason("lay-signal-off"))
    if hand & BLACK_CARDS and hand & RED_CARDS:
        raise IllegalAction(reason("lay-signal-needs-void"))
    if action.cards[0] is action.cards[1]:
        raise IllegalAction(reason("lay-signal-two-of-other-colour"))


def is_high(lay: Lay, options: MinnesotaOptions) -> bool:
    """True if the cards laid bid High; two cards count as the colour that the hand lacks."""
    black = bool(lay.cards[0].bit & BLACK_CARDS) == (len(lay.cards) == 1)
    return black == (options.colours == "black_high")


def lacked_colour(lay: Lay) -> Hand:
    """The cards that a hand was certainly not dealt, by a lay it has shown: those of one colour, or nothing for a
    single card.
    """
    if len(lay.cards) == 1:
        return 0
    return RED_CARDS if lay.cards[0].bit & BLACK_CARDS else BLACK_CARDS


def revealed(lays: Mapping[Seat, Lay], dealer: Seat, options: MinnesotaOptions) -> tuple[ShownBid, ...]:
    """The bids turned over, from the dealer's left up to the first High; the others stay unseen."""
    shown: list[ShownBid] = []
    for seat in clockwise_from(left_of(dealer)):
        high = is_high(lays[seat], options)
        shown.append(ShownBid(seat, "high" if high else "low", lays[seat].cards))
        if high:
            break
    return tuple(shown)
