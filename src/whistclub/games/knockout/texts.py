"""The texts of Knock-out Whist."""

from typing import Final

from whistclub.games.knockout.options import KnockoutOptions
from whistclub.rules.actions import Action
from whistclub.rules.moment import Moment, said
from whistclub.rules.profile import BrowserTexts, Sentences, Texts

_WON_BY: Final = {"survived": "app-primer-knockout-survived", "tricks": "app-primer-knockout-tricks"}


def primer(options: KnockoutOptions) -> Sentences:
    """The game, dogs, what wins, trump, and how a trick is taken."""
    dogs = (said("app-primer-knockout-dogs"),) if options.dogs_life else ()
    return (
        said("app-primer-knockout", cards=options.cards),
        *dogs,
        said(_WON_BY[options.points]),
        said("app-primer-trump"),
        said("app-primer-trick"),
    )


def short_primer(options: KnockoutOptions) -> Sentences:
    """The game in short, and what wins."""
    return said("line-primer-knockout"), said(_WON_BY[options.points])


def explain(_: Action, __: Moment, ___: KnockoutOptions) -> Sentences:
    """The use of the trump named, and who leads."""
    return said("line-explain-trump"), said("line-explain-knockout-trump")


TEXTS: Final = Texts(primer=primer, short_primer=short_primer, explain=explain, home="app-home-two-to-six")
BROWSER: Final = BrowserTexts(pictures=("H3", "SK", "D8"), tag="client-two-to-six-players")
