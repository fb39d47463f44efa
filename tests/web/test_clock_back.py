"""A club that starts again after its machine's clock was set back: no table waits for the time that was."""

from pathlib import Path

from tests.web.clubs import Club, Person
from whistclub.club.local_table import now_ms

_HOUR_MS = 3_600_000


async def test_a_deal_that_was_being_sealed_goes_on_when_the_clock_is_an_hour_back(tmp_path: Path) -> None:
    async with Club(tmp_path) as club:
        ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
        table = ada.open("whist")
        first, second = await ada.visit(table), await bo.visit(table)
        await second.ask("sit", seat=2)
        await first.ask("start")
        await first.until_so(lambda: first.seal is not None)
        cookies = dict(ada.http.cookies)
    async with Club(tmp_path, now=lambda: now_ms() - _HOUR_MS) as later:
        again = Person(later)
        for value in cookies.values():
            again.http.cookies.set(f"whist-{later.port}", value)
        visit = await again.visit(table)
        await visit.until_so(lambda: bool((visit.own.get("view") or {}).get("hand")))
