"""Programs of their own as players: what they are told, and what becomes of acts that do not come."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.players.scripted import QUICK, deal_at, game_of_preset
from whistclub.cards.errors import BadOption
from whistclub.games.registry import PRESETS
from whistclub.players.baseline import LowestPlayer
from whistclub.players.outside.module import check_player
from whistclub.players.outside.player import OutsidePlayer
from whistclub.players.registry import make_player
from whistclub.rules.encoding import encode
from whistclub.study.duel import duel, terms_of
from whistclub.study.duel_figures import summary

MY_BOT = Path(__file__).resolve().parents[2] / "examples" / "outside" / "my_bot.py"
ANSWERS = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif asked["type"] == "turn":
        %s
"""
FIRST = 'print(json.dumps({"type": "act", "id": asked["id"], "act": asked["view"]["legal"][0]}), flush=True)'


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Any]:
    """Makes the player of a program that does this at each turn."""
    made: list[OutsidePlayer] = []

    def player(does: str, preset: str = "whist", act_ms: int = 20_000) -> OutsidePlayer:
        program = tmp_path / f"bot{len(made)}.py"
        program.write_text(ANSWERS % does, encoding="utf-8")
        made.append(OutsidePlayer(game_of_preset(preset, {}), f"{sys.executable} {program}", act_ms))
        return made[-1]

    yield player
    for one in made:
        one.close()


def first_view(preset: str = "whist") -> Any:
    of: Any = game_of_preset(preset, {})
    position = deal_at(of, 4)
    return of.view(position, min(position.to_act()))


BAD = {
    "gone": "os._exit(3)",
    "late": "time.sleep(60)",
    "unreadable": "print('a card', flush=True)",
    "illegal": 'print(json.dumps({"type": "act", "id": asked["id"], "act": "play XX"}), flush=True)',
}


@pytest.mark.parametrize("fault", BAD)
def test_an_act_that_fails_is_the_lowest_instead_and_is_counted(bot: Any, fault: str) -> None:
    view = first_view()
    player = bot(BAD[fault], act_ms=300 if fault == "late" else 20_000)
    player.start()
    decision = player.decide(view, Random(1), QUICK)
    assert LowestPlayer().choose(view, Random(1), QUICK) == decision.action
    assert "why-outside-failed" == decision.why.key
    assert {fault: 1} == dict(player.faults)


