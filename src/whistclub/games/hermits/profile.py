"""The profile of Hermits Whist. Programs cannot play it yet."""

from typing import Final

from whistclub.games.hermits.texts import TEXTS
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Deciding,
    Lesson,
    Phase,
    Profile,
)

_VERBS: Final = ("declare", "twiddle", "play", "keep")

PROFILE: Final = Profile(
    family="decktet",
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
)
