"""Turns at something of which there is little, in fair shares: who has much to be done waits for the own, and not the others for it."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from whistclub.cards.errors import WhistclubError, reason

MOST_AT_A_TABLE: Final = 4


class Crowded(WhistclubError):
    """As many turns of one table are waited for as may be."""


Turns = deque[asyncio.Future[None]]


class FairQueue:
    """So many turns at once. The next is the payer's who has had none for longest of those who wait; of the payer's tables likewise."""

    def __init__(self, at_once: int, most_at_a_table: int = MOST_AT_A_TABLE) -> None:
        self._free, self._most = at_once, most_at_a_table
        self._payers: OrderedDict[str, OrderedDict[str, Turns]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, payer: str, table: str) -> AsyncIterator[None]:
        """A turn for this table, which counts for its payer. Raises Crowded."""
        await self._come(payer, table)
        try:
            yield
        finally:
            self._free += 1
            self._go_on()

    async def _come(self, payer: str, table: str) -> None:
        turns = self._payers.setdefault(payer, OrderedDict()).setdefault(table, deque())
        if len(turns) >= self._most:
            raise Crowded(reason("too-much-at-once"))
        mine = asyncio.get_running_loop().create_future()
        turns.append(mine)
        self._go_on()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._free += 1
                self._go_on()
            raise

    def _go_on(self) -> None:
        while self._free and self._payers:
            mine = self._next()
            if not mine.done():
                self._free -= 1
                mine.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """The turn that is due; its payer, and its table among the payer's, go behind all others."""
        payer, tables = self._payers.popitem(last=False)
        table, turns = tables.popitem(last=False)
        mine = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._payers[payer] = tables
        return mine
