"""Home and the other lists: leaving, moving, what lies beyond the last row, unfinished games, the keys of every
screen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.terminal.driver import AT_ONCE, SMALL, app_at, at_home, own_table, pressed, table_screen, text_of
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.commands import NextDeal
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.new_tables import opened_with
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.widgets.entry_list import EntryList
from whistclub.terminal.settings import Settings


def home(log: Log | None = None, language: str = "en", settings: Settings = AT_ONCE) -> WhistApp:
    return WhistApp(
        log or MemoryLog(), language, environment={"WHIST_DATA": "/nonexistent"}, settings=settings
    )


def begun(log: Log, count: int) -> None:
    """So many games that are not over."""
    house = House(log)
    for _ in range(count):
        table = house.open(opened_with(house, "whist", {}, {FOUR[2]: ""}))
        table.send(NextDeal(id="1", saw=1, seat=FOUR[2]))


def marked(app: WhistApp) -> str:
    return app.screen.query_one(EntryList).chosen


@pytest.mark.parametrize("keys", ["q", "escape", "end enter", "ctrl+c"])
async def test_home_is_left_by_its_key_by_escape_and_by_its_last_entry(keys: str) -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, keys)
        assert app._exit
    assert 0 == app.return_value


async def test_a_game_is_left_for_home_and_home_is_left_next() -> None:
    app = app_at("whist", seed="2")
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "q")
        assert at_home(app)
        await pressed(pilot, "q")
        assert app._exit


async def test_home_end_and_the_page_keys_stop_at_the_ends_of_a_list() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "end")
        assert "quit" == marked(app)
        await pressed(pilot, "pagedown")
        assert "quit" == marked(app)
        await pressed(pilot, "home")
        assert "play:minnesota" == marked(app)
        await pressed(pilot, "pageup")
        assert "play:minnesota" == marked(app)
        await pressed(pilot, "pagedown")
        assert marked(app) not in {"play:minnesota", "quit"}


async def test_a_list_that_is_longer_than_the_screen_says_so_and_shows_its_end_on_the_way_there() -> None:
    log = MemoryLog()
    begun(log, 30)
    app = home(log)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "u")
        assert "▼" in text_of(app)
        assert "▲" not in text_of(app)
        seen = set()
        for _ in range(30):
            seen.add(marked(app))
            row = next(line for line in text_of(app).splitlines() if "▶" in line)
            assert "Whist, deal 1" in row
            await pressed(pilot, "down")
        assert 30 == len(seen)
        await pressed(pilot, "end")
        assert "▲" in text_of(app)
        assert "▼" not in text_of(app)


async def test_every_one_of_forty_unfinished_games_is_reached_and_no_two_rows_are_alike() -> None:
    log = MemoryLog()
    begun(log, 40)
    app = home(log)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "u")
        entries = app.screen.query_one(EntryList).entries
        assert {f"table:{kept.id}" for kept in log.tables()} == {one.value for one in entries}
        oldest = entries[-1].value
        await pressed(pilot, "end enter")
        assert oldest == f"table:{own_table(app).id}"


async def test_a_row_tells_the_time_the_score_the_game_and_who_plays() -> None:
    log = MemoryLog()
    house = House(log)
    table = house.open(opened_with(house, "whist", {}, {FOUR[0]: "Ann", FOUR[2]: "Cy"}))
    table.send(NextDeal(id="1", saw=1, seat=FOUR[2]))
    app = home(log)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        row = next(one for one in app.screen.query_one(EntryList).entries if one.cap == "1")
        assert "Whist, deal 1: We 0  They 0; Ann and Cy" == row.text
        assert 16 == len(row.note)


@pytest.mark.parametrize("is_kept", [True, False])
async def test_an_unfinished_game_is_deleted_when_that_is_asked_for_twice(
    tmp_path: Path, is_kept: bool
) -> None:
    log: Log = open_file(tmp_path / "whist.sqlite") if is_kept else MemoryLog()

    begun(log, 2)
    app = home(log)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "delete")
        assert "for good" in text_of(app)
        await pressed(pilot, "down up delete")
        assert 2 == len(log.tables())
        await pressed(pilot, "delete")
        assert 1 == len(log.tables())
        await pressed(pilot, "delete delete")
        assert [] == log.tables()
        await pressed(pilot, "home enter")
        assert "minnesota" == table_screen(app).client.game.key
    log.close()


PLACES = {
    "home": ("", "In this list"),
    "setting the table": ("t", "In this list"),
    "the list of presets": ("t p", "In this list"),
    "the deal of the day": ("d", "In this list"),
    "looking back": ("l", "In this list"),
    "settings": ("o", "In this list"),
    "statistics": ("c", "While you read"),
    "rules": ("r", "short or numbered rules"),
    "a table": ("w", "In your hand and among choices"),
}


@pytest.mark.parametrize("place", PLACES)
async def test_the_question_mark_shows_the_keys_of_every_screen_and_hides_them_again(place: str) -> None:
    keys, shown = PLACES[place]

    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, keys)
        before = app.screen
        await pressed(pilot, "question_mark")
        assert shown in text_of(app)
        assert "On every screen" in text_of(app) or "+" in text_of(app)
        await pressed(pilot, "question_mark")
        assert before is app.screen


async def test_a_question_mark_that_is_written_stays_a_letter() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "n e question_mark f1")
        assert "While you write" in text_of(app)
        await pressed(pilot, "escape enter")
        assert isinstance(app.screen, ListScreen)
        assert "?" == app.screen.model.number  # type: ignore[attr-defined]


async def test_the_setting_of_bots_pace_and_of_forced_cards_change_and_are_told() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "o b")
        assert "at once" in text_of(app)
        await pressed(pilot, "b")
        assert "quickly" in text_of(app)
        await pressed(pilot, "b b b")
        assert 0.1 == app.preferences.settings.bot_s
        await pressed(pilot, "a")
        assert app.preferences.settings.plays_forced


ONE_SPADE = """[Dealer "S"]
[Turned "CA"]
[Deal "S:A...AKQJT9876543 KQJT98765432.A.. .KQJT98765432.A. ..KQJT98765432.2"]
"""


@pytest.mark.parametrize("plays_forced", [True, False])
async def test_a_forced_card_is_played_by_itself_where_that_is_wished_and_not_after_it_was_taken_back(
    plays_forced: bool,
) -> None:
    settings = replace(AT_ONCE, plays_forced=plays_forced)
    app = app_at("whist", given=ONE_SPADE, settings=settings, bot="lowest")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            await pilot.pause()
        assert plays_forced == ("play SA" in own_acts(app))
        await pressed(pilot, "u")
        for _ in range(6):
            await pilot.pause()
        assert "play SA" not in own_acts(app)


def own_acts(app: WhistApp) -> list[str]:
    position = own_table(app).state.match.position
    assert position is not None
    return [act.text for seat, act in position.acts if seat == FOUR[2]]
