"""The options of Solo Whist."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from whistclub.rules.options import Options


class SoloOptions(Options, frozen=True, kw_only=True):
    """The proposals that the first to call may accept after passing, the outcome of an unaccepted one and of four
    passes, who deals after cards thrown in, the scoring with its unit, and how many deals make a match.
    """

    eldest_may_accept: Literal["second_or_third", "any", "never"] = "second_or_third"
    unaccepted_proposal: Literal["throw_in", "solo_only", "any_raise"] = "throw_in"
    all_pass: Literal["throw_in", "general_misere"] = "throw_in"
    after_throw_in: Literal["next_dealer", "same_dealer"] = "next_dealer"
    scoring: Literal["points", "units"] = "points"
    unit: Annotated[int, Meta(ge=1)] = 1
    deals: Annotated[int, Meta(ge=1)] | Literal["open"] = 16


ELDEST_ACCEPTS_FROM: Final[dict[str, tuple[int, ...]]] = {
    "second_or_third": (1, 2),
    "any": (1, 2, 3),
    "never": (),
}
"""Places in calling order (0 calls first) whose proposal the first to call may accept after passing."""
