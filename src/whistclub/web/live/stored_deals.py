"""Deals that a club keeps for many tables: those of the days, and those that teachers prepare."""

from collections.abc import Callable

from whistclub.club.daily import Day
from whistclub.club.prepared_deals import PreparedSet
from whistclub.club.store.people.sql_daily import SqlDaily
from whistclub.club.store.people.sql_prepared_deals import SqlPrepared
from whistclub.web.resources.db_threads import DatabaseThreads


class StoredDeals:
    """The kept deals of one club, in its database."""

    def __init__(
        self, days: SqlDaily, prepared: SqlPrepared, threads: DatabaseThreads, now: Callable[[], int]
    ) -> None:
        self._days, self._prepared, self._threads, self._now = days, prepared, threads, now

    async def day(self, date: str) -> Day | None:
        """The day of this date with its secret."""
        return await self._threads.read(self._days.day, date)

    async def is_running(self, seed: str) -> bool:
        """True if the cards of a day that is not open come from this seed."""
        return await self._threads.read(self._days.is_running, seed, self._now())

    async def prepared(self, name: str) -> PreparedSet | None:
        """The set of prepared deals of this id."""
        return await self._threads.read(self._prepared.one, name)
