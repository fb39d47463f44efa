"""The records below some folders: files that are none are named and left out, and of equal ones the first counts."""

import csv
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.store.files.record_files import file_error, load_record, naming, read_capped
from whistclub.coach import Effort
from whistclub.games.registry import make_game
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.record import Record
from whistclub.rules.replay import replay
from whistclub.study.analysis.cache import name_of
from whistclub.terminal.commands.records import open_deals
from whistclub.terminal.texts.words import options_text

_COLUMNS: Final = ("file", "seat", "player")
Players = Mapping[tuple[str, str], str]
"""The players by file and seat."""


class Found(msgspec.Struct, frozen=True):
    """A record: its name, its path, the path as it is told, the record, and the game it is of."""

    name: str
    path: Path
    told: str
    record: Record
    game: Game

    @property
    def options(self) -> str:
        """The options as one text."""
        return " ".join(f"{name}={value}" for name, value in sorted(options_text(self.game.options).items()))


class LeftOut(msgspec.Struct, frozen=True):
    """A file that is left out: the error, or the file that holds the same record."""

    told: str
    problem: WhistclubError | None
    same_as: str = ""


def records_below(folders: Sequence[Path], out: Path, effort: Effort) -> Iterator[Found | LeftOut]:
    """Every file below the folders, in order, hidden ones and those of the folder `out` apart. Raises BadFile for a
    folder that cannot be read.
    """
    seen: dict[str, str] = {}
    for folder in folders:
        for path in files_below(folder, out):
            told = str(path)
            try:
                data = read_capped(path)
                record = load_record(path)
                with naming(path):
                    game = replay(record, make_game).game
            except WhistclubError as problem:
                yield LeftOut(told, problem)
                continue
            name = name_of(data, effort)
            if name in seen:
                yield LeftOut(told, None, seen[name])
                continue
            seen[name] = told
            yield Found(name, path, told, record, game)


def files_below(folder: Path, out: Path) -> Iterator[Path]:
    """The files of a folder in the order of their names, then those of the folders in it; a file alone stands for
    itself. Raises BadFile.
    """
    if folder.is_file():
        yield folder
        return
    try:
        inside = sorted(folder.iterdir(), key=lambda path: (path.is_dir(), path.name))
    except OSError as problem:
        raise file_error(folder, problem, "read") from problem
    for path in inside:
        if path.name.startswith(".") or path.resolve() == out.resolve():
            continue
        if path.is_dir() and not path.is_symlink():
            yield from files_below(path, out)
        elif path.is_file():
            yield path


class Finished(NamedTuple):
    """A deal that may be reviewed: its place in the match, and the acts before it."""

    place: int
    first: int
    played: Played


def finished_deals(match: Match) -> list[Finished]:
    """The deals that may be reviewed."""
    found, first = [], 0
    for place, played in enumerate(match.deals[: open_deals(match)]):
        if played.result is not None:
            found.append(Finished(place, first, played))
        first += len(played.acts)
    return found


class BadPlayers(Exception):
    """A file of players without the three columns."""


def players_in(file: Path | None) -> Players:
    """The players of a CSV file with the columns `file`, `seat` and `player`. Raises BadFile and BadPlayers."""
    if file is None:
        return {}
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            rows = csv.DictReader(lines)
            if not set(_COLUMNS) <= set(rows.fieldnames or ()):
                raise BadPlayers
            return {
                (row["file"].strip(), row["seat"].strip().upper()): row["player"].strip()
                for row in rows
                if all(row[column] for column in _COLUMNS)
            }
    except OSError as problem:
        raise file_error(file, problem, "read") from problem
    except (UnicodeDecodeError, csv.Error) as problem:
        raise BadPlayers from problem


def players_of(path: Path, players: Players) -> dict[str, str]:
    """The players of a record by seat: its file is named by its end, `lesson/ann.json` or `ann.json`."""
    shown = path.as_posix()
    return {
        seat: player
        for (file, seat), player in players.items()
        if shown == file or shown.endswith(f"/{file.replace(os.sep, '/')}")
    }
