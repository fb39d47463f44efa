"""A process that plays the bots of a deal of the day: it reads a claim a line, and writes the score of each.

A thread would hold the screen up, and in the kernel bring the whole program down where that ends meanwhile.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from whistclub.club.daily import BotClaim
from whistclub.club.daily_bots import bots_score
from whistclub.players.registry import make_player

_NICENESS: Final = 10
"""Bots at a deal that is over come after the table that is played meanwhile."""


@contextlib.contextmanager
def bots_playing() -> Iterator[Callable[[BotClaim], int]]:
    """Gives the function that returns the score of a bot. It raises EOFError or OSError where the process has ended."""
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(  # noqa: S603 - a module of ours
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:

        def play(claim: BotClaim) -> int:
            asked, told = process.stdin, process.stdout
            if asked is None or told is None:
                raise EOFError
            asked.write(msgspec.json.encode(claim) + b"\n")
            asked.flush()
            line = told.readline()
            if not line:
                raise EOFError
            return int(line)

        yield play


def main() -> None:
    """Plays what it is asked for until nobody asks any more."""
    if sys.platform != "win32":
        os.nice(_NICENESS)
    for line in sys.stdin.buffer:
        one = msgspec.json.decode(line, type=BotClaim)
        print(bots_score(one.day, one.preset, one.number, make_player), flush=True)


if __name__ == "__main__":
    main()
