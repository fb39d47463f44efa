"""A club that goes on over PostgreSQL with all that its data file had."""

import shutil
import sqlite3
from pathlib import Path
from typing import Final

import psycopg
import pytest
import sqlalchemy as sa

from tests.club.evenings import acquaint, append, begun
from tests.web.clubs import Club, Person
from tests.web.test_table import dealt, table_of
from tests.web.visits import play
from whistclub.cli import main
from whistclub.club.evening.entries import Opened
from whistclub.club.evening.log import fold_all
from whistclub.club.log.port import BadFile
from whistclub.club.store import transfer as transferring
from whistclub.club.store.db.engine import engine_of, file_engine
from whistclub.club.store.db.schema_version import SERVED, VERSIONS
from whistclub.club.store.files.file_locks import InUse
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import open_file, open_url
from whistclub.club.store.serve_lock import served
from whistclub.club.store.transfer import NotTransferred, tables_of, transfer, transfer_back
from whistclub.web.http.people.keys import KEY_FILE, keys_in_file, load_keys
from whistclub.web.server.serve import ClubConfig, stored_keys

DATA = Path(__file__).parents[1] / "club" / "data"


@pytest.fixture
def empty(address: str) -> str:
    """The address of an empty database of the test's own."""
    with psycopg.connect(address) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A data file with games, closed."""
    return Path(shutil.copy(DATA / f"v{VERSIONS[-1]}-games.sqlite", tmp_path / "club.sqlite"))


def tables_there(address: str) -> list[str]:
    with psycopg.connect(address) as connection:
        return [
            name
            for (name,) in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        ]


def an_evening(file: Path) -> str:
    """Adds an evening that has begun. Returns its id."""
    evening = begun(8)
    first = evening.log[0]
    assert isinstance(first, Opened)
    log = open_file(file)
    store = SqlEvenings(log)
    acquaint(log)
    store.create(first)
    append(store, first.evening, 1, evening.log[1:], evening.state)
    log.close()
    return first.evening


async def test_a_match_and_an_evening_go_on_in_the_database_for_the_same_people(
    empty: str, tmp_path: Path
) -> None:
    async with Club(tmp_path) as club:
        visits = await table_of(club, "whist", 4, options={"target": "50"})
        await dealt(visits)
        await play(visits, 1)
        cookie = next(iter(club.clients[0].cookies.values()))
    evening = an_evening(tmp_path / "club.sqlite")
    transfer(tmp_path / "club.sqlite", empty)
    log = open_url(empty)
    stored = stored_keys(ClubConfig(folder=tmp_path, data_file=tmp_path / "club.sqlite", database=empty), log)
    stored.begin(keys_in_file(tmp_path / KEY_FILE), 0)
    assert fold_all(SqlEvenings(log).read(evening)).seq > 1
    async with Club(tmp_path, log=log, keys=load_keys(tmp_path / KEY_FILE)) as club:
        ada = Person(club)
        ada.http.cookies.set(f"whist-{club.port}", cookie)
        (brief,) = ada.call("GET", "/api/tables")["mine"]
        visit = await ada.visit(brief["id"])
        assert (0, 1) == (visit.you["seat"], len(visit.deals))
        assert "done" == (await visit.ask("next_deal"))["tell"]


@pytest.mark.long
def test_every_table_that_a_data_file_has_is_copied_row_by_row(empty: str, file: Path) -> None:
    """One row at least in each table, so that none can be forgotten: those without a row are filled here."""
    an_evening(file)
    engine, server = file_engine(file), engine_of(empty)
    with engine.connect() as connection, connection.begin():
        for table in tables_of(connection):
            if connection.execute(sa.select(table).limit(1)).first() is None:
                connection.execute(sa.text("PRAGMA defer_foreign_keys = ON"))
                connection.execute(table.insert().values(_some_row(connection, table)))
    transfer(file, empty)
    with engine.connect() as source, server.connect() as target:
        made = {table.name: table for table in tables_of(source)}
        assert set(made) <= {table.name for table in tables_of(target)}
        for table in made.values():
            rows = sorted(map(repr, source.execute(sa.select(table))))
            assert rows
            assert rows == sorted(map(repr, target.execute(sa.select(table)))), table.name
    engine.dispose()
    server.dispose()


def _some_row(connection: sa.Connection, table: sa.Table) -> dict[str, object]:
    """A row that fits the table: its keys lead to rows that are there, and numbers, bytes and texts are odd ones."""
    row: dict[str, object] = {}
    for column in table.columns:
        kind = column.type.python_type
        if column.foreign_keys:
            (key,) = column.foreign_keys
            row[column.name] = connection.execute(sa.select(key.column).limit(1)).scalar_one()
        else:
            row[column.name] = {int: 1, bool: True, float: 0.1 + 0.2, bytes: b"\0\xff", str: "Zoë ♠ \u2028"}[
                kind
            ]
    return row


@pytest.mark.parametrize("taken", ["row", "other"])
def test_a_database_that_is_not_empty_is_refused_and_stays_as_it_is(
    empty: str, file: Path, taken: str
) -> None:
    if taken == "row":
        transfer(file, empty)
    else:
        with psycopg.connect(empty, autocommit=True) as connection:
            connection.execute("CREATE TABLE elsewhere (id int)")
    before = sorted(tables_there(empty))
    with pytest.raises(NotTransferred, match="transfer-not-empty"):
        transfer(file, empty)
    assert before == sorted(tables_there(empty))


def test_a_data_file_that_is_open_is_refused(empty: str, file: Path) -> None:
    log = open_file(file)
    with pytest.raises(InUse):
        transfer(file, empty)
    log.close()
    assert [] == tables_there(empty)


def test_a_database_that_a_club_serves_is_refused(empty: str, file: Path) -> None:
    with served(file, empty, "serve"), pytest.raises(InUse, match="transfer-served"):
        transfer(file, empty)


def test_an_older_data_file_is_refused_and_not_brought_up_to_date(empty: str, tmp_path: Path) -> None:
    older = Path(shutil.copy(DATA / f"v{VERSIONS[-2]}-games.sqlite", tmp_path / "club.sqlite"))
    before = older.read_bytes()
    with pytest.raises(NotTransferred, match="transfer-version"):
        transfer(older, empty)
    assert (before, []) == (older.read_bytes(), tables_there(empty))


def test_rows_that_arrive_otherwise_are_noticed_and_nothing_is_there(
    empty: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = transferring._make_ready

    def spoiling(target: sa.Connection) -> None:
        kept(target)
        target.exec_driver_sql(
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN NEW.entry = NEW.entry || ' '; RETURN NEW; END $$;"
            "CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION spoil()"
        )

    monkeypatch.setattr(transferring, "_make_ready", spoiling)
    with pytest.raises(NotTransferred, match="transfer-differs"):
        transfer(file, empty)
    assert [] == tables_there(empty)


def test_a_log_that_lacks_an_entry_is_not_taken_along(empty: str, file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM entries WHERE seq = 2")
    connection.close()
    with pytest.raises(NotTransferred, match="transfer-gap"):
        transfer(file, empty)
    assert [] == tables_there(empty)


def test_the_command_says_what_it_copied_and_what_to_do_next(
    empty: str, file: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WHIST_DATA", str(file.parent))
    file.rename(file.with_name("whistclub.sqlite"))
    assert 0 == main(["transfer", "--database", empty, "--language", "en"])
    told = capfd.readouterr().out
    assert "every row was compared" in told
    assert "--database" in told
    assert 2 == main(["transfer", "--database", f"sqlite:///{file}", "--language", "en"])
    assert "postgresql://" in capfd.readouterr().err


@pytest.mark.long
def test_a_club_comes_back_into_a_new_data_file_with_its_keys(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    place = ClubConfig(folder=tmp_path, data_file=tmp_path / "whistclub.sqlite", database=empty)
    log = open_url(empty)
    stored = stored_keys(place, log)
    stored.begin([b"k" * 32], 0)
    first = begun(8).log[0]
    assert isinstance(first, Opened)
    acquaint(log)
    SqlEvenings(log).create(first)
    log.close()
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    assert 0 == main(["transfer", "--back", "--database", empty, "--language", "en"])
    assert "one evening" in capfd.readouterr().out
    assert [b"k" * 32] == keys_in_file(tmp_path / KEY_FILE)
    back = open_file(tmp_path / "whistclub.sqlite")
    assert [first] == list(SqlEvenings(back).read(first.evening))
    back.close()
    before = (tmp_path / "whistclub.sqlite").read_bytes()
    with pytest.raises(NotTransferred, match="transfer-file-there"):
        transfer_back(empty, tmp_path / "whistclub.sqlite")
    assert before == (tmp_path / "whistclub.sqlite").read_bytes()


def test_there_and_back_every_row_is_the_same(empty: str, file: Path, tmp_path: Path) -> None:
    an_evening(file)
    transfer(file, empty)
    transfer_back(empty, tmp_path / "back.sqlite")
    found = []
    for path in (file, tmp_path / "back.sqlite"):
        engine = file_engine(path)
        with engine.connect() as connection:
            tables = tables_of(connection)
            found.append({one.name: sorted(map(repr, connection.execute(sa.select(one)))) for one in tables})
        engine.dispose()
    assert found[0] == found[1]


NOT_WHOLE: Final = {
    "spread": (
        "INSERT INTO tables VALUES ('b-1', 'whist', 1, false)",
        "DELETE FROM tables WHERE id = 'b-1'",
    ),
    "served": (f"SELECT pg_advisory_lock_shared({SERVED})", f"SELECT pg_advisory_unlock_shared({SERVED})"),
    "server-version": ("UPDATE alembic_version SET version_num = '1'", "SELECT 1"),
}
"""The states of a club that does not come back, with the statements that make it so and mend it."""


@pytest.mark.long
def test_what_is_no_whole_club_at_rest_does_not_come_back(empty: str, file: Path, tmp_path: Path) -> None:
    transfer(file, empty)
    for why, (spoil, mend) in NOT_WHOLE.items():
        with psycopg.connect(empty, autocommit=True) as connection:
            connection.execute(spoil)
            with pytest.raises(BadFile, match=f"transfer-{why}"):
                transfer_back(empty, tmp_path / "back.sqlite")
            connection.execute(mend)
        assert [] == list(tmp_path.glob("*back.sqlite"))


def test_an_empty_database_does_not_come_back_and_stays_empty(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    assert 1 == main(["transfer", "--back", "--database", empty])
    assert ([], []) == (tables_there(empty), list(tmp_path.glob("*.sqlite")))
