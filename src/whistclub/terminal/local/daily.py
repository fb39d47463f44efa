"""The deals of the day at the terminal: those of this machine's club, whose data file they share, and the bots that
play them too.
"""

import contextlib
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import DAILY_BOTS, BotClaim, Day, begins_ms, bots_secret, date_at, new_day
from whistclub.club.daily_results import result_of
from whistclub.club.local_table import House, Table, fresh_bytes, now_ms
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.games.registry import daily_options, game_of_preset
from whistclub.terminal.local.day_bots import bots_playing
from whistclub.terminal.texts.day import DayStanding


class _Bots(Protocol):
    """The bots at the deals of the day and their results: in the data file, or this program's own."""

    def scores(self, date: str, preset: str) -> list[int]:
        """The scores there are of this deal."""

    def claim_at(self, day: Day, preset: str, now_ms: int) -> BotClaim | None:
        """The next bot to play this deal; None where no more are to play."""

    def settle(self, one: BotClaim, score: int) -> None:
        """Stores the score of a bot."""


class DailyDeals:
    """The secrets of the days from the data file; without one the app makes its own and keeps them as long as it
    runs.
    """

    def __init__(self, log: Log, house: House, most: int = DAILY_BOTS) -> None:
        """`most` bots play each deal that somebody has played here."""
        self._log, self._house, self._most = log, house, most
        self._own: dict[str, Day] = {}
        self._begun: set[tuple[str, str]] = set()
        self._scores: dict[tuple[str, str], tuple[int, ...]] = {}

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

    def opening(self, day: Day, preset: str, sitting: Sequence[Sitter]) -> Opened:
        """The table of this deal. Its bots act by the day's own chance, as they do around everybody else who plays it.

        Raises BadOption for a preset that has none.
        """
        game = game_of_preset(preset, daily_options(preset))
        dealing = Dealing(day.seed(preset), daily=day.date)
        opened = self._house.opening_of(game, sitting, dealing, preset=preset)
        return msgspec.structs.replace(opened, secret=bots_secret(day.date, preset, day.secret))

    def standing(self, table: Table) -> DayStanding | None:
        """The score at a deal of the day that is over, beside those of the bots so far; None at any other table."""
        deal = _day_of(table)
        result = None if deal is None else result_of(table.log.read(table.id))
        if deal is None or result is None:
            return None
        bots = self._scores.get(deal, ())
        return DayStanding(date=deal[0], score=result.score, bots=bots, most=self._most)

    def let_bots_play(self, table: Table, on_news: Callable[[], None]) -> None:
        """Lets the bots play the deal of the day that is over at this table, if it is one, in a process that ends with
        this one; `on_news` is called from a thread after each.
        """
        deal = _day_of(table)
        if deal is None or deal in self._begun:
            return
        self._begun.add(deal)
        threading.Thread(target=self._work, args=(*deal, on_news), daemon=True).start()

    def wait_for_bots(self, table: Table) -> None:
        """Lets the bots play the deal of the day that is over at this table, and returns once they have."""
        deal = _day_of(table)
        if deal is not None:
            self._work(*deal, lambda: None)

    def _work(self, date: str, preset: str, on_news: Callable[[], None]) -> None:
        # Where the data file cannot be used any more the table says so itself, and the bots are missing.
        with contextlib.suppress(WhistclubError, OSError, EOFError), bots_playing() as score_of:
            day, bots = self._day_and_bots(date)
            claim = None if day is None else bots.claim_at(day, preset, now_ms())
            while claim is not None:
                self._tell(date, preset, bots, on_news)
                bots.settle(claim, score_of(claim))
                claim = bots.claim_at(claim.day, preset, now_ms())
            self._tell(date, preset, bots, on_news)

    def _tell(self, date: str, preset: str, bots: _Bots, on_news: Callable[[], None]) -> None:
        self._scores[date, preset] = tuple(bots.scores(date, preset))
        on_news()

    def _day_and_bots(self, date: str) -> tuple[Day | None, _Bots]:
        from whistclub.club.store.logs.sql_log import SqlLog
        from whistclub.club.store.people.sql_daily import Days
        from whistclub.club.store.people.sql_daily_bots import BotResults

        if isinstance(self._log, SqlLog):
            return Days(self._log).day(date), BotResults(self._log, self._most)
        return self._own.get(date), _OwnBots(self._most)


class _OwnBots:
    """The bots at one deal that nobody else has."""

    def __init__(self, most: int) -> None:
        self._scores: list[int] = []
        self._most = most

    def scores(self, date: str, preset: str) -> list[int]:
        return sorted(self._scores)

    def claim_at(self, day: Day, preset: str, now_ms: int) -> BotClaim | None:
        number = len(self._scores)
        return BotClaim(day, preset, number) if number < self._most else None

    def settle(self, one: BotClaim, score: int) -> None:
        self._scores.append(score)


def _day_of(table: Table) -> tuple[str, str] | None:
    """The date and the preset of the deal of the day that is over at this table."""
    opened = table.state.opened
    is_of_day = bool(opened.dealing.daily) and table.state.match.result is not None
    return (opened.dealing.daily, opened.preset) if is_of_day else None
