"""The bots of stalled tables, moved by a process that serves: they think where all its bots do, and the acts go through
its writer.
"""

from contextlib import suppress
from typing import Final

from whistclub.cards.errors import WhistclubError
from whistclub.club import rooms
from whistclub.club.live_log import LiveMatch
from whistclub.club.log.port import Conflict
from whistclub.club.work.stalled_tables import MOST_ACTS, StalledTables, Still, bot_to_act
from whistclub.web.live.hub import Hub

_MOST_READ: Final = 20
"""So few, since the people who play here should not notice."""


async def move_stalled_bots(hub: Hub, tables: StalledTables) -> None:
    """Moves the bots of some tables on, each until a person is to act or the deal is over."""
    left = MOST_ACTS
    for still in await hub.threads.read_much(tables.find, hub.now(), _MOST_READ):
        with suppress(WhistclubError, Conflict):
            left -= await _move_on(hub, tables, still, left)


async def _move_on(hub: Hub, tables: StalledTables, still: Still, most: int) -> int:
    """Makes so many acts at most. Returns the number made. A table that is open here moves its bots itself."""
    live, acts = await hub.live(still.match), 0
    if bot_to_act(live.shown) is None:
        tables.waits(still)
    while acts < most and still.room not in hub.tables:
        seat = bot_to_act(live.shown)
        if seat is None:
            break
        await live.send(await hub.bot_act(live.shown, seat))
        acts += 1
    await _close(hub, still.room, live)
    # Reading took the state that was kept for people who come back.
    hub.logs.keep(live)
    return acts


async def _close(hub: Hub, room: str, live: LiveMatch) -> None:
    """Ends the match in its room if it is over. An open table does that itself."""
    if live.shown.match.result is not None and room not in hub.tables:
        await hub.store(rooms.ended(await hub.room(room), live.id))
