"""A Low as the levels play it: by the conventions, with leads from short suits, and no hope where it is seldom met."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.minnesota.low import LIKELY_TO_LOSE, play_low, risk
from whistclub.players.minnesota.table import Table
from whistclub.players.reading import highest

_STEPS: Final = 4
"""Risks are told apart in quarters: closer ones are alike, and the shorter suit is led."""
_LATE: Final = 7
"""From so many cards left on the third hand hopes no more, the second hand never."""


def play_low_carefully(table: Table) -> Chosen:
    """The card in a Low."""
    usual = play_low(table)
    if table.reading.led is None and usual.kind is not Kind.INVITE:
        return _lead(table, usual)
    if usual.kind is Kind.HOPE:
        return _without_hope(table, usual)
    return usual


def _lead(table: Table, usual: Chosen) -> Chosen:
    """Of the leads about as likely to lose as any, the one from the shortest suit; the usual one where that is as short."""
    reading = table.reading
    risks = {card: risk(table, card) for card in FRENCH.iterate(reading.legal)}

    def rank(card: Card) -> tuple[float, int]:
        return round(_STEPS * risks[card]), (reading.hand & card.shares).bit_count()

    card = min(risks, key=lambda one: (rank(one), -one.rank))
    if rank(card) == rank(usual.card):
        return usual
    if risks[card] < LIKELY_TO_LOSE:
        return Chosen(card, because("why-lead-short-to-lose", card=card.text), Kind.RULE)
    return Chosen(card, because("why-lead-short", card=card.text), Kind.RULE)


def _without_hope(table: Table, usual: Chosen) -> Chosen:
    """The highest card where none stays under and others seldom go over the lowest one."""
    reading = table.reading
    winning = reading.winning
    if winning is None or (len(reading.trick) > 1 and reading.hand.bit_count() > _LATE):
        return usual
    card = highest(reading.legal)
    return Chosen(card, because("why-none-under", card=card.text, played=winning[1].text), Kind.RULE)
