"""The search of `whist evening plan`: so many steps, or so many seconds, with a bar that shows how far it is."""

import sys
import time
from collections.abc import Sequence
from typing import Final

from whistclub.evenings.balance.evening import Outline
from whistclub.evenings.schedules.bounds import proved_least
from whistclub.evenings.schedules.improving import MOST_PEOPLE, improved
from whistclub.evenings.seating import Seating
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.found_schedule import Searched
from whistclub.terminal.commands.progress import Progress

_MOST_STEPS: Final = 10**12
_MOST_S: Final = 10**6


def search(
    context: Context, outline: Outline, seatings: Sequence[Seating], seed: bytes, limit: str
) -> Searched:
    """Searches from this schedule on; Ctrl-C ends it, and the best so far counts. Raises CommandRefused."""
    if outline.key != "individual" or outline.players > MOST_PEOPLE:
        raise context.wrong("cli-plan-search-what", most=MOST_PEOPLE)
    steps, time_s = _limit(context, limit)
    going = improved(seatings, outline.players, seed)
    before = after = next(going)
    began_s = time.monotonic()
    with Progress(context.catalogue, sys.stderr, 0, steps or time_s) as progress:
        try:
            for after in going:
                gone_s = time.monotonic() - began_s
                progress.show(min(after.steps, steps) if steps else min(int(gone_s), time_s))
                if after.steps >= steps if steps else gone_s >= time_s:
                    break
        except KeyboardInterrupt:
            pass
    return Searched(before, after, proved_least(outline.players, outline.rounds))


def _limit(context: Context, text: str) -> tuple[int, int]:
    """Steps (`200000`) or seconds (`30s`); the other is 0."""
    plain = text.strip().lower().replace("_", "")
    digits = plain.removesuffix("s")
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 15 else 0
    is_time = plain.endswith("s")
    if not 0 < number <= (_MOST_S if is_time else _MOST_STEPS):
        raise context.wrong("cli-plan-search-limit", text=text[:40])
    return (0, number) if is_time else (number, 0)
