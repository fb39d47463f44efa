"""Somebody who has deleted everything of theirs: no name is left, at any worker, and nobody goes on as them."""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.waiting import barrier
from tests.web.clubs import Person
from tests.web.evenings import CARDS, Phone, joined, opened, organised, phone
from tests.web.memory import MemoryClub
from tests.web.visits import Visit
from tests.web.workers import known_at, two_workers
from whistclub.club.store.logs.schema import ENTRIES
from whistclub.club.store.logs.sql_log import open_file


async def cut_off(one: Phone | Visit) -> None:
    """Hears on until the connection ends."""
    with suppress(ConnectionClosed):
        while True:
            await one.hear()


async def test_a_guest_who_was_removed_is_a_number_at_the_evening_and_their_phones_are_cut_off(
    club: MemoryClub,
) -> None:
    clara, code, run = await organised(club, **CARDS)
    first, second = await joined(club, code, "Adelheid", "Berit")
    first.person.removed()
    await cut_off(first)
    await run.until_so(lambda: [one["name"] for one in run.run["guests"]] == ["#1", "Berit"])
    await barrier(club, second)
    assert "Adelheid" not in second.raw[-1]
    assert "Adelheid" not in clara.http.get(f"/api/evenings/{code}/export.json").text


async def test_an_evening_open_at_two_workers_forgets_the_name_at_both(address: str, tmp_path: Path) -> None:
    async with two_workers(tmp_path, address) as clubs:
        clara = Person(clubs[0])
        code = opened(clara, **CARDS)
        run = await phone(clara, code, "organiser")
        (ada,) = await joined(clubs[1], code, "Adelheid")
        (berit,) = await joined(clubs[1], code, "Berit")
        await run.until_so(lambda: len(run.run["guests"]) == 2)
        ada.person.removed()
        for one in (run, berit):
            await one.until_so(partial(_is_forgotten, one))
        elsewhere = await phone(known_at(clubs[0], berit.person), code)
        assert "Adelheid" not in elsewhere.raw[-1]
        assert "#1" in run.raw[-1]


def _is_forgotten(one: Phone) -> bool:
    return "Adelheid" not in one.raw[-1]


async def test_nobody_is_removed_under_a_table_that_another_worker_serves(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as clubs:
        ada = Person(clubs[0]).named("Adelheid")
        table = ada.open("hermits", with_bots=True)
        await ada.visit(table)
        # Who is at a table is written for the other workers after the welcome: it is waited for until it is there.
        watching = await Person(clubs[1]).visit(table)
        await watching.until_so(lambda: watching.table["seats"][0]["here"])
        refused = known_at(clubs[1], ada).call("DELETE", "/api/me", status=409)
        assert "own-data-at-table" == refused["why"]["key"]
        assert ada.call("GET", "/api/me")["known"]


async def test_a_seat_given_up_keeps_no_name_that_was_had_in_it(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path) as club:
        host, ada, bo = Person(club).named("Clara"), Person(club).named("Adelheid"), Person(club)
        table = host.open("whist")
        watching, visit = await host.visit(table), await ada.visit(table)
        await visit.ask("sit", seat=2)
        await watching.ask("start")
        await asyncio.to_thread(ada.named, "Adolfine")
        await watching.until_so(lambda: watching.table["seats"][2]["name"] == "Adolfine")
        await visit.ask("stand_up")
        await visit.close()
        await asyncio.to_thread(bo.named, "Bosworth")
        await (await bo.visit(table)).ask("sit", seat=2)
        await watching.until_so(lambda: watching.table["seats"][2]["name"] == "Bosworth")
        await asyncio.to_thread(ada.named, "Zita")
        await asyncio.to_thread(ada.removed)
        live = club.hub.tables[table].live
        assert live is not None
        assert "Adolfine" not in str([live.shown.sitters, *(step[1] for step in live.steps)])
    log = open_file(club.file)
    with log.reading() as connection:
        texts = " ".join(connection.execute(sa.select(ENTRIES.c.entry)).scalars())
    log.close()
    assert [1, 0, 0, 0] == [name in texts for name in ("Clara", "Adelheid", "Adolfine", "Zita")]
