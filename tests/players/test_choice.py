"""A choice says what it rests on: its kind, its ground as data, and what each rival act was worth."""

from random import Random
from typing import Any

import pytest

from tests.players.scripted import deal_at, game_of_preset
from whistclub.messages import Catalogue, Speaker
from whistclub.players.choice import Kind
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import Budget, Decision
from whistclub.players.registry import make_player

FEW = Budget(samples=6, nodes=2_000)


def decisions(preset: str, level: str) -> list[tuple[Any, Decision]]:
    of: Any = game_of_preset(preset, {})
    player, position = make_player(of, level), deal_at(of, 1)
    found: list[tuple[Any, Decision]] = []
    while position.to_act():
        seat = min(position.to_act())
        view = of.view(position, seat)
        found.append((view, player.decide(view, Random(len(found)), FEW)))
        position = position.play(seat, found[-1][1].action)
    return found


@pytest.mark.parametrize("level", ["quick", "club"])
@pytest.mark.parametrize("preset", ["minnesota", "south_dakota", "askov", "solo", "whist", "german_whist"])
def test_worths_are_those_of_legal_acts_with_the_chosen_one_among_them(preset: str, level: str) -> None:
    for view, decision in decisions(preset, level):
        names = [one.act for one in decision.ground.rated]
        legal = {act.text for act in view.legal} | {act.text.removeprefix("play ") for act in view.legal}
        assert set(names) <= legal
        assert not names or {decision.action.text, decision.action.text.removeprefix("play ")} & set(names)


def test_a_low_begins_with_invites_and_a_single_card_is_no_choice() -> None:
    kinds = {decision.kind for _, decision in decisions("minnesota", "quick")}
    assert {Kind.COUNT, Kind.INVITE, Kind.ONLY} <= kinds


def test_a_search_says_what_each_act_came_to() -> None:
    of: Any = game_of_preset("whist", {})
    position = deal_at(of, 1)
    decision = GeneralPlayer(of).decide(of.view(position, position.turn), Random(1), FEW)
    assert Kind.SEARCH is decision.kind
    best = max(decision.ground.rated, key=lambda one: one.worth)
    assert decision.action.text == best.act


def test_the_repr_of_a_ground_names_no_card() -> None:
    _, decision = decisions("minnesota", "quick")[-1]
    card = decision.action.text.removeprefix("play ")
    assert card not in repr(decision.ground)
    assert Speaker(Catalogue("en"), "french").why(decision.why)
