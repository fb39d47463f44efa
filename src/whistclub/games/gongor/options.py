"""Options of Gongor Whist, and what a match of it carries from passage to passage."""

from typing import Final, Literal

import msgspec

from whistclub.rules.options import Options

BIDS: Final = tuple(range(8))
TARGET_POINTS: Final = 50


class GongorOptions(Options, frozen=True, kw_only=True):
    """Campaign or points, how long no trump lasts, when points are a decisive win, and what happens when lost.

    `point_target` is read only with points, `stop_when_lost` only in a campaign; `undo` is the table's.
    """

    scoring: Literal["campaign", "points"] = "campaign"
    no_trump_lasts: Literal["hand", "passage"] = "hand"
    point_target: Literal["50_or_more", "more_than_50"] = "50_or_more"
    stop_when_lost: bool = False
    undo: Literal["assisted", "off"] = "assisted"

    def is_decisive(self, points: int) -> bool:
        """True if so many points are a decisive win."""
        return points > TARGET_POINTS or (points == TARGET_POINTS and self.point_target == "50_or_more")


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The score sheet between passages.

    `bids_left` are the bids that may still be made (with points: always all), `decisive_passages` the passages used
    when the points were first decisive, a begun one counting, or None, `lost` whether the campaign is lost.
    """

    bids_left: tuple[int, ...] = BIDS
    decisive_passages: int | None = None
    lost: bool = False
