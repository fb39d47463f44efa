import doctest
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.study.faces import FACED
from whistclub.cards.errors import BadOption, IllegalAction
from whistclub.study.alphabet import GAME_KEYS
from whistclub.study.observation import layout_of
from whistclub.study.pettingzoo import WhistclubEnv, env


def quietly(test: Any, *arguments: Any, **named: Any) -> None:
    """Masked observations are dictionaries, which PettingZoo's tests warn of for environments not its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        test(*arguments, **named)


def played(table: WhistclubEnv, seed: int) -> list[dict[str, Any]]:
    """Plays a deal at random; what each agent saw when it acted."""
    rng = Random(seed)
    table.reset(seed=seed)
    seen = []
    while not all(table.terminations.values()):
        observation = table.observe(table.agent_selection)
        seen.append(observation)
        table.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen


@pytest.mark.parametrize(("key", "preset"), FACED)
def test_the_api_test_of_pettingzoo_passes(key: str, preset: str) -> None:
    quietly(api_test, env(key, preset), num_cycles=200)


@pytest.mark.parametrize(("key", "preset"), FACED)
def test_the_seed_test_of_pettingzoo_passes(key: str, preset: str) -> None:
    quietly(seed_test, lambda: env(key, preset), num_cycles=100)


@pytest.mark.parametrize(("key", "preset"), FACED)
def test_every_observation_lies_in_its_space_and_offers_an_act(key: str, preset: str) -> None:
    table = env(key, preset)
    for observation in played(table, 3):
        assert table.observation_space("seat_0").contains(observation)
        assert observation["action_mask"].any()


def test_rewards_are_the_points_of_the_deal_by_seat() -> None:
    table = env("whist")
    played(table, 5)
    points = table.position.result().points
    assert [float(points[seat % 2]) for seat in range(4)] == list(table.rewards.values())
    assert table.rewards == table._cumulative_rewards


def test_the_same_number_deals_the_same_cards() -> None:
    first, second, third = env("whist"), env("whist"), env("whist")
    first.reset(seed=1)
    second.reset(seed=1)
    third.reset(seed=2)
    assert first.position.deal == second.position.deal
    assert first.position.deal != third.position.deal


def test_an_act_outside_the_mask_is_refused_and_changes_nothing() -> None:
    table = env("whist")
    table.reset(seed=1)
    before = table.position
    mask = table.observe(table.agent_selection)["action_mask"]
    for number in (int(np.flatnonzero(mask == 0)[0]), -1, 52, None):
        with pytest.raises(IllegalAction):
            table.step(number)
    assert table.position is before


def test_a_table_is_rendered_as_its_mode_says(capsys: pytest.CaptureFixture[str]) -> None:
    returned, printed = env("whist", render_mode="ansi"), env("whist", render_mode="human")
    for table in (returned, printed):
        table.reset(seed=1)
    text = returned.render()
    assert printed.render() is None
    assert f"{text}\n" == capsys.readouterr().out
    assert text == "whist: seat_1 to act; on the table: -"
    with pytest.raises(BadOption, match="ansi, human"):
        env("whist", render_mode="rgb_array")


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_page_has_the_lengths_of_the_first_preset(key: str) -> None:
    face = env(key).face
    lengths = [layout_of(face, with_acts=acts).size for acts in (True, False)]
    page = (Path(__file__).parents[2] / "docs" / "study.md").read_text(encoding="utf-8")
    row = f"| {key} | {len(face.seats)} | {len(face.acts)} | {lengths[0]:,} | {lengths[1]:,} | {face.limits.least} to"
    assert row in page


def test_the_programs_of_the_page_print_what_it_says() -> None:
    page = Path(__file__).parents[2] / "docs" / "study.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (0, True) == (failed, tried > 10)


def test_an_option_nobody_knows_is_refused_with_the_valid_ones() -> None:
    with pytest.raises(BadOption, match="honours"):
        env("whist", colour="red")
