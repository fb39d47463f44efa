"""The profile of German Whist."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.rules.actions import Action, Play
from whistclub.rules.conditions import Rule, is_set
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


def acts() -> tuple[Action, ...]:
    """`play` each card in pack order."""
    return tuple(Play(card) for card in FRENCH.cards)


def limits(_: Game) -> Limits:
    """Fifty-two cards, and most tricks over six."""
    return Limits(52, 0, 7)


PROFILE: Final = Profile(
    order=35,
    shortcut="D",
    daily=(DailyDeal("german_whist", (("max_deals", "1"),)),),
    lessons=(
        Lesson(
            "steps",
            "lesson german_whist 2",
            ("lesson-german-whist-steps-first", "lesson-german-whist-steps-then"),
        ),
        Lesson(
            "idea",
            "lesson german_whist 8",
            ("lesson-german-whist-idea-first", "lesson-german-whist-idea-then"),
        ),
        Lesson(
            "trap",
            "lesson german_whist 7",
            ("lesson-german-whist-trap-first", "lesson-german-whist-trap-then"),
        ),
    ),
    phases=(Phase("play", ("play",)),),
    pages=("german_whist",),
    player="whistclub.players.german_whist:GermanWhistPlayer",
    levels_player="whistclub.players.german_whist_levels:LevelsPlayer",
    knowledge="whistclub.conformance.known.german_whist:KNOWLEDGE",
    terminal=TerminalTexts(
        guide=(
            Rule("app-guide-german-whist-stock", (is_set("stock"),), (("count", "stock"),)),
            Rule("app-guide-german-whist"),
        ),
        primer=(Rule("app-primer-german-whist"), Rule("app-primer-trump"), Rule("app-primer-trick-two")),
        short_primer=(Rule("line-primer-german-whist"),),
        home="app-home-two",
    ),
    browser=BrowserTexts(
        pictures=("CK", "HA", "S9"),
        tag="client-two-players",
        guide=(
            Rule("client-guide-german-whist-stock", (is_set("stock"),), (("count", "stock"),)),
            Rule("client-guide-german-whist"),
        ),
        chip=(
            Chip(
                (is_set("trump"),),
                Text("", (("suit", "Suit:trump"),)),
                Text("client-are-trump"),
                (Rule("client-chip-stock", (is_set("stock"),), (("count", "stock"),)),),
            ),
        ),
    ),
    program=ProgramFace(acts, limits),
)
