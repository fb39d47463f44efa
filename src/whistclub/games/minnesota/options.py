"""The options of the Minnesota Whist family. Rules: `messages/pages/en/minnesota.md`."""

from typing import Annotated, Literal

from msgspec import Meta

from whistclub.cards.errors import BadOption, reason
from whistclub.rules.options import Options

Positive = Annotated[int, Meta(ge=1)]


class MinnesotaOptions(Options, frozen=True, kw_only=True):
    """The options about bids, leads, the scores of High and Low, specials, and the end of the game.

    Points are a trick over six (over half of a shorter hand); `nullo_points` scales both ways of `low_scoring`,
    `failed_grand_points` is read only under `others_score`. `stake` is in units. Raises BadOption for a value that is
    none of an option's, for `colours` or `two_card_signal` with spoken bidding, and for no target without `max_deals`.
    """

    bidding: Literal["cards", "spoken"] = "cards"
    colours: Literal["black_high", "red_high"] = "black_high"
    two_card_signal: Literal["void_only", "off"] = "void_only"
    trump: Literal["none", "first_lead"] = "none"
    overcall: Literal["none", "askov"] = "none"
    high_lead: Literal["right_of_grander", "left_of_grander", "grander"] = "right_of_grander"
    low_lead: Literal["left_of_dealer", "right_of_bidder"] = "left_of_dealer"
    grand_points: Positive = 1
    nullo_points: Positive = 1
    failed_grand: Literal["others_score", "grander_loses"] = "others_score"
    failed_grand_points: Positive = 1
    low_scoring: Literal["loser_minus", "winner_plus"] = "loser_minus"
    failed_special: Literal["star_to_others", "no_star"] = "star_to_others"
    stake: Positive = 15
    target: Positive | None = 13
    max_deals: Positive | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.target is None and self.max_deals is None:
            raise BadOption(reason("option-target-needs-deals", name="target"))
        if self.bidding == "spoken":
            for name, usual in (("colours", "black_high"), ("two_card_signal", "void_only")):
                if getattr(self, name) != usual:
                    raise BadOption(reason("option-refused-with", name=name, other="bidding", value="spoken"))
