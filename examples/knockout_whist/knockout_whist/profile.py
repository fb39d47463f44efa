"""The profile of Knock-out Whist: what faces show of it beyond its moments."""

from typing import Final

from whistclub.rules.profile import Phase, Profile

PROFILE: Final = Profile(
    shortcut="K",
    phases=(Phase("trump", ("trump",)), Phase("play", ("play",))),
    pages=("knockout_whist",),
    knowledge="knockout_whist.knowledge:KNOWLEDGE",
)
