"""The proof that a record's cards are a deal of the day, made from the secret that was committed to before the day."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason
from whistclub.club.daily import daily_seed, sealed_day
from whistclub.games.registry import PRESETS, game_of_preset, make_game
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.record import Record, option_values
from whistclub.rules.replay import deal_to_text, replay

_SECRET: Final = re.compile(r"[0-9a-f]{64}")


class PublishedDay(msgspec.Struct, frozen=True, kw_only=True):
    """A day as the club published it: beforehand only its seal, afterwards also its secret."""

    date: str
    presets: tuple[str, ...]
    sealed: str
    secret: str | None = None

    def __repr__(self) -> str:
        return f"PublishedDay({self.date})"


class DailyVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a check: the date of the deal, empty if it is none of the days published, and the errors found."""

    date: str
    wrong: tuple[Reason, ...]

    @property
    def is_fair(self) -> bool:
        """True if it is a day's deal and passed."""
        return bool(self.date) and not self.wrong


class _Answer(msgspec.Struct, frozen=True):
    days: list[PublishedDay]


def published_days_from_bytes(data: bytes) -> list[PublishedDay]:
    """The days in an answer of `GET /api/daily`. Raises BadRecord."""
    try:
        return msgspec.json.decode(data, type=_Answer).days
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(reason("daily-unreadable")) from problem


def verify_daily(record: Record, published: Sequence[PublishedDay]) -> DailyVerdict:
    """Finds the day by the seed, and computes seal, seed and cards again. Raises BadRecord for a record that does not
    replay.

    A day may be published several times, but must be the same each time.
    """
    numbers = [played.setting.number for played in replay(record, make_game).deals]
    found = next((seed for day in published for seed in [_seed(record, day)] if seed is not None), None)
    if found is None:
        return DailyVerdict(date="", wrong=(reason("daily-not-told"),))
    date, seed = found
    wrong = [one for day in published if day.date == date for one in _wrong_day(day)]
    if len({(day.sealed, day.presets) for day in published if day.date == date}) > 1:
        wrong.append(reason("daily-other-seal", date=date))
    game = make_game(record.game, option_values(record))
    for place, (deal, number) in enumerate(zip(record.deals, numbers, strict=True), 1):
        if deal.seed != seed:
            wrong.append(reason("daily-seed", deal=place, date=date))
        elif deal_to_text(deal_from_seed(bytes.fromhex(seed), game, number)) != deal.deal:
            wrong.append(reason("proof-cards", deal=place))
    return DailyVerdict(date=date, wrong=tuple(wrong))


def _seed(record: Record, day: PublishedDay) -> tuple[str, str] | None:
    """The date and the seed, if one of this record's deals is this day's."""
    if day.secret is None or not _SECRET.fullmatch(day.secret):
        return None
    game, seeds = make_game(record.game, option_values(record)), {deal.seed for deal in record.deals}
    for preset in day.presets:
        seed = daily_seed(day.date, preset, day.secret)
        if seed in seeds and preset in PRESETS and game_of_preset(preset, {}) == game:
            return day.date, seed
    return None


def _wrong_day(day: PublishedDay) -> list[Reason]:
    if day.secret is None or sealed_day(day.date, day.presets, day.secret) == day.sealed:
        return []
    return [reason("daily-sealed", date=day.date)]
