"""The profile of German Whist."""

from typing import Final

from whistclub.games.german_whist.texts import TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
)


def limits(game: Game) -> Limits:
    """Fifty-two cards, and most points of a deal: each trick that counts, those over half of them, or one."""
    tricks = 26 if game.options.counted == "all" else 13
    most = {"each_trick": tricks, "over_half": tricks - tricks // 2, "majority": 1}
    return Limits(52, 0, most[game.options.scoring])


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
    notable=("stock-gone",),
    phases=(Phase("play", ("play",)),),
    pages=("german_whist",),
    player="whistclub.players.german_whist.player:GermanWhistPlayer",
    knowledge="whistclub.conformance.known.german_whist:KNOWLEDGE",
    texts=TEXTS,
    browser=BrowserTexts(
        pictures=("CK", "HA", "S9"),
        tag="client-two-players",
    ),
    program=ProgramFace(limits),
)
