"""Measurements in pieces: they go on where they stopped, and their tests hold to bounds fixed beforehand."""

import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from bench.levels import cheater
from bench.levels import program as digests
from bench.levels.deals import game_named, player_named, started
from bench.levels.figures import told_of
from bench.levels.pieces import OtherTerms, Terms, Values, confirmed, go_on, read
from bench.levels.program import program
from bench.levels.rows import ROWS
from bench.levels.sequential import bounds, verdict
from whistclub.rules.actions import Play

TERMS = Terms(row="r", player="a", against="b", units=5, seed="s", program="p", kernel=True)


def counted(path: Path, terms: Terms = TERMS, most: int = 99, *, any_program: bool = False) -> list[Values]:
    def measure(number: int, before: Values) -> Values:
        return {"points": float(before.get("points", 0)) + number}

    return go_on(
        path,
        terms,
        measure,
        until_s=time.monotonic() + 60,
        is_enough=lambda units: len(units) >= most,
        whatever_program=any_program,
    )


def test_a_row_measured_in_pieces_comes_to_the_same_as_at_once(tmp_path: Path) -> None:
    counted(tmp_path / "pieces", most=2)
    assert counted(tmp_path / "at once") == counted(tmp_path / "pieces")
    assert (tmp_path / "at once").read_bytes() == (tmp_path / "pieces").read_bytes()


def test_a_line_that_breaks_off_is_measured_again(tmp_path: Path) -> None:
    whole = counted(tmp_path / "row")
    data = (tmp_path / "row").read_bytes()
    (tmp_path / "row").write_bytes(data[:-5])
    assert 4 == len(read(tmp_path / "row")[1])
    assert whole == counted(tmp_path / "row")
    assert data == (tmp_path / "row").read_bytes()


def test_pieces_of_other_players_are_never_mixed_and_those_of_another_program_only_if_asked(
    tmp_path: Path,
) -> None:
    counted(tmp_path / "row", most=2)
    other = Terms(row="r", player="a", against="c", units=5, seed="s", program="p", kernel=True)
    with pytest.raises(OtherTerms):
        counted(tmp_path / "row", other, any_program=True)
    newer = Terms(row="r", player="a", against="b", units=5, seed="s", program="q", kernel=True)
    with pytest.raises(OtherTerms):
        counted(tmp_path / "row", newer)
    assert 5 == len(counted(tmp_path / "row", newer, any_program=True))


def test_a_row_of_an_earlier_program_stands_where_units_of_it_come_out_the_same_again(tmp_path: Path) -> None:
    counted(tmp_path / "row")
    newer, asked = msgspec.structs.replace(TERMS, program="q"), list[int]()

    def again(number: int, before: Values) -> Values:
        asked.append(number)
        return {"points": float(before.get("points", 0)) + number}

    assert () == confirmed(tmp_path / "row", newer, again, 2)
    assert [2, 4] == asked
    assert (newer, 5) == (read(tmp_path / "row")[0], len(read(tmp_path / "row")[1]))


def test_a_row_of_which_a_unit_comes_out_otherwise_stays_the_earlier_programs(tmp_path: Path) -> None:
    counted(tmp_path / "row")
    newer = msgspec.structs.replace(TERMS, program="q")
    assert (3,) == confirmed(tmp_path / "row", newer, lambda number, before: {"points": 0.0}, 1)
    assert TERMS == read(tmp_path / "row")[0]


def test_the_bounds_are_those_of_the_literature() -> None:
    """One-sided 0.025 at four looks, spent as O'Brien and Fleming: 4.333, 2.963, 2.359, 2.014 (Jennison and Turnbull,
    2000).
    """
    assert [4.333, 2.963, 2.359, 2.014] == pytest.approx(list(bounds(0.025, 4)), abs=0.01)


def test_a_clear_lead_is_decided_before_the_end_and_none_never() -> None:
    clear = [1.0, 0.5, 1.5, 0.0] * 25
    even = [1.0, -1.0] * 50
    assert 2 >= verdict(clear[:50], 100, 0.01).passed_at > 0
    assert 0 == verdict(even, 100, 0.01).passed_at
    assert 0 == verdict(clear[:20], 100, 0.01).looks


