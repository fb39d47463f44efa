"""The public names: their page is made from the docstrings, and they change only as the changelog says."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import whistclub
from tests.packaging.test_documents import programs
from tools import api_page

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tests" / "packaging" / "strict_program.py"


def test_the_page_of_the_names_tells_each_with_its_signature_and_docstring() -> None:
    parts = dict(part.split("\n\n", 1) for part in api_page.page().split("\n### ")[1:])
    assert set(whistclub.__all__) == set(parts)
    told = inspect.getdoc(whistclub.solve)
    assert told is not None
    assert told in parts["solve"]
    assert "solve(\n    hands: str,\n" in parts["solve"]


def test_names_and_signatures_differ_from_the_last_release_only_where_the_changelog_says_so() -> None:
    kept = dict(line.split(" ", 1) for line in api_page.KEPT.read_text(encoding="utf-8").splitlines())
    now = api_page.signatures()
    changed = {name.partition(".")[0] for name in kept.keys() | now.keys() if kept.get(name) != now.get(name)}
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased = text.partition("## [Unreleased]")[2].partition("\n## [")[0]
    named = set(re.findall(r"`(?:whistclub\.)?(\w+)", unreleased))
    assert set() == changed - named


def test_a_program_written_under_strict_types_runs() -> None:
    """Its types are checked with those of the tree."""
    ran = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)
    assert ["13 tricks", "seat 2 of 4", "20 values", "IllegalAction not-held"] == ran.stdout.splitlines()[:4]


def test_the_programs_on_the_pages_hold_under_strict_types(tmp_path: Path) -> None:
    """The blocks of the tutorial are pieces of packages that are checked whole."""
    written = []
    for name in ("README.md", "docs/library.md", "docs/study.md"):
        written.append(tmp_path / f"{Path(name).stem.lower()}_page.py")
        written[-1].write_text("\n".join(programs(name)), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        *map(str, written),
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (0, "Success: no issues found in 3 source files\n") == (ran.returncode, ran.stdout)


def test_the_program_in_the_readme_says_how_a_deal_ended_and_what_perfect_play_gives() -> None:
    (program,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)
    told = ran.stdout.splitlines()
    assert re.search(r"(North and South|East and West), .* tricks", told[0])
    assert "NT   1   1   1   1" == told[2]
