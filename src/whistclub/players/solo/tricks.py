"""Playing for tricks in Solo: attack and defence of every contract that undertakes some.

A card is worth the chance that its side takes this trick, less what the hand loses for later tricks by parting with
it. So a master is not thrown away, a partner who has the trick is not overtaken, third hand plays high where that gains
more than it costs, and a ruff is taken where a trump is worth less than the trick.

A suit's second and third master are worth less for later than its first, since they come out when the suit is short: so
a master is played where it wins, and led rather than a low card of its suit. A low card is not led away from a lone
high one without need, a singleton only for a ruff with few trumps, and the second to play keeps a high card that
nothing supports.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import cheapest_equal
from whistclub.players.choice import Chosen
from whistclub.players.reading import Reading, above, below, highest
from whistclub.players.solo.table import Table, chance_beaten, chance_of_none
from whistclub.players.solo.weighing import Term, Terms, Weighed, deciding, followed, led, weighed
from whistclub.rules.seats import Seat, left_of
from whistclub.rules.sums import added

_LOW_CARD: Final = 0.004
"""Of cards that are alike otherwise the lower one goes, by so much a rank.

The numbers of this module are in tricks, chosen by hand and not fitted.
"""
_ROUND: Final = 3
"""Cards of a suit that others play to a round of it."""
_JACK: Final = 11
"""The rank of a jack, the lowest that counts as a high card."""
_FEW_TRUMPS: Final = 3
"""With so many trumps or fewer a ruff gains a trick.

This and the six numbers below were judged together over 100 deals, each played in all eight ways with one or three of
these players: level in points with the yardstick, which lacks them (-0.01 +- 0.33 a deal), 3.1 tricks lost a deal with
all cards seen against its 4.0.
"""
_EARLY: Final = 4
"""Tricks in which a singleton is led for a ruff."""
_FROM_MASTERS: Final = -0.4
"""A low card led while two masters of its suit or more stay behind."""
_FROM_HONOUR: Final = -0.12
"""A low card led away from a high one without another next to it."""
_OF_TOUCHING: Final = 0.08
"""The top of touching high cards led."""
_OUTNUMBER: Final = 0.4
"""The extra value of a trump lead of a lone declarer who has more trumps than are out: the long ones win in the end."""
_SECOND_HAND: Final = -0.25
"""A high card without support, played while a partner is still to come."""


def card_for_tricks(table: Table) -> Chosen:
    """The card of most worth; of equal cards the lowest when following, the highest when leading."""
    reading = table.reading
    if not reading.trick:
        leads = [_weighed_lead(table, card) for card in FRENCH.iterate(reading.legal)]
        return led(table, deciding(reading, max(leads, key=lambda one: one.worth).card, leads))
    cards = [_weighed(table, card) for card in FRENCH.iterate(reading.legal)]
    best = max(cards, key=lambda one: one.worth).card
    return followed(table, deciding(reading, cheapest_equal(reading, best), cards))


def _weighed(table: Table, card: Card) -> Weighed:
    early = _SECOND_HAND if _is_spent_early(table, card) else 0.0
    return weighed(card, _side_takes(table, card), -_cost(table, card), ((Term.EARLY, early),))


def _side_takes(table: Table, card: Card) -> float:
    """The chance that the side takes this trick when the card is played to it.

    A partner who plays after an opponent still to come must hold the best card left, since that opponent may play
    higher first.
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
            ours += (1 - ours) * _rescues(reading, top, led, seat, known=is_seen)
        else:
            ours *= 1 - chance_beaten(reading, top, led, seat)
            may_be_raised = True
    return ours


def _is_spent_early(table: Table, card: Card) -> bool:
    """True of a high card that follows while a partner is to come, beats the trick, and can be beaten with nothing to
    support it.
    """
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


def _rescues(reading: Reading, top: Card, led: Hand, seat: Seat, *, known: bool) -> float:
    """The chance that a partner still to play wins a trick the others were winning: over a card seen, or by the best
    one left.
    """
    if known:
        return chance_beaten(reading, top, led, seat)
    best = reading.out & led
    ruffs = 0.0
    if reading.trumps and not led & reading.trumps:
        ruffs = chance_of_none(reading, seat, led) * (1 - chance_of_none(reading, seat, reading.trumps))
    holds_best = 1 - chance_of_none(reading, seat, highest(best).bit) if best else 0.0
    return holds_best + ruffs


def _weighed_lead(table: Table, card: Card) -> Weighed:
    return weighed(card, lead_takes(table, card), -_cost(table, card), _lead_bonus(table, card))


def _lead_bonus(table: Table, card: Card) -> Terms:
    """The value of a lead beyond its own trick."""
    reading = table.reading
    suit = card.shares
    if suit & reading.trumps:
        return ((Term.TRUMPS, _trump_lead(table) + (_OUTNUMBER if _outnumbers(table) else 0.0)),)
    return (
        (Term.LENGTH, _LONG * ((reading.hand & suit).bit_count() - 3)),
        (Term.TOUCHING, _OF_TOUCHING if _is_top_of_touching(reading, card) else 0.0),
        (Term.AWAY, _led_away(reading, card)),
        (Term.RUFF, _SINGLETON if _is_for_a_ruff(table, card) else 0.0),
        *_partners_terms(table, suit),
    )


