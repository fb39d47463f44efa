"""A stranger's game that needs much at once, in every face: 54 cards, calls by number and word, a chest that the
highest caller fills again unseen, a mate whom nobody knows, three to five seats.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import whistclub
from tests.plugins.packages import STRANGER, described, run
from tests.plugins.stranger.pirate import Pirate, PirateOptions
from whistclub.rules.seats import Seat

WHIST = ["-m", "whistclub"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    described(place, STRANGER)
    return place


def test_the_kit_judges_it_with_three_four_and_five(site: Path) -> None:
    words = ["-m", "whistclub.conformance", "pirate", "--deals", "2", "--pairs", "8"]
    status, out, err = run(words, STRANGER)
    assert (0, "") == (status, err)
    assert "FAILED" not in out
    assert 4 == out.count("moments")


@pytest.mark.parametrize("options", [PirateOptions(), PirateOptions(parrots=False), PirateOptions(players=3)])
def test_each_card_is_tried_in_worlds_that_are_played_out(options: PirateOptions) -> None:
    game, rng = Pirate(options), Random(1)
    position = game.start(whistclub.deal(game), game.first_setting(Seat(0)))
    while any(act.verb != "play" for act in position.legal(min(position.to_act()))):
        seat = min(position.to_act())
        position = position.play(seat, rng.choice(position.legal(seat)))
    view = game.view(position, min(position.to_act()))
    tried = whistclub.rollouts(game, view, 20)
    assert view.legal == tuple(one.action for one in tried.acts)
    assert 1 == len(tried.side)
    assert {True} == {0 <= each <= view.size for one in tried.acts for each in one.tricks}
