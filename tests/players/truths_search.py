"""The truth of the reasons of search."""

from bench.levels import cheater
from tests.players.truths import Truth, Truths, Turn
from whistclub.cards.french import FRENCH


def _compares_fairly(turn: Turn) -> bool:
    """True if the other card could have been played too, and no more deals are told than were imagined."""
    other = FRENCH.card(turn.facts["beaten"])
    is_other = other is not turn.card and bool(turn.reading.legal & other.bit)
    return is_other and 0 < turn.facts["hits"] <= turn.facts["count"] - turn.facts["misses"]


def _gains_in_more(turn: Turn) -> bool:
    return _compares_fairly(turn) and turn.facts["hits"] > turn.facts["misses"]


def _is_best_as_the_cards_lie(turn: Turn) -> bool:
    """True if no legal card brings more in the one deal that is known here."""
    if not _compares_fairly(turn) or turn.facts["misses"]:
        return False
    worths = cheater.worths(turn.game, turn.position, turn.me)
    return worths is None or worths[turn.action] == max(worths.values())


SEARCHED: Truths = {
    "why-searched": Truth(_gains_in_more),
    "why-searched-outweighs": Truth(_compares_fairly, rare=True),
    "why-searched-certain": Truth(_is_best_as_the_cards_lie, rare=True),
}
