"""Cookie keys: kept in a file that only its owner can read, the newest first, or in the database of a club of several
hosts.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.small_files import change_file, read_or_begin

KEY_FILE: Final = "cookie.keys"
_MOST: Final = 16
"""A cookie lasts a year, and a key for so many changes."""
_LINE: Final = re.compile(r"[0-9a-f]{64}")
_COOKIE: Final = re.compile(r"([A-Za-z0-9_-]{16,40})\.([0-9a-f]{64})")


class Keys:
    """The keys of one club: it signs with the first and accepts all."""

    def __init__(self, keys: list[bytes]) -> None:
        self._keys = keys

    def renew(self, keys: list[bytes]) -> None:
        """Goes by these keys from now on."""
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
        # Every key is tried, so that the time taken does not tell which one has signed.
        good = [hmac.compare_digest(mac, _mac(key, person)) for key in self._keys]
        return person if any(good) else None


def load_keys(path: Path) -> Keys:
    """Reads the keys, and makes the file private; creates it with one key if it is missing. Raises BadFile."""
    return Keys([bytes.fromhex(line) for line in _lines(path)])


def keys_in_file(path: Path) -> list[bytes]:
    """The keys of the file, the newest first; none if it is missing. Raises BadFile."""
    return [bytes.fromhex(line) for line in _lines(path)] if path.exists() else []


def write_keys(path: Path, keys: Sequence[bytes]) -> None:
    """Writes these keys, the one to sign with first, in place of those of the file. Raises BadFile."""
    change_file(path, lambda _: _text([key.hex() for key in keys][:_MOST]))


def rotate_keys(path: Path) -> None:
    """Adds a new key to sign with; cookies signed with the last few stay valid. Raises BadFile."""
    _lines(path)
    change_file(path, lambda found: _text([secrets.token_hex(32), *_good(path, found)][:_MOST]))


def _lines(path: Path) -> list[str]:
    return _good(path, read_or_begin(path, lambda: _text([secrets.token_hex(32)])))


def _good(path: Path, found: bytes) -> list[str]:
    """The keys in these bytes of the file. Raises BadFile."""
    lines = found.decode("ascii", errors="replace").split()
    if not lines or not all(_LINE.fullmatch(line) for line in lines):
        raise BadFile(reason("key-file", path=str(path)))
    return lines


def _text(lines: list[str]) -> bytes:
    return ("\n".join(lines) + "\n").encode()


def _mac(key: bytes, person: str) -> str:
    return hmac.new(key, b"whistclub person " + person.encode(), hashlib.sha256).hexdigest()
