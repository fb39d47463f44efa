"""The profile of Solo Whist."""

from typing import Final

from whistclub.games.solo.entry import ENTRY
from whistclub.games.solo.texts import BROWSER, TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import DailyDeal, Deciding, Lesson, Limits, Phase, Profile, ProgramFace


def limits(game: Game) -> Limits:
    """At most 20 calls, a trump named and 52 cards; a lone declarer fails an abondance by 9, or makes one declared.

    Source of the figures: Solo Whist, both scoring tables.
    """
    if game.options.scoring == "units":
        return Limits(73, -18 * game.options.unit, 18 * game.options.unit, zero_sum=True)
    return Limits(73, -(36 + 9 * 6), 72, zero_sum=True)


PROFILE: Final = Profile(
    order=20,
    shortcut="S",
    daily=(DailyDeal("solo", (("deals", "1"),)),),
    lessons=(
        Lesson("steps", "lesson solo 10", ("lesson-solo-steps-first", "lesson-solo-steps-then")),
        Lesson("idea", "lesson solo 277", ("lesson-solo-idea-first", "lesson-solo-idea-then")),
        Lesson("trap", "lesson solo 143", ("lesson-solo-trap-first", "lesson-solo-trap-then")),
    ),
    drills="whistclub.players.solo.drills:DRILLS",
    notable=("contract", "contract-no-trump", "contract-pair", "general-misere", "hand-open", "thrown-in"),
    phases=(
        Phase("auction", ("call",), "line-phase-auction"),
        Phase("raise", ("call",), "line-phase-raise"),
        Phase("trump", ("trump",)),
        Phase("play", ("play",)),
    ),
    pages=("solo",),
    player="whistclub.players.solo.player:SoloPlayer",
    bidder="whistclub.players.solo.trial_players:SoloBidder",
    evidence="whistclub.players.solo.evidence:evidence_of",
    pricing="whistclub.coach.games.solo:PRICING",
    knowledge="whistclub.conformance.known.solo:KNOWLEDGE",
    deciding=Deciding("lead"),
    texts=TEXTS,
    browser=BROWSER,
    program=ProgramFace(limits),
    entry=ENTRY,
)
