"""Home and what leads from it: cards by number, by date and by hand, seats, settings, looking back, statistics."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.midnight import well_before_midnight
from tests.terminal.driver import AT_ONCE, SMALL, Person, app_at, own_table, pressed, table_screen, text_of
from tests.terminal.ptys import at_terminal
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.sql_daily import Days
from whistclub.games.registry import daily_presets
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.screens.curtain import Curtain
from whistclub.terminal.app.screens.review import Review
from whistclub.terminal.app.widgets.entry_list import EntryList
from whistclub.terminal.local.session import resumed_session

DEAL = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]'


def home(log: Log | None = None, folder: Path | None = None) -> WhistApp:
    where = "/nonexistent" if folder is None else str(folder)
    return WhistApp(log or MemoryLog(), "en", environment={"WHIST_DATA": where}, settings=AT_ONCE)


def dealt(app: WhistApp) -> str:
    return deal_to_text(own_table(app).state.match.deals[0].deal)


async def test_one_key_at_home_deals_the_cards() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "w")
        assert "whist" == table_screen(app).client.game.key
        assert 13 == len(table_screen(app).scene().hand)


async def test_a_click_at_home_deals_the_cards() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        row = next(
            y for y, line in enumerate(app.screen.query_one(EntryList).canvas.lines()) if "Solo" in line
        )
        await pilot.click(EntryList, offset=(10, row))
        await pilot.pause()
        assert "solo" == table_screen(app).client.game.key


async def test_a_record_left_in_the_middle_of_a_trick_is_gone_on_with(tmp_path: Path) -> None:
    before = app_at("whist", seed="2")
    async with before.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pressed(pilot, "enter")
        for _ in range(6):
            if table_screen(before).client.sight.view.trick:  # type: ignore[union-attr]
                break
            await pressed(pilot, "enter")
        record = own_table(before).record()
        lying = table_screen(before).scene().trick
    log = MemoryLog()
    table = resumed_session(log, record, frozenset({FOUR[2]})).table
    app = WhistApp(log, "en", environment={"WHIST_DATA": str(tmp_path)}, table=table, settings=AT_ONCE)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert lying is not None
        assert lying == table_screen(app).scene().trick
        await Person(app, pilot).step(table_screen(app))


async def test_a_deal_by_number_is_the_same_each_time() -> None:
    found = []
    for _ in range(2):
        app = home()
        async with app.run_test(size=SMALL) as pilot:
            await pressed(pilot, "n e 7 enter n")
            found.append(dealt(app))
            assert "7" == own_table(app).state.opened.dealing.seed
    assert found[0] == found[1]


def number_of(preset: str) -> str:
    """The key of a preset in the list of today's deals."""
    return str(1 + daily_presets().index(preset))


async def test_the_deal_of_a_game_of_four_is_over_after_one_deal() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, f"d {number_of('whist')}")
        assert 1 == own_table(app).state.game.options.max_deals
        assert ["", "club", "club", "club"] == [one.bot for one in own_table(app).state.sitters]


async def test_the_deal_of_the_day_is_that_of_the_club_on_this_machine_and_is_gone_on_with(
    tmp_path: Path,
) -> None:
    well_before_midnight()
    store = open_file(tmp_path / "whist.sqlite")
    found = []
    for _ in range(2):
        app = home(store)
        async with app.run_test(size=SMALL) as pilot:
            await pressed(pilot, f"d {number_of('gongor')}")
            found.append(own_table(app).state.opened)
    days = Days(store)
    day = days.day(found[0].dealing.daily)
    assert day is not None
    assert day.seed("gongor") == found[0].dealing.seed
    assert found[0].table == found[1].table
    store.close()


async def test_without_a_data_file_the_deal_of_the_day_is_this_program_s_own_and_says_so() -> None:
    well_before_midnight()
    found = []
    for _ in range(2):
        app = home()
        async with app.run_test(size=SMALL) as pilot:
            await pressed(pilot, "d")
            assert "nobody else has the same ones" in " ".join(text_of(app).split())
            await pressed(pilot, number_of("gongor"))
            found.append(dealt(app))
    assert found[0] != found[1]