def lead_takes(table: Table, card: Card) -> float:
    """The chance that a lead brings the side the trick: by its own strength, or because a partner holds what beats
    it.
    """
    reading = table.reading
    suit = card.shares
    not_ruffed = _not_ruffed(table, suit)
    higher = reading.out & above(card)
    if not higher:
        return not_ruffed
    ours = 1.0
    for seat in table.against:
        ours *= chance_of_none(reading, seat, above(card))
    best = highest(higher).bit
    helped = added(1 - chance_of_none(reading, seat, best) for seat in table.with_me)
    ruffs = 0.0
    if reading.trumps and not suit & reading.trumps:
        ruffs = max((_ruffs(reading, suit, seat) for seat in table.with_me), default=0.0)
    return min(1.0, max(ours, helped)) * not_ruffed + (1 - max(ours, helped)) * ruffs * _RUFFED


def _not_ruffed(table: Table, suit: Hand) -> float:
    """The chance that no opponent ruffs a lead of this suit."""
    reading = table.reading
    chance = 1.0
    if reading.trumps and not suit & reading.trumps:
        for seat in table.against:
            chance *= 1 - _ruffs(reading, suit, seat)
    return chance


def _ruffs(reading: Reading, suit: Hand, seat: Seat) -> float:
    return chance_of_none(reading, seat, suit) * (1 - chance_of_none(reading, seat, reading.trumps))


_DRAW_ALONE: Final = 0.25
"""The extra value of a trump lead of a solo, in tricks, for each trump held beyond four; less for fewer."""
_DRAW_ABONDANCE: Final = 0.6
"""The same in an abondance, whatever is held."""
_DRAW_PAIR: Final = 0.2
"""The same for a pair, for each two trumps beyond two."""
_NONE_TO_DRAW: Final = -0.3
"""The same for a declarer once the others have none: a trump is better kept for a ruff."""
_RUFFED: Final = 0.8
"""The chance that a partner who could ruff a lead does so."""
_TRUMP_DEFENCE: Final = -0.3
"""The same for the defence, which keeps its trumps."""
_SINGLETON: Final = 0.2
"""The lead of a singleton by a hand that has trumps to ruff the next one with."""
_THROUGH: Final = 0.08
"""A lead through a lone declarer, who plays next."""
_LONG: Final = 0.03
"""For each card of the suit beyond three."""
_PARTNER_SUIT: Final = 0.1
"""A suit that a partner has led."""


def _partners_terms(table: Table, suit: Hand) -> Terms:
    """The value of a lead through a lone declarer, and of one in a suit that a partner has led."""
    reading = table.reading
    is_through = (
        not table.declares and len(table.declarers) == 1 and left_of(reading.me) == table.declarers[0]
    )
    is_partners = any(lead.bit & suit for seat in table.with_me for lead in reading.led_by(seat))
    return (
        (Term.THROUGH, _THROUGH if is_through else 0.0),
        (Term.PARTNERS_SUIT, _PARTNER_SUIT if is_partners else 0.0),
    )


def _have_trumps(table: Table) -> bool:
    """True if an opponent may have a trump."""
    return any(table.reading.may_hold[seat] & table.reading.trumps for seat in table.against)


def _trump_lead(table: Table) -> float:
    """The value of a trump lead beyond its own trick."""
    reading = table.reading
    theirs = _have_trumps(table)
    mine = (reading.hand & reading.trumps).bit_count()
    if not table.declares:
        return _TRUMP_DEFENCE
    if not theirs:
        return _NONE_TO_DRAW
    if len(table.declarers) == 2:
        return _DRAW_PAIR * (mine - 2) / 2
    if table.contract == "solo":
        return _DRAW_ALONE * (mine - 4)
    return _DRAW_ABONDANCE


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
        return _FROM_MASTERS
    best = highest(reading.hand & card.shares)
    return _FROM_HONOUR if best.rank >= _JACK and not _is_supported(reading, best) else 0.0


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
    return lost + _LOW_CARD * card.rank


_TRUMP_LOW_DECLARER: Final = 0.5
"""The value of a low trump for later to the declarer."""
_TRUMP_LOW_DEFENDER: Final = 0.45
"""The same to the defence."""
_NEAR_TOP: Final = (1.0, 0.3, 0.1)
"""The worth of a trump beyond a low one by the number of higher trumps out; the highest one is worth a trick by
itself.
"""
_NO_RUFF: Final = 0.9
"""The value of a master of a side suit for later where nobody can ruff it."""
_UNGUARDED: Final = 0.08
"""The value of a card with one higher out and none lower to throw under that."""
_MASTER: Final = (0.25, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.85, 0.85, 0.85, 0.85)
"""The value of a master of a side suit for later while others have trumps, by how many cards of the suit they hold."""
_GUARDED: Final = (0.0, 0.35, 0.12, 0.04)
"""The value of an honour with enough lower cards for later, by the number of higher cards out."""


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
            worth += _trump_worth(table, higher)
        elif not higher:
            worth += _master_worth(table, out.bit_count() - _ROUND * place)
        elif higher < len(_GUARDED) and lower >= higher:
            worth += _GUARDED[higher]
        else:
            worth += _UNGUARDED if higher == 1 else 0.0
    return worth


def _trump_worth(table: Table, higher: int) -> float:
    """The value of a trump for later, by the number of higher ones out."""
    if not higher:
        return 1.0
    low = _TRUMP_LOW_DECLARER if table.declares else _TRUMP_LOW_DEFENDER
    return low + (_NEAR_TOP[higher] if higher < len(_NEAR_TOP) else 0.0)


def _master_worth(table: Table, out: int) -> float:
    """The value of a master for later, with so many cards of its suit still with others when its turn comes."""
    if not (table.reading.trumps and _have_trumps(table)):
        return _NO_RUFF
    return _MASTER[max(0, out)]
