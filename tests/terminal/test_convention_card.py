"""The convention card in the app: chosen where the table is set, shown among the agreements, kept by the next
tables.
"""

import asyncio
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.terminal.driver import AT_ONCE, SMALL, WIDE, cut_texts, own_table, pressed, text_of
from whistclub.club.store.logs.log import MemoryLog
from whistclub.messages import Catalogue
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.screens.setup import SetUp
from whistclub.terminal.app.widgets.entry_list import EntryList
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.open_app import open_app
from whistclub.terminal.commands.play.setup import PlayRequest
from whistclub.terminal.console import Console
from whistclub.terminal.settings import change_settings

SLUFF = {"en": "Sluff in a High", "de": "Abwurf im High"}
BEST = {"en": "A low card of your best suit", "de": "Eine niedrige Karte der besten Farbe"}
CHANGED = {"en": "not the usual", "de": "nicht das Übliche"}


def home(language: str) -> WhistApp:
    return WhistApp(MemoryLog(), language, environment={"WHIST_DATA": "/nonexistent"}, settings=AT_ONCE)


async def chosen(app: WhistApp, pilot: Pilot[Any], value: str) -> None:
    """Moves down to the line with this value, and presses Enter there."""
    entries = app.screen.query_one(EntryList)
    for _ in entries.entries:
        if entries.chosen == value:
            break
        await pressed(pilot, "down")
    assert value == entries.chosen
    await pressed(pilot, "enter")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_card_chosen_where_the_table_is_set_stands_among_its_agreements(language: str) -> None:
    app = home(language)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "t p")
        await chosen(app, pilot, "minnesota")
        await chosen(app, pilot, "convention:response")
        assert [] == cut_texts(app)
        await chosen(app, pilot, "convention:sluff")
        assert SLUFF[language] in text_of(app)
        assert BEST[language] in text_of(app)
        assert [] == cut_texts(app)
        await pressed(pilot, "n")
        agreed = {"response": "sparing", "sluff": "from_best"}
        assert agreed == own_table(app).state.opened.conventions
        await pressed(pilot, "a")
        assert f"{SLUFF[language]}: {BEST[language]} ({CHANGED[language]})." in text_of(app)


async def test_a_card_chosen_and_chosen_back_is_the_usual_one_and_another_preset_begins_with_that() -> None:
    app = home("en")
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, "t p")
        await chosen(app, pilot, "minnesota")
        await chosen(app, pilot, "convention:sluff")
        await pressed(pilot, "p")
        await chosen(app, pilot, "askov")
        assert BEST["en"] not in text_of(app)
        await chosen(app, pilot, "convention:sluff")
        await chosen(app, pilot, "convention:sluff")
        await pressed(pilot, "n")
        assert {} == own_table(app).state.opened.conventions
        await pressed(pilot, "a")
        assert "Sluff in a High: From the suit you do not want led." in text_of(app)


async def test_a_game_without_a_card_has_no_lines_for_one() -> None:
    app = home("en")
    async with app.run_test(size=WIDE):
        setup = SetUp(app, "whist")
        assert not [one for one in setup.entries() if "convention" in one.value.lower()]


def test_the_command_hands_the_card_to_the_app_and_the_next_tables_keep_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[dict[str, str]] = []

    def driven(app: WhistApp) -> None:
        async def work() -> None:
            async with app.run_test(size=WIDE) as pilot:
                await pressed(pilot, "a")
                assert f"{SLUFF['en']}: {BEST['en']}" in " ".join(text_of(app).split())
                for key in ("", "f6", "f7"):
                    await pressed(pilot, key)
                    seen.append(dict(own_table(app).state.opened.conventions))

        asyncio.run(work())

    monkeypatch.setattr(WhistApp, "run", driven)
    environment = {"WHIST_DATA": str(tmp_path)}
    change_settings(environment, lambda _: AT_ONCE)
    context = Context(Catalogue("en"), Console(StringIO(), None), environment)
    open_app(context, PlayRequest(game="minnesota", options=("sluff=from_best",)), plain=False)
    assert [{"sluff": "from_best"}] * 3 == seen
