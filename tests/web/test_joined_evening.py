"""The terminal as a guest of a whist evening: it moves with the evening."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.evenings import CARDS, ONLINE, Phone, joined, opened, organised
from tests.web.test_joined import Terminal
from tests.web.visits import PATIENCE_S
from whistclub.terminal.commands.play.join import join_table
from whistclub.terminal.commands.play.setup import PlayRequest
from whistclub.terminal.remote.address import read_evening_link
from whistclub.web.live.tables import hosted_table


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


@pytest.fixture(autouse=True)
def _next_deals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "_NEXT_DEAL_MS", 100)


async def here(run: Phone, count: int) -> None:
    await run.until_so(lambda: run.public["here"] == count)


async def until_said(terminal: Terminal, text: str) -> None:
    await asyncio.to_thread(
        until, lambda: text in terminal.said or bool(terminal.problem), lambda: terminal.said[-2000:]
    )
    assert "" == terminal.problem


async def test_a_terminal_plays_an_evening_on_line_round_after_round(tmp_path: Path) -> None:
    async with Club(tmp_path) as club:
        _, code, run = await organised(club, **{**ONLINE, "rounds": 2})
        tess = Terminal(f"{club.url}/{code}", tmp_path / "tess", "Tess")
        timo = Terminal(f"{club.url}/{code.lower()}", tmp_path / "timo", "Timo", language="de")
        for terminal in (tess, timo):
            terminal.start()
        await here(run, 2)
        for number in (1, 2):
            await run.does("begin_round", round=number)
            await run.until_so(lambda n=number: run.public["round"] == n)  # type: ignore[misc]
            await run.until_so(lambda: run.public["phase"] == "between")
        await run.does("finish")
        for terminal in (tess, timo):
            await asyncio.to_thread(terminal.join, PATIENCE_S)
    assert ("", 0) == (tess.problem, tess.status), tess.said[-2000:]
    assert ("", 0) == (timo.problem, timo.status), timo.said[-2000:]
    assert "You are a guest at “Friday in the pub”." in tess.said
    assert "The first round begins when an organiser starts it." in tess.said
    assert "Round 1: table " in tess.said
    assert "Round 2: table " in tess.said
    assert 26 == tess.said.count("Your choice?")
    assert "The evening is over." in tess.said
    assert "Runde 2: Tisch " in timo.said
    assert "Du bist auf Platz " in timo.said


class AtTheApp(Terminal):
    """A terminal that can show the app."""

    def _join(self) -> int:
        return join_table(self._context, PlayRequest(), self._url, self._name, in_app=True, plain=False)


async def test_a_terminal_of_the_app_plays_line_by_line_and_a_round_ended_by_hand_waits_for_no_key(
    club: Club,
    tmp_path: Path,
) -> None:
    keyboard, screen = os.openpty()
    with os.fdopen(screen, encoding="utf-8") as source:
        _, code, run = await organised(club, **ONLINE)
        tess = AtTheApp(f"{club.url}/{code}", tmp_path / "tess", "Tess", source=source)
        tess.start()
        await until_said(tess, "The app does not follow an evening, so it is told here line by line.\n")
        await here(run, 1)
        await run.does("begin_round", round=1)
        await until_said(tess, "Your choice?")
        await run.does("end_round", round=1)
        await until_said(tess, "Round 1 is over. Wait for the next one.")
        await run.does("finish")
        await asyncio.to_thread(tess.join, PATIENCE_S)
        assert ("", 0) == (tess.problem, tess.status), tess.said[-2000:]
    os.close(keyboard)


async def test_where_the_cards_are_real_the_terminal_shows_the_seat_of_each_round(
    club: Club, tmp_path: Path
) -> None:
    _, code, run = await organised(club, **CARDS)
    await joined(club, code, "Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus")
    terminal = Terminal(f"{club.url}/{code}", tmp_path / "tess", "Tess")
    terminal.start()
    await here(run, 8)
    await run.does("begin_round", round=1)
    await until_said(terminal, "Round 1: table ")
    assert "This evening has real cards" in terminal.said
    seated = run.run["rounds"][-1]["tables"] if run.run["rounds"] else []
    await run.until_so(lambda: bool(run.run["rounds"]))
    seated = run.run["rounds"][-1]["tables"]
    table = next(one for one in seated if any(seat["name"] == "Tess" for seat in one["seats"]))
    names = [seat["name"] for seat in table["seats"]]
    partner = names[(names.index("Tess") + 2) % 4]
    seat = ("North", "East", "South", "West")[names.index("Tess")]
    assert f"Round 1: table {table['table']}, {seat}, with {partner}.\n" in terminal.said
    assert "Your choice?" not in terminal.said


async def test_a_name_that_is_taken_and_a_code_that_nobody_knows_are_told(club: Club, tmp_path: Path) -> None:
    code = opened(Person(club), **CARDS)
    await joined(club, code, "Ada")
    taken = Terminal(f"{club.url}/{code}", tmp_path / "taken", "Ada")
    await asyncio.to_thread(taken.run)
    assert "Ada" in taken.problem
    unknown = Terminal(f"{club.url}/QQQQQ", tmp_path / "unknown", "Tess")
    await asyncio.to_thread(unknown.run)
    assert unknown.problem


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://host:8413/kvrnm", "http://host:8413/KVRNM"),
        ("https://club.example/KVRNM/", "https://club.example/KVRNM"),
        ("http://host/t/KVRNM", None),
        ("http://host/", None),
        ("ftp://host/KVRNM", None),
        ("KVRNM", None),
    ],
)
def test_the_short_link_of_an_evening_is_told_from_a_tables(text: str, link: str | None) -> None:
    found = read_evening_link(text)
    assert link == (None if found is None else str(found))
