from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest

from tests.sampling import draws
from tests.study.faces import FACED, OF_EACH_KIND
from whistclub.cards.errors import BadOption
from whistclub.rules.actions import Lay
from whistclub.study import openspiel
from whistclub.study.alphabet import GAME_KEYS, acts_of


def loaded(key: str, **parameters: Any) -> Any:
    assert openspiel.WhistclubGame.__name__ == "WhistclubGame"
    return pyspiel.load_game(f"python_whistclub_{key}", parameters)


def played(game: Any, rng: Random) -> Iterator[Any]:
    """One state that becomes each of a deal played at random, the last one terminal."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        chance = state.is_chance_node()
        choices = [number for number, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(choices))
        yield state


def returned(game: Any, rng: Random) -> list[float]:
    """The returns of a deal played at random."""
    *_, ended = played(game, rng)
    returns: list[float] = ended.returns()
    return returns


def test_every_game_with_a_face_is_in_the_list_of_games() -> None:
    assert set(GAME_KEYS) == {key for key, _ in FACED}


@pytest.mark.parametrize(("key", "preset"), OF_EACH_KIND)
def test_the_random_simulation_of_openspiel_passes_with_serialization(key: str, preset: str) -> None:
    pyspiel.random_sim_test(loaded(key, preset=preset), num_sims=draws(3, 5), serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "preset"), FACED)
def test_returns_lie_within_the_declared_utilities(key: str, preset: str) -> None:
    game = loaded(key, preset=preset)
    for seed in range(draws(10, 30)):
        returns = returned(game, Random(seed))
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
        if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
            assert sum(returns) == 0


@pytest.mark.parametrize("key", ["minnesota", "whist"])
def test_both_partners_are_returned_what_their_side_scored(key: str) -> None:
    for seed in range(10):
        north, east, south, west = returned(loaded(key), Random(seed))
        assert (north, east) == (south, west)


def test_games_in_which_players_pay_each_other_are_declared_zero_sum() -> None:
    declared = {key: loaded(key).get_type().utility for key in GAME_KEYS}
    zero_sum = {key for key, utility in declared.items() if utility == pyspiel.GameType.Utility.ZERO_SUM}
    assert {"call_ace", "kleurwiezen", "solo"} == zero_sum


@pytest.mark.parametrize(("key", "preset"), OF_EACH_KIND)
def test_information_state_tensor_tells_apart_what_the_view_tells_apart(key: str, preset: str) -> None:
    game = loaded(key, preset=preset)
    by_text: dict[str, bytes] = {}
    for seed in range(draws(2, 4)):
        for state in played(game, Random(seed)):
            if state.is_chance_node():
                continue
            for seat in range(game.num_players()):
                tensor = state.information_state_tensor(seat)
                by_text.setdefault(state.information_state_string(seat), repr(tensor).encode())
    assert len(set(by_text.values())) == len(by_text)


def test_a_bid_card_laid_earlier_stays_hidden_from_the_seat_that_lays_next() -> None:
    state = loaded("minnesota").new_initial_state()
    for number in range(52):
        state.apply_action(number)
    told = set()
    for number in state.legal_actions():
        child = state.child(number)
        assert child.current_player() == 1
        told.add((child.information_state_string(1), tuple(child.information_state_tensor(1))))
        assert isinstance(acts_of("minnesota")[number], Lay)
    assert len(told) == 1


def test_options_come_as_parameters_numbers_as_numbers() -> None:
    game = pyspiel.load_game(
        "python_whistclub_whist(preset=whist_rubber,honours=on,target=0,max_deals=7,dealer=S)"
    )
    options = game.face.game.options
    assert (options.rubber, options.honours, options.target, options.max_deals) == (True, True, None, 7)
    assert game.face.setting.dealer == 2
    assert game.max_utility() == 7 + 4


def test_an_unknown_preset_is_refused_with_the_valid_ones() -> None:
    with pytest.raises(BadOption, match="whist, whist_rubber"):
        openspiel._GAME_CLASSES["whist"]({"preset": "bridge"})
