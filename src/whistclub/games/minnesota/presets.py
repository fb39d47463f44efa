"""The presets of the Minnesota Whist family."""

from typing import Final

from whistclub.games.base import Preset
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.rules.options import specs

_ALL: Final = frozenset(spec.name for spec in specs(MinnesotaOptions))
_PLAIN: Final = _ALL - {"overcall", "failed_special", "stake"}
_TO_WHEN: Final = frozenset({"target", "max_deals"})

PRESETS: Final = (
    Preset("minnesota", "minnesota", {}, _PLAIN),
    Preset("minnesota_double", "minnesota", {"failed_grand_points": 2}, _PLAIN),
    Preset(
        "norwegian",
        "minnesota",
        {
            "bidding": "spoken",
            "high_lead": "left_of_grander",
            "low_lead": "right_of_bidder",
            "grand_points": 4,
            "nullo_points": 2,
            "failed_grand_points": 8,
            "low_scoring": "winner_plus",
            "target": 50,
        },
        _TO_WHEN,
    ),
    Preset("european", "minnesota", {"colours": "red_high"}, _PLAIN),
    Preset(
        "south_dakota",
        "minnesota",
        {"trump": "first_lead", "high_lead": "grander", "failed_grand": "grander_loses", "target": 11},
        _TO_WHEN | {"colours", "two_card_signal"},
    ),
    Preset(
        "askov",
        "minnesota",
        {"overcall": "askov", "failed_grand_points": 2, "target": 15},
        _ALL - {"bidding", "trump", "overcall"},
    ),
)
