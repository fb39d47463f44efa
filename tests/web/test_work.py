"""Work that may wait: queued in PostgreSQL, done by `whist work`, lost and done twice without harm."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import psycopg
import pytest
import sqlalchemy as sa

from tests.club.tables import house, opened
from tests.waiting import PATIENCE_S, until
from tests.web.dailies import NOON, club_at, known, play_out, standing
from tests.web.postgres import database
from tests.web.working import worker
from whistclub.cli import main
from whistclub.club.people import new_person
from whistclub.club.store.logs.own_game_rows import OWN_GAMES
from whistclub.club.store.logs.sql_log import SqlLog, open_file, open_url
from whistclub.club.store.people.sql_daily import TRIES
from whistclub.club.store.people.sql_rooms import PEOPLE
from whistclub.club.work.jobs import JOBS, URGENCY, Job, Jobs
from whistclub.club.work.queue import JobQueue
from whistclub.club.work.queue_schema import SCHEMA
from whistclub.players.registry import make_player
from whistclub.rules.seats import FOUR
from whistclub.web.server.waiting_work import _asked, queue_of

STATED_S = 20.0
"""The 40 s of the documentation, with the heartbeats and silence of `working.py`: 6.5 s, and time for a machine that is
busy.
"""
COUNTING = """
CREATE TABLE IF NOT EXISTS counted (match text);
TRUNCATE counted;
CREATE OR REPLACE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT count(*) FROM counted) >= {changes} THEN PERFORM pg_advisory_xact_lock(77); END IF;
  INSERT INTO counted VALUES (NEW.match);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER counting BEFORE UPDATE ON own_games FOR EACH ROW EXECUTE FUNCTION count_change();
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with database() as address:
        open_url(address).close()
        yield address


@pytest.fixture
def queue(address: str) -> Iterator[JobQueue]:
    queue = JobQueue(address)
    with psycopg.connect(address) as connection:
        connection.execute(
            f"TRUNCATE own_games, {SCHEMA}.procrastinate_jobs, {SCHEMA}.procrastinate_workers CASCADE"
        )
    yield queue
    queue.close()


def statuses(address: str) -> list[str]:
    """The jobs of the queue that are not done, each with its status, in the order of their ids."""
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            f"SELECT task_name || ' ' || status FROM {SCHEMA}.procrastinate_jobs ORDER BY id"
        )
        return [row[0] for row in rows]


def delete_a_game(log: SqlLog) -> None:
    """A game that its person deleted long ago."""
    person = new_person(1)
    row = {
        "person": person.id,
        "match": house(log).open(opened("whist", people=FOUR)).id,
        "room": "r",
        "seat": 0,
        "game": "whist",
        "opened_ms": 1,
        "deleted_ms": 2,
        "summary": "{}",
    }
    with log.writing() as connection:
        connection.execute(PEOPLE.insert().values(**msgspec.structs.asdict(person)))
        connection.execute(OWN_GAMES.insert().values(row))


def marks(log: SqlLog) -> list[int]:
    with log.reading() as connection:
        return list(connection.execute(sa.select(OWN_GAMES.c.deleted_ms)).scalars())


@contextmanager
def games_locked(address: str) -> Iterator[None]:
    """Nobody reads or writes the table of games meanwhile, so that cleaning up waits in its middle."""
    with psycopg.connect(address) as connection, connection.transaction():
        connection.execute("LOCK TABLE own_games IN ACCESS EXCLUSIVE MODE")
        yield


def test_a_job_asked_for_here_is_done_by_another_process(address: str, queue: JobQueue) -> None:
    log = open_url(address)
    delete_a_game(log)
    assert not queue.has_workers()
    with worker(address):
        until(queue.has_workers)
        queue.ask("clean_up")
        until(lambda: marks(log) != [2])
        until(lambda: statuses(address) == [])
    log.close()


