"""The scoring of Oh Hell: a deal pays each seat for itself."""

from collections.abc import Iterable
from typing import Final

from whistclub.games.oh_hell.options import HellOptions
from whistclub.rules.actions import Action, Bid
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import DealResult, ScoreLine

_EXACT: Final = 10
"""The points of an exact bid, before those for its tricks."""


def bids_of(acts: Iterable[tuple[Seat, Action | None]]) -> dict[Seat, int]:
    """The number that each seat is known to have bid, in the order of the acts."""
    return {seat: action.number or 0 for seat, action in acts if isinstance(action, Bid)}


def points_of(scoring: str, bid: int, tricks: int) -> int:
    """The points of a seat that bid so many tricks and took so many."""
    if bid == tricks:
        return _EXACT + (bid**2 if scoring == "square" else bid)
    return {"tricks_too": tricks, "minus": -abs(bid - tricks)}.get(scoring, 0)


def scored(
    options: HellOptions, acts: Iterable[tuple[Seat, Action | None]], won: tuple[int, ...]
) -> DealResult:
    """A line for each seat, in the order of the seats."""
    lines = []
    for seat, bid in sorted(bids_of(acts).items()):
        points = [0] * len(won)
        points[seat] = points_of(options.scoring, bid, won[seat])
        key = "score-oh-hell-made" if bid == won[seat] else "score-oh-hell-missed"
        facts = (("seat", seat_letter(seat, len(won))), ("bid", bid), ("count", won[seat]))
        lines.append(ScoreLine(key, facts, tuple(points)))
    return DealResult(tuple(lines), tuple(map(sum, zip(*(line.points for line in lines), strict=True))))
