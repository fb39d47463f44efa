"""Results of a round: the deals of a table, and the side that won it."""

from typing import Literal

import msgspec

from whistclub.evenings.seating import Seating, Side

Measure = Literal["points", "drive_tricks"]
"""The measure by which a table is won."""


class DealScore(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal of a table.

    `drive_tricks` are the drive tricks of each side: tricks taken, and in a Low 13 less the tricks taken. `points` are
    those of the game, by side, or by seat (N, E, S, W) in a game without sides.
    """

    drive_tricks: tuple[int, int] = (0, 0)
    points: tuple[int, ...] = (0, 0)


class TableResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a table in a round. `decided` is the side that the organiser chose for a level table.

    `counted` is the number of deals that add to anybody's sums (None: all); those beyond decide a table that is level
    after them.
    """

    deals: tuple[DealScore, ...] = ()
    decided: Side | None = None
    counted: int | None = None


class PlayedRound(msgspec.Struct, frozen=True):
    """A round that is over: its seating, and the results by table."""

    seating: Seating
    results: tuple[TableResult, ...]


def total(result: TableResult, measure: Measure) -> tuple[int, ...]:
    """The sum over the deals of a table that count, by side (or by seat)."""
    columns = [getattr(deal, measure) for deal in result.deals[: result.counted]]
    return tuple(map(sum, zip(*columns, strict=True))) if columns else (0, 0)


def winner(result: TableResult, measure: Measure) -> Side | None:
    """The side that won the table, None for a level one that nobody has decided.

    A level table goes to the side that won the first deal after those that count in which one side did.
    """
    beyond = () if result.counted is None else result.deals[result.counted :]
    for sums in (total(result, measure), *(getattr(deal, measure) for deal in beyond)):
        if len(sums) == 2 and sums[0] != sums[1]:
            return 0 if sums[0] > sums[1] else 1
    return result.decided
