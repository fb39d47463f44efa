"""The settings of all tests: async ones run by asyncio, figures are printed at the end of the run, and Ctrl-C is
heeded.
"""

from __future__ import annotations

import gc
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings
from textual import _wait

from whistclub.cards.errors import word_errors

# The same examples each time, however slow the machine: what fails once fails again. Those of a seed that was asked for
# are the same each time too, and Hypothesis would draw none of them while it derandomizes.
settings.register_profile(
    "patient",
    deadline=None,
    derandomize=not any(word.startswith("--hypothesis-seed") for word in sys.argv),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")

# After each key a test of the app waits until the process has done nothing for so long. Textual's own 20 ms, twice a
# key, were three quarters of the time of these tests; looked at more often, the app is found idle as surely and sooner.
_wait.SLEEP_GRANULARITY, _wait.SLEEP_IDLE = 0.005, 0.0005


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The backend of async tests and fixtures: a loop of asyncio's, a new one for each test."""
    return "asyncio"


def pytest_configure() -> None:
    """Heeds Ctrl-C, and so do the programs that tests start: a shell that starts the tests in the background has them
    ignore it.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """All that was imported and collected lives to the end: Python's collector looks through it no more, and less often
    through the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_runtest_setup() -> None:
    """Refusals have their codes as texts in every test, also after one that has loaded the library."""
    word_errors(None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures that tests noted with `record_property("figures", ...)`."""
    figures = [
        str(value)
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, value in getattr(report, "user_properties", ())
        if name == "figures" and getattr(report, "when", "") == "call"
    ]
    if figures:
        terminalreporter.section("figures")
        for line in sorted(figures):
            terminalreporter.write_line(line)
