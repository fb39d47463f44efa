"""The worth of keeping a card where tricks are to be won, and the card that is missed least when one must be thrown
away.

A suit's cards are worth the tricks they may still take: a master one; a high card less for each higher one that is out,
and far less where fewer lower cards than that are left to guard it; a low card something once the others are likely to
have none left.
"""

from functools import lru_cache
from math import ceil
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import suits_held
from whistclub.players.choice import Chosen, Kind, Rated, because
from whistclub.players.reading import Reading, above, highest
from whistclub.rules.seats import FOUR

_GUARDED: Final = 0.6
"""The worth of a card, multiplied so for each higher one out that a lower card is thrown under.

The five numbers here were chosen by hand, not fitted; together they were judged by 3,225 sluffs of 250 deals, which
cost 0.055 tricks with all cards seen, those of the yardstick 0.075.
"""
_BARE: Final = 0.2
"""The same, where no lower card is left to throw."""
_LONG: Final = 0.1
"""The worth of a card that is likely to outlast the others, where the suit has a master."""
_LONG_ONLY: Final = 0.05
"""The same in a suit without a master, which has no way in."""
_BARE_MASTER: Final = 0.85
"""The worth of a master without another card of the suit, while others have some."""


def thrown_away(reading: Reading) -> Chosen:
    """The card that is missed least, of cards missed alike the lowest of the suit with fewest tricks to come."""
    cards = reading.legal & ~reading.trumps or reading.legal
    loss = {card: round(loss_without(reading, card), 2) for card in FRENCH.iterate(cards)}
    card = min(loss, key=lambda one: (loss[one], suit_worth(reading, one.shares & cards), one.rank))
    return _thrown(reading, card, loss)


def _thrown(reading: Reading, card: Card, loss: dict[Card, float]) -> Chosen:
    """This card thrown away: its suit is the one not wanted, where there are others, or no other card is missed
    less.
    """
    rated = tuple(Rated(one.text, -lost) for one, lost in loss.items())
    cards = reading.legal & ~reading.trumps
    if not cards:
        return Chosen(card, because("why-sluff-trump", rated, card=card.text), Kind.FORCED)
    suits = [suit for _, suit in suits_held(cards)]
    if len(suits) == 1:
        return Chosen(
            card, because("why-sluff-only-suit", rated, card=card.text, suit=card.suits), Kind.SLUFF
        )
    own = cards & card.shares
    others = [suit for suit in suits if suit != own]
    is_longest = own.bit_count() > max(suit.bit_count() for suit in others)
    if not is_longest and suit_worth(reading, own) < max(suit_worth(reading, suit) for suit in others):
        return Chosen(
            card, because("why-sluff-unwanted", rated, card=card.text, suit=card.suits), Kind.SIGNAL
        )
    is_alone = all(other > loss[card] for one, other in loss.items() if one is not card)
    why = because("why-sluff-spare" if is_alone else "why-sluff-least", rated, card=card.text)
    return Chosen(card, why, Kind.SLUFF)


def loss_without(reading: Reading, card: Card) -> float:
    """Tricks that the suit is likely to take less once this card is gone."""
    suit = reading.hand & card.shares
    return suit_worth(reading, suit) - suit_worth(reading, suit & ~card.bit)


def suit_worth(reading: Reading, cards: Hand) -> float:
    """Tricks that these cards of a suit are likely to take."""
    if not cards:
        return 0.0
    out = reading.out & highest(cards).shares
    holders = sum(bool(out & reading.may_hold[seat]) for seat in FOUR if seat != reading.me)
    return _worth(cards, out, _rounds(out.bit_count(), holders))


def _rounds(count: int, holders: int) -> int:
    """The number of times a suit must be led until the others are likely to have none."""
    if not count:
        return 0
    return ceil(count / holders) + (count > holders)


@lru_cache(maxsize=1 << 14)
def _worth(cards: Hand, out: Hand, rounds: int) -> float:
    held = FRENCH.members(cards)
    count = len(held)
    if not out:
        return float(count)
    total, has_master = 0.0, not above(held[-1]) & out
    for lower, card in enumerate(held):
        over = (above(card) & out).bit_count()
        if not over:
            worth = _BARE_MASTER if count == 1 else 1.0
        else:
            guards = min(lower, over)
            worth = _GUARDED**guards * _BARE ** (over - guards)
            if count - 1 - lower >= rounds:
                worth = max(worth, _LONG if has_master else _LONG_ONLY)
        total += worth
    return total
