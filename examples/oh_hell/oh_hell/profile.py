"""The profile of Oh Hell: what faces show of it beyond its moments."""

from typing import Final

from whistclub.rules.profile import Phase, Profile

PROFILE: Final = Profile(
    shortcut="O",
    phases=(Phase("bid", ("bid",)), Phase("play", ("play",))),
    pages=("oh_hell",),
    knowledge="oh_hell.knowledge:KNOWLEDGE",
)
