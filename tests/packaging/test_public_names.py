"""The public names: their page is made from the docstrings, and they change only with the changelog."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from tools import api_page
from whistclub.cards.errors import word_errors
from whistclub.programs.values import sentence_of

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tests" / "packaging" / "strict_program.py"


def test_the_page_of_the_names_is_the_one_of_the_docstrings() -> None:
    assert api_page.page() == api_page.PAGE.read_text(encoding="utf-8")


def test_names_and_signatures_differ_from_the_last_release_only_where_the_changelog_says_so() -> None:
    kept = dict(line.split(" ", 1) for line in api_page.KEPT.read_text(encoding="utf-8").splitlines())
    now = api_page.signatures()
    changed = {name.partition(".")[0] for name in kept.keys() | now.keys() if kept.get(name) != now.get(name)}
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased = text.partition("## [Unreleased]")[2].partition("\n## [")[0]
    named = set(re.findall(r"`(?:whistclub\.)?(\w+)", unreleased))
    assert set() == changed - named


def test_the_recipes_print_what_the_page_says() -> None:
    word_errors(sentence_of)
    page = ROOT / "docs" / "recipes.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert page.read_text(encoding="utf-8").count("\n## ") >= 12
    assert (0, True) == (failed, tried > 40)


def test_a_program_written_under_strict_types_runs() -> None:
    """Its types are checked with those of the tree."""
    ran = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)
    assert ["13 tricks", "seat 2 of 4", "20 values", "IllegalAction not-held"] == ran.stdout.splitlines()[:4]


def test_the_program_in_the_readme_says_how_a_deal_ended_and_what_perfect_play_gives() -> None:
    (program,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)
    told = ran.stdout.splitlines()
    assert re.search(r"(North and South|East and West), .* tricks", told[0])
    assert "NT   1   1   1   1" == told[2]
