"""Automatic games in the terminal's own process, killed at random moments: what was acknowledged must be there.

The process is a fork of this one in which line mode plays over a data file, its choices typed by a script. It reports
each acknowledged command; then it is killed, and another goes on with the same match.
"""

import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from select import select
from typing import IO, Any

import msgspec

from whistclub.cli import main
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer, Done
from whistclub.club.log.texts import to_text
from whistclub.club.store.files.record_files import data_file
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.commands import Command
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.log import fold_all

Told = tuple[str, int]
"""A table, and the seq of what was acknowledged there."""
Play = Callable[[str | None, random.Random], None]
"""Plays on at the table of this id, or at a new one, until the match is over."""
PRESETS = ("minnesota", "askov", "solo", "whist", "gongor", "hermits")


_PATIENCE_S = 60
_PLAYING = 0.8
"""So many of the processes are killed only after their first act; the others at any moment, their start included."""


class Killed(msgspec.Struct):
    """The findings of several kills; the first four must be empty or zero."""

    kills: int = 0
    lost: int = 0
    doubled: int = 0
    changed: int = 0
    unreadable: int = 0
    acknowledged: int = 0
    kept_unacknowledged: int = 0
    resumed: int = 0
    killed_in_start: int = 0
    matches: int = 0
    matches_finished: int = 0


class Typist:
    """Types one number after another, for ever; what is no choice is refused."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def readline(self, _: int = -1) -> str:
        return f"{self._rng.randrange(14)}\n"

    def isatty(self) -> bool:
        return False

    def reconfigure(self, **_: Any) -> None:
        return None


def play_and_report(reports: int, play: Callable[[], object]) -> None:
    """Plays in this process, until it is killed or the match is over, and reports `table seq` after each answer."""
    send = Table.send

    def reported(table: Table, command: Command) -> Answer:
        answer = send(table, command)
        if isinstance(answer, Done):
            os.write(reports, f"{table.id} {answer.seq}\n".encode())
        return answer

    Table.send = reported  # type: ignore[assignment,method-assign]
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123
    play()


def killed_while(
    play: Callable[[], object], moment: Callable[[IO[bytes]], object]
) -> tuple[bool, list[Told]]:
    """Plays in a fork of this process that is killed at the moment: whether it was, and what it reported."""
    reports, writes = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            play_and_report(writes, play)
        finally:
            os._exit(0)
    os.close(writes)
    with os.fdopen(reports, "rb") as reported:
        moment(reported)
        os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        told = [line.split() for line in reported.read().decode().splitlines()]
    return os.WIFSIGNALED(status), [(table, int(seq)) for table, seq in told]


def kept(path: Path, copy: Path) -> dict[str, list[AnyEntry]]:
    """Every table's entries, read from a copy of the data file as the kill left it."""
    copy.mkdir(exist_ok=True)
    for suffix in ("", "-wal"):
        source = Path(f"{path}{suffix}")
        if source.exists():
            shutil.copy(source, copy / source.name)
    log = open_file(copy / path.name)
    tables = {each.id: log.read(each.id) for each in log.tables()}
    log.close()
    shutil.rmtree(copy)
    return tables


def typed(running: str | None, rng: random.Random) -> None:
    """Plays in line mode, on at the table that runs or at a new one."""
    sys.stdin = Typist(rng)
    main(["play", "--resume", running] if running else ["play", rng.choice(PRESETS)])


def kill_again_and_again(
    folder: Path, kills: int, seed: str, play: Play = typed, most_s: float = 0.12
) -> Killed:
    """Plays and kills so many times, each process going on where the last one was killed; what came of it."""
    os.environ["WHIST_DATA"] = str(folder)
    _warmed_up(folder)
    rng, found = random.Random(seed), Killed()
    before: dict[str, list[str]] = {}
    running = None

    def moment(reports: IO[bytes]) -> None:
        if rng.random() < _PLAYING:
            select([reports], [], [], _PATIENCE_S)
        time.sleep(rng.random() * most_s)

    while found.kills < kills:
        was_killed, told = killed_while(partial(play, running, random.Random(rng.random())), moment)
        found.kills += was_killed
        found.killed_in_start += not told
        found.resumed += any(table in before for table, _ in told)
        if data_file(os.environ).exists():
            after = kept(data_file(os.environ), folder / "copy")
            _compare(found, before, after, told)
            before = {table: [to_text(entry) for entry in entries] for table, entries in after.items()}
            running = _unfinished(found, after)
    found.matches = len(before)
    return found


def _warmed_up(folder: Path) -> None:
    """Everything that a forked process would have to import first, imported here."""
    import whistclub.terminal.commands.play.line_mode  # noqa: F401

    scratch = folder / "scratch"
    log = open_file(scratch / "warm.sqlite")
    log.close()
    shutil.rmtree(scratch)


def _compare(
    found: Killed,
    before: dict[str, list[str]],
    after: dict[str, list[AnyEntry]],
    told: list[Told],
) -> None:
    """The log has grown and nothing in it has changed; what was acknowledged is there; no command is there twice."""
    found.acknowledged += len(told)
    for table, texts in before.items():
        found.changed += [to_text(entry) for entry in after.get(table, [])][: len(texts)] != texts
    reached = {table: max(seq for which, seq in told if which == table) for table, _ in told}
    for table, seq in reached.items():
        found.lost += len(after.get(table, [])) < seq
        found.kept_unacknowledged += max(0, len(after.get(table, [])) - seq)
    for entries in after.values():
        commands = Counter((entry.seat, entry.command) for entry in entries if entry.command)
        found.doubled += sum(count - 1 for count in commands.values())


def _unfinished(found: Killed, tables: dict[str, list[AnyEntry]]) -> str | None:
    """The table to go on with, which must fold; None when every match is over."""
    running, finished = None, 0
    for table, entries in tables.items():
        try:
            over = fold_all(entries).match.result is not None
        except Exception:  # noqa: BLE001 - counted, whatever it is
            found.unreadable += 1
            continue
        finished += over
        running = running if over else table
    found.matches_finished = finished
    return running
