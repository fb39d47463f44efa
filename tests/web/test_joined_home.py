"""A club's table joined by the command stands at home: in the app at once, after line mode the next time."""

import asyncio
import io
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.test_joined import Terminal, laid, opened, started, until_shown
from tests.web.visits import PATIENCE_S
from whistclub.club.store.logs.log import MemoryLog
from whistclub.messages import Catalogue
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.open_app import open_joined
from whistclub.terminal.console import Console
from whistclub.terminal.settings import load_settings

WIDE = (120, 40)


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


def nothing() -> Iterator[str]:
    return iter(())


@pytest.mark.parametrize(("language", "place"), [("en", "at a club’s table"), ("de", "am Tisch eines Clubs")])
async def test_a_table_played_at_in_line_mode_stands_at_home_afterwards(
    language: str, place: str, club: Club, tmp_path: Path
) -> None:
    host, table = opened(club, "whist", max_deals="1")
    link, folder = f"{club.url}/t/{table}", tmp_path / "data"
    terminal = Terminal(link, folder, "Tess", nothing)
    visit = await laid(host, table)
    terminal.start()
    await started(visit, 1)
    await club.all_leave()
    terminal.join(PATIENCE_S)
    assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    environment = {"WHIST_DATA": str(folder)}
    app = WhistApp(MemoryLog(), language, environment=environment, settings=load_settings(environment))
    async with app.run_test(size=WIDE) as pilot:
        await until_shown(app, pilot, f"Whist {place}, {link}")


async def test_a_table_joined_by_the_command_stands_at_home_once_it_is_left(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table = opened(club, "whist", max_deals="1")
    link, environment = f"{club.url}/t/{table}", {"WHIST_DATA": str(tmp_path / "data")}
    seen: list[str] = []

    def driven(app: WhistApp) -> None:
        async def work() -> None:
            async with app.run_test(size=WIDE) as pilot:
                await until_shown(app, pilot, f"Whist at a club’s table, {link}", "q")
                seen.append(link)

        asyncio.run(work())

    def sitting() -> None:
        context = Context(Catalogue("en"), Console(io.StringIO(), None), environment)
        open_joined(context, link, "Tess", plain=False)

    monkeypatch.setattr(WhistApp, "run", driven)
    await laid(host, table)
    await club.all_leave()
    thread = threading.Thread(target=sitting, daemon=True)
    thread.start()
    thread.join(PATIENCE_S)
    assert [link] == seen


async def test_line_mode_at_a_clubs_table_tells_its_convention_card(club: Club, tmp_path: Path) -> None:
    host = Person(club).named("Hanna")
    settings = {"options": {"max_deals": "1"}, "conventions": {"sluff": "from_best"}}
    table = host.open("minnesota", settings=settings)
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "Tess", nothing)
    visit = await laid(host, table)
    terminal.start()
    await started(visit, 1)
    await club.all_leave()
    terminal.join(PATIENCE_S)
    assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    assert "Sluff in a High: A low card of your best suit (not the usual)." in terminal.said
    assert "Answer to an invite in a High: Always the highest card of the suit." in terminal.said
