"""The bots' results at the deals of the day in the club's database: one row a bot, claimed by the worker that plays
it.
"""

from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from whistclub.club.daily import DAILY_BOTS, DAY_MS, BotClaim, Day, date_at
from whistclub.club.log.port import Conflict
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_daily import SqlDaily
from whistclub.club.store.people.sql_rooms import SqlClub

BOT_RESULTS: Final = sa.Table(
    "daily_bots",
    METADATA,
    sa.Column("date", sa.Text, primary_key=True),
    sa.Column("preset", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("claimed_ms", sa.BigInteger, nullable=False),
    sa.Column("score", sa.Integer, nullable=True),
)
_GONE_MS: Final = 120_000
"""A worker that has not told a result after so long has gone, and another plays that bot."""
_DAYS: Final = 2
"""So many days back bots still play the deals that somebody has begun."""


class BotResults:
    """The bots' results, for the terminal as well as a club. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog, most: int = DAILY_BOTS) -> None:
        """`most` bots play each deal."""
        self._log, self.most = log, most

    def claim_at(self, day: Day, preset: str, now_ms: int) -> BotClaim | None:
        """The next bot to play this deal, which nobody else plays meanwhile; None where no more are to play."""
        while (number := self._next(day.date, preset, now_ms)) < self.most:
            one = BotClaim(day, preset, number)
            # At a conflict somebody else was quicker.
            with suppress(Conflict):
                if self._take(one, now_ms):
                    return one
        return None

    def settle(self, one: BotClaim, score: int) -> None:
        """Stores the score of a bot, unless it has one: played twice it is the same."""
        with self._log.writing() as connection:
            connection.execute(
                BOT_RESULTS.update().where(*_is(one), BOT_RESULTS.c.score.is_(None)).values(score=score)
            )

    def scores(self, date: str, preset: str) -> list[int]:
        """The scores there are of this deal, the least first."""
        wanted = sa.select(BOT_RESULTS.c.score).where(
            BOT_RESULTS.c.date == date, BOT_RESULTS.c.preset == preset, BOT_RESULTS.c.score.is_not(None)
        )
        with self._log.reading() as connection:
            return sorted(connection.execute(wanted).scalars())

    def _next(self, date: str, preset: str, now_ms: int) -> int:
        """The lowest number that has no result and that nobody plays."""
        taken = sa.select(BOT_RESULTS.c.number).where(
            BOT_RESULTS.c.date == date,
            BOT_RESULTS.c.preset == preset,
            BOT_RESULTS.c.score.is_not(None) | (BOT_RESULTS.c.claimed_ms > now_ms - _GONE_MS),
        )
        with self._log.reading() as connection:
            found = set(connection.execute(taken).scalars())
        return next(number for number in range(self.most + 1) if number not in found)

    def _take(self, one: BotClaim, now_ms: int) -> bool:
        """True if this worker has the bot now. Raises Conflict."""
        with self._log.writing() as connection:
            stale = BOT_RESULTS.c.score.is_(None) & (BOT_RESULTS.c.claimed_ms <= now_ms - _GONE_MS)
            again = connection.execute(BOT_RESULTS.update().where(*_is(one), stale).values(claimed_ms=now_ms))
            if again.rowcount:
                return True
            row = {"date": one.day.date, "preset": one.preset, "number": one.number, "claimed_ms": now_ms}
            connection.execute(BOT_RESULTS.insert().values(**row, score=None))
        return True


class SqlDailyBots(BotResults):
    """The bots' results as a club's workers find them."""

    def __init__(self, club: SqlClub, most: int = DAILY_BOTS) -> None:
        super().__init__(club.log, most)
        self._days = SqlDaily(club)

    def claim(self, now_ms: int) -> BotClaim | None:
        """The next bot to play, which nobody else plays meanwhile: of the last days' deals those that somebody has
        begun, all alike far.
        """
        begun = [
            (day, preset)
            for day in self._days.since(date_at(now_ms - _DAYS * DAY_MS))
            for preset in sorted(self._days.begun(day.date))
        ]
        claims = [BotClaim(day, preset, self._next(day.date, preset, now_ms)) for day, preset in begun]
        for one in sorted(claims, key=lambda one: one.number):
            # At a conflict another worker was quicker.
            with suppress(Conflict):
                if one.number < self.most and self._take(one, now_ms):
                    return one
        return None


def _is(one: BotClaim) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        BOT_RESULTS.c.date == one.day.date,
        BOT_RESULTS.c.preset == one.preset,
        BOT_RESULTS.c.number == one.number,
    )
