"""What is the matter with a database, in a word that the catalogues have a sentence for."""

import sqlite3
from typing import Final

from sqlalchemy.engine import URL

from whistclub.cards.errors import Reason, reason


def complaint(url: URL, why: str) -> Reason:
    """That a PostgreSQL database cannot be used: which, on which host, as whom, and never with its password. `why` is one of `trouble`, or `newer`."""
    return reason("database", **place_of(url), user=url.username or "", why=why)


def place_of(url: URL) -> dict[str, str]:
    """Which database, on which host."""
    host = url.host or str(url.query.get("host", "")) or "localhost"
    return {"database": _database(url), "host": host if url.port is None else f"{host}:{url.port}"}


def told_to_visitors(why: Reason) -> Reason:
    """The reason as visitors of a club are told it: that nothing can be kept now, and why in a word, but not where the data are."""
    if why.key not in {"data-file", "database"}:
        return why
    word = str(why.fact("why"))
    return reason("club-cannot-write", why=word if word in _FOR_VISITORS else "other")


def trouble(url: URL, text: str) -> str:
    """What the driver's text is about: host, database, user, refused or other.

    Before somebody is let in the driver has no codes to go by. A server that answered at all says FATAL, and names in quotes what it
    is about: the database, the user, or for a rule of its own both.
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


def _database(url: URL) -> str:
    return url.database or url.username or ""


_FOR_VISITORS: Final = {"full", "disk", "locked"}

_REASONS: Final = {
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


def file_trouble(problem: object) -> str:
    """What is the matter, from SQLite's own code; its low byte is the family of the trouble."""
    code = getattr(problem, "sqlite_errorcode", None)
    return "other" if code is None else _REASONS.get(code & 0xFF, "other")
