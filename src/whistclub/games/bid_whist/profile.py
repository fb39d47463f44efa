"""The profile of Bid Whist."""

from typing import Final

from whistclub.games.bid_whist.entry import ENTRY
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.moment import Moment, said
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
    Sentences,
    Texts,
    sentences,
)


def limits(game: Game) -> Limits:
    """Four calls, trump, six cards laid away and 48 played; seven without trump is set by 14, or made as a Boston."""
    return Limits(59, -14, 28 if game.options.boston == "double" else 14)


def explain(act: Action, moment: Moment, _: BidWhistOptions) -> Sentences:
    """The meaning of an act, by its phase."""
    return (said(f"line-explain-bid-whist-{'pass' if 'pass' in act.parts else moment.phase}"),)


_LEARNT: Final = ("lesson-bid-whist-steps-first", "lesson-bid-whist-steps-then")
PROFILE: Final = Profile(
    order=25,
    shortcut="B",
    daily=(DailyDeal("bid_whist", (("max_deals", "1"),)),),
    lessons=(Lesson("steps", "lesson bid_whist 1", _LEARNT),),
    notable=("kitty-taken", "kitty-sported", "bid-whist-contract", "bid-whist-no-trump", "thrown-in"),
    phases=(
        Phase("call", ("call",), "line-phase-auction"),
        Phase("trump", ("trump",)),
        Phase("direction", ("call",), "line-phase-direction"),
        Phase("discard", ("discard",)),
        Phase("play", ("play",)),
    ),
    pages=("bid_whist",),
    drills="whistclub.games.bid_whist",
    knowledge="whistclub.conformance.known.bid_whist:KNOWLEDGE",
    browser=BrowserTexts(pictures=("SA", "H2", "CQ"), tag="client-four-players"),
    texts=Texts(
        primer=sentences("app-primer-bid-whist", "app-primer-bid-whist-kitty", "app-primer-bid-whist-score"),
        short_primer=sentences("line-primer-bid-whist", "line-primer-bid-whist-kitty"),
        explain=explain,
    ),
    program=ProgramFace(limits),
    entry=ENTRY,
)
