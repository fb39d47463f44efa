"""A ghost: a bot with one seat's cards in a finished deal, beside everybody else as they played."""

from typing import Any

import pytest

from whistclub import library
from whistclub.coach.ghost import LEVEL, ghost_of
from whistclub.players.registry import make_player
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat

PRESETS = ("minnesota", "solo", "whist", "german_whist", "oh_hell", "gongor", "hermits")


def _deal(preset: str, bots: str = "random", seed: str = "ghost") -> tuple[Any, Played]:
    game = library.game(preset)
    return game, library.play(game, bots, seed=seed, deals=1).deals[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_play_agrees_up_to_the_fork_and_the_deal_is_played_to_its_end(preset: str) -> None:
    game, played = _deal(preset)
    seat = Seat(game.seats - 1)
    ghost = ghost_of(game, played, seat, make_player(game, LEVEL))
    assert ghost.fork is not None
    before = ghost.fork - 1
    assert (played.deal, played.acts[:before]) == (ghost.played.deal, ghost.played.acts[:before])
    assert seat == played.acts[before][0] == ghost.played.acts[before][0]
    assert played.acts[before] != ghost.played.acts[before]
    position: Any = game.start(played.deal, played.setting)
    for by, made in ghost.played.acts:
        position = position.play(by, made)
    assert ghost.played.result == position.result()


def test_a_bot_is_its_own_ghost_and_a_deal_has_one_ghost() -> None:
    game, played = _deal("whist")
    bot = make_player(game, LEVEL)
    ghost = ghost_of(game, played, Seat(1), bot)
    assert ghost == ghost_of(game, played, Seat(1), bot)
    again = ghost_of(game, ghost.played, Seat(1), bot)
    assert (None, ghost.played) == (again.fork, again.played)


def test_who_bids_face_down_beside_the_ghost_bids_as_before() -> None:
    game, played = _deal("minnesota")
    ghost = ghost_of(game, played, Seat(0), make_player(game, LEVEL))
    assert 1 == ghost.fork
    assert played.acts[1:4] == ghost.played.acts[1:4]


class Neighbour:
    """The lowest card, or the one just above it where the hand has that too."""

    def __init__(self, game: Any) -> None:
        self._lowest = make_player(game, "lowest")
        self.differed = 0

    def choose(self, view: Any, rng: Any, budget: Any) -> Any:
        act: Any = self._lowest.choose(view, rng, budget)
        suit, rank = act.card.text[0], act.card.rank
        above = [one for one in view.legal if (suit, rank + 1) == (one.card.text[0], one.card.rank)]
        self.differed += len(above)
        return above[0] if above else act


def test_an_equal_card_is_no_other_play() -> None:
    game, played = _deal("whist", "lowest")
    neighbour: Any = Neighbour(game)
    assert None is ghost_of(game, played, Seat(0), neighbour).fork
    assert neighbour.differed
