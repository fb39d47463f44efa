"""The profile of Whist."""

from typing import Any, Final

from whistclub.games.whist.texts import TEXTS
from whistclub.rules.entry import Choice, DealEntry, DealFacts
from whistclub.rules.game import Game
from whistclub.rules.partnership import tricks_over
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
)
from whistclub.rules.values import DealResult

_TRICKS_OVER: Final = 7
"""Most tricks over six."""

_TRICKS: Final = 13
_PLAY: Final = "play"


def limits(game: Game) -> Limits:
    """Fifty-two cards; the tricks over six, and four honours."""
    return Limits(52, 0, _TRICKS_OVER + (4 if game.options.honours else 0))


def choices(options: Any) -> tuple[Choice, ...]:
    """The tricks are all that is asked; with honours, which tricks do not tell, the points are."""
    return () if options.honours else (Choice(key=_PLAY, name="evening-entry-play"),)


def scored(_: Any, facts: DealFacts) -> DealResult:
    """A point a trick over six."""
    line = tricks_over((facts.tricks, _TRICKS - facts.tricks), _TRICKS // 2)
    return DealResult((line,), line.points)


def facts_of(position: Any) -> DealFacts:
    """The tricks of North and South in a deal that has run its course."""
    return DealFacts(played=_PLAY, tricks=position.won[0] + position.won[2])


PROFILE: Final = Profile(
    order=30,
    shortcut="W",
    daily=(DailyDeal("whist", (("max_deals", "1"),)),),
    lessons=(
        Lesson("steps", "lesson whist 240", ("lesson-whist-steps-first", "lesson-whist-steps-then")),
        Lesson("idea", "lesson whist 104", ("lesson-whist-idea-first", "lesson-whist-idea-then")),
        Lesson("trap", "lesson whist 693", ("lesson-whist-trap-first", "lesson-whist-trap-then")),
    ),
    phases=(Phase("play", ("play",)),),
    pages=("whist",),
    player="whistclub.players.whist.player:WhistPlayer",
    evidence="whistclub.players.worlds.evidence:of_two_pairs",
    drills="whistclub.games.whist",
    knowledge="whistclub.conformance.known.whist:KNOWLEDGE",
    texts=TEXTS,
    browser=BrowserTexts(
        pictures=("DJ", "SA", "CT"),
        tag="client-four-players",
    ),
    program=ProgramFace(limits),
    entry=DealEntry(choices, scored, facts_of),
)
