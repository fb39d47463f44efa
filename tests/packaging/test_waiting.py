"""A test waits for what it asks about, in one of the three ways of `tests/waiting.py`, and never for time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).resolve().parents[1]
SLEEPS: Final = {"sleep", "wait_for_timeout", "quiet"}
BOUNDED: Final = {"timeout", "timeout_at", "wait", "wait_for"}
"""Waits that end after so many seconds; those of a constant's name only bound a hang."""
ASKED_ONCE: Final = {"count", "inner_text", "is_visible", "all_inner_texts"}
"""The questions about a page at this moment: it may be about to show something else."""
REASONS: Final = {
    "waiting.py": "it is how tests wait",
    "web/attacking.py": "an attacker waits for no answer",
    "web/strangers.py": "clients that pour, drip and hang are slow of purpose",
    "web/test_command.py": "a club that answers late is looked for",
    "web/test_joined.py": "a person types slowly",
    "web/test_meddling.py": "messages come late, twice or never",
    "web/test_pacing.py": "bots think, while time leaps",
    "web/hosts.py": "people think before they play",
    "simulation/evenings.py": "people think, in simulated time",
    "simulation/lines.py": "it stands for a network, in simulated time",
    "simulation/loop.py": "it moves time on",
    "simulation/plays.py": "a run lasts for some simulated time",
    "simulation/removal.py": "people ask now and then, in simulated time",
    "simulation/tables.py": "people think, in simulated time",
    "simulation/threads.py": "it stands for threads that wait",
    "simulation/database.py": "its answers take simulated time",
    "simulation/workers.py": "notices take simulated time",
    "simulation/world.py": "a run lasts for some simulated time",
    "steered.py": "it moves time on",
    "browser/club.py": "while a test waits its page goes on",
    "browser/page_killing.py": "it kills at random moments",
    "midnight.py": "a process of its own has the day of this machine",
    "cli/test_keeping.py": "it kills at random moments",
    "club/killing.py": "it kills at random moments",
    "club/test_upgrading.py": "it kills at random moments",
    "web/killing.py": "it kills at random moments",
    "web/evening_killing.py": "it kills at random moments",
    "web/proxied_crowd.py": "people ask for a page now and then",
}
"""Files that wait by themselves, each with its reason."""


def named(call: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    of = call.func
    return of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""


def seconds(call: ast.Call) -> Iterator[object]:
    """The numbers that the call is given."""
    for value in [*call.args, *(one.value for one in call.keywords if one.arg == "timeout")]:
        if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
            yield value.value


def is_sleep(call: ast.Call) -> bool:
    """True for a wait for time; a sleep of 0 only gives others their turn."""
    name, given = named(call), list(seconds(call))
    return (name in SLEEPS and given != [0]) or (name in BOUNDED and bool(given))


def is_asked_once(node: ast.AST) -> bool:
    """True for a claim about a page that is looked at once. The `count` of a text or a list is given what to count."""
    return isinstance(node, ast.Assert) and any(
        isinstance(one, ast.Call) and named(one) in ASKED_ONCE and not (named(one) == "count" and one.args)
        for one in ast.walk(node.test)
    )


def waits(source: str, *, of_a_page: bool) -> list[int]:
    """The lines that wait for time, and in tests of a page those that look once."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Call) and is_sleep(node))
        or (of_a_page and isinstance(node, ast.Assert) and is_asked_once(node))
    ]


def found() -> dict[str, list[int]]:
    """The lines by file."""
    lines = {}
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(TESTS).as_posix()
        if name not in REASONS:
            lines[name] = waits(path.read_text("utf-8"), of_a_page=name.startswith("browser/"))
    return {name: found for name, found in lines.items() if found}


def test_no_test_waits_for_time_or_asks_a_page_once() -> None:
    assert {} == found()


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("time.sleep(0.1)", True),
        ("await asyncio.sleep(0)", False),
        ("await asyncio.sleep(wait_s)", True),
        ("page.wait_for_timeout(50)", True),
        ("await visit.quiet()", True),
        ("done.wait(2)", True),
        ("done.wait(PATIENCE_S)", False),
        ("process.wait(timeout=2)", True),
        ("await asyncio.wait_for(asked, 0.5)", True),
        ("assert 3 == page.locator('p').count()", True),
        ("assert 3 == text.count('p')", False),
        ("expect(page.locator('p')).to_have_count(3)", False),
        ("assert 'x' in page.inner_text('p')", True),
    ],
)
def test_lines_are_told_apart(line: str, *, is_found: bool) -> None:
    source = f"async def f():\n    {line}\n"
    assert is_found is bool(waits(source, of_a_page=True))
