"""The deal of the day at the terminal: the one of this machine's club, whose data file they share."""

from typing import TYPE_CHECKING

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import Day, begins_ms, date_at, new_day
from whistclub.club.local_table import Table, fresh_bytes, now_ms
from whistclub.club.store.log import MemoryLog

if TYPE_CHECKING:
    from whistclub.terminal.app.app import WhistApp


class Today:
    """The secrets of the days as this app finds them: in the data file, or where there is none its own as long as it runs."""

    def __init__(self, club: "WhistApp") -> None:
        self._club = club
        self._own: dict[str, Day] = {}

    @property
    def is_own(self) -> bool:
        """Whether nobody else has the same cards."""
        return isinstance(self._club.log_store, MemoryLog)

    def day(self) -> Day:
        """Today. Raises BadFile."""
        from whistclub.club.store.sql_daily import Days, today_of
        from whistclub.club.store.sql_log import SqlLog

        now, log = now_ms(), self._club.log_store
        if isinstance(log, SqlLog):
            return today_of(Days(log), now, fresh_bytes)
        date = date_at(now)
        return self._own.setdefault(date, new_day(date, now, fresh_bytes()))

    def begun(self, day: Day, preset: str) -> Table | None:
        """The table where it was begun here and goes on, if there is one."""
        house = self._club.house
        for kept in house.log.tables():
            if kept.opened_ms < begins_ms(day.date):
                break
            if kept.ended:
                continue
            try:
                table = house.table(kept.id)
            except WhistclubError:
                continue
            opened = table.state.opened
            if (opened.dealing.seed, opened.preset) == (day.seed(preset), preset):
                return table
        return None