@contextmanager
def held_after(address: str, changes: int) -> Iterator[None]:
    """Cleaning up waits in its middle, after so many games; each change of a game is counted."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(COUNTING.format(changes=changes))
        connection.execute("SELECT pg_advisory_lock(77)")
        yield
        connection.execute("SELECT pg_advisory_unlock(77)")


def counting_no_more(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("DROP TRIGGER counting ON own_games")


def counted(address: str) -> list[int]:
    """The number of times each game was changed for good."""
    with psycopg.connect(address) as connection:
        return [row[0] for row in connection.execute("SELECT count(*) FROM counted GROUP BY match")]


@pytest.mark.long
def test_the_job_of_a_worker_killed_in_its_middle_is_done_once_by_another_within_the_time_stated(
    address: str, queue: JobQueue
) -> None:
    log = open_url(address)
    for _ in range(4):
        delete_a_game(log)
    with worker(address) as doomed, ExitStack() as others:
        with held_after(address, 2):
            queue.ask("clean_up")
            until(lambda: counted(address) == [1, 1])
            others.enter_context(worker(address))
            doomed.process.kill()
            doomed.process.join()
            since_s = time.monotonic()
        assert [2, 2] == marks(log)
        until(lambda: statuses(address) == [])
    assert STATED_S > time.monotonic() - since_s
    assert [] == marks(log)
    assert [1] * 4 == counted(address)
    counting_no_more(address)
    log.close()


@pytest.mark.long
def test_a_job_asked_for_again_after_its_worker_died_is_done_too(address: str, queue: JobQueue) -> None:
    with worker(address) as doomed, games_locked(address):
        queue.ask("clean_up")
        until(lambda: statuses(address) == ["clean_up doing"])
        queue.ask("clean_up")
        doomed.process.kill()
        doomed.process.join()
    assert ["clean_up doing", "clean_up todo"] == statuses(address)
    with worker(address):
        until(lambda: statuses(address) == [])


def test_two_workers_never_do_the_same_job_at_once_and_it_waits_once(address: str, queue: JobQueue) -> None:
    with worker(address), worker(address):
        with games_locked(address):
            queue.ask("clean_up")
            until(lambda: statuses(address) == ["clean_up doing"])
            for _ in range(5):
                queue.ask("clean_up")
            # After each job a worker looks for the next that it may do.
            for _ in range(2):
                queue.ask("rank_tries")
                until(lambda: statuses(address) == ["clean_up doing", "clean_up todo"])
        until(lambda: statuses(address) == [])


def test_the_job_that_somebody_waits_for_is_done_first(address: str, queue: JobQueue) -> None:
    queue.ask("clean_up")
    queue.ask("rank_tries")
    assert URGENCY["rank_tries"] > URGENCY["clean_up"]
    with games_locked(address), worker(address):
        until(lambda: statuses(address) == ["clean_up doing"])


def test_sigterm_lets_it_finish_the_job_in_hand(address: str, queue: JobQueue) -> None:
    log = open_url(address)
    delete_a_game(log)
    with worker(address) as ending:
        with games_locked(address):
            queue.ask("clean_up")
            until(lambda: statuses(address) == ["clean_up doing"])
            ending.process.terminate()
            ending.says("Waiting for job to finish")
            assert ending.process.is_alive()
        ending.process.join(PATIENCE_S)
    assert 0 == ending.process.exitcode
    assert [2] != marks(log)
    assert [] == statuses(address)
    log.close()


@pytest.mark.parametrize("job", JOBS)
def test_a_job_done_twice_changes_nothing(job: Job, tmp_path: Path) -> None:
    log = open_file(tmp_path / "x.sqlite")
    delete_a_game(log)
    for _ in range(2):
        Jobs(log, make_player).do(job, 10**12)
    assert ([] if job == "clean_up" else [2]) == marks(log)
    log.close()


def test_a_club_asks_for_jobs_only_where_somebody_is_there_to_do_them(address: str, queue: JobQueue) -> None:
    source = queue_of(address)
    assert source is not None
    assert not _asked(source, cleans=True)
    assert [] == statuses(address)
    with games_locked(address), worker(address):
        until(queue.has_workers)
        assert _asked(source, cleans=True)
        until(lambda: statuses(address) == ["clean_up doing"])


def test_a_database_that_does_not_answer_is_asked_for_nothing() -> None:
    source = queue_of("postgresql://whist@/postgres?host=/nowhere")
    assert source is not None
    assert not _asked(source, cleans=True)
    assert queue_of("") is None


async def test_a_ranking_made_before_anybody_asks_is_the_one_they_would_have_got(tmp_path: Path) -> None:
    async with club_at(tmp_path, NOON) as club:
        ada = known(club, "Ada")
        await play_out(ada)
        await club.all_leave()
        log = open_file(club.file)
        for _ in range(2):
            Jobs(log, make_player).do("rank_tries", NOON)
        with log.reading() as connection:
            (kept,) = connection.execute(sa.select(TRIES.c.score)).scalars()
        log.close()
        (row,) = standing(ada)["rows"]
        assert kept == row["score"]


def test_over_a_file_it_says_that_nothing_is_left_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["work"])
    assert "by itself" in capsys.readouterr().out


@pytest.mark.parametrize("jobs", ["0", "65"])
def test_a_number_of_jobs_that_cannot_be_is_refused(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["work", "--database", "postgresql://x@/x", "--jobs", jobs])
    assert "from 1 to 64" in capsys.readouterr().err
