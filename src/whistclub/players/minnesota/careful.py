"""The conventional player that the levels build on: the conventions, with more care for sure tricks and for what is thrown away."""

from random import Random
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota
from whistclub.players.cardplay import only_card, opponents
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.keeping import thrown_away
from whistclub.players.minnesota.askov import play_special
from whistclub.players.minnesota.careful_low import play_low_carefully
from whistclub.players.minnesota.high import sure_tricks
from whistclub.players.minnesota.player import MinnesotaPlayer, unless_another_is_better, usual_card
from whistclub.players.minnesota.table import ConventionCard, Table
from whistclub.players.player import Budget
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions

_LATE_LEAD: Final = 7
"""From so many cards left on a sure trick is cashed before anything is led that might lose it: an invite tells nothing any more."""
_LATE_SECOND: Final = 10
"""From so many cards left on the second hand takes a trick that it is certain of."""
_FEWEST_TRIES: Final = 12
"""Fewer deals tried out are too few: of 19 cards chosen by six or seven, four lost tricks and one won one, as the cards lay."""


def careful_player(game: Minnesota, conventions: Conventions = USUAL_CONVENTIONS) -> MinnesotaPlayer:
    """The player who keeps these values of the convention card. Raises msgspec.ValidationError for one that is not on it."""
    return MinnesotaPlayer(game, msgspec.convert(conventions, ConventionCard), careful_card)


def careful_card(table: Table, rng: Random, budget: Budget) -> Chosen:
    """The card by the conventions; late in a High a sure trick first, and of cards to throw away the one missed least."""
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    return unless_another_is_better(table, _usual(table), rng, budget, fewest=_FEWEST_TRIES)


def _usual(table: Table) -> Chosen:
    if table.view.contract != "grand":
        return play_low_carefully(table)
    usual = usual_card(table)
    if usual.kind in {Kind.SIGNAL, Kind.SLUFF}:
        return thrown_away(table.reading)
    return usual if table.reading.trump else _sure_trick(table, usual) or usual


def _sure_trick(table: Table, usual: Chosen) -> Chosen | None:
    """A trick that is certain, where a lead is late, or the second hand would keep its card for later."""
    reading = table.reading
    left = reading.hand.bit_count()
    if reading.led is None and left <= _LATE_LEAD and usual.kind is not Kind.SURE:
        sure = sure_tricks(reading)
        return Chosen(sure[0], because("why-cash", card=sure[0].text), Kind.SURE) if sure else None
    if usual.kind is Kind.HELD_BACK and left <= _LATE_SECOND:
        against = opponents(reading, reading.later)
        sure = tuple(card for card in FRENCH.iterate(reading.legal) if reading.holds_against(card, against))
        return Chosen(sure[0], because("why-sure-to-win", card=sure[0].text), Kind.SURE) if sure else None
    return None
