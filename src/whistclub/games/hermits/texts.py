"""The texts of Hermits Whist."""

from typing import Final

from whistclub.rules.actions import Action
from whistclub.rules.dummy_play import TWIDDLE
from whistclub.rules.moment import Moment, Said, said
from whistclub.rules.options import Options
from whistclub.rules.profile import Sentences, Texts


def primer(_: Options) -> Sentences:
    """The game."""
    return (said("app-primer-hermits"),)


def short_primer(_: Options) -> Sentences:
    """The same in short."""
    return (said("line-primer-hermits"),)


def explain(act: Action, _: Moment, __: Options) -> Sentences:
    """The undertaking of a marker, or the effect of turning or keeping."""
    if act.number is not None:
        return (said("line-explain-declare", count=act.number),)
    return (said("line-explain-twiddle-wild" if act is TWIDDLE else "line-explain-keep"),)


def score(_: Options, number: int) -> Said:
    """The markers turned down."""
    return said("app-score-markers", count=number)


TEXTS: Final = Texts(
    primer=primer, short_primer=short_primer, explain=explain, score=score, home="app-home-solitaire"
)
