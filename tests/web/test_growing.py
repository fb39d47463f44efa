"""A log grows by what is played, not by what is sent: a person who goes back and forth for long is told to wait, and
goes on playing.
"""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.visits import Visit
from whistclub.club.log import quota
from whistclub.club.table.entries import Redone
from whistclub.club.table.log import fold_all
from whistclub.rules.seats import Seat
from whistclub.web.live import live_logs

FEW = 12


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setattr(quota, "BURST", FEW)
    monkeypatch.setattr(quota, "REFILL_MS", 10**12)
    async with MemoryClub(tmp_path) as club:
        yield club


def rows(club: Club, table: str) -> int:
    with sqlite3.connect(club.file) as read:
        return int(read.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def acted(person: Person) -> Visit:
    """At a solitaire, after an own act."""
    visit = await person.visit(person.open("gongor", with_bots=True))
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    await visit.ask("act", action=visit.legal[0])
    return visit


async def test_undo_and_redo_without_end_are_refused_and_the_match_goes_on(club: Club) -> None:
    visit = await acted(Person(club))
    before = visit.seq
    told = [await visit.ask(do) for _ in range(50) for do in ("undo", "redo")]
    assert ["done"] * FEW + ["refused"] * (100 - FEW) == [one["tell"] for one in told]
    assert {"too-much-at-once"} == {one["why"]["key"] for one in told[FEW:]}
    assert before + FEW == visit.seq
    assert visit.legal
    assert "done" == (await visit.ask("act", action=visit.legal[0]))["tell"]
    assert "done" == (await visit.ask("concede"))["tell"]


@pytest.mark.parametrize("do", ["undo", "leave", "hint"])
async def test_what_does_not_carry_the_match_on_is_limited_whatever_it_is(club: Club, do: str) -> None:
    ada = Person(club)
    visit = await ada.visit(ada.open("whist", with_bots=True))
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    seen = 0
    for _ in range(4 * FEW):
        before = visit.seq
        if do == "leave":
            await visit.ask(do)
            await visit.ask("return")
        else:
            await visit.ask(do)
        seen += visit.seq > before
        while not visit.legal and visit.view is not None:
            await visit.hear()
    assert seen <= 2 * FEW


async def test_refusals_are_told_always_and_stored_never(club: Club) -> None:
    visit = await acted(Person(club))
    stored = rows(club, "entries")
    told = [await visit.ask("act", action="play nonsense") for _ in range(60)]
    assert {"refused"} == {one["tell"] for one in told}
    assert {told[0]["why"]["key"]} == {one["why"]["key"] for one in told}
    assert stored == rows(club, "entries")
    assert "done" == (await visit.ask("act", action=visit.legal[0]))["tell"]


async def test_matches_begun_without_end_are_refused(tmp_path: Path) -> None:
    from tests.web.test_shares import limits

    async with MemoryClub(tmp_path, limits(matches=3, matches_per_s=0.001)) as club:
        ada = Person(club)
        visit = await ada.visit(ada.open("gongor"))
        told = []
        for _ in range(6):
            told.append(await visit.ask("start"))
            if told[-1]["tell"] == "done":
                while "stop" not in visit.may:
                    await visit.hear()
                await visit.ask("stop")
                await visit.until_so(lambda: visit.table["phase"] == "over")
        assert ["done"] * 3 + ["refused"] * 3 == [one["tell"] for one in told]


async def test_a_long_match_is_gone_on_with_from_where_it_was_left_and_is_the_one_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_logs, "_LONG", 0)
    async with MemoryClub(tmp_path) as club:
        ada = Person(club)
        visit = await acted(ada)
        sent = await visit.send("undo", saw=visit.seq, id="once")
        first = await visit.answer(sent)
        table, match, seq = visit.table["id"], visit.match, visit.seq
        await visit.close()
        # Long enough for the table to be looked at once more as one that stands still.
        await club.pass_time(400)
        assert table not in club.hub.tables
        _, left = club.hub.logs._kept[match]
        assert fold_all(club.hub.club.log.read(match)) == left.state
        club.hub.club.log.append(match, seq, [Redone(at_ms=5, seat=Seat(0))])
        again = await ada.visit(table)
        assert seq + 1 == again.seq
        assert club.hub.tables[table].live.shown == fold_all(club.hub.club.log.read(match))  # type: ignore[union-attr]
        assert first == await again.ask("undo", saw=seq, id="once")
        assert "done" == (await again.ask("act", action=again.legal[0]))["tell"]
