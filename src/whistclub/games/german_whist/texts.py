"""The texts of German Whist."""

from typing import Final

from whistclub.games.german_whist.options import GermanWhistOptions
from whistclub.rules.moment import said
from whistclub.rules.profile import Sentences, Texts

_COUNTED: Final = {"all": "app-primer-german-whist-all", "last_half": "app-primer-german-whist-last"}
_SCORING: Final = {
    "each_trick": "app-primer-german-whist-each",
    "over_half": "app-primer-german-whist-over-half",
    "majority": "app-primer-german-whist-majority",
}


def primer(options: GermanWhistOptions) -> Sentences:
    """The game, which tricks count and what they bring, trump, and how a trick is taken."""
    return (
        said("app-primer-german-whist"),
        *_counting(options),
        said("app-primer-trump"),
        said("app-primer-trick-two"),
    )


def short_primer(options: GermanWhistOptions) -> Sentences:
    """The game in short, which tricks count and what they bring."""
    return said("line-primer-german-whist"), *_counting(options)


def _counting(options: GermanWhistOptions) -> Sentences:
    return said(_COUNTED[options.counted]), said(_SCORING[options.scoring])


TEXTS: Final = Texts(primer=primer, short_primer=short_primer, home="app-home-two")
