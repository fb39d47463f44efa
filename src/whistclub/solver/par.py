"""The par of a bridge deal: the score that both sides come to who see all cards and bid for the best."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, Literal

from whistclub.rules.seats import FOUR, Seat

STRAINS: Final = ("C", "D", "H", "S", "")
"""As bridge ranks them, no trump last."""
Vulnerable = Literal["None", "NS", "EW", "All"]
_MOST: Final = 7 * len(STRAINS)
_SIDES: Final = ("NS", "EW")

Tricks = Mapping[tuple[str, Seat], int]
"""The tricks of each declarer in each strain."""


def par_score(tricks: Tricks, dealer: Seat, vulnerable: Vulnerable) -> int:
    """The points of North and South at par. The side of the dealer bids first, which counts where both can make the
    same.
    """
    worth = _worths(tricks, vulnerable)

    @cache
    def after(bid: int, side: int) -> int:
        """The score that the last bid of a side comes to: the other side passes, or bids the best that is higher."""
        other = 1 - side
        found = [worth(bid, side), *(after(higher, other) for higher in range(bid + 1, _MOST))]
        return max(found) if other == 0 else min(found)

    def opened(side: int, passed: int) -> int:
        found = [passed, *(after(bid, side) for bid in range(_MOST))]
        return max(found) if side == 0 else min(found)

    first = dealer % len(_SIDES)
    return opened(first, opened(1 - first, 0))


def _worths(tricks: Tricks, vulnerable: Vulnerable) -> Callable[[int, int], int]:
    """The points of North and South for a contract by its rank, played by the better hand of a side, doubled where it
    fails.
    """
    best = {
        (strain, side): max(tricks[strain, seat] for seat in FOUR if seat % len(_SIDES) == side)
        for strain in STRAINS
        for side in range(len(_SIDES))
    }

    def worth(rank: int, side: int) -> int:
        level, strain = rank // len(STRAINS) + 1, STRAINS[rank % len(STRAINS)]
        is_vulnerable = vulnerable in {"All", _SIDES[side]}
        points = contract_points(level, strain, best[strain, side], is_vulnerable=is_vulnerable)
        return points if side == 0 else -points

    return worth


def contract_points(level: int, strain: str, tricks: int, *, is_vulnerable: bool) -> int:
    """The points for a contract with so many tricks: undoubled where it is made, else doubled (Laws of Duplicate
    Bridge, 77).
    """
    over = tricks - level - 6
    if over < 0:
        return _fined(-over, is_vulnerable=is_vulnerable)
    each = 20 if strain in {"C", "D"} else 30
    bid = each * level + (10 if strain == "" else 0)
    game = (500 if is_vulnerable else 300) if bid >= 100 else 50
    slam = {6: 750 if is_vulnerable else 500, 7: 1500 if is_vulnerable else 1000}.get(level, 0)
    return bid + game + slam + each * over


def _fined(down: int, *, is_vulnerable: bool) -> int:
    if is_vulnerable:
        return 100 - 300 * down
    return -(100, 300, 500)[down - 1] if down <= 3 else 400 - 300 * down
