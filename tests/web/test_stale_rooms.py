"""A worker that has not heard yet how another one changed a table's room decides by the room as it is."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import Person
from tests.web.visits import Visit
from tests.web.workers import blind, deaf, two_workers


async def test_a_match_is_started_at_once_with_who_has_just_sat_down_at_the_other_worker(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)
    blind(monkeypatch)
    async with two_workers(tmp_path, address) as (one, two):
        ada, bo = Person(one).named("Ada"), Person(two).named("Bo")
        table = ada.open("german_whist")
        first, second = await ada.visit(table), await bo.visit(table)
        assert "done" == (await second.ask("sit", seat=1))["tell"]
        assert "done" == (await first.ask("start"))["tell"]
        await first.until_so(lambda: first.table["phase"] == "playing")
        assert "Bo" == first.table["seats"][1]["name"]


async def test_a_seat_that_was_left_at_the_other_worker_can_be_taken_at_once(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada, bo, eve = Person(one).named("Ada"), Person(two).named("Bo"), Person(one).named("Eve")
        table = ada.open("german_whist")
        first, second, third = (
            await ada.visit(table),
            await bo.visit(table),
            await eve.visit(table),
        )
        await second.ask("sit", seat=1)
        await third.until_so(lambda: _name(third) == "Bo")
        deaf(monkeypatch)
        blind(monkeypatch)
        assert "done" == (await second.ask("stand_up"))["tell"]
        assert "done" == (await third.ask("sit", seat=1))["tell"]
        await first.until_so(lambda: _name(first) == "Eve")


def _name(visit: Visit) -> Any:
    return visit.table["seats"][1].get("name")
