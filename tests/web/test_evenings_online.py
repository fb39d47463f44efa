"""Evenings on line: the club's tables are opened, played and entered in the evening's log."""

import asyncio
from pathlib import Path

import pytest

from tests.web.clubs import Person, Visit, play, running
from tests.web.parties import ONLINE, Phone, joined, opened, phone
from whistclub.web.live import hosted_table


@pytest.fixture(autouse=True)
def _next_deals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "_NEXT_DEAL_MS", 100)


async def at_tables(phones: list[Phone]) -> list[Visit]:
    """Everybody goes to their table of the round."""
    visits = []
    for one in phones:
        await one.until_so(lambda one=one: bool((one.guest.get("table") or {}).get("room")))  # type: ignore[misc]
        visits.append(await one.person.visit(one.guest["table"]["room"]))
    return visits


async def play_on(visits: list[Visit], run: Phone, number: int) -> None:
    """Everybody plays until the round is over."""

    async def one(visit: Visit) -> None:
        while not visit.result:
            if not await visit.move():
                await visit.hear()

    await asyncio.gather(*map(one, visits))
    await run.until_so(lambda: run.public["round"] == number and run.public["phase"] == "between")


def test_an_evening_of_eight_people_with_bots_is_played_to_its_standings(tmp_path: Path) -> None:
    with running(tmp_path) as club:

        async def meeting() -> None:
            clara = Person(club)
            code = opened(clara, **{**ONLINE, "rounds": 2})
            run = await phone(clara, code, "organiser")
            phones = await joined(club, code, "Ada", "Bo", "Cy", "Dee", "Eve")
            for number in (1, 2):
                await run.does("begin_round", round=number)
                visits = await at_tables(phones)
                assert all(visit.you["seat"] is not None for visit in visits)
                await play_on(visits, run, number)
                for visit in visits:
                    await visit.close()
            assert 2 == len(run.run["rounds"])
            assert 5 == len(run.run["standings"])
            assert all(len(table["seats"]) == 4 for table in run.run["rounds"][1]["tables"])

        club.meet(meeting())
