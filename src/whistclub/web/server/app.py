"""The club as an ASGI application."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from whistclub.club.bot_pool import BotPool
from whistclub.club.bots import PlayerOf
from whistclub.club.daily import DAILY_BOTS
from whistclub.club.names import good_name
from whistclub.club.price_pool import PricePool
from whistclub.club.process_pool import ProcessPool
from whistclub.club.retention import FORGET_DAYS
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_daily_bots import SqlDailyBots
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.work.jobs import ARCHIVE_DAYS, clean_up
from whistclub.coach import STANDARD, Effort
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.disclosure import Disclosure
from whistclub.web.http.evenings.announcements import AnnouncementDesk
from whistclub.web.http.evenings.desk import EveningDesk
from whistclub.web.http.evenings.seasons import SeasonDesk
from whistclub.web.http.links import Reach
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review_pool import ReviewPool
from whistclub.web.http.matches.stored_matches import StoredMatches
from whistclub.web.http.people.device_games import DeviceGames
from whistclub.web.http.people.friends import FriendDesk
from whistclub.web.http.people.keys import Keys
from whistclub.web.http.people.own_games import OwnGames
from whistclub.web.http.people.passkeys import PasskeyDesk
from whistclub.web.http.people.visitors import Visitors, cookie_name
from whistclub.web.http.prepared_deals import PreparedDeals
from whistclub.web.http.routes.request import Desks
from whistclub.web.live.daily_bots import DailyBots
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.web.resources.free_memory import return_free_memory_often
from whistclub.web.resources.gc_schedule import FULL_S, CollectorSchedule
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.steady_clock import SteadyClock
from whistclub.web.server.api import Api, Lifespan, make_schema
from whistclub.web.server.guard import Guard
from whistclub.web.server.metrics import serve_metrics
from whistclub.web.server.request_quota import RequestQuotas
from whistclub.web.server.socket_app import SocketApp
from whistclub.web.server.static import CLIENT, ClientFiles
from whistclub.web.server.waiting_work import QueueSource, see_to_work

_KEYS_READ_S: Final = 30.0
_BOTS: Final = 5
"""The niceness of the bots' processes: people go before bots if the machine is too slow for both."""
_BEHIND: Final = 10
"""The niceness of the process of replays: what is over comes after moves and bots."""
_LAST: Final = 19
"""The niceness of the coach's process: all else comes first, so that no deal in play waits for a review or a price."""
KeySource = Callable[[], list[bytes]]
"""Reads the keys that sign cookies, first the one to sign with. Raises BadFile."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The setup of a club.

    `hosts` are the names it may be addressed by; `secure` if people come by TLS. `processes` is how many bots think at
    once (0: in threads). `alone` if this process does nothing else, so that the club schedules its garbage collector.
    `elsewhere` is the origin by which other machines reach a club that is addressed here by a local name. `key_source`
    reads the keys that sign cookies, where another host may change them; `queue_source` opens the queue of work that
    may wait, where there is one. Finished matches are archived after `archive_days`, guests and rooms without anything
    forgotten after `forget_days` (0: never). `effort` is the coach's. So many
    `daily_bots` play each deal of the day that somebody has begun. `metrics` is the door at which a monitor asks.
    """

    port: int
    hosts: frozenset[str]
    secure: bool = False
    processes: int = 1
    alone: bool = False
    elsewhere: str = ""
    limits: Limits = Limits()
    client: Path = CLIENT
    now: Callable[[], int] = msgspec.field(default_factory=SteadyClock)
    key_source: KeySource | None = None
    queue_source: QueueSource | None = None
    archive_days: int = ARCHIVE_DAYS
    forget_days: int = FORGET_DAYS
    effort: Effort = STANDARD
    daily_bots: int = DAILY_BOTS
    metrics: socket.socket | None = None


