"""The stakes of the play, read off from each game's own scoring."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest

from tests.players.scripted import acted, begun, deal_at, dealt, to_play_of
from whistclub.coach.stakes import priced_stakes
from whistclub.games.oh_hell import HellOptions, OhHell
from whistclub.games.registry import game_of_preset
from whistclub.players.player import Budget
from whistclub.players.search.aim import aim_of
from whistclub.players.search.player import task_of
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.stakes import stakes_at, stakes_by_seat, stakes_of
from whistclub.rules.actions import Bid, Call
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.options import make_options
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.trick_play import TrickPlay

NORTH, EAST, SOUTH, WEST = FOUR
UNTRIED = Budget(samples=0, nodes=0)
HIGH = "N lay C3, E lay C2, S lay C5, W lay C6"
NOLA = f"{HIGH}, E call sola_nola, S call pass, W call pass, N call pass"
DIX = f"{HIGH}, E call grand_dix"
OVER_SIX = (-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7)
"""A point a trick over six to either side."""


def special(script: str) -> tuple[Any, Any]:
    """A special of East's, at its exchange made or at its first lead."""
    game: Any = game_of_preset("askov", {})
    position = begun(game, dealt(N="C3 H2", E="C2", S="C5", W="C6"), "N")
    return game, acted(position, script)


def played_to(game: Any, position: Any) -> Any:
    """The position at the first lead, every choice before it being the first legal act."""
    while not isinstance(position, TrickPlay):
        seat = min(position.to_act())
        position = position.play(seat, position.legal(seat)[0])
    return position


def contract_of_solo(call: str, number: int = 2) -> tuple[Any, Any]:
    """A deal in which the first to speak makes this call, and the others pass; a trump is the first that may be
    named.
    """
    game: Any = game_of_preset("solo", {})
    position = deal_at(game, number, "stakes")
    wanted, passed = Call(call), Call("pass")
    while not isinstance(position, TrickPlay):
        (seat,) = position.to_act()
        legal = position.legal(seat)
        act = wanted if wanted in legal else passed if passed in legal else legal[0]
        wanted = passed if act == wanted else wanted
        position = position.play(seat, act)
    return game, position


def test_in_whist_partners_play_for_each_trick_over_six() -> None:
    game: Any = game_of_preset("whist", {})
    position = deal_at(game, 1)
    found = stakes_by_seat(game, position)
    assert {(NORTH, SOUTH), (EAST, WEST)} == {found[seat].allies for seat in FOUR}
    assert [OVER_SIX] * 4 == [found[seat].gains for seat in FOUR]
    assert "rising" == found[NORTH].course


def test_honours_are_no_stakes_since_they_count_whatever_is_played() -> None:
    game: Any = game_of_preset("whist", {"honours": "on"})
    position = begun(game, dealt(N="SA SK SQ SJ", W="S2"), "W", "S2")
    view = game.view(position, NORTH)
    told = stakes_of(game, view)
    assert told is not None
    assert (OVER_SIX, told) == (told.gains, stakes_at(game, position, NORTH))


@pytest.mark.parametrize(("high", "gains"), [(True, OVER_SIX), (False, OVER_SIX[::-1])])
def test_a_high_is_played_for_tricks_and_a_low_against_them(high: bool, gains: tuple[int, ...]) -> None:
    game: Any = game_of_preset("minnesota", {})
    position = to_play_of(deal_at(game, 3), high=high)
    told = stakes_by_seat(game, position)[EAST]
    assert ((EAST, WEST), gains) == (told.allies, told.gains)
    aim = aim_of(told)
    assert aim is not None
    assert ("most" if high else "fewest", 10, 10) == (aim.objective, aim.side, aim.counts)


def test_a_sola_nola_is_made_with_no_trick_while_the_partner_sits_out() -> None:
    game, position = special(NOLA)
    position = played_to(game, position)
    bidder, rival = stakes_at(game, position, EAST), stakes_at(game, position, NORTH)
    assert bidder is not None
    assert rival is not None
    assert ("first", (EAST,), 14) == (bidder.course, bidder.allies, len(bidder.gains))
    assert ("last", (NORTH, SOUTH)) == (rival.course, rival.allies)
    asked = [aim_of(bidder), aim_of(rival)]
    assert [("none", 0b10, 0b111)] * 2 == [(aim.objective, aim.counts, aim.later) for aim in asked if aim]
    assert [(0.0, 1.0), (0.0, -1.0)] == [aim.worth for aim in asked if aim]


