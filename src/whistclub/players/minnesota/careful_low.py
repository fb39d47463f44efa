"""A Low as the levels play it: by the conventions, with leads from short suits, and no hope where it is seldom met."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.errors import reason
from whistclub.cards.french import FRENCH
from whistclub.players.cardplay import Chosen
from whistclub.players.minnesota.low import LIKELY_TO_LOSE, play_low, risk
from whistclub.players.minnesota.table import Table
from whistclub.players.reading import highest

_STEPS: Final = 4
"""Risks are told apart in quarters: closer ones are alike, and the shorter suit is led."""
_LATE: Final = 7
"""From so many cards left on the third hand hopes no more, the second hand never."""
_LEADS: Final = frozenset(
    {"why-lead-to-lose", "why-lead-least-bad", "why-partners-suit-low", "why-partners-suit-least"}
)


def play_low_carefully(table: Table) -> Chosen:
    """The card in a Low."""
    usual = play_low(table)
    if usual.why.key in _LEADS:
        return _lead(table, usual)
    if usual.why.key == "why-hope-to-lose":
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
        return Chosen(card, reason("why-lead-short-to-lose", card=card.text))
    return Chosen(card, reason("why-lead-short", card=card.text))


def _without_hope(table: Table, usual: Chosen) -> Chosen:
    """The highest card where none stays under and others seldom go over the lowest one."""
    reading = table.reading
    winning = reading.winning
    if winning is None or (len(reading.trick) > 1 and reading.hand.bit_count() > _LATE):
        return usual
    card = highest(reading.legal)
    return Chosen(card, reason("why-none-under", card=card.text, played=winning[1].text))
