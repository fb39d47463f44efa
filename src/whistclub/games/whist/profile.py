"""The profile of Whist."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.rules.actions import Action, Play
from whistclub.rules.conditions import Rule, given
from whistclub.rules.game import Game
from whistclub.rules.profile import (
    BrowserTexts,
    Chip,
    DailyDeal,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
    TerminalTexts,
    Text,
)

_TRICKS_OVER: Final = 7
"""Most tricks over six."""


def acts() -> tuple[Action, ...]:
    """`play` each card in pack order."""
    return tuple(Play(card) for card in FRENCH.cards)


def limits(game: Game) -> Limits:
    """Fifty-two cards; the tricks over six, and four honours."""
    return Limits(52, 0, _TRICKS_OVER + (4 if game.options.honours else 0))


PROFILE: Final = Profile(
    order=30,
    shortcut="W",
    daily=(DailyDeal("whist", (("max_deals", "1"),)),),
    lessons=(
        Lesson("steps", "lesson whist 44", ("lesson-whist-steps-first", "lesson-whist-steps-then")),
        Lesson("idea", "lesson whist 60", ("lesson-whist-idea-first", "lesson-whist-idea-then")),
        Lesson("trap", "lesson whist 222", ("lesson-whist-trap-first", "lesson-whist-trap-then")),
    ),
    phases=(Phase("play", ("play",)),),
    pages=("whist",),
    player="whistclub.players.whist:WhistPlayer",
    levels_player="whistclub.players.long_suit:player_of",
    knowledge="whistclub.conformance.known.whist:KNOWLEDGE",
    terminal=TerminalTexts(
        guide=(Rule("app-guide-whist"),),
        primer=(Rule("app-primer-whist"), Rule("app-primer-trump"), Rule("app-primer-trick")),
        short_primer=(Rule("line-primer-whist"),),
        home="app-home-four",
    ),
    browser=BrowserTexts(
        pictures=("DJ", "SA", "CT"),
        tag="client-four-players",
        guide=(Rule("client-guide-whist"),),
        chip=(Chip((given("turned"),), Text("", (("suit", "Suit:turned"),)), Text("client-are-trump")),),
    ),
    program=ProgramFace(acts, limits),
)
