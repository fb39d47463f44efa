"""The departure of a worker: announced first, then everybody is sent on when they are answered, and the tables are
handed on.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from whistclub.cards.errors import Unavailable, reason
from whistclub.web.live.connections.connection import Connection, Cut

_ANSWER_S: Final = 1.0
"""The time for which a departing worker goes on answering commands that were sent already."""

_SPREAD_MS: Final = 1000
"""Those sent on come back spread over so long, so that they do not arrive at the other workers all at once."""


class Departure:
    """The end of this worker's service."""

    def __init__(
        self,
        connections: Callable[[], Sequence[Connection]],
        hand_on: Callable[[], Awaitable[None]] | None,
    ) -> None:
        """`hand_on` gives this worker's tables to the other workers; None if there are none."""
        self._connections, self._hand_on = connections, hand_on
        self.is_announced = False

    def announce(self) -> None:
        """From now on nobody new should be led here. Everybody is still served."""
        self.is_announced = True

    def check(self) -> None:
        """Raises Unavailable once the departure is announced."""
        if self.is_announced:
            raise Unavailable(reason("club-departs"))

    async def complete(self) -> None:
        """Sends everybody on, each when their command is answered, and hands the tables on."""
        self.announce()
        connections = self._connections()
        for connection in connections:
            connection.cut_when_answered(self._cut())
        tasks = [connection.task for connection in connections if connection.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=_ANSWER_S)
        for connection in connections:
            connection.cut(self._cut())
        if self._hand_on is not None:
            await self._hand_on()

    def _cut(self) -> Cut:
        if self._hand_on is None:
            return Cut(1001, reason("club-stops"), 1.0)
        return Cut(1012, reason("club-departs"), secrets.randbelow(_SPREAD_MS) / 1000)
