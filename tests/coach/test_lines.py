"""The best line: the deal goes on as played up to the trick of the other card, and comes to what the kernel says of
it.
"""

from typing import Any

import pytest

from whistclub import library
from whistclub.coach import best_line, review_act
from whistclub.rules.actions import Play


def _deal(preset: str, seed: str) -> tuple[Any, Any]:
    game = library.game(preset)
    return game, library.play(game, "quick", seed=seed, deals=1).deals[0]


@pytest.mark.parametrize("preset", ["whist", "minnesota", "south_dakota", "askov", "solo"])
def test_the_points_of_a_line_are_the_open_price_of_its_card_and_its_tricks_hold_every_card_left(
    preset: str,
) -> None:
    game, played = _deal(preset, "line")
    plays = [number for number, (_, act) in enumerate(played.acts, 1) if isinstance(act, Play)]
    found = 0
    for number in plays[24::5]:
        marked = review_act(game, played, number)
        if marked is None or marked.best.open is None:
            continue
        line = best_line(game, played, number, game.alphabet.read(marked.best.act, game.pack))
        assert line is not None
        side = "NESW".index(marked.seat) % game.sides
        own = line.points[side] - (line.points[1 - side] if game.sides == 2 else 0)
        assert marked.best.open.scored == own
        assert list(range(marked.trick, 14)) == [trick.number for trick in line.tricks]
        found += 1
    assert found


def test_the_line_of_the_card_played_begins_with_the_cards_that_lay_there() -> None:
    game, played = _deal("whist", "line")
    line = best_line(game, played, 7, played.acts[6][1])
    assert line is not None
    lay = [act.text.removeprefix("play ") for _, act in played.acts[4:7]]
    assert lay == [card for _, card in line.tricks[0].cards[:3]]


def test_a_solitaire_has_no_line() -> None:
    game, played = _deal("gongor", "line")
    assert None is best_line(game, played, 2, played.acts[1][1])


def test_a_deal_has_no_line_of_an_act_it_does_not_have() -> None:
    game, played = _deal("whist", "line")
    with pytest.raises(ValueError, match="52 acts"):
        best_line(game, played, 53, played.acts[0][1])
