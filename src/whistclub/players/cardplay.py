"""Card sense that all games of partners share: following to take a trick, and what to throw away.

Written for two pairs of partners, with trumps or without. Every choice carries its ground.
"""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, above, below, highest, lowest, suits_of
from whistclub.rules.seats import Seat, partner_of

TEN: Final = 10
"""The ranks of the French pack go from 2 to 14."""
JACK: Final = 11
"""The lowest of the high cards."""
QUEEN: Final = 12
"""A rank above the jack."""
ACE: Final = 14
"""The highest rank."""


def only_card(reading: Reading) -> Chosen | None:
    """The one card there is to play, where there is only one."""
    if reading.legal & (reading.legal - 1):
        return None
    card = lowest(reading.legal)
    return Chosen(card, because("why-only-card", card=card.text), Kind.ONLY)


def opponents(reading: Reading, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the seats who play against the reader."""
    return tuple(seat for seat in seats if (seat - reading.me) % 2)


def follow_to_win(reading: Reading) -> Chosen:
    """A card that follows, or a sluff or ruff, where tricks are to be won.

    Last to play takes it cheaply, third hand plays high but does not overtake a partner for nothing, second hand plays
    low unless it can take the trick for certain from a high card.
    """
    led = reading.led
    if led is None or not reading.legal & led.shares:
        return _not_following(reading)
    against = opponents(reading, reading.later)
    if partner_of(reading.me) in reading.later:
        return _second_hand(reading, against)
    return _third_hand(reading, against) if against else _last_hand(reading)


def cheapest_winner(reading: Reading) -> Card | None:
    """The lowest card that would be winning the trick as it lies, trumps only where nothing else does."""
    takers = [card for card in FRENCH.iterate(reading.legal) if reading.takes(card)]
    return min(takers, key=lambda card: (bool(card.bit & reading.trumps), card.rank), default=None)


def cheapest_equal(reading: Reading, card: Card) -> Card:
    """The lowest card of the hand that is as good as this one: none still out, nor on the table, lies between."""
    between = reading.out | FRENCH.mask(lying for _, lying in reading.trick)
    for mine in reversed(FRENCH.members(reading.legal & below(card))):
        if between & above(mine) & below(card):
            break
        card = mine
    return card


def partner_is_sure(reading: Reading) -> bool:
    """True if the partner is winning this trick and no opponent still to play can beat that card."""
    winning = reading.winning
    if winning is None or winning[0] != partner_of(reading.me):
        return False
    return not any(reading.beaters(winning[1], seat) for seat in opponents(reading, reading.later))


def cheapest(reading: Reading, cards: Hand) -> Card:
    """The card of least use: of the lowest rank, trumps last."""
    return min(FRENCH.iterate(cards), key=lambda card: (bool(card.bit & reading.trumps), card.rank))


def top_of_touching(reading: Reading, suit: Hand) -> Card | None:
    """The highest of one's cards of a suit where it is a jack or more and no card still out parts it from the next
    one.
    """
    best = highest(suit)
    rest = suit & ~best.bit
    if best.rank < JACK or not rest or above(highest(rest)) & below(best) & reading.out:
        return None
    return best


def sluff_unwanted(reading: Reading, cards: Hand) -> Card:
    """A low card of the suit least worth keeping: no master, and no guard of a high card, as far as that goes."""
    return min(FRENCH.iterate(cards), key=lambda card: _use(reading, card))


def suits_held(hand: Hand) -> Iterator[tuple[str, Hand]]:
    """Each suit of which the hand has cards: its letter and the hand's cards of it."""
    for suit, cards in suits_of():
        if hand & cards:
            yield suit, hand & cards


def _last_hand(reading: Reading) -> Chosen:
    winning = reading.winning
    if winning is not None and winning[0] == partner_of(reading.me):
        card = cheapest(reading, reading.legal)
        why = because("why-partner-has-it", card=card.text, partner=_letter(winning[0]))
        return _unless_over_partner(reading, Chosen(card, why, Kind.RULE))
    taker = cheapest_winner(reading)
    if taker is not None:
        return Chosen(taker, because("why-last-takes", card=taker.text), Kind.SURE)
    return _cannot_win(reading)


def _third_hand(reading: Reading, against: tuple[Seat, ...]) -> Chosen:
    if partner_is_sure(reading):
        card = cheapest(reading, reading.legal)
        why = because("why-partner-is-sure", card=card.text, partner=_letter(partner_of(reading.me)))
        return _unless_over_partner(reading, Chosen(card, why, Kind.RULE))
    best = highest(reading.legal)
    if not reading.takes(best):
        return _cannot_win(reading)
    winning = reading.winning
    if winning is not None and winning[0] == partner_of(reading.me):
        between = reading.out & below(best) & above(winning[1])
        if winning[1].shares == best.shares and not between:
            card = cheapest(reading, reading.legal)
            why = because("why-no-overtaking", card=card.text, played=winning[1].text)
            return _unless_over_partner(reading, Chosen(card, why, Kind.RULE))
    if not any(reading.beaters(best, seat) for seat in against):
        return _cheapest_sure(reading, against)
    card = cheapest_equal(reading, best)
    return Chosen(card, because("why-third-high", card=card.text), Kind.RULE)


def _unless_over_partner(reading: Reading, chosen: Chosen) -> Chosen:
    """A card that leaves the partner ahead; where even the lowest goes over the partner's, it is forced."""
    if not reading.takes(chosen.card):
        return chosen
    return Chosen(chosen.card, because("why-over-partner", card=chosen.card.text), Kind.FORCED)


def _cheapest_sure(reading: Reading, against: tuple[Seat, ...]) -> Chosen:
    sure = (card for card in FRENCH.iterate(reading.legal) if reading.holds_against(card, against))
    card = min(sure, key=lambda card: (bool(card.bit & reading.trumps), card.rank))
    return Chosen(card, because("why-sure-to-win", card=card.text), Kind.SURE)


def _second_hand(reading: Reading, against: tuple[Seat, ...]) -> Chosen:
    led = reading.led
    best = highest(reading.legal)
    if led is not None and led.rank >= TEN and reading.holds_against(best, against):
        return _cheapest_sure(reading, against)
    equal = cheapest_equal(reading, best)
    if equal is not best and equal.rank >= JACK and reading.takes(equal):
        return Chosen(equal, because("why-second-splits", card=equal.text), Kind.RULE)
    if not reading.takes(best):
        return _cannot_win(reading)
    card = cheapest(reading, reading.legal)
    return Chosen(card, because("why-second-low", card=card.text), Kind.HELD_BACK)


def _cannot_win(reading: Reading) -> Chosen:
    card = cheapest(reading, reading.legal)
    winning = reading.winning
    if winning is not None and winning[0] == partner_of(reading.me):
        return Chosen(
            card, because("why-partner-ahead", card=card.text, partner=_letter(winning[0])), Kind.RULE
        )
    return Chosen(card, because("why-cannot-win", card=card.text), Kind.FORCED)


def _not_following(reading: Reading) -> Chosen:
    """A ruff where it takes a trick that the partner is not sure of, else a sluff."""
    ruffs = [card for card in FRENCH.iterate(reading.legal & reading.trumps) if reading.takes(card)]
    if ruffs and not partner_is_sure(reading) and _ruff_pays(reading):
        card = ruffs[0]
        why = because("why-ruff" if len(ruffs) > 1 else "why-ruff-only", card=card.text)
        return Chosen(card, why, Kind.RULE)
    leaving = FRENCH.mask(card for card in FRENCH.iterate(reading.legal) if not reading.takes(card))
    side = reading.legal & ~reading.trumps
    return sluffed(reading, sluff_unwanted(reading, side or leaving or reading.legal))


def sluffed(reading: Reading, card: Card) -> Chosen:
    """This card thrown away: the suit that is not wanted is named only where there is another to throw from."""
    side = [cards for _, cards in suits_held(reading.hand & ~reading.trumps)]
    if not side:
        return Chosen(card, because("why-sluff-trump", card=card.text), Kind.FORCED)
    if len(side) == 1:
        return Chosen(card, because("why-sluff-only-suit", card=card.text, suit=card.suits), Kind.SLUFF)
    least = min(_suit_value(reading, cards) for cards in side)
    if _suit_value(reading, reading.hand & card.shares) == least:
        return Chosen(card, because("why-sluff-unwanted", card=card.text, suit=card.suits), Kind.SIGNAL)
    return Chosen(card, because("why-sluff-spare", card=card.text), Kind.SLUFF)


def _ruff_pays(reading: Reading) -> bool:
    """A partner who is winning with a high card of the suit is left to it while an opponent could only overruff."""
    winning = reading.winning
    if winning is None or winning[0] != partner_of(reading.me):
        return True
    against = opponents(reading, reading.later)
    over = reading.out & above(winning[1])
    return bool(against) and over.bit_count() >= 2


def _use(reading: Reading, card: Card) -> tuple[bool, bool, float, int]:
    """The value of keeping a card where tricks are to be won; masters and guards most."""
    suit = reading.hand & card.shares
    is_master = bool(card.bit & reading.masters(card.shares))
    return is_master, _guards(reading, card), _suit_value(reading, suit), card.rank


def _guards(reading: Reading, card: Card) -> bool:
    """True if a high card of the suit would stand bare without this one: as many below it as are out above it."""
    suit = reading.hand & card.shares
    top = highest(suit)
    if top is card:
        return False
    over = (reading.out & above(top)).bit_count()
    return over <= 2 and suit.bit_count() - 1 <= over and top.rank >= JACK


_EACH_CARD: Final = 1.5
"""The value of each card of a suit to be kept together, to which ace to jack add 4 to 1; chosen by hand, not fitted."""
_RUNS: Final = 100.0
"""The value of a suit of which the others have none: past that of any other."""


def _suit_value(reading: Reading, suit: Hand) -> float:
    """Long suits with high cards are kept together."""
    honours = sum(max(0, card.rank - 10) for card in FRENCH.iterate(suit))
    out = (reading.out & highest(suit).shares).bit_count()
    return honours + _EACH_CARD * suit.bit_count() if out else _RUNS


def _letter(seat: Seat) -> str:
    return "NESW"[seat]
