"""The tables of studies that go on are what the rows kept beside them come to, and the pages tell their figures."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import beliefs, errors, misere, page, solver, strength
from bench.common import RESULTS, tabulated, write
from bench.levels import __main__ as levels

DOCS = Path(__file__).parents[2] / "docs"
WANTED = {"## Figures": 2}
"""The number of columns before the figures that say what was wanted, by the heading of the table."""
SECTIONS: dict[str, Callable[[dict[str, Any]], str]] = {
    "beliefs": beliefs.section,
    "errors": errors.section,
    "levels": levels.section,
    "misere": misere.section,
    "page_same": page.section,
    "solver": solver.section,
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


@pytest.mark.parametrize(
    ("name", "heading", "study"),
    [
        ("bench", "### Levels", "levels"),
        ("bench", "### Load on a club", "club_load"),
        ("solver", "## Figures", "solver"),
    ],
)
def test_a_table_of_a_page_has_the_figures_kept(name: str, heading: str, study: str) -> None:
    part = (
        (DOCS / f"{name}.md").read_text(encoding="utf-8").partition(f"\n{heading}\n")[2].partition("\n#")[0]
    )
    cells = [row.split("|")[2:-1] for row in part.splitlines() if row.startswith("| ")][1:]
    told = {
        figure
        for row in cells
        for figure in re.findall(r"\d[\d,]*\.\d+|\d,\d+", " ".join(row[WANTED.get(heading, 0) :]))
    }
    kept = (RESULTS / f"{study}.md").read_text(encoding="utf-8")
    assert len(told) >= 5
    assert set() == {figure for figure in told if not re.search(rf"(?<!\d){re.escape(figure)}", kept)}
