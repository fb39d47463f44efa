"""Ctrl-C and processes of one's own: a terminal sends it to all of them at once, and only the first is to act upon it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Within it Ctrl-C is held back. A process begun here inherits that, and is never cut short while it still loads."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
