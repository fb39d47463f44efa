"""The questions that each worker asks its database every few seconds are answered by indices, however much the club
keeps.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from tests.web.postgres import database
from whistclub.club.presence import RoomPresence
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.store.workers.rate_store import RateStore

SMALL = ("workers", "said")
"""Tables of a row for each worker, and of the phrases of a minute."""


@pytest.fixture(scope="module")
def log() -> Iterator[SqlLog]:
    with database() as address:
        log = open_url(address)
        PresenceStore(log).set_up()
        RateStore(log).set_up()
        yield log
        log.close()


def asked_every_second(log: SqlLog) -> None:
    board, rates = PresenceStore(log), RateStore(log)
    board.renew("one")
    board.write(RoomPresence("room", "one", ("somebody",), 0))
    board.elsewhere("one", ["room", "other"])
    board.grown(["match", "other"])
    SqlClub(log).versions(["room", "other"])
    SqlDevices(log).known(["device", "other"])
    rates.has("tables", "somebody", 1, 1.0)
    rates.take("tables", "somebody", 1, 1.0)
    log.check_ready()
    board.leave("one")


def test_no_question_of_every_second_reads_a_whole_table(log: SqlLog) -> None:
    plans: list[str] = []

    def explained(_: Any, cursor: Any, statement: str, parameters: Any, *__: Any) -> None:
        if statement.split(maxsplit=1)[0] in {"SELECT", "UPDATE", "DELETE"}:
            cursor.execute("SET enable_seqscan = off")
            plans.append("\n".join(row[0] for row in cursor.execute(f"EXPLAIN {statement}", parameters)))

    sa.event.listen(log._engine, "before_cursor_execute", explained)
    try:
        asked_every_second(log)
    finally:
        sa.event.remove(log._engine, "before_cursor_execute", explained)
    scans = [
        line.split(" on ")[1].split()[0]
        for plan in plans
        for line in plan.splitlines()
        if "Seq Scan on" in line
    ]
    assert len(plans) > 8
    assert set() == set(scans) - set(SMALL) - {"alembic_version"}


def test_the_presence_of_a_worker_goes_with_its_lease(log: SqlLog) -> None:
    board = PresenceStore(log)
    for worker in ("dead", "alive"):
        board.renew(worker)
        board.write(RoomPresence("leased", worker, (worker,), 0))
    with log.writing() as connection:
        connection.execute(sa.text("UPDATE workers SET until_ms = until_ms - 3600000 WHERE worker = 'dead'"))
    board.renew("alive")
    with log.reading() as connection:
        left = connection.execute(sa.text("SELECT worker FROM present WHERE room = 'leased'"))
        assert ["alive"] == list(left.scalars())


def test_presence_without_a_lease_goes_when_a_worker_begins(log: SqlLog) -> None:
    board = PresenceStore(log)
    board.write(RoomPresence("room", "nobody", ("x",), 0))
    board.set_up()
    with log.reading() as connection:
        assert "nobody" not in connection.execute(sa.text("SELECT worker FROM present")).scalars().all()
