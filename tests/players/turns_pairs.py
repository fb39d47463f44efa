"""A turn in Whist and the Minnesota family: what the reasons there speak of."""

from typing import Any

from tests.players.truths import Turn
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.minnesota.bids import is_high
from whistclub.players.cardplay import suits_held
from whistclub.players.minnesota.bidding import dakota_count, high_count, low_count
from whistclub.players.reading import below, lowest
from whistclub.rules.actions import Lay
from whistclub.rules.seats import FOUR, partner_of


def partner(turn: Turn) -> int:
    return partner_of(turn.me)


def side_suits(turn: Turn) -> int:
    return turn.hand & ~turn.reading.trumps


def first_lead(turn: Turn, seat: int) -> Any:
    """The first card this seat has led, or None."""
    return next(turn.reading.led_by(FOUR[seat]), None)


def has_returned(turn: Turn) -> bool:
    """True if the reader's first lead went back into the suit of the partner's first."""
    own, theirs = first_lead(turn, turn.me), first_lead(turn, partner(turn))
    order = [card for _, card in turn.reading.leads()]
    return theirs is not None and bool(theirs.bit & own.shares) and order.index(theirs) < order.index(own)


def partners_suits(turn: Turn) -> int:
    """The cards of the hand in suits that the partner may hold: no invite is worth much in another."""
    suits = [suit for _, suit in suits_held(turn.hand)]
    return sum(suit for suit in suits if not turn.reading.is_void(partner_of(turn.me), lowest(suit).shares))


def was_led(turn: Turn) -> bool:
    """True if somebody has led this suit before."""
    return any(lead.bit & turn.card.shares for _, lead in turn.reading.leads())


def is_suit_of(turn: Turn, seat: int) -> bool:
    """True if this seat led the suit first where there is trump; else if it has led it."""
    leads = [who for who, card in turn.reading.leads() if card.bit & turn.card.shares]
    return leads[0] == seat if turn.reading.trump else seat in leads


def answers(turn: Turn) -> bool:
    """True if the partner has just made its first lead, and this is the highest card of the suit."""
    led = turn.reading.led
    return turn.seat("partner") == partner(turn) and led is first_lead(turn, partner(turn)) and turn.follows()


def is_sure(turn: Turn) -> bool:
    """True if no card that another seat still to play could have beats this one, and no lower one is as sure."""
    reading = turn.reading
    against = [seat for seat in reading.later if (seat - turn.me) % 2]
    lower = turn.legal & below(turn.card)
    return reading.holds_against(turn.card, against) and not any(
        reading.holds_against(card, against) for card in FRENCH.iterate(lower)
    )


def is_shortest(turn: Turn) -> bool:
    """True if no suit of the hand is shorter than the one played from."""
    own = turn.hand & turn.card.shares
    return all(suit.bit_count() >= own.bit_count() for _, suit in suits_held(turn.hand & ~own))


def named_suit(turn: Turn) -> int:
    """The cards of the suit that the reason names."""
    return FRENCH.of_suit(str(turn.facts["suit"]))


def is_first_lead_in(turn: Turn, seat: int) -> bool:
    """True if this seat's first lead was of the suit that the reason names, and another is played now."""
    first = first_lead(turn, seat)
    return first is not None and bool(first.bit & named_suit(turn)) and not turn.card.bit & named_suit(turn)


def threw_from(turn: Turn, suit: int) -> bool:
    """True if the partner has thrown a card of this suit away."""
    return any(card.bit & suit for card in turn.reading.sluffs(partner_of(turn.me)))


def is_no_longest(turn: Turn) -> bool:
    """True if the suit played from is shorter than another."""
    own = turn.hand & turn.card.shares
    return any(suit.bit_count() > own.bit_count() for _, suit in suits_held(turn.hand & ~own))


def can_be_topped(turn: Turn) -> bool:
    """True if somebody still to play truly could have to beat this card."""
    return any(turn.reading.beaters(turn.card, seat) for seat in turn.reading.later)


def counted(turn: Turn) -> bool:
    hand, options = turn.hand, turn.game.options
    count = dakota_count(hand) if options.trump == "first_lead" else high_count(hand) + low_count(hand)
    return bool(turn.facts["count"] == count)


def laid(turn: Turn, *, high: bool, cards: int) -> bool:
    action = turn.action
    return (
        isinstance(action, Lay) and is_high(action, turn.game.options) == high and len(action.cards) == cards
    )


def has_no_colour_of(turn: Turn) -> bool:
    """True if the hand has cards of one colour alone."""
    return len({card.suits in "SC" for card in turn.view.hand}) == 1


def signalled(turn: Turn, *, high: bool) -> bool:
    shown = cards_from_text(FRENCH, str(turn.facts["cards"]))
    return laid(turn, high=high, cards=2) and has_no_colour_of(turn) and set(shown) <= set(turn.view.hand)


def bidder(turn: Turn) -> int:
    view: Any = turn.view
    return int(view.bidder)


def ranks(turn: Turn) -> list[int]:
    return [card.rank for card in turn.view.hand]
