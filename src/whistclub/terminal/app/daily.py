"""The deals of the day at the terminal: those of this machine's club, whose data file they share."""

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import Day, begins_ms, date_at, new_day
from whistclub.club.local_table import House, Table, fresh_bytes, now_ms
from whistclub.club.store.logs.log import Log, MemoryLog


class DailyDeals:
    """The secrets of the days from the data file; without one the app makes its own and keeps them as long as it
    runs.
    """

    def __init__(self, log: Log, house: House) -> None:
        self._log, self._house = log, house
        self._own: dict[str, Day] = {}

    @property
    def is_own(self) -> bool:
        """True if nobody else has the same cards."""
        return isinstance(self._log, MemoryLog)

    def today(self) -> Day:
        """Returns today's secrets. Raises BadFile."""
        from whistclub.club.store.logs.sql_log import SqlLog
        from whistclub.club.store.people.sql_daily import Days, today_of

        now = now_ms()
        if isinstance(self._log, SqlLog):
            return today_of(Days(self._log), now, fresh_bytes)
        date = date_at(now)
        return self._own.setdefault(date, new_day(date, now, fresh_bytes()))

    def unfinished(self, day: Day, preset: str) -> Table | None:
        """Returns the table at which this deal was begun here and is not over."""
        for kept in self._house.log.tables():
            if kept.opened_ms < begins_ms(day.date):
                break
            if kept.ended:
                continue
            try:
                table = self._house.table(kept.id)
            except WhistclubError:
                continue
            opened = table.state.opened
            if (opened.dealing.seed, opened.preset) == (day.seed(preset), preset):
                return table
        return None
