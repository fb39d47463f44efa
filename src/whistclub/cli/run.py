"""One run of the command: language, help, parsing, the command itself, and what its exit status is."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from whistclub.cards.errors import Reason
from whistclub.messages import Catalogue, Speaker
from whistclub.terminal.console import Console, OutputLost, fitted, hang_up, open_standard, printable
from whistclub.terminal.language import BadLanguage, take_language
from whistclub.version import VERSION

if TYPE_CHECKING:
    from whistclub.terminal.commands.context import Context

WRONG_USAGE = 2
CRASHED = 70
OUTPUT_LOST = 74
INTERRUPTED = 130
PIPE_CLOSED = 141
"""Exit statuses: wrong usage and, from 128 on, the signals 2 and 13 as shells have them; the others of `sysexits.h`."""

_OLDER_WORDS = {"party": "evening"}
"""Commands by the words they once had, which scripts may still say."""

_WITH_GAMES = {"games", "play", "duel", "serve", "club"}
"""The commands that say which games and players of other packages are left out."""


def main(arguments: list[str] | None = None) -> int:
    """The command. Returns its exit status, as `whist --help` lists them."""
    open_standard()
    given = sys.argv[1:] if arguments is None else arguments
    catalogue, words = Catalogue("en"), given
    try:
        language, words = take_language(given, os.environ)
        catalogue = Catalogue(language)
        words = [_OLDER_WORDS.get(word, word) for word in words[:1]] + words[1:]
        with _upgrades_told(catalogue):
            return _run(catalogue, words)
    except BadLanguage as problem:
        return _complain(problem.sentence(), WRONG_USAGE)
    except BrokenPipeError:
        hang_up()
        return PIPE_CLOSED
    except OutputLost as problem:
        hang_up()
        key = "cli-output-lost-in-play" if words[:1] == ["play"] else "cli-output-lost"
        return _complain(catalogue.format(key, why=str(problem)), OUTPUT_LOST)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as problem:
        if os.environ.get("WHIST_DEBUG") == "1":
            raise
        what = type(problem).__name__
        return _complain(catalogue.format("cli-our-fault", what=what, debug="WHIST_DEBUG=1"), CRASHED)


class _Told(logging.Handler):
    """Words what the data file's keeper has to tell."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._speaker = Speaker(catalogue, "french")

    def emit(self, record: logging.LogRecord) -> None:
        """Says the reason of the record on stderr."""
        told = getattr(record, "reason", None)
        if isinstance(told, Reason):
            _complain(self._speaker.reason(told), 0)


@contextmanager
def _upgrades_told(catalogue: Catalogue) -> Iterator[None]:
    """Tells where an older data file is kept that this run upgrades."""
    log, told = logging.getLogger("whistclub.club.store"), _Told(catalogue)
    log.addHandler(told)
    try:
        yield
    finally:
        log.removeHandler(told)


def _run(catalogue: Catalogue, words: list[str]) -> int:
    flags = _flags(words)
    asks_help = "--help" in flags or "-h" in flags or words == ["help"]
    if "--version" in flags and not asks_help:
        _say(catalogue.format("cli-version", version=VERSION))
        return 0
    # Only here: the parser takes half of the start, which the version goes without.
    from whistclub.cli.usage import command_of, group_of, help_lines

    known, group = command_of(words), group_of(words)
    if asks_help or words == [group]:
        _say("\n".join(help_lines(catalogue, known or group)))
        return 0
    if not words or (known is None and words[0].startswith("-")):
        known, words = "club", ["club", *words]
    return _read_and_carried_out(catalogue, words, known)


def _read_and_carried_out(catalogue: Catalogue, words: list[str], known: str | None) -> int:
    from cyclopts import CycloptsError

    from whistclub.cli.parser import app
    from whistclub.cli.usage import wrong_usage

    try:
        function, bound, _ = app.parse_args(_with_piped(words, known), exit_on_error=False, print_error=False)
    except CycloptsError as problem:
        return _complain(wrong_usage(catalogue, problem, known), WRONG_USAGE)
    if known in _WITH_GAMES:
        _warn(catalogue)
    to_stderr = known == "play" and "--json" in _flags(words)
    bound.arguments["context"] = _context(catalogue, to_stderr=to_stderr)
    return _carried_out(function, bound, bound.arguments["context"])


def _with_piped(words: list[str], known: str | None) -> list[str]:
    """The words with a dash that stands for a file as a path, since the parser takes a dash for an option."""
    from whistclub.cli.usage import HELP

    forms = [form for form, _ in HELP.get(known or "", ())]
    texts = {
        form.split()[0] for form in forms if form.startswith("--") and " " in form and form[-5:] != " FILE"
    }
    before = ["", *words]
    return ["./-" if word == "-" and before[at] not in texts else word for at, word in enumerate(words)]


def _flags(words: list[str]) -> list[str]:
    """The words before `--`, among which options are."""
    return words[: words.index("--")] if "--" in words else words


def _carried_out(function: Any, bound: Any, context: "Context") -> int:
    from whistclub.cards.errors import WhistclubError, missing_package
    from whistclub.terminal.commands.context import CommandRefused

    try:
        status: int = function(*bound.args, **bound.kwargs)
    except CommandRefused as problem:
        return _complain(str(problem), problem.status)
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package in {"", "whistclub"}:
            raise
        refused = context.refusal(missing_package(package))
        return _complain(str(refused), refused.status)
    except WhistclubError as problem:
        refused = context.refusal(problem)
        return _complain(str(refused), refused.status)
    return status


def _context(catalogue: Catalogue, *, to_stderr: bool) -> "Context":
    """Returns the context of a command. With `to_stderr` the console is stderr, so that a document stands alone on
    stdout.
    """
    from whistclub.terminal.commands.context import Context

    console = Console(sys.stderr if to_stderr else sys.stdout, sys.stdin)
    return Context(catalogue, console, dict(os.environ))


def _warn(catalogue: Catalogue) -> None:
    """Names the games and players of other packages that are left out, and why."""
    from whistclub.games.registry import PROBLEMS as GAMES_LEFT_OUT
    from whistclub.players.registry import PROBLEMS as PLAYERS_LEFT_OUT

    speaker = Speaker(catalogue, "french")
    for problem in (*GAMES_LEFT_OUT, *PLAYERS_LEFT_OUT):
        _complain(speaker.reason(problem), 0)


def _complain(text: str, status: int) -> int:
    """Says why on stderr; where even that cannot be written, the status alone tells."""
    try:
        print(fitted(printable(text), sys.stderr), file=sys.stderr, flush=True)
    except OSError:
        # What waits in the stream would fail once more at the end, and take the status with it.
        hang_up()
    return status


def _say(text: str) -> None:
    Console(sys.stdout, None).say(text)
