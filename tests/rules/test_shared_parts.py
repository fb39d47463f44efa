"""The parts that games take from `rules`: first asking, due cards, payments, claims, the fields of a view."""

from typing import Any

import pytest

from whistclub.cards.errors import BadSetting, BadText, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.games.registry import make_game
from whistclub.rules.actions import Call, Discard, Play, words_of
from whistclub.rules.before_play import Asking, started
from whistclub.rules.chance import seed_from_text
from whistclub.rules.claims import won_with_claim
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.moment import said
from whistclub.rules.partnership import goal_of
from whistclub.rules.payments import nothing_paid, paid
from whistclub.rules.seats import FOUR, Seat, seat_letters
from whistclub.rules.seen import common_fields
from whistclub.rules.settings import FIRST_NUMBER, FIRST_POINTS, first_of
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.unseen import acts_of_world
from whistclub.rules.values import Ending

NORTH, EAST, SOUTH, WEST = FOUR
ALL = (Ending("claim", NORTH), Ending("claim", EAST, all_tricks=False))
NONE = (Ending("claim", NORTH, all_tricks=False), Ending("claim", EAST))


def game() -> Any:
    return make_game("bid_whist", {})


def begun() -> Any:
    of = game()
    return of.start(deal_from_seed(seed_from_text("1"), of, 1), of.first_setting(NORTH))


def called() -> Any:
    """North has called three without trump, and lays a card away."""
    position = begun()
    for seat, act in zip((EAST, SOUTH, WEST, NORTH), ("pass", "pass", "pass", "3 no_trump"), strict=True):
        position = position.play(seat, game().alphabet.read(f"call {act}", game().pack))
    position = position.play(NORTH, Call("uptown"))
    return position.play(NORTH, position.legal(NORTH)[0])


def test_the_cards_that_do_not_go_round_lie_over() -> None:
    of = game()
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    whole, fewer = started(of, deal, of.first_setting(NORTH)), started(of, deal, of.first_setting(NORTH), 10)
    assert (13, 2, 10, 14) == (whole.size, len(whole.rest), fewer.size, len(fewer.rest))


def test_one_seat_at_a_time_is_asked_and_others_are_refused() -> None:
    position = begun()
    assert isinstance(position, Asking)
    assert (frozenset({EAST}), ()) == (position.to_act(), position.legal(SOUTH))
    for seat, act in ((SOUTH, Call("pass")), (EAST, Call("misere")), (EAST, Play(FRENCH.card("S2")))):
        with pytest.raises(IllegalAction):
            position.play(seat, act)


def test_every_other_seat_pays_a_side_and_its_members_share() -> None:
    assert (-5, 15, -5, -5) == paid((EAST,), 5)
    assert (5, -5, 5, -5) == paid((SOUTH, NORTH), 5)
    assert (-6, 2, 2, 2) == paid((NORTH,), -2)
    assert (4, 4, 4, -12) == paid((NORTH, EAST, SOUTH), 12)
    assert (0, 0) == nothing_paid("score-dropped", 2).points


def test_who_concedes_to_a_side_that_avoids_tricks_takes_them() -> None:
    tricks = first_lead(Judge(FRENCH), (7, 56, 448, 3584), NORTH)
    assert [3, 3] == [won_with_claim(tricks, (NORTH, SOUTH), ending) for ending in ALL]
    assert [0, 0] == [won_with_claim(tricks, (NORTH, SOUTH), ending) for ending in NONE]
    given_up, granted = Ending("concede", NORTH), Ending("concede", EAST)
    assert (0, 3) == tuple(won_with_claim(tricks, (NORTH,), one) for one in (given_up, granted))
    assert (3, 0) == tuple(
        won_with_claim(tricks, (NORTH,), one, avoids_tricks=True) for one in (given_up, granted)
    )


def test_of_a_card_laid_away_others_are_told_only_that_it_was() -> None:
    position, of = called(), game()
    dealt = position.terms.dealt
    own, other = (
        common_fields(of, dealt.deal, dealt.setting, position, one)["acts"] for one in (NORTH, SOUTH)
    )
    assert own[:-1] == other[:-1]
    assert (NORTH, None) == other[-1]
    assert isinstance(own[-1][1], Discard)
    with pytest.raises(BadText):
        common_fields(of, dealt.deal, dealt.setting, position, Seat(4))


def test_a_world_lays_away_its_own_cards() -> None:
    position, of = called(), game()
    card = FRENCH.card("S2")
    assert (NORTH, Discard(card)) == acts_of_world(of.view(position, SOUTH), (card,))[-1]


def test_the_words_of_an_act_stand_behind_its_verb() -> None:
    assert ("3 no_trump", "pass", "S2") == (
        words_of(Call(3, "no_trump")),
        words_of(Call("pass")),
        words_of(Play(FRENCH.card("S2"))),
    )
    assert "N E W" == seat_letters((NORTH, EAST, WEST))


def test_play_that_has_ended_keeps_the_cards_not_played() -> None:
    of = make_game("whist", {})
    playing: Any = of.start(deal_from_seed(seed_from_text("3"), of, 1), of.first_setting(NORTH))
    for _ in FOUR:
        playing = playing.play(playing.turn, playing.legal(playing.turn)[0])
    ended = playing.ended()
    assert (frozenset(), playing.hands, playing.acts, playing.won) == (
        ended.to_act(),
        ended.hands,
        ended.acts,
        ended.won,
    )
    with pytest.raises(IllegalAction):
        ended.play(playing.turn, playing.legal(playing.turn)[0])


def test_a_goal_is_said_where_points_win_and_not_where_deals_are_counted() -> None:
    assert (said("sheet-first-to", target=5), None) == (goal_of(5), goal_of(None))


def test_a_record_begins_within_the_bounds_of_number_and_points_and_not_beyond() -> None:
    score = (FIRST_POINTS, -FIRST_POINTS)
    assert (FIRST_NUMBER, score) == (
        first_of(FIRST_NUMBER, NORTH, score, None).number,
        first_of(1, NORTH, score, None).score,
    )
    for number, points in ((0, score), (FIRST_NUMBER + 1, score), (1, (0, -FIRST_POINTS - 1))):
        with pytest.raises(BadSetting):
            first_of(number, NORTH, points, None)
