"""Playing for tricks in Solo: attack and defence of every contract that undertakes some.

A card is worth the chance that its side takes this trick, less what the hand loses for later tricks by parting with
it. So a master is not thrown away, a partner who has the trick is not overtaken, third hand plays high where that gains
more than it costs, and a ruff is taken where a trump is worth less than the trick.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen
from whistclub.players.reading import Reading, above, highest
from whistclub.players.solo.table import Table, chance_beaten, chance_of_none
from whistclub.players.solo.weighing import Term, Terms, deciding, followed, led, weighed
from whistclub.rules.seats import Seat, left_of

LOW_CARD: Final = 0.004
"""Of cards that are alike otherwise the lower one goes, by so much a rank.

The numbers of this module are in tricks, chosen by hand and not fitted. By them `club-1` loses 4.0 tricks a deal with all cards seen, all four
seats together (24 deals of self-play); its contracts are made as docs/bench.md says under "Strength".
"""


def card_for_tricks(table: Table) -> Chosen:
    """The card of most worth, and why."""
    return _led(table) if not table.reading.trick else _followed(table)


def _followed(table: Table) -> Chosen:
    reading = table.reading
    cards = [
        weighed(card, side_takes(table, card), -_cost(table, card)) for card in FRENCH.iterate(reading.legal)
    ]
    best = max(cards, key=lambda one: one.worth)
    return followed(table, deciding(reading, best.card, cards))


def side_takes(table: Table, card: Card) -> float:
    """The chance that the side takes this trick when the card is played to it."""
    reading = table.reading
    lead = reading.led or card
    led = lead.shares
    winning = reading.winning
    if winning is None or reading.takes(card):
        ours, top = 1.0, card
    else:
        top = winning[1]
        ours = float(winning[0] in table.with_me)
    for seat in reading.later:
        if seat in table.with_me:
            ours += (1 - ours) * rescues(reading, top, led, seat, known=ours == 0)
        else:
            ours *= 1 - chance_beaten(reading, top, led, seat)
    return ours


def rescues(reading: Reading, top: Card, led: Hand, seat: Seat, *, known: bool) -> float:
    """The chance that a partner still to play wins a trick the others were winning: over a card seen, or by the best one left."""
    if known:
        return chance_beaten(reading, top, led, seat)
    best = reading.out & led
    ruffs = 0.0
    if reading.trumps and not led & reading.trumps:
        ruffs = chance_of_none(reading, seat, led) * (1 - chance_of_none(reading, seat, reading.trumps))
    holds_best = 1 - chance_of_none(reading, seat, highest(best).bit) if best else 0.0
    return holds_best + ruffs


def _led(table: Table) -> Chosen:
    reading = table.reading
    cards = [
        weighed(card, lead_takes(table, card), -_cost(table, card), _lead_bonus(table, card))
        for card in FRENCH.iterate(reading.legal)
    ]
    best = max(cards, key=lambda one: one.worth)
    return led(table, deciding(reading, best.card, cards))


def lead_takes(table: Table, card: Card) -> float:
    """The chance that a lead brings the side the trick: by its own strength, or because a partner holds what beats it."""
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
    helped = sum(1 - chance_of_none(reading, seat, best) for seat in table.with_me)
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


DRAW_ALONE: Final = 0.25
"""The extra value of a trump lead of a solo, in tricks, for each trump held beyond four; less for fewer."""
DRAW_ABONDANCE: Final = 0.6
"""The same in an abondance, whatever is held."""
DRAW_PAIR: Final = 0.2
"""The same for a pair, for each two trumps beyond two."""
_NONE_TO_DRAW: Final = -0.3
"""The same for a declarer once the others have none: a trump is better kept for a ruff."""
_RUFFED: Final = 0.8
"""The chance that a partner who could ruff a lead does so."""
TRUMP_DEFENCE: Final = -0.3
"""The same for the defence, which keeps its trumps."""
SINGLETON: Final = 0.2
"""The lead of a singleton by a hand that has trumps to ruff the next one with."""
THROUGH: Final = 0.08
"""A lead through a lone declarer, who plays next."""
LONG: Final = 0.03
"""For each card of the suit beyond three."""
PARTNER_SUIT: Final = 0.1
"""A suit that a partner has led."""


def _lead_bonus(table: Table, card: Card) -> Terms:
    """The value of a lead beyond its own trick: trumps drawn, a ruff to come, a suit set up, the declarer led through."""
    reading = table.reading
    suit = card.shares
    mine = (reading.hand & suit).bit_count()
    if suit & reading.trumps:
        return ((Term.TRUMPS, trump_lead(table)),)
    ruffs_to_come = reading.trumps and reading.hand & reading.trumps
    is_for_a_ruff = mine == 1 and ruffs_to_come and len(reading.tricks) < 8 and reading.out & suit
    return (
        (Term.LENGTH, LONG * (mine - 3)),
        (Term.RUFF, SINGLETON if is_for_a_ruff else 0.0),
        *partners_terms(table, suit),
    )


def partners_terms(table: Table, suit: Hand) -> Terms:
    """The value of a lead through a lone declarer, and of one in a suit that a partner has led."""
    reading = table.reading
    is_through = (
        not table.declares and len(table.declarers) == 1 and left_of(reading.me) == table.declarers[0]
    )
    is_partners = any(lead.bit & suit for seat in table.with_me for lead in reading.led_by(seat))
    return (
        (Term.THROUGH, THROUGH if is_through else 0.0),
        (Term.PARTNERS_SUIT, PARTNER_SUIT if is_partners else 0.0),
    )


def have_trumps(table: Table) -> bool:
    """True if an opponent may have a trump."""
    return any(table.reading.may_hold[seat] & table.reading.trumps for seat in table.against)


def trump_lead(table: Table) -> float:
    """The value of a trump lead beyond its own trick."""
    reading = table.reading
    theirs = have_trumps(table)
    mine = (reading.hand & reading.trumps).bit_count()
    if not table.declares:
        return TRUMP_DEFENCE
    if not theirs:
        return _NONE_TO_DRAW
    if len(table.declarers) == 2:
        return DRAW_PAIR * (mine - 2) / 2
    if table.contract == "solo":
        return DRAW_ALONE * (mine - 4)
    return DRAW_ABONDANCE


def _cost(table: Table, card: Card) -> float:
    """The loss for later tricks when the hand parts with a card."""
    reading = table.reading
    suit = reading.hand & card.shares
    lost = _suit_worth(table, suit, card.shares) - _suit_worth(table, suit ^ card.bit, card.shares)
    return lost + LOW_CARD * card.rank


TRUMP_LOW_DECLARER: Final = 0.5
"""The value of a low trump for later to the declarer."""
TRUMP_LOW_DEFENDER: Final = 0.45
"""The same to the defence."""
_NEAR_TOP: Final = (1.0, 0.3, 0.1)
"""What a trump is worth beyond a low one by the number of higher trumps out; the highest one is worth a trick by itself."""
NO_RUFF: Final = 0.9
"""The value of a master of a side suit for later where nobody can ruff it."""
UNGUARDED: Final = 0.08
"""The value of a card with one higher out and none lower to throw under that."""


def _suit_worth(table: Table, mine: Hand, suit: Hand) -> float:
    """Tricks to be hoped for later from these cards of a suit: masters, honours with enough low cards under them, length."""
    reading = table.reading
    out = reading.out & suit
    is_trump = bool(suit & reading.trumps)
    worth = 0.0
    lower = mine.bit_count()
    for card in reversed(FRENCH.members(mine)):
        lower -= 1
        higher = (out & above(card)).bit_count()
        worth += trump_worth(table, higher) if is_trump else _plain_worth(table, higher, lower, out)
    return worth


def trump_worth(table: Table, higher: int) -> float:
    """The value of a trump for later, by the number of higher ones out."""
    if not higher:
        return 1.0
    low = TRUMP_LOW_DECLARER if table.declares else TRUMP_LOW_DEFENDER
    return low + (_NEAR_TOP[higher] if higher < len(_NEAR_TOP) else 0.0)


MASTER: Final = (0.25, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.85, 0.85, 0.85, 0.85)
"""The value of a master of a side suit for later while others have trumps, by how many cards of the suit they hold."""
GUARDED: Final = (0.0, 0.35, 0.12, 0.04)
"""The value of an honour with enough lower cards for later, by the number of higher cards out."""


def _plain_worth(table: Table, higher: int, lower: int, out: Hand) -> float:
    reading = table.reading
    if not higher:
        trumps_against = reading.trumps and any(
            reading.may_hold[seat] & reading.trumps for seat in table.against
        )
        return MASTER[out.bit_count()] if trumps_against else NO_RUFF
    if higher < len(GUARDED) and lower >= higher:
        return GUARDED[higher]
    return UNGUARDED if higher == 1 else 0.0
