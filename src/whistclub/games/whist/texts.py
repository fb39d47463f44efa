"""The texts of Whist."""

from typing import Final

from whistclub.rules.moment import said
from whistclub.rules.options import Options
from whistclub.rules.profile import Sentences, Texts


def primer(_: Options) -> Sentences:
    """The game, trump, and how a trick is taken."""
    return said("app-primer-whist"), said("app-primer-trump"), said("app-primer-trick")


def short_primer(_: Options) -> Sentences:
    """The same in short."""
    return (said("line-primer-whist"),)


TEXTS: Final = Texts(primer=primer, short_primer=short_primer, home="app-home-four")
