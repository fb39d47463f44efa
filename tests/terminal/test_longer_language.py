"""The terminal in a third language that is a folder of messages, each two fifths longer than in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.driver import Person, app_at
from tools.pseudo_locale import LANGUAGE, pseudo, write
from whistclub.messages import Catalogue, catalogue, languages, page, short_rules
from whistclub.messages.folders import own_folder


@pytest.fixture(autouse=True)
def _longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    places = tmp_path / "locales"
    write(places / LANGUAGE)
    for one in own_folder("locales").iterdir():
        (places / one.name).symlink_to(one)
    monkeypatch.setattr(
        catalogue, "own_folder", lambda kind: places if kind == "locales" else own_folder(kind)
    )
    yield
    catalogue._messages.cache_clear()
    catalogue.sources.cache_clear()


def test_a_folder_of_messages_is_a_language() -> None:
    assert {"en", "de", LANGUAGE} == set(languages())
    assert pseudo("Pass") == Catalogue(LANGUAGE).format("act-pass")


def test_its_rules_are_english_until_they_are_written() -> None:
    assert page("whist", "en") == page("whist", LANGUAGE)
    assert short_rules("whist", "en") == short_rules("whist", LANGUAGE)


async def test_a_deal_in_the_app_cuts_nothing() -> None:
    app = app_at("whist", language=LANGUAGE)
    async with app.run_test(size=(120, 40)) as pilot:
        person = Person(app, pilot)
        await person.play_out()
        assert [] == person.cut
