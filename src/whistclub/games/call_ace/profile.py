"""The profile of Call-ace Whist, and its words."""

from typing import Final

from whistclub.games.call_ace.contracts import KINDS, SOLS
from whistclub.games.call_ace.entry import ENTRY
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.rules.actions import Action, Trump
from whistclub.rules.game import Game
from whistclub.rules.moment import Moment, said
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Deciding,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
    Sentences,
    Texts,
    sentences,
)

_BY_WORD: Final = {*KINDS, *(bid.kind for bid in SOLS), "pass", "take_suit", "turn_next"}


def primer(options: CallAceOptions) -> Sentences:
    """Bids and partner, the cat, and how a trick is taken."""
    cat = (said("app-primer-ace-cat"),) if options.jokers else ()
    return said("app-primer-ace"), *cat, said("app-primer-trick")


def explain(act: Action, _: Moment, __: CallAceOptions) -> Sentences:
    """The undertaking of a bid, or the use of the act."""
    if isinstance(act, Trump):
        return (said("line-explain-trump"),)
    word = str(act.parts[-1])
    key = word.replace("_", "-") if word in _BY_WORD else act.verb
    return (said(f"line-explain-ace-{key}", count=act.number or 0),)


def limits(game: Game) -> Limits:
    """At most 39 bids and four passes, ace, trump, three turned and exchanged, and 52 cards. The dearest deal is a bid
    of thirteen with an attachment, played alone, of which no trick is won.
    """
    worth = (320 << 1) << (2 if game.options.each_turn_doubles else 0)
    return Limits(43 + 8 + 52, -3 * 26 * worth, 3 * 26 * worth, zero_sum=True)


PROFILE: Final = Profile(
    order=24,
    shortcut="E",
    daily=(DailyDeal("call_ace", (("deals", "1"),)),),
    lessons=(
        Lesson("steps", "lesson call_ace 29", ("lesson-call-ace-steps-first", "lesson-call-ace-steps-then")),
    ),
    notable=("ace-called", "ace-contract", "ace-contract-no-trump", "ace-partner", "hand-open", "thrown-in"),
    phases=(
        Phase("auction", ("call",), "line-phase-auction"),
        Phase("ace", ("ace", "king")),
        Phase("trump", ("trump",)),
        Phase("vip", ("call",)),
        Phase("cat", ("discard", "call")),
        Phase("play", ("play",)),
    ),
    drills="whistclub.games.call_ace",
    knowledge="whistclub.conformance.known.call_ace:KNOWLEDGE",
    deciding=Deciding("lead"),
    texts=Texts(
        primer=primer, short_primer=sentences("line-primer-ace"), explain=explain, home="app-home-four"
    ),
    browser=BrowserTexts(pictures=("SA", "HA", "C2"), tag="client-four-players"),
    program=ProgramFace(limits),
    entry=ENTRY,
)
