"""A terminal that lacks a game joins a club's table of it: what the club tells is enough to play a whole match."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.browser.club import running_club
from tests.plugins.packages import PROMISES, STRANGER, described
from tests.terminal.driver import AT_ONCE, text_of
from tests.web.clubs import Person
from tests.web.test_joined import Terminal, ones, until_shown
from tests.web.visits import PATIENCE_S, Visit
from whistclub.cards.pack import PACKS
from whistclub.club.store.logs.log import MemoryLog
from whistclub.games.registry import GAMES
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.clients.remote import RemoteClient
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.remote.client import Guest


class Elsewhere:
    """A club in a process of its own, in which Promises is installed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port: int = urlsplit(url).port or 0
        self.clients: list[httpx.Client] = []
        self.visits: list[Visit] = []


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    site = tmp_path_factory.mktemp("site")
    for project in (PROMISES, STRANGER):
        described(site, project)
    with running_club(tmp_path_factory.mktemp("club"), site, PROMISES, STRANGER) as url:
        made = Elsewhere(url)
        yield made
        for client in made.clients:
            client.close()


async def watched(elsewhere: Elsewhere, preset: str = "promises", **options: str) -> tuple[Visit, str]:
    """A table of Promises whose host watches, and its address."""
    host = Person(elsewhere).named("Hanna")
    table = host.open(preset, settings={"options": options})
    visit = await host.visit(table)
    await visit.ask("stand_up")
    return visit, f"{elsewhere.url}/t/{table}"


async def begun(visit: Visit) -> None:
    while not any(seat["kind"] == "person" for seat in visit.table["seats"]):
        await visit.hear()
    await visit.ask("start")


def menu_answers() -> Iterator[str]:
    yield from ("primer\n", "rules\n", "explain bid 1\n", "table\n")
    yield from ones()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("keep your word", "is worth a bonus", "Wim promises", "the club has it")),
        ("de", ("halte dein Wort", "bringt eine Prämie", "Wim verspricht", "steht im Club")),
    ],
)
async def test_a_game_that_only_the_club_has_is_played_in_line_mode_with_its_own_words(
    elsewhere: Elsewhere, tmp_path: Path, language: str, said: tuple[str, ...]
) -> None:
    assert "promises" not in GAMES
    visit, link = await watched(elsewhere, hook="off", cards="2")
    terminal = Terminal(link, tmp_path / "data", "Tess", menu_answers, language)
    terminal.start()
    await begun(visit)
    while visit.result is None:
        await visit.hear()
    await visit.close()
    terminal.join(PATIENCE_S)
    assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    assert [] == [text for text in said if text not in terminal.said], terminal.said[:4000]


async def test_a_game_whose_pack_only_the_club_has_is_played_with_its_cards(
    elsewhere: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other tests may have made it in this process.
    monkeypatch.delitem(PACKS, "pirate", raising=False)
    visit, link = await watched(elsewhere, "pirate_three", deals="1")
    terminal = Terminal(link, tmp_path / "data", "Tess")
    terminal.start()
    await begun(visit)
    while visit.result is None:
        await visit.hear()
    await visit.close()
    terminal.join(PATIENCE_S)
    assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    assert "of parrots" in terminal.said


@pytest.mark.long
async def test_a_game_that_only_the_club_has_is_played_in_the_app_and_not_looked_back_at(
    elsewhere: Elsewhere, tmp_path: Path
) -> None:
    visit, link = await watched(elsewhere, preset="promises_six", hook="off", cards="2")
    environment = {"WHIST_DATA": str(tmp_path)}
    shown: list[str] = []

    async def playing(app: WhistApp, guest: Guest) -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            while guest.table.sight(None).match.result is None:
                is_table = isinstance(app.screen, TableScreen)
                await pilot.press(*(("1", "enter") if is_table else ("escape",)))
                await pilot.pause(0.05)
                shown.append(text_of(app))
            await until_shown(app, pilot, "lacks the rules of this game", "g")

    def at_the_table() -> None:
        guest = Guest(link, "Tess", environment)
        guest.come_in()
        client = RemoteClient(guest)
        app = WhistApp(MemoryLog(), "en", environment=environment, table=client, settings=AT_ONCE)
        asyncio.run(playing(app, guest))
        guest.close()

    thread = threading.Thread(target=at_the_table, daemon=True)
    thread.start()
    await begun(visit)
    while visit.result is None:
        await visit.hear()
    await visit.close()
    await asyncio.to_thread(thread.join, PATIENCE_S)
    # Each of the six bids stands on its plate, and in the journal.
    assert 6 == max(text.count("promised ") for text in shown)
    assert 6 == max(text.count("promises ") for text in shown)
