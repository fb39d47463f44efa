"""The bots at the deals of the day, played in the coach's process, which comes after all play and keeps no deal
waiting.
"""

import asyncio

from whistclub.club.bots import PlayerOf
from whistclub.club.daily_bots import bots_score
from whistclub.club.process_pool import ProcessPool
from whistclub.club.store.people.sql_daily_bots import SqlDailyBots
from whistclub.web.live.hub import Hub


class DailyBots:
    """The bots that play the deals of the day at one worker, one after the other."""

    def __init__(self, hub: Hub, results: SqlDailyBots, processes: ProcessPool, players: PlayerOf) -> None:
        """`processes` may be used by others too, who close it and wait for one bot's deal at most."""
        self._hub, self._results, self._processes, self._players = hub, results, processes, players
        self._is_playing = False

    def begin(self) -> None:
        """Lets them play in the background, unless they do so already."""
        if not self._is_playing:
            self._is_playing = True
            self._hub.spawn(self._play())

    async def _play(self) -> None:
        """Plays what is to be played by now. After a restart it goes on with what has no result."""
        try:
            threads = self._hub.threads
            while (claim := await threads.change(self._results.claim, self._hub.now())) is not None:
                asked = claim.day, claim.preset, claim.number
                score = await self._processes.do(bots_score, *asked, self._players)
                await threads.change(self._results.settle, claim, score)
                # Between two of them whoever waits for the process has a turn.
                await asyncio.sleep(0)
        finally:
            self._is_playing = False
