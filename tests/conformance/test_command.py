"""`python -m whistclub.conformance`: its words, and what they make of the kit's run."""

from __future__ import annotations

import runpy
import sys
from typing import Any

import pytest

from whistclub.conformance import kit
from whistclub.conformance.report import Report


def ran(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    """The exit status of the kit, run with these words."""
    monkeypatch.setattr(sys, "argv", list(words))
    # Another test may have imported it, and it has to run again.
    monkeypatch.delitem(sys.modules, "whistclub.conformance.__main__", raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("whistclub.conformance", run_name="__main__")
    return ended.value.code


def test_chance_begins_with_the_seed_that_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, usual = list[int](), kit.check_game

    def noted(game: Any, **facts: Any) -> Report:
        seeds.append(facts["seed"])
        return usual(game, **facts)

    monkeypatch.setattr(kit, "check_game", noted)
    assert 0 == ran(
        monkeypatch, "whistclub.conformance", "gongor", "--deals", "1", "--pairs", "4", "--seed", "5"
    )
    assert [5, 5] == seeds


def test_the_kit_says_how_it_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == ran(monkeypatch, "whistclub.conformance", "--help")
    out = capsys.readouterr().out
    assert {"--deals", "--pairs", "--seed", "PACKAGE[:GAME]"} <= set(out.split())
