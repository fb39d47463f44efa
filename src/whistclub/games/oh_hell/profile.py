"""The profile of Oh Hell."""

from typing import Final

from whistclub.games.oh_hell.options import course_of
from whistclub.games.oh_hell.score import points_of
from whistclub.games.oh_hell.texts import BROWSER, TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import DailyDeal, Lesson, Limits, Phase, Profile, ProgramFace


def limits(game: Game) -> Limits:
    """A bid and the cards of the largest hand of each; the points of it all bid and taken, and of it all missed."""
    options = game.options
    cards = min(max(course_of(options)), len(game.stock.cards) // options.players)
    most = points_of(options.scoring, cards, cards)
    return Limits(options.players * (cards + 1), min(0, points_of(options.scoring, cards, 0)), most)


PROFILE: Final = Profile(
    order=37,
    shortcut="O",
    daily=(DailyDeal("oh_hell", (("deals", "1"),)),),
    lessons=(Lesson("idea", "lesson oh_hell 5", ("lesson-oh-hell-idea-first", "lesson-oh-hell-idea-then")),),
    phases=(Phase("bid", ("bid",), "line-phase-bid"), Phase("play", ("play",))),
    pages=("oh_hell",),
    drills="whistclub.games.oh_hell",
    knowledge="whistclub.conformance.known.oh_hell:KNOWLEDGE",
    texts=TEXTS,
    browser=BROWSER,
    program=ProgramFace(limits),
)
