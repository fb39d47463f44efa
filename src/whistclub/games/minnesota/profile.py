"""The profile of the Minnesota Whist family."""

from typing import Final

from whistclub.games.minnesota.entry import ENTRY
from whistclub.games.minnesota.texts import BROWSER, TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import ConventionChoice, DailyDeal, Lesson, Limits, Phase, Profile, ProgramFace

_TRICKS_OVER: Final = 7
"""Most tricks over six, or below seven."""


def limits(game: Game) -> Limits:
    """Four lays, seven calls (three passes, a call, two passes, a call or a pass), two cards exchanged, and the
    play.
    """
    options = game.options
    grander_loses = options.failed_grand == "grander_loses"
    minus = options.low_scoring == "loser_minus"
    most = max(
        options.grand_points,
        0 if grander_loses else options.failed_grand_points,
        0 if minus else options.nullo_points,
    )
    least = max(1 if grander_loses else 0, options.nullo_points if minus else 0)
    return Limits(4 + 7 + 2 + 52, -least * _TRICKS_OVER, most * _TRICKS_OVER)


PROFILE: Final = Profile(
    order=10,
    shortcut="M",
    daily=(DailyDeal("minnesota", (("max_deals", "1"),)),),
    lessons=(
        Lesson(
            "steps", "lesson minnesota 5", ("lesson-minnesota-steps-first", "lesson-minnesota-steps-then")
        ),
        Lesson("idea", "lesson minnesota 13", ("lesson-minnesota-idea-first", "lesson-minnesota-idea-then")),
        Lesson("trap", "lesson minnesota 10", ("lesson-minnesota-trap-first", "lesson-minnesota-trap-then")),
    ),
    drills="whistclub.players.minnesota.drills:DRILLS",
    notable=("exchange-done", "special-made", "special-failed"),
    settled=("granded", "nullo", "all-low", "all-passed"),
    phases=(
        Phase("laying", ("lay",)),
        Phase("saying", ("say",)),
        Phase("overcalling", ("call",), "line-phase-overcall"),
        Phase("exchanging", ("exchange",)),
        Phase("playing", ("play",)),
    ),
    pages=("minnesota", "conventions"),
    conventions="conventions",
    convention_choices=(
        ConventionChoice("sluff", ("unwanted", "from_best")),
        ConventionChoice("response", ("highest", "sparing")),
    ),
    naming="whistclub.games.minnesota.naming:named",
    player="whistclub.players.minnesota.player:player_keeping",
    bidder="whistclub.players.minnesota.trial_player:MinnesotaBidder",
    evidence="whistclub.players.minnesota.evidence:evidence_of",
    pricing="whistclub.coach.games.minnesota:PRICING",
    knowledge="whistclub.conformance.known.minnesota:KNOWLEDGE",
    avoided=("low", "sola_nola"),
    texts=TEXTS,
    browser=BROWSER,
    program=ProgramFace(limits),
    entry=ENTRY,
)
