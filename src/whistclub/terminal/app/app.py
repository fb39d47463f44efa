"""The app: preferences, the tables of this machine, and which screen is up."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.screen import Screen

from whistclub.cards.errors import WhistclubError
from whistclub.club.interrupts import ENDING
from whistclub.club.local_table import House, Table
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.table.entries import Opened
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.clients.local import LocalClient
from whistclub.terminal.app.host import KeyGroup
from whistclub.terminal.app.new_tables import like, same_deals, tried_again
from whistclub.terminal.app.preferences import Preferences
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.screens.curtain import TooSmall
from whistclub.terminal.app.screens.home import home_screen
from whistclub.terminal.app.screens.key_text import key_text
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.local.daily import DailyDeals
from whistclub.terminal.settings import Settings, load_settings
from whistclub.terminal.texts.refusal import refusal_text

_HOME_ABOVE: Final = 2
_KEY_PAGE: Final = "key-page"
LEAST: Final = (80, 24)
"""Columns and lines that the tables need."""


class WhistApp(App[int]):
    """The terminal's club. `table` is the table to sit down at first; without one the app opens at home.

    `trouble` says in words why the data file cannot be used; `fault` is the exception that ended the app, if one did.
    """

    CSS_PATH = "app.tcss"
    TITLE = "Whistclub"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        log: Log,
        language: str,
        *,
        plain: bool = False,
        environment: Mapping[str, str] | None = None,
        table: Table | TableClient | None = None,
        settings: Settings | None = None,
        trouble: str = "",
    ) -> None:
        super().__init__()
        known = dict(os.environ if environment is None else environment)
        chosen = load_settings(known) if settings is None else settings
        self.preferences = Preferences(chosen, language, known, plain=plain)
        self._log_store = log
        self._first = table
        self.trouble = trouble
        self.fault: Exception | None = None

    @cached_property
    def house(self) -> House:
        """The tables of this machine."""
        return House(self._log_store)

    @cached_property
    def daily(self) -> DailyDeals:
        """The deals of the day."""
        return DailyDeals(self._log_store, self.house)

    def on_mount(self) -> None:
        """Shows home, and over it the table asked for. A signal to end is heeded at once, in order."""
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for signum in ENDING:
                asyncio.get_running_loop().add_signal_handler(signum, self.leave)
        self.push_screen(home_screen(self))
        if self._first is not None:
            self.sit_down(self._first)

    def on_resize(self, event: Resize) -> None:
        """Says so while the terminal is too small."""
        fits = event.size.width >= LEAST[0] and event.size.height >= LEAST[1]
        if fits and isinstance(self.screen, TooSmall):
            self.pop_screen()
        elif not fits and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

    def reason(self, problem: WhistclubError) -> str:
        """Returns why something is refused, with its causes, in sentences."""
        return refusal_text(problem, self.preferences.catalogue)

    def show(self, screen: Screen[str], then: Callable[[str | None], None] | None = None) -> None:
        """Shows a screen over this one; `then` is called with its result when it is closed."""
        self.push_screen(screen, then)

    def show_keys(self, groups: Sequence[KeyGroup]) -> None:
        """Shows the page of these keys; closes it where it is shown already."""
        if self.screen.id == _KEY_PAGE:
            self.pop_screen()
            return
        page = Reader(lambda: key_text(self.preferences, groups))
        page.id = _KEY_PAGE
        self.push_screen(page)

    def sit_down(self, table: Table | TableClient) -> None:
        """Shows a table."""
        self.push_screen(TableScreen(LocalClient(table) if isinstance(table, Table) else table))

    def open_table(self, opened: Opened) -> None:
        """Opens a table and shows it. Where the log cannot keep it, the table is in memory, and `trouble` says why."""
        try:
            table = self.house.open(opened)
        except BadFile as problem:
            self.trouble = f"{self.reason(problem)} {self.preferences.catalogue.format('line-in-memory')}"
            table = House(MemoryLog()).open(opened)
        self.sit_down(table)

    def go_home(self) -> None:
        """Closes everything but the first screen."""
        while len(self.screen_stack) > _HOME_ABOVE:
            self.pop_screen()

    def same_deal_again(self, table: Table) -> bool:
        """Opens a table with the deal of this one. Returns False before the first deal."""
        opened = same_deals(self.house, table)
        if opened is None:
            return False
        self.go_home()
        self.open_table(opened)
        return True

    def try_again(self, match: str, place: int, acts: int) -> None:
        """Opens a table that goes on after so many acts of a finished deal, by its place in the match from 1. Raises
        WhistclubError.
        """
        opened = tried_again(self.house, match, place, acts)
        self.go_home()
        self.open_table(opened)

    def new_game_like(self, table: Table) -> None:
        """Opens a table for a new game like this one."""
        opened = like(self.house, table)
        self.go_home()
        self.open_table(opened)

    def redraw(self) -> None:
        """Draws all screens in the language and the appearance of now."""
        for screen in self.screen_stack:
            if isinstance(screen, AppScreen):
                screen.redraw()

    def leave(self) -> None:
        """Ends the app; every act has been kept."""
        self.exit(0)

    def action_leave(self) -> None:
        """Ends the app."""
        self.leave()

    def _handle_exception(self, error: Exception) -> None:
        self.fault = error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Gives the terminal back as it was, without a traceback: `fault` is raised again by the command."""
        self._close_messages_no_wait()
