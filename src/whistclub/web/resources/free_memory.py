"""Gives memory that the C library holds free back to the system.

Requests that read the database in threads leave gaps in glibc's heaps: after many of them a process holds twice as much
as it uses, and only `malloc_trim` returns it (malloc_trim(3),
https://man7.org/linux/man-pages/man3/malloc_trim.3.html).
"""

import asyncio
import ctypes
from collections.abc import Callable
from functools import partial
from typing import Final

from whistclub.web.resources.background import BackgroundTasks

_BETWEEN_S: Final = 60.0


def return_free_memory_often(background: BackgroundTasks, between_s: float = _BETWEEN_S) -> None:
    """Trims the heaps again and again, in a thread, where the C library has such a function."""
    trim = heap_trim()
    if trim is not None:
        background.every(between_s, partial(asyncio.to_thread, trim))


def heap_trim() -> Callable[[], None] | None:
    """A function that returns the free memory of all heaps, without Python's lock; None for a C library other than
    glibc.
    """
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    trim.argtypes, trim.restype = (ctypes.c_size_t,), ctypes.c_int
    return lambda: trim(0)
