"""The stakes of the play, read off from each game's own scoring, against those that the house's players state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from examples.oh_hell.oh_hell import HellOptions, OhHell
from tests.sampling import draws
from whistclub.coach.pricing import pricing_of, stakes_of_any
from whistclub.coach.stakes import Stakes as Priced
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.player import Budget
from whistclub.players.search.aim import aim_of
from whistclub.players.stakes import stakes_by_seat, stakes_of
from whistclub.players.worlds.evidence import evidence_of
from whistclub.rules.actions import Bid, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.options import make_options
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import View

UNTRIED = Budget(samples=0, nodes=0)
OF_TWO_PARTIES = ("whist", "minnesota", "norwegian", "south_dakota", "solo")


def turns(game: Game, number: int) -> Iterator[tuple[View, Seat]]:
    """The views of the seats to play in a deal of conventional players."""
    player = conventional(game)
    position = game.start(
        deal_from_seed(seed_from_text("stakes"), game, number), game.first_setting(Seat(number % 4))
    )
    while position.result() is None:
        seat = min(position.to_act())
        view = game.view(position, seat)
        if isinstance(view.legal[0], Play):
            yield view, seat
        position = position.play(seat, player.choose(view, Random(number), UNTRIED))


def by_own_tricks(priced: Priced) -> tuple[object, ...]:
    """The stakes as one and the same question, whichever of the two parties it is asked for."""
    aim, points = priced.aim, [one.points for one in priced.outcomes]
    if aim.is_verdict:
        return ("fewest" if len(points) == 2 else aim.objective), sorted([aim.side]), points
    return aim.objective, points if aim.side & 1 else points[::-1]


@pytest.mark.parametrize("preset", OF_TWO_PARTIES)
def test_what_players_of_the_game_state_is_what_its_scoring_tells(preset: str) -> None:
    game = game_of_preset(preset, {})
    compared = 0
    for number in range(1, draws(3, 12)):
        for view, seat in turns(game, number):
            reading = evidence_of(game, view).reading
            if reading.hand.bit_count() < 2 or (preset == "south_dakota" and not view.trump):
                continue
            stated, told = (
                pricing_of(game).stakes(game, view, reading, seat),
                stakes_of_any(game, view, reading, seat),
            )
            assert (stated is None) == (told is None)
            if stated is not None and told is not None:
                assert by_own_tricks(stated) == by_own_tricks(told)
                compared += 1
    assert compared > 40


def play_of_oh_hell(*bids: int) -> tuple[OhHell, TrickPlay[object]]:
    game = OhHell(make_options(HellOptions, {"hook": False}))
    position = game.start(deal_from_seed(seed_from_text("hell"), game, 1), game.first_setting(Seat(0)))
    for number in bids:
        (seat,) = position.to_act()
        position = position.play(seat, Bid(number))
    assert isinstance(position, TrickPlay)
    return game, position


def test_a_bid_of_an_exact_number_peaks_there_and_is_no_question_for_the_kernel() -> None:
    game, position = play_of_oh_hell(3, 2, 0, 1)
    east = stakes_by_seat(game, position)[Seat(1)]
    assert ((Seat(1),), "peaked", 3) == (east.allies, east.course, east.wanted((0, 0, 0, 0), 7))
    assert [0, 2] == [east.wanted(won, left) for won, left in (((0, 3, 0, 0), 4), ((2, 1, 0, 0), 4))]
    assert aim_of(east) is None


def test_a_spectator_and_a_seat_before_the_play_have_no_stakes() -> None:
    game = game_of_preset("solo", {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    assert [None, None] == [stakes_of(game, game.view(position, viewer)) for viewer in (None, Seat(1))]
