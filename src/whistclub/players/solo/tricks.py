"""Playing for tricks in Solo: attack and defence of every contract that undertakes some.

A card is worth the chance that its side takes this trick, less what the hand loses for later tricks by parting with
it. So a master is not thrown away, a partner who has the trick is not overtaken, third hand plays high where that gains
more than it costs, and a ruff is taken where a trump is worth less than the trick.
"""

from math import prod
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Ground, Kind, because
from whistclub.players.reading import Reading, above, below, highest
from whistclub.players.solo.table import Table, chance_beaten, chance_of_none
from whistclub.rules.seats import Seat, left_of, seat_letter

LOW_CARD: Final = 0.004
"""Of cards that are alike otherwise the lower one goes, by so much a rank."""


_LIKELY_ENOUGH: Final = 0.7
"""The chance of staying the best card from which on that is said, by odds that know nothing of who led what and why."""


def card_for_tricks(table: Table) -> Chosen:
    """The card of most worth, and why."""
    return _led(table) if not table.reading.trick else _followed(table)


def _followed(table: Table) -> Chosen:
    reading = table.reading
    worth = {card: side_takes(table, card) - _cost(table, card) for card in FRENCH.iterate(reading.legal)}
    card = max(worth, key=lambda one: worth[one])
    return Chosen(card, why_followed(table, card), Kind.ODDS)


def why_followed(table: Table, card: Card) -> Ground:
    """Why this card is played to a trick that somebody else led."""
    reading = table.reading
    led, winning = reading.led, reading.winning
    if led is None or winning is None:
        raise AssertionError("following means that a card was led")
    follows = bool(card.bit & led.shares)
    if reading.takes(card):
        return _why_winning(table, card, follows=follows)
    if winning[0] in table.with_me:
        partner = seat_letter(winning[0], 4)
        if not _later_against(table):
            return because("why-solo-partner-has-it", card=card.text, partner=partner)
        return because("why-solo-partner-ahead", card=card.text, partner=partner)
    if not follows:
        return because("why-solo-throw-least", card=card.text)
    if any(reading.takes(other) for other in FRENCH.iterate(reading.legal)):
        return because("why-solo-keep-for-later", card=card.text)
    return because("why-solo-cannot-win", card=card.text)


def _why_winning(table: Table, card: Card, *, follows: bool) -> Ground:
    """Why a card that would be winning the trick is played."""
    reading = table.reading
    if card.bit & reading.trumps and not follows:
        has_others = reading.legal & ~reading.trumps
        return because("why-solo-ruff" if has_others else "why-solo-ruff-only", card=card.text)
    later = _later_against(table)
    if not later:
        lower = (one for one in FRENCH.iterate(reading.legal & below(card)) if reading.takes(one))
        return because("why-solo-win-now" if any(lower) else "why-solo-win-cheaply", card=card.text)
    if not reading.out & above(card):
        sure = reading.holds_against(card, later)
        return because("why-solo-master-now" if sure else "why-solo-master-unless-ruffed", card=card.text)
    likely = _holds(reading, card, later) >= _LIKELY_ENOUGH
    return because("why-solo-high-now" if likely else "why-solo-ahead-now", card=card.text)


def _holds(reading: Reading, card: Card, later: list[Seat]) -> float:
    """The chance that none of these seats can beat the card."""
    led = (reading.led or card).shares
    return prod(1 - chance_beaten(reading, card, led, seat) for seat in later)


def _later_against(table: Table) -> list[Seat]:
    return [seat for seat in table.reading.later if seat in table.against]


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
    worth = {card: _lead_worth(table, card) for card in FRENCH.iterate(reading.legal)}
    card = max(worth, key=lambda one: worth[one])
    return Chosen(card, why_led(table, card), Kind.ODDS)


def _lead_worth(table: Table, card: Card) -> float:
    return lead_takes(table, card) - _cost(table, card) + _lead_bonus(table, card)


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
    return min(1.0, max(ours, helped)) * not_ruffed + (1 - max(ours, helped)) * ruffs * 0.8


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


def _lead_bonus(table: Table, card: Card) -> float:
    """The value of a lead beyond its own trick: trumps drawn, a ruff to come, a suit set up, the declarer led through."""
    reading = table.reading
    suit = card.shares
    mine = (reading.hand & suit).bit_count()
    if suit & reading.trumps:
        return trump_lead(table)
    bonus = LONG * (mine - 3)
    ruffs_to_come = reading.trumps and reading.hand & reading.trumps
    if mine == 1 and ruffs_to_come and len(reading.tricks) < 8 and reading.out & suit:
        bonus += SINGLETON
    if not table.declares and len(table.declarers) == 1:
        bonus += THROUGH if left_of(reading.me) == table.declarers[0] else 0.0
    if any(lead.bit & suit for seat in table.with_me for lead in reading.led_by(seat)):
        bonus += PARTNER_SUIT
    return bonus


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
        return -0.3
    if len(table.declarers) == 2:
        return DRAW_PAIR * (mine - 2) / 2
    if table.contract == "solo":
        return DRAW_ALONE * (mine - 4)
    return DRAW_ABONDANCE


def why_led(table: Table, card: Card) -> Ground:
    """Why this card is led."""
    reading = table.reading
    suit = card.shares
    letter = card.suits
    if suit & reading.trumps and table.declares and have_trumps(table):
        return because("why-solo-draw-trumps", card=card.text)
    if not reading.out & above(card):
        may_be_ruffed = reading.out & reading.trumps & ~suit
        return because("why-solo-lead-master" if may_be_ruffed else "why-cash", card=card.text)
    if _next_can_be_ruffed(reading, suit):
        return because("why-solo-lead-singleton", card=card.text)
    for seat in table.with_me:
        if any(lead.bit & suit for lead in reading.led_by(seat)):
            return because(
                "why-solo-lead-partner-suit", card=card.text, suit=letter, partner=seat_letter(seat, 4)
            )
    if not table.declares and len(table.declarers) == 1:
        declarer = seat_letter(table.declarers[0], 4)
        if left_of(reading.me) == table.declarers[0]:
            return because("why-solo-lead-through", card=card.text, declarer=declarer)
        if left_of(table.declarers[0]) == reading.me:
            return because("why-solo-lead-up-to", card=card.text, declarer=declarer)
    return because("why-solo-lead-least", card=card.text)


def _next_can_be_ruffed(reading: Reading, suit: Hand) -> bool:
    """True of the only card of a side suit, where others have more of it and the hand has trumps."""
    is_alone = (reading.hand & suit).bit_count() == 1
    return is_alone and bool(reading.out & suit and reading.hand & reading.trumps & ~suit)


def _cost(table: Table, card: Card) -> float:
    """The loss for later tricks when the hand parts with a card."""
    reading = table.reading
    suit = reading.hand & card.shares
    lost = _suit_worth(table, suit, card.shares) - _suit_worth(table, suit ^ card.bit, card.shares)
    return lost + LOW_CARD * card.rank


TRUMP_LOW_DECLARER: Final = 0.5
TRUMP_LOW_DEFENDER: Final = 0.45
"""The value of a low trump for later, in tricks."""


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
    return low + (0.3 if higher == 1 else 0.1 if higher == 2 else 0.0)


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
        return MASTER[out.bit_count()] if trumps_against else 0.9
    if higher < len(GUARDED) and lower >= higher:
        return GUARDED[higher]
    return 0.08 if higher == 1 else 0.0
