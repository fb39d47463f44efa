"""`whist play` without the app: a match in line mode, or by bots alone, and its record."""

import os
import shlex
import signal
from pathlib import Path

from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.hangups import Hangups
from whistclub.terminal.commands.play_request import PlayRequest
from whistclub.terminal.commands.play_setup import check_target, resumed_file, session_for
from whistclub.terminal.commands.record_keeper import RecordKeeper, save_somewhere
from whistclub.terminal.commands.score import score_sheet
from whistclub.terminal.console import InputEnded, OutputLost
from whistclub.terminal.line.line_mode import LineMode
from whistclub.terminal.line.match import Left
from whistclub.terminal.local.seats import YOU_AND_BOTS
from whistclub.terminal.local.session import Session
from whistclub.terminal.program_name import called


def play(context: Context, request: PlayRequest) -> int:
    """Plays a match. Returns the exit status."""
    pauses_after_deal(context, request)
    check_target(context, request)
    session = session_for(context, request)
    keeper = RecordKeeper(context, session, request.save or resumed_file(request.resume))
    try:
        return (_by_person if session.yours else _by_bots)(context, request, session, keeper)
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


def _by_person(context: Context, request: PlayRequest, session: Session, keeper: RecordKeeper) -> int:
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
