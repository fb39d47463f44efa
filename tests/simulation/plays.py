"""The plays of the simulation: who does what in a run, and what befalls the club meanwhile."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import Final

from sqlalchemy.util.concurrency import greenlet_spawn

from tests.simulation.evenings import SETTINGS, Attendee
from tests.simulation.faults import Rates
from tests.simulation.faults import drawn as drawn_faults
from tests.simulation.judging import judge_evening, judge_table
from tests.simulation.pairs import PEOPLE, SEASON, drawn, meet
from tests.simulation.removal import Asker, one_played, remove
from tests.simulation.served import LOCKED_S, is_free, serve
from tests.simulation.tables import Player, room_of_two
from tests.simulation.workers import AWAY_S, PLACES
from tests.simulation.world import Play, Run, World, simulate
from whistclub.club.seasons import Season
from whistclub.club.store.logs.own_game_rows import COMPANIONS
from whistclub.club.store.people.sql_seasons import SqlSeasons
from whistclub.club.table.entries import StoodIn
from whistclub.evenings.season import SeasonRules
from whistclub.web.live.tables.hosted_table import HostedTable

_SUFFER_S: Final = 6.0
_AFTER_S: Final = 5.5
"""By then every worker has looked for what it missed."""
_QUIET_S: Final = 3.0
"""By then everybody is back who was sent away, and has heard what was done last."""
_SLACK_S: Final = 5.0
_STANDS_IN_MS: Final = 1_500
"""By then somebody who has been away for long enough is stood in for when the others wait for them."""
_MEETINGS: Final = 2
_GUESTS: Final = ("ada", "bo", "cy", "di", "eva")


async def tables(world: World) -> None:
    """Tables of two, whose people come by any of the workers."""
    chance = world.chance("size")
    world.open(chance.randint(1, 3))
    world.begin()
    players = [player for number in range(chance.randint(1, 2)) for player in _table(world, number)]
    for player in players:
        world.spawn(player.live())
    befalls = world.chance("what befalls them")
    away = partial(befalls.choice(players).leave, 4 * befalls.random())
    await world.suffer(_SUFFER_S, *_events(world, befalls, away))
    done = {player: len(player.done) for player in players}
    await asyncio.sleep(_AFTER_S)
    world.is_quiet = True
    await asyncio.sleep(_QUIET_S)
    judge_table(world, players)
    for here in zip(players[::2], players[1::2], strict=True):
        if all(len(player.done) == done[player] for player in here):
            world.wrong(here[0].room, "does not go on")


async def evening(world: World) -> None:
    """An evening whose organiser is there all the time, and guests who come by other workers."""
    chance = world.chance("size")
    world.open(chance.randint(1, 3))
    world.begin()
    people = await _evening(world, _GUESTS[: chance.randint(1, len(_GUESTS) - 1)])
    for one in people:
        world.spawn(one.live())
    await world.suffer(_SUFFER_S, *_events(world, world.chance("what befalls them")))
    await asyncio.sleep(_AFTER_S)
    world.is_quiet = True
    await asyncio.sleep(_QUIET_S)
    await judge_evening(world, people)


async def arrivals(world: World) -> None:
    """Many come at the same moment to an evening or a table that nobody has opened yet, while its reading fails now and
    then.
    """
    chance = world.chance("who comes")
    world.open(chance.randint(1, 2))
    world.begin()
    is_evening = chance.random() < 0.5
    people: Sequence[Attendee | Player] = (
        await _evening(world, _GUESTS) if is_evening else [*_table(world, 0), *_table(world, 0, "phone")]
    )
    world.faults.rates = Rates(failed=0.2, slow=0.5)
    for one in people:
        world.spawn(one.live())
    await asyncio.sleep(chance.random())
    world.heal()
    await asyncio.sleep(_AFTER_S)
    world.is_quiet = True
    await asyncio.sleep(_QUIET_S)
    if is_evening:
        await judge_evening(world, [one for one in people if isinstance(one, Attendee)])
    else:
        judge_table(world, [one for one in people if isinstance(one, Player)])


async def apart(world: World) -> None:
    """Tables apart: what befalls the last slows or ends nothing at the others, and ends nothing for good."""
    chance = world.chance("what befalls one")
    world.open(chance.randint(1, 2))
    world.begin()
    kind = chance.choice(tuple(BEFALLS))
    # What is done at three tables of one database is sometimes committed together.
    places = "aaa" if kind == "listener" else PLACES
    *others, last = [_table(world, number) for number in range(len(places))]
    for place, pair in zip(places, (*others, last), strict=True):
        await _begun(world, pair, place)
    await asyncio.sleep(chance.random())
    world.note("befalls the last:", kind)
    BEFALLS[kind](world, last[0])
    await asyncio.sleep(chance.random())
    left_ms, log = world.workers[0].hub.now(), world.workers[0].log
    stays, leaves = others[0]
    leaves.leave(1_000.0)
    await asyncio.sleep(AWAY_S + _SLACK_S)
    entries = log.read(stays.match)
    has_stood_in = any(isinstance(one, StoodIn) and one.at_ms > left_ms for one in entries)
    waits_ms = world.workers[0].hub.now() - entries[-1].at_ms
    # Nobody is waited for while it is the other's turn.
    if not has_stood_in and not stays.is_due and waits_ms > _STANDS_IN_MS:
        world.wrong("nobody stands in at another table")
    world.is_quiet = True
    await asyncio.sleep(_QUIET_S)
    judge_table(world, [player for pair in others for player in pair if player is not leaves])
    if kind not in {"frozen", "listener"}:
        judge_table(world, last)


async def _begun(world: World, pair: list[Player], place: str) -> None:
    """Both begin a match, which is kept at this place."""
    for worker in world.workers:
        worker.log.next_place = place
    for player in pair:
        world.spawn(player.live())
    await asyncio.gather(*(player.has_begun.wait() for player in pair))


async def pairs(world: World) -> None:
    """Two decisions at the same moment, again and again."""
    world.open(2)
    for name in PEOPLE:
        world.person(name)
    log = world.workers[0].log
    played = [
        {"person": one, "other": other, "match": "m", "game": "whist", "opened_ms": 1}
        for one, other in permutations(PEOPLE, 2)
    ]
    with log.writing() as connection:
        connection.execute(COMPANIONS.insert(), played)
    season = Season(code=SEASON, key="key", opened_ms=1, name="Season", rules=SeasonRules())
    SqlSeasons(log).add(season, PEOPLE[0])
    chance = world.chance("pairs")
    for _ in range(_MEETINGS):
        await meet(world, drawn(chance))


async def removed(world: World) -> None:
    """Somebody is removed at one worker, while others look at what they played."""
    chance = world.chance("size")
    world.open(chance.randint(1, 3))
    one_played(world)
    world.begin()
    askers = [Asker(world, worker, number) for number, worker in enumerate(world.workers)]
    asking = [world.spawn(asker.live()) for asker in askers]
    world.faults.rates = drawn_faults(chance)
    await asyncio.sleep(2 * chance.random())
    await remove(world, world.workers[0])
    await asyncio.sleep(1.0)
    world.heal()
    for task in asking:
        task.cancel()
    await asyncio.sleep(_AFTER_S)
    for asker in askers:
        await asker.judge()


async def served(world: World) -> None:
    """A database that two processes serve, and that is started again meanwhile."""
    serving = [world.spawn(greenlet_spawn(serve)) for _ in range(2)]
    chance = world.chance("restarts")
    for down_s in (0.0, 3 * chance.random(), 3 * chance.random()):
        if down_s:
            world.server.crash(down_s)
        await asyncio.sleep(down_s + LOCKED_S)
        if await greenlet_spawn(is_free, world):
            world.wrong("whoever upgrades the database finds nobody who serves it")
    if any(task.done() for task in serving):
        world.wrong("a process serves no longer")


PLAYS: Final[dict[str, Play]] = {
    one.__name__: one for one in (tables, evening, arrivals, apart, pairs, removed, served)
}


def run(name: str, seed: int) -> Run:
    """Runs a play with this seed."""
    return simulate(name, PLAYS[name], seed)


def _table(world: World, number: int, device: str = "") -> list[Player]:
    """Two people at a table, which is made unless they come with another device."""
    pair = [world.person(f"{name}{number}", is_new=not device) for name in ("ada", "bo")]
    room = room_of_two(pair[0], pair[1], number)
    if not device:
        world.workers[0].hub.club.add_room(room)
    return [Player(world, one, room.id, device) for one in pair]


async def _evening(world: World, guests: Sequence[str]) -> list[Attendee]:
    """An organiser and guests at an evening, the organiser first."""
    clara = world.person("clara")
    code = await world.workers[0].hub.evenings.open(SETTINGS, clara.id, "Clara")
    people = [Attendee(world, clara, code, "organiser")]
    return people + [Attendee(world, world.person(guest), code, "guest") for guest in guests]


def _events(world: World, chance: Random, *more: Callable[[], None]) -> list[Callable[[], None]]:
    """The faults that befall the whole club, drawn."""
    possible: list[Callable[[], None]] = [
        partial(world.server.crash, 2 * chance.random()),
        partial(world.server.freeze, "", 2 * chance.random()),
        partial(_freeze, world, chance.randrange(len(world.workers)), 2 * chance.random()),
        *more,
    ]
    return [event for event in possible if chance.random() < 0.4]


def _freeze(world: World, number: int, for_s: float) -> None:
    process = world.workers[number].process
    process.freeze()
    world.loop.call_later(for_s, process.go_on)


def _freeze_database(world: World, _: Player) -> None:
    world.server.freeze(PLACES[1], 60.0)


def _out_of_memory(world: World, _: Player) -> None:
    world.server.fail(PLACES[1], MemoryError)


def _failing_listener(world: World, player: Player) -> None:
    """Lets all that is done at the tables meanwhile be committed together."""
    world.server.freeze(PLACES[0], 2.0)
    for worker in world.workers:
        table = worker.hub.tables.get(player.room)
        if table is not None and table.live is not None:
            table.live.listeners.insert(0, _fails)


def _failing(part: str) -> Callable[[World, Player], None]:
    """This part of the table fails once at each worker."""

    def befall(world: World, player: Player) -> None:
        for worker in world.workers:
            table = worker.hub.tables.get(player.room)
            if table is not None:
                setattr(table, part, partial(_fails_once, table, part))

    return befall


def _fails_once(table: HostedTable, part: str, *_: object) -> bool:
    delattr(table, part)
    raise MemoryError


def _fails(*_: object) -> None:
    raise MemoryError


BEFALLS: Final = {
    "frozen": _freeze_database,
    "out of memory": _out_of_memory,
    "listener": _failing_listener,
    "is_calm": _failing("is_calm"),
    "is_idle": _failing("is_idle"),
}
