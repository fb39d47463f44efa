"""The app: language, look and pace, the log behind the tables, and which screen is up."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

import msgspec
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import House, Table
from whistclub.club.store.log import Log, MemoryLog
from whistclub.club.store.record_files import BadFile
from whistclub.club.table.entries import Opened
from whistclub.messages import Catalogue, languages
from whistclub.terminal.app.daily import Today
from whistclub.terminal.app.opening import like, same_deals
from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.seats import AtTable, Seated
from whistclub.terminal.app.settings import Settings, load_settings, next_order, next_pause, save_settings
from whistclub.terminal.app.table_words import catalogue_for
from whistclub.terminal.app.theme import Look
from whistclub.terminal.commands.reading import Here
from whistclub.terminal.console import Console

_HOME_ABOVE: Final = 2
LEAST: Final = (80, 24)
"""Columns and lines that the tables need."""


class WhistApp(App[int]):
    """The terminal's club. `table` is the table to sit down at first; without one the app opens at home.

    `trouble` says in words why the data file cannot be used; `fault` is what went wrong inside, once something has.
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
        table: Table | AtTable | None = None,
        settings: Settings | None = None,
        trouble: str = "",
    ) -> None:
        super().__init__()
        self.log_store = log
        self.plain = plain
        self.environment = dict(os.environ if environment is None else environment)
        self.settings = load_settings(self.environment) if settings is None else settings
        self._language = language
        self._first = table
        self.trouble = trouble
        self.fault: Exception | None = None

    @property
    def language(self) -> str:
        """The language spoken now."""
        return self._language

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the language spoken."""
        return catalogue_for(self._language, plain=self.plain)

    @property
    def look(self) -> Look:
        """How things are drawn."""
        return Look(ascii=self.plain, four_colours=self.settings.four_colours)

    @cached_property
    def house(self) -> House:
        """Opens tables and finds them."""
        return House(self.log_store)

    @cached_property
    def today(self) -> Today:
        """The deals of the day."""
        return Today(self)

    def on_mount(self) -> None:
        """Home, and the table asked for on top of it."""
        from whistclub.terminal.app.screens.home import Home

        self.push_screen(Home())
        if self._first is not None:
            self.sit_down(self._first)

    def on_resize(self, event: Resize) -> None:
        """Says so while the terminal is too small."""
        from whistclub.terminal.app.screens.curtain import TooSmall

        fits = event.size.width >= LEAST[0] and event.size.height >= LEAST[1]
        if fits and isinstance(self.screen, TooSmall):
            self.pop_screen()
        elif not fits and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

    def reason(self, problem: WhistclubError) -> str:
        """Why something is refused, with what caused it, in sentences."""
        return str(Here(self.catalogue, Console(sys.stdout, None), self.environment).refusal(problem))

    def sit_down(self, table: Table | AtTable) -> None:
        """Shows a table."""
        from whistclub.terminal.app.screens.table import TableScreen

        self.push_screen(TableScreen(Seated(table) if isinstance(table, Table) else table))

    def open_table(self, opened: Opened) -> None:
        """Opens a table and shows it: one in memory where the log cannot keep it, and then it is said why."""
        try:
            table = self.house.open(opened)
        except BadFile as problem:
            self.trouble = f"{self.reason(problem)} {self.catalogue.format('line-in-memory')}"
            table = House(MemoryLog()).open(opened)
        self.sit_down(table)

    def go_home(self) -> None:
        """Back to the first screen."""
        while len(self.screen_stack) > _HOME_ABOVE:
            self.pop_screen()

    def same_again(self, table: Table) -> Opened | None:
        """The deals of this table at a new one; None before the first deal."""
        opened = same_deals(self.house, table)
        if opened is not None:
            self.go_home()
            self.open_table(opened)
        return opened

    def new_like(self, table: Table) -> None:
        """A new game like this one."""
        opened = like(self.house, table)
        self.go_home()
        self.open_table(opened)

    def change_language(self) -> None:
        """Speaks the next language, everywhere at once."""
        known: Sequence[str] = languages()
        place = known.index(self._language) if self._language in known else -1
        self._language = known[(place + 1) % len(known)]
        self._keep(language=self._language)
        self._speak()

    def change_colours(self) -> None:
        """Two colours of suits, or four."""
        self._keep(four_colours=not self.settings.four_colours)

    def change_order(self) -> None:
        """The next order of hands."""
        self._keep(order=next_order(self.settings.order))

    def change_pause(self) -> None:
        """The next length of the pause after a trick."""
        self._keep(pause_s=next_pause(self.settings.pause_s))

    def change_guide(self) -> None:
        """With or without explanations."""
        self._keep(guided=not self.settings.guided)

    def change_name(self, name: str) -> None:
        """What the person wants to be called."""
        self._keep(name=name)

    def meets(self, game: str) -> bool:
        """Whether the person meets this game for the first time; from then on not any more."""
        if game in self.settings.met:
            return False
        self._keep(met=(*self.settings.met, game))
        return True

    def _keep(self, **changes: Any) -> None:
        self.settings = msgspec.structs.replace(self.settings, **changes)
        save_settings(self.environment, self.settings)

    def _speak(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Room):
                screen.speak()

    def pressed_anywhere(self, key: str) -> bool:
        """Keys that do the same on every screen."""
        if key == "f2":
            self.change_language()
        elif key == "f3":
            self.change_colours()
            self._speak()
        else:
            return False
        return True

    def _handle_exception(self, error: Exception) -> None:
        self.fault = error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """The terminal is given back as it was; whoever started the app says what has to be said."""
        self._close_messages_no_wait()

    def action_leave(self) -> None:
        """Leaves; every act has been kept."""
        self.exit(0)
