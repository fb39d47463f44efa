"""The time of a process: wall time that never goes back."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from whistclub.web.resources.steady_clock import SteadyClock

NS = 1_000_000
HOUR_MS = 3_600_000
START_MS = 1_700_000_000_000


class Machine:
    """A machine whose two clocks the test moves."""

    def __init__(self) -> None:
        self.wall_ns, self.monotonic_ns = START_MS * NS, 5 * NS
        self.clock = SteadyClock(lambda: self.wall_ns, lambda: self.monotonic_ns)

    def after(self, passed_ms: int, set_by_ms: int = 0) -> int:
        self.monotonic_ns += passed_ms * NS
        self.wall_ns += (passed_ms + set_by_ms) * NS
        return self.clock()


def test_it_tells_wall_time() -> None:
    machine = Machine()
    assert START_MS == machine.after(0)
    assert START_MS + 250 == machine.after(250)


def test_set_back_by_an_hour_what_waits_two_seconds_waits_no_longer_than_that() -> None:
    machine = Machine()
    began = machine.after(0)
    machine.after(0, -HOUR_MS)
    waited = machine.after(2_200) - began
    assert 2_000 <= waited <= 2_200


def test_set_back_by_a_minute_it_is_right_again_after_twenty_minutes() -> None:
    machine = Machine()
    machine.after(0, -60_000)
    for _ in range(20 * 60):
        told = machine.after(1_000)
    assert machine.wall_ns // NS == told


def test_set_forward_it_follows_at_once() -> None:
    machine = Machine()
    assert START_MS + HOUR_MS == machine.after(0, HOUR_MS)


@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(-HOUR_MS, HOUR_MS)), min_size=2))
def test_it_never_goes_back(moves: list[tuple[int, int]]) -> None:
    machine = Machine()
    told = [machine.after(passed, set_by) for passed, set_by in moves]
    assert all(one <= other for one, other in pairwise(told))
