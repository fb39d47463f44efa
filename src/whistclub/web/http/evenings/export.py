"""The export of an evening: all results, standings and prizes, as a document."""

import msgspec

from whistclub.club.disclosure import told_table
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.state import Round
from whistclub.web.live.evenings.encode_guest import Moment
from whistclub.web.live.evenings.encode_tables import adjustments_of, name_of
from whistclub.wire import evening as wire


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, counted from 1, whose figures an organiser decided or corrected: who did, and what stood before each
    correction.
    """

    deal: int
    by: str
    was: tuple[Figures, ...]


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: its players N, E, S, W, and of each deal the points and the drive tricks by side.

    `winner` is the side that won it (0: N and S, 1: E and W; null for none, or not yet), `decided` is true where an
    organiser decided a level table.
    """

    table: int
    players: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    drive_tricks: tuple[tuple[int, int], ...]
    winner: int | None = None
    decided: bool = False
    corrections: tuple[Correction, ...] = ()


class ExportedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round with its tables, and the names of those who sat out."""

    round: int
    is_over: bool
    by_hand: bool
    tables: tuple[ExportedTable, ...]
    out: tuple[str, ...]


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A whole evening."""

    code: str
    settings: EveningSettings
    rounds: tuple[ExportedRound, ...]
    standing_keys: tuple[str, ...]
    standings: tuple[wire.StandingRow, ...]
    prizes: tuple[wire.Prize, ...]
    adjustments: tuple[wire.Adjustment, ...] = ()


def export_of(moment: Moment, person: str) -> Export:
    """The evening at this moment, as this person may know it."""
    state = moment.state
    return Export(
        code=state.code,
        settings=state.settings,
        rounds=tuple(_round(moment, played, person) for played in state.rounds),
        standing_keys=moment.ranking.keys,
        standings=moment.ranking.rows,
        prizes=moment.ranking.prizes,
        adjustments=adjustments_of(state),
    )


def _round(moment: Moment, played: Round, person: str) -> ExportedRound:
    return ExportedRound(
        round=played.number,
        is_over=played.is_over,
        by_hand=played.by_hand,
        tables=tuple(_table(moment, played, number, person) for number in range(1, len(played.tables) + 1)),
        out=tuple(name_of(moment.names, played.holders[player - 1]).name for player in played.seating.out),
    )


def _table(moment: Moment, played: Round, number: int, person: str) -> ExportedTable:
    deals = table_result(told_table(moment.state, played, number, person), moment.terms).deals
    players, shown = played.seating.tables[number - 1].players, moment.table_of(played, number, person)
    return ExportedTable(
        table=number,
        players=tuple(
            name_of(moment.names, played.holders[player - 1], number, seat).name
            for seat, player in enumerate(players)
        ),
        points=tuple(deal.points for deal in deals),
        drive_tricks=tuple(deal.drive_tricks for deal in deals),
        winner=shown.winner,
        decided=shown.winner is not None and played.tables[number - 1].decided is not None,
        corrections=tuple(
            Correction(deal=deal.deal, by=deal.corrected_by, was=deal.was)
            for deal in shown.deals
            if deal.corrected_by
        ),
    )
