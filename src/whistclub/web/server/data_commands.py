"""The commands that copy the data file, put a copy back, move to PostgreSQL, and change the key that signs cookies."""

import re
import time
from pathlib import Path
from typing import Final

from whistclub.cards.errors import BadOption, reason
from whistclub.club.local_table import now_ms
from whistclub.club.store.backup import backup, restore
from whistclub.club.store.files.private_files import close_to_others
from whistclub.club.store.files.record_files import data_file
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.store.transfer import demand_current, transfer, transfer_back
from whistclub.web.http.people.keys import KEY_FILE, rotate_keys, write_keys
from whistclub.web.server.output import CommandOutput
from whistclub.web.server.serve import ClubConfig, database, stored_keys

_COPY: Final = re.compile(r"club-\d{8}-\d{6}\.sqlite")
"""The name of a copy among others: its moment, by the clock of Greenwich."""


def backup_data(output: CommandOutput, copy: Path) -> int:
    """Copies the data file. Returns the exit status. Raises BadFile."""
    close_to_others(output.environment)
    made = backup(data_file(output.environment), copy)
    output.say("cli-backup-made", path=str(copy), kilobytes=max(1, made.size_bytes // 1000))
    output.say_contents(made.contents)
    return 0


def backup_among(output: CommandOutput, folder: Path, keep: int) -> int:
    """Copies the data file into a folder under a name of its own, and leaves the newest `keep` copies there.

    Returns the exit status. Raises BadFile, and then every copy is still there.
    """
    made = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now_ms() / 1000))
    status = backup_data(output, folder / f"club-{made}.sqlite")
    copies = sorted(path for path in folder.iterdir() if _COPY.fullmatch(path.name))
    older = copies[:-keep]
    for path in older:
        path.unlink()
    if older:
        output.say("cli-backup-older", count=len(older))
    return status


def restore_data(output: CommandOutput, copy: Path) -> int:
    """Puts a copy back. Returns the exit status. Raises BadFile, InUse."""
    close_to_others(output.environment)
    file = data_file(output.environment)
    done = restore(copy, file)
    output.warn_if_unlocked(is_locked=done.is_guarded, data_file=file)
    output.say("cli-restore-done", path=str(copy))
    output.say_contents(done.contents)
    if done.kept is not None:
        output.say("cli-restore-kept", path=str(done.kept))
        if done.before is not None:
            output.say_contents(done.before)
    return 0


def transfer_data(output: CommandOutput, address: str) -> int:
    """Copies the data file into an empty PostgreSQL database. Returns the exit status. Raises BadFile, InUse, and
    BadOption for an address of none.
    """
    _demand_postgresql(address)
    close_to_others(output.environment)
    file = data_file(output.environment)
    contents = transfer(file, address)
    output.say("cli-transfer-done", path=str(file))
    output.say_contents(contents)
    output.say("cli-transfer-next")
    return 0


def transfer_data_back(output: CommandOutput, config: ClubConfig) -> int:
    """Copies a PostgreSQL database into a new data file, with the keys that sign cookies. Returns the exit status.
    Raises BadFile, InUse, and BadOption for an address of none.
    """
    _demand_postgresql(config.database)
    # Before it is opened, which would bring an older one up to date.
    demand_current(config.database)
    log = open_url(config.database)
    try:
        keys = stored_keys(config, log).load(now_ms())
    finally:
        log.close()
    contents = transfer_back(config.database, config.data_file)
    if keys:
        write_keys(config.folder / KEY_FILE, keys)
    output.say("cli-transfer-back-done", path=str(config.data_file))
    output.say_contents(contents)
    return 0


def _demand_postgresql(address: str) -> None:
    if not address.startswith("postgres"):
        raise BadOption(reason("transfer-needs-postgresql"))


def rotate_cookie_keys(output: CommandOutput, config: ClubConfig) -> int:
    """Adds a key to sign cookies with. Returns the exit status. Raises BadFile, and BadOption for a data file.

    A club over a data file has its keys beside that file, not in it.
    """
    if config.database and not config.database.startswith("postgres"):
        raise BadOption(reason("keys-need-postgresql"))
    if not config.database:
        rotate_keys(config.folder / KEY_FILE)
        output.say("cli-keys-rotated")
        return 0
    log = database(config)
    try:
        stored_keys(config, log).rotate(now_ms())
    finally:
        log.close()
    output.say("cli-keys-rotated-soon")
    return 0
