"""Taking no trick: the declarer of a misère, and everybody in a general misère, where only the last trick counts."""

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, above, below, highest, lowest
from whistclub.players.solo.table import Table, chance_of_none


def card_to_avoid_tricks(table: Table) -> Chosen:
    """The declarer of a misère: the highest card under the one winning, else the card most likely to be covered."""
    reading = table.reading
    winning = reading.winning
    if winning is None:
        return _safest_lead(reading)
    under = reading.legal & below(winning[1])
    if under:
        card = highest(under)
        return Chosen(
            card, because("why-solo-duck-highest", card=card.text, beaten=winning[1].text), Kind.RULE
        )
    if reading.led is not None and reading.legal & reading.led.shares:
        card = lowest(reading.legal)
        covers = any(reading.may_hold[seat] & above(card) for seat in reading.later)
        why = because("why-solo-hope-to-be-covered" if covers else "why-solo-must-take", card=card.text)
        return Chosen(card, why, Kind.HOPE if covers else Kind.FORCED)
    return _most_dangerous(reading)


def _safest_lead(reading: Reading) -> Chosen:
    """The lead least likely to be left with the trick."""
    card = min(FRENCH.iterate(reading.legal), key=lambda one: (_left_with(reading, one), one.rank))
    return Chosen(card, because("why-solo-misere-lead", card=card.text), Kind.ODDS)


def _left_with(reading: Reading, card: Card) -> float:
    """The chance that nobody can or need cover a lead: nobody holds a higher card, or each has a lower one too."""
    chance = 1.0
    suit = card.shares
    for seat in reading.later:
        no_higher = chance_of_none(reading, seat, suit & above(card))
        no_lower = chance_of_none(reading, seat, suit & below(card))
        chance *= no_higher + (1 - no_higher) * (1 - no_lower)
    return chance


def _most_dangerous(reading: Reading) -> Chosen:
    """The card whose going makes the hand safest; of equals the highest."""

    def relief(card: Card) -> tuple[float, int]:
        mine, out = reading.hand & card.shares, reading.out & card.shares
        return danger(mine, out) - danger(mine ^ card.bit, out), card.rank

    card = max(FRENCH.iterate(reading.legal), key=relief)
    could_take = reading.out & below(card)
    why = because("why-solo-throw-danger" if could_take else "why-solo-throw-harmless", card=card.text)
    return Chosen(card, why, Kind.ODDS)


def danger(mine: Hand, out: Hand) -> float:
    """The openness of these cards of a suit to attack, while those are still out; 0 where no play can catch them.

    The suit's k-th lowest card (k from 0) is safe while at most k cards still out are lower: each round led under the
    others uses up one of them and goes under one of one's own. Each lower card beyond that counts, the more the
    fewer cards are left to cover with.
    """
    if not mine or not out:
        return 0.0
    found = 0.0
    for place, card in enumerate(FRENCH.iterate(mine)):
        lower = (out & below(card)).bit_count()
        higher = (out & above(card)).bit_count()
        beyond = lower - place
        rounds = out.bit_count() / 3
        if beyond > 0 and place <= rounds + 1:
            found += beyond / (1 + higher) / (1 + place)
    return found


def card_before_the_last(table: Table) -> Chosen:
    """A general misère: high cards go early, so that the last one left is low."""
    reading = table.reading
    winning = reading.winning
    is_last = reading.hand & (reading.hand - 1) == 0
    if is_last:
        card = lowest(reading.legal)
        return Chosen(card, because("why-only-card", card=card.text), Kind.ONLY)
    late = reading.hand.bit_count() <= 3
    if winning is None:
        chosen = min if late else max
        card = chosen(FRENCH.iterate(reading.legal), key=lambda one: (one.rank, _shortness(reading, one)))
        return Chosen(
            card,
            because("why-solo-general-late" if late else "why-solo-general-early", card=card.text),
            Kind.RULE,
        )
    under = reading.legal & below(winning[1])
    if late and under:
        card = highest(under)
        return Chosen(
            card, because("why-solo-duck-highest", card=card.text, beaten=winning[1].text), Kind.RULE
        )
    card = max(FRENCH.iterate(reading.legal), key=lambda one: (one.rank, _shortness(reading, one)))
    return Chosen(card, because("why-solo-general-early", card=card.text), Kind.RULE)


def _shortness(reading: Reading, card: Card) -> int:
    return -(reading.hand & card.shares).bit_count()
