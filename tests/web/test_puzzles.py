"""Puzzles over HTTP: the list with today's, and a position as its seat sees it."""

from typing import Any

import msgspec
import pytest

from tests.web.visits import CARD
from whistclub.cards.errors import NotFound
from whistclub.coach.puzzles import Puzzle, all_puzzles, counts, game_of, position_of
from whistclub.rules.seats import Seat
from whistclub.web.http.games.puzzles import puzzle_body, puzzles_at

OF_FOUR = [one for one in all_puzzles() if game_of(one).seats == 4]
NOON_MS = 1_795_608_000_000
"""Noon of a day in UTC."""
SOME = OF_FOUR[:: max(1, len(OF_FOUR) // 12)]


def test_the_list_has_every_puzzle_and_the_one_of_today() -> None:
    found: dict[str, Any] = msgspec.json.decode(puzzles_at(NOON_MS))
    names = [one["name"] for one in found["puzzles"]]
    assert sorted(one.name for one in all_puzzles()) == sorted(names)
    assert ("2026-11-25", True) == (found["date"], found["today"] in names)
    assert counts() == {one["theme"]: one["count"] for one in found["themes"]}


@pytest.mark.parametrize("puzzle", SOME, ids=lambda one: one.name)
def test_a_position_tells_no_card_that_its_seat_has_not_seen(puzzle: Puzzle) -> None:
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    sent: dict[str, Any] = msgspec.json.decode(puzzle_body(puzzle.name))
    told = set(CARD.findall(msgspec.json.encode(sent["table"]).decode()))
    shown = {card.text for _, card in game.view(position, seat).shown}
    others = {
        card.text
        for other in map(Seat, range(4))
        if other != seat
        for card in game.view(position, other).hand
    }
    assert not told & (others - shown)
    assert {card for one in sent["tricks"] for _, card in one["cards"]}.isdisjoint(others)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(NotFound):
        puzzle_body("whist-0-0")
