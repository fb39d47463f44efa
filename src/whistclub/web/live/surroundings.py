"""The club around a hosted table, an evening or a connection: all that they need of it."""

from collections.abc import Coroutine
from typing import Protocol

from whistclub.club.live_log import LiveMatch
from whistclub.club.rooms import Room
from whistclub.club.table.commands import Act
from whistclub.club.table.entries import Opened
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.resources.limits import Limits


class Club(Protocol):
    """The club as all see it that is open in it: tables, evenings and connections."""

    @property
    def limits(self) -> Limits:
        """The limits for tables, bots, messages and absent people."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots that may play."""

    @property
    def is_shared(self) -> bool:
        """True if other workers serve the same tables and evenings."""

    @property
    def observed_since_ms(self) -> int:
        """The time since when it is known without a gap who is here: no absence counts from before."""

    def now(self) -> int:
        """The time in milliseconds."""

    def attendance_changed(self, name: str) -> None:
        """Somebody has come to this table or evening, or gone; the other workers are to know."""

    async def sees(self, name: str) -> bool:
        """Looks anew who is at this table or evening by way of other workers; False while that cannot be told."""

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""


class Surroundings(Club, Protocol):
    """The club as a hosted table sees it."""

    async def room(self, room: str) -> Room:
        """Reads the room from the database. Raises NotHere."""

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores a changed room, and the match opened with it. Raises Conflict if somebody else has changed it."""

    async def opening(self, room: Room) -> Opened:
        """The opening of the next match of a room. Raises BadOption, NotHere."""

    async def live(self, match: str) -> LiveMatch:
        """Reads a match from its log."""

    async def bot_act(self, state: TableState, seat: Seat) -> Act:
        """The command of the bot that acts for this seat. Raises TooMuch."""

    def follow(self, match: str, room: str) -> None:
        """The table of this room follows this match from now on."""

    def unfollow(self, match: str) -> None:
        """No table follows this match any longer."""

    def move_bots(self, match: str) -> None:
        """Lets the next bot of this match act, if a table follows it."""

    def deal_ended(self, room: Room) -> None:
        """A deal or the match has ended at this table of an evening."""

    def is_paused(self, room: Room) -> bool:
        """True if the evening of this table is paused, so that nobody is waited for and nothing is dealt."""
