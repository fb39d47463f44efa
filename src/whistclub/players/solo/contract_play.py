"""Playing for tricks in Solo as the levels do it: by odds as in `tricks`, with what strong players know about leads and second hand.

A suit's second and third master are worth less for later than its first, since they come out when the suit is short: so a master is
played where it wins, and led rather than a low card of its suit. A low card is not led away from a lone high one without need, a
singleton only for a ruff with few trumps, and the second to play keeps a high card that nothing supports.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import cheapest_equal
from whistclub.players.choice import Chosen
from whistclub.players.reading import Reading, above, below, highest
from whistclub.players.solo.table import Table, chance_beaten
from whistclub.players.solo.tricks import (
    GUARDED,
    LONG,
    LOW_CARD,
    MASTER,
    NO_RUFF,
    SINGLETON,
    UNGUARDED,
    have_trumps,
    lead_takes,
    partners_terms,
    rescues,
    trump_lead,
    trump_worth,
)
from whistclub.players.solo.weighing import Term, Terms, Weighed, deciding, followed, led, weighed

_ROUND: Final = 3
"""Cards of a suit that others play to a round of it."""
_JACK: Final = 11
"""The rank of a jack, the lowest that counts as a high card."""
_FEW_TRUMPS: Final = 3
"""With so many trumps or fewer a ruff gains a trick.

