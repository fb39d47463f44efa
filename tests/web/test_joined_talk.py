"""Talk at a club's table in the terminal, and the name that it asks for before it makes somebody a guest."""

import asyncio
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.terminal.driver import AT_ONCE
from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.test_joined import Terminal, Typist, laid, opened, started, until_shown
from whistclub.club.phrases import PHRASES
from whistclub.club.store.logs.log import MemoryLog
from whistclub.messages import Catalogue
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.clients.remote import RemoteClient
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play import join
from whistclub.terminal.commands.play.setup import PlayRequest
from whistclub.terminal.console import Console
from whistclub.terminal.remote.client import Guest


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


def talking() -> Iterator[str]:
    """Says thanks at the first question, then plays the first choice again and again."""
    yield "talk\n"
    yield f"{list(PHRASES).index('thanks') + 1}\n"
    while True:
        yield "1\n"


async def test_in_line_mode_a_person_hears_the_others_and_says_something_too(
    club: Club, tmp_path: Path
) -> None:
    host, table = opened(club, "whist", max_deals="1")
    visit = await laid(host, table)
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "Tess", talking)
    terminal.start()
    await started(visit, 1)
    while not any(message["tell"] == "said" for message in visit.heard):
        await visit.hear()
    assert ["thanks"] == [message["phrase"] for message in visit.heard if message["tell"] == "said"]
    until(lambda: "Tess: “Thank you.”" in terminal.said, lambda: terminal.said[-2000:])


async def test_the_app_shows_what_is_said_and_says_what_is_chosen(club: Club, tmp_path: Path) -> None:
    host, table = opened(club, "whist")
    environment = {"WHIST_DATA": str(tmp_path / "data")}
    visit = await host.visit(table)
    guest = Guest(f"{club.url}/t/{table}", "Tess", environment)
    await asyncio.to_thread(guest.come_in)
    await started(visit, 2)
    app = WhistApp(MemoryLog(), "en", environment=environment, table=RemoteClient(guest), settings=AT_ONCE)
    async with app.run_test(size=(100, 30)) as pilot:
        # Until a person is to act, event follows event, and each takes the line of the one before.
        await until_shown(app, pilot, re.compile("▶ (Hanna|Tess)"))
        await visit.send("talk", phrase="good_luck")
        await until_shown(app, pilot, "Hanna: “Good luck!”")
        await pilot.press("f10")
        await until_shown(app, pilot, "Well played!")
        await pilot.press("end", "enter")
        while "bye" not in [message.get("phrase") for message in visit.heard]:
            await visit.hear()


class Keyboard(Typist):
    """A keyboard with a person before it."""

    def isatty(self) -> bool:
        return True


def asked(
    club: Club, folder: Path, typed: str, monkeypatch: pytest.MonkeyPatch, kind: type[Typist]
) -> tuple[str, str]:
    """The name by which a terminal comes to a club, and what it said before."""
    names: list[str] = []

    def joined(_: Context, __: str, name: str, **___: Any) -> int:
        names.append(name)
        return 0

    monkeypatch.setattr(join, "join", joined)
    out = io.StringIO()
    console = Console(out, cast("Any", kind(iter([typed]))))
    context = Context(Catalogue("en"), console, {"WHIST_DATA": str(folder), "XDG_CONFIG_HOME": str(folder)})
    join.join_table(context, PlayRequest(), f"{club.url}/t/x", "", in_app=False, plain=True)
    return names[0], out.getvalue()


def test_a_terminal_asks_ones_name_before_it_comes_to_a_club_for_the_first_time(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = asked(club, tmp_path, "Tess\n", monkeypatch, Keyboard)
    assert ("Tess", "Your name at this club (Enter: one is drawn for you):\n") == first
    assert ("", "") == asked(club, tmp_path, "1\n", monkeypatch, Typist)
    table = Person(club).named("Hanna").open("whist")
    guest = Guest(f"{club.url}/t/{table}", "Tess", {"WHIST_DATA": str(tmp_path)})
    guest.close()
    assert ("", "") == asked(club, tmp_path, "Tom\n", monkeypatch, Keyboard)