async def test_a_deal_written_by_hand_is_dealt_and_what_is_wrong_with_one_is_said() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "e n")
        assert "There is no deal" in text_of(app)
        await pressed(pilot, "e")
        app.screen.query_one("#page").text = DEAL  # type: ignore[attr-defined]
        await pressed(pilot, "ctrl+s n")
        hand = table_screen(app).scene().hand
        assert {"D"} == {card.suits for card in hand}


async def test_a_second_person_sits_down_and_a_curtain_stands_before_the_first_look() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "t 2 p J o enter n")
        assert (FOUR[1], FOUR[2]) == table_screen(app).client.people
        assert isinstance(app.screen, Curtain)


async def test_each_seat_takes_a_bot_of_a_level_described_in_a_sentence_and_called_by_it_at_the_table() -> (
    None
):
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "t 1")
        assert "The strong bot. Bids by imagined deals as well" in text_of(app)
        await pressed(pilot, "3 4 1 n")
        seats = table_screen(app).client.sight.seats
        assert ("strong", "club", "", "quick") == tuple(place.bot for place in seats)
        assert all(f"{level} bot" in text_of(app) for level in ("strong", "club", "quick"))


async def test_an_option_is_set_and_one_that_does_not_fit_is_refused_in_words() -> None:
    app = home()
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "t p up up enter")
        await pressed(pilot, "up up up up enter backspace n o n e enter")
        assert "Without a target" in text_of(app)


async def test_the_same_deal_again_has_the_same_cards_and_a_new_game_has_others() -> None:
    app = app_at("whist", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        first = dealt(app)
        await pressed(pilot, "f6")
        assert first == dealt(app)
        await pressed(pilot, "f7")
        assert first != dealt(app)


async def test_a_finished_game_is_looked_back_at_from_home_and_counted() -> None:
    app = app_at("gongor", seed="5")
    async with app.run_test(size=SMALL) as pilot:
        await Person(app, pilot).play_out()
        await pressed(pilot, "q c")
        assert "Gongor Whist as a campaign" in text_of(app)
        assert "lost" in text_of(app)
        await pressed(pilot, "escape l enter")
        assert isinstance(app.screen, Review)


async def test_settings_are_kept(tmp_path: Path) -> None:
    app = home(folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "o c g n M a x enter")
    assert "Max" in (tmp_path / "terminal.json").read_text(encoding="utf-8")


async def test_an_act_of_one_person_is_taken_back_when_all_the_others_agree() -> None:
    app = app_at("whist", people=dict(zip(FOUR, ("Ann", "Ben", "Cy", "Di"), strict=True)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        while not own_table(app).state.trail:
            await pressed(pilot, "enter")
        await pressed(pilot, "u")
        agreed = 0
        for _ in range(12):
            asked = not isinstance(app.screen, Curtain) and screen.client.may("agree_undo")
            agreed += asked
            await pressed(pilot, "y" if asked else "enter")
            if not own_table(app).state.trail:
                break
        assert 3 == agreed
        assert () == own_table(app).state.trail


def test_a_fault_inside_gives_the_terminal_back_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(_: WhistApp, __: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(WhistApp, "sit_down", broken)
    app = app_at("whist")
    app.run(headless=True)
    assert "planted" == str(app.fault)
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err
    assert "planted" not in out + err


def test_whist_play_at_a_real_terminal_opens_the_app_and_leaves_with_status_0(tmp_path: Path) -> None:
    environment = {"TERM": "xterm-256color", "WHIST_DATA": str(tmp_path), "WHIST_LANG": "en"}
    seen, status = at_terminal(["play", "whist"], (80, 24), environment, {b"How it is played": b"\x03"})
    assert b"How it is played" in seen
    assert 0 == status
    assert (tmp_path / "whistclub.sqlite").exists()
