"""The options of Bid Whist."""

from typing import Annotated, Literal

from msgspec import Meta

from whistclub.rules.options import Options


class BidWhistOptions(Options, frozen=True, kw_only=True):
    """The pack, the lowest call, the calls' order, who must call, when trump is named and who sees the kitty, the ace
    downtown, what is scored, and the points that win or lose.
    """

    with_jokers: bool = True
    least_bid: Annotated[int, Meta(ge=1, le=7)] = 3
    downtown: Literal["level", "higher"] = "level"
    all_pass: Literal["dealer_bids", "throw_in"] = "dealer_bids"
    naming: Literal["before_kitty", "after_kitty"] = "before_kitty"
    kitty: Literal["hidden", "sported"] = "hidden"
    downtown_aces: Literal["high", "low"] = "high"
    made_scores: Literal["taken", "bid"] = "taken"
    boston: Literal["plain", "double"] = "plain"
    target: Annotated[int, Meta(ge=1)] = 7
    lose_at_minus: bool = True
    max_deals: Annotated[int, Meta(ge=1)] | None = None
