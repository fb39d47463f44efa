"""The terminal at a club's table: whole deals played over the wire, alone with bots and two at one table."""

import asyncio
import io
import re
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO, cast

import pytest
from textual.pilot import Pilot

from tests.terminal.driver import AT_ONCE, text_of
from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.commands import whist
from tests.web.visits import PATIENCE_S, Visit, play
from whistclub.cards.errors import WhistclubError
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act
from whistclub.messages import Catalogue
from whistclub.rules.values import View
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.clients.remote import RemoteClient
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.join import join
from whistclub.terminal.console import Console
from whistclub.terminal.remote.address import NotJoined
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.remote.session import RemoteSession


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


class Typist:
    """Types the same choice again and again."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines

    def readline(self, _: int = -1) -> str:
        return next(self._lines, "")

    def isatty(self) -> bool:
        return False


def ones() -> Iterator[str]:
    while True:
        yield "1\n"


class Terminal(threading.Thread):
    """A terminal in line mode, in a thread of its own and with a data folder of its own."""

    def __init__(
        self,
        url: str,
        folder: Path,
        name: str,
        typed: Callable[[], Iterator[str]] = ones,
        language: str = "en",
        source: TextIO | None = None,
    ) -> None:
        """`source` is what is typed at, where it is not `typed` here."""
        super().__init__(daemon=True)
        self.out = io.StringIO()
        self.folder, self.status, self.problem = folder, -1, ""
        source = source or cast("TextIO", Typist(typed()))
        self._context = Context(Catalogue(language), Console(self.out, source), {"WHIST_DATA": str(folder)})
        self._url, self._name = url, name

    def run(self) -> None:
        try:
            self.status = self._join()
        except WhistclubError as problem:
            self.problem = str(self._context.refusal(problem))

    def _join(self) -> int:
        return join(self._context, self._url, self._name, pauses=False)

    @property
    def said(self) -> str:
        return self.out.getvalue()


def opened(club: Club, preset: str, **options: str) -> tuple[Person, str]:
    """A table whose host has given the own seat up."""
    host = Person(club).named("Hanna")
    table = host.open(preset, settings={"options": options})
    return host, table


async def laid(host: Person, table: str) -> Visit:
    """The host leaves the seat to others."""
    visit = await host.visit(table)
    await visit.ask("stand_up")
    return visit


async def played(visit: Visit, people: int) -> None:
    """The host waits for so many people, starts the match, and watches it to its end."""
    await started(visit, people)
    while visit.result is None:
        await visit.hear()


async def started(visit: Visit, people: int) -> None:
    while sum(seat["kind"] == "person" for seat in visit.table["seats"]) < people:
        await visit.hear()
    await visit.ask("start")


async def test_a_terminal_plays_a_whole_deal_of_whist_with_bots(club: Club, tmp_path: Path) -> None:
    host, table = opened(club, "whist", max_deals="1")
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "Tess")
    visit = await laid(host, table)
    terminal.start()
    await played(visit, 1)
    await club.all_leave()
    terminal.join(PATIENCE_S)
    assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    assert 13 == terminal.said.count("Your choice?")
    assert "The one deal is as sealed" in terminal.said
    kept = tmp_path / "data" / "clubs.json"
    assert 0o600 == stat.S_IMODE(kept.stat().st_mode)


@pytest.mark.parametrize("preset", ["minnesota", pytest.param("solo", marks=pytest.mark.long)])
async def test_two_terminals_sit_at_one_table(preset: str, club: Club, tmp_path: Path) -> None:
    options = {"deals": "2"} if preset == "solo" else {"max_deals": "1"}
    host, table = opened(club, preset, **options)
    terminals = [
        Terminal(f"{club.url}/t/{table}", tmp_path / name, name, language=language)
        for name, language in (("Tess", "en"), ("Timo", "de"))
    ]
    visit = await laid(host, table)
    for terminal in terminals:
        terminal.start()
    await played(visit, 2)
    await club.all_leave()
    for terminal in terminals:
        terminal.join(PATIENCE_S)
        assert ("", 0) == (terminal.problem, terminal.status), terminal.said[-2000:]
    assert "Your choice?" in terminals[0].said
    assert "Deine Wahl?" in terminals[1].said


async def _played_in_the_app(app: WhistApp) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        await played_out(app, pilot)


def _is_shown_out(screen: TableScreen) -> bool:
    """True once the match is over and its last trick does not lie there any longer."""
    client = screen.client
    return (
        client.sight.match.result is not None
        and not client.is_other_due()
        and not screen.scene().is_lingering
    )


async def played_out(app: WhistApp, pilot: Pilot[Any]) -> None:
    """Presses Enter until the game is over; Enter plays the card in focus, makes a choice, goes on."""
    end_s = time.monotonic() + 5 * PATIENCE_S
    while time.monotonic() < end_s:
        await pilot.pause(0.01)
        screen = app.screen
        if not isinstance(screen, TableScreen):
            await pilot.press("escape")
        elif _is_shown_out(screen):
            return
        elif (
            screen.client.sight.view is None or screen.client.sight.view.legal or screen.scene().is_lingering
        ):
            await pilot.press(
                "enter" if screen.scene().has_cards_to_choose or not screen.scene().chips else "1"
            )
    raise TimeoutError


async def until_shown(app: WhistApp, pilot: Pilot[Any], text: str | re.Pattern[str], *keys: str) -> None:
    """Waits until the screen shows the text, pressing these keys again and again."""
    end_s = time.monotonic() + PATIENCE_S
    wanted = re.compile(re.escape(text)) if isinstance(text, str) else text
    while not wanted.search(text_of(app)):
        assert time.monotonic() < end_s, text_of(app)
        await pilot.press(*keys)
        await pilot.pause(0.05)


async def test_the_app_plays_a_whole_deal_of_whist_at_a_clubs_table(club: Club, tmp_path: Path) -> None:
    host, table = opened(club, "whist", max_deals="1")
    environment = {"WHIST_DATA": str(tmp_path / "data")}

    def at_the_table() -> None:
        guest = Guest(f"{club.url}/t/{table}", "Tess", environment)
        guest.come_in()
        app = WhistApp(
            MemoryLog(), "en", environment=environment, table=RemoteClient(guest), settings=AT_ONCE
        )
        asyncio.run(_played_in_the_app(app))
        match = guest.table.sight(None).match
        scores.append(match.result.score if match.result else ())
        guest.close()

    scores: list[tuple[int, ...]] = []
    playing = threading.Thread(target=at_the_table, daemon=True)
    visit = await laid(host, table)
    playing.start()
    await played(visit, 1)
    await asyncio.to_thread(playing.join, PATIENCE_S)
    assert [tuple((visit.result or {})["score"])] == scores


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:1", "ftp://127.0.0.1/t/x", "t/x", "http://a:b@h/t/x", "http://h:x/t/y"]
)
def test_what_is_no_tables_link_is_refused_in_words(address: str, tmp_path: Path) -> None:
    english = _refusal(address, tmp_path, "en")
    assert english.endswith("It looks like this: http://127.0.0.1:8413/t/ID")
    assert "So sieht einer aus" in _refusal(address, tmp_path, "de")


def _refusal(address: str, folder: Path, language: str = "en") -> str:
    terminal = Terminal(address, folder, "Tess", language=language)
    terminal.run()
    return terminal.problem


def test_no_club_no_table_and_no_name_are_told_apart(club: Club, tmp_path: Path) -> None:
    assert _refusal("http://127.0.0.1:1/t/x", tmp_path).startswith("No club answers at http://127.0.0.1:1.")
    assert _refusal(f"{club.url}/t/nothing", tmp_path).startswith("There is no table at this address.")
    named_as_a_bot = Terminal(f"{club.url}/t/nothing", tmp_path, "Nora")
    named_as_a_bot.run()
    assert "taken for a bot" in named_as_a_bot.problem


async def test_at_a_full_table_one_watches_and_where_nobody_may_watch_there_is_none(
    club: Club, tmp_path: Path
) -> None:
    host = Person(club).named("Hanna")
    table = host.open("whist", settings={"options": {"max_deals": "1"}}, with_bots=True)
    closed = host.open("whist", settings={"spectators": False}, with_bots=True)
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "")
    visit = await host.visit(table)
    terminal.start()
    while not visit.table["watching"]:
        await visit.hear()
    await play([visit], 1)
    await asyncio.to_thread(terminal.join, PATIENCE_S)
    await club.all_leave()
    assert terminal.said.startswith("All seats are taken: you watch.")
    assert ("", 0) == (terminal.problem, terminal.status)
    assert "Your choice?" not in terminal.said
    assert "The game goes to" in terminal.said
    assert "There is no table at this address." in _refusal(f"{club.url}/t/{closed}", tmp_path)


def view_of(session: RemoteSession) -> View:
    view = session.sight.view
    assert view is not None
    return view


async def test_a_broken_line_is_made_again_and_a_club_that_is_gone_is_told(tmp_path: Path) -> None:
    club = Club(tmp_path)
    host, table = opened(club, "whist", max_deals="1")
    guest = Guest(f"{club.url}/t/{table}", "Tess", {"WHIST_DATA": str(tmp_path / "data")}, gone_after_s=0.5)
    lost: list[bool] = []
    guest.on_connection = lost.append
    visit = await laid(host, table)
    await asyncio.to_thread(guest.come_in)
    await started(visit, 1)
    await club.all_leave()
    session = RemoteSession(guest)
    while not session.is_dealt:
        session.next_deal()
    while session.due() != session.viewer:
        session.let_others_act()
    hand, seq = view_of(session).hand, guest.table.reached
    socket = guest.connection._socket
    assert socket is not None
    socket.socket.shutdown(2)
    session.send(Act, action=view_of(session).legal[0].text)
    assert [True, False] == lost
    assert (len(hand) - 1, True) == (len(view_of(session).hand), guest.table.reached > seq)
    club.stop()
    with pytest.raises(NotJoined) as caught:
        _hear_on(guest)
    assert "join-gone" == caught.value.reason.key
    guest.close()


def _hear_on(guest: Guest) -> None:
    while True:
        guest.receive_one(None)


async def test_the_app_says_that_the_table_gathers_and_that_the_club_is_gone(tmp_path: Path) -> None:
    club = Club(tmp_path)
    host, table = opened(club, "whist")
    environment = {"WHIST_DATA": str(tmp_path / "data")}
    await laid(host, table)
    guest = Guest(f"{club.url}/t/{table}", "Tess", environment, gone_after_s=0.5)
    await asyncio.to_thread(guest.come_in)
    app = WhistApp(MemoryLog(), "en", environment=environment, table=RemoteClient(guest), settings=AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_shown(app, pilot, "The game begins when its host starts it.")
        await pilot.press("f6")
        await until_shown(app, pilot, "A club deals fresh cards each time")
        await asyncio.to_thread(club.stop)
        await until_shown(app, pilot, "has not answered for some time", "right")


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--join", "http://127.0.0.1:1/t/x", "whist"), "GAME and --join do not go together"),
        (("--join", "http://127.0.0.1:1/t/x", "--seed", "1"), "--seed and --join do not go together"),
        (("whist", "--name", "Tess"), "it needs --join URL"),
        (("--join", "http://127.0.0.1:1/t/x", "--line"), "No club answers at http://127.0.0.1:1."),
    ],
)
def test_the_command_says_what_does_not_go_with_joining(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    refused = whist(tmp_path, "play", *words)
    assert refused.returncode in {1, 2}
    assert said in refused.stderr


def agreeing() -> Iterator[str]:
    """Takes its time, and agrees to whatever is asked before it acts."""
    while True:
        for typed in ("agree\n", "1\n"):
            time.sleep(0.3)
            yield typed


async def test_in_line_mode_an_undo_of_somebody_else_is_agreed_to(club: Club, tmp_path: Path) -> None:
    host = Person(club).named("Hanna")
    table = host.open("whist", settings={"options": {"max_deals": "1"}})
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "Tess", agreeing)
    visit = await host.visit(table)
    terminal.start()
    await started(visit, 2)
    while not is_undone(visit):
        if is_asked(visit) or not (await asked_back(visit) or await visit.move()):
            await visit.hear()
    await club.all_leave()
    until(lambda: "Hanna would like to take a move back." in terminal.said, lambda: terminal.said[-2000:])


async def asked_back(visit: Visit) -> bool:
    """True if the others are asked now for an act to be taken back; too late where a bot was quicker."""
    may = bool((visit.view or {}).get("acts")) and "undo" in visit.may
    return may and "done" == (await visit.ask("undo"))["tell"]


def is_asked(visit: Visit) -> bool:
    """True if the others have still to answer; acting instead of answering declines."""
    asked = [message["question"] for message in visit.heard if "question" in message]
    return bool(asked and asked[-1])


def is_undone(visit: Visit) -> bool:
    return any(event[0] == "event-table-undone" for told in visit.heard for event in told.get("events", ()))
