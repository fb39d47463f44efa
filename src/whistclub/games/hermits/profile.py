"""The profile of Hermits Whist."""

from typing import Final

from whistclub.cards.hermits import WILD_CARDS
from whistclub.games.hermits.options import HAND_SIZES
from whistclub.games.hermits.texts import TEXTS
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

_VERBS: Final = ("declare", "twiddle", "play", "keep")


def limits(game: Game) -> Limits:
    """Two hands, each of a marker declared, its cards, and a twiddle or none after each card, or as many as there are
    wilds and one more before any; a marker turned down by each hand.
    """
    size = HAND_SIZES[game.options.deck]
    return Limits(2 * (1 + size + max(size, len(WILD_CARDS) + 1)), 0, 2)


PROFILE: Final = Profile(
    order=50,
    shortcut="H",
    daily=(DailyDeal("hermits"), DailyDeal("hermits_eight_tricks")),
    lessons=(
        Lesson("steps", "lesson hermits 3", ("lesson-hermits-steps-first", "lesson-hermits-steps-then")),
        Lesson("idea", "lesson hermits 2", ("lesson-hermits-idea-first", "lesson-hermits-idea-then")),
        Lesson("trap", "lesson hermits 6", ("lesson-hermits-trap-first", "lesson-hermits-trap-then")),
    ),
    notable=("marker-down", "no-marker"),
    phases=(Phase("fore", _VERBS), Phase("aft", _VERBS)),
    pages=("hermits",),
    player="whistclub.players.solitaire:SolitairePlayer",
    pricing="whistclub.coach.games.solitaire:PRICING",
    knowledge="whistclub.conformance.known.hermits:KNOWLEDGE",
    deciding=Deciding(aim="declared"),
    texts=TEXTS,
    browser=BrowserTexts(
        pictures=("YK8", "SX", "WL2"),
        tag="client-alone-decktet",
        remark="client-reconstructed",
    ),
    program=ProgramFace(limits),
)
