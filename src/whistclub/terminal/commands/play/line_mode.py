"""`whist play` without the app: a match in line mode, or by bots alone, and the file that keeps its record."""

import os
import shlex
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from whistclub.club.interrupts import ENDING
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import data_folder, free_path, save_record
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.play.setup import PlayRequest, check_target, resumed_file, session_for
from whistclub.terminal.commands.score import score_sheet
from whistclub.terminal.console import InputEnded, OutputLost
from whistclub.terminal.line.line_mode import LineMode
from whistclub.terminal.line.match import Left
from whistclub.terminal.local.seats import YOU_AND_BOTS
from whistclub.terminal.local.session import Session
from whistclub.terminal.program_name import called


class RecordKeeper:
    """Keeps the record of a session in one file, chosen at the first save when none was named."""

    def __init__(self, context: Context, session: Session, path: Path | None) -> None:
        self._context = context
        self._session = session
        self.path = path

    def catch_up(self) -> None:
        """Reads the entries of the log that an interruption has kept from the session. Raises BadFile."""
        self._session.table.refresh()

    def save(self) -> Path:
        """Saves the match as it stands. Raises BadFile."""
        if self.path is None:
            name = f"{self._session.game.key}-{time.strftime('%Y-%m-%d-%H%M')}"
            self.path = free_path(data_folder(self._context.environment), name)
        save_record(self.path, self._session.record())
        return self.path


def save_somewhere(context: Context, keeper: RecordKeeper) -> Path:
    """Saves the match where it belongs; where that fails, says why and saves it in the folder for temporary files."""
    with suppress(BadFile):
        keeper.catch_up()
    try:
        return keeper.save()
    except BadFile as problem:
        context.console.say(str(context.refusal(problem)))
        name = keeper.path.stem if keeper.path is not None else "whist"
        keeper.path = free_path(_scratch(problem), name)
        return keeper.save()


def _scratch(problem: BadFile) -> Path:
    """Returns the folder for temporary files. Raises the problem that led here where that takes nothing either."""
    try:
        return Path(tempfile.gettempdir())
    except FileNotFoundError:
        raise problem from None


class Hangups:
    """A context in which SIGTERM and SIGHUP raise KeyboardInterrupt, as Ctrl-C does, so that the match is saved."""

    def __enter__(self) -> None:
        self._before = [(number, signal.getsignal(number)) for number in ENDING]
        for number in ENDING[1:]:
            signal.signal(number, _interrupt)

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001
    raise KeyboardInterrupt


def play(context: Context, request: PlayRequest) -> int:
    """Plays a match. Returns the exit status."""
    pauses_after_deal(context, request)
    check_target(context, request)
    session = session_for(context, request)
    keeper = RecordKeeper(context, session, request.save or resumed_file(request.resume))
    try:
        return (by_person if session.yours else _by_bots)(context, request, session, keeper)
    finally:
        session.table.log.close()


def pauses_after_deal(context: Context, request: PlayRequest) -> bool:
    """Returns True if line mode waits for Enter after each deal. Raises CommandRefused for a wrong word."""
    if request.pause not in {None, "deal", "none"}:
        raise context.wrong("cli-pause", value=request.pause[:40], valid="deal, none")
    return request.pause == "deal" or (request.pause is None and context.console.is_live)


def _by_bots(context: Context, request: PlayRequest, session: Session, keeper: RecordKeeper) -> int:
    session.play_out()
    saved = keeper.save() if keeper.path is not None else None
    return _finish(context, request, session, saved)


def _finish(context: Context, request: PlayRequest, session: Session, saved: Path | None) -> int:
    """Prints the score sheet and the path of the record. Returns the exit status."""
    words = context.words(session.game)
    lines = [words.name(), *words.sheet(session.match)]
    if saved is not None:
        lines.append(words.say("line-saved", path=str(saved)))
    return context.answer(_document(context, session, saved), lines, as_json=request.as_json)


def _document(context: Context, session: Session, saved: Path | None) -> doc.Played:
    sheet = score_sheet(session.record(), session.match, context.words(session.game))
    path = None if saved is None else os.fsencode(saved).decode(errors="replace")
    return doc.Played(record=path, sheet=sheet)


def by_person(context: Context, request: PlayRequest, session: Session, keeper: RecordKeeper) -> int:
    """Plays the match of a person and keeps its record. Returns the exit status."""
    if session.is_over:
        return _finish(context, request, session, keeper.path)
    mode = LineMode(
        context.console, context.words(session.game), session, pauses=pauses_after_deal(context, request)
    )
    status = 0
    with Hangups():
        try:
            mode.run()
        except (Left, InputEnded):
            pass
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            status = INTERRUPTED
        except (BrokenPipeError, OutputLost):
            keeper.save()
            raise
        saved = save_somewhere(context, keeper)
    _say_saved(context, request, session, saved)
    if request.as_json:
        context.answer(_document(context, session, saved), (), as_json=True)
    return status


def _say_saved(context: Context, request: PlayRequest, session: Session, saved: Path) -> None:
    """Prints where the record is, and the command that goes on with a match that is not over."""
    context.console.say("")
    context.say("line-saved", path=str(saved))
    if not session.is_over:
        seats = "" if request.seats == YOU_AND_BOTS else f" --seats {request.seats}"
        command = f"{called(context.environment)} play --resume {shlex.quote(str(saved))}{seats}"
        context.say("line-go-on", command=command)
