"""The texts of Gongor Whist."""

from typing import TYPE_CHECKING, Final

from whistclub.rules.actions import Action
from whistclub.rules.moment import Moment, Said, said
from whistclub.rules.profile import Sentences, Texts

if TYPE_CHECKING:
    from whistclub.games.gongor.options import GongorOptions


def primer(options: "GongorOptions") -> Sentences:
    """The game, and what a bid counts."""
    return said("app-primer-gongor"), said(f"app-primer-gongor-{options.scoring}")


def short_primer(options: "GongorOptions") -> Sentences:
    """The same in short."""
    return said("line-primer-gongor"), said(f"app-primer-gongor-{options.scoring}")


def explain(act: Action, _: Moment, options: "GongorOptions") -> Sentences:
    """The undertaking of a bid, or the effect of turning or keeping."""
    if act.number is None:
        return (said(f"line-explain-{act.verb}"),)
    key = "line-explain-bid-points" if options.scoring == "points" else "line-explain-bid"
    return (said(key, count=act.number),)


def score(options: "GongorOptions", number: int) -> Said:
    """The points, or the bids made in a campaign."""
    return said("app-score-points" if options.scoring == "points" else "app-score-bids", count=number)


TEXTS: Final = Texts(
    primer=primer, short_primer=short_primer, explain=explain, score=score, home="app-home-solitaire"
)
