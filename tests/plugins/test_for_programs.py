"""Games of other packages in OpenSpiel and PettingZoo: whole deals with three to five seats, calls and a kitty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.packages import HOT_POTATO, STRANGER, described, run

OPENSPIEL = """
import sys, pyspiel, whistclub.study.openspiel
game = pyspiel.load_game(sys.argv[1])
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
print(game.num_players(), game.num_distinct_actions())
"""
PETTINGZOO = """
import sys
from pettingzoo.test import api_test
from whistclub.study.pettingzoo import env
table = env(sys.argv[1], sys.argv[2])
api_test(table, num_cycles=300)
print(len(table.possible_agents))
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    for project in (HOT_POTATO, STRANGER):
        described(place, project)
    return place


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("python_whistclub_potato", 4),
        ("python_whistclub_pirate", 4),
        ("python_whistclub_pirate(preset=pirate_three)", 3),
        ("python_whistclub_pirate(players=5)", 5),
    ],
)
def test_openspiel_plays_whole_deals(site: Path, name: str, players: int) -> None:
    status, out, err = run(["-c", OPENSPIEL, name], site, HOT_POTATO, STRANGER)
    assert 0 == status, err
    assert str(players) == out.split()[-2]


@pytest.mark.parametrize(
    ("key", "preset", "players"),
    [("potato", "", 4), ("pirate", "pirate_three", 3), ("pirate", "pirate_five", 5)],
)
def test_pettingzoo_plays_whole_deals(site: Path, key: str, preset: str, players: int) -> None:
    status, out, err = run(["-c", PETTINGZOO, key, preset], site, HOT_POTATO, STRANGER)
    assert 0 == status, err
    assert str(players) == out.split()[-1]
