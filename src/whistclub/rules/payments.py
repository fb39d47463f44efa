"""Payments between the seats of a deal: what some win, the others pay."""

from collections.abc import Collection

from whistclub.rules.seats import Seat, seats_of_table
from whistclub.rules.values import DealResult, ScoreLine


def paid(side: Collection[Seat], each: int, seats: int = 4) -> tuple[int, ...]:
    """The points by seat where every other seat pays this side so much, which its members share; negative where the
    side pays.
    """
    gained = each * (seats - len(side)) // len(side)
    return tuple(gained if seat in side else -each for seat in seats_of_table(seats))


def nothing_paid(key: str, sides: int = 4) -> DealResult:
    """The result of a deal that brings nobody anything, under this line."""
    nothing = (0,) * sides
    return DealResult((ScoreLine(key, (), nothing),), nothing)
