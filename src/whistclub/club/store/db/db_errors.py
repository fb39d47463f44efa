"""The kinds of database errors, each a word that the catalogues have a sentence for."""

import sqlite3
from typing import Final

from sqlalchemy.engine import URL

from whistclub.cards.errors import Reason, reason

_SQLITE_KINDS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_ERROR: "damaged",
}


def database_reason(url: URL, why: str) -> Reason:
    """The reason why a PostgreSQL database cannot be used, with its name, host and user, and never the password.

    `why` is a kind of `postgres_error_kind`, or `newer`.
    """
    return reason("database", **database_facts(url), user=url.username or "", why=why)


def database_facts(url: URL) -> dict[str, str]:
    """The name of the database and its host."""
    host = url.host or str(url.query.get("host", "")) or "localhost"
    return {"database": _database(url), "host": host if url.port is None else f"{host}:{url.port}"}


def postgres_error_kind(url: URL, text: str) -> str:
    """The kind of the error in the driver's text: host, database, user, refused or other.

    Before a login the driver has no error codes. A server that answered at all says FATAL, and quotes what it is
    about: the database, the user, or for its own access rules both.
    """
    if ("connection" in text and "FATAL" not in text) or "resolve" in text:
        return "host"
    if "FATAL" not in text:
        return "other"
    about_database = f'database "{_database(url)}"' in text
    about_user = any(f'{word} "{url.username}"' in text for word in ("user", "role"))
    if not about_database and not about_user:
        about_database, about_user = f'"{_database(url)}"' in text, f'"{url.username}"' in text
    if about_database and about_user:
        return "refused"
    if about_database:
        return "database"
    return "user" if about_user else "other"


def sqlite_error_kind(problem: object) -> str:
    """The kind of the error, from the low byte of SQLite's code."""
    code = getattr(problem, "sqlite_errorcode", None)
    return "other" if code is None else _SQLITE_KINDS.get(code & 0xFF, "other")


def _database(url: URL) -> str:
    return url.database or url.username or ""
