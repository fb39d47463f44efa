"""Rate limits: token buckets by visitor and by connection."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from whistclub.cards.errors import TooMuch
from whistclub.club.clock import passed_s

_MOST_KNOWN: Final = 10_000
_IPV6_VISITOR_BITS: Final = 64
_NO_ADDRESS: Final = "?"


@lru_cache(maxsize=4096)
def visitor_key(address: str) -> str:
    """The key under which an address is counted: itself, or its /64 network for IPv6, since one household has a whole
    one. All that is no address is counted as one, since anybody can make up any number of such.
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return _NO_ADDRESS if address else ""
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, _IPV6_VISITOR_BITS), strict=False))


def visitor_of(scope: Mapping[str, object]) -> str:
    """The visitor that an ASGI request or connection comes from; empty if its address is unknown."""
    client = scope.get("client")
    return visitor_key(str(client[0])) if isinstance(client, tuple | list) else ""


class Rates:
    """A token bucket for each visitor, refilled by `per_s` a second up to `most`. The visitor seen longest ago is
    forgotten first.
    """

    def __init__(self, most: float, per_s: float, now_s: Callable[[], float] = passed_s) -> None:
        self._most, self._per_s, self._now_s = most, per_s, now_s
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def has(self, who: str) -> bool:
        """True if this visitor has a token left."""
        left, filled_s = self._left.get(who, (self._most, 0.0))
        return min(self._most, left + (self._now_s() - filled_s) * self._per_s) >= 1

    def count(self, who: str) -> None:
        """Takes one token of this visitor. Raises TooMuch if there is none."""
        if not self.take(who):
            raise TooMuch

    def take(self, who: str) -> bool:
        """Takes one token of this visitor. Returns True if there was one."""
        now_s = self._now_s()
        left, filled_s = self._left.pop(who, (self._most, now_s))
        left = min(self._most, left + (now_s - filled_s) * self._per_s)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now_s)
        if len(self._left) > _MOST_KNOWN:
            self._left.popitem(last=False)
        return allowed


class Rate:
    """The token bucket of one connection."""

    __slots__ = ("_left", "_most", "_per_s", "asked_s")

    def __init__(self, most: float, per_s: float) -> None:
        self._most = self._left = float(most)
        self._per_s = per_s
        self.asked_s = passed_s()
        """The time at which a token was asked for last."""

    def take(self) -> bool:
        """Takes one token. Returns True if there was one."""
        now_s = passed_s()
        left = min(self._most, self._left + (now_s - self.asked_s) * self._per_s)
        self.asked_s = now_s
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True
