"""The long-suit game of plain Whist: aces are kept until they bring the suit in, and the partner's trumps are returned.

Leads: trumps while that pays, masters once they run, the partner's suit, a ruff, the long suit.
"""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import (
    cheapest_equal,
    follow_to_win,
    opponents,
    sluff_unwanted,
    sluffed,
    suits_held,
    top_of_touching,
)
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, above, below, highest, lowest
from whistclub.players.trumps import (
    against,
    draws_trumps,
    from_suit,
    may_be_ruffed,
    opponents_trumps,
    suit_worth,
)
from whistclub.rules.seats import partner_of, seat_letter

_MANY_OUT: Final = 6
"""While so many trumps are out the partner is likely to have a high one.

The numbers of this module are the long-suit game's rules of thumb, put in figures by hand and not fitted. Over 200
deals with the seats exchanged they were 0.07 +- 0.08 tricks ahead of the yardstick.
"""
_LONG: Final = 4
"""So many cards of a suit are long."""
_LATE: Final = 5
"""With so many cards in hand or fewer a lone master is cashed: it may find no other trick."""
_ACE_FROM: Final = 5
"""From a suit of so many cards the ace is led: the second round of it is likely to be ruffed."""
_HONOUR: Final = 11
"""The rank of a jack, the lowest card that a suit is not led down to."""
_LENGTH: Final = 0.5
"""The promise of each card beyond four."""
_LONE_MASTER: Final = 3.5
"""The loss of a lead from a suit with a lone master: it is better led by somebody else."""
_SHORT: Final = 2.0
"""The loss of a lead from a short suit with a high card that is no master."""


def lead(reading: Reading) -> Chosen:
    """The first of these that there is to lead; else the best suit."""
    for choice in (_partners_trumps, _draw, _cash, _partners_suit, _give_ruff, _singleton):
        chosen = choice(reading)
        if chosen is not None:
            return chosen
    side = reading.hand & ~reading.trumps or reading.hand
    cards = max((cards for _, cards in suits_held(side)), key=lambda held: (_promise(reading, held), held))
    card = _from_suit(reading, cards)
    return from_suit(card, reading, side)


def _partners_trumps(reading: Reading) -> Chosen | None:
    """The partner's lead of trumps is returned while an opponent may have some."""
    partner = partner_of(reading.me)
    mine = reading.hand & reading.trumps
    first = next((seat for seat, led in reading.leads() if led.bit & reading.trumps), None)
    if first != partner or not mine or not opponents_trumps(reading):
        return None
    if reading.is_void(partner, reading.trumps) and not reading.masters(reading.trumps):
        return None
    card = highest(mine) if mine.bit_count() <= 3 else _trump_to_draw(reading)
    return Chosen(card, because("why-return-trumps", card=card.text, partner="NESW"[partner]), Kind.AGREEMENT)


def _draw(reading: Reading) -> Chosen | None:
    if not draws_trumps(reading):
        return None
    card = _trump_to_draw(reading)
    return Chosen(card, because("why-draw-trumps", card=card.text), Kind.RULE)


def _trump_to_draw(reading: Reading) -> Card:
    """The top of masters; from a lone one, while many trumps are out, the top of touching cards under it or the fourth
    best.
    """
    trumps, masters = reading.hand & reading.trumps, reading.masters(reading.trumps)
    many_out = (reading.out & reading.trumps).bit_count() >= _MANY_OUT
    if masters and (masters.bit_count() > 1 or trumps.bit_count() < _LONG or not many_out):
        return highest(masters)
    rest = trumps & ~masters
    top = top_of_touching(reading, rest)
    if top is not None or trumps.bit_count() < _LONG:
        return top or lowest(rest)
    return _fourth_best(trumps)


def _cash(reading: Reading) -> Chosen | None:
    """A master that no opponent is likely to ruff: of several in the suit, of a long suit, once trumps are out, or
    late.
    """
    safe = []
    for _, cards in suits_held(reading.hand & ~reading.trumps):
        shares = highest(cards).shares
        masters = reading.masters(shares)
        if masters and not may_be_ruffed(reading, shares) and _is_time(reading, cards, masters):
            safe.append((cards.bit_count(), highest(masters)))
    if not safe:
        return None
    card = min(safe)[1]
    is_free = not reading.out & reading.trumps
    why = because("why-cash" if is_free else "why-cash-unless-ruffed", card=card.text)
    return Chosen(card, why, Kind.SURE if is_free else Kind.ODDS)


