"""The document of `whist case`."""

import msgspec

from whistclub.coach.prices import Marked


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """`whist case`: the act and the verdict on it in sentences; `marked` has its prices and is null where there was no
    real choice.

    `bots` are the acts of each level in that place now; `file` is where the case was kept, null for one that is a file
    already.
    """

    game: str
    deal: int
    act: int
    seat: str
    played: str
    by: str
    note: str
    marked: Marked | None
    told: str
    bots: dict[str, str]
    file: str | None