def make_app(log: SqlLog, keys: Keys, players: PlayerOf, bots: tuple[str, ...], setup: Setup) -> Guard:
    """The whole application. The log is closed with it."""
    club = SqlClub(log)
    coach = ProcessPool(min(setup.processes, 1), "whist-coach", niceness=_LAST)
    pool = BotPool(players, ProcessPool(setup.processes, "whist-bot", niceness=_BOTS))
    hub = Hub(club, pool, PricePool(coach, setup.effort), bots, setup.limits, setup.now)
    visitors, replays = _visitors(club, hub, keys, setup), _replays(club, hub, setup)
    lobby, evenings = Lobby(hub, replays), _evenings(hub, replays)
    results = SqlDailyBots(club, setup.daily_bots)
    daily = DailyDeals(lobby, replays, results)
    disclosure, reviews = Disclosure(hub, daily), ReviewPool(replays, coach, setup.effort)
    desks = Desks(
        lobby=lobby,
        daily=daily,
        prepared=PreparedDeals(lobby, replays, reviews),
        disclosure=disclosure,
        reviews=reviews,
        own_games=OwnGames(hub, replays, disclosure),
        device_games=DeviceGames(hub, replays),
        friends=FriendDesk(hub),
        evenings=evenings,
        seasons=SeasonDesk(hub, evenings),
        announcements=AnnouncementDesk(hub),
        passkeys=PasskeyDesk(hub),
        visitors=visitors,
        reach=Reach(setup.elsewhere, setup.secure),
        forget_days=setup.forget_days,
    )
    http = Api(desks, _lifespan(hub, desks, DailyBots(hub, results, coach, players), keys, setup))
    quotas = RequestQuotas(setup.limits)
    return Guard(
        quotas.for_api(http),
        quotas.for_files(ClientFiles(setup.client)),
        SocketApp(hub, visitors, disclosure, desks.evenings, desks.reach),
        setup.hosts,
        setup.limits,
        departure=hub.departure,
        measures=hub.measures,
        secure=setup.secure,
    )


def _visitors(club: SqlClub, hub: Hub, keys: Keys, setup: Setup) -> Visitors:
    cookie = cookie_name(setup.port, secure=setup.secure)
    return Visitors(
        club, hub.devices, hub.threads, keys, cookie, secure=setup.secure, remembers=club.log.is_file
    )


def _replays(club: SqlClub, hub: Hub, setup: Setup) -> ReplayPool:
    workplace = ProcessPool(min(setup.processes, 1), "whist-retell", niceness=_BEHIND)
    return ReplayPool(StoredMatches(club, hub.threads), workplace)


def _evenings(hub: Hub, replays: ReplayPool) -> EveningDesk:
    limits = hub.limits
    opened = SharedRates(hub.rates, "evenings", limits.evenings, limits.evenings_per_s)
    wrong_codes = SharedRates(hub.rates, "codes", limits.codes, limits.codes_per_s)
    return EveningDesk(hub.evenings, hub.bots, replays, opened, wrong_codes)


def _lifespan(hub: Hub, desks: Desks, bots_of_day: DailyBots, keys: Keys, setup: Setup) -> Lifespan:
    """Starts and ends the tasks that run alongside the requests."""

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        if hub.presence is not None:
            # Before anybody is answered: the first request may ask who is where. While the database cannot do it, `run`
            # tries again.
            await hub.background.guarded(hub.presence.set_up())
        hub.begin()
        desks.daily.begin()
        if setup.metrics is not None:
            hub.spawn(serve_metrics(hub, setup.metrics, setup.hosts))
        cleaning = partial(clean_up, archive_days=setup.archive_days, forget_days=setup.forget_days)
        forget = desks.visitors.forget_devices
        see_to_work(hub, bots_of_day, setup.queue_source, cleaning, forget)
        hub.pool.warm()
        # The data of names that look alike are read in a thread now; otherwise the first name would stop everybody.
        hub.spawn(hub.threads.read_much(good_name, "Ada"))
        if setup.key_source is not None:
            hub.background.every(_KEYS_READ_S, partial(_read_keys, hub, keys, setup.key_source))
        if setup.alone:
            hub.commits.collector = CollectorSchedule()
            hub.background.every(FULL_S, hub.commits.collector.collect_all)
            return_free_memory_often(hub.background)
            # Made in a thread now; otherwise the first request for it would stop everybody.
            hub.spawn(hub.threads.read_much(make_schema))
        try:
            yield
        finally:
            hub.background.cancel()
            # Each gives its processes a second: together they take no longer than one of them.
            pools = desks.lobby.replays, desks.reviews, hub.pool
            await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in pools))
            await hub.close()

    return running


async def _read_keys(hub: Hub, keys: Keys, source: KeySource) -> None:
    """Reads the keys: another host may have added one."""
    keys.renew(await hub.threads.share(source))
