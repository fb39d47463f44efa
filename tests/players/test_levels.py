"""The levels of the club's bots: budgets of their own, mixed at one table, named in every language."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.players.scripted import deal_at, game_of_preset
from whistclub.games.registry import profile_of
from whistclub.library import play
from whistclub.messages import Catalogue, languages
from whistclub.players import levels as makers
from whistclub.players.levels import LEVEL_NAMES, LEVELS, USUAL_LEVEL, conventional
from whistclub.players.player import HINT, USUAL, Budget, hint_budget, own_budget
from whistclub.players.registry import PLAYERS, make_player
from whistclub.rules.seats import Seat
from whistclub.terminal.local.seats import read_bots
from whistclub.terminal.local.session import sitters

WHIST: Any = game_of_preset("whist", {})


def test_every_level_is_a_player_and_one_of_them_is_usual() -> None:
    assert set(LEVEL_NAMES) <= set(PLAYERS)
    assert USUAL_LEVEL in LEVEL_NAMES


def test_a_level_thinks_no_less_than_the_one_before_it() -> None:
    budgets = [level.budget for level in LEVELS]
    assert sorted(budgets, key=lambda one: (one.samples, one.nodes)) == budgets


def test_the_quickest_tries_a_quarter_of_the_usual_worlds_at_most() -> None:
    quick = own_budget(make_player(WHIST, "quick"))
    assert 4 * quick.samples <= own_budget(make_player(WHIST, USUAL_LEVEL)).samples
    assert 4 * quick.nodes <= own_budget(make_player(WHIST, USUAL_LEVEL)).nodes


def test_a_player_of_no_level_has_the_usual_budget() -> None:
    assert USUAL == own_budget(make_player(WHIST, "random"))
    assert Budget(samples=3) == own_budget(conventional(WHIST), Budget(samples=3))


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_a_hint_costs_more_than_an_act_only_in_a_solitaire(name: str) -> None:
    gongor: Any = game_of_preset("gongor", {})
    player = make_player(gongor, name)
    assert HINT.samples <= hint_budget(gongor, player).samples
    assert own_budget(make_player(WHIST, name)) == hint_budget(WHIST, make_player(WHIST, name))


MADE: list[Any] = []


def made_for_levels(game: Any) -> Any:
    MADE.append(game)
    return make_player(game, "lowest")


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_the_levels_build_on_the_player_that_the_profile_names(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = msgspec.structs.replace(profile_of(WHIST.key), player=f"{__name__}:made_for_levels")
    monkeypatch.setattr(makers, "profile_of", lambda _: named)
    MADE.clear()
    make_player(WHIST, name)
    assert MADE == [WHIST]


def test_levels_are_mixed_at_one_table_each_with_its_own_budget() -> None:
    seen: list[tuple[int, Budget]] = []

    class Watched:
        def __init__(self, seat: int, name: str) -> None:
            self.player, self.seat = make_player(WHIST, name), seat
            self.budget = own_budget(self.player)

        def choose(self, view: Any, rng: Random, budget: Budget) -> Any:
            seen.append((self.seat, budget))
            return self.player.choose(view, rng, budget)

    position = deal_at(WHIST, 1)
    players = [Watched(seat, name) for seat, name in enumerate(("quick", "club", "strong", "random"))]
    for _ in range(4):
        seat = min(position.to_act())
        budget = own_budget(players[seat])
        position = position.play(seat, players[seat].choose(WHIST.view(position, seat), Random(1), budget))
    wanted = [next(one.budget for one in LEVELS if one.name == name) for name in ("quick", "club", "strong")]
    assert {(seat, budget) for seat, budget in enumerate((*wanted, USUAL))} == set(seen)


def test_a_match_of_mixed_levels_is_the_same_each_time() -> None:
    first, second = (
        play(WHIST, ["quick", "club", "strong", "lowest"], seed="mixed", deals=1) for _ in range(2)
    )
    assert first.deals == second.deals


SEATS = {
    "you,bots": {0: "club", 1: "club", 3: "club"},
    "you,strong": {0: "strong", 1: "strong", 3: "strong"},
    "quick": dict.fromkeys(range(4), "quick"),
    "strong,quick,you,bots": {0: "strong", 1: "quick", 3: "club"},
}


@pytest.mark.parametrize("text", SEATS)
def test_the_words_for_the_seats_name_levels(text: str) -> None:
    assert {Seat(seat): level for seat, level in SEATS[text].items()} == dict(read_bots(text, 4))


def test_the_bot_of_each_seat_is_kept_with_the_table() -> None:
    yours = frozenset({Seat(2)})
    at_table = sitters(WHIST, yours, read_bots("strong,quick,you,bots", 4))
    assert ("strong", "quick", "", "club") == tuple(sitter.bot for sitter in at_table)


@pytest.mark.parametrize("language", languages())
def test_every_level_is_described_and_has_a_name_of_its_own(language: str) -> None:
    catalogue = Catalogue(language)
    described = [catalogue.format(f"client-bot-{name}") for name in LEVEL_NAMES]
    assert len(described) == len(set(described))
    assert all("{" not in text for text in described)
