"""The terminal at a club's table once a game is over: looking back, the next game, and what only tables of one's own
have.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.terminal.driver import AT_ONCE, cut_texts, table_screen, text_of
from tests.web.clubs import Club, Person
from tests.web.test_joined import laid, opened, played_out, started, until_shown
from whistclub.club.store.logs.log import MemoryLog
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.clients.remote import RemoteClient
from whistclub.terminal.app.screens.review import Review
from whistclub.terminal.remote.client import Guest


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


def app_of(guest: Guest, folder: Path, language: str) -> WhistApp:
    return WhistApp(
        MemoryLog(),
        language,
        environment={"WHIST_DATA": str(folder)},
        table=RemoteClient(guest),
        settings=AT_ONCE,
    )


async def looked_back(app: WhistApp, pilot: Pilot[Any], title: str) -> None:
    """All four hands lie open, and are played card by card."""
    await pilot.press("g")
    assert isinstance(app.screen, Review)
    hands = [len(view.hand) for view in views(app.screen)]
    await pilot.press("end")
    assert ([13] * 4, [0] * 4) == (hands, [len(view.hand) for view in views(app.screen)])
    assert title in text_of(app)
    await pilot.press("escape")


def views(screen: Review) -> list[Any]:
    return screen.views


@pytest.mark.long
async def test_the_host_looks_back_and_begins_the_next_game_from_the_terminal(
    club: Club, tmp_path: Path
) -> None:
    host = Person(club).named("Hanna")
    table = host.open("whist", settings={"options": {"max_deals": "1"}}, with_bots=True)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "clubs.json").write_text(json.dumps({club.url: host.cookie}))
    guest = Guest(f"{club.url}/t/{table}", "", {"WHIST_DATA": str(folder)})
    guest.come_in()
    app = app_of(guest, folder, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await until_shown(app, pilot, "Your turn")
        await pilot.press("f7")
        await until_shown(app, pilot, "A new game begins at this table once this one is over.")
        await played_out(app, pilot)
        await until_shown(app, pilot, "if you are the host, F7 does")
        await looked_back(app, pilot, "move 52 of 52")
        await pilot.press("f6")
        await until_shown(app, pilot, "A club deals fresh cards each time")
        first = guest.table.match
        await pilot.press("f7")
        await until_shown(app, pilot, "Your turn")
        assert first != guest.table.match
        assert table_screen(app).client.sight.match.result is None
    guest.close()


@pytest.mark.long
async def test_a_guest_looks_back_and_is_told_in_german_that_the_host_begins(
    club: Club, tmp_path: Path
) -> None:
    host, table = opened(club, "minnesota", max_deals="1")
    guest = Guest(f"{club.url}/t/{table}", "Tess", {"WHIST_DATA": str(tmp_path / "data")})
    app = app_of(guest, tmp_path / "data", "de")
    visit = await laid(host, table)
    await asyncio.to_thread(guest.come_in)
    async with app.run_test(size=(80, 24)) as pilot:
        await started(visit, 1)
        await played_out(app, pilot)
        await until_shown(app, pilot, "Die Partie ist zu Ende")
        assert [] == cut_texts(app)
        await pilot.press("f7")
        await until_shown(app, pilot, "Die nächste Partie an diesem Tisch beginnt der Gastgeber.")
        await pilot.press("f6")
        await until_shown(app, pilot, "Ein Club gibt jedes Mal frische Karten")
        await looked_back(app, pilot, "Zug 56 von 56")
    await club.all_leave()
    guest.close()