def test_a_program_that_never_acts_is_started_three_times_and_no_more(bot: Any, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    player = bot(f"open({str(starts)!r}, 'a').write('x'); os._exit(1)")
    for _ in range(6):
        player.choose(first_view(), Random(1), QUICK)
    assert "xxx" == starts.read_text(encoding="utf-8")
    assert {"gone": 6} == dict(player.faults)


def test_a_program_goes_on_after_a_crash(bot: Any, tmp_path: Path) -> None:
    fallen = tmp_path / "fallen"
    player = bot(
        f"(open({str(fallen)!r}, 'x'), os._exit(1)) if not os.path.exists({str(fallen)!r}) else {FIRST}"
    )
    view = first_view()
    player.choose(view, Random(1), QUICK)
    assert view.legal[0] == player.choose(view, Random(1), QUICK)
    assert {"gone": 1} == dict(player.faults)


def test_a_program_that_takes_no_end_is_ended(bot: Any) -> None:
    player = bot("[time.sleep(1) for _ in iter(int, 1)]", act_ms=300)
    player.start()
    process = player._process._process
    player.choose(first_view(), Random(1), QUICK)
    assert process.poll() is not None


def test_a_program_that_stays_after_goodbye_is_ended(bot: Any) -> None:
    player = bot(f"{FIRST}\n    else:\n        time.sleep(60)")
    player.choose(first_view(), Random(1), QUICK)
    process = player._process._process
    player.close()
    assert process.poll() is not None


@pytest.mark.parametrize("preset", ["minnesota", "solo", "gongor"])
def test_a_program_is_told_its_seats_view_and_nothing_else(bot: Any, tmp_path: Path, preset: str) -> None:
    told = tmp_path / "told"
    player = bot(f"open({str(told)!r}, 'a').write(line); {FIRST}", preset)
    view = first_view(preset)
    assert view.legal[0] == player.choose(view, Random(5), QUICK)
    asked = json.loads(told.read_text(encoding="utf-8"))
    assert {"type": "turn", "id": 1, "random": Random(5).getrandbits(53)} == {
        name: value for name, value in asked.items() if name != "view"
    }
    assert json.loads(encode(view)) == asked["view"]


def test_worlds_alike_to_a_seat_bring_a_program_the_same_line(bot: Any, tmp_path: Path) -> None:
    told = tmp_path / "told"
    player = bot(f"open({str(told)!r}, 'a').write(json.dumps(asked['view']) + chr(10)); {FIRST}", "minnesota")
    of: Any = game_of_preset("minnesota", {})
    view = first_view("minnesota")
    world = of.sample(view, Random(3))
    alike = of.view(of.start(world.deal, view.setting), view.viewer)
    for one in (view, alike):
        player.choose(one, Random(5), QUICK)
    first, second = told.read_text(encoding="utf-8").splitlines()
    assert first == second


def test_the_reference_bot_plays_every_preset_without_a_fault() -> None:
    for preset in PRESETS:
        of: Any = game_of_preset(preset, {})
        player = OutsidePlayer(of, f"{sys.executable} {MY_BOT}")
        position = deal_at(of, 4)
        while position.to_act():
            seat = min(position.to_act())
            position = position.play(seat, player.choose(of.view(position, seat), Random(1), QUICK))
        player.close()
        assert {} == dict(player.faults)


def test_the_reference_bot_is_short_and_needs_nothing_of_ours() -> None:
    source = MY_BOT.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 60
    assert "whistclub" not in source
    subprocess.run([sys.executable, "-I", str(MY_BOT)], input="", check=True, text=True, timeout=60)


@pytest.mark.parametrize("command", ["/nowhere/at/all", f"{sys.executable} -c pass", "'unfinished"])
def test_a_command_that_cannot_play_is_refused_before_a_duel(command: str) -> None:
    with pytest.raises(BadOption):
        check_player(game_of_preset("whist", {}), f"cmd:{command}")


def test_no_name_of_the_list_starts_a_command() -> None:
    with pytest.raises(BadOption):
        make_player(game_of_preset("whist", {}), f"cmd:{sys.executable} {MY_BOT}")


def test_a_duel_counts_the_acts_made_in_a_programs_place(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(ANSWERS % BAD["illegal"], encoding="utf-8")
    name = f"cmd:{sys.executable} {program}"
    terms = terms_of(game_of_preset("whist", {}), name, "lowest", "7")
    with ThreadPoolExecutor(1) as executor:
        shown = summary(duel(terms, range(1, 3), executor))
    assert {name: {"illegal": 2 * 2 * 26}} == shown.faults
    assert shown.points is not None
    assert 0 == shown.points.mean


@pytest.mark.parametrize("preset", ["minnesota", "askov", "solo"])
def test_a_bot_of_openspiel_plays_a_deal_without_a_fault(preset: str) -> None:
    pytest.importorskip("pyspiel")
    of: Any = game_of_preset(preset, {})
    player = OutsidePlayer(of, f"{sys.executable} {MY_BOT.parent / 'openspiel_bot.py'} --bot random", 60_000)
    position = deal_at(of, 4)
    while position.to_act():
        seat = min(position.to_act())
        position = position.play(seat, player.choose(of.view(position, seat), Random(1), QUICK))
    player.close()
    assert {} == dict(player.faults)


def test_openspiels_search_brings_the_same_act_each_time() -> None:
    pytest.importorskip("pyspiel")
    of: Any = game_of_preset("whist", {})
    command = f"{sys.executable} {MY_BOT.parent / 'openspiel_bot.py'} --bot ismcts --simulations 10"
    player = OutsidePlayer(of, command, 60_000)
    view = first_view()
    first, second = (player.choose(view, Random(4), QUICK) for _ in range(2))
    player.close()
    assert {} == dict(player.faults)
    assert first is second
