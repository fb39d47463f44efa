"""The time that passes on an event loop. Everything that waits there goes by the loop's own clock, so that whoever runs
the loop has all of it in hand.
"""

import asyncio


def passed_s() -> float:
    """Seconds since any beginning, which never go back: the clock by which this loop's timers are due."""
    return asyncio.get_running_loop().time()
