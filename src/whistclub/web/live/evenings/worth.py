"""The points that tricks entered at a table with real cards are worth, so that a guest sees what a deal means before sending it."""

from functools import lru_cache

from whistclub.club.evening.figures import TRICKS, score_of
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.terms import terms_of
from whistclub.games.registry import preset_named, profile_of
from whistclub.parties.results import Measure

Worth = tuple[tuple[int, ...], ...]
"""The points by side for 0 to 13 tricks of the first side."""


def worths(settings: EveningSettings) -> tuple[Worth, Worth]:
    """The points of a deal and of a Low; empty where tricks are not entered, or where the game has no Lows."""
    terms = terms_of(settings)
    if settings.place != "cards" or settings.enter != "tricks" or terms.sides != 2:
        return (), ()
    has_lows = bool(profile_of(preset_named(settings.preset).game).avoided)
    return _worth(terms.measure, is_low=False), _worth(terms.measure, is_low=True) if has_lows else ()


@lru_cache(maxsize=4)
def _worth(measure: Measure, *, is_low: bool) -> Worth:
    scores = [score_of(Figures(tricks=(won, TRICKS - won), low=is_low)) for won in range(TRICKS + 1)]
    return tuple([tuple(getattr(score, measure)) for score in scores])
