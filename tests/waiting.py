"""The three ways in which a test waits: for what it asks about, and never for time.

`at`: until a visit has heard of it. `barrier`: until nothing more can come of what was done so far. `until`: until
something outside the test, another thread or process, is so.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

PATIENCE_S: Final = 60.0
"""The longest wait for anything that has to come: it only bounds a hang."""
_LOOK_S: Final = 0.02
"""The time between two looks at what tells nobody when it changes."""


class Hears(Protocol):
    """A connection whose messages are heard one after another."""

    @property
    def seq(self) -> int:
        """The number of entries that were told so far."""

    async def hear(self) -> object:
        """Hears the next message."""

    async def level(self) -> None:
        """Hears all that has been told here so far."""


@runtime_checkable
class Settles(Protocol):
    """A club that can tell when it has nothing left to do."""

    async def settled(self) -> None:
        """Returns when nothing is left to be done here before time passes."""


async def at(visit: Hears, reached: int | Callable[[], bool]) -> None:
    """Hears on until the visit has heard of the entry with this seq, or until it is so."""
    is_so = reached if callable(reached) else lambda: visit.seq >= reached
    while not is_so():
        await visit.hear()


def until(
    holds: Callable[[], bool],
    said: Callable[[], object] = str,
    pause: Callable[[float], object] = time.sleep,
) -> None:
    """Waits until it holds; `said` tells what there was where it never does, `pause` lets others go on meanwhile."""
    end_s = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end_s, said()
        pause(_LOOK_S)


async def barrier(*here: Settles | Hears) -> None:
    """Hears all that can come of what was done so far: of clubs first, until nothing is left to be done there before
    time passes, then of visits, until they have heard what was told meanwhile.
    """
    for club in here:
        if isinstance(club, Settles):
            await club.settled()
    await asyncio.gather(*(visit.level() for visit in here if not isinstance(visit, Settles)))
