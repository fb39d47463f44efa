"""The database's clock set back or forward by an hour: a dead worker stays dead, a live one stays alive, and nobody is
refused for that long.

Rows as they were before the clock was set back are rows of the future.
"""

from collections.abc import Iterator

import psycopg
import pytest
import sqlalchemy as sa

from whistclub.club.presence import RoomPresence
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.store.workers.rate_store import RateStore
from whistclub.club.work.queue import JobQueue
from whistclub.club.work.queue_schema import SCHEMA

BACK, FORWARD = 3_600_000, -3_600_000


@pytest.fixture
def log(address: str) -> Iterator[SqlLog]:
    opened = open_url(address)
    PresenceStore(opened).set_up()
    RateStore(opened).set_up()
    yield opened
    with opened.writing() as connection:
        connection.execute(sa.text("TRUNCATE workers, present, rates"))
    opened.close()


def clock_set(log: SqlLog, by_ms: int) -> None:
    """Leaves the rows as a clock that was set back by so much finds them."""
    with log.writing() as connection:
        connection.execute(sa.text("UPDATE workers SET until_ms = until_ms + :by"), {"by": by_ms})
        connection.execute(sa.text("UPDATE rates SET filled_ms = filled_ms + :by"), {"by": by_ms})


def test_a_worker_that_died_before_the_clock_was_set_back_is_dead_at_once(log: SqlLog) -> None:
    board = PresenceStore(log)
    for worker in ("dead", "alive"):
        board.renew(worker)
    board.write(RoomPresence("room", "dead", ("somebody",), 0))
    clock_set(log, BACK)
    assert (False, frozenset({"alive"})) == board.renew("alive")
    assert [] == board.elsewhere("alive", ["room"])
    assert set() == board.attended()


@pytest.mark.parametrize("by_ms", [BACK, FORWARD])
def test_nobody_is_at_a_table_by_way_of_a_worker_that_died_before_the_clock_was_set(
    log: SqlLog, by_ms: int
) -> None:
    board = PresenceStore(log)
    board.renew("dead")
    board.write(RoomPresence("room", "dead", ("somebody",), 0))
    assert board.is_attending("somebody")
    clock_set(log, by_ms)
    assert not board.is_attending("somebody")


@pytest.mark.parametrize("by_ms", [BACK, FORWARD])
def test_a_live_worker_is_told_that_its_lease_was_lost_and_has_it_again(log: SqlLog, by_ms: int) -> None:
    board = PresenceStore(log)
    board.renew("alive")
    clock_set(log, by_ms)
    assert (False, frozenset({"alive"})) == board.renew("alive")
    assert (True, frozenset({"alive"})) == board.renew("alive")


@pytest.mark.parametrize("by_ms", [BACK, FORWARD])
def test_who_had_used_up_a_rate_is_not_refused_for_as_long_as_the_clock_was_set_back(
    log: SqlLog, by_ms: int
) -> None:
    rates = RateStore(log)
    assert [True, False] == [rates.take("tables", "somebody", 1, 0.001) for _ in range(2)]
    clock_set(log, by_ms)
    assert rates.has("tables", "somebody", 1, 0.001)
    assert [True, False] == [rates.take("tables", "somebody", 1, 0.001) for _ in range(2)]


def test_a_bucket_of_the_future_is_cleared(log: SqlLog) -> None:
    rates = RateStore(log)
    rates.take("tables", "somebody", 1, 0.001)
    clock_set(log, BACK)
    rates.set_up()
    with log.reading() as connection:
        assert 0 == connection.execute(sa.text("SELECT count(*) FROM rates")).scalar_one()


@pytest.mark.usefixtures("log")
def test_a_worker_for_work_that_may_wait_whose_heartbeat_is_of_the_future_is_none(address: str) -> None:
    queue = JobQueue(address)
    beats = f"INSERT INTO {SCHEMA}.procrastinate_workers (last_heartbeat) VALUES (now() + make_interval(hours => %s))"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(beats, [1])
        assert not queue.has_workers()
        connection.execute(beats, [0])
        assert queue.has_workers()
    queue.close()
