"""The options of Call-ace Whist."""

from typing import Annotated, Literal

from msgspec import Meta

from whistclub.rules.options import Options


class CallAceOptions(Options, frozen=True, kw_only=True):
    """The pack with or without jokers and cat, the order of the attachments, whether each card turned in a vip doubles,
    who leads to the first trick, and how many deals make a match.
    """

    jokers: bool = True
    attachments: Literal["ranked", "equal"] = "ranked"
    each_turn_doubles: bool = False
    first_lead: Literal["forehand", "declarer"] = "forehand"
    deals: Annotated[int, Meta(ge=1)] | Literal["open"] = 16
