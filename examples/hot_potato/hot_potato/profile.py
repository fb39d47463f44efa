"""The profile of Hot Potato: what faces show of it."""

from typing import Final

from whistclub.rules.moment import said
from whistclub.rules.options import Options
from whistclub.rules.profile import BrowserTexts, DailyDeal, Phase, Profile, Sentences, Texts


def primer(_: Options) -> Sentences:
    """The game, and how a trick is taken."""
    return said("potato-primer"), said("app-primer-trick")


def short_primer(_: Options) -> Sentences:
    """The game."""
    return (said("potato-primer"),)


PROFILE: Final = Profile(
    shortcut="P",
    phases=(Phase("play", ("play",)),),
    pages=("potato",),
    daily=(DailyDeal("potato", (("target", "1"),)),),
    knowledge="hot_potato.knowledge:KNOWLEDGE",
    texts=Texts(primer=primer, short_primer=short_primer, home="app-home-four"),
    browser=BrowserTexts(pictures=("H2", "SA", "D3"), tag="client-four-players"),
)
