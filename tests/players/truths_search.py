"""The truth of the reasons of search."""

from tests.players.truths import Truth, Truths, Turn
from whistclub.cards.french import FRENCH


def _compares_fairly(turn: Turn) -> bool:
    """True if the other card could have been played too, and no more deals are told than were imagined."""
    other = FRENCH.card(turn.facts["other"])
    is_other = other is not turn.card and bool(turn.reading.legal & other.bit)
    return is_other and 0 < turn.facts["hits"] <= turn.facts["count"] - turn.facts["misses"]


SEARCHED: Truths = {"why-searched": Truth(_compares_fairly)}
