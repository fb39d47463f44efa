"""Cookie keys: kept in a file that only its owner can read, the newest first."""

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.store.record_files import BadFile, file_error, make_folder

_MOST: Final = 4
_LINE: Final = re.compile(r"[0-9a-f]{64}")
_COOKIE: Final = re.compile(r"([A-Za-z0-9_-]{16,40})\.([0-9a-f]{64})")


class Keys:
    """The keys of one club: it signs with the newest and accepts all."""

    def __init__(self, keys: list[bytes]) -> None:
        self._keys = keys

    def signed(self, person: str) -> str:
        """The signed cookie of this device or browser."""
        return f"{person}.{_mac(self._keys[0], person)}"

    def person(self, cookie: str) -> str | None:
        """The person of a cookie; None if its signature is not one of ours."""
        found = _COOKIE.fullmatch(cookie)
        if found is None:
            return None
        person, mac = found.groups()
        good = [hmac.compare_digest(mac, _mac(key, person)) for key in self._keys]
        return person if any(good) else None


def load_keys(path: Path) -> Keys:
    """Reads the keys, and makes the file private; creates it with one key if it is missing. Raises BadFile."""
    make_folder(path.parent)
    try:
        if not path.exists():
            _begin(path, [secrets.token_hex(32)])
    except OSError as problem:
        raise file_error(path, problem, "write") from problem
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        lines = path.read_text("ascii").split()
    except OSError as problem:
        raise file_error(path, problem, "read") from problem
    except UnicodeDecodeError as problem:
        raise BadFile(reason("key-file", path=str(path))) from problem
    if not lines or not all(_LINE.fullmatch(line) for line in lines):
        raise BadFile(reason("key-file", path=str(path)))
    return Keys([bytes.fromhex(line) for line in lines])


def rotate_keys(path: Path) -> None:
    """Adds a new key to sign with; cookies signed with the last few stay valid. Raises BadFile."""
    load_keys(path)
    try:
        _write(path, [secrets.token_hex(32), *path.read_text("ascii").split()][:_MOST])
    except OSError as problem:
        raise file_error(path, problem, "write") from problem


def _begin(path: Path, lines: list[str]) -> None:
    """Writes the first keys. Of several processes that begin at once, one wins and all use its keys."""
    part = _part(path, lines)
    try:
        os.link(part, path)
    except FileExistsError:
        return
    except OSError:
        part.replace(path)  # A file system without links.
    finally:
        part.unlink(missing_ok=True)


def _write(path: Path, lines: list[str]) -> None:
    _part(path, lines).replace(path)


def _part(path: Path, lines: list[str]) -> Path:
    """Writes the lines to a temporary file next to the path."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write("\n".join(lines) + "\n")
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def _mac(key: bytes, person: str) -> str:
    return hmac.new(key, b"whistclub person " + person.encode(), hashlib.sha256).hexdigest()
