"""Drills: each position has one act to find, which the adviser finds for the reason that the drill is about."""

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from tools.drill_kinds import KINDS, least_cost
from tools.drill_positions import WANTED
from whistclub.club.bot_pool import teacher_of
from whistclub.coach.lesson_prices import taught_at
from whistclub.games.registry import game_of_preset, games_in_order, profile_of
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.pages import page
from whistclub.players.drills import COSTS, Drill, DrillPosition, drills_of, position_at
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player

DRILLS: Final = [one for key in games_in_order() for one in drills_of(profile_of(key))]
POSITIONS: Final = [(one, at) for one in DRILLS for at in one.positions]
NAMES: Final = [f"{one.name} {at.seed}" for one, at in POSITIONS]
LEAST_LEGAL: Final = 3


def view_at(drill: Drill, at: DrillPosition) -> tuple[Any, Any]:
    game = game_of_preset(drill.preset, {})
    position, seat = position_at(game, at)
    return game, game.view(position, seat)


TAUGHT: Final = [(one, at) for one, at in POSITIONS if at.why.key != COSTS]
"""The positions that conventions decide."""
PRICED: Final = [(one, at) for one, at in POSITIONS if at.why.key == COSTS]


def test_there_are_drills_of_eleven_conventions_of_the_misere_and_two_of_each_other_game_at_least() -> None:
    by_rule = dict.fromkeys(one.name for one, _ in TAUGHT)
    assert [*(f"c{number}" for number in range(1, 12)), "misere"] == list(by_rule)
    count = Counter(one.preset for one in DRILLS if one.name not in by_rule)
    assert {"whist", "oh_hell", "knockout", "call_ace", "bid_whist", "kleurwiezen"} == set(count)
    assert min(count.values()) >= 2


@pytest.mark.parametrize(("one", "at"), PRICED, ids=[f"{one.name} {at.seed}" for one, at in PRICED])
def test_the_rule_of_a_drill_names_its_answers_and_whatever_else_costs_more(
    one: Drill, at: DrillPosition
) -> None:
    game, view = view_at(one, at)
    right = {act.text for act in KINDS[one.name](game, view)}
    assert {at.answer, *at.also} == right
    taught = taught_at(game, view)
    assert taught is not None
    assert least_cost(taught.prices, right) is not None


@pytest.mark.parametrize("one", DRILLS, ids=lambda one: one.name)
def test_each_drill_has_four_positions_of_different_deals(one: Drill) -> None:
    assert 4 == len({at.seed for at in one.positions})


def test_no_deal_serves_twice() -> None:
    assert not [seed for seed, count in Counter(at.seed for _, at in POSITIONS).items() if count > 1]


@pytest.mark.parametrize(("one", "at"), TAUGHT, ids=[f"{one.name} {at.seed}" for one, at in TAUGHT])
def test_the_adviser_plays_the_answer_for_the_drill_s_reason(one: Drill, at: DrillPosition) -> None:
    game, view = view_at(one, at)
    player = make_player(game, teacher_of(game, USUAL_LEVEL))
    decision = player.decide(view, Random(7), own_budget(player))
    wanted = next(each for each in WANTED[one.preset] if each.name == one.name)
    assert (at.answer, at.why) == (decision.action.text, decision.why)
    assert at.why.key in wanted.keys


@pytest.mark.parametrize(("one", "at"), POSITIONS, ids=NAMES)
def test_another_card_may_be_played_that_will_not_do(one: Drill, at: DrillPosition) -> None:
    _, view = view_at(one, at)
    suit = at.answer.split()[1][0]
    wrong = [act.text for act in view.legal if not (one.any_of_suit and act.text.split()[1][0] == suit)]
    assert len(view.legal) >= LEAST_LEGAL
    assert len(set(wrong) - {at.answer, *at.also}) >= 2


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("one", [one for one in DRILLS if one.rule], ids=lambda one: one.name)
def test_each_convention_is_on_the_card_in_both_languages(one: Drill, language: str) -> None:
    assert f"**{one.rule}**" in page("conventions", language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("one", DRILLS, ids=lambda one: one.name)
def test_each_drill_has_its_sentences(one: Drill, language: str) -> None:
    catalogue = Catalogue(language)
    said = [catalogue.format(f"client-drill-{part}-{one.name}") for part in ("title", "about", "ask", "rule")]
    assert 4 == len(set(said))


def test_the_misere_is_the_learner_s_own() -> None:
    for one, at in POSITIONS:
        if one.name == "misere":
            _, view = view_at(one, at)
            assert ("misere", (view.viewer,)) == (view.standing, view.holders)
