"""`whist play` in the app: at home, at a table of this machine, or at one of a club."""

import locale
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from whistclub.club.local_table import House, Table, with_conventions
from whistclub.club.store.files.record_files import load_record, naming
from whistclub.club.store.logs.log import Log
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import game_of_preset, make_game
from whistclub.rules.replay import deal_to_text, game_of_record
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.new_tables import sitters_of
from whistclub.terminal.commands.choices import chosen_table, seed_or_random
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.setup import PlayRequest, given_deals
from whistclub.terminal.local.seats import read_bots, read_seats
from whistclub.terminal.local.session import resumed_session
from whistclub.terminal.local.store import open_with_fallback
from whistclub.terminal.settings import keep_joined, load_settings


def can_show_app(environment: Mapping[str, str]) -> bool:
    """Returns True if a person sits at a terminal that can draw."""
    live = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return live and environment.get("TERM", "dumb") not in {"", "dumb", "unknown"}


def open_app(context: Context, request: PlayRequest, *, plain: bool) -> int:
    """Opens the app: at the table asked for, or at home. Returns the exit status."""
    table, log, trouble = open_with_fallback(
        context.environment, context.catalogue, lambda log: _table(context, request, log)
    )
    return _run(context, log, table, trouble, plain=plain)


def open_joined(context: Context, address: str, name: str, *, plain: bool) -> int:
    """Opens the app at a club's table. Returns the exit status. Raises NotJoined, BadFile, BadOption."""
    from whistclub.terminal.app.clients.remote import RemoteClient
    from whistclub.terminal.remote.client import Guest

    guest = Guest(address, name, context.environment)
    try:
        guest.come_in()
        keep_joined(context.environment, str(guest.link), guest.table.game.key)
        _, log, trouble = open_with_fallback(context.environment, context.catalogue, lambda log: log)
        return _run(context, log, RemoteClient(guest), trouble, plain=plain)
    finally:
        guest.close()


def _run(context: Context, log: Log, table: Table | TableClient | None, trouble: str, *, plain: bool) -> int:
    from whistclub.terminal.app.app import WhistApp

    settings = load_settings(context.environment)
    language = context.catalogue.language
    if settings.language and "WHIST_LANG" not in context.environment and not _names_language():
        language = settings.language
    ascii_only = plain or "utf" not in locale.getpreferredencoding(do_setlocale=False).lower()
    app = WhistApp(
        log,
        language,
        plain=ascii_only,
        environment=context.environment,
        table=table,
        settings=settings,
        trouble=trouble,
    )
    status = app.run()
    if app.fault is not None:
        raise app.fault
    return 0 if status is None else status


def _names_language() -> bool:
    """Returns True if the command line names the language."""
    return any(word.startswith("--language") for word in sys.argv)


def _table(context: Context, request: PlayRequest, log: Log) -> Table | None:
    """Returns the table asked for: one to resume, or a new one; None where no game is named."""
    house = House(log)
    if request.resume is not None:
        if os.sep not in str(request.resume) and not request.resume.exists():
            return house.table(str(request.resume))
        return _table_of_record(request, log, request.resume)
    if request.game is None:
        return None
    preset, written, conventions = chosen_table(context, request.game, request.preset, request.options)
    game = game_of_preset(preset, written)
    name = load_settings(context.environment).name
    people = dict.fromkeys(read_seats(request.seats, game.seats), name)
    seed = None if request.seed is None else seed_or_random(request.seed)
    given, dealer = given_deals(context, request, game, seed)
    dealing = Dealing(seed, tuple(deal_to_text(deal) for deal in given))
    first = dealer if game.seats > 1 else None
    sitting = sitters_of(game, people, read_bots(request.seats, game.seats))
    opened = house.opening_of(game, sitting, dealing, dealer=first, preset=preset)
    return house.open(with_conventions(opened, conventions))


def _table_of_record(request: PlayRequest, log: Log, path: Path) -> Table:
    record = load_record(path)
    with naming(path):
        yours = read_seats(request.seats, game_of_record(record, make_game).seats)
        return resumed_session(log, record, yours).table
