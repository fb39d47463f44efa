"""One simulated run: its workers, what is done to them at which moment, and what was found wrong at its end."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec

from tests.simulation import database
from tests.simulation.database import Server
from tests.simulation.faults import NONE, Faults, drawn
from tests.simulation.loop import SeededLoop
from tests.simulation.threads import without_threads
from tests.simulation.workers import START_MS, Post, Worker
from whistclub.club.people import Person, face_of

_LOG: Final = logging.getLogger("whistclub")
_INJECTED: Final = (MemoryError, BrokenExecutor)


class Run(msgspec.Struct, frozen=True):
    """A run that is over: what happened, and what was found wrong."""

    play: str
    seed: int
    notes: tuple[str, ...]
    problems: tuple[str, ...]

    def story(self, most: int = 60) -> str:
        """The report of a failing run: what was wrong, how it is run again, and what happened last."""
        again = f"python -m bench.simulation {self.play} --seed {self.seed} --tell"
        last = self.notes[-most:] if most else ()
        return "\n".join([*self.problems, f"run again: {again}", *last])


class World:
    """The club of one run, and all that happens there."""

    def __init__(self, seed: str, loop: SeededLoop) -> None:
        self._seed, self.loop = seed, loop
        self.notes: list[str] = []
        self.problems: list[str] = []
        self.faults = Faults(self.chance("faults"), self.note)
        self.server = Server(loop, self.faults, database.empty())
        database.use(self.server)
        self.post = Post(self.faults)
        self.workers: list[Worker] = []
        self.is_quiet = False
        self._people: set[asyncio.Task[Any]] = set()

    def chance(self, name: str) -> Random:
        """The random numbers of one thing, which do not depend on how often others draw."""
        return Random(f"{self._seed} {name}")

    def note(self, *words: object) -> None:
        """Keeps what happens."""
        self.notes.append(f"{self.loop.time():.4f} {' '.join(map(str, words))}")

    def told(self, who: str, message: Mapping[str, Any]) -> None:
        """Keeps what somebody is told."""
        self.note(
            who,
            "hears",
            message["tell"],
            message.get("seq", ""),
            message.get("id", ""),
            message.get("why", ""),
        )

    def wrong(self, *words: object) -> None:
        """Keeps what must not be."""
        self.note("WRONG", *words)
        self.problems.append(" ".join(map(str, words)))

    def open(self, count: int) -> None:
        """Makes so many workers."""
        self.workers += [Worker(f"w{number}", self.post) for number in range(count)]

    def begin(self) -> None:
        """Lets time go on at all workers."""
        for worker in self.workers:
            worker.start()

    def person(self, name: str, *, is_new: bool = True) -> Person:
        """Somebody whom the club knows by this name, from now on if they are new."""
        person = Person(name, name.title(), 1001, START_MS, face_of(name))
        if is_new:
            self.workers[0].hub.club.add_person(person)
        return person

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Lets somebody live, until the run ends."""
        task = self.loop.create_task(work)
        self._people.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        """Whoever ends by a fault of their own has met something that must not be."""
        if not task.cancelled() and task.exception() is not None:
            self.wrong("somebody ended:", repr(task.exception()))

    def unhandled(self, _: asyncio.AbstractEventLoop, told: Mapping[str, Any]) -> None:
        """An exception that nobody takes is wrong, unless the run has made it."""
        if not isinstance(told.get("exception"), _INJECTED):
            self.wrong("nobody takes", told.get("exception") or told.get("message"))

    async def suffer(self, for_s: float, *events: Callable[[], None]) -> None:
        """So long some calls fail, and each of the events comes at some moment; then none does."""
        chance = self.chance("events")
        for event in events:
            self.loop.call_later(chance.random() * for_s, event)
        self.faults.rates = drawn(chance)
        self.note("faults", self.faults.rates)
        await asyncio.sleep(for_s)
        self.heal()

    def heal(self) -> None:
        """Whatever was frozen goes on, and nothing fails any longer."""
        self.faults.rates = NONE
        for worker in self.workers:
            worker.process.go_on()
        self.note("healed")


Play = Callable[[World], Coroutine[Any, Any, None]]


def simulate(name: str, play: Play, seed: int) -> Run:
    """Runs a play with this seed."""
    whole = f"{name} {seed}"
    loop = SeededLoop(Random(f"{whole} turns"))
    with without_threads(Random(f"{whole} bytes")), asyncio.Runner(loop_factory=lambda: loop) as runner:
        world = World(whole, loop)
        with _faults_told(world):
            runner.run(_whole(world, play))
        world.server.close()
    return Run(name, seed, tuple(world.notes), tuple(world.problems))


async def _whole(world: World, play: Play) -> None:
    """Plays it, and ends all that still goes on."""
    world.loop.set_exception_handler(world.unhandled)
    await play(world)
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in others:
            task.cancel()
        await asyncio.wait(others)


@contextmanager
def _faults_told(world: World) -> Iterator[None]:
    """Notes whatever the club logs as a fault as wrong, unless the run has made it."""
    handler = _Watching(world)
    before = _LOG.propagate
    _LOG.addHandler(handler)
    _LOG.propagate = False
    try:
        yield
    finally:
        _LOG.removeHandler(handler)
        _LOG.propagate = before


class _Watching(logging.Handler):
    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        if problem is not None and not isinstance(problem, _INJECTED):
            self._world.wrong("fault", repr(problem), self.formatter or "")
