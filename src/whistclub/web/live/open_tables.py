"""The tables that are open in a process or a page, and the matches that they follow."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping

from whistclub.club.bot_pool import BotPool
from whistclub.club.live_log import LiveMatch
from whistclub.club.local_table import fresh_bytes
from whistclub.club.log.decisions import Environment
from whistclub.club.price_pool import PricePool
from whistclub.club.table.commands import Act, Command
from whistclub.club.table.entries import Entry
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.live.connections.connection import DeviceConnections, Outbox
from whistclub.web.live.host_registry import HostedById
from whistclub.web.live.live_logs import LiveLogs
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.limits import Limits


class OpenTables(ABC):
    """The part of the surroundings of tables that is alike, whoever stores them."""

    logs: LiveLogs[TableState, Command, Entry]

    def __init__(
        self,
        pool: BotPool,
        prices: PricePool,
        bots: tuple[str, ...],
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        self.pool, self.prices, self.bots, self.limits, self.now = pool, prices, bots, limits, now
        self.background = BackgroundTasks()
        self.outbox, self.device_connections = Outbox(), DeviceConnections()
        self._hosted = HostedById(self._read, self._let_go, self.background)
        self._room_of: dict[str, str] = {}

    @abstractmethod
    async def _read(self, room: str) -> HostedTable:
        """Opens a table."""

    @abstractmethod
    def _let_go(self, room: str, table: HostedTable) -> None:
        """Lets go of a table where nobody is."""

    @property
    def tables(self) -> Mapping[str, HostedTable]:
        """The tables by the id of their room."""
        return self._hosted.by_id

    async def table(self, room: str) -> HostedTable:
        """The table with this id. Raises NotHere if there is none."""
        return await self._hosted.get(room)

    def environment(self) -> Environment:
        """The inputs of a decision at this moment."""
        return Environment(self.now(), fresh_bytes)

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""
        self.background.spawn(work)

    async def live(self, match: str) -> LiveMatch:
        """Reads a match from its log."""
        return await self.logs.live(match)

    async def bot_act(self, state: TableState, seat: Seat) -> Act:
        """The command of the bot that acts for this seat. Raises TooMuch."""
        return await self.pool.act(state, seat)

    def follow(self, match: str, room: str) -> None:
        """The table of this room follows this match from now on."""
        self._room_of[match] = room

    def following(self, match: str) -> HostedTable | None:
        """The table that follows this match."""
        return self.tables.get(self._room_of.get(match, ""))

    def move_bots(self, match: str) -> None:
        """Lets the next bot of this match act, if a table follows it."""
        table = self.following(match)
        if table is not None:
            table.move_bots()

    def finish_match(self, table: HostedTable) -> None:
        """Ends the match of a table just opened that is over in its log and not in its room: its process or page may
        have ended between the two.
        """
        live = table.live
        if live is not None and live.shown.match.result is not None and table.room.phase == "playing":
            self.spawn(table.changes.finish(live.id))
