"""The yardstick: its program plays as the player does in the process, and where it cannot be built it says why."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bench import yardstick
from bench.yardstick import ACT_MS, HERE, NAME, NotBuilt, Yardstick, player_named
from bench.yardstick.__main__ import archived, need_compiler
from whistclub.cards.errors import BadOption
from whistclub.games.registry import GAMES, game_of_preset, presets_of
from whistclub.players.outside.player import OutsidePlayer
from whistclub.players.outside.protocol import hello_of, line_of
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat

COMMAND = shlex.join([sys.executable, str(HERE / "program.py"), "quick"])


def turns(game: Any, player: Any) -> Iterator[tuple[Any, Random, Any]]:
    """The view and the chance of each turn of a deal that this player plays in all seats, and its act."""
    position = game.start(deal_from_seed(seed_from_text("program"), game, 1), game.first_setting(Seat(0)))
    while waiting := position.to_act():
        view = game.view(position, min(waiting))
        chance = f"program {len(position.acts)}"
        act = player.choose(view, Random(chance), own_budget(player))
        yield view, Random(chance), act
        position = position.play(min(waiting), act)


@pytest.mark.parametrize("key", GAMES)
def test_the_program_reads_every_view_and_acts_as_the_player_in_the_process(key: str) -> None:
    game = game_of_preset(presets_of(key)[0].name, {})
    player = make_player(game, "quick")
    with closing(OutsidePlayer(game, COMMAND, ACT_MS)) as program:
        for view, rng, act in turns(game, program):
            alike = player.choose(view, Random(rng.getrandbits(53)), own_budget(player))
            assert (alike, {}) == (act, dict(program.faults))


def test_a_field_that_the_program_does_not_know_is_passed_over() -> None:
    game = game_of_preset("whist", {})
    view, _, _ = next(turns(game, make_player(game, "lowest")))
    fields = {**msgspec.json.decode(encode(view)), "later": [1]}
    asked = msgspec.json.encode({"type": "turn", "id": 1, "random": 3, "view": fields})
    lines = b"".join((line_of(hello_of(game, ACT_MS)), asked + b"\n"))
    said = subprocess.run(shlex.split(COMMAND), input=lines, capture_output=True, check=True).stdout
    assert msgspec.json.decode(said.splitlines()[1])["act"] in [one.text for one in view.legal]


def test_the_program_refuses_rules_of_another_version() -> None:
    hello = msgspec.structs.replace(hello_of(game_of_preset("whist", {}), ACT_MS), rules=99)
    said = subprocess.run(shlex.split(COMMAND), input=line_of(hello), capture_output=True, check=True).stdout
    assert "not 99" in msgspec.json.decode(said)["why"]


def test_where_the_history_is_missing_the_yardstick_says_how_to_get_it(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    with pytest.raises(NotBuilt, match="git fetch --unshallow"):
        archived(tmp_path)


def test_without_a_compiler_the_yardstick_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    with pytest.raises(NotBuilt, match="compiler is missing"):
        need_compiler()


def test_a_yardstick_that_is_not_built_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yardstick, "PYTHON", tmp_path / "python")
    with pytest.raises(NotBuilt, match=r"python -m bench\.yardstick"):
        player_named(game_of_preset("whist", {}), NAME)


def test_acts_in_the_yardsticks_place_are_not_measured_as_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = 'import sys; input(); print(\'{"type": "ready", "protocol": 1}\', flush=True); input()'
    monkeypatch.setattr(yardstick, "command", lambda: shlex.join([sys.executable, "-c", answers]))
    game = game_of_preset("whist", {})
    with closing(Yardstick(game)) as player, pytest.raises(RuntimeError, match="in the place of club-1"):
        list(turns(game, player))


def test_a_measurement_names_the_players_of_the_package_as_everywhere() -> None:
    game = game_of_preset("whist", {})
    assert own_budget(player_named(game, "quick")) == own_budget(make_player(game, "quick"))
    with pytest.raises(BadOption):
        player_named(game, "nobody")
