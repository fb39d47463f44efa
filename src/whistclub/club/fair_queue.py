"""A queue for a scarce resource, in fair shares: a payer with much work waits for its own work, and others do not."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from whistclub.cards.errors import WhistclubError, reason

MOST_AT_A_TABLE: Final = 4


class Crowded(WhistclubError):
    """The table has as many turns in the queue as it may."""


Turns = deque[asyncio.Future[None]]


class FairQueue:
    """A queue with `at_once` turns at a time. The next turn goes to the payer who has waited longest since the last one, and to that payer's table likewise."""

    def __init__(self, at_once: int, most_at_a_table: int = MOST_AT_A_TABLE) -> None:
        self._free, self._most = at_once, most_at_a_table
        self._payers: OrderedDict[str, OrderedDict[str, Turns]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, payer: str, table: str) -> AsyncIterator[None]:
        """Waits for a turn of this table, which counts for its payer. Raises Crowded."""
        await self._wait(payer, table)
        try:
            yield
        finally:
            self._free += 1
            self._start_next()

    async def _wait(self, payer: str, table: str) -> None:
        turns = self._payers.setdefault(payer, OrderedDict()).setdefault(table, deque())
        if len(turns) >= self._most:
            raise Crowded(reason("too-much-at-once"))
        turn = asyncio.get_running_loop().create_future()
        turns.append(turn)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._free += 1
                self._start_next()
            raise

    def _start_next(self) -> None:
        while self._free and self._payers:
            turn = self._pop()
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _pop(self) -> asyncio.Future[None]:
        """Removes the turn that is due; its payer, and its table among the payer's, go to the end of the queue."""
        payer, tables = self._payers.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._payers[payer] = tables
        return turn