This and the six numbers below were chosen by hand, not fitted. Together they were judged over 100 deals, each played in all eight ways with one
or three of the new players: level with `club-1` in points (-0.01 +- 0.33 a deal), 3.1 tricks lost a deal with all cards seen against its 4.0.
"""
_EARLY: Final = 4
"""Tricks in which a singleton is led for a ruff."""
FROM_MASTERS: Final = -0.4
"""A low card led while two masters of its suit or more stay behind."""
FROM_HONOUR: Final = -0.12
"""A low card led away from a high one without another next to it."""
OF_TOUCHING: Final = 0.08
"""The top of touching high cards led."""
OUTNUMBER: Final = 0.4
"""The extra value of a trump lead of a lone declarer who has more trumps than are out: the long ones win in the end."""
SECOND_HAND: Final = -0.25
"""A high card without support, played while a partner is still to come."""


def card_for_contract(table: Table) -> Chosen:
    """The card of most worth; of equal cards the lowest when following, the highest when leading."""
    reading = table.reading
    if not reading.trick:
        leads = [_weighed_lead(table, card) for card in FRENCH.iterate(reading.legal)]
        return led(table, deciding(reading, max(leads, key=lambda one: one.worth).card, leads))
    cards = [_weighed(table, card) for card in FRENCH.iterate(reading.legal)]
    best = max(cards, key=lambda one: one.worth).card
    return followed(table, deciding(reading, cheapest_equal(reading, best), cards))


def _weighed(table: Table, card: Card) -> Weighed:
    early = SECOND_HAND if _is_spent_early(table, card) else 0.0
    return weighed(card, _side_takes(table, card), -_cost(table, card), ((Term.EARLY, early),))


def _side_takes(table: Table, card: Card) -> float:
    """The chance that the side takes this trick when the card is played to it.

    A partner who plays after an opponent still to come must hold the best card left, since that opponent may play higher first.
    """
    reading = table.reading
    led, winning = (reading.led or card).shares, reading.winning
    if winning is None or reading.takes(card):
        ours, top = 1.0, card
    else:
        ours, top = float(winning[0] in table.with_me), winning[1]
    may_be_raised = False
    for seat in reading.later:
        if seat in table.with_me:
            is_seen = ours == 0 and not may_be_raised
            ours += (1 - ours) * rescues(reading, top, led, seat, known=is_seen)
        else:
            ours *= 1 - chance_beaten(reading, top, led, seat)
            may_be_raised = True
    return ours


def _is_spent_early(table: Table, card: Card) -> bool:
    """True of a high card that follows while a partner is to come, beats the trick, and can be beaten with nothing to support it."""
    reading = table.reading
    led = reading.led
    if led is None or not card.bit & led.shares or card.rank < _JACK or led.rank >= _JACK:
        return False
    partner_comes = any(seat in table.with_me for seat in reading.later)
    return partner_comes and bool(reading.out & above(card)) and not _is_supported(reading, card)


def _is_supported(reading: Reading, card: Card) -> bool:
    """True if the next card of the suit, up or down, is held too."""
    mine = reading.hand & card.shares
    lower, higher = mine & below(card), mine & above(card)
    touches_down = bool(lower) and not reading.out & below(card) & above(highest(lower))
    touches_up = bool(higher) and not reading.out & above(card) & (higher & -higher) - 1
    return touches_down or touches_up


def _weighed_lead(table: Table, card: Card) -> Weighed:
    return weighed(card, lead_takes(table, card), -_cost(table, card), _lead_bonus(table, card))


def _lead_bonus(table: Table, card: Card) -> Terms:
    """The value of a lead beyond its own trick."""
    reading = table.reading
    suit = card.shares
    if suit & reading.trumps:
        return ((Term.TRUMPS, trump_lead(table) + (OUTNUMBER if _outnumbers(table) else 0.0)),)
    return (
        (Term.LENGTH, LONG * ((reading.hand & suit).bit_count() - 3)),
        (Term.TOUCHING, OF_TOUCHING if _is_top_of_touching(reading, card) else 0.0),
        (Term.AWAY, _led_away(reading, card)),
        (Term.RUFF, SINGLETON if _is_for_a_ruff(table, card) else 0.0),
        *partners_terms(table, suit),
    )


def _outnumbers(table: Table) -> bool:
    """True of a lone declarer with more trumps than all others have, if they have some."""
    trumps = table.reading.trumps
    out, mine = (table.reading.out & trumps).bit_count(), (table.reading.hand & trumps).bit_count()
    return table.declares and len(table.declarers) == 1 and 0 < out < mine


def _is_top_of_touching(reading: Reading, card: Card) -> bool:
    """True of the highest card of a suit without a master, from a jack upwards, with the next one held too."""
    mine = reading.hand & card.shares
    is_top = card.rank >= _JACK and card is highest(mine)
    return is_top and not reading.masters(card.shares) and _is_supported(reading, card)


def _led_away(reading: Reading, card: Card) -> float:
    """The loss of a low card led while masters of its suit, or a lone high card, stay behind."""
    masters = reading.masters(card.shares)
    if card.bit & masters or _is_top_of_touching(reading, card):
        return 0.0
    if masters.bit_count() > 1:
        return FROM_MASTERS
    best = highest(reading.hand & card.shares)
    return FROM_HONOUR if best.rank >= _JACK and not _is_supported(reading, best) else 0.0


def _is_for_a_ruff(table: Table, card: Card) -> bool:
    """True of a low singleton led early by a hand with few trumps, while others have more of the suit."""
    reading = table.reading
    if reading.hand & card.shares != card.bit or not reading.out & card.shares or card.rank >= _JACK:
        return False
    trumps = (reading.hand & reading.trumps).bit_count()
    return 0 < trumps <= _FEW_TRUMPS and len(reading.tricks) < _EARLY


def _cost(table: Table, card: Card) -> float:
    """The loss for later tricks when the hand parts with a card."""
    suit = table.reading.hand & card.shares
    lost = _suit_worth(table, suit, card.shares) - _suit_worth(table, suit ^ card.bit, card.shares)
    return lost + LOW_CARD * card.rank


def _suit_worth(table: Table, mine: Hand, suit: Hand) -> float:
    """Tricks to be hoped for later from these cards of a suit."""
    reading = table.reading
    out = reading.out & suit
    is_trump = bool(suit & reading.trumps)
    worth = 0.0
    lower = mine.bit_count()
    for place, card in enumerate(reversed(FRENCH.members(mine))):
        lower -= 1
        higher = (out & above(card)).bit_count()
        if is_trump:
            worth += trump_worth(table, higher)
        elif not higher:
            worth += _master_worth(table, out.bit_count() - _ROUND * place)
        elif higher < len(GUARDED) and lower >= higher:
            worth += GUARDED[higher]
        else:
            worth += UNGUARDED if higher == 1 else 0.0
    return worth


def _master_worth(table: Table, out: int) -> float:
    """The value of a master for later, with so many cards of its suit still with others when its turn comes."""
    if not (table.reading.trumps and have_trumps(table)):
        return NO_RUFF
    return MASTER[max(0, out)]
