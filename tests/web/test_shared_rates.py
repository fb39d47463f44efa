"""Rates of several hosts: a client gets no more from two of them than from one, and nobody is refused because the
database is away.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.web.clubs import MANY, Person
from tests.web.workers import known_at, two_workers
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.workers.rate_store import RateStore
from whistclub.web.live.workers import shared_rates
from whistclub.web.live.workers.shared_rates import RateBoard, SharedRates
from whistclub.web.resources.db_threads import DatabaseThreads

_PATIENT_S = 60.0


@pytest.fixture
def log(address: str) -> Iterator[SqlLog]:
    opened = open_url(address)
    yield opened
    opened.close()


def test_many_at_once_take_no_more_than_there_is(log: SqlLog) -> None:
    store = RateStore(log)
    store.set_up()
    with ThreadPoolExecutor(6) as threads:
        taken = list(threads.map(lambda _: store.take("tables", "at once", 10, 0.0), range(30)))
    assert 10 == sum(taken)
    assert not store.has("tables", "at once", 10, 0.0)
    assert store.take("tables", "somebody else", 10, 0.0)
    assert store.take("names", "at once", 10, 0.0)


def test_what_was_taken_comes_back_with_time(log: SqlLog) -> None:
    store = RateStore(log)
    store.set_up()
    assert store.take("tables", "patient", 1, 0.0)
    assert not store.take("tables", "patient", 1, 0.0)
    assert store.take("tables", "patient", 1, 1_000_000.0) or store.take("tables", "patient", 1, 1_000_000.0)


@pytest.mark.long
async def test_a_person_opens_as_many_tables_at_two_hosts_as_at_one(
    address: str, log: SqlLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_rates, "_WAIT_S", _PATIENT_S)
    RateStore(log).set_up()
    async with two_workers(tmp_path, address, msgspec.structs.replace(MANY, tables_per_hour=6)) as (one, two):
        ada = Person(one).named("Ada")
        body = {"settings": {"preset": "whist", "bot": "simple"}}
        statuses = [
            each.http.post("/api/tables", json=body).status_code for each in (ada, known_at(two, ada)) * 6
        ]
    assert [201] * 6 == statuses[:6]
    assert 201 not in statuses[6:]


class _Away(RateStore):
    """A database that does not answer."""

    def __init__(self) -> None:
        self.asked = 0

    def take(self, kind: str, who: str, most: float, per_s: float) -> bool:
        self.asked += 1
        raise BadFile(reason("club-cannot-write"))


async def test_without_its_database_a_host_counts_alone_and_does_not_ask_again_at_once() -> None:
    store, threads = _Away(), DatabaseThreads()
    rates = SharedRates(RateBoard(store, threads), "tables", 3, 0.0)
    assert [True, True, True, False] == [await rates.take("ada") for _ in range(4)]
    assert 1 == store.asked
    threads.close()
