"""A game whose pack has a suit of its own: its cards are named in line mode, the app and the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.packages import ROOT, STRANGER, described, run

IN_THE_APP = """
import asyncio
from tests.terminal import driver

driver.SHORT = {**driver.SHORT, "pirate": {"deals": "1"}}

async def played():
    app = driver.app_at("pirate", bot="quick")
    async with app.run_test(size=(100, 30)) as pilot:
        person = driver.Person(app, pilot, wrong=0)
        await person.play_out()
        assert [] == person.cut, person.cut

asyncio.run(played())
"""
WIRE = """
import json
from whistclub.messages import Catalogue, Speaker
from whistclub.web.http.games.forms import _games
pirate = next(game for game in _games() if game.key == "pirate")
print(json.dumps([pirate.family, pirate.pack, Speaker(Catalogue("en"), pirate.pack).card("P3")]))
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    described(place, STRANGER)
    return place


def test_line_mode_names_its_cards_and_its_calls(site: Path) -> None:
    typed = "hand\nlist\ntrick\nscore\n1\nstop\n1\n"
    words = ["-m", "whistclub", "play", "pirate", "--seats", "you,quick", "--seed", "3", "-o", "deals=1"]
    _, out, err = run(words, site, STRANGER, text=typed)
    assert "" == err
    assert "two of parrots" in out or "three of parrots" in out


def test_the_app_plays_a_deal_with_it(site: Path) -> None:
    status, _, err = run(["-c", IN_THE_APP], site, STRANGER, ROOT)
    assert (0, "") == (status, err)


def test_the_browser_is_told_under_which_name_its_words_stand(site: Path) -> None:
    _, out, err = run(["-c", WIRE], site, STRANGER)
    assert "" == err
    assert ["pirate", "pirate", "three of parrots"] == json.loads(out)
