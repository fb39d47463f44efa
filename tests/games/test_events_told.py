"""Every event that a game can tell is told in some deal of some setting, or by a test of its own that names it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistclub.conformance.variations import variations
from whistclub.games.registry import GAMES, game_of_preset, presets_of
from whistclub.rules.chance import Stream, first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event, seen_by

FOLDER = Path(__file__).parents[2] / "src" / "whistclub" / "games"
DEALS = 300
"""So many of each setting are played at most; the rarest event, a contract of a pair in Solo, takes 100."""
RULES = Path(__file__).parents[1] / "rules"
BY_TESTS = {
    "gongor": {"event-decisive"},
    "hermits": {"event-declared"},
    "knockout": {"event-knockout-cut"},
    "minnesota": {"event-all-passed", "event-signal-high", "event-signal-low"},
}
"""What follows from earlier deals of a match, or from what partners have agreed on."""


def heard(game: Game, events: tuple[Event, ...]) -> set[str]:
    """The keys of what those at the table and who watches are told."""
    viewers = (None, *map(Seat, range(game.seats)))
    return {seen_by(one, viewer, game.seats).key for one in events for viewer in viewers}


def told_in(game: Game, number: int) -> Iterator[set[str]]:
    """The keys told act by act; in each third deal everybody passes who may."""
    seed = seed_from_text(f"events {number}")
    choice = Stream(seed, "events")
    position = game.start(deal_from_seed(seed, game, 1), game.first_setting(first_dealer(seed, game.seats)))
    yield heard(game, game.opening(position))
    while seats := position.to_act():
        legal = position.legal(min(seats))
        passes = [action for action in legal if number % 3 == 0 and action.text == "call pass"]
        drawn = legal[min(choice.below(len(legal)), choice.below(len(legal)))]
        action = passes[0] if passes else drawn
        after = position.play(min(seats), action)
        yield heard(game, game.narrate(position, min(seats), action, after))
        position = after


@pytest.mark.parametrize("key", GAMES)
def test_each_event_of_a_game_is_told_in_some_deal(key: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / key).rglob("*.py"))
    missing = set(re.findall(r'"(event-[a-z0-9-]+)"', source)) - BY_TESTS.get(key, set())
    settings = [(preset.name, written) for preset in presets_of(key) for written in variations(preset)]
    for number in range(DEALS):
        for preset, written in settings if missing else ():
            missing -= set().union(*told_in(game_of_preset(preset, written), number))
    assert set() == missing


def test_what_no_single_deal_tells_is_named_by_a_test_of_the_rules() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    assert [] == [one for named in BY_TESTS.values() for one in named if one not in tests]
