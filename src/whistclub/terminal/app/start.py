"""How the app starts: whether this terminal can show it, the log behind it, and the table asked for."""

import locale
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from whistclub.club.local_table import House, Table
from whistclub.club.store.log import Log
from whistclub.club.store.record_files import load_record, naming
from whistclub.club.table.entries import Dealing
from whistclub.club.table.seeds import seed_bytes
from whistclub.games.registry import game_of_preset
from whistclub.rules.chance import first_dealer
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import ALONE
from whistclub.terminal.app.opening import sitters_of
from whistclub.terminal.app.seats import AtTable
from whistclub.terminal.app.settings import load_settings
from whistclub.terminal.commands.play import Asked
from whistclub.terminal.commands.reading import Here, chosen_game, fresh_seed
from whistclub.terminal.deal_text import read_deal_file
from whistclub.terminal.local_store import begun
from whistclub.terminal.session import read_seats, resumed_session


def can_show(environment: Mapping[str, str]) -> bool:
    """Whether a person sits at a terminal that can draw."""
    live = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return live and environment.get("TERM", "dumb") not in {"", "dumb", "unknown"}


def suits_the_app(asked: Asked) -> bool:
    """Whether nothing is asked for that only line mode does: a file to save to, a document, bots alone."""
    return not asked.as_json and asked.save is None and asked.pause is None and "you" in asked.seats


def start(here: Here, asked: Asked, *, plain: bool) -> int:
    """Opens the app: at the table asked for, or at home. Returns the exit status."""
    table, log, trouble = begun(here, lambda log: _table(here, asked, log))
    return _run(here, log, table, trouble, plain=plain)


def start_joined(here: Here, address: str, name: str, *, plain: bool) -> int:
    """Opens the app at a club's table. Returns the exit status. Raises NotJoined, BadFile, BadOption."""
    from whistclub.terminal.app.remote_table import Joined
    from whistclub.terminal.remote.client import Guest

    guest = Guest(address, name, here.environment)
    try:
        guest.come_in()
        _, log, trouble = begun(here, lambda log: log)
        return _run(here, log, Joined(guest), trouble, plain=plain)
    finally:
        guest.close()


def _run(here: Here, log: Log, table: Table | AtTable | None, trouble: str, *, plain: bool) -> int:
    from whistclub.terminal.app.app import WhistApp

    settings = load_settings(here.environment)
    language = here.catalogue.language
    if settings.language and "WHIST_LANG" not in here.environment and not _was_asked():
        language = settings.language
    ascii_only = plain or "utf" not in locale.getpreferredencoding(do_setlocale=False).lower()
    app = WhistApp(
        log,
        language,
        plain=ascii_only,
        environment=here.environment,
        table=table,
        settings=settings,
        trouble=trouble,
    )
    status = app.run()
    if app.fault is not None:
        raise app.fault
    return 0 if status is None else status


def _was_asked() -> bool:
    """Whether the command line names the language."""
    return any(word.startswith("--language") for word in sys.argv)


def _table(here: Here, asked: Asked, log: Log) -> Table | None:
    """The table asked for: one to go on with, or a new one. None where no game is named."""
    house = House(log)
    if asked.resume is not None:
        if os.sep not in str(asked.resume) and not asked.resume.exists():
            return house.table(str(asked.resume))
        return _of_record(asked, log, asked.resume)
    if asked.game is None:
        return None
    preset, written = chosen_game(here, asked.game, asked.preset, asked.options)
    game = game_of_preset(preset, written)
    name = load_settings(here.environment).name
    people = dict.fromkeys(read_seats(asked.seats, game.seats), name)
    seed = None if asked.seed is None else fresh_seed(asked.seed)
    dealer = None
    given: tuple[str, ...] = ()
    if asked.deal is not None:
        drawn = ALONE if game.seats == 1 else first_dealer(seed_bytes(fresh_seed(seed)))
        deals, dealer = read_deal_file(asked.deal, game, drawn)
        given = tuple(deal_to_text(deal) for deal in deals)
    dealing = Dealing(seed, given)
    return house.open(
        house.opening_of(
            game, sitters_of(game, people), dealing, dealer=dealer if game.seats > 1 else None, preset=preset
        )
    )


def _of_record(asked: Asked, log: Log, path: Path) -> Table:
    record = load_record(path)
    yours = read_seats(asked.seats, 1 if len(record.first.score) == 1 else 4)
    with naming(path):
        return resumed_session(log, record, yours).table
