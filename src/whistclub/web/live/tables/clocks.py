"""Clocks: when each person's time to act is over, at tables that limit it."""

from collections.abc import Callable

from whistclub.club.bots import awaited
from whistclub.club.live_log import LiveMatch, MatchStep
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat


class Clocks:
    """The clocks of one match. `clock_s` below is the table's setting, 0 for no clock."""

    def __init__(self, observed_since_ms: Callable[[], int]) -> None:
        """After a gap in which nobody could act all clocks begin anew."""
        self._observed_since_ms = observed_since_ms
        self._turn_ms: list[int] = []

    def start(self, live: LiveMatch) -> None:
        """Starts the clocks of a match that is followed from now on."""
        self._turn_ms = [live.since_ms] * len(live.shown.seats)

    def step(self, step: MatchStep) -> None:
        """Restarts the clock of each seat whose legal acts an entry has changed."""
        before, entry, after = step
        for seat in after.seats:
            if after.changed[seat] != before.changed[seat]:
                self._turn_ms[seat] = entry.at_ms

    def running(self, state: TableState, clock_s: int) -> list[tuple[Seat, int]]:
        """The people to act, each with the time at which their clock runs out."""
        waiting, since_ms = awaited(state) if clock_s else (), self._observed_since_ms()
        return [(seat, max(self._turn_ms[seat], since_ms) + clock_s * 1000) for seat in waiting]

    def next_end_ms(self, state: TableState, clock_s: int) -> int | None:
        """The time at which the next clock runs out; None if none runs."""
        return min((ms for _, ms in self.running(state, clock_s)), default=None)
