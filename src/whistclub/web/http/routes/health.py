"""Answers for whatever watches the club: does it run, and can it serve."""

import time

from litestar import get

from whistclub.version import VERSION
from whistclub.web.http.arrival import Health, arrival_of, network_of
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, ClubDesks
from whistclub.wire import bodies


@get("/healthz", sync_to_thread=False)
def health(request: Asked, desks: ClubDesks) -> Health:
    """Answers if this process does."""
    return Health(
        status="ok",
        version=VERSION,
        now_ms=desks.lobby.hub.now(),
        arrival=arrival_of(request.scope),
        network=network_of(request.scope),
    )


@get("/readyz", responses=REFUSED)
async def ready(desks: ClubDesks) -> bodies.Readiness:
    """Answers if the club can read its database and write to it, and goes on serving; 503 with the reason if not."""
    started, hub = time.perf_counter(), desks.lobby.hub
    await hub.check_ready()
    took_ms = round((time.perf_counter() - started) * 1000, 2)
    notices: bodies.Heard = "heard" if hub.club.log.notices.is_heard else "missed"
    return bodies.Readiness(status="ready", database_ms=took_ms, notices=notices)
