"""The link of a table, and who this terminal is at the club behind it."""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from whistclub.cards.errors import WhistclubError, WrongUsage, reason
from whistclub.club.store.files.record_files import data_folder
from whistclub.club.store.files.small_files import change_file, read_small
from whistclub.terminal.console import on_one_line
from whistclub.wire import bodies

_TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/?")
_EVENING: Final = re.compile(r"/([A-Za-z0-9]{4,10})/?")
_TIMEOUT_S: Final = 10.0
_MOST_BYTES: Final = 4_000_000


class NotJoined(WhistclubError):
    """A table that this terminal cannot sit down at, or not any more."""


class NoAddress(NotJoined, WrongUsage):
    """A text that is the address of no table."""


class Link(msgspec.Struct, frozen=True):
    """A table by its link: the club's address, as `http://host:port`, and the table's id."""

    club: str
    table: str

    def __str__(self) -> str:
        return f"{self.club}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's messages."""
        return f"ws{self.club.removeprefix('http')}/ws/{self.table}"


class EveningLink(msgspec.Struct, frozen=True):
    """A whist evening by its short link: the club's address and the evening's code."""

    club: str
    code: str

    def __str__(self) -> str:
        return f"{self.club}/{self.code}"

    @property
    def socket(self) -> str:
        """The address of the evening's messages."""
        return f"ws{self.club.removeprefix('http')}/ws/evening/{self.code}"

    def table(self, room: str) -> Link:
        """The link of one of its tables on line."""
        return Link(self.club, room)


def read_link(text: str) -> Link:
    """The link written. Raises NotJoined for what is no table's link."""
    club, path = _club_and_path(text)
    table = _TABLE.fullmatch(path)
    if not club or table is None:
        raise NoAddress(reason("join-address", text=text[:80]))
    return Link(club, table[1])


def read_evening_link(text: str) -> EveningLink | None:
    """The short link of an evening; None for anything else."""
    club, path = _club_and_path(text)
    code = _EVENING.fullmatch(path)
    return EveningLink(club, code[1].upper()) if club and code else None


def _club_and_path(text: str) -> tuple[str, str]:
    """The club's address and the path of a link; both empty for what is no link of a club."""
    try:
        found = urlsplit(text.strip())
        host, port = found.hostname, found.port
    except ValueError:
        return "", ""
    if found.scheme not in {"http", "https"} or not host or found.username:
        return "", ""
    name = f"[{host}]" if ":" in host else host
    place = name if port is None else f"{name}:{port}"
    return f"{found.scheme}://{place}", found.path


def is_stranger(link: str, environment: Mapping[str, str]) -> bool:
    """True where this terminal has never been at the club of a link."""
    club, _ = _club_and_path(link)
    return bool(club) and not Club(club, environment).cookie


class Club:
    """A club over HTTP, as the person whose cookie is kept in the user's data folder."""

    def __init__(self, club: str, environment: Mapping[str, str]) -> None:
        self._club = club
        self._kept = data_folder(environment) / "clubs.json"
        self.cookie = ""
        with suppress(ValueError):  # A damaged file is told of when it is written.
            self.cookie = _cookies(read_small(self._kept)).get(club, "")

    def come_in(self, name: str) -> None:
        """Makes this terminal somebody the club knows, called so (empty: as before, or a guest without a name).

        Raises NotJoined where the club is not there or refuses the name, BadFile where the cookie cannot be kept.
        """
        if name:
            self._ask("PUT", "/api/me", {"name": name})
        elif not self.cookie or not self._ask("GET", "/api/me")["known"]:
            # A guest without a name comes of any request that changes something; this one leaves nothing behind.
            self._ask("POST", "/api/me/device", {})

    def record(self, table: str, match: str) -> bytes:
        """The record of the deals that are over. Raises NotJoined."""
        return self._fetch("GET", f"/api/tables/{table}/matches/{match}/record", None)

    def games(self) -> bodies.Games:
        """The games of the club as forms, and the messages of those from other packages. Raises NotJoined."""
        try:
            return msgspec.json.decode(self._fetch("GET", "/api/games", None), type=bodies.Games)
        except (msgspec.MsgspecError, RecursionError):
            raise NotJoined(reason("join-no-club", club=self._club)) from None

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        try:
            return json.loads(self._fetch(method, path, body))
        except (ValueError, RecursionError):
            raise NotJoined(reason("join-no-club", club=self._club)) from None

    def _fetch(self, method: str, path: str, body: Any) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        request = urllib.request.Request(self._club + path, data, headers, method=method)  # noqa: S310 - http(s) by read_link
        try:
            try:
                return self._answer(request)
            except OSError as problem:
                # All that is asked here comes to the same when it is asked twice.
                if not _is_cut_off(problem):
                    raise
                return self._answer(request)
        except urllib.error.HTTPError as problem:
            raise self._refused(problem) from None
        except (OSError, ValueError):
            raise NotJoined(reason("join-no-club", club=self._club)) from None

    def _answer(self, request: urllib.request.Request) -> bytes:
        with urllib.request.urlopen(request, timeout=_TIMEOUT_S) as answer:  # noqa: S310
            self._keep(answer.headers.get_all("Set-Cookie") or [])
            text: bytes = answer.read(_MOST_BYTES)
        return text

    def _refused(self, problem: urllib.error.HTTPError) -> NotJoined:
        """Returns the club's own reason, or that no club answers there."""
        try:
            why = on_one_line(json.loads(problem.read(_MOST_BYTES)))["why"]
            return NotJoined(reason(str(why["key"]), **why.get("args", {})))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return NotJoined(reason("join-no-club", club=self._club))

    def _keep(self, sent: list[str]) -> None:
        for text in sent:
            try:
                cookies = SimpleCookie(text)
            except CookieError:
                continue
            for name, cookie in cookies.items():
                self.cookie = f"{name}={cookie.value}"
                change_file(self._kept, self._with_cookie)

    def _with_cookie(self, found: bytes) -> bytes:
        return json.dumps({**_cookies(found), self._club: self.cookie}).encode()


def _is_cut_off(problem: OSError) -> bool:
    """True if the connection came about and was lost before the answer."""
    cause = problem.reason if isinstance(problem, urllib.error.URLError) else problem
    return isinstance(cause, ConnectionError) and not isinstance(cause, ConnectionRefusedError)


def _cookies(found: bytes) -> dict[str, str]:
    """The cookies by the addresses of their clubs: each is the person's identity there. Raises ValueError for bytes
    that are damaged.
    """
    try:
        return msgspec.json.decode(found, type=dict[str, str]) if found else {}
    except (msgspec.DecodeError, RecursionError) as problem:
        raise ValueError from problem
