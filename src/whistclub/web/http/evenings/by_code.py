"""Something of a club found by its code, where whoever tries too many wrong ones is told nothing for a while."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from whistclub.cards.errors import NotFound, Reason, TooMuch

_Found = TypeVar("_Found")


class VisitorRates(Protocol):
    """A token bucket for each visitor, as `web.live.workers.shared_rates` has for a club."""

    async def has(self, who: str) -> bool:
        """True if this visitor has a token left."""

    async def count(self, who: str) -> None:
        """Takes one token of this visitor. Raises TooMuch if there is none."""

    async def take(self, who: str) -> bool:
        """Takes one token of this visitor. Returns True if there was one."""


async def found_by_code(
    wrong_codes: VisitorRates,
    visitor: str,
    read: Callable[[], Awaitable[_Found | None]],
    unknown: Reason,
) -> _Found:
    """That which `read` finds by a code. Raises NotFound with the reason `unknown` where it finds nothing, and TooMuch
    after too many wrong codes of this visitor.
    """
    # Before the reading: whoever has guessed too often is not even told a right code.
    if not await wrong_codes.has(visitor):
        raise TooMuch
    found = await read()
    if found is None:
        await wrong_codes.take(visitor)
        raise NotFound(unknown)
    return found
