"""The deals of the day: a secret for each day, committed to beforehand, opened when the day is over. Pure functions.

The cards of a day follow from its secret and from nothing that anybody knows before it is opened. What is shown of a day to come is the
hash of its secret, so that whoever runs the club cannot put another in its place either.
"""

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec

PRESETS: Final = ("gongor", "gongor_points", "hermits", "hermits_eight_tricks")
"""The presets with a deal of the day: the solitaires."""

AHEAD_DAYS: Final = 7
"""So many days are committed to beforehand."""

OPEN_AFTER_MS: Final = 60 * 60 * 1000
"""So long after a day is over (in UTC) its secret is opened: who began before midnight has time to end it."""

DAY_MS: Final = 24 * 60 * 60 * 1000


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day with its secret, in hexadecimal, made at `made_ms`. `opened_ms` is when the secret was opened, 0 before: once opened it
    stays so, whatever the clock says later.
    """

    date: str
    presets: tuple[str, ...]
    secret: str
    made_ms: int
    opened_ms: int = 0

    def __repr__(self) -> str:
        return f"Day({self.date})"

    @property
    def sealed(self) -> str:
        """What is shown of it beforehand."""
        return sealed_day(self.date, self.presets, self.secret)

    def seed(self, preset: str) -> str:
        """What the cards of this preset come from."""
        return daily_seed(self.date, preset, self.secret)


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who would play or look: the person (empty for nobody the club knows), since when the club knows them, by which browser
    they come, and from which address. Any of these may have seen the cards.
    """

    person: str = ""
    since_ms: int = 0
    browser: str = ""
    address: str = ""


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A person's first and only try at a day's deal, in this room. `why` says why it takes no place among the others, empty where it
    does; `score` is None as long as it is not over and counted.
    """

    date: str
    preset: str
    person: str
    room: str
    begun_ms: int
    why: str = ""
    score: int | None = None


def sealed_day(date: str, presets: Sequence[str], secret: str) -> str:
    """The SHA-256, in hexadecimal, of the canonical JSON (sorted keys, no spaces) of these three."""
    document = {"date": date, "presets": list(presets), "secret": secret}
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def daily_seed(date: str, preset: str, secret: str) -> str:
    """The seed: HMAC-SHA256 with the secret as key over `PRESET/DATE`, in hexadecimal."""
    return hmac.new(bytes.fromhex(secret), f"{preset}/{date}".encode(), hashlib.sha256).hexdigest()


def date_at(now_ms: int) -> str:
    """The date, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()


def begins_ms(day: str) -> int:
    """When this day begins."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def opens_ms(day: str) -> int:
    """When this day's secret may be opened."""
    return begins_ms(day) + DAY_MS + OPEN_AFTER_MS


def days_ahead(now_ms: int) -> tuple[str, ...]:
    """The dates whose secrets have to be there: today's and those of the days to come."""
    today = date.fromisoformat(date_at(now_ms))
    return tuple((today + timedelta(days=ahead)).isoformat() for ahead in range(AHEAD_DAYS + 1))


def new_day(day: str, now_ms: int, secret: bytes) -> Day:
    """A day with this secret."""
    return Day(date=day, presets=PRESETS, secret=secret.hex(), made_ms=now_ms)


def marks_of(caller: Caller, day: Day) -> tuple[str, ...]:
    """By what it is remembered that the cards were seen there. An address stands there only as what the day's secret makes of it."""
    found = [] if not caller.browser else [f"browser:{caller.browser}"]
    if caller.address:
        key = bytes.fromhex(day.secret)
        found.append(f"address:{hmac.new(key, caller.address.encode(), hashlib.sha256).hexdigest()}")
    return tuple(found)


def why_unranked(caller: Caller, day: Day, seen: set[str]) -> str:
    """The key of the reason for which a try begun now takes no place, empty for none; `seen` are the marks of those who saw the cards."""
    if day.opened_ms:
        return "daily-opened"
    kinds = {mark.partition(":")[0] for mark in marks_of(caller, day) if mark in seen}
    if "browser" in kinds:
        return "daily-seen-browser"
    is_new = not caller.person or caller.since_ms >= begins_ms(day.date)
    return "daily-seen-address" if is_new and "address" in kinds else ""
