"""Options of Hermits Whist, and what a match of it carries from passage to passage."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from whistclub.cards.decktet import DECKTET, EXTENDED_CARDS
from whistclub.cards.errors import BadOption, reason
from whistclub.cards.hermits import EIGHT_TRICKS, WILD_CARDS
from whistclub.cards.pack import Pack
from whistclub.rules.deal import Stock
from whistclub.rules.options import Options

Pip = Annotated[int, Meta(ge=0, le=10)]
_SIDE_LABEL: Final = "match/side"
PACKS: Final[dict[str, Pack]] = {"extended": DECKTET, "eight_tricks": EIGHT_TRICKS}
STOCKS: Final[dict[str, Stock]] = {
    "extended": Stock(EXTENDED_CARDS, WILD_CARDS, _SIDE_LABEL),
    "eight_tricks": Stock(EIGHT_TRICKS.cards, WILD_CARDS, _SIDE_LABEL),
}
HAND_SIZES: Final = {"extended": 10, "eight_tricks": 8}


class HermitsOptions(Options, frozen=True, kw_only=True):
    """The reconstructed deck, declared or any marker, when to twiddle, how long no trump lasts, the markers' pips.

    `undo` is the table's. Raises BadOption for pips that do not ascend or exceed the hand.
    """

    deck: Literal["extended", "eight_tricks"] = "extended"
    declare: bool = False
    twiddle: Literal["before", "gongor"] = "before"
    no_trump_lasts: Literal["hand", "game"] = "hand"
    pips: tuple[Pip, Pip, Pip, Pip, Pip, Pip] = (1, 2, 3, 4, 5, 6)
    stop_when_lost: bool = False
    undo: Literal["assisted", "off"] = "assisted"

    def __post_init__(self) -> None:
        super().__post_init__()
        most = HAND_SIZES[self.deck]
        if list(self.pips) != sorted(set(self.pips)) or self.pips[-1] > most:
            written = " ".join(map(str, self.pips))
            raise BadOption(reason("option-pips", name="pips", value=written, most=most))


class Markers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state carried from passage to passage: the pips of the markers face up, how many wilds have been turned,
    whether no trump is in force, and whether the game is lost.
    """

    up: tuple[int, ...]
    wilds_turned: int = 1
    no_trump: bool = False
    lost: bool = False
