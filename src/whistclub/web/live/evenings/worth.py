"""The worth of a deal's tricks, for forms that say what a deal would mean before it is sent."""

from whistclub.club.evening.figures import TRICKS, score_of
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.terms import Terms
from whistclub.games.registry import game_of_preset, profile_of

Worth = tuple[tuple[int, ...], ...]


def worth_of_tricks(settings: EveningSettings, terms: Terms) -> tuple[Worth, Worth]:
    """By tricks of the first side, from 0: what a deal adds to the sums of its table, and what a Low adds.

    The first is empty where tricks are not entered, the second where the game has no contract to avoid tricks.
    """
    if settings.place != "cards" or settings.enter != "tricks" or terms.sides != 2:
        return (), ()
    game = game_of_preset(settings.preset, settings.options)
    return _by_tricks(terms, low=False), _by_tricks(terms, low=True) if profile_of(game.key).avoided else ()


def _by_tricks(terms: Terms, *, low: bool) -> Worth:
    scores = (score_of(Figures(tricks=(won, TRICKS - won), low=low)) for won in range(TRICKS + 1))
    return tuple([tuple(getattr(score, terms.measure)) for score in scores])
