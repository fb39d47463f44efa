"""The limit on open files and connections, and the part of it that is for visitors."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

_PRACTICALLY_UNLIMITED: Final = 65_536
_OWN: Final = 64
"""Reserved for the data file and its journal, the bots' processes, and other files."""

_FEWEST: Final = 16
_FALLBACKS: Final = (10_240, 4096)
FEW: Final = 4096
"""A lower limit than this is low for a club that anybody may come to."""


def raise_limit() -> int:
    """Raises the limit as far as the system allows. Returns it."""
    if sys.platform == "win32":
        return _PRACTICALLY_UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _PRACTICALLY_UNLIMITED if hard == resource.RLIM_INFINITY else hard
    for wanted in (most, *_FALLBACKS):
        if soft == resource.RLIM_INFINITY or soft >= min(wanted, _PRACTICALLY_UNLIMITED):
            break
        # Some systems report no limit and still refuse what is over one of their own.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most, _PRACTICALLY_UNLIMITED), hard))
            break
    return limit()


def limit() -> int:
    """The number of files and connections that may be open now."""
    if sys.platform == "win32":
        return _PRACTICALLY_UNLIMITED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _PRACTICALLY_UNLIMITED if soft == resource.RLIM_INFINITY else soft


def for_visitors(most: int) -> int:
    """The part of a limit that is left for visitors after what is open already and what the club needs itself."""
    return max(_FEWEST, most - _open_now() - _OWN)


def _open_now() -> int:
    for folder in (Path("/proc/self/fd"), Path("/dev/fd")):
        try:
            return sum(1 for _ in folder.iterdir())
        except OSError:
            continue
    return 32
