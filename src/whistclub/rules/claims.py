"""The count of tricks after a granted claim or a concession."""

from collections.abc import Collection

from whistclub.cards.errors import IllegalAction, reason
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import Ending


def won_with_claim(
    tricks: Tricks, side: Collection[Seat], ending: Ending, *, avoids_tricks: bool = False
) -> int:
    """Tricks of the seats of `side` once the rest has gone as the table granted.

    All that remain, the one on the table included, go to the claimer's side, or to the other when it claimed none
    or conceded; where `side` is to avoid tricks, who concedes takes them. Raises IllegalAction for an ending that is
    neither.
    """
    if ending.seat is None or ending.kind not in {"claim", "concede"}:
        raise IllegalAction(reason("ending-not-here", text=ending.kind))
    won = sum(tricks.won[seat] for seat in side)
    takes_all = avoids_tricks if ending.kind == "concede" else ending.all_tricks
    if (ending.seat in side) != takes_all:
        return won
    return won + max(hand.bit_count() for hand in tricks.hands)
