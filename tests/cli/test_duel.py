"""`whist duel`: what it prints and what it refuses."""

import json
import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Whist
from tests.waiting import until
from whistclub.games.registry import GAMES
from whistclub.messages import Catalogue
from whistclub.players.registry import PLAYERS
from whistclub.study.duel_figures import Figure
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.duel import figure_line
from whistclub.terminal.commands.progress import Progress

DUEL = ("duel", "simple", "random", "--deals", "4", "--seed", "7", "--jobs", "1")


def test_it_says_the_figures_and_where_they_are_kept(whist: Whist, data_folder: Path) -> None:
    status, out, err = whist(*DUEL, "--game", "whist")
    assert 0 == status
    assert "Points, simple less random" in out
    assert "Tricks, simple less random" in out
    kept = data_folder / "duel-whist-simple-random.jsonl"
    assert str(kept) in out
    assert str(kept) in err
    assert 5 == kept.read_bytes().count(b"\n")


def test_a_class_of_a_module_in_the_folder_plays_by_its_name(
    whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2] / "examples" / "bots")
    monkeypatch.setattr(sys, "path", [*sys.path])
    words = ("simple", "--deals", "1", "--jobs", "1", "--game", "whist")
    status, out, _ = whist("duel", "longest:Longest", *words)
    assert 0 == status
    assert "Points, longest:Longest less simple" in out
    status, _, err = whist("duel", "longest:Shortest", *words)
    assert (2, True) == (status, "has no attribute 'Shortest'" in err)


@pytest.mark.parametrize("preset", ["south_dakota", "solo_units", "hermits_eight_tricks"])
def test_as_json_it_is_the_documented_type_in_every_language(
    whist: Whist, preset: str, tmp_path: Path
) -> None:
    english, german = (
        whist(*DUEL, "--game", preset, "--json", "--out", str(tmp_path / "x.jsonl"), "--language", language)[
            1
        ]
        for language in ("en", "de")
    )
    assert english == german
    shown = msgspec.convert(json.loads(english), doc.Duel)
    assert (4, 4) == (shown.deals, shown.wanted)


def test_numbers_are_written_as_the_language_writes_them(whist: Whist) -> None:
    assert (
        "Punkte, simple minus simple: 0,00 in jedem Spiel."
        in whist(
            "duel", "simple", "simple", "--deals", "2", "--game", "solo", "--jobs", "1", "--language", "de"
        )[1]
    )


def test_a_single_deal_has_no_interval_and_nothing_infinite(whist: Whist) -> None:
    out = whist("duel", "simple", "random", "--deals", "1", "--seed", "7", "--jobs", "1", "--game", "whist")[
        1
    ]
    assert "One deal alone does not show who is better." in out
    assert not {"∞", "inf", "p ="} & set(out.split())
    assert "∞" not in out


def test_a_difference_that_rounds_to_nothing_has_no_sign() -> None:
    figure = Figure(mean=-0.001, low=-0.004, high=0.002, p=0.9996, deals=40)
    line = figure_line(Catalogue("en"), "points", {"a": "x", "b": "y"}, figure)
    assert "Points, x less y: 0.00, with 95 % confidence between 0.00 and 0.00 (p > 0.999)." == line


def test_a_duel_says_in_a_pipe_at_once_how_much_is_done(whist: Whist) -> None:
    assert "0 of 4, 0:00 min gone" in whist(*DUEL, "--game", "whist")[2]


def test_at_a_terminal_a_bar_stands_at_once_and_is_gone_at_the_end() -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    with Progress(Catalogue("en"), screen, 0, 4) as progress:
        until(lambda: "0 of 4" in screen.getvalue())
        progress.show(2)
        assert "[############............] 2 of 4" in screen.getvalue()
    assert "" == screen.getvalue().split("\r")[-1]


def test_the_same_file_goes_on_and_another_duel_is_refused(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    assert 0 == whist(*DUEL, "--game", "whist", "--out", str(path))[0]
    before = path.read_bytes()
    assert "4 of 4 deals" in whist(*DUEL, "--game", "whist", "--out", str(path))[2]
    status, _, err = whist(*DUEL, "--game", "whist", "-o", "honours=on", "--out", str(path))
    assert 1 == status
    assert "honours" in err
    assert before == path.read_bytes()


WRONG = {
    "one player": (("duel", "club", "--game", "whist"), 2, "whist duel club random"),
    "no game": (("duel", "club", "random"), 2, ", ".join(sorted(GAMES))),
    "unknown player": (("duel", "club", "me", "--game", "whist"), 2, ", ".join(PLAYERS)),
    "unknown bidder": (
        ("duel", "club", "club", "--game", "whist", "--bidder", "x"),
        2,
        ", ".join(PLAYERS),
    ),
    "no deals": (("duel", "club", "random", "--game", "whist", "--deals", "0"), 2, "--deals"),
    "no jobs": (("duel", "club", "random", "--game", "whist", "--jobs", "0"), 2, "--jobs"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", WRONG)
def test_wrong_usage_is_refused_in_a_sentence(whist: Whist, case: str, language: str) -> None:
    arguments, wanted, named = WRONG[case]
    status, out, err = whist(*arguments, "--language", language)
    assert (wanted, "") == (status, out)
    assert named in err
    assert 1 == len(err.splitlines())


def test_a_folder_for_a_file_is_refused_in_a_sentence(whist: Whist, tmp_path: Path) -> None:
    status, out, err = whist(*DUEL, "--game", "whist", "--out", str(tmp_path))
    assert (1, "", 1) == (status, out, len(err.splitlines()))
