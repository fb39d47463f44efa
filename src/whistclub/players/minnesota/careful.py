"""The conventional player that the levels build on: the conventions, with more care for sure tricks and for what is thrown away."""

from random import Random
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota
from whistclub.players.cardplay import Chosen, only_card, opponents
from whistclub.players.keeping import SLUFFS, thrown_away
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
_CASHING: Final = frozenset({"why-cash", "why-run-for-home"})


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
    if table.view.contract != "grand":
        return unless_another_is_better(table, play_low_carefully(table), rng, budget)
    usual = usual_card(table)
    if usual.why.key in SLUFFS:
        usual = thrown_away(table.reading)
    elif not table.reading.trump:
        usual = _sure_trick(table, usual) or usual
    return unless_another_is_better(table, usual, rng, budget)


def _sure_trick(table: Table, usual: Chosen) -> Chosen | None:
    """A trick that is certain, where a lead is late, or the second hand would keep its card for later."""
    reading = table.reading
    left = reading.hand.bit_count()
    if reading.led is None and left <= _LATE_LEAD and usual.why.key not in _CASHING:
        sure = sure_tricks(reading)
        return Chosen(sure[0], reason("why-cash", card=sure[0].text)) if sure else None
    if usual.why.key == "why-second-low" and left <= _LATE_SECOND:
        against = opponents(reading, reading.later)
        sure = tuple(card for card in FRENCH.iterate(reading.legal) if reading.holds_against(card, against))
        return Chosen(sure[0], reason("why-sure-to-win", card=sure[0].text)) if sure else None
    return None
