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
    "let_by",
    "high_card_spent",
    "winner_thrown",
    "trump_turned_away",
    "trump_not_turned",
    "too_few",
    "one_too_many",
    "winner_kept",
    "danger_kept",
    "trump_kept",
    "turned_into_trump",
    "too_many",
    "overshot",
    "undershot",
    "loses_less",
    "harder_number",
    "counts_more",
    "pile_spent",
    "bid_too_high",
    "bid_too_low",
    "high_short",
    "low_over",
    "high_made",
    "low_made",
    "grand_lost",
    "call_short",
    "first_tricks_lost",
    "call_made",
    "not_taken_up",
    "contract_kept",
    "partner_made",
    "others_made",
    "others_short",
    "trump_shorter",
    "trump_laid_away",
    "winner_laid_away",
]
"""A kind of reason, named as card players do; `docs/coach.md` says what each claims."""


class PlayReason(msgspec.Struct, frozen=True):
    """A card that takes a trick after one of two acts and not after the other, and what becomes of it; or a contract
    or a number of tricks that is made after one of them alone.

    `cards` has that card and the one that it falls under, or in a solitaire the other one that the sentence names; the
    second is missing where that is not the same in most worlds, or where it is thrown away. `tricks` are the two tricks
    of one such world in which it is seen, after the better act and after the one made; none of a bid or a call.
    `chance` is the share of worlds in which the better act gains and this is seen. `number` has the tricks of a
    contract, a bid or a call; `cards` is empty then.
    """

    kind: Kind
    cards: tuple[str, ...]
    tricks: tuple[LineTrick, ...]
    chance: float
    number: int = 0

    def __repr__(self) -> str:
        return f"PlayReason({self.kind})"