def _is_time(reading: Reading, cards: Hand, masters: Hand) -> bool:
    if masters.bit_count() > 1 or masters == cards:
        return True
    was_led = any(led.shares & cards for _, led in reading.leads())
    is_long = cards.bit_count() >= _ACE_FROM
    return was_led or is_long or reading.hand.bit_count() <= _LATE


def _partners_suit(reading: Reading) -> Chosen | None:
    """The suit that the partner opened: the highest of three cards or fewer, a master or else the lowest of more."""
    partner = partner_of(reading.me)
    for led in reading.led_by(partner):
        theirs = reading.hand & led.shares
        if not theirs or led.bit & reading.trumps or reading.is_void(partner, led.shares):
            continue
        if next(seat for seat, first in reading.leads() if first.bit & led.shares) != partner:
            continue
        if _is_ruffed(reading, led.shares):
            continue
        keeps_low = theirs.bit_count() > 2 and not reading.masters(led.shares)
        card = lowest(theirs) if keeps_low else highest(theirs)
        facts = {"card": card.text, "suit": card.suits, "partner": "NESW"[partner]}
        return Chosen(card, because("why-partners-suit", **facts), Kind.AGREEMENT)
    return None


def _is_ruffed(reading: Reading, suit: Hand) -> bool:
    """True if an opponent has shown to lack the suit and may have a trump."""
    return any(
        reading.is_void(seat, suit) and reading.may_hold[seat] & reading.trumps for seat in against(reading)
    )


def _give_ruff(reading: Reading) -> Chosen | None:
    """A suit that the partner can ruff, unless the partner wants trumps drawn, or an opponent would ruff it too."""
    partner = partner_of(reading.me)
    if any(led.bit & reading.trumps for led in reading.led_by(partner)):
        return None
    if not reading.may_hold[partner] & reading.trumps:
        return None
    for suit, cards in suits_held(reading.hand & ~reading.trumps):
        shares = highest(cards).shares
        if reading.is_void(partner, shares) and not _is_ruffed(reading, shares):
            card = lowest(cards)
            return Chosen(
                card, because("why-give-ruff", card=card.text, suit=suit, partner="NESW"[partner]), Kind.RULE
            )
    return None


def _singleton(reading: Reading) -> Chosen | None:
    """A low singleton, early and from a hand with few trumps and no good suit."""
    trumps = reading.hand & reading.trumps
    if not 0 < trumps.bit_count() <= 3 or len(reading.tricks) > 3 or not opponents_trumps(reading):
        return None
    for suit, cards in suits_held(reading.hand & ~reading.trumps):
        card = lowest(cards)
        if cards == card.bit and card.rank < _HONOUR and reading.out & card.shares:
            return Chosen(card, because("why-lead-singleton", card=card.text, suit=suit), Kind.RULE)
    return None


def _promise(reading: Reading, cards: Hand) -> float:
    """The promise of a suit to lead: its length and high cards, less for one that is better led by somebody else."""
    best, count = highest(cards), cards.bit_count()
    worth = suit_worth(reading, cards) + _LENGTH * max(0, count - _LONG)
    if top_of_touching(reading, cards) is not None or best.rank < _HONOUR:
        return worth
    if reading.masters(best.shares):
        return worth - _LONE_MASTER
    return worth - (_SHORT if count < _LONG else 0.0)


def _from_suit(reading: Reading, cards: Hand) -> Card:
    """The card to lead from a suit: the top of touching honours, the fourth best of four or more, the top of a short
    weak suit.
    """
    top = top_of_touching(reading, cards)
    if top is not None:
        return top
    if cards.bit_count() >= _LONG:
        return _fourth_best(cards)
    best = highest(cards)
    return best if best.rank < _HONOUR or reading.masters(best.shares) else lowest(cards)


def _fourth_best(cards: Hand) -> Card:
    return list(_from_the_top(cards))[3]


def _from_the_top(cards: Hand) -> Iterator[Card]:
    return reversed(FRENCH.members(cards))


