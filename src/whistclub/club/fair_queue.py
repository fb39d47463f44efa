"""A queue for a scarce resource, in fair shares: a payer with much work waits for its own work, and others do not."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from whistclub.cards.errors import TooMuch

MOST_AT_A_TABLE: Final = 4
"""As many as most games have seats; one more, at a table of six, is refused and may come again."""
Turns = deque[asyncio.Future[None]]


class FairQueue:
    """A queue with `at_once` turns at a time, of one payer no more than `at_once_for_one` of them. The next turn goes
    to the payer who has waited longest since the last one, and to that payer's table likewise.
    """

    def __init__(
        self, at_once: int, most_at_a_table: int = MOST_AT_A_TABLE, at_once_for_one: int | None = None
    ) -> None:
        """`most_at_a_table`: so many turns of a table may wait. `at_once_for_one`: all that there are where it is
        None.
        """
        self._free, self._most = at_once, most_at_a_table
        self._for_one = at_once if at_once_for_one is None else at_once_for_one
        self._running: Counter[str] = Counter()
        self._payers: OrderedDict[str, OrderedDict[str, Turns]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, payer: str, table: str) -> AsyncIterator[None]:
        """Waits for a turn of this table, which counts for its payer. Raises TooMuch."""
        await self._wait(payer, table)
        try:
            yield
        finally:
            self._end(payer)

    async def _wait(self, payer: str, table: str) -> None:
        turns = self._payers.setdefault(payer, OrderedDict()).setdefault(table, deque())
        if len(turns) >= self._most:
            raise TooMuch
        turn = asyncio.get_running_loop().create_future()
        turns.append(turn)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            # The turn was given at the very moment, and has to be handed on.
            if not turn.cancelled():
                self._end(payer)
            raise

    def _end(self, payer: str) -> None:
        """A turn of this payer is over."""
        self._free += 1
        self._running[payer] -= 1
        if not self._running[payer]:
            del self._running[payer]
        self._start_next()

    def _start_next(self) -> None:
        while self._free and (payer := self._due()) is not None:
            turn = self._pop(payer)
            # The one who waited for it has gone.
            if not turn.done():
                self._free -= 1
                self._running[payer] += 1
                turn.set_result(None)

    def _due(self) -> str | None:
        """The payer who has waited longest and may have one more turn at once; None if there is none."""
        return next((payer for payer in self._payers if self._running[payer] < self._for_one), None)

    def _pop(self, payer: str) -> asyncio.Future[None]:
        """Removes the payer's turn that is due; the payer, and the table among the payer's, go to the end of the
        queue.
        """
        tables = self._payers.pop(payer)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._payers[payer] = tables
        return turn
