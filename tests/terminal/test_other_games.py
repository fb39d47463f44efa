"""Tables of two, and games of other packages that bring no words."""

from __future__ import annotations

import pytest

from tests.rules import spoken_game
from tests.terminal.driver import SMALL, WIDE, Person, app_at, at_home, cut_texts, table_screen, text_of
from tests.terminal.nameless import KEY, add_nameless
from whistclub.rules.seats import Seat
from whistclub.terminal.app.scene.around import seats_around

TWO = "german_whist"


@pytest.mark.parametrize(
    ("viewer", "seats", "around"),
    [
        (0, 1, {"own": 0}),
        (0, 2, {"own": 0, "opposite": 1}),
        (1, 2, {"own": 1, "opposite": 0}),
        (2, 3, {"own": 2, "opposite": 0, "right": 1}),
        (0, 3, {"own": 0, "left": 1, "opposite": 2}),
        (2, 4, {"own": 2, "left": 3, "opposite": 0, "right": 1}),
        (None, 4, {"own": 0, "left": 1, "opposite": 2, "right": 3}),
    ],
)
def test_seats_lie_around_the_viewer(viewer: int | None, seats: int, around: dict[str, int]) -> None:
    assert around == seats_around(None if viewer is None else Seat(viewer), seats)


@pytest.mark.parametrize("size", [SMALL, WIDE])
async def test_two_sit_opposite_with_the_stock_at_the_side(size: tuple[int, int]) -> None:
    app = app_at(TWO, seed="3")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        rows = text_of(app).splitlines()
        opponent, own = (
            next(n for n, row in enumerate(rows) if words in row)
            for words in ("Ingrid, club bot", "South, you")
        )
        assert any("26 in the stock" in row for row in rows[opponent:own])
        pile = table_screen(app).scene().pile("stock")
        assert pile is not None
        assert 1 == len(pile.cards)
        assert 25 == pile.count
        assert [] == cut_texts(app)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_game_of_two_is_finished_by_keys_and_reviewed(language: str) -> None:
    app = app_at(TWO, language=language)
    async with app.run_test(size=SMALL) as pilot:
        person = Person(app, pilot, seed=2)
        await person.play_out()
        assert table_screen(app).client.sight.match.result is not None
        assert [] == sorted(set(person.cut))
        await pilot.press("g")
        await pilot.press("right", "i")
        await pilot.pause()
        assert [] == cut_texts(app)


async def test_a_game_without_words_is_played_in_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nameless(monkeypatch)
    app = app_at(KEY)
    async with app.run_test(size=WIDE) as pilot:
        person = Person(app, pilot)
        for key in ("f", "e", "j", "b", "a", "i", "question_mark", *("escape",) * 4):
            await pilot.press(key)
            await pilot.pause()
        assert "Nameless game" in text_of(app)
        await person.play_out()
        await pilot.press("g", "escape", "q")
        await pilot.pause()
        assert at_home(app)
        assert "Nameless game" in text_of(app)
        await pilot.press("t")
        await pilot.pause()
        assert app.fault is None


async def test_a_games_own_acts_are_chosen_by_their_keys_in_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken_game.add_spoken(monkeypatch)
    app = app_at(spoken_game.KEY)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("escape")
        await Person(app, pilot).play_out()
        match = table_screen(app).client.sight.match
        assert match.result is not None
        said = {act.text for _, act in match.deals[0].acts[:7]}
        assert "shuffle" in said
        assert len(said & {"say 0", "say 1", "say 2", "say 3", "say pass"}) > 1
        assert app.fault is None
