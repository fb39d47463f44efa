"""`whist analyse FOLDER`: every record below it reviewed, into Parquet files and one report."""

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from whistclub.club.store.files.record_files import file_error, make_folder, read_capped
from whistclub.club.store.files.whole_files import write_whole
from whistclub.coach import QUICK, STANDARD, Effort
from whistclub.games.registry import make_game
from whistclub.rules.replay import replay
from whistclub.study.analysis.cache import KeptRows
from whistclub.study.analysis.figures import figures_of
from whistclub.study.analysis.rows import DealRows
from whistclub.study.analysis.tables import TABLES, Analysed, parquet_files
from whistclub.study.extras import look_for
from whistclub.terminal.commands.analyse.document import Analysis
from whistclub.terminal.commands.analyse.records import (
    BadPlayers,
    Found,
    LeftOut,
    Players,
    finished_deals,
    players_in,
    players_of,
    records_below,
)
from whistclub.terminal.commands.analyse.report import report_page
from whistclub.terminal.commands.analyse.work import Task, done_by
from whistclub.terminal.commands.context import INTERRUPTED, REFUSED, CommandRefused, Context
from whistclub.terminal.commands.jobs import Shared, shared_work
from whistclub.terminal.commands.progress import Progress
from whistclub.terminal.console import fitted, printable

MOST_JOBS: Final = 512
REPORT: Final = "report.html"
KEPT: Final = "kept"
USUAL_OUT: Final = Path("whist-analysis")


class AnalyseRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist analyse`, as the parser has read it."""

    folders: tuple[Path, ...]
    out: Path = USUAL_OUT
    players: Path | None = None
    jobs: int | None = None
    quick: bool = False
    as_json: bool = False


class _Looked(msgspec.Struct):
    """The findings of a run so far."""

    found: list[Found]
    rows: dict[str, dict[int, DealRows]]
    left_out: list[str]
    new: int = 0


def run(context: Context, request: AnalyseRequest) -> int:
    """Analyses the records. Returns the exit status."""
    look_for("whist analyse", "polars")
    jobs, effort = _checked(context, request)
    try:
        players = players_in(request.players)
    except BadPlayers as problem:
        raise context.wrong("cli-analyse-players", path=str(request.players)) from problem
    make_folder(request.out)
    make_folder(request.out / KEPT)
    try:
        return _analysed(context, request, players, effort, jobs)
    except OSError as problem:
        raise context.refusal(file_error(request.out, problem, "write")) from problem


def _checked(context: Context, request: AnalyseRequest) -> tuple[int, Effort]:
    if not request.folders:
        raise context.wrong("cli-analyse-folder", example="whist analyse FOLDER")
    if request.jobs is not None and not 1 <= request.jobs <= MOST_JOBS:
        raise context.wrong("cli-count", option="--jobs", value=str(request.jobs), most=str(MOST_JOBS))
    effort = QUICK if request.quick else STANDARD
    return request.jobs or os.cpu_count() or 1, msgspec.structs.replace(effort, threads=1)


def _analysed(context: Context, request: AnalyseRequest, players: Players, effort: Effort, jobs: int) -> int:
    kept = KeptRows(request.out / KEPT)
    looked = _looked(context, request, effort, kept)
    tasks = [one for found in looked.found for one in _open_tasks(found, looked.rows[found.name])]
    try:
        with shared_work(jobs, None, context) as work:
            _review(context, looked, tasks, effort, kept, work)
    except KeyboardInterrupt:
        _aside(context.catalogue.format("cli-analyse-interrupted", path=str(request.out)))
        return INTERRUPTED
    records = [_record(found, looked.rows[found.name], players) for found in looked.found]
    if not any(one.deals for one in records):
        for line in looked.left_out:
            _aside(line)
        raise CommandRefused(context.catalogue.format("cli-analyse-none"), REFUSED)
    return _told(context, request, records, looked)


def _looked(context: Context, request: AnalyseRequest, effort: Effort, kept: KeptRows) -> _Looked:
    """The records with the rows that are kept of them already, and the files left out."""
    looked = _Looked([], {}, [])
    for one in records_below(request.folders, request.out, effort):
        if isinstance(one, LeftOut):
            looked.left_out.append(_left_out(context, one))
        else:
            looked.found.append(one)
            looked.rows[one.name] = kept.rows(one.name)
    return looked


def _left_out(context: Context, one: LeftOut) -> str:
    if one.problem is None:
        return context.catalogue.format("cli-analyse-same", path=one.told, other=one.same_as)
    return context.catalogue.format("cli-analyse-left-out", why=str(context.refusal(one.problem)))


_Open = tuple[Found, int, int]
"""A deal that is not reviewed yet: the record, the deal's place in it, and the acts before it."""


def _open_tasks(found: Found, rows: dict[int, DealRows]) -> Iterator[_Open]:
    match = replay(found.record, make_game)
    for one in finished_deals(match):
        if one.played.setting.number not in rows:
            yield found, one.place, one.first


def _review(
    context: Context, looked: _Looked, tasks: Sequence[_Open], effort: Effort, kept: KeptRows, work: Shared
) -> None:
    """Reviews what is not kept yet, and keeps it as it comes."""
    if not tasks:
        return
    told = {found.name: found.told for found in looked.found}
    asked = (Task(one.name, read_capped(one.path), place, first, effort) for one, place, first in tasks)
    try:
        with Progress(context.catalogue, sys.stderr, 0, len(tasks)) as progress:
            for count, done in enumerate(done_by(asked, work), 1):
                if done.rows is None:
                    looked.left_out.append(
                        context.catalogue.format(
                            "cli-analyse-failed",
                            path=told[done.task.name],
                            deal=done.task.place + 1,
                            why=done.error,
                        )
                    )
                else:
                    kept.add(done.task.name, done.rows)
                    looked.rows[done.task.name][done.rows.number] = done.rows
                    looked.new += 1
                progress.show(count)
    except KeyboardInterrupt:
        work.executor.shutdown(wait=False, cancel_futures=True)
        raise


def _record(found: Found, rows: dict[int, DealRows], players: Players) -> Analysed:
    return Analysed(
        name=found.name,
        file=found.told,
        game=found.game.key,
        options=found.options,
        ended=found.record.ended,
        players=players_of(found.path, players),
        deals=tuple(rows[number] for number in sorted(rows)),
    )


def _told(context: Context, request: AnalyseRequest, records: Sequence[Analysed], looked: _Looked) -> int:
    games = figures_of(records)
    for table, data in parquet_files(records):
        write_whole(request.out / f"{table}.parquet", data)
    page = report_page(context.catalogue, records, games, looked.left_out, request.out)
    write_whole(request.out / REPORT, page.encode())
    deals = sum(len(one.deals) for one in records)
    document = Analysis(
        folder=str(request.out),
        records=len(records),
        deals=deals,
        new_deals=looked.new,
        left_out=tuple(looked.left_out),
        games=games,
    )
    facts: dict[str, str | int] = {"records": len(records), "deals": deals, "new": looked.new}
    lines = [
        *looked.left_out,
        context.catalogue.format("cli-analyse-done", **facts),
        context.catalogue.format("cli-analyse-report", path=str(request.out / REPORT)),
        context.catalogue.format(
            "cli-analyse-tables", path=", ".join(f"{table}.parquet" for table in TABLES)
        ),
    ]
    return context.answer(document, lines, as_json=request.as_json)


def _aside(text: str) -> None:
    """Prints a line to stderr; a closed stderr stops nothing."""
    with contextlib.suppress(OSError):
        print(fitted(printable(text), sys.stderr), file=sys.stderr, flush=True)
