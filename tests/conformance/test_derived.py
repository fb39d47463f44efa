"""A game that nothing is known of is taken at its word, and judged by that."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from tests.conformance.doubles import Double
from whistclub.conformance import check_game
from whistclub.conformance.__main__ import main
from whistclub.conformance.knowledge import DERIVED, Knowledge, knowledge_of, named_knowledge
from whistclub.games.registry import GAMES, game_of_preset, profile_of
from whistclub.rules.profile import Profile
from whistclub.rules.seats import FOUR, Viewer
from whistclub.rules.values import View


class Unknown(Double):
    """A game that no list has."""

    key = "unknown"


class Showing(Unknown):
    """Every view tells something of one hand."""

    def view(self, position: Any, viewer: Viewer) -> View:
        seen = super().view(position, viewer)
        other = super().view(position, FOUR[0])
        return msgspec.structs.replace(seen, face_up=sum(card.rank for card in other.hand) % 2 == 0)


@pytest.mark.parametrize("preset", ["whist", "solo", "minnesota"])
def test_a_game_of_which_nothing_is_known_passes(preset: str) -> None:
    game: Any = Unknown(preset)
    assert knowledge_of(game) is DERIVED
    report = check_game(game, deals=1, match_deals=2, pairs=10)
    assert report.named("no leak").passed, report.text()
    assert report.named("no leak").looked_at > 0


def test_a_view_that_tells_of_a_hand_is_caught() -> None:
    report = check_game(cast("Any", Showing("whist")), deals=1, match_deals=1, pairs=60)
    assert not report.named("no leak").passed


def test_the_profile_names_the_knowledge() -> None:
    for key in GAMES:
        assert knowledge_of(game_of_preset(key, {})) is named_knowledge(profile_of(key))
        assert isinstance(named_knowledge(profile_of(key)), Knowledge)
    with pytest.raises(TypeError, match="not the Knowledge"):
        named_knowledge(Profile(knowledge="whistclub.conformance:check_game"))


def test_a_game_of_the_list_is_judged_by_its_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gongor", "--deals", "1", "--pairs", "4"]) == 0
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if not line.startswith(" ")] == [
        "gongor",
        "gongor scoring=points",
    ]
