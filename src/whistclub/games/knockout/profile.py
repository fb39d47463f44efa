"""The profile of Knock-out Whist."""

from typing import Final

from whistclub.games.knockout.standing import first_standing
from whistclub.games.knockout.texts import BROWSER, TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import DailyDeal, Lesson, Limits, Phase, Profile, ProgramFace


def limits(game: Game) -> Limits:
    """The cards of the first deal, or a trump named before fewer; a point, or one for each trick."""
    options = game.options
    cards = first_standing(options, len(game.stock.cards)).cards
    return Limits(options.players * cards + 1, 0, cards if options.points == "tricks" else 1)


PROFILE: Final = Profile(
    order=38,
    shortcut="N",
    daily=(DailyDeal("knockout", (("deals", "1"), ("points", "tricks"))),),
    lessons=(
        Lesson("idea", "lesson knockout 5", ("lesson-knockout-idea-first", "lesson-knockout-idea-then")),
    ),
    phases=(Phase("trump", ("trump",), "line-phase-trump"), Phase("play", ("play",))),
    pages=("knockout",),
    drills="whistclub.games.knockout",
    knowledge="whistclub.conformance.known.knockout:KNOWLEDGE",
    texts=TEXTS,
    browser=BROWSER,
    program=ProgramFace(limits),
)
