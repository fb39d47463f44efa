"""Reasons of play where acts are played on by plain sense: any number of seats, any pack, any rule of a trick."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bench.reasons import looked_at
from whistclub import library
from whistclub.coach import fair_hint
from whistclub.coach.reasons.played import deals_looked_at
from whistclub.coach.rollout_prices import all_by_play
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.values import View

GAMES = ("bid_whist", "oh_hell", "knockout")
DEALS = 4


def choices(game: Game, seed: str) -> Iterator[View]:
    """Views of a deal in which a card is to be chosen, one of each few."""
    for played in library.play(game, "quick", seed=seed, deals=2).deals:
        position: Any = game.begin(played.deal, played.setting)
        for number, (seat, act) in enumerate(played.acts):
            view = game.view(position, seat)
            if number % 5 == 0 and len(view.legal) > 1 and isinstance(view.legal[0], Play):
                yield view
            position = position.play(seat, act)


@pytest.mark.parametrize("preset", GAMES)
def test_cards_played_one_by_one_come_to_what_their_deal_was_priced_at(preset: str) -> None:
    game = library.game(preset)
    views = list(choices(game, "lines"))
    assert views
    for view in views:
        one, two = Random(len(view.acts)).sample(view.legal, 2)
        assert isinstance(one, Play)
        assert isinstance(two, Play)
        tried = all_by_play(game, view, "lines", DEALS)
        found = list(deals_looked_at(game, view, tried, one, two))
        assert len(tried.deals) == len(found)
        for _, _, pair in found:
            assert (pair.me, one.card) in pair.after_better[0].cards
            assert (pair.me, two.card) in pair.after_worse[0].cards


def test_a_judge_of_its_own_finds_every_reason_of_cards_played_on_true() -> None:
    found = [(one.reason, fault) for one, fault in looked_at("oh_hell", 1, "played") if one.reason]
    assert found
    assert [""] * len(found) == [fault for _, fault in found]


def test_a_hint_of_oh_hell_has_a_reason_with_the_tricks_of_all_its_seats() -> None:
    game = library.game("oh_hell", players="5")
    told = [hint.reason for hint in (fair_hint(game, view) for view in choices(game, "hints")) if hint.reason]
    assert told
    assert {5} == {len(trick.cards) for reason in told for trick in reason.tricks}
