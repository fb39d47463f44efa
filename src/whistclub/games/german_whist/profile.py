"""The profile of German Whist."""

from typing import Final

from whistclub.rules.conditions import Rule, equals, is_set
from whistclub.rules.game import Game
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
    TerminalTexts,
)


def limits(game: Game) -> Limits:
    """Fifty-two cards, and most points of a deal: each trick that counts, those over half of them, or one."""
    tricks = 26 if game.options.counted == "all" else 13
    most = {"each_trick": tricks, "over_half": tricks - tricks // 2, "majority": 1}
    return Limits(52, 0, most[game.options.scoring])


ALL_COUNT: Final = equals("options.counted", "all")
EACH_TRICK: Final = equals("options.scoring", "each_trick")
COUNTING: Final = (
    Rule("app-primer-german-whist-all", (ALL_COUNT,)),
    Rule("app-primer-german-whist-last", (equals("options.counted", "last_half"),)),
    Rule("app-primer-german-whist-each", (EACH_TRICK,)),
    Rule("app-primer-german-whist-over-half", (equals("options.scoring", "over_half"),)),
    Rule("app-primer-german-whist-majority", (equals("options.scoring", "majority"),)),
)
"""Which tricks count, and what they bring."""

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
    player="whistclub.players.german_whist.player:GermanWhistPlayer",
    levels_player="whistclub.players.german_whist.player:LevelsPlayer",
    knowledge="whistclub.conformance.known.german_whist:KNOWLEDGE",
    terminal=TerminalTexts(
        guide=(
            Rule("app-guide-german-whist-stock-all", (is_set("stock"), ALL_COUNT), (("count", "stock"),)),
            Rule("app-guide-german-whist-stock", (is_set("stock"),), (("count", "stock"),)),
            Rule("app-guide-german-whist-all", (ALL_COUNT,)),
            Rule("app-guide-german-whist-each", (EACH_TRICK,)),
            Rule("app-guide-german-whist"),
        ),
        primer=(
            Rule("app-primer-german-whist"),
            *COUNTING,
            Rule("app-primer-trump"),
            Rule("app-primer-trick-two"),
        ),
        short_primer=(Rule("line-primer-german-whist"), *COUNTING),
        home="app-home-two",
    ),
    browser=BrowserTexts(
        pictures=("CK", "HA", "S9"),
        tag="client-two-players",
    ),
    program=ProgramFace(limits),
)
