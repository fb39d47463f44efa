"""The files that `whist evening plan` writes: drawings, and the schedule as comma-separated values."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from whistclub.club.store.files.record_files import is_there, writing
from whistclub.club.store.files.whole_files import SHARED, write_new
from whistclub.evenings.balance.people import Path as TablePath
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.drawing.plan_sheet import MOST_PEOPLE, plan_sheet
from whistclub.terminal.commands.evening.drawing.png import look_for_png, png_of
from whistclub.terminal.commands.evening.drawing.svg import svg_of
from whistclub.terminal.commands.evening.plan_document import EveningPlan


def check_files(
    context: Context, svg: Path | None, png: Path | None, out: Path | None, *, compare: bool
) -> None:
    """Looks, before anything is computed, whether these files can be made. Raises BadFile, CommandRefused and
    MissingPackage.
    """
    files = [path for path in (svg, png, out) if path is not None]
    if files and compare:
        raise context.wrong("cli-drawing-one-format")
    for path in files:
        if is_there(path) or path.is_symlink():
            raise context.wrong("cli-drawing-exists", path=str(path))
    if png is not None:
        look_for_png()


def write_files(
    context: Context,
    plan: EveningPlan,
    paths: Sequence[TablePath],
    svg: Path | None,
    png: Path | None,
    out: Path | None,
) -> None:
    """Writes the files asked for. Raises BadFile and CommandRefused."""
    if out is not None:
        _write_new(out, _schedule(plan).encode())
    if svg is None and png is None:
        return
    if plan.people > MOST_PEOPLE:
        raise context.wrong("cli-drawing-too-many", most=MOST_PEOPLE)
    sheet = plan_sheet(context.catalogue, plan, paths)
    if svg is not None:
        _write_new(svg, svg_of(sheet, context.catalogue.language))
    if png is not None:
        _write_new(png, png_of(sheet))


def _schedule(plan: EveningPlan) -> str:
    """The seats by round and table; who stands in none of a round sits out."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("round", "table", "north", "east", "south", "west"))
    for one in plan.schedule:
        for number, seats in enumerate(one.tables, start=1):
            rows.writerow((one.round, number, *(seats[letter] for letter in "NESW")))
    return text.getvalue()


def _write_new(path: Path, content: bytes) -> None:
    """Writes a new file; one that has appeared since the start is left alone. Raises BadFile."""
    with writing(path):
        write_new(path, content, SHARED)