def test_a_grand_dix_is_made_by_the_first_seven_tricks_to_which_the_partner_leads() -> None:
    game, position = special(DIX)
    assert WEST == position.turn
    found = stakes_by_seat(game, position)
    assert ("run", 7, (EAST,), (WEST,)) == (
        found[WEST].course, found[WEST].run, found[WEST].allies, found[WEST].helpers,
    )  # fmt: skip
    assert ("stop", 7, (NORTH, SOUTH)) == (found[NORTH].course, found[NORTH].run, found[NORTH].allies)
    asked = [aim_of(found[seat]) for seat in (EAST, WEST, NORTH)]
    assert [("first", 0b1010, 0b10, 7)] * 3 == [
        (aim.objective, aim.side, aim.counts, aim.target) for aim in asked if aim
    ]


@pytest.mark.parametrize("seat", FOUR)
def test_who_makes_a_special_gets_a_star_and_no_points(seat: Seat) -> None:
    game, position = special(DIX)
    told = stakes_at(game, position, seat)
    assert told is not None
    priced = priced_stakes(game, position.terms.setting, told, EAST)
    assert priced is not None
    assert [(0.0, 0.0)] * 2 == [one.points for one in priced.outcomes]
    failed, made = (one.worth for one in priced.outcomes)
    assert failed < 0 < made


@pytest.mark.parametrize("call", ["solo", "misere", "abondance", "misere_ouverte", "abondance_declared"])
def test_in_solo_three_play_against_one(call: str) -> None:
    game, position = contract_of_solo(call)
    (holder,) = position.contract.side
    found = stakes_by_seat(game, position)
    others = tuple(seat for seat in FOUR if seat != holder)
    assert (holder,) == found[holder].allies
    assert [others] * 3 == [found[seat].allies for seat in others]
    avoids = call.startswith("misere")
    assert ("first", "last") == tuple(found[seat].course for seat in (holder, others[0])) or not avoids
    assert {"rising"} == {one.course for one in found.values()} or avoids
    # The three pay what one gets.
    assert [-3 * points for points in found[others[0]].gains[::-1]] == pytest.approx(found[holder].gains)


def test_a_solo_gains_for_each_trick_and_most_at_the_fifth() -> None:
    game, position = contract_of_solo("solo")
    (holder,) = position.contract.side
    # A third of what the three lose is a gain beside one's own points.
    points = [3 * gain / 4 for gain in stakes_by_seat(game, position)[holder].gains]
    assert [-27, -24, -21, -18, -15, 12, 15] == pytest.approx(points[:7])


def test_a_general_misere_is_no_question_of_tricks() -> None:
    game: Any = game_of_preset("solo", {"all_pass": "general_misere"})
    position = deal_at(game, 1)
    while not isinstance(position, TrickPlay):
        (seat,) = position.to_act()
        position = position.play(seat, Call("pass"))
    assert ["level"] * 4 == [one.course for one in stakes_by_seat(game, position).values()]
    assert aim_of(stakes_by_seat(game, position)[NORTH]) is None


def test_where_the_first_lead_names_trump_no_card_is_searched_before_it() -> None:
    game: Any = game_of_preset("south_dakota", {})
    position = to_play_of(deal_at(game, 3), high=True)
    before = stakes_at(game, position, position.turn)
    after = position.play(position.turn, position.legal(position.turn)[0])
    later = stakes_at(game, after, after.turn)
    assert [True, False] == [told is not None and told.names_trump for told in (before, later)]


def test_with_partners_hidden_there_are_no_stakes_of_a_seat_but_those_of_each_imagined_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deals = [contract_of_solo("abondance", number) for number in (2, 3)]
    game, places = deals[0][0], [position for _, position in deals]
    assert places[0].contract.side != places[1].contract.side
    drawn = cycle(places)
    monkeypatch.setattr("whistclub.players.stakes.imagined", lambda *_: next(drawn))
    view = game.view(places[0], places[0].turn)
    assert stakes_of(game, view) is None
    monkeypatch.setattr("whistclub.players.stakes.imagined", lambda *_: places[0])
    assert stakes_of(game, view) == stakes_at(game, places[0], places[0].turn)


def test_the_cards_of_a_misere_ouverte_stand_since_their_player_asks_the_kernel_itself() -> None:
    game, position = contract_of_solo("misere_ouverte")
    player, view = SoloPlayer(game), game.view(position, position.turn)
    usual = player.decide(view, Random(1), UNTRIED)
    assert task_of(game, player, view, usual) is None


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
    east = stakes_by_seat(game, position)[EAST]
    assert ((EAST,), "peaked", 3) == (east.allies, east.course, east.wanted((0, 0, 0, 0), 7))
    assert [0, 2] == [east.wanted(won, left) for won, left in (((0, 3, 0, 0), 4), ((2, 1, 0, 0), 4))]
    assert aim_of(east) is None


def test_a_spectator_and_a_seat_before_the_play_have_no_stakes() -> None:
    game = game_of_preset("solo", {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(NORTH))
    assert [None, None] == [stakes_of(game, game.view(position, viewer)) for viewer in (None, EAST)]
