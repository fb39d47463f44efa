"""A deal of the day at the terminal: when it is over, one's place among the bots that play it too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.midnight import well_before_midnight
from tests.terminal.driver import SMALL, Person, own_table, pressed, table_screen, text_of, work_beside_done
from tests.terminal.test_home import home, number_of
from whistclub.club.daily import bots_secret
from whistclub.club.daily_bots import bots_score
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.sql_daily import Days
from whistclub.club.store.people.sql_daily_bots import BotResults
from whistclub.messages import Catalogue
from whistclub.players.registry import make_player
from whistclub.terminal.local.daily import DailyDeals
from whistclub.terminal.texts.day import DayStanding, day_lines, day_sentence

EN, DE = Catalogue("en"), Catalogue("de")
SOLITAIRE = "hermits"


def standing(*bots: int, most: int = 4) -> DayStanding:
    return DayStanding(date="2026-11-27", score=-1, bots=bots, most=most)


def test_one_s_place_is_told_among_the_bots_that_have_played_so_far() -> None:
    assert "4 bots play this deal too; how they did is told here soon." == day_sentence(standing(), EN)
    assert "Better than 1 of the first 2 bots; 4 play this deal." == day_sentence(standing(-3, 0), EN)
    assert "Better than 1 of 4 bots, level with 2." == day_sentence(standing(-3, -1, -1, 0), EN)
    assert "Besser als 1 von 4 Bots, gleichauf mit 2." == day_sentence(standing(-3, -1, -1, 0), DE)


def test_the_bots_scores_are_counted_the_best_first_with_one_s_own_among_them() -> None:
    lines = day_lines(standing(2, -3, -3), "Whist", EN)
    assert "Whist, deal of the day, 2026-11-27: −1 point." == lines[0]
    assert ["2: one bot", "−1: you alone", "−3: 2 bots"] == lines[4:7]


async def test_after_a_deal_of_the_day_the_bots_play_it_too_and_their_results_are_those_of_the_club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    well_before_midnight()
    store = open_file(tmp_path / "whist.sqlite")
    app = home(store)
    app.daily = DailyDeals(store, app.house, 2)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, f"d {number_of(SOLITAIRE)}")
        table = own_table(app)
        await Person(app, pilot).play_out()
        while table_screen(app).scene().is_lingering:
            await pressed(pilot, "enter")
        await work_beside_done()
        await pilot.pause()
        told = app.daily.standing(table)
        assert told is not None
        assert day_sentence(told, EN) in " ".join(text_of(app).split())
        await pressed(pilot, "e")
        assert "2 bots by points" in text_of(app)
    date = table.state.opened.dealing.daily
    day = Days(store).day(date)
    assert day is not None
    # The other process knows nothing of the quick bots of these tests.
    monkeypatch.undo()
    due = sorted(bots_score(day, SOLITAIRE, number, make_player) for number in range(2))
    assert due == list(told.bots) == BotResults(store).scores(date, SOLITAIRE)
    assert bots_secret(date, SOLITAIRE, day.secret) == table.state.opened.secret
    store.close()


async def test_a_table_that_is_no_deal_of_the_day_has_no_place_among_bots() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "g")
        assert app.daily.standing(own_table(app)) is None
