"""`/readyz` says what a club is without, and `/healthz` goes on about the process alone."""

from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.waiting import until
from tests.web.brokers import broker
from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.postgres import away, frozen
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase, unready_reason
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.store.logs.sql_log import open_url


def told(club: Club) -> tuple[int, Any]:
    """The status of `/readyz`, and what is missing or how notices are."""
    client = Person(club).http
    assert 200 == client.get("/healthz").status_code
    answer = client.get("/readyz")
    found = answer.json()
    return answer.status_code, found["why"]["args"]["why"] if "why" in found else found["notices"]


def soon(club: Club, wanted: tuple[int, str]) -> None:
    until(lambda: told(club) == wanted, lambda: told(club))


def test_a_club_whose_database_is_gone_says_so_and_is_ready_when_it_is_back(
    address: str, tmp_path: Path
) -> None:
    with MemoryClub(tmp_path, log=open_url(address)) as club:
        soon(club, (200, "heard"))
        with away(address):
            soon(club, (503, "gone"))
        soon(club, (200, "heard"))
        Person(club).named("Ada").open("whist")


@pytest.mark.long
def test_a_club_whose_database_answers_nobody_says_so_and_is_ready_when_it_answers_again(
    address: str, tmp_path: Path
) -> None:
    with MemoryClub(tmp_path, log=open_url(address)) as club:
        soon(club, (200, "heard"))
        with frozen(address):
            assert (503, "gone") == told(club)
        soon(club, (200, "heard"))


@pytest.mark.parametrize("version", ["10", "99"])
def test_a_club_whose_database_has_another_version_is_not_ready(
    version: str, address: str, tmp_path: Path
) -> None:
    with (
        MemoryClub(tmp_path, log=open_url(address)) as club,
        psycopg.connect(address, autocommit=True) as other,
    ):
        kept = other.execute("SELECT version_num FROM alembic_version").fetchone()
        other.execute("UPDATE alembic_version SET version_num = %s", [version])
        assert (503, "version") == told(club)
        other.execute("UPDATE alembic_version SET version_num = %s", kept)
        soon(club, (200, "heard"))


def test_a_club_without_its_broker_is_ready_and_says_that_notices_are_missed(
    address: str, tmp_path: Path
) -> None:
    with broker() as one:
        log = open_url(address)
        log.notify_by(NatsNotices(one.address))
        with MemoryClub(tmp_path, log=log) as club:
            soon(club, (200, "heard"))
            one.kill()
            soon(club, (200, "missed"))
            one.start()
            soon(club, (200, "heard"))


def test_a_damaged_file_is_told_as_one(tmp_path: Path) -> None:
    with MemoryClub(tmp_path) as club:
        Person(club).named("Ada").open("whist", with_bots=True)
    with MemoryClub(tmp_path) as club:
        assert (200, "heard") == told(club)
        whole = club.file.read_bytes()
        # The new pages in the write-ahead log are not read from the file.
        club.file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
        assert (503, "damaged") == told(club)
        club.file.write_bytes(whole)


@pytest.mark.parametrize("kind", ["full", "disk", "locked", "damaged", "read-only"])
def test_what_a_file_lacks_is_said_and_not_where_it_lies(kind: str) -> None:
    found = unready_reason(BadDatabase(reason("data-file", path="/secret", why=kind)))
    assert reason("club-not-ready", why=kind) == found
