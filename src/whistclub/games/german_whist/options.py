"""The options of German Whist."""

from typing import Annotated, Literal

from msgspec import Meta

from whistclub.cards.errors import BadOption, reason
from whistclub.rules.options import Options


class GermanWhistOptions(Options, frozen=True, kw_only=True):
    """The tricks that count and the points they bring, points that win a match, and most deals.

    `scoring`: a point for each trick over half of those that count, one for each of them, or one point for the
    majority.
    """

    counted: Literal["last_half", "all"] = "last_half"
    scoring: Literal["over_half", "each_trick", "majority"] = "over_half"
    target: Annotated[int, Meta(ge=1)] | None = 10
    max_deals: Annotated[int, Meta(ge=1)] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.target is None and self.max_deals is None:
            raise BadOption(reason("option-target-needs-deals", name="target"))
