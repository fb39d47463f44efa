"""Ctrl-C and child processes: a terminal sends it to all processes at once, and only the first one is to act on it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Blocks Ctrl-C for a while. A process started meanwhile inherits that, and is never interrupted while it loads."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
