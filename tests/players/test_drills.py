"""Drills: each position has one act to find, which the adviser finds for the reason that the drill is about."""

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from tools.drill_positions import WANTED
from whistclub.club.bot_pool import teacher_of
from whistclub.games.registry import game_of_preset, games_in_order, profile_of
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.pages import page
from whistclub.players.drills import Drill, DrillPosition, drills_of, position_at
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


def test_there_are_twelve_drills_of_the_conventions_and_the_misere() -> None:
    assert [f"c{number}" for number in range(1, 12)] + ["misere"] == [one.name for one in DRILLS]


@pytest.mark.parametrize("one", DRILLS, ids=lambda one: one.name)
def test_each_drill_has_four_positions_of_different_deals(one: Drill) -> None:
    assert 4 == len({at.seed for at in one.positions})


def test_no_deal_serves_twice() -> None:
    assert not [seed for seed, count in Counter(at.seed for _, at in POSITIONS).items() if count > 1]


@pytest.mark.parametrize(("one", "at"), POSITIONS, ids=NAMES)
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
    assert len(set(wrong) - {at.answer}) >= 2


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
