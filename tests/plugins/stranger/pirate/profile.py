"""The profile of Pirate: what faces show of it beyond its moments."""

from typing import Final

from whistclub.rules.profile import DailyDeal, Phase, Profile

PROFILE: Final = Profile(
    phases=(Phase("call", ("undertake", "call")), Phase("put", ("put",)), Phase("play", ("play",))),
    daily=(DailyDeal("pirate", (("deals", "1"),)),),
    pages=("pirate",),
    knowledge="pirate.knowledge:KNOWLEDGE",
)
