"""The texts of the app: no word bypasses the catalogues, none is cut at the smallest size, and --ascii is ASCII."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.sampling import thinned
from tests.terminal.driver import SMALL, WIDE, Person, app_at, at_home, cut_texts, table_screen, text_of
from whistclub.club.store.logs.log import MemoryLog
from whistclub.games.registry import PRESETS
from whistclub.messages import Catalogue
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.settings import Settings
from whistclub.terminal.texts import pages, short_rules, table_words
from whistclub.terminal.texts.pages import plain_page
from whistclub.terminal.texts.short_rules import short_rules_lines

_HIDDEN = str.maketrans(
    {chr(a): chr(0x3B1 + (a - 97) % 17) for a in range(97, 123)}
    | {chr(a): chr(0x391 + (a - 65) % 17) for a in range(65, 91)}
)
"""Every letter of ASCII becomes a Greek one, so that letters of ASCII come from elsewhere."""
_KEYS = {
    "Home",
    "End",
    "Enter",
    "Space",
    "Esc",
    "Tab",
    "Up",
    "Down",
    "Left",
    "Right",
    "Ctrl",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "PBN",
}
NAMES = {"Ingrid", "Nils", "Berit", "Jon"}


@pytest.fixture
def greek(monkeypatch: pytest.MonkeyPatch) -> None:
    """All messages and pages in Greek letters."""
    plain = Catalogue.format

    def hidden(self: Catalogue, key: str, /, **args: str | int) -> str:
        text = plain(self, key, **args)
        # The words of numbers are kept as long as the process: other tests would read them in Greek. The messages that
        # they stand in are put into Greek letters whole.
        return text if key == "number-words" else text.translate(_HIDDEN)

    monkeypatch.setattr(Catalogue, "format", hidden)
    page = plain_page
    for module in (pages, table_words):
        monkeypatch.setattr(
            module, "plain_page", lambda text: [line.translate(_HIDDEN) for line in page(text)]
        )
    short = short_rules_lines
    for module in (short_rules, table_words):
        monkeypatch.setattr(
            module, "short_rules_lines", lambda *of: [line.translate(_HIDDEN) for line in short(*of)]
        )


def untranslated(text: str) -> list[str]:
    """Runs of two letters of ASCII and more that are neither a key nor a name."""
    return [word for word in re.findall(r"[A-Za-z]{2,}[0-9]*", text) if word not in _KEYS | NAMES]


WALKS = {
    "home": "", "setup": "t down down down down down", "presets": "t p", "daily": "d", "settings": "o", "rules": "r", "numbered rules": "r n",
    "statistics": "c", "looking back": "l", "number": "n down down down enter", "by hand": "e down down down enter",
    "nothing given": "e n", "name": "t 2",
}  # fmt: skip


async def walks(language: str, *, plain: bool = False) -> dict[str, tuple[str, list[str]]]:
    """The text of each screen that these keys reach from home, and the text that was cut."""
    settings = Settings(bot_s=0.0)
    app = WhistApp(
        MemoryLog(), language, plain=plain, environment={"WHIST_DATA": "/nonexistent"}, settings=settings
    )
    found = {}
    async with app.run_test(size=SMALL) as pilot:
        for name, keys in WALKS.items():
            await pilot.press(*keys.split())
            await pilot.pause()
            found[name] = text_of(app), cut_texts(app)
            while not at_home(app):
                await pilot.press("escape")
                await pilot.pause()
    return found


async def moments(app: WhistApp, pilot: Any, most: int) -> Iterator[str]:
    """The screens of a match, moment by moment."""
    person, texts = Person(app, pilot, wrong=0.3), []
    for _ in range(most):
        await pilot.pause()
        texts.append(text_of(app))
        if table_screen(app).client.sight.match.result is not None:
            break
        await person.step(table_screen(app))
    return iter(texts)


@pytest.mark.usefixtures("greek")
async def test_no_word_on_the_screens_from_home_bypasses_the_catalogues() -> None:
    for name, (shown, _) in (await walks("en")).items():
        assert [] == untranslated(shown), name


@pytest.mark.usefixtures("greek")
@pytest.mark.parametrize(
    "preset",
    thinned(PRESETS, ["solo"]),
)
async def test_no_word_at_the_table_bypasses_the_catalogues(preset: str) -> None:
    app = app_at(preset, seed="4", bot="random")
    async with app.run_test(size=WIDE) as pilot:
        for shown in await moments(app, pilot, 16):
            assert [] == untranslated(shown)
        for key in (
            "i",
            "u",
            "z",
            "v",
            "question_mark",
            "escape",
            "escape",
            "tab",
            "tab",
            "tab",
            "tab",
            "o",
            "f4",
        ):
            await pilot.press(key)
            await pilot.pause()
            assert [] == untranslated(text_of(app)), key


async def test_german_cuts_no_word_on_the_screens_from_home_at_the_smallest_size() -> None:
    for name, (_, cut) in (await walks("de")).items():
        assert [] == cut, name


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
async def test_ascii_draws_letters_of_ascii_only(language: str) -> None:
    for shown, _ in (await walks(language, plain=True)).values():
        assert [] == [letter for letter in shown if not letter.isascii()]
    for preset in ("minnesota", "gongor"):
        app = app_at(preset, language=language, plain=True)
        async with app.run_test(size=SMALL) as pilot:
            for shown in await moments(app, pilot, 8):
                assert [] == [letter for letter in shown if not letter.isascii()]
            await pilot.press("question_mark")
            await pilot.pause()
            assert text_of(app).isascii()


async def test_the_rules_at_a_table_are_the_short_ones_and_the_numbered_ones_a_tab_away() -> None:
    app = app_at("minnesota", seed="4")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b")
        await pilot.pause()
        assert "The bid cards" in text_of(app)
        await pilot.press("tab")
        await pilot.pause()
        assert "M1" in text_of(app)
