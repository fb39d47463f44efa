"""The profile of Gongor Whist."""

from typing import Final

from whistclub.games.gongor.texts import TEXTS
from whistclub.rules.game import Game
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Deciding,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
)

_VERBS: Final = ("bid", "play", "twiddle", "keep")


def limits(game: Game) -> Limits:
    """Two hands of a bid and seven cards with a twiddle each; a bid made, its tricks, or the tricks lost."""
    most = 2 * (1 + 7 * 2)
    return Limits(most, 0, 2) if game.options.scoring == "campaign" else Limits(most, -14, 14)


PROFILE: Final = Profile(
    order=40,
    shortcut="G",
    daily=(DailyDeal("gongor"), DailyDeal("gongor_points")),
    lessons=(
        Lesson("steps", "lesson gongor 2", ("lesson-gongor-steps-first", "lesson-gongor-steps-then")),
        Lesson("idea", "lesson gongor 4", ("lesson-gongor-idea-first", "lesson-gongor-idea-then")),
        Lesson("trap", "lesson gongor 12", ("lesson-gongor-trap-first", "lesson-gongor-trap-then")),
    ),
    notable=("bid-made", "bid-missed", "bid-out-of-reach", "decisive"),
    phases=(Phase("fore", _VERBS), Phase("aft", _VERBS)),
    pages=("gongor",),
    player="whistclub.players.solitaire:SolitairePlayer",
    pricing="whistclub.coach.games.solitaire:PRICING",
    knowledge="whistclub.conformance.known.gongor:KNOWLEDGE",
    deciding=Deciding(aim="bid"),
    texts=TEXTS,
    browser=BrowserTexts(
        pictures=("MS4", "WX", "LK9"),
        tag="client-alone-decktet",
    ),
    program=ProgramFace(limits),
)
