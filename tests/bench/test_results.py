"""The tables of studies that go on are what the rows kept beside them come to."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import beliefs, errors, misere, page, strength
from bench.common import RESULTS, tabulated, write
from bench.levels import __main__ as levels

SECTIONS: dict[str, Callable[[dict[str, Any]], str]] = {
    "beliefs": beliefs.section,
    "errors": errors.section,
    "levels": levels.section,
    "misere": misere.section,
    "page_same": page.section,
    "strength": strength.section,
}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_table_is_what_its_rows_come_to(name: str) -> None:
    rows = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    text = tabulated(name, rows, SECTIONS[name](rows))
    assert text == (RESULTS / f"{name}.md").read_text(encoding="utf-8")


def test_rows_are_written_a_line_each_and_read_as_they_were(tmp_path: Path) -> None:
    found = {
        "date": "2026-11-29",
        "rows": {"high": {"deals": 2, "differ": []}, "low": {"deals": 1, "differ": [3]}},
    }
    write(tmp_path / "rows.json", found)
    text = (tmp_path / "rows.json").read_text(encoding="utf-8")
    assert found == json.loads(text)
    assert '    "high": {"deals": 2, "differ": []},' in text.splitlines()
