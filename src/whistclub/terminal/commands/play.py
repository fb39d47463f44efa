"""The command that plays: sets a match up, plays it in line mode or by bots, and keeps its record."""

import os
import re
import shlex
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.local_table import House
from whistclub.club.store.log import Log, MemoryLog
from whistclub.club.store.record_files import (
    BadFile,
    data_folder,
    free_path,
    load_record,
    naming,
    save_record,
)
from whistclub.club.table.seeds import seed_bytes
from whistclub.games.registry import game_of_preset
from whistclub.rules.chance import first_dealer
from whistclub.rules.game import Game
from whistclub.rules.seats import ALONE, Seat
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.reading import Here, chosen_game, fresh_seed
from whistclub.terminal.commands.reports import score_sheet
from whistclub.terminal.console import InputEnded, OutputLost
from whistclub.terminal.deal_text import read_deal_file
from whistclub.terminal.line.line_mode import Left, LineMode
from whistclub.terminal.local_store import begun, open_data
from whistclub.terminal.program_name import called
from whistclub.terminal.session import (
    Session,
    new_session,
    read_seats,
    resumed_session,
    unfinished,
    with_end,
)

INTERRUPTED = 130
_TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")
_MOST_UNFINISHED: Final = 5


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line of `whist play` asks for; None where it says nothing."""

    game: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None
    seats: str = "you,bots"
    save: Path | None = None
    resume: Path | None = None
    deal: Path | None = None
    pause: str | None = None
    as_json: bool = False


class Keeper:
    """Keeps the record of a session in one file, chosen at the first save when none was named."""

    def __init__(self, here: Here, session: Session, path: Path | None) -> None:
        self._here = here
        self._session = session
        self.path = path

    def catch_up(self) -> None:
        """Reads what the log has kept and an interruption has kept from the session. Raises BadFile."""
        self._session.table.refresh()

    def save(self) -> Path:
        """Saves the match as it stands. Raises BadFile."""
        if self.path is None:
            name = f"{self._session.game.key}-{time.strftime('%Y-%m-%d-%H%M')}"
            self.path = free_path(data_folder(self._here.environment), name)
        save_record(self.path, self._session.record())
        return self.path


def play(here: Here, asked: Asked) -> int:
    """Plays a match. Returns the exit status."""
    if asked.pause not in {None, "deal", "none"}:
        raise here.wrong("cli-pause", value=asked.pause[:40], valid="deal, none")
    _check_target(here, asked)
    session = _begun(here, asked) if asked.resume is None else _resumed(here, asked, asked.resume)
    keeper = Keeper(here, session, asked.save or _file_of(asked.resume))
    try:
        return (_by_person if session.yours else _by_bots)(here, asked, session, keeper)
    finally:
        session.table.log.close()


def _check_target(here: Here, asked: Asked) -> None:
    """A file that is there already is never written over, but the one being gone on with."""
    if asked.save is None or asked.save == asked.resume:
        return
    if asked.save.exists():
        raise here.wrong("cli-save-exists", path=str(asked.save))
    if not asked.save.absolute().parent.is_dir():
        raise here.refusal(BadFile(reason("file-not-written", path=str(asked.save), why="missing")))


def _begun(here: Here, asked: Asked) -> Session:
    preset, written = chosen_game(here, asked.game, asked.preset, asked.options)
    game = game_of_preset(preset, written)
    yours = read_seats(asked.seats, game.seats)
    if not yours:
        game = game_of_preset(preset, with_end(written, game))
    seed = None if asked.seed is None else fresh_seed(asked.seed)
    if asked.deal is None:

        def begin(log: Log) -> Session:
            _tell_unfinished(here, asked, game, log)
            return new_session(log, game, seed, yours, (), None)

        return _kept(here, yours, begin)
    drawn = ALONE if game.seats == 1 else first_dealer(seed_bytes(fresh_seed(seed)))
    given, dealer = read_deal_file(asked.deal, game, drawn)
    return _kept(here, yours, lambda log: new_session(log, game, seed, yours, given, dealer))


def _resumed(here: Here, asked: Asked, path: Path) -> Session:
    for option, value in (
        ("--preset", asked.preset), ("--option", asked.options), ("--seed", asked.seed), ("--deal", asked.deal)
    ):  # fmt: skip
        if value:
            raise here.wrong("cli-not-with-resume", option=option)
    if _file_of(path) is None:
        table = House(open_data(here.environment)).table(str(path))
        return Session(table, frozenset(table.state.people[:1]))
    record = load_record(path)
    if asked.game is not None:
        preset, _ = chosen_game(here, asked.game, None, ())
        if game_of_preset(preset, {}).key != record.game:
            raise here.wrong("cli-resume-other-game", path=str(path), game=record.game[:40])
    yours = read_seats(asked.seats, 1 if len(record.first.score) == 1 else 4)
    with naming(path):
        return _kept(here, yours, lambda log: resumed_session(log, record, yours))


def _file_of(path: Path | None) -> Path | None:
    """The file to go on with; None where it is the id of a table of the log instead."""
    if path is None or (_TABLE_ID.fullmatch(str(path)) and not path.exists()):
        return None
    return path


def _kept(here: Here, yours: frozenset[Seat], begin: Callable[[Log], Session]) -> Session:
    """What a person plays is kept in the data file; where that cannot be, this is said, and the match kept in memory."""
    if not yours:
        return begin(MemoryLog())
    session, _, trouble = begun(here, begin)
    if trouble:
        here.console.say(trouble)
    return session


def _tell_unfinished(here: Here, asked: Asked, game: Game, log: Log) -> None:
    """A line for each of the last matches of this game that are not over, where a person sits at the keyboard."""
    if asked.seed is not None or not here.console.is_live:
        return
    words = here.words(game)
    for table in islice(unfinished(log, game.key), _MOST_UNFINISHED):
        deals, setting = table.state.match.deals, table.state.match.setting
        if deals:
            when = time.strftime("%Y-%m-%d", time.localtime(table.state.opened.at_ms / 1000))
            command = f"{called(here.environment)} play --resume {table.id}"
            score = words.score(setting.score)
            here.console.say(
                words.say("line-unfinished", date=when, number=len(deals), score=score, command=command)
            )


def _by_bots(here: Here, asked: Asked, session: Session, keeper: Keeper) -> int:
    session.play_out()
    saved = keeper.save() if keeper.path is not None else None
    return _finish(here, asked, session, saved)


def _finish(here: Here, asked: Asked, session: Session, saved: Path | None) -> int:
    """The score sheet, and where the record is."""
    words = here.words(session.game)
    lines = [words.name(), *words.sheet(session.match)]
    if saved is not None:
        lines.append(words.say("line-saved", path=str(saved)))
    return here.tell(_document(here, session, saved), lines, as_json=asked.as_json)


def _document(here: Here, session: Session, saved: Path | None) -> doc.Played:
    sheet = score_sheet(session.record(), session.match, here.words(session.game))
    return doc.Played(record=None if saved is None else _readable(saved), sheet=sheet)


def _by_person(here: Here, asked: Asked, session: Session, keeper: Keeper) -> int:
    words, console = here.words(session.game), here.console
    if session.is_over:
        return _finish(here, asked, session, keeper.path)
    pauses = asked.pause == "deal" or (asked.pause is None and console.is_live)
    status = 0
    with _Hangups():
        try:
            LineMode(here, words, session, pauses=pauses).run()
        except (Left, InputEnded):
            pass
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            status = INTERRUPTED
        except (BrokenPipeError, OutputLost):
            keeper.save()
            raise
        saved = _saved_somewhere(here, keeper)
    console.say("")
    console.say(words.say("line-saved", path=str(saved)))
    if not session.is_over:
        seats = "" if asked.seats == "you,bots" else f" --seats {asked.seats}"
        console.say(
            words.say(
                "line-go-on", command=f"{called(here.environment)} play --resume {_quoted(saved)}{seats}"
            )
        )
    if asked.as_json:
        here.tell(_document(here, session, saved), (), as_json=True)
    return status


def _readable(path: Path) -> str:
    return os.fsencode(path).decode(errors="replace")


def _saved_somewhere(here: Here, keeper: Keeper) -> Path:
    """Saves the match where it belongs; where that fails, says why and saves it in the folder for temporary files."""
    with suppress(BadFile):
        keeper.catch_up()
    try:
        return keeper.save()
    except BadFile as problem:
        here.console.say(str(here.refusal(problem)))
        name = keeper.path.stem if keeper.path is not None else "whist"
        keeper.path = free_path(_scratch(problem), name)
        return keeper.save()


def _scratch(problem: BadFile) -> Path:
    """The folder for temporary files. Raises the problem that led here where that takes nothing either."""
    try:
        return Path(tempfile.gettempdir())
    except FileNotFoundError:
        raise problem from None


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))


class _Hangups:
    """Within it, a terminal that closes and a polite request to end are met as Ctrl-C is: the match is saved."""

    _signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def __enter__(self) -> None:
        self._before = [(number, signal.getsignal(number)) for number in self._signals]
        for number in self._signals[1:]:
            signal.signal(number, _interrupt)

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001
    raise KeyboardInterrupt
