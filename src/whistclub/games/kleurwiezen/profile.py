"""The profile of Kleurwiezen."""

from typing import Final

from whistclub.games.kleurwiezen.auction import AVOIDED, rank_of
from whistclub.games.kleurwiezen.contracts import LADDER
from whistclub.games.kleurwiezen.entry import ENTRY
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Action
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


def explain(act: Action, _: Moment, options: KleurwiezenOptions) -> Sentences:
    """The undertaking of a call, and what one opponent pays for it."""
    word = str(act.parts[0])
    rank = rank_of(act.number, act.parts[1], options) if act.number else AVOIDED.get(word)
    kind = word if rank is None else LADDER[rank].kind
    told = said(f"line-explain-kleurwiezen-{kind.replace('_', '-')}")
    if rank is None:
        return (told,)
    pay = LADDER[rank].steps if options.scoring == "steps" else LADDER[rank].small
    return told, said("line-worth-kleurwiezen", count=pay)


def limits(game: Game) -> Limits:
    """At most some 40 calls and 52 cards; three of four in open misère, or a solo slim, move the most.

    A deal that counts more often moves as many times more.
    """
    most, times = (180, 2) if game.options.scoring == "steps" else (90, 1 + 16)
    return Limits(52 + 40, -most * times, most * times, zero_sum=True)


PROFILE: Final = Profile(
    order=36,
    shortcut="K",
    daily=(DailyDeal("kleurwiezen", (("deals", "1"),)),),
    lessons=(
        Lesson(
            "steps",
            "lesson kleurwiezen 8",
            ("lesson-kleurwiezen-steps-first", "lesson-kleurwiezen-steps-then"),
        ),
    ),
    notable=("kleurwiezen-troel", "kleurwiezen-contract", "kleurwiezen-no-trump", "hand-open", "thrown-in"),
    phases=(Phase("auction", ("call",), "line-phase-auction"), Phase("play", ("play",))),
    pages=("kleurwiezen",),
    avoided=("misere", "misere_ouverte"),
    drills="whistclub.games.kleurwiezen",
    knowledge="whistclub.conformance.known.kleurwiezen:KNOWLEDGE",
    deciding=Deciding("lead"),
    texts=Texts(
        primer=sentences("app-primer-kleurwiezen", "app-primer-trump", "app-primer-trick"),
        short_primer=sentences("line-primer-kleurwiezen"),
        explain=explain,
        home="app-home-four",
    ),
    browser=BrowserTexts(pictures=("HA", "SA", "DA"), tag="client-four-players"),
    program=ProgramFace(limits),
    entry=ENTRY,
)
