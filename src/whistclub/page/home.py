"""The home of a page's tables and evenings: it answers requests and serves connections as a club's server would.

One person sits there, a guest of this device. What needs other people is refused with one reason.
"""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import NotHere, WhistclubError, reason
from whistclub.club.bot_pool import BotPool
from whistclub.club.local_table import now_ms
from whistclub.club.log.port import Conflict
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Room
from whistclub.club.workplace import Here
from whistclub.coach import STANDARD, Effort
from whistclub.page.attention import Attention, Behind
from whistclub.page.desk import Desk
from whistclub.page.person import read_person
from whistclub.page.requests import AT_A_CLUB, NOWHERE, routes_of
from whistclub.page.routing import JSON, Answer, Routes
from whistclub.page.sockets import Frames, PageConnection
from whistclub.page.store import BadStore, Store
from whistclub.page.tables import PageTables
from whistclub.players.levels import LEVEL_NAMES, USUAL_LEVEL
from whistclub.players.registry import make_player
from whistclub.rules.encoding import encode
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.games.forms import games
from whistclub.web.http.statuses import problem_of, status_of
from whistclub.web.live.table_session import attend
from whistclub.web.resources.limits import Limits
from whistclub.wire.bodies import Problem

_LOG: Final = logging.getLogger("whistclub.page")
_SOCKET: Final = "/ws/"
_EVENING_SOCKET: Final = "/ws/evening/"
_EVENINGS: Final = "/api/evenings"
BOTS: Final = (USUAL_LEVEL, *(name for name in LEVEL_NAMES if name != USUAL_LEVEL), "simple", "random")
"""The bots that may play at a page's tables, the usual one first, as at a club."""


def games_told() -> bytes:
    """The answer to `/api/games`, which is the same for everybody: a site's document has it before its tables run."""
    return encode(games(BOTS, NOWHERE))


ONE_THREAD: Final = msgspec.structs.replace(STANDARD, threads=1)
"""The usual effort of the coach, where there is one thread; it finds the same."""


class Home:
    """The home of one page."""

    def __init__(self, desk: Desk, attention: Attention) -> None:
        """Whoever asks has the attention from when the request comes until it is answered."""
        self._desk, self.attention = desk, attention
        self._routes = Routes(routes_of(desk), AT_A_CLUB)
        desk.tables.begin()

    async def answer(self, method: str, path_with_query: str, body: bytes = b"") -> Answer:
        """The answer to a request, as a club would give it."""
        try:
            routes = self._desk.evenings.routes if path_with_query.startswith(_EVENINGS) else self._routes
            return await routes.answer(method, path_with_query, body)
        except BadStore as problem:
            return Answer(503, JSON, encode(problem_of(problem)))
        except WhistclubError as problem:
            return Answer(status_of(problem), JSON, encode(problem_of(problem)))
        except Conflict:
            overtaken = NotHere(reason("table-changed"))
            return Answer(status_of(overtaken), JSON, encode(problem_of(overtaken)))
        except Exception as problem:  # noqa: BLE001 - one request's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            return Answer(500, JSON, encode(Problem(why=why(reason("our-fault")))))

    def connect(self, path: str, frames: Frames) -> PageConnection:
        """Connects the page to the table of this path, `/ws/ID`, or to the evening, `/ws/evening/CODE`."""
        connection, desk = PageConnection(frames), self._desk
        if path.startswith(_EVENING_SOCKET):
            desk.tables.spawn(desk.evenings.serve(connection, path.removeprefix(_EVENING_SOCKET)))
            return connection
        tables, room, person = desk.tables, path.removeprefix(_SOCKET), desk.person
        tables.spawn(
            connection.serve(lambda gone: attend(tables, room, person, "", connection, gone, _admit))
        )
        return connection

    async def close(self) -> None:
        """Stores what waits, and ends."""
        await self._desk.close()


async def _admit(room: Room) -> None:
    """Everything in a page is its person's own."""


async def open_home(
    store: Store,
    *,
    bots: tuple[str, ...] = BOTS,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    effort: Effort = ONE_THREAD,
    now: Callable[[], int] = now_ms,
) -> Home:
    """Opens the home over this store."""
    here, attention = Here(), Attention()
    behind = Behind(here, attention)
    pool, prices = BotPool(make_player, behind), PricePool(here, effort)
    tables = PageTables(store, pool, prices, bots, limits, now, attention)
    return Home(Desk(store, tables, await read_person(store, now()), here, behind, effort), attention)
