"""The export of an evening for a spreadsheet: five lists below each other, each under a line of its columns' names."""

import csv
import io
from collections.abc import Iterator
from typing import Final

from whistclub.club.evening.settings import Figures
from whistclub.web.http.evenings.export import Correction, Export, ExportedRound, ExportedTable

_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")
_SIDES: Final = ("NS", "EW")
_SEATS: Final = ("N", "E", "S", "W")
MARK: Final = "\ufeff"
"""Stands before the text, so that spreadsheets read it as UTF-8."""

Row = list[object]


def export_csv(export: Export) -> str:
    """Deals, those who sat out, adjustments, standings and prizes, each figure in a cell of its own. A table without a
    deal has a line too.
    """
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\r\n")
    for _, rows in lists_of(export):
        write.writerows([*rows, []])
    return MARK + text.getvalue()


def lists_of(export: Export) -> list[tuple[str, list[Row]]]:
    """The lists by name, each with a first row of its columns' names; an empty one is left out."""
    parts = {
        "deals": _deals(export),
        "sits_out": _out(export),
        "adjustments": _adjustments(export),
        "standings": _standings(export),
        "prizes": _prizes(export),
    }
    return [(name, rows) for name, part in parts.items() if (rows := list(part))]


def _columns(export: Export) -> tuple[str, ...]:
    """The names of the columns of points: two sides, or four people where there are none."""
    each = {len(points) for played in export.rounds for table in played.tables for points in table.points}
    return _SEATS if len(_SEATS) in each else _SIDES


def _deals(export: Export) -> Iterator[Row]:
    columns = _columns(export)
    points = [f"points_{one}" for one in columns]
    tricks = [f"drive_tricks_{side}" for side in _SIDES]
    last = ["winner", "decided", "ended_by_hand", "corrected_by", "before"]
    yield ["round", "table", "deal", *_SEATS, *points, *tricks, *last]
    for played in export.rounds:
        for table in played.tables:
            yield from _table(played, table, len(columns))


def _table(played: ExportedRound, table: ExportedTable, columns: int) -> Iterator[Row]:
    names = [harmless(name) for name in table.players]
    winner = "" if table.winner is None else _SIDES[table.winner]
    end: Row = [winner, "yes" if table.decided else "", "yes" if played.by_hand else ""]
    corrected = {one.deal: one for one in table.corrections}
    if not table.points:
        yield [played.round, table.table, "", *names, *[""] * (columns + 2), *end, "", ""]
    for deal, (points, tricks) in enumerate(zip(table.points, table.drive_tricks, strict=True), 1):
        yield [played.round, table.table, deal, *names, *points, *tricks, *end, *_before(corrected.get(deal))]


def _before(one: Correction | None) -> Row:
    """The corrections of a deal: by whom, and what stood before."""
    return ["", ""] if one is None else [harmless(one.by), ", ".join(map(_figures, one.was))]


def _figures(figures: Figures) -> str:
    return ":".join(map(str, figures.tricks or figures.points or ()))


def _out(export: Export) -> Iterator[Row]:
    yield ["round", "sits_out"]
    for played in export.rounds:
        for name in played.out:
            yield [played.round, harmless(name)]


def _adjustments(export: Export) -> Iterator[Row]:
    if export.adjustments:
        yield ["round", "name", "points_adjusted", "reason", "words", "by", "before", "taken_back"]
    for one in export.adjustments:
        before = ", ".join(f"{points:g}" for points in one.was)
        last: Row = [harmless(one.words), harmless(one.by), harmless(before)]
        for who in one.people:
            taken_back = "yes" if one.taken_back else ""
            yield [one.round, harmless(who.name), one.points, one.cause, *last, taken_back]


def _lists(export: Export) -> tuple[str, ...]:
    """The column that says whose list a row is of, where the sides of the tables or both parts have one each."""
    if any(row.part for row in export.standings):
        return ("part",)
    return ("side",) if any(row.direction for row in export.standings) else ()


def _standings(export: Export) -> Iterator[Row]:
    lists = _lists(export)
    yield [*lists, "rank", "name", *export.standing_keys, "rounds_out", "adjusted"]
    for row in export.standings:
        yield [
            *(row.part or row.direction for _ in lists),
            row.rank,
            harmless(row.name),
            *row.values,
            row.out,
            row.adjusted,
        ]


def _prizes(export: Export) -> Iterator[Row]:
    lists = _lists(export)
    yield [*lists, "prize", "name", "partner", "value", "unit", "tie", "words"]
    for prize in export.prizes:
        tie = "" if prize.tie is None else prize.tie.key
        name = ", ".join(who.name for who in prize.people) or prize.name
        people = harmless(name), harmless(prize.partner_name)
        yield [
            *(prize.part or prize.direction for _ in lists),
            prize.kind,
            *people,
            prize.value,
            prize.unit,
            tie,
            harmless(prize.words),
        ]


def harmless(name: str) -> str:
    """The name as a spreadsheet takes it for a name, and never for a formula."""
    return f"'{name}" if name.startswith(_FORMULA_SIGNS) else name
