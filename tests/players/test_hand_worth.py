"""The worth of a hand in tricks, by any rule of a trick, and who calls by trial in which game."""

from __future__ import annotations

from typing import Any

import pytest

from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.hand_worth import by_worth, tricks_of, tricks_of_side
from whistclub.players.levels import bids_by_trial, conventional
from whistclub.players.minnesota.trial_player import MinnesotaBidder
from whistclub.players.solo.trial_players import SoloBidder
from whistclub.players.trials import TrialCaller
from whistclub.rules.actions import Exchange
from whistclub.rules.tricks import Judge, Order

DOWNTOWN = Order(ranks=tuple(sorted({card.rank for card in FRENCH.cards}, reverse=True)))
HIGH = FRENCH.mask(FRENCH.card(text) for text in "SA SK SQ SJ ST HA HK H3 D4 D5 C6 C7 C2".split())


def test_high_cards_are_worth_more_where_they_win_and_trumps_add_to_it() -> None:
    uptown, downtown = (Judge(FRENCH, "", order) for order in (Order(), DOWNTOWN))
    assert tricks_of(downtown, HIGH, 4) < tricks_of(uptown, HIGH, 4)
    assert tricks_of(Judge(FRENCH, "D"), HIGH, 4) < tricks_of(Judge(FRENCH, "S"), HIGH, 4)


def test_a_pair_takes_more_than_one_alone_and_no_more_than_there_are() -> None:
    judge = Judge(FRENCH, "S")
    alone, pair = (tricks_of_side(judge, HIGH, 4, partners) for partners in (0, 1))
    assert 5 < alone < pair < 13


def test_the_cards_worth_least_come_first_and_trumps_last() -> None:
    acts = [Exchange(FRENCH.card(text)) for text in ("SA", "D5", "H2", "S3")]
    found = by_worth(acts, Judge(FRENCH, "S"), HIGH, 4)
    assert ["exchange H2", "exchange D5", "exchange S3", "exchange SA"] == [act.text for act in found]


@pytest.mark.parametrize(
    ("preset", "made"), [("minnesota", MinnesotaBidder), ("solo", SoloBidder), ("kleurwiezen", TrialCaller)]
)
def test_a_profile_names_its_caller_and_any_game_s_serves_the_others(preset: str, made: type) -> None:
    game: Any = game_of_preset(preset, {})
    assert isinstance(bids_by_trial(game), made)


def test_in_a_game_without_calls_the_player_of_the_cards_is_alone() -> None:
    game: Any = game_of_preset("whist", {})
    plays = conventional(game)
    assert plays is bids_by_trial(game, plays)
