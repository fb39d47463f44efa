"""Signals: those that ask for an end, and Ctrl-C among child processes, which a terminal sends to all processes at once
though only the first one is to act on it.

Windows blocks no signals: there a child process that is still loading hears Ctrl-C too.
"""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

Signals = set[int | signal.Signals]

if sys.platform == "win32":
    ENDING: Final = (signal.SIGINT, signal.SIGTERM)
else:
    ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals by which a person or a system ends a program; Ctrl-C first."""


def block(*signals: signal.Signals) -> Signals:
    """Blocks these signals. Returns those that were blocked before."""
    if sys.platform == "win32":
        return set()
    return {*signal.pthread_sigmask(signal.SIG_BLOCK, signals)}


def block_only(blocked: Signals) -> None:
    """Blocks these signals and no others."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Blocks Ctrl-C for a while. A process started meanwhile inherits that, and is never interrupted while it loads."""
    before = block(signal.SIGINT)
    try:
        yield
    finally:
        block_only(before)
