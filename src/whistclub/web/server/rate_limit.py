"""How much one visitor may have: so much at once, and so much a second after that."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

_MOST_KNOWN: Final = 10_000
_OF_ONE_VISITOR: Final = 64


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What counts as one visitor: an address, of IPv6 the first half, since whoever has one has all that begin so."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, _OF_ONE_VISITOR), strict=False))


def asker(scope: Any) -> str:
    """The visitor that a request or a connection comes from."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


class Rates:
    """A store for each visitor that fills up again by `per_s` a second, to `most`. Who has not come for longest is forgotten first."""

    def __init__(self, most: float, per_s: float, now_s: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_s, self._now_s = most, per_s, now_s
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether there is one for this visitor, who has it then."""
        now_s = self._now_s()
        left, filled_s = self._left.pop(who, (self._most, now_s))
        left = min(self._most, left + (now_s - filled_s) * self._per_s)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now_s)
        if len(self._left) > _MOST_KNOWN:
            self._left.popitem(last=False)
        return allowed


class Rate:
    """The store of one connection alone."""

    __slots__ = ("_filled_s", "_left", "_most", "_per_s")

    def __init__(self, most: float, per_s: float) -> None:
        self._most = self._left = float(most)
        self._per_s = per_s
        self._filled_s = time.monotonic()

    def take(self) -> bool:
        """Whether there is one, which is gone then."""
        now_s = time.monotonic()
        self._left = min(self._most, self._left + (now_s - self._filled_s) * self._per_s)
        self._filled_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True
