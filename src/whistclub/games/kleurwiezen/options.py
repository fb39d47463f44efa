"""The options of Kleurwiezen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from whistclub.rules.options import Options


class KleurwiezenOptions(Options, frozen=True, kw_only=True):
    """The contracts that there are, the ways of bidding, the scoring, what follows a deal that all passed, how many
    deals make a match, and if only the first of them is shuffled.
    """

    troel: bool = True
    troela: Literal["eight_tricks", "nine_tricks", "none"] = "eight_tricks"
    piccolo: bool = False
    solo_slim: Literal["hearts_only", "any_suit"] = "hearts_only"
    shared_misere: bool = True
    specials: Literal["first_turn", "any_turn"] = "first_turn"
    eldest_waits: bool = True
    scoring: Literal["steps", "small"] = "steps"
    passed_out: Literal["doubles", "adds_up", "no_doubling"] = "doubles"
    deals: Annotated[int, Meta(ge=1)] | Literal["open"] = 16
    unshuffled: bool = False


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of deals passed out since the last one played that double the next, each once."""

    deals: int = 0
