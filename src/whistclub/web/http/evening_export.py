"""The export of an evening: all results, standings and prizes, as JSON or comma-separated values."""

import csv
import io
from typing import Final

import msgspec

from whistclub.club.disclosure import told_table
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.state import Round
from whistclub.web.live.evenings.encode_guest import Moment
from whistclub.web.live.evenings.encode_tables import name_of
from whistclub.web.wire import evening as wire

_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: its players N, E, S, W, and of each deal the points and the drive tricks by side."""

    table: int
    players: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    drive_tricks: tuple[tuple[int, int], ...]


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
    deals = table_result(told_table(moment.state, played, number, person)).deals
    players = played.seating.tables[number - 1].players
    return ExportedTable(
        table=number,
        players=tuple(
            name_of(moment.names, played.holders[player - 1], seat).name
            for seat, player in enumerate(players)
        ),
        points=tuple(deal.points for deal in deals),
        drive_tricks=tuple(deal.drive_tricks for deal in deals),
    )


def export_csv(export: Export) -> str:
    """One line a deal, then a line of each guest's standing; for a spreadsheet."""
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\r\n")
    write.writerow(
        ["round", "table", "deal", "N", "E", "S", "W", "points", "drive_tricks_NS", "drive_tricks_EW"]
    )
    for played in export.rounds:
        for table in played.tables:
            for deal, (points, tricks) in enumerate(zip(table.points, table.drive_tricks, strict=True), 1):
                names = map(_harmless, table.players)
                write.writerow(
                    [played.round, table.table, deal, *names, " : ".join(map(str, points)), *tricks]
                )
    write.writerow([])
    write.writerow(["rank", "name", *export.standing_keys, "out"])
    for row in export.standings:
        write.writerow([row.rank, _harmless(row.name), *row.values, row.out])
    return text.getvalue()


def _harmless(name: str) -> str:
    """The name as a spreadsheet takes it for a name, and never for a formula."""
    return f"'{name}" if name.startswith(_FORMULA_SIGNS) else name
