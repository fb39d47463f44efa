"""A club that is served from PostgreSQL keeps its lock as long as it serves, whatever happens to its connections."""

from pathlib import Path
from typing import Final

import psycopg
import pytest

from tests.waiting import until
from tests.web.memory import MemoryClub
from tests.web.test_readiness import soon, told
from whistclub.cli import main
from whistclub.club.store.db.schema_version import SERVED
from whistclub.club.store.files.file_locks import InUse
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.store.serve_lock import served
from whistclub.club.store.transfer import transfer_back
from whistclub.club.work import queue

HOLDERS: Final = (
    "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE locktype = 'advisory' AND objid = %s AND mode = 'ShareLock' AND granted AND datname = current_database()"
)


def holders(connection: psycopg.Connection) -> list[int]:
    """The database's processes whose connections hold the lock of a club that serves."""
    return [pid for (pid,) in connection.execute(HOLDERS, (SERVED,))]


def test_a_lock_whose_connection_was_lost_is_taken_again(address: str, tmp_path: Path) -> None:
    with served(tmp_path, address, "serve"), psycopg.connect(address, autocommit=True) as other:
        (before,) = holders(other)
        other.execute("SELECT pg_terminate_backend(%s, 60000)", (before,))
        until(lambda: bool(set(holders(other)) - {before}))
        with pytest.raises(InUse, match="transfer-served"):
            transfer_back(address, tmp_path / "back.sqlite")


def test_a_lock_that_another_program_took_meanwhile_is_taken_again_after_it(
    address: str, tmp_path: Path
) -> None:
    with served(tmp_path, address, "serve"), psycopg.connect(address, autocommit=True) as other:
        other.execute(f"SELECT pg_terminate_backend(pid, 60000) FROM ({HOLDERS}) AS held", (SERVED,))
        other.execute("SELECT pg_advisory_lock(%s)", (SERVED,))
        assert [] == holders(other)
        other.execute("SELECT pg_advisory_unlock(%s)", (SERVED,))
        until(lambda: bool(holders(other)))


def test_the_lock_is_free_as_soon_as_the_club_has_ended(address: str, tmp_path: Path) -> None:
    with served(tmp_path, address, "serve"):
        pass
    with psycopg.connect(address) as other:
        until(lambda: not holders(other))


def test_a_database_that_is_being_copied_is_served_by_no_second_club(address: str, tmp_path: Path) -> None:
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("SELECT pg_advisory_lock(%s)", (SERVED,))
        with pytest.raises(InUse, match="database-upgraded"), served(tmp_path, address, "serve"):
            pass


def test_a_club_is_not_ready_while_another_program_has_its_database(address: str, tmp_path: Path) -> None:
    with (
        MemoryClub(tmp_path, log=open_url(address)) as club,
        psycopg.connect(address, autocommit=True) as other,
    ):
        other.execute("SELECT pg_advisory_lock(%s)", (SERVED,))
        assert (503, "locked") == told(club)
        other.execute("SELECT pg_advisory_unlock(%s)", (SERVED,))
        soon(club, (200, "heard"))


def test_work_that_may_wait_holds_the_lock_too(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = list[int]()

    def worked(*_: object) -> None:
        with psycopg.connect(address) as other:
            held.extend(holders(other))

    monkeypatch.setattr(queue, "work", worked)
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    assert 0 == main(["work", "--database", address])
    assert 1 == len(held)
