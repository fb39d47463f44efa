"""How many files and connections the system lets this process have open, and how many of them are for visitors."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

_AS_GOOD_AS_NO_LIMIT: Final = 65_536
_OWN: Final = 64
"""Kept for the data file and its journal, the bots' processes, and what is read and written besides."""

_FEWEST: Final = 16
_OTHERWISE: Final = (10_240, 4096)
FEW: Final = 4096
"""Fewer than these are few for a club that anybody may come to."""


def raise_limit() -> int:
    """Has the system allow as many as it will. Returns how many that is."""
    if sys.platform == "win32":
        return _AS_GOOD_AS_NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _AS_GOOD_AS_NO_LIMIT if hard == resource.RLIM_INFINITY else hard
    for wanted in (most, *_OTHERWISE):
        if soft == resource.RLIM_INFINITY or soft >= min(wanted, _AS_GOOD_AS_NO_LIMIT):
            break
        # Some systems say that there is no limit, and refuse what is over one of their own.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most, _AS_GOOD_AS_NO_LIMIT), hard))
            break
    return limit()


def limit() -> int:
    """How many files and connections may be open now."""
    if sys.platform == "win32":
        return _AS_GOOD_AS_NO_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _AS_GOOD_AS_NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def for_visitors(most: int) -> int:
    """How many of so many are left for connections of visitors, beside what is open already and what the club needs itself."""
    return max(_FEWEST, most - _open_now() - _OWN)


def _open_now() -> int:
    for place in (Path("/proc/self/fd"), Path("/dev/fd")):
        try:
            return sum(1 for _ in place.iterdir())
        except OSError:
            continue
    return 32
