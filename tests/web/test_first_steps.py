"""The first steps: real games say which cards may be played and what comes of them, and no other hand is told."""

from typing import Any

import msgspec
import pytest

from tests.web.visits import CARD
from whistclub.players.first_steps import LEARNER, FirstStep, first_steps, outcomes, step_position
from whistclub.rules.seats import Seat
from whistclub.web.http.games.first_steps import first_steps_body

BY_NAME = {step.name: step for step in first_steps()}


def outcome_of(name: str, act: str) -> Any:
    return outcomes(*step_position(BY_NAME[name]))[act]


def test_there_are_six_steps_from_the_trick_to_the_bid() -> None:
    assert ["trick", "follow", "any", "trump", "count", "bid"] == [step.name for step in first_steps()]


@pytest.mark.parametrize("step", first_steps(), ids=lambda step: step.name)
def test_the_act_to_find_is_allowed_and_every_allowed_act_has_its_outcome(step: FirstStep) -> None:
    game, position = step_position(step)
    legal = [act.text for act in game.view(position, LEARNER).legal]
    assert step.answer in legal
    assert legal == list(outcomes(game, position))


def test_the_ace_takes_the_first_trick_and_a_low_club_leaves_it_to_the_partner() -> None:
    assert (0, "CA") == (outcome_of("trick", "play CA").taker, outcome_of("trick", "play CA").card)
    assert (2, "CJ") == (outcome_of("trick", "play C3").taker, outcome_of("trick", "play C3").card)


def test_only_hearts_follow_hearts_and_none_beats_the_king() -> None:
    found = outcomes(*step_position(BY_NAME["follow"]))
    assert {"play H5", "play HQ"} == set(found)
    assert {3} == {outcome.taker for outcome in found.values()}


def test_without_a_diamond_every_card_may_go_and_none_wins() -> None:
    found = outcomes(*step_position(BY_NAME["any"]))
    assert {"play C4", "play HQ", "play S7", "play SA"} == set(found)
    assert {2} == {outcome.taker for outcome in found.values()}


def test_the_two_of_trumps_takes_the_king_and_another_card_does_not() -> None:
    assert 0 == outcome_of("trump", "play S2").taker
    assert 1 == outcome_of("trump", "play HJ").taker


def test_the_last_trick_of_a_whole_deal_is_the_seventh_of_the_pair() -> None:
    game, position = step_position(BY_NAME["count"])
    before = game.view(position, LEARNER).won  # type: ignore[attr-defined]
    after = outcome_of("count", "play SA").won
    assert (6, 6) == (before[0] + before[2], before[1] + before[3])
    assert (7, 6) == (after[0] + after[2], after[1] + after[3])


def test_black_says_high_and_red_says_low() -> None:
    meant = {act: outcome.means for act, outcome in outcomes(*step_position(BY_NAME["bid"])).items()}
    assert {"lay C2": "high", "lay CK": "high", "lay SA": "high", "lay DA": "low", "lay HK": "low"} == meant


@pytest.mark.parametrize("step", first_steps(), ids=lambda step: step.name)
def test_no_card_is_told_that_the_learner_has_not_seen(step: FirstStep) -> None:
    game, position = step_position(step)
    hidden = {
        card.text for seat in map(Seat, range(1, game.seats)) for card in game.view(position, seat).hand
    } - {card.text for _, card in game.view(position, LEARNER).shown}
    sent = next(one for one in msgspec.json.decode(first_steps_body())["steps"] if one["name"] == step.name)
    sent["table"]["view"].pop("short_pack", None)  # Which cards are in play is known to all.
    assert not hidden & set(CARD.findall(msgspec.json.encode(sent["table"]).decode()))
