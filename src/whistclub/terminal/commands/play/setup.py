"""The command line of `whist play`, and the session that it asks for: a new match, or one resumed."""

import re
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.local_table import House, with_conventions
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import is_there, load_record, naming
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import game_of_preset, make_game
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.replay import deal_to_text, game_of_record
from whistclub.rules.seats import Seat
from whistclub.terminal.commands.choices import chosen_preset, chosen_table, seed_or_random
from whistclub.terminal.commands.context import Context
from whistclub.terminal.console import printable
from whistclub.terminal.deal_text import dealer_by_seed, note_line, read_deal_file
from whistclub.terminal.local.seats import read_bots, read_seats
from whistclub.terminal.local.session import Session, resumed_session, sitters, unfinished, with_end
from whistclub.terminal.local.store import open_data, open_with_fallback
from whistclub.terminal.program_name import called


class PlayRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The words of the command line; None where it says nothing."""

    game: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None
    seats: str = "you,bots"
    save: Path | None = None
    resume: Path | None = None
    deal: Path | None = None
    pause: str | None = None
    daily: bool = False
    as_json: bool = False

    @property
    def suits_app(self) -> bool:
        """True if nothing is asked for that only line mode does: a file to save to, a document, bots alone,
        the deal of the day of a named game.
        """
        return (
            not self.as_json
            and not self.daily
            and self.save is None
            and self.pause is None
            and "you" in self.seats
        )


_TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")
_MOST_UNFINISHED: Final = 5


def check_target(context: Context, request: PlayRequest) -> None:
    """Refuses to write over a file, other than the one that the match is resumed from. Raises CommandRefused."""
    if request.save is None or request.save == request.resume:
        return
    if is_there(request.save):
        raise context.wrong("cli-save-exists", path=str(request.save))
    if not request.save.absolute().parent.is_dir():
        raise context.refusal(BadFile(reason("file-not-written", path=str(request.save), why="missing")))


def session_for(context: Context, request: PlayRequest) -> Session:
    """Returns the session asked for. Raises CommandRefused, BadOption, BadDeal, BadFile, BadRecord."""
    if request.resume is None:
        return _new(context, request)
    return _resumed(context, request, request.resume)


def resumed_file(path: Path | None) -> Path | None:
    """Returns the file to resume from; None where the word is the id of a table in the data file."""
    if path is None or (_TABLE_ID.fullmatch(str(path)) and not path.exists()):
        return None
    return path


def given_deals(
    context: Context, request: PlayRequest, game: Game, seed: str | None
) -> tuple[tuple[Deal, ...], Seat | None]:
    """Returns the deals in the file asked for, and the first dealer; no deals and None without a file.

    What is left out of the file, or taken for granted, is said on stderr. Raises BadFile, BadText, BadDeal.
    """
    if request.deal is None:
        return (), None
    given = read_deal_file(request.deal, game, dealer_by_seed(game, seed_or_random(seed)))
    for note in given.notes:
        print(printable(note_line(context.catalogue, note)), file=sys.stderr)
    return given.deals, given.dealer


def _new(context: Context, request: PlayRequest) -> Session:
    preset, written, conventions = chosen_table(context, request.game, request.preset, request.options)
    game = game_of_preset(preset, written)
    yours, bots = read_seats(request.seats, game.seats), read_bots(request.seats, game.seats)
    if not yours:
        game = game_of_preset(preset, with_end(written, game))
    seed = None if request.seed is None else seed_or_random(request.seed)
    given, dealer = given_deals(context, request, game, seed)
    dealing = Dealing(seed, tuple(deal_to_text(deal) for deal in given))

    def begin(log: Log) -> Session:
        if request.deal is None and yours:
            _name_unfinished(context, request, game, log)
        sitting = sitters(game, yours, bots)
        opened = House(log).opening_of(game, sitting, dealing, dealer=dealer)
        return Session(House(log).open(with_conventions(opened, conventions)), yours)

    return _over_data_file(context, yours, begin)


def _resumed(context: Context, request: PlayRequest, path: Path) -> Session:
    for option, value in (
        ("--preset", request.preset),
        ("--option", request.options),
        ("--seed", request.seed),
        ("--deal", request.deal),
    ):
        if value:
            raise context.wrong("cli-not-with-resume", option=option)
    if resumed_file(path) is None:
        table = House(open_data(context.environment)).table(str(path))
        return Session(table, frozenset(table.state.people[:1]))
    record = load_record(path)
    if request.game is not None:
        preset, _ = chosen_preset(context, request.game, None, ())
        if game_of_preset(preset, {}).key != record.game:
            raise context.wrong("cli-resume-other-game", path=str(path), game=record.game[:40])
    with naming(path):
        yours = read_seats(request.seats, game_of_record(record, make_game).seats)
        return _over_data_file(context, yours, lambda log: resumed_session(log, record, yours))


def _over_data_file(context: Context, yours: frozenset[Seat], begin: Callable[[Log], Session]) -> Session:
    """Begins a session over the data file, or in memory where that fails, and says so. Bots alone play in memory."""
    if not yours:
        return begin(MemoryLog())
    session, _, trouble = open_with_fallback(context.environment, context.catalogue, begin)
    if trouble:
        context.console.say(trouble)
    return session


def _name_unfinished(context: Context, request: PlayRequest, game: Game, log: Log) -> None:
    """Prints a line for each of the last matches of this game that are not over, where a person sits at the
    keyboard.
    """
    if request.seed is not None or not context.console.is_live:
        return
    words = context.words(game)
    for table in islice(unfinished(log, game.key), _MOST_UNFINISHED):
        deals, setting = table.state.match.deals, table.state.match.setting
        if deals:
            when = time.strftime("%Y-%m-%d", time.localtime(table.state.opened.at_ms / 1000))
            command = f"{called(context.environment)} play --resume {table.id}"
            score = words.score(setting.score)
            context.say("line-unfinished", date=when, number=len(deals), score=score, command=command)