_HIGH_LEAD: Final = 12
"""The rank of a queen: upon it, or a king, the second to play puts the best card there is."""
_MANY_TRUMPS: Final = 4
"""A hand with so many trumps does not spend one on a trick that the partner may win."""


def follow(reading: Reading) -> Chosen:
    """The card of plain sense, but for a master upon a high lead, a finesse, a ruff kept back, and the lowest of equals
    thrown.
    """
    led = reading.led
    if led is None:
        raise ValueError("nothing was led")
    if not reading.legal & led.shares:
        return _without_the_suit(reading)
    against = opponents(reading, reading.later)
    if partner_of(reading.me) in reading.later:
        return _master_upon_honour(reading) or follow_to_win(reading)
    return (_finesse(reading) if against else None) or follow_to_win(reading)


def _master_upon_honour(reading: Reading) -> Chosen | None:
    led = reading.led
    if led is None or led.rank < _HIGH_LEAD or led.bit & reading.trumps:
        return None
    masters = reading.masters(led.shares)
    if not masters or not reading.takes(highest(masters)):
        return None
    card = cheapest_equal(reading, highest(masters))
    if not reading.takes(card):
        return None
    return Chosen(card, because("why-second-covers", card=card.text, played=led.text), Kind.RULE)


def _finesse(reading: Reading) -> Chosen | None:
    """The second best of a suit of which the best is held and one card between is out, in its first round."""
    led = reading.led
    winning = reading.winning
    if (
        led is None
        or winning is None
        or any(first.bit & led.shares for _, first in list(reading.leads())[:-1])
    ):
        return None
    mine = reading.legal & led.shares
    best = highest(mine)
    rest = mine & ~best.bit
    if not rest or reading.out & above(best) or winning[1].bit & reading.trumps & ~led.shares:
        return None
    second = highest(rest)
    missing = reading.out & above(second) & below(best)
    last = opponents(reading, reading.later)[0]
    if missing.bit_count() != 1 or not reading.takes(second) or not missing & reading.may_hold[last]:
        return None
    if winning[0] == partner_of(reading.me) and not reading.out & above(winning[1]) & below(second):
        return _let_run(reading, winning[1], highest(missing))
    card = cheapest_equal(reading, second)
    if not reading.takes(card):
        return None
    facts = {"card": card.text, "best": best.text, "missing": highest(missing).text}
    return Chosen(card, because("why-third-finesse", **facts), Kind.RULE)


def _let_run(reading: Reading, played: Card, missing: Card) -> Chosen | None:
    """The lowest card, where the partner's is as good as the second best: one card alone beats it."""
    card = lowest(reading.legal)
    if reading.takes(card):
        return None
    facts = {"card": card.text, "played": played.text, "missing": missing.text}
    return Chosen(
        card,
        because("why-third-lets-run", **facts, partner=seat_letter(partner_of(reading.me), 4)),
        Kind.RULE,
    )


def _without_the_suit(reading: Reading) -> Chosen:
    usual = follow_to_win(reading)
    if usual.card.bit & reading.trumps:
        return _kept_back(reading) or usual
    return _lowest_of_equals(reading, usual)


def _kept_back(reading: Reading) -> Chosen | None:
    """A sluff in the place of a ruff: a long trump hand leaves a trick that the partner may win."""
    led, partner = reading.led, partner_of(reading.me)
    others = reading.legal & ~reading.trumps
    if led is None or not others or partner not in reading.later:
        return None
    if (reading.hand & reading.trumps).bit_count() < _MANY_TRUMPS or not _may_win(
        reading, partner, led.shares
    ):
        return None
    card = cheapest_equal(reading, sluff_unwanted(reading, others))
    return Chosen(card, because("why-ruff-kept", card=card.text, partner=seat_letter(partner, 4)), Kind.RULE)


def _may_win(reading: Reading, partner: int, suit: Hand) -> bool:
    """True if two cards or more that the partner may have would beat the one winning the trick, which is of the suit
    led.
    """
    winning = reading.winning
    if winning is None or not winning[1].bit & suit:
        return False
    return (reading.may_hold[partner] & above(winning[1])).bit_count() >= 2


def _lowest_of_equals(reading: Reading, usual: Chosen) -> Chosen:
    card = cheapest_equal(reading, usual.card)
    return usual if card is usual.card else sluffed(reading, card)
