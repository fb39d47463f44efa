"""Evenings at two workers over one PostgreSQL: organisers and guests at different ones are at one evening."""

import asyncio
from pathlib import Path

import pytest

from tests.web.clubs import Person
from tests.web.evenings import CARDS, ONLINE, Phone, opened, phone
from tests.web.visits import Visit
from tests.web.workers import two_workers
from whistclub.club.evening.entries import RoundEnded, TablePlayed
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import open_url
from whistclub.web.live.tables import hosted_table

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")


@pytest.fixture(autouse=True)
def _next_deals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "_NEXT_DEAL_MS", 100)


async def guests_at(clubs: tuple[object, object], code: str) -> list[Phone]:
    """Eight guests, in turn at each of the workers, all joining at once."""
    people = [Person(clubs[number % 2]) for number in range(len(NAMES))]  # type: ignore[arg-type]
    for one in people:
        one.call("POST", "/api/me")
    phones = [await phone(one, code) for one in people]
    await asyncio.gather(*(one.does("join", name=name) for one, name in zip(phones, NAMES, strict=True)))
    return phones


async def test_guests_at_two_workers_join_at_once_and_confirm_each_others_figures(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as clubs:
        clara = Person(clubs[0])
        code = opened(clara, **CARDS)
        run = await phone(clara, code, "organiser")
        phones = await guests_at(clubs, code)
        await run.until_so(lambda: run.public["here"] == 8)
        assert set(NAMES) == {guest["name"] for guest in run.run["guests"]}
        await run.does("begin_round", round=1)
        for one in phones:
            await one.until_so(lambda one=one: one.guest.get("seat") is not None)  # type: ignore[misc]
        sent = [
            one.does(
                "enter_deal",
                round=1,
                table=one.guest["seat"]["table"],
                deal=1,
                figures={"tricks": [8, 5]},
            )
            for one in phones
            if one.guest["seat"]["seat"] in "NW"
        ]
        await asyncio.gather(*sent)
        await run.until_so(lambda: run.public["phase"] == "between")
        assert [[2, 0], [2, 0]] == [table["sums"] for table in run.run["rounds"][0]["tables"]]


async def test_a_round_on_line_at_two_workers_is_opened_played_and_entered_once(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as clubs:
        clara = Person(clubs[0])
        code = opened(clara, **ONLINE)
        run = await phone(clara, code, "organiser")
        phones = await guests_at(clubs, code)
        await run.until_so(lambda: run.public["here"] == 8)
        await run.does("begin_round", round=1)
        visits = []
        for one in phones:
            await one.until_so(lambda one=one: bool((one.guest.get("table") or {}).get("room")))  # type: ignore[misc]
            visits.append(await one.person.visit(one.guest["table"]["room"]))
        await asyncio.gather(*map(over, visits))
        await run.until_so(lambda: run.public["phase"] == "between")
        log = open_url(address)
        store = SqlEvenings(log)
        row = store.by_code(code)
        assert row is not None
        entries = store.read(row.id)
        log.close()
        assert 1 == sum(isinstance(entry, RoundEnded) for entry in entries)
        ends = [entry.table for entry in entries if isinstance(entry, TablePlayed) and entry.over]
        assert [1, 2] == sorted(ends)


async def over(visit: Visit) -> None:
    """Plays until the match is over."""
    while not visit.result:
        if not await visit.move():
            await visit.hear()
