"""The deals of the day: a secret for each day, committed to beforehand and opened when the day is over. Pure functions.

The cards of a day follow from its secret and from nothing that anybody knows before it is opened. Before that only the
hash of the secret is shown, so that the club cannot replace it either.
"""

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec

from whistclub.games.registry import daily_presets

AHEAD_DAYS: Final = 7
"""The number of days to come whose secrets are committed to."""

OPEN_AFTER_MS: Final = 60 * 60 * 1000
"""The time from the end of a day (in UTC) to the opening of its secret, in which a game begun before midnight can be
finished.
"""

DAILY_BOT: Final = "club"
"""The level of the bots at a day's deals."""

DAILY_BOTS: Final = 60
"""So many bots play each deal of the day that somebody has begun."""

DAY_MS: Final = 24 * 60 * 60 * 1000


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day with its secret, in hexadecimal, made at `made_ms`.

    `opened_ms` is the time the secret was opened, 0 before; once opened it stays so, whatever the clock says later.
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
        """The seal of the day, which is shown beforehand."""
        return sealed_day(self.date, self.presets, self.secret)

    def seed(self, preset: str) -> str:
        """The seed of this preset's cards."""
        return daily_seed(self.date, preset, self.secret)


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """The sender of a request to play or to see a deal.

    `person` is empty for an unknown one, `since_ms` is the time since when the person is known. The person, the browser
    and the address may each have seen the cards.
    """

    person: str = ""
    since_ms: int = 0
    browser: str = ""
    address: str = ""


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A person's only try at a day's deal, in this room.

    `why` is the key of the reason why it is not ranked, empty if it is. `score` is None until the try is over and
    counted.
    """

    date: str
    preset: str
    person: str
    room: str
    begun_ms: int
    why: str = ""
    score: int | None = None


class BotClaim(msgspec.Struct, frozen=True):
    """A bot, by its number from 0, that is to play a day's deal."""

    day: Day
    preset: str
    number: int


def sealed_day(date: str, presets: Sequence[str], secret: str) -> str:
    """The seal: the SHA-256, in hexadecimal, of the canonical JSON (sorted keys, no spaces) of these three."""
    document = {"date": date, "presets": list(presets), "secret": secret}
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def daily_seed(date: str, preset: str, secret: str) -> str:
    """The seed: HMAC-SHA256 with the secret as key over `PRESET/DATE`, in hexadecimal."""
    return hmac.new(bytes.fromhex(secret), f"{preset}/{date}".encode(), hashlib.sha256).hexdigest()


def bots_secret(date: str, preset: str, secret: str) -> str:
    """The secret that the chance of the bots comes from at a day's deal, so that they are the same for everybody, in
    hexadecimal.
    """
    return hmac.new(bytes.fromhex(secret), f"bots/{preset}/{date}".encode(), hashlib.sha256).hexdigest()


def date_at(now_ms: int) -> str:
    """The date of this time, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()


def begins_ms(day: str) -> int:
    """The beginning of this day."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def opens_ms(day: str) -> int:
    """The time from which this day's secret may be opened."""
    return begins_ms(day) + DAY_MS + OPEN_AFTER_MS


def days_ahead(now_ms: int) -> tuple[str, ...]:
    """The dates whose secrets must exist: today and the days to come."""
    today = date.fromisoformat(date_at(now_ms))
    return tuple((today + timedelta(days=ahead)).isoformat() for ahead in range(AHEAD_DAYS + 1))


def new_day(day: str, now_ms: int, secret: bytes) -> Day:
    """A day with this secret, for all presets with a deal of the day."""
    return Day(date=day, presets=daily_presets(), secret=secret.hex(), made_ms=now_ms)


def marks_of(caller: Caller, day: Day) -> tuple[str, ...]:
    """The marks that record that the caller saw the cards. An address is recorded only as its HMAC with the day's
    secret.
    """
    found = [] if not caller.browser else [f"browser:{caller.browser}"]
    if caller.address:
        key = bytes.fromhex(day.secret)
        found.append(f"address:{hmac.new(key, caller.address.encode(), hashlib.sha256).hexdigest()}")
    return tuple(found)


def why_unranked(caller: Caller, day: Day, seen: set[str]) -> str:
    """The key of the reason why a try begun now is not ranked, empty if it is; `seen` are the marks of those who saw
    the cards.
    """
    if day.opened_ms:
        return "daily-opened"
    kinds = {mark.partition(":")[0] for mark in marks_of(caller, day) if mark in seen}
    if "browser" in kinds:
        return "daily-seen-browser"
    # Behind one address there may be many people: it counts only against those who came after the day began.
    is_new = not caller.person or caller.since_ms >= begins_ms(day.date)
    return "daily-seen-address" if is_new and "address" in kinds else ""
