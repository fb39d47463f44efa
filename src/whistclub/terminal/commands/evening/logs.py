"""The commands that read the log of an evening: `whist evening replay` and `whist evening export`."""

import csv
import io
import re
from pathlib import Path
from typing import Final

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.log_file import evening_of_lines
from whistclub.club.evening.opening import CODE_LENGTH, CODE_LETTERS
from whistclub.club.evening.state import EveningState
from whistclub.club.store.files.record_files import data_file, is_there, naming, read_capped
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.document import evening_document
from whistclub.terminal.commands.evening.texts import told_lines

_CODE: Final = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}", re.IGNORECASE)
_MOST_BYTES: Final = 64 << 20


def replay(context: Context, source: str, *, as_json: bool) -> int:
    """Tells an evening round by round. Raises BadFile, BadRecord."""
    state = _evening(context, source)
    return context.answer(
        evening_document(state), [] if as_json else told_lines(context, state), as_json=as_json
    )


def export(context: Context, source: str, *, as_csv: bool, as_json: bool) -> int:
    """Prints an evening's results, standings and prizes as comma-separated values, or as a document. Raises BadFile,
    BadRecord.
    """
    if as_csv and as_json:
        raise context.wrong("cli-evening-one-form")
    document = evening_document(_evening(context, source))
    return context.answer(document, [] if as_json else _csv_lines(document), as_json=as_json)


def _evening(context: Context, source: str) -> EveningState:
    """The evening of a log file, or of this code in the data file."""
    path = Path(source)
    if _CODE.fullmatch(source) and not path.exists():
        return _kept_evening(context, source)
    text = read_capped(path, _MOST_BYTES)
    with naming(path):
        return evening_of_lines(text.decode(errors="replace").splitlines())


def _kept_evening(context: Context, code: str) -> EveningState:
    from whistclub.club.store.logs.sql_evenings import SqlEvenings
    from whistclub.club.store.logs.sql_log import open_file

    path = data_file(context.environment)
    if not is_there(path):
        raise BadRecord(reason("evening-code-unknown", code=code.upper()))
    log = open_file(path)
    try:
        store = SqlEvenings(log)
        found = store.by_code(code)
        if found is None:
            raise BadRecord(reason("evening-code-unknown", code=code.upper()))
        return fold_all(store.read(found.id))
    finally:
        log.close()


def _csv_lines(document: doc.Evening) -> list[str]:
    """Three tables with an empty line between: the deals, the standings, the prizes. Their headings are never
    translated.
    """
    tables = [_deal_rows(document), _standing_rows(document), _prize_rows(document)]
    lines: list[str] = []
    for rows in tables:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([[_cell(value) for value in row] for row in rows])
        lines += [*([""] if lines else []), *text.getvalue().splitlines()]
    return lines


def _cell(value: object) -> object:
    """A value of a cell. A name that begins like a formula would be computed by a spreadsheet, so it is quoted."""
    if isinstance(value, str) and value[:1] in {"=", "+", "-", "@"}:
        return f"'{value}"
    return "" if value is None else value


def _deal_rows(document: doc.Evening) -> list[list[object]]:
    points = max((len(deal.points) for _, _, deal in _deals(document)), default=2)
    names = [f"points_{side}" for side in (("ns", "ew") if points == 2 else ("n", "e", "s", "w"))]
    seats = ["north", "east", "south", "west"]
    head = [
        "round",
        "table",
        *seats,
        "deal",
        "tricks_ns",
        "tricks_ew",
        *names,
        "winner",
        "by_hand",
        "decides",
    ]
    rows: list[list[object]] = [list(head)]
    for played, table, deal in _deals(document):
        tricks = deal.drive_tricks or (None, None)
        people = [table.seats[letter] or "bot" for letter in "NESW"]
        row = [played.round, table.table, *people, deal.deal, *tricks, *deal.points]
        rows.append([*row, table.winner, int(played.by_hand), int(deal.decides)])
    out = [[played.round, "out", name or "bot"] for played in document.rounds for name in played.out]
    return [*rows, *out]


def _deals(document: doc.Evening) -> list[tuple[doc.EveningRound, doc.EveningTable, doc.EveningDeal]]:
    return [
        (played, table, deal) for played in document.rounds for table in played.tables for deal in table.deals
    ]


def _standing_rows(document: doc.Evening) -> list[list[object]]:
    rows: list[list[object]] = [["rank", "name", *document.keys, "sat_out", "list"]]
    rows.extend([row.rank, row.name, *row.values, row.out, row.direction] for row in document.standings)
    return rows


def _prize_rows(document: doc.Evening) -> list[list[object]]:
    rows: list[list[object]] = [["prize", "name", "partner", "value", "unit", "tie", "list"]]
    rows.extend(
        [one.kind, one.name, one.partner, one.value, one.unit, one.tie, one.direction]
        for one in document.prizes
    )
    return rows
