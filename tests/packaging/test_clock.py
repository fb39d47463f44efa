"""Code that runs on an event loop goes by the loop's own time and by the clock that it was given: whoever runs the loop
has all of its time in hand.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistclub

_CODE = Path(whistclub.__file__).parent
_CLOCKS = {
    "time": {"time", "time_ns", "monotonic", "monotonic_ns", "sleep"},
    "datetime": {"now", "today", "utcnow"},
    "date": {"today"},
}
_ROOMS = ("web/live", "web/resources", "web/http", "web/server", "web/encoding", "wire", "page", "club")
_APART = {
    "web/resources/steady_clock.py": "the clock itself",
    "club/local_table.py": "the clock itself",
    "club/store": "threads that wait for files and databases",
    "club/process_pool.py": "processes that end",
    "web/http/matches/review.py": "the coach's process",
    "web/server/command.py": "a program that looks for a club",
}


def clocks_read(source: str) -> Iterator[str]:
    """The clocks of the machine that a module reads or waits by, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in _CLOCKS.get(node.value.id, ()):
                yield f"{node.lineno}: {node.value.id}.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            yield from (
                f"{node.lineno}: time.{one.name}" for one in node.names if one.name in _CLOCKS["time"]
            )


def _modules() -> Iterator[tuple[str, Path]]:
    for room in _ROOMS:
        for path in sorted((_CODE / room).rglob("*.py")):
            name = path.relative_to(_CODE).as_posix()
            if not name.startswith(tuple(_APART)):
                yield name, path


def test_no_module_of_an_event_loop_reads_a_clock_of_the_machine() -> None:
    found = [f"{name}:{where}" for name, path in _modules() for where in clocks_read(path.read_text("utf-8"))]
    assert [] == found


@pytest.mark.parametrize("name", _APART)
def test_what_is_apart_is_there_and_reads_one(name: str) -> None:
    apart = _CODE / name
    paths = [apart] if apart.is_file() else sorted(apart.rglob("*.py"))
    assert any([*clocks_read(path.read_text("utf-8"))] for path in paths)


@pytest.mark.parametrize(
    "source",
    [
        "import time\nuntil_s = time.monotonic() + 1",
        "import time\nclock = time.time_ns",
        "from time import sleep",
        "from datetime import UTC, datetime\ntoday = datetime.now(UTC).date()",
    ],
)
def test_a_clock_of_the_machine_is_found(source: str) -> None:
    assert 1 == len([*clocks_read(source)])


def test_a_measure_of_work_is_no_clock() -> None:
    assert [] == [*clocks_read("import time\nbegan_s = time.perf_counter()")]
