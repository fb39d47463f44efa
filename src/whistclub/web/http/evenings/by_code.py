"""Something of a club found by its code, where whoever tries too many wrong ones is told nothing for a while."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from whistclub.cards.errors import NotFound, Reason, TooMuch
from whistclub.web.live.workers.shared_rates import SharedRates

_Found = TypeVar("_Found")


async def found_by_code(
    wrong_codes: SharedRates,
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
