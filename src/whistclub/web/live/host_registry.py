"""The tables, or the evenings, that this process hosts: opened when somebody comes, moved on by time, let go of when
nobody is there.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeVar

from whistclub.web.resources.background import BackgroundTasks, told_to_its_waiters

TICK_S: Final = 0.25
"""The interval at which time moves them on."""
_IDLE_MS: Final = 60_000
"""A table or an evening is let go of after nobody has been connected for so long."""
_LOOKED_AT_ONCE: Final = 10
"""So many are looked at before waiting messages are."""


class Hosted(Protocol):
    """A table or an evening, as far as both are hosted alike."""

    def is_idle(self, after_ms: int) -> bool:
        """True if nobody has been connected for so long, and nothing keeps it here."""

    def is_calm(self) -> bool:
        """True if time brings nothing now, and it is not idle."""

    async def tick(self) -> None:
        """Does what time brings."""

    async def read_on(self) -> None:
        """Reads what other workers have appended."""


H = TypeVar("H", bound=Hosted)


class HostedById(Generic[H]):
    """All tables, or all evenings, of one process."""

    def __init__(
        self,
        read: Callable[[str], Awaitable[H]],
        let_go: Callable[[str, H], None],
        background: BackgroundTasks,
    ) -> None:
        """`read` reads one from the database, and raises NotHere; `let_go` is called with one that is hosted no
        longer.
        """
        self.by_id: dict[str, H] = {}
        self._read, self._let_go, self._background = read, let_go, background
        self._opening: dict[str, asyncio.Task[H]] = {}
        self._moving = set[str]()

    async def get(self, name: str) -> H:
        """The one with this id, which is opened once however many ask for it. Raises NotHere, and whatever its reading
        raises to all who wait for it.
        """
        opening = self._opening.get(name)
        if opening is None:
            found = self.by_id.get(name)
            if found is not None:
                return found
            opening = self._opening[name] = asyncio.create_task(self._open(name))
            opening.add_done_callback(told_to_its_waiters)
        # A visitor who goes meanwhile ends it for nobody else.
        return await asyncio.shield(opening)

    async def here(self, name: str) -> H | None:
        """The one with this id if it is hosted here, or being opened."""
        opening = self._opening.get(name)
        if opening is not None:
            await asyncio.wait({opening})
        return self.by_id.get(name)

    async def _open(self, name: str) -> H:
        try:
            self.by_id[name] = found = await self._read(name)
            # Notices are received only now: what others appended since the reading is read here.
            await found.read_on()
        except BaseException:
            # Nobody has it yet, and whoever comes next reads it anew: half read it would lack entries for ever.
            self.let_go(name)
            raise
        finally:
            del self._opening[name]
        return found

    async def tick(self) -> None:
        """Begins what time brings, and lets go of those where nobody is: none waits for another, whose database may not
        answer, and none whose time still moves is moved again or let go of.
        """
        for number, (name, hosted) in enumerate(list(self.by_id.items()), 1):
            # Asked first: nearly all are calm, and everything here is done for each of them at each tick.
            if name not in self._moving and not _rests(hosted):
                self._moving.add(name)
                self._background.spawn(self._move(name, hosted))
            if not number % _LOOKED_AT_ONCE:
                await asyncio.sleep(0)

    async def _move(self, name: str, hosted: H) -> None:
        try:
            if hosted.is_calm():
                return
            if hosted.is_idle(_IDLE_MS):
                self.let_go(name)
            else:
                await hosted.tick()
        finally:
            self._moving.discard(name)

    def let_go(self, name: str) -> None:
        """Hosts it no longer; whoever comes next has it read again."""
        hosted = self.by_id.pop(name, None)
        if hosted is not None:
            self._let_go(name, hosted)


def _rests(hosted: Hosted) -> bool:
    """True if time brings nothing now; one that fails to say so is asked again in a task of its own, which logs it."""
    try:
        return hosted.is_calm()
    except Exception:  # noqa: BLE001 - one table's trouble must not end the time of the others
        return False
