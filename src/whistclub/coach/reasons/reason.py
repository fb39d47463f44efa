"""A reason of play, as data."""

from typing import Literal

import msgspec

from whistclub.coach.line_trick import LineTrick

Kind = Literal[
    "trick_taken_from_partner",
    "winner_held_back",
    "duck",
    "honour_unguarded",
    "stopper_thrown",
    "finesse",
    "overruff",
    "ruff_given",
    "drawing_trumps",
    "ruff_refused",
    "ruff",
    "overruffs",
    "entry_lost",
    "suit_established",
    "caught",
    "catches",
    "winners_together",
    "thrown",
    "shut_out",
    "exit",
    "duck_under",
    "discard_of_danger",
    "danger_forced",
    "danger_let_go",
    "contract_made",
    "contract_defeated",
]
"""A kind of reason, named as card players do; `docs/coach.md` says what each claims."""


class PlayReason(msgspec.Struct, frozen=True):
    """A card that takes a trick after one of two acts and not after the other, and what becomes of it; or a contract
    that is made after one of them alone.

    `cards` has that card and the card that it falls under; the second is missing where that is not the same in most
    worlds, or where it is thrown away. `tricks` are the tricks of one such world in which the card is played, after the
    better act and after the one made. `chance` is the share of worlds in which the better act gains and this is seen.
    Of a contract `cards` is empty, `number` has its tricks, and `tricks` are the ones that decide it.
    """

    kind: Kind
    cards: tuple[str, ...]
    tricks: tuple[LineTrick, LineTrick]
    chance: float
    number: int = 0

    def __repr__(self) -> str:
        return f"PlayReason({self.kind})"
