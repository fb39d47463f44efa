"""The coach beside a deal looked back at: marks, curve, turning points, and two prices that never share a line."""

from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from tests.sampling import thinned
from tests.terminal.driver import SMALL, cut_texts, own_table, text_of, work_beside_done
from tests.terminal.test_review_customs import looking_back, stepped
from whistclub.coach import QUICK
from whistclub.terminal.app import coach
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.screens.review import Review

TINY = msgspec.structs.replace(QUICK, worlds=8, again=1, calls=4, plays=3, deals=24, threads=1)
WORDS = {
    "en": (
        "The coach is looking",
        "with open cards, move by move",
        "Fair price: ",
        "Fair",
        "Open cards",
        "Turning points",
    ),
    "de": (
        "Der Trainer sieht",
        "bei offenen Karten, Zug um Zug",
        "Fairer Preis: ",
        "Fair",
        "Offene Karten",
        "Wendepunkte",
    ),
}


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "_EFFORT", TINY)


async def asked(app: WhistApp, pilot: Pilot[Any]) -> Review:
    """The coach asked for, and waited for until it has looked at the whole deal."""
    await stepped(pilot, "g", 1)
    await pilot.press("c")
    screen = app.screen
    assert isinstance(screen, Review)
    await work_beside_done()
    await pilot.pause()
    assert screen.coach is not None
    assert screen.coach.review is not None
    return screen


def shows_reader(app: WhistApp) -> bool:
    return isinstance(app.screen, Reader)


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
async def test_each_act_is_marked_on_the_smallest_screen_and_no_word_is_cut(language: str) -> None:
    app = looking_back(language, {})
    async with app.run_test(size=SMALL) as pilot:
        screen = await asked(app, pilot)
        _, curve, price, *_ = WORDS[language]
        assert curve in text_of(app)
        marked = 0
        for _ in screen.steps:
            assert [] == cut_texts(app)
            marked += price in text_of(app)
            await stepped(pilot, "right", 1)
        assert marked > 4


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
async def test_a_number_leads_to_a_turning_point_and_its_verdict_has_each_price_on_a_line_of_its_own(
    language: str,
) -> None:
    app = looking_back(language, {})
    async with app.run_test(size=SMALL) as pilot:
        screen = await asked(app, pilot)
        assert screen.coach is not None
        assert screen.coach.review is not None
        await stepped(pilot, "1", 1)
        assert screen.coach.review.turning[0] == screen.at
        await stepped(pilot, "v", 1)
        assert isinstance(app.screen, Reader)
        shown = [line.strip() for line in text_of(app).splitlines()]
        _, _, _, fair, open_cards, _ = WORDS[language]
        assert shown.index(fair) < shown.index(open_cards)
        assert [] == cut_texts(app)
        await stepped(pilot, "escape", 1)
        assert WORDS[language][2] in text_of(app)


async def test_the_coach_says_nothing_unasked_and_goes_when_told() -> None:
    app = looking_back("en", {})
    async with app.run_test(size=SMALL) as pilot:
        await stepped(pilot, "g", 1)
        await stepped(pilot, "right", 6)
        assert "Fair price" not in text_of(app)
        await stepped(pilot, "escape", 1)
        await asked(app, pilot)
        await stepped(pilot, "c", 1)
        await stepped(pilot, "right", 6)
        assert "Fair price" not in text_of(app)
        assert "move by move" not in text_of(app)


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "perfect play by all"), ("de", "spielen alle vollkommen")]
)
async def test_the_best_line_is_told_trick_by_trick_when_asked_for(language: str, shown: str) -> None:
    app = looking_back(language, {})
    async with app.run_test(size=SMALL) as pilot:
        screen = await asked(app, pilot)
        assert screen.coach is not None
        assert screen.coach.review is not None
        await stepped(pilot, "1", 1)
        await stepped(pilot, "l", 1)
        assert shows_reader(app)
        assert shown in " ".join(text_of(app).split())
        assert [] == cut_texts(app)
        await stepped(pilot, "escape", 1)
        assert not shows_reader(app)


async def test_a_deal_looked_back_at_is_tried_again_from_the_moment_shown() -> None:
    app = looking_back("en", {})
    async with app.run_test(size=SMALL) as pilot:
        first = own_table(app)
        await stepped(pilot, "g", 1)
        await stepped(pilot, "right", 10)
        screen = app.screen
        assert isinstance(screen, Review)
        made = screen.at
        await stepped(pilot, "t", 1)
        again = own_table(app)
        assert first.id != again.id
        assert again.state.opened.tried is not None
        assert (first.id, 1, made) == (
            again.state.opened.tried.match,
            again.state.opened.tried.place,
            again.state.opened.tried.acts,
        )
        old, new = first.state.match.deals[0].acts, again.state.match.deals[-1].acts
        assert old[:made] == new[:made]
        assert [sitter.bot for sitter in first.state.sitters] == [
            sitter.bot for sitter in again.state.sitters
        ]


async def test_at_the_end_of_a_deal_there_is_nothing_to_try_again() -> None:
    app = looking_back("en", {})
    async with app.run_test(size=SMALL) as pilot:
        await stepped(pilot, "g", 1)
        await stepped(pilot, "end", 1)
        screen = app.screen
        await stepped(pilot, "t", 1)
        assert screen is app.screen
        assert "over" in text_of(app)
