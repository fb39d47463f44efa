"""The names that `import whistclub` offers, and the page about them."""

from __future__ import annotations

import doctest
import inspect
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


def a_call_of_each(folder: Path) -> dict[str, list[dict[str, object]]]:
    """Calls of every function by name; together they name every parameter."""
    whist = whistclub.game("whist")
    match = whistclub.play(whist, "simple", seed="1", deals=1)
    path = folder / "match.json"
    return {
        "action": [{"game": whist, "text": "play HK"}],
        "deal": [{"game": whist, "seed": "1", "number": 2}],
        "game": [{"name": "whist", "rubber": True}],
        "game_names": [{}],
        "write_record": [{"match": match, "path": path}],
        "read_record": [{"path": path}],
        "match_of": [{"record": whistclub.record(match), "at": 3}],
        "pbn": [{"match": match}],
        "play": [
            {"game": whist, "players": "simple", "seed": "1", "deals": 1, "budget": whistclub.Budget(samples=2)}
        ],
        "player": [{"game": whist, "name": "simple"}],
        "player_names": [{}],
        "preset_names": [{}],
        "record": [{"match": match}],
        "solve": [
            {
                "hands": "N:K.2.. .A.. A... ...32", "leader": "E", "side": "NS", "trump": "S",
                "objective": "at_least", "target": 1, "table": "H3 H4",
            }
        ],
    }  # fmt: skip


def test_every_parameter_of_every_function_can_be_given(tmp_path: Path) -> None:
    calls = a_call_of_each(tmp_path)
    functions = {name for name in whistclub.__all__ if inspect.isfunction(getattr(whistclub, name))}
    assert functions == set(calls)
    for name, given in calls.items():
        function = getattr(whistclub, name)
        for keywords in given:
            function(**keywords)
        named = {
            parameter.name
            for parameter in inspect.signature(function).parameters.values()
            if parameter.kind is not inspect.Parameter.VAR_KEYWORD
        }
        assert named <= set().union(*given), name


def test_a_trick_begun_is_solved_from_the_hands_that_are_left() -> None:
    """East led the heart 3 and South put the 4 on it; West has none, so South takes this trick and then the last."""
    answer = whistclub.solve("N:K.2.. .A.. A... ...32", leader="E", side="NS", table="H3 H4")
    assert (2, True) == (answer.value.least, answer.value.is_exact)
    assert {"C2", "C3"} == {one.card.text for one in answer.cards}


def test_hands_that_do_not_fit_the_trick_begun_are_refused() -> None:
    with pytest.raises(whistclub.WhistclubError) as refused:
        whistclub.solve("N:K... .A.. ..A. A...", leader="E", table="H3")
    assert refused.value.reason.key in {"solve-unequal-hands", "pbn-card-twice"}
