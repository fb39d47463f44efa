"""Line mode at a table of two, and with a game of another package that brings no words."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.cli.driver import Driver, drive
from tests.rules import spoken_game
from tests.terminal.nameless import KEY, add_nameless
from whistclub.cards.errors import reason
from whistclub.games import registry
from whistclub.rules.chance import first_dealer, seed_from_text

EAST = 1


def test_a_game_of_two_is_played_in_line_mode() -> None:
    driver = Driver("two", stop_after=40)
    assert 0 == drive(driver, "play", "german_whist", "--seed", "2", "--line")
    printed = "\n".join(driver.printed)
    assert "You are South." in printed
    assert "Your partner" not in printed
    assert "Left in the stock: 24." in printed


def test_the_stock_is_told_when_it_is_asked_for(whist: Whist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("trick\nquit\n"))
    _, out, _ = whist("play", "german_whist", "--seed", "3", "--line")
    assert "26 in the stock." in out
    assert "The six of clubs (C6) lies on the stock." in out


def test_two_words_name_the_seats_of_two(whist: Whist) -> None:
    status, _, err = whist("play", "german_whist", "--seats", "you,you")
    assert (2, 1) == (status, len(err.splitlines()))


def test_bots_play_a_game_of_two_and_its_record_is_read(whist: Whist, tmp_path: object) -> None:
    path = f"{tmp_path}/two.json"
    assert 0 == whist("play", "german_whist", "--seats", "bots", "--seed", "1", "--save", path)[0]
    for words in (("score",), ("replay",), ("inspect", "--seat", "S"), ("inspect", "--spectator")):
        status, out, err = whist(words[0], path, *words[1:])
        assert (0, "") == (status, err)
        assert "South" in out
    assert 0 == whist("play", "german_whist", "--resume", path)[0]


def test_a_deal_for_two_is_written_and_played_again(whist: Whist, tmp_path: object) -> None:
    _, out, _ = whist("deal", "german_whist", "--seed", "5")
    file = Path(f"{tmp_path}/deals.txt")
    file.write_text(out)
    assert 0 == whist("play", "german_whist", "--seats", "bots", "--deal", str(file))[0]


def test_a_game_without_words_is_listed_and_played(whist: Whist, monkeypatch: pytest.MonkeyPatch) -> None:
    add_nameless(monkeypatch)
    status, out, err = whist("games")
    assert (0, "") == (status, err)
    assert "Nameless game" in out
    driver = Driver("nameless", stop_after=30)
    assert 0 == drive(driver, "play", KEY, "--seed", "2", "--line")
    asked = ("primer", "explain", "explain 1", "rules", "hint", "score", "trick", "help", "quit")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(asked)))
    status, out, err = whist("play", KEY, "--seed", "2", "--line")
    assert (0, "") == (status, err)
    assert len(asked) == out.count("Your choice?")


def test_a_broken_game_of_another_package_is_named_in_one_line(
    whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = reason("plugin-left-out", group="game", name="broken_game", problem="it has no PROFILE")
    monkeypatch.setattr(registry, "PROBLEMS", (problem,))
    status, out, err = whist("games")
    assert 0 == status
    assert "German Whist" in out
    assert 1 == len(err.splitlines())
    assert "broken" in err


def test_a_games_own_acts_are_typed_in_line_mode_and_kept_in_its_record(
    whist: Whist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoken_game.add_spoken(monkeypatch)
    file = tmp_path / "spoken.json"
    seed = next(text for text in "123456789" if first_dealer(seed_from_text(text)) == EAST)
    typed = ["3", "nomination", "call solo", "none", "shuffle", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    _, out, _ = whist("play", spoken_game.KEY, "--line", "--seed", seed, "--save", str(file))
    acts = json.loads(file.read_text(encoding="utf-8"))["deals"][0]["acts"]
    assert ["S say 3", "S call nomination", "S trump none", "S shuffle"] == [acts[0], *acts[4:7]]
    assert "“call solo” is not a move here." in out
