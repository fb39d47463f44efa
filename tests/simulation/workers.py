"""The workers of a simulated club: each a hub over the one database, with notices between them."""

import asyncio
import contextvars
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar, TypeVarTuple

from tests.simulation import database
from tests.simulation.faults import Faults
from tests.simulation.loop import PROCESS, Process
from tests.web.visits import FEW_WORLDS
from whistclub.club.bot_pool import BotPool
from whistclub.club.notices.notice import NEWEST, Heard, NoNotices, Notice, Subject
from whistclub.club.price_pool import PricePool
from whistclub.club.store.logs.log import fresh_id
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.players.registry import make_player
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.stored_matches import StoredMatches
from whistclub.web.live.hub import Hub
from whistclub.web.resources.limits import Limits

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
AWAY_S: Final = 2.0
HOST_AWAY_S: Final = 4.0
LIMITS: Final = Limits(
    messages=10_000,
    messages_per_s=10_000.0,
    evening_messages=10_000,
    away_s=AWAY_S,
    host_away_s=HOST_AWAY_S,
    reload_s=0.3,
    bot_least_s=0.0,
    bot_most_s=0.0,
)
BOTS: Final = ("simple", "lowest")
START_MS: Final = 1_800_000_000_000
PLACES: Final = ("a", "b")
"""The names of the databases that have matches. They are one here, which may stand still for the matches of one."""


class PlacedLog(SqlLog):
    """The log of one worker. The id of a match begins with the place where it is."""

    def __init__(self) -> None:
        super().__init__(database.engine(), "simulated")
        self.notify_by(NoNotices())
        self.next_place = PLACES[0]

    def new_table(self) -> str:
        return f"{self.next_place}-{fresh_id()}"

    def place_of(self, table: str) -> str:
        return table.partition("-")[0]


class Post:
    """Carries notices from worker to worker: they may be late, be lost, or come twice."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.ends: list[PostedNotices] = []

    def carry(self, notice: Notice, sender: "PostedNotices") -> None:
        for end in self.ends:
            if end is not sender and not self.faults.befalls("notice_lost"):
                for _ in range(2 if self.faults.befalls("notice_twice") else 1):
                    end.bring(notice, self.faults.notice_delay_s())


class PostedNotices:
    """The notices of one worker."""

    is_heard = True

    def __init__(self, post: Post, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._post, self._spawn = post, spawn
        self._heard: Heard | None = None
        self.has_hearers = True
        post.ends.append(self)

    def publish(self, notices: Sequence[Notice]) -> None:
        if self.has_hearers:
            for notice in notices:
                self._post.carry(notice, self)

    def listen(self, heard: Heard) -> None:
        self._heard = heard
        heard(None)

    def follow(self, subject: Subject, name: str) -> None:
        self.bring(Notice(subject, name, NEWEST), self._post.faults.notice_delay_s())

    def unfollow(self, subject: Subject, name: str) -> None:
        """Hears of it all the same, as over PostgreSQL."""

    def close(self) -> None:
        self._heard = None

    def bring(self, notice: Notice, delay_s: float) -> None:
        """Tells the worker after so long."""

        async def told() -> None:
            await asyncio.sleep(delay_s)
            if self._heard is not None:
                self._heard(notice)

        self._spawn(told())


class Workplace:
    """Processes that think for a worker: what one was at may be lost."""

    at_once = 2

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        await asyncio.sleep(self._faults.delay_s())
        if self._faults.befalls("work_lost"):
            raise BrokenExecutor
        return work(*args)

    def warm(self) -> None:
        """Is ready."""

    def close(self) -> None:
        """Ends nothing."""


class Worker:
    """One worker: its process, its hub, and the replays that it has made."""

    def __init__(self, name: str, post: Post) -> None:
        self.process = Process(name)
        self._context = contextvars.copy_context()
        self._context.run(PROCESS.set, self.process)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hub: Hub = self._context.run(self._made, post)
        self.replays = ReplayPool(StoredMatches(self.hub.club, self.hub.threads), Workplace(post.faults))

    @property
    def log(self) -> PlacedLog:
        log = self.hub.club.log
        assert isinstance(log, PlacedLog)
        return log

    def spawn(self, work: Coroutine[Any, Any, _R]) -> "asyncio.Task[_R]":
        """Runs it in this worker's process."""
        task = asyncio.get_running_loop().create_task(work, context=self._context.copy())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def start(self) -> None:
        """Begins to serve."""
        self._context.run(self.hub.begin)

    def _made(self, post: Post) -> Hub:
        log = PlacedLog()
        log.notify_by(PostedNotices(post, self.spawn))
        loop = asyncio.get_running_loop()
        place = Workplace(post.faults)
        return Hub(
            SqlClub(log),
            BotPool(make_player, place),
            PricePool(place, FEW_WORLDS),
            BOTS,
            LIMITS,
            lambda: START_MS + round(1000 * loop.time()),
        )
