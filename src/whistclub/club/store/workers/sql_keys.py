"""The keys that sign cookies, in the database of a club of several hosts, each sealed by a key that only the hosts
have.
"""

import os
import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from cryptography.fernet import Fernet, InvalidToken

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.db.row_locks import hold_table
from whistclub.club.store.files.small_files import read_or_begin
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog

SEAL_VARIABLE: Final = "WHISTCLUB_SEAL_KEY"
"""The environment's variable with the key that seals, instead of the file."""
SEAL_FILE: Final = "seal.key"

_SIGNS_AFTER_MS: Final = 2 * 60_000
"""A new key signs only when every worker has read it."""
_USEFUL_MS: Final = 366 * 24 * 60 * 60_000
"""A cookie lasts a year, and so a key that signs no longer is of use."""
_KEYS: Final = sa.Table(
    "cookie_keys",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
)


class SqlKeys:
    """The cookie keys of one club. Every call raises BadFile if the database cannot do it, or if another key has sealed
    them.
    """

    def __init__(self, log: SqlLog, seal: Fernet) -> None:
        self._log, self._seal = log, seal

    def load(self, now_ms: int) -> list[bytes]:
        """The keys, first the one that signs: the newest that every worker has read by now."""
        wanted = sa.select(_KEYS).order_by(_KEYS.c.number.desc())
        with self._log.reading() as connection:
            rows = connection.execute(wanted).all()
        keys = [self._opened(row.sealed) for row in rows]
        old = [place for place, row in enumerate(rows) if row.made_ms <= now_ms - _SIGNS_AFTER_MS]
        # Where all keys are new the club has just begun: the oldest is the one that every worker has.
        signs = old[0] if old else len(keys) - 1
        return [*keys[signs : signs + 1], *keys[:signs], *keys[signs + 1 :]]

    def begin(self, keys: Sequence[bytes], now_ms: int) -> None:
        """Stores the first keys, the newest first, or a new one where there are none; keys that are stored already
        stay.
        """
        first = list(reversed(keys)) or [secrets.token_bytes(32)]
        rows = [self._row(number, key, now_ms) for number, key in enumerate(first, 1)]
        with self._log.writing() as connection:
            hold_table(connection, _KEYS)
            if connection.execute(sa.select(_KEYS.c.number).limit(1)).first() is None:
                connection.execute(_KEYS.insert(), rows)

    def rotate(self, now_ms: int) -> None:
        """Adds a key that signs from soon on, and deletes those that no cookie can be signed with any longer."""
        with self._log.writing() as connection:
            hold_table(connection, _KEYS)
            found = connection.execute(sa.select(_KEYS).order_by(_KEYS.c.number)).all()
            if found:
                # No other host could read what another key than theirs has sealed.
                self._opened(found[-1].sealed)
            newest = found[-1].number if found else 0
            connection.execute(_KEYS.insert().values(self._row(newest + 1, secrets.token_bytes(32), now_ms)))
            for key, successor in pairwise(found):
                # A key signs until its successor does, so its last cookies are as old as that.
                if successor.made_ms <= now_ms - _USEFUL_MS:
                    connection.execute(_KEYS.delete().where(_KEYS.c.number == key.number))

    def _row(self, number: int, key: bytes, now_ms: int) -> dict[str, object]:
        return {"number": number, "sealed": self._seal.encrypt(key).decode(), "made_ms": now_ms}

    def _opened(self, sealed: str) -> bytes:
        try:
            return self._seal.decrypt(sealed)
        except InvalidToken as problem:
            raise BadFile(reason("seal-key-other", variable=SEAL_VARIABLE, file=SEAL_FILE)) from problem


def seal_of(folder: Path, environment: Mapping[str, str] = os.environ) -> Fernet:
    """The key that seals: the variable's, else that of the folder's file, which is made if it is missing. Raises
    BadFile.
    """
    path = folder / SEAL_FILE
    try:
        text = environment.get(SEAL_VARIABLE, "").encode() or read_or_begin(path, Fernet.generate_key)
        return Fernet(text.strip())
    except ValueError as problem:
        raise BadFile(reason("seal-key", variable=SEAL_VARIABLE, path=str(path))) from problem
