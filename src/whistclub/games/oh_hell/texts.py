"""The texts of Oh Hell."""

from typing import Final

from whistclub.games.oh_hell.options import HellOptions
from whistclub.rules.actions import Action
from whistclub.rules.moment import Moment, said
from whistclub.rules.profile import BrowserTexts, Sentences, Texts

_SCORING: Final = {
    "exact": "app-primer-oh-hell-exact",
    "tricks_too": "app-primer-oh-hell-tricks-too",
    "square": "app-primer-oh-hell-square",
    "minus": "app-primer-oh-hell-minus",
}


def primer(options: HellOptions) -> Sentences:
    """The game, what an exact bid brings, trump, and how a trick is taken."""
    return (
        said("app-primer-oh-hell", cards=options.cards),
        said(_SCORING[options.scoring]),
        said("app-primer-trump"),
        said("app-primer-trick"),
    )


def short_primer(options: HellOptions) -> Sentences:
    """The game in short, and what an exact bid brings."""
    return said("line-primer-oh-hell"), said(_SCORING[options.scoring])


def explain(act: Action, _: Moment, options: HellOptions) -> Sentences:
    """The promise of a bid, and what it brings."""
    return said("line-explain-oh-hell-bid", count=act.number or 0), said(_SCORING[options.scoring])


TEXTS: Final = Texts(primer=primer, short_primer=short_primer, explain=explain, home="app-home-three-to-six")
BROWSER: Final = BrowserTexts(pictures=("S7", "DA", "C4"), tag="client-three-to-six-players")
