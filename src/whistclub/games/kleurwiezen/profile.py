"""The profile of Kleurwiezen."""

from typing import Final

from whistclub.games.kleurwiezen.moment import BROWSER, TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import DailyDeal, Deciding, Lesson, Limits, Phase, Profile, ProgramFace


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
    knowledge="whistclub.conformance.known.kleurwiezen:KNOWLEDGE",
    deciding=Deciding("lead"),
    texts=TEXTS,
    browser=BROWSER,
    program=ProgramFace(limits),
)
