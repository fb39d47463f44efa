"""The schema of the queue: brought up to the installed procrastinate in order, and left alone where that is the older
one.
"""

from pathlib import Path

import psycopg
import pytest
from procrastinate.schema import SchemaManager

from whistclub.cli import main
from whistclub.club.work.queue import JobQueue
from whistclub.club.work.queue_schema import SCHEMA, QueueIsNewer
from whistclub.web.server.waiting_work import _asked, queue_of

_MIGRATIONS = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
_LAST = "03.03.00_01_pre_priority_lock_fetch_job.sql"
"""The last migration of the older schema."""


def _noted(address: str) -> list[str]:
    with psycopg.connect(address) as connection:
        return [
            row[0] for row in connection.execute(f"SELECT name FROM {SCHEMA}.whist_migrations ORDER BY name")
        ]


def _functions(address: str) -> set[str]:
    """The functions of the schema with their bodies."""
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT proname || ' ' || pg_get_function_arguments(p.oid) || prosrc FROM pg_proc p"
            " JOIN pg_namespace n ON n.oid = pronamespace WHERE nspname = %s",
            (SCHEMA,),
        )
        return {"".join(row[0].split()) for row in rows}


def _make_older(address: str) -> None:
    """The schema as an older procrastinate had it."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {SCHEMA}")
        connection.execute(f"SET search_path TO {SCHEMA}")
        connection.execute("CREATE TABLE whist_migrations (name text PRIMARY KEY)")
        for path in _MIGRATIONS:
            if path.name <= _LAST:
                connection.execute(path.read_bytes())
                connection.execute("INSERT INTO whist_migrations VALUES (%s)", (path.name,))


def test_an_older_schema_gets_what_it_lacks_in_order_and_keeps_its_jobs(address: str) -> None:
    _make_older(address)
    with psycopg.connect(address) as connection:
        connection.execute(f"SET search_path TO {SCHEMA}")
        connection.execute(
            "INSERT INTO procrastinate_jobs (queue_name, task_name, queueing_lock)"
            " VALUES ('default', 'clean_up', 'clean_up')"
        )
    older = _functions(address)
    JobQueue(address).close()
    assert [path.name for path in _MIGRATIONS] == _noted(address)
    assert any(one.startswith("procrastinate_retry_job_v2") for one in _functions(address) - older)
    queue = JobQueue(address)
    queue.ask("clean_up")
    queue.close()
    with psycopg.connect(address) as connection:
        assert (1,) == connection.execute(f"SELECT count(*) FROM {SCHEMA}.procrastinate_jobs").fetchone()


def test_a_schema_from_before_migrations_were_noted_is_taken_as_it_is(address: str) -> None:
    JobQueue(address).close()
    with psycopg.connect(address) as connection:
        connection.execute(f"DROP TABLE {SCHEMA}.whist_migrations")
    JobQueue(address).close()
    assert [path.name for path in _MIGRATIONS] == _noted(address)


def test_a_migration_that_fails_leaves_those_before_it_and_is_tried_again(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    JobQueue(address).close()
    for name, text in (("90.00.00_01_good.sql", "CREATE TABLE more ()"), ("90.00.00_02_bad.sql", "CREATE")):
        (tmp_path / name).write_text(text)
    for path in _MIGRATIONS:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(tmp_path))
    source = queue_of(address)
    assert source is not None
    assert not _asked(source, cleans=True)
    assert "90.00.00_01_good.sql" == _noted(address)[-1]
    (tmp_path / "90.00.00_02_bad.sql").write_text("CREATE TABLE yet_more ()")
    JobQueue(address).close()
    assert "90.00.00_02_bad.sql" == _noted(address)[-1]


def test_a_newer_schema_is_left_alone_and_the_command_says_what_to_install(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    JobQueue(address).close()
    with psycopg.connect(address) as connection:
        connection.execute(f"INSERT INTO {SCHEMA}.whist_migrations VALUES ('99.00.00_01_pre_x.sql')")
    with pytest.raises(QueueIsNewer):
        JobQueue(address)
    source = queue_of(address)
    assert source is not None
    assert not _asked(source, cleans=True)
    assert 2 == main(["work", "--database", address])
    told = capfd.readouterr().err
    assert "99.00.00_01_pre_x.sql" in told
    assert "--upgrade" in told
