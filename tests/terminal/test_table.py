"""A person's acts at the table, by keyboard and mouse."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.terminal.driver import (
    SMALL,
    WIDE,
    Person,
    app_at,
    at_home,
    table_screen,
    text_of,
)
from tests.terminal.moments import until_yours
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.log import MemoryLog
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.screens.curtain import Curtain, TooSmall
from whistclub.terminal.app.screens.review import Review
from whistclub.terminal.app.table import clock
from whistclub.terminal.app.table.actions.registry import ACTIONS, FOOT
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.app.widgets.hand import HandView
from whistclub.terminal.settings import Settings

ALL_TRUMPS = """[Dealer "E"]
[Turned "C2"]
[Deal "S:A...AKQJT9876543 KQJT98765432.A.. .KQJT98765432.A. ..KQJT98765432.2"]
"""


async def test_an_illegal_card_is_refused_in_the_prompt_and_stays_in_the_hand() -> None:
    app = app_at("whist", seed="2")
    async with app.run_test(size=SMALL) as pilot:
        person = Person(app, pilot, wrong=1.0)
        while not person.refused:
            screen = await until_yours(app, pilot)
            before = len(screen.scene().hand)
            await person.step(screen)
        assert before - len(table_screen(app).scene().hand) <= 1


async def test_a_click_on_a_card_plays_it() -> None:
    app = app_at("whist", seed="2")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        hand = screen.query_one(HandView)
        place = next(n for n, card in enumerate(screen.scene().hand) if card in screen.scene().legal)
        region = next(region for region, meaning in hand.canvas.spots if meaning == ("card", place))
        await pilot.click(HandView, offset=(region.x + 1, 2))
        await pilot.pause()
        assert 12 == len(screen.scene().hand)


async def test_undo_takes_the_last_own_card_back_and_redo_plays_it_again() -> None:
    app = app_at("whist", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        await pilot.press("enter")
        assert 12 == len(screen.scene().hand)
        await pilot.press("u")
        assert 13 == len(screen.scene().hand)
        assert screen.client.sight.match.deals[-1].assisted
        await pilot.press("r")
        assert 12 == len(screen.scene().hand)


async def test_a_hint_names_an_act_and_a_reason_and_marks_the_deal_as_assisted() -> None:
    app = app_at("minnesota", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        await pilot.press("i")
        assert "Advice:" in screen.scene().prompt
        assert screen.client.sight.match.deals[-1].assisted


async def test_the_language_changes_in_mid_game_everywhere_at_once() -> None:
    app = app_at("whist", seed="3")
    async with app.run_test(size=WIDE) as pilot:
        screen = await until_yours(app, pilot)
        assert "Your turn." in text_of(app)
        assert "Rules" not in text_of(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "Du bist dran." in screen.scene().prompt
        assert "Punktezettel" in text_of(app)
        assert "Your turn." not in text_of(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "Your turn." in text_of(app)


async def test_a_curtain_hides_the_cards_between_two_people() -> None:
    app = app_at("whist", people={FOUR[0]: "Marta", FOUR[1]: "Jo"})
    async with app.run_test(size=SMALL) as pilot:
        screens = set()
        for _ in range(40):
            await pilot.pause()
            if isinstance(app.screen, Curtain):
                assert not app.screen.query(HandView)
                assert "looks away" in text_of(app)
                screens.add(text_of(app).strip().splitlines()[0].strip())
            await pilot.press("enter")
            if len(screens) == 2:
                break
        assert {"It is Jo’s turn.", "It is Marta’s turn."} == screens


async def test_a_deal_that_is_over_is_looked_back_at_with_all_hands_open() -> None:
    app = app_at("whist", seed="5")
    async with app.run_test(size=SMALL) as pilot:
        await Person(app, pilot).play_out()
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, Review)
        shown = text_of(app)
        assert 13 * 4 == sum(len(line.split()) for line in _suit_runs(shown))
        await pilot.press("right", "i")
        assert "A club bot would" in text_of(app)


def _suit_runs(text: str) -> list[str]:
    """The text from each suit's sign up to the next wide gap."""
    found = []
    for sign in "♠♥♦♣":
        found += [part.split("   ")[0] for line in text.splitlines() for part in line.split(f"{sign} ")[1:]]
    return found


async def test_a_game_left_stands_at_home_and_goes_on_where_it_was() -> None:
    log = MemoryLog()
    app = app_at("gongor", log=log)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("3")
        await pilot.press("q")
        await pilot.pause()
        assert at_home(app)
        assert "Gongor Whist, deal 1" in text_of(app)
        await pilot.press("1")
        await pilot.pause()
        assert table_screen(app).client.sight.view.bid == 3  # type: ignore[union-attr]


