"""A Low: invites, answers, ducking, and getting rid of high cards."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import opponents, partner_is_sure, suits_held
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.minnesota.table import Table
from whistclub.players.reading import Reading, above, below, highest, lowest

LIKELY_TO_LOSE: Final = 0.05
"""The risk of a lead up to which it is said to lose; chosen by hand, and the sentence is counted true
(`truths_pairs.py`).
"""
_LIKELY: Final = 0.5
"""The chance that somebody goes over the lowest card from which one hopes for it: an even one."""
_ONE_MAY_FOLLOW: Final = 0.1
"""The risk added to a lead in a suit that only one opponent can hold; chosen by hand, not fitted."""
_INVITED: Final = 0.05
"""The risk taken off a lead in a suit that the partner invited in, so that it comes before others of like risk; chosen
by hand.
"""
_STEPS: Final = 4
"""Risks are told apart in quarters: closer ones are alike, and the shorter suit is led (on 399 leads 0.60 tricks lost,
else 0.74).
"""
_LATE: Final = 7
"""From so many cards left on the third hand hopes no more, the second hand never (113 such hopes cost 0.31 tricks, the
highest card 0.07).
"""


def play_low(table: Table) -> Chosen:
    """The card a player of the conventions plays in a Low."""
    reading = table.reading
    if reading.led is None:
        return lead_low(table)
    if not reading.legal & reading.led.shares:
        return sluff_low(reading)
    if table.is_invite_lying:
        return answer_low(table)
    return duck(reading)


def lead_low(table: Table) -> Chosen:
    """First the invite: the highest card of the weakest suit. Later, of the leads about as likely to lose as any, the
    one from the shortest suit.
    """
    reading = table.reading
    if table.own_invite is None:
        card = highest(weakest_suit(reading))
        return Chosen(card, because("why-invite-low", card=card.text, suit=card.suits), Kind.INVITE)
    risks = {card: risk(table, card) for card in FRENCH.iterate(reading.legal)}

    def rank(card: Card) -> tuple[float, int]:
        return round(_STEPS * risks[card]), (reading.hand & card.shares).bit_count()

    safest = min(risks, key=lambda one: (round(risks[one], 2), -one.rank))
    shortest = min(risks, key=lambda one: (rank(one), -one.rank))
    if rank(shortest) == rank(safest):
        return _lead_safest(table, safest, loses=risks[safest] < LIKELY_TO_LOSE)
    loses = risks[shortest] < LIKELY_TO_LOSE
    why = because("why-lead-short-to-lose" if loses else "why-lead-short", card=shortest.text)
    return Chosen(shortest, why, Kind.RULE)


def _lead_safest(table: Table, card: Card, *, loses: bool) -> Chosen:
    """The lead that is likeliest to lose; in a suit that the partner invited in it is an agreement besides."""
    invited = table.partners_invite
    if invited is not None and card.bit & invited.shares:
        facts = {"card": card.text, "suit": card.suits, "partner": "NESW"[table.partner]}
        why = because("why-partners-suit-low" if loses else "why-partners-suit-least", **facts)
        return Chosen(card, why, Kind.AGREEMENT)
    why = because("why-lead-to-lose" if loses else "why-lead-least-bad", card=card.text)
    return Chosen(card, why, Kind.RULE)


def weakest_suit(reading: Reading) -> Hand:
    """The cards of the suit whose cards are lowest: its top card, then their average."""

    def height(cards: Hand) -> tuple[int, float]:
        return highest(cards).rank, sum(card.rank for card in FRENCH.iterate(cards)) / cards.bit_count()

    return min((cards for _, cards in suits_held(reading.hand)), key=height)


def answer_low(table: Table) -> Chosen:
    """The highest card of the suit a partner invites in."""
    card = highest(table.reading.legal)
    return Chosen(
        card, because("why-answer-low", card=card.text, partner="NESW"[table.partner]), Kind.AGREEMENT
    )


def duck(reading: Reading) -> Chosen:
    """The highest card that still loses; where the trick is the side's in any case, or none is likely to lose, the
    highest of all.
    """
    winning = reading.winning
    if winning is None:
        raise ValueError("there is no trick to duck")
    against = opponents(reading, reading.later)
    best = highest(reading.legal)
    if partner_is_sure(reading):
        key = "why-unload-over-partner" if reading.takes(best) else "why-unload-on-partner"
        return Chosen(best, because(key, card=best.text, partner="NESW"[winning[0]]), Kind.RULE)
    under = reading.legal & below(winning[1])
    if under:
        card = highest(under)
        return Chosen(card, because("why-duck", card=card.text, played=winning[1].text), Kind.RULE)
    low = lowest(reading.legal)
    if not reading.later or not any(reading.beaters(low, seat) for seat in against):
        return Chosen(best, because("why-win-with-highest", card=best.text), Kind.RULE)
    if _hope(reading, low) < _LIKELY:
        return Chosen(best, because("why-win-likely", card=best.text), Kind.RULE)
    if len(reading.trick) > 1 and reading.hand.bit_count() > _LATE:
        return Chosen(low, because("why-hope-to-lose", card=low.text), Kind.HOPE)
    return Chosen(best, because("why-none-under", card=best.text, played=winning[1].text), Kind.RULE)


def sluff_low(reading: Reading) -> Chosen:
    """From a short suit without low cards, to be rid of it: its highest card."""
    suit = max((cards for _, cards in suits_held(reading.legal)), key=lambda cards: danger(reading, cards))
    card = highest(suit)
    return thrown(reading, card)


def thrown(reading: Reading, card: Card) -> Chosen:
    """A high card thrown away; it could take a trick only while lower ones of its suit are out."""
    if reading.out & below(card):
        return Chosen(card, because("why-sluff-low", card=card.text, suit=card.suits), Kind.AGREEMENT)
    return Chosen(card, because("why-sluff-harmless", card=card.text), Kind.SLUFF)


def danger(reading: Reading, cards: Hand) -> float:
    """The danger that a suit takes tricks in a Low: high cards without low ones, and few of them.

    The number of cards that go under its highest one, and half their mean for all its cards; less for each card that
    nothing goes under, for each card of the suit, and for each card out that may cover it. The weights were chosen by
    hand, not fitted.
    """
    lower = [(below(card) & reading.out).bit_count() for card in FRENCH.iterate(cards)]
    upper = (above(lowest(cards)) & reading.out).bit_count()
    if not any(lower):
        # Safe for good: below every danger that the weights can come to. The higher card is the one to be rid of, since
        # only the order of cards can still matter once nothing goes under them.
        return -10.0 + highest(cards).rank / 20
    return lower[-1] + 0.5 * sum(lower) / len(lower) - 1.5 * lower.count(0) - 0.8 * len(lower) - 0.1 * upper


def _hope(reading: Reading, card: Card) -> float:
    """The chance that somebody still to play must or will take the trick over this card, from 0 to 1."""
    over = (above(card) & reading.out).bit_count()
    share = len(opponents(reading, reading.later)) / 3
    return 1 - (1 - share) ** over


def risk(table: Table, card: Card) -> float:
    """The chance that leading this card takes a trick for the side; a suit that the partner invited in is a little
    safer.
    """
    reading = table.reading
    against = [seat for seat in (0, 1, 2, 3) if (seat - reading.me) % 2]
    over = [above(card) & reading.may_hold[seat] for seat in against]
    higher = (over[0] | over[1]).bit_count()
    chance = 3.0**-higher
    follow = sum(bool(reading.may_hold[seat] & card.shares) for seat in against)
    if higher and follow == 1:
        chance += _ONE_MAY_FOLLOW
    invited = table.partners_invite
    if invited is not None and invited.bit & card.shares:
        chance -= _INVITED
    return chance
