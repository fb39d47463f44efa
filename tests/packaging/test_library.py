"""The names that `import whistclub` offers, and the page about them."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import whistclub

PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 20
    assert failed == 0


def test_importing_the_package_loads_nothing_but_itself() -> None:
    program = "import sys; before = set(sys.modules); import whistclub; print(*set(sys.modules) - before)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {name for name in ran.stdout.split() if name.startswith("whistclub")} == {"whistclub"}
    assert "msgspec" not in ran.stdout


@pytest.mark.parametrize("name", whistclub.__all__)
def test_every_name_is_there_and_listed(name: str) -> None:
    assert getattr(whistclub, name).__doc__
    assert name in dir(whistclub)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        whistclub.nothing  # noqa: B018


def test_options_are_values_or_texts_and_checked() -> None:
    assert whistclub.game("whist", rubber=True) == whistclub.game("whist", rubber="on")
    with pytest.raises(whistclub.WhistclubError):
        whistclub.game("whist", trumps="none")
    with pytest.raises(ValueError, match="4 seats"):
        whistclub.play(whistclub.game("whist"), ("club", "club"))


def test_a_match_is_the_same_again_and_its_record_is_read_back(tmp_path: Path) -> None:
    gongor = whistclub.game("gongor")
    match = whistclub.play(gongor, "random", seed="one")
    assert match.result is not None
    assert whistclub.play(gongor, "random", seed="one") == match
    whistclub.write_record(match, tmp_path / "match.json")
    assert whistclub.match_of(whistclub.read_record(tmp_path / "match.json")) == match
