"""A game of another package is a game like any other; one that is broken is named and left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.packages import HOT_POTATO, described, run

WHIST = ["-m", "whistclub"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    described(place, HOT_POTATO)
    return place


def test_the_game_is_in_the_list_with_its_name_and_presets(site: Path) -> None:
    status, out, err = run([*WHIST, "games", "potato"], site, HOT_POTATO)
    assert (status, err) == (0, "")
    assert "Hot Potato" in out
    assert "nobody wants the tricks" in out
    status, out, _ = run([*WHIST, "--language", "de", "games", "potato"], site, HOT_POTATO)
    assert "Heiße Kartoffel" in out


def test_its_rules_are_read_in_english_where_there_is_no_translation(site: Path) -> None:
    for language in ("en", "de"):
        status, out, err = run([*WHIST, "--language", language, "rules", "potato"], site, HOT_POTATO)
        assert (status, err) == (0, "")
        assert "stays" not in out
        assert "Nobody wants tricks" in " ".join(out.split())


def test_bots_play_it_out_in_line_mode(site: Path, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    words = ["play", "potato", "--line", "--seats", "bots", "--seed", "1", "--save", str(saved)]
    status, _, err = run([*WHIST, *words], site, HOT_POTATO)
    assert status == 0, err
    assert json.loads(saved.read_text(encoding="utf-8"))["game"] == "potato"
    status, _, err = run([*WHIST, "score", str(saved)], site, HOT_POTATO)
    assert status == 0, err


def test_a_person_plays_it_in_line_mode(site: Path, tmp_path: Path) -> None:
    words = ["play", "potato", "--line", "--seed", "1", "--save", str(tmp_path / "match.json")]
    status, out, err = run([*WHIST, *words], site, HOT_POTATO, text="1\n" * 30)
    assert status == 0, err
    assert "Trick 1" in out or "trick 1" in out


def test_its_player_meets_another_in_a_duel(site: Path, tmp_path: Path) -> None:
    words = ["duel", "club", "random", "--game", "potato", "--deals", "12", "--jobs", "1", "--json"]
    status, out, err = run([*WHIST, *words, "--out", str(tmp_path / "duel.jsonl")], site, HOT_POTATO)
    assert status == 0, err
    assert json.loads(out)["deals"] == 12
    words = ["duel", "ducker", "club", "--game", "potato", "--deals", "4", "--jobs", "1"]
    status, _, err = run([*WHIST, *words, "--out", str(tmp_path / "same.jsonl")], site, HOT_POTATO)
    assert status == 0, err


def test_a_puzzle_of_the_day_is_made_of_its_deals(site: Path) -> None:
    told = [run([*WHIST, "puzzle", "--game", "potato", "--json"], site, HOT_POTATO) for _ in range(2)]
    assert told[0] == told[1]
    asked = json.loads(told[0][1])
    best, *others = asked["puzzle"]["choices"]
    assert {act for one in (best, *others) for act in one["acts"]} == set(asked["legal"])
    assert all(best["worth"] > one["worth"] for one in others)


def test_a_player_of_one_game_refuses_another(site: Path) -> None:
    words = ["duel", "ducker", "club", "--game", "whist", "--deals", "4"]
    status, _, err = run([*WHIST, *words], site, HOT_POTATO)
    assert status == 2
    assert "ducker" in err


def test_the_kit_judges_it_from_the_command_line(site: Path) -> None:
    status, out, err = run(
        ["-m", "whistclub.conformance", "hot_potato", "--deals", "2", "--pairs", "8"], HOT_POTATO
    )
    assert (status, err) == (0, "")
    assert out.startswith("potato\n")
    assert "FAILED" not in out


PEEPING = """
from hot_potato import HotPotato
from whistclub.rules.values import event

class Peeping(HotPotato):
    def opening(self, position):
        return (*super().opening(position), event("event-turned", card=position.terms.deal.pack[-1].text))
"""


def test_the_kit_fails_a_game_that_tells_too_much(tmp_path: Path) -> None:
    (tmp_path / "peeping.py").write_text(
        PEEPING + "\nfrom hot_potato.profile import PROFILE\n", encoding="utf-8"
    )
    words = ["-m", "whistclub.conformance", "peeping:Peeping", "--deals", "1", "--pairs", "8"]
    status, out, _ = run(words, HOT_POTATO, tmp_path)
    assert status == 1
    assert "FAILED no leak" in out


@pytest.mark.parametrize("name", ["no_such_package", "hot_potato:nothing", "hot_potato.player"])
def test_the_kit_says_what_is_no_game(name: str) -> None:
    status, out, err = run(["-m", "whistclub.conformance", name], HOT_POTATO)
    assert (status, out) == (2, "")
    assert name in err
    assert "Traceback" not in err


BROKEN = {
    "import": ("import nothing_of_this_name", "nothing_of_this_name"),
    "no_game": ("GAME = 7", "GAME is not the class of a game"),
    "taken": (
        "from whistclub.games.whist import GAME\nfrom whistclub.games.whist.profile import PROFILE",
        "there is a game or preset whist already",
    ),
    "no_profile": ("from hot_potato import GAME", "has no PROFILE"),
    "no_name": ("from hot_potato import GAME\nfrom hot_potato.profile import PROFILE", "locales/en"),
    "exits": ("raise RuntimeError('no luck')", "no luck"),
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, str, str]:
    """The list of games where packages with every kind of broken game are installed."""
    place = tmp_path_factory.mktemp("broken")
    project = '[project]\nname = "broken"\nversion = "1"\n[project.entry-points."whistclub.games"]\n'
    for kind, (source, _) in BROKEN.items():
        package = place / f"broken_{kind}"
        package.mkdir()
        (package / "__init__.py").write_text(source, encoding="utf-8")
        project += f'bad_{kind} = "broken_{kind}"\n'
    (place / "pyproject.toml").write_text(project, encoding="utf-8")
    described(place / "site", place)
    return run([*WHIST, "games"], place / "site", place, HOT_POTATO)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_is_named_and_left_out(kind: str, listed: tuple[int, str, str]) -> None:
    status, out, err = listed
    assert status == 0
    assert "Whist" in out
    assert "Hot Potato" not in out
    (said,) = [line for line in err.splitlines() if f"“bad_{kind}”" in line]
    assert BROKEN[kind][1] in said
    assert "Traceback" not in err


def test_a_broken_player_is_named_and_left_out(tmp_path: Path) -> None:
    project = '[project]\nname = "broken"\nversion = "1"\n[project.entry-points."whistclub.players"]\nbad = "nothing_here:make"\nclub = "hot_potato.player:make"\n'
    (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    described(tmp_path / "site", tmp_path)
    status, _, err = run([*WHIST, "games"], tmp_path / "site", HOT_POTATO)
    assert status == 0
    assert "“bad”" in err
    assert "there is a player club already" in err
