"""The deals that a page has for many tables: those of the days, from the date alone. No result there is ranked."""

import hashlib

from whistclub.club.daily import Day
from whistclub.club.prepared_deals import PreparedSet
from whistclub.games.registry import daily_presets


def day_of(date: str) -> Day:
    """The day of this date: its cards are the same in every page, and anybody may know them before."""
    secret = hashlib.sha256(f"whistclub page {date}".encode()).hexdigest()
    return Day(date=date, presets=daily_presets(), secret=secret, made_ms=0)


class PageDeals:
    """The kept deals of a page."""

    async def day(self, date: str) -> Day | None:
        """The day of this date."""
        return day_of(date)

    async def is_running(self, seed: str) -> bool:
        """False: a day's cards are no secret in a page."""
        return False

    async def prepared(self, name: str) -> PreparedSet | None:
        """None: nobody prepares deals for others in a page."""
        return None