def test_every_row_names_the_row_of_its_ceiling_and_says_what_is_wanted() -> None:
    for row in ROWS.values():
        assert not row.ceiling or row.ceiling in ROWS
        assert row.wanted or row.name.startswith("cheater_")


def test_the_share_of_the_gap_is_that_of_the_means() -> None:
    some: list[Values] = [{"tricks": 0.5, "points": 0.0}, {"tricks": 0.0, "points": 0.0}]
    most: list[Values] = [{"tricks": 2.0, "points": 0.0}, {"tricks": 0.0, "points": 0.0}]
    assert 0.25 == told_of(ROWS["high"], some, most)["share_of_gap"]


def test_who_sees_all_cards_never_parts_with_a_trick_in_the_last_six() -> None:
    """With all cards seen the worth of a hand stays what it was when the best card has been played by both sides."""
    game, usual = game_named("minnesota"), player_named("minnesota", "lowest")
    position = started(game, "cheater", 3)
    while position.to_act():
        seat = min(position.to_act())
        act = position.legal(seat)[0]
        if isinstance(act, Play) and sum(position.tricks.won) >= 7:
            found = cheater.worths(game, position, seat)
            act = cheater.choose(game, position, seat, usual, Random(1))
            assert found is not None
            assert max(found.values()) == found[act]
        position = position.play(seat, act)
    assert 13 == sum(position.tricks.won)


def test_times_stand_by_game_and_phase_and_the_deal_looked_at_is_no_time() -> None:
    units: list[Values] = [
        {"solo auction": "2.00 4.00", "solo play": "1.00", "deal": 7, "memory_mb": 60.0},
        {"solo raise": "9.00", "deal": 9, "memory_mb": 62.0},
    ]
    found = told_of(ROWS["time_strong"], units)
    assert {"solo auction", "solo play", "solo raise"} == set(found["phases"])
    assert 9.0 == found["phases"]["solo raise"]["p99_ms"]
    assert 4 == found["all"]["acts"]


def test_a_proposal_is_told_by_both_who_hold_it() -> None:
    units: list[Values] = [
        {
            "contract 1": "propose",
            "made 1": 1.0,
            "told 1": 0.6,
            "contract 2": "accept",
            "made 2": 1.0,
            "told 2": 0.8,
        }
    ]
    contracts = told_of(ROWS["solo_told"], units)["contracts"]
    assert {"propose": 0.6, "accept": 0.8} == {name: one["told"] for name, one in contracts.items()}


def test_a_row_stands_as_long_as_nothing_changes_that_decides_an_act_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "players/cardplay.py": "LIMIT = 1\n",
        "players/solo/calls.py": "LIMIT = 1\n",
        "games/solo/__init__.py": "",
        "games/solo/play.py": "def play(card):\n    return card\n",
        "games/solo/profile.py": "LESSON = 1\n",
        "games/whist/__init__.py": "",
        "kernel/search.cpp": "int limit = 1;\n",
        "kernel/meetings/search.cpp": "int limit = 1;\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(digests, "HOME", tmp_path)
    monkeypatch.setattr(digests, "KERNEL", tmp_path / "kernel")
    monkeypatch.setattr(digests, "GAMES", frozenset({"solo", "whist"}))

    def changed(name: str, text: str) -> set[str]:
        """The games, and "all", that have another digest after a change, which is taken back."""
        before = {"solo": program("solo"), "whist": program("whist"), "all": program()}
        (tmp_path / name).write_text(text)
        after = {"solo": program("solo"), "whist": program("whist"), "all": program()}
        (tmp_path / name).write_text(files[name])
        return {game for game in before if before[game] != after[game]}

    assert set() == changed(
        "games/solo/play.py", '"""A docstring."""\ndef play(card):  # why\n    return card\n'
    )
    assert set() == changed("games/solo/profile.py", "LESSON = 2\n")
    assert set() == changed("kernel/meetings/search.cpp", "int limit = 2;\n")
    assert {"solo", "all"} == changed("games/solo/play.py", "def play(card):\n    return card + 1\n")
    assert {"solo", "all"} == changed("players/solo/calls.py", "LIMIT = 2\n")
    assert {"solo", "whist", "all"} == changed("players/cardplay.py", "LIMIT = 2\n")
    assert {"solo", "whist", "all"} == changed("kernel/search.cpp", "int limit = 2;\n")