async def test_a_full_trick_lies_until_a_key_or_for_the_time_chosen() -> None:
    app = app_at("whist", seed="3", settings=Settings(bot_s=0.0, pause_s=1000.0, guided=False))
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.scene().is_lingering
        assert 1000.0 == await timed_out(screen, pilot)
        assert not screen.scene().is_lingering


async def timed_out(screen: TableScreen, pilot: Pilot[Any]) -> float:
    """Lets happen what the table's clock has put off, and says for how long it was."""
    timer = screen.table.clock._timer
    assert timer is not None
    await timer._tick(next_timer=0.0, count=1)
    await pilot.pause()
    return timer._interval


def test_every_key_of_the_app_is_documented() -> None:
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    caps = {key.cap for key in (*ACTIONS.moves, *ACTIONS.commands)} | {"P", "T", "Y"}
    assert [] == sorted(cap for cap in caps if f"`{cap}`" not in page)
    keys = {cap for note in ACTIONS.notes for cap in note.cap.split()}
    assert [] == sorted(cap for cap in keys - {"1…9"} if f"`{cap}`" not in page)


def test_every_key_of_the_list_does_something_at_the_table() -> None:
    actions = (*ACTIONS.moves, *ACTIONS.commands)
    assert len(actions) == len({one.name for one in actions}) == len({one.key for one in actions})
    assert all(ACTIONS.of_key(one.key) is one is ACTIONS.named(one.name) for one in actions)
    assert {name for name, _ in FOOT} | set(ACTIONS.aliases.values()) <= {one.name for one in actions}


async def test_a_terminal_too_small_is_told_so_and_the_table_is_there_when_it_has_grown() -> None:
    app = app_at("whist", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        await until_yours(app, pilot)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_a_claim_is_offered_when_it_is_certain_and_ends_the_deal() -> None:
    app = app_at("whist", seed="3", given=ALL_TRUMPS)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        await pilot.press("enter")
        screen = await until_yours(app, pilot)
        assert "X claims them" in screen.scene().guidance
        await pilot.press("x")
        await pilot.pause()
        assert screen.client.sight.view is None


async def test_with_no_color_nothing_is_drawn_in_a_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_at("whist", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        hand = screen.query_one(HandView).canvas
        styles = [segment.style for y in range(hand.height) for segment in hand.strip(y) if segment.style]
        assert [] == [style for style in styles if style.color or style.bgcolor]


async def test_who_meets_a_game_for_the_first_time_is_told_how_it_is_played_and_only_then() -> None:
    app = app_at("solo", settings=Settings(bot_s=0.0))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "How it is played" in text_of(app)
        await pilot.press("escape")
        await pilot.press("f7")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


class FullLog(MemoryLog):
    """A log whose disk is full while `is_full`."""

    is_full = False

    def append(self, *arguments: Any, **named: Any) -> None:
        if self.is_full:
            raise BadFile(reason("data-file", path="games", why="full"))
        super().append(*arguments, **named)


async def test_a_full_disk_is_told_and_the_match_goes_on_when_there_is_room_again() -> None:
    log = FullLog()
    app = app_at("whist", seed="3", log=log)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until_yours(app, pilot)
        log.is_full = True
        await pilot.press("enter")
        assert "the disk is full" in screen.scene().prompt
        assert 13 == len(screen.scene().hand)
        log.is_full = False
        await pilot.press("enter")
        await pilot.pause()
        assert 12 == len(screen.scene().hand)
        log.is_full = True
        await until_told(screen, pilot, "the disk is full")
        log.is_full = False
        await until_yours(app, pilot)


async def until_told(screen: TableScreen, pilot: Pilot[Any], words: str) -> None:
    """Reads on until the prompt says so."""
    for _ in range(20):
        if words in screen.scene().prompt:
            return
        await pilot.press("enter")
        await pilot.pause()
    raise AssertionError(f"never told: {words}")


async def test_an_enter_too_many_bids_nothing() -> None:
    app = app_at("gongor", seed="3")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        screen = table_screen(app)
        assert screen.scene().chips
        assert "refused" == screen.scene().mood
        await pilot.press("right", "right", "enter")
        assert 1 == screen.client.sight.view.bid  # type: ignore[union-attr]


async def test_an_enter_pressed_twice_after_a_trick_plays_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "time", SimpleNamespace(monotonic=lambda: 5.0))
    slow = Settings(bot_s=500.0, guided=False)
    app = app_at("whist", seed="3", settings=slow, given=ALL_TRUMPS)
    async with app.run_test(size=SMALL) as pilot:
        screen = table_screen(app)
        await pilot.pause()
        await pilot.press("enter")
        while not screen.scene().is_lingering:
            assert 500.0 == await timed_out(screen, pilot)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert 12 == len(screen.scene().hand)
