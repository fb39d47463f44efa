"""The lock of a simulated database, which nobody upgrades as long as a club serves it."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from sqlalchemy.util.concurrency import await_

from tests.simulation.database import ServerConnection
from tests.simulation.workers import PlacedLog
from whistclub.club.store import serve_lock
from whistclub.club.store.db.schema_version import SERVED

if TYPE_CHECKING:
    from tests.simulation.world import World

LOCKED_S: Final = 3.0
"""By then a lock that went with the server is taken again."""


def serve() -> None:
    """Serves the database until it is cancelled, as a process does."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(serve_lock, "open_url", lambda _: PlacedLog())
        with serve_lock.served(Path(), "postgresql://club", "club"):
            await_(asyncio.get_running_loop().create_future())


def is_free(world: "World") -> bool:
    """True if an administrator could upgrade the database now."""
    connection = ServerConnection(world.server)
    found = connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (SERVED,)).fetchone()
    connection.close()
    return bool(found[0])
