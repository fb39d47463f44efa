"""Leads where there are trumps: drawing them when it pays, cashing, ruffs, and the partner's suit."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import suits_held, top_of_touching
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, above, highest, lowest
from whistclub.rules.seats import FOUR, Seat, partner_of


def lead_with_trumps(reading: Reading) -> Chosen:
    """Trumps while drawing them pays, then cards that win, the partner's suit, a short suit to ruff, the best suit."""
    for choice in (_draw, _cash, _partners_suit, _to_ruff):
        chosen = choice(reading)
        if chosen is not None:
            return chosen
    return _best_suit(reading)


def draws_trumps(reading: Reading) -> bool:
    """True if leading trumps pays: an opponent may have some, and the hand is long in them or tops them.

    The lengths are rules of thumb of the game (five trumps, or four with the top), put in figures by hand.
    """
    trumps = reading.hand & reading.trumps
    out = (reading.out & reading.trumps).bit_count()
    if not trumps or not opponents_trumps(reading):
        return False
    masters = reading.masters(reading.trumps).bit_count()
    count = trumps.bit_count()
    return count >= 5 or (count >= 4 and masters >= 1) or (masters >= 2 and count >= 3) or masters >= out


def opponents_trumps(reading: Reading) -> Hand:
    """The trumps that opponents could still have; none once both are out of them."""
    left, right = against(reading)
    return (reading.may_hold[left] | reading.may_hold[right]) & reading.trumps


def _draw(reading: Reading) -> Chosen | None:
    if not draws_trumps(reading):
        return None
    trumps = reading.hand & reading.trumps
    masters = reading.masters(reading.trumps)
    card = highest(masters) if masters else top_of_touching(reading, trumps) or lowest(trumps)
    return Chosen(card, because("why-draw-trumps", card=card.text), Kind.RULE)


def _cash(reading: Reading) -> Chosen | None:
    """A master of a side suit that no opponent is likely to ruff, from the shortest such suit."""
    safe = []
    for _, cards in suits_held(reading.hand & ~reading.trumps):
        masters = reading.masters(highest(cards).shares) & cards
        if masters and not may_be_ruffed(reading, highest(cards).shares):
            safe.append((cards.bit_count(), highest(masters)))
    if not safe:
        return None
    card = min(safe)[1]
    is_free = not reading.out & reading.trumps
    why = because("why-cash" if is_free else "why-cash-unless-ruffed", card=card.text)
    return Chosen(card, why, Kind.SURE if is_free else Kind.ODDS)


def may_be_ruffed(reading: Reading, suit: Hand) -> bool:
    """True if an opponent is known to lack the suit and may have a trump, or hardly any of the suit is left out."""
    if not opponents_trumps(reading):
        return False
    shown_out = any(
        reading.is_void(seat, suit) and reading.may_hold[seat] & reading.trumps for seat in against(reading)
    )
    return shown_out or (reading.out & suit).bit_count() <= 4


def _partners_suit(reading: Reading) -> Chosen | None:
    partner = partner_of(reading.me)
    for led in reading.led_by(partner):
        theirs = reading.hand & led.shares
        if theirs and not led.bit & reading.trumps and not reading.is_void(partner, led.shares):
            card = highest(theirs)
            opened = next(seat for seat, first in reading.leads() if first.bit & led.shares)
            if opened != partner:
                return Chosen(card, because("why-suit-again", card=card.text, suit=card.suits), Kind.RULE)
            facts = {"card": card.text, "suit": card.suits, "partner": "NESW"[partner]}
            return Chosen(card, because("why-partners-suit", **facts), Kind.AGREEMENT)
    return None


def _to_ruff(reading: Reading) -> Chosen | None:
    """A singleton, while there are small trumps to ruff with; or a suit the partner can ruff."""
    partner = partner_of(reading.me)
    for suit, cards in suits_held(reading.hand & ~reading.trumps):
        gone = reading.is_void(partner, highest(cards).shares)
        if gone and reading.may_hold[partner] & reading.trumps:
            card = lowest(cards)
            return Chosen(
                card, because("why-give-ruff", card=card.text, suit=suit, partner="NESW"[partner]), Kind.RULE
            )
    few = (reading.hand & reading.trumps).bit_count() in {1, 2, 3}
    for suit, cards in suits_held(reading.hand & ~reading.trumps):
        if few and cards.bit_count() == 1 and opponents_trumps(reading):
            card = lowest(cards)
            if not reading.out & card.shares:
                return Chosen(card, because("why-lead-last", card=card.text), Kind.RULE)
            return Chosen(card, because("why-lead-singleton", card=card.text, suit=suit), Kind.RULE)
    return None


def _best_suit(reading: Reading) -> Chosen:
    """The best side suit: touching honours from the top, else a low card. Trumps last."""
    side = reading.hand & ~reading.trumps or reading.hand
    cards = max((cards for _, cards in suits_held(side)), key=lambda held: (suit_worth(reading, held), held))
    card = top_of_touching(reading, cards) or lowest(cards)
    return from_suit(card, reading, side)


def from_suit(card: Card, reading: Reading, side: Hand) -> Chosen:
    """A lead from the best suit of these cards; it is the best only where there are others."""
    if len(list(suits_held(side))) > 1:
        return Chosen(card, because("why-best-suit", card=card.text, suit=card.suits), Kind.RULE)
    if side == reading.hand:
        return Chosen(card, because("why-only-suit", card=card.text, suit=card.suits), Kind.FORCED)
    return Chosen(card, because("why-only-side-suit", card=card.text, suit=card.suits), Kind.FORCED)


_RUFFED: Final = 4
"""The loss of a lead in a suit that an opponent is known to lack who may have a trump. The losses were chosen by hand,
not fitted.
"""
_OPPONENTS_SUIT: Final = 2
"""The loss in a suit that an opponent led first."""
_NO_HELP: Final = 3
"""The loss in a suit that the partner lacks and cannot ruff."""


def suit_worth(reading: Reading, cards: Hand) -> float:
    """A point a card and 3, 2, 1 for the three highest still in play; less where an opponent ruffs, or led the suit."""
    shares = highest(cards).shares
    worth = 1.0 * cards.bit_count()
    for card in FRENCH.iterate(cards):
        worth += max(0, 3 - (above(card) & reading.out).bit_count())
    for seat in against(reading):
        if reading.is_void(seat, shares) and reading.may_hold[seat] & reading.trumps:
            worth -= _RUFFED
        first = next(reading.led_by(seat), None)
        if first is not None and first.bit & shares:
            worth -= _OPPONENTS_SUIT
    partner = partner_of(reading.me)
    if reading.is_void(partner, shares) and not reading.may_hold[partner] & reading.trumps:
        worth -= _NO_HELP
    return worth


def against(reading: Reading) -> tuple[Seat, Seat]:
    """The opponents, the left one first."""
    return FOUR[(reading.me + 1) % 4], FOUR[(reading.me + 3) % 4]
