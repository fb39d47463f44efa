"""The games that an evening may be played with: any for four, by its points, whatever its pack."""

from __future__ import annotations

import pytest

from tests.plugins.stranger.pirate import PRESETS as PIRATES
from tests.plugins.stranger.pirate import Pirate
from tests.plugins.stranger.pirate.profile import PROFILE
from whistclub.cards.errors import BadOption
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.terms import check_settings, terms_of
from whistclub.games import registry
from whistclub.games.discovery import Entry
from whistclub.web.live.evenings.online_rooms import online_options


@pytest.fixture
def with_pirate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "pirate", Pirate)
    monkeypatch.setitem(registry._ENTRIES, "pirate", Entry("pirate", Pirate, PIRATES, PROFILE))
    for preset in PIRATES:
        monkeypatch.setitem(registry.PRESETS, preset.name, preset)


@pytest.mark.parametrize("preset", ["pirate", "pirate_french"])
@pytest.mark.usefixtures("with_pirate")
def test_a_game_with_a_kitty_and_54_cards_is_played_by_its_points(preset: str) -> None:
    settings = EveningSettings(name="Chest", format="individual", preset=preset, enter="points", tables=2)
    check_settings(settings)
    assert ("points", 4) == (terms_of(settings).measure, terms_of(settings).sides)


@pytest.mark.parametrize("preset", ["oh_hell", "knockout"])
def test_a_game_in_which_each_plays_alone_is_played_individually_for_so_many_deals(preset: str) -> None:
    settings = EveningSettings(name="Alone", format="individual", preset=preset, enter="points", tables=2)
    check_settings(settings)
    assert ("points", 4) == (terms_of(settings).measure, terms_of(settings).sides)
    assert {"deals": "4"} == online_options(settings)


@pytest.mark.parametrize(
    ("preset", "movement", "refused"),
    [
        ("pirate_five", "individual", "evening-game-of-four"),
        ("pirate", "ladder", "evening-game-without-pairs"),
    ],
)
@pytest.mark.usefixtures("with_pirate")
def test_a_game_that_does_not_fit_is_refused_by_name(preset: str, movement: str, refused: str) -> None:
    settings = EveningSettings(name="Chest", format=movement, preset=preset, enter="points", tables=2)
    with pytest.raises(BadOption) as problem:
        check_settings(settings)
    assert refused == problem.value.reason.key
