"""The profile of Hot Potato: what faces show of it."""

from typing import Final

from whistclub.rules.conditions import Rule, equals
from whistclub.rules.profile import BrowserTexts, Phase, Profile, TerminalTexts

_TRUMP: Final = equals("options.trump", "first_lead")
_GUIDE: Final = (Rule("potato-guide-trump", (_TRUMP,)), Rule("potato-guide"))

PROFILE: Final = Profile(
    shortcut="P",
    phases=(Phase("play", ("play",)),),
    pages=("potato",),
    player="hot_potato.player:Ducker",
    knowledge="hot_potato.knowledge:KNOWLEDGE",
    terminal=TerminalTexts(
        guide=_GUIDE,
        primer=(Rule("potato-primer"), Rule("app-primer-trick")),
        short_primer=(Rule("potato-primer"),),
        home="app-home-four",
    ),
    browser=BrowserTexts(pictures=("H2", "SA", "D3"), tag="client-four-players"),
)
