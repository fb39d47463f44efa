"""A closed tab is told as away at once, at every worker; a page that is loaded again is not."""

from pathlib import Path

import msgspec

from tests.waiting import barrier
from tests.web.clubs import MANY, Person
from tests.web.memory import MemoryClub
from tests.web.test_table import dealt, table_of
from tests.web.workers import seated, two_workers, until_due
from whistclub.club.local_table import now_ms
from whistclub.web.resources.limits import Limits


async def test_a_closed_tab_is_told_as_away_with_the_moment_at_which_a_bot_helps(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path, msgspec.structs.replace(MANY, away_s=20.0)) as club:
        ada, berit = await table_of(club, "whist", 2)
        await dealt([ada, berit])
        left_ms = now_ms()
        await berit.close()
        await club.pass_time(Limits().reload_s)
        await ada.until_so(lambda: not ada.table["seats"][1]["here"])
        seat = ada.table["seats"][1]
        assert seat["helps_ms"] >= left_ms + 20_000
        assert "" == seat["bot"]
        assert Limits().reload_s < 3


async def test_who_loads_the_page_again_is_never_told_as_away(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path) as club:
        ada, berit = await table_of(club, "whist", 2)
        await dealt([ada, berit])
        person = Person(club)
        person.http.cookies = club.clients[1].cookies
        before = len(ada.heard)
        await berit.close()
        back = await person.visit(ada.table["id"])
        await club.pass_time(2 * Limits().reload_s)
        await barrier(club, ada)
        told = [message["table"]["seats"][1] for message in ada.heard[before:] if "table" in message]
        assert told
        assert all(seat["here"] and "helps_ms" not in seat for seat in told)
        assert 1 == back.you["seat"]


async def test_a_closed_tab_is_told_at_the_other_worker_with_the_moment_at_which_a_bot_helps(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address, msgspec.structs.replace(MANY, away_s=20.0)) as (one, two):
        first, second, _ = await seated(one, two, "whist")
        await first.ask("start")
        await until_due(first, second)
        left_ms = now_ms()
        await second.close()
        await first.until_so(lambda: not first.table["seats"][2]["here"])
        seat = first.table["seats"][2]
        assert seat["helps_ms"] >= left_ms + 20_000
        assert "" == seat["bot"]
