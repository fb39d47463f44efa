"""Following suit in the long-suit game, and what to do without a card of it."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import cheapest_equal, follow_to_win, opponents, sluff_unwanted, sluffed
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, above, below, highest, lowest
from whistclub.rules.seats import partner_of, seat_letter

_HIGH_LEAD: Final = 12
"""The rank of a queen: upon it, or a king, the second to play puts the best card there is."""
_MANY_TRUMPS: Final = 4
"""A hand with so many trumps does not spend one on a trick that the partner may win."""


def follow(reading: Reading) -> Chosen:
    """The card of plain sense, but for a master upon a high lead, a finesse, a ruff kept back, and the lowest of equals thrown."""
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
    """True if two cards or more that the partner may have would beat the one winning the trick, which is of the suit led."""
    winning = reading.winning
    if winning is None or not winning[1].bit & suit:
        return False
    return (reading.may_hold[partner] & above(winning[1])).bit_count() >= 2


def _lowest_of_equals(reading: Reading, usual: Chosen) -> Chosen:
    card = cheapest_equal(reading, usual.card)
    return usual if card is usual.card else sluffed(reading, card)
