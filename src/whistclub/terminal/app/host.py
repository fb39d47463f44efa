"""The app as its screens use it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from textual.screen import Screen

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import House, Table
from whistclub.club.table.entries import Opened
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.preferences import Preferences
from whistclub.terminal.local.daily import DailyDeals

KeyGroup = tuple[str, Sequence[tuple[str, str]]]
"""The message of a heading, and keys below it: the cap of each, and the message about it."""


class Host(Protocol):
    """Preferences, tables, and the ways from one screen to another.

    `trouble` says why the data file cannot be used; empty while it can.
    """

    preferences: Preferences
    trouble: str

    @property
    def house(self) -> House:
        """The tables of this machine."""

    @property
    def daily(self) -> DailyDeals:
        """The deals of the day."""

    def reason(self, problem: WhistclubError) -> str:
        """Returns why something is refused, with its causes, in sentences."""

    def show(self, screen: Screen[str], then: Callable[[str | None], None] | None = None) -> None:
        """Shows a screen over this one; `then` is called with its result when it is closed."""

    def show_keys(self, groups: Sequence[KeyGroup]) -> None:
        """Shows the page of these keys; closes it where it is shown already."""

    def sit_down(self, table: Table | TableClient) -> None:
        """Shows a table."""

    def open_table(self, opened: Opened) -> None:
        """Opens a table and shows it."""

    def same_deal_again(self, table: Table) -> bool:
        """Opens a table with the deal of this one. Returns False before the first deal."""

    def try_again(self, match: str, place: int, acts: int) -> None:
        """Opens a table that goes on after so many acts of a finished deal, by its place in the match from 1. Raises
        WhistclubError.
        """

    def new_game_like(self, table: Table) -> None:
        """Opens a table for a new game like this one."""

    def go_home(self) -> None:
        """Closes everything but the first screen."""

    def redraw(self) -> None:
        """Draws all screens in the language and the appearance of now."""

    def leave(self) -> None:
        """Ends the app."""
