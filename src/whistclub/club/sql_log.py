"""The log in a database: SQLite in one file of the user's data folder, or any other by its address.

Written over SQLAlchemy's Core, so that another database is another URL. An append is one transaction, synced to the
disk before the call returns.
"""

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.commands import Answer, answer_from_text, answer_to_text
from whistclub.club.entries import AnyEntry, Entry, Opened, entry_from_text, entry_to_text
from whistclub.club.files import BadFile
from whistclub.club.log import Answered, Conflict, Kept
from whistclub.rules.seats import Seat

VERSIONS: Final = ("1",)
"""The versions a data file can have, oldest first; the last is this one's."""

BUSY_MS: Final = 5000
"""How long an append waits for another program that is writing."""

SYNCHRONOUS: Final = "FULL"
"""Each commit is on the disk before it counts as done."""

_LOGGER: Final = "whistclub"
_HOUSE: Final = -1
_metadata: Final = sa.MetaData()
_tables: Final = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
)
_entries: Final = sa.Table(
    "entries",
    _metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
_answers: Final = sa.Table(
    "answers",
    _metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.Text, primary_key=True),
    sa.Column("answer", sa.Text, nullable=False),
)
_version: Final = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32)))


class SqlLog:
    """A log in a database. Every call raises BadFile where the database cannot do it, and then nothing has changed."""

    def __init__(self, engine: sa.Engine, name: str) -> None:
        """`name` is what people are told the database is: the path of its file."""
        self._engine, self._name = engine, name
        with self._troubles():
            self._bring_up_to_date()

    def close(self) -> None:
        """Lets go of the database."""
        self._engine.dispose()

    def create(self, table: str, entry: Entry) -> None:
        game = entry.game if isinstance(entry, Opened) else ""
        with self._writing() as connection:
            connection.execute(
                _tables.insert().values(id=table, game=game, opened_ms=entry.at_ms, ended=False)
            )
            connection.execute(_entries.insert().values(table_id=table, seq=1, entry=entry_to_text(entry)))

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[Entry],
        answered: Answered | None = None,
        *,
        ended: bool = False,
    ) -> None:
        rows = [
            {"table_id": table, "seq": seq, "entry": entry_to_text(entry)}
            for seq, entry in enumerate(entries, expected + 1)
        ]
        with self._writing() as connection:
            if connection.execute(_last_seq(table)).scalar_one() != expected:
                raise Conflict
            connection.execute(_entries.insert(), rows)
            if answered is not None:
                connection.execute(_answers.insert().values(**_row(table, answered)))
            if ended:
                connection.execute(_tables.update().where(_tables.c.id == table).values(ended=True))

    def refuse(self, table: str, answered: Answered) -> Answer:
        try:
            with self._writing() as connection:
                connection.execute(_answers.insert().values(**_row(table, answered)))
        except Conflict:
            first = self.answer(table, answered.seat, answered.command)
            if first is None:
                raise
            return first
        return answered.answer

    def answer(self, table: str, seat: Seat | None, command: str) -> Answer | None:
        found = sa.select(_answers.c.answer).where(
            _answers.c.table_id == table,
            _answers.c.seat == _number(seat),
            _answers.c.command == command,
        )
        with self._reading() as connection:
            text = connection.execute(found).scalar_one_or_none()
        return None if text is None else answer_from_text(text)

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        wanted = (
            sa.select(_entries.c.entry)
            .where(_entries.c.table_id == table, _entries.c.seq > since)
            .order_by(_entries.c.seq)
        )
        with self._reading() as connection:
            texts = connection.execute(wanted).scalars().all()
        return [entry_from_text(text) for text in texts]

    def tables(self) -> list[Kept]:
        wanted = sa.select(_tables).order_by(_tables.c.opened_ms.desc(), _tables.c.id)
        with self._reading() as connection:
            rows = connection.execute(wanted).all()
        return [Kept(row.id, row.game, row.opened_ms, row.ended) for row in rows]

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction that holds the database from its start. Raises Conflict where a row stands there already."""
        with self._troubles(), self._engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                yield connection

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        with self._troubles(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """What the database complains of, as a sentence that says what to do."""
        try:
            yield
        except IntegrityError as problem:
            raise Conflict from problem
        except SQLAlchemyError as problem:
            raise self._bad_file(_why(problem)) from problem

    def _bad_file(self, why: str) -> BadFile:
        return BadFile(reason("data-file", path=self._name, why=why))

    def _bring_up_to_date(self) -> None:
        if self._up_to_date():
            return
        with self._writing() as connection:
            if _version_of(connection) != VERSIONS[-1]:
                _upgrade(connection)

    def _up_to_date(self) -> bool:
        with self._reading() as connection:
            found = _version_of(connection)
        if found is not None and found not in VERSIONS:
            raise self._bad_file("newer")
        return found == VERSIONS[-1]


def open_file(path: Path) -> SqlLog:
    """The log in this SQLite file, made with its folder where there is none. Raises BadFile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile(reason("data-file", path=str(path), why="folder")) from problem
    url = sa.URL.create("sqlite", database=str(path))
    # Entries hold cards: neither what is written nor the rows read may reach the engine's own logs, at any level.
    logging.getLogger(f"sqlalchemy.engine.Engine.{_LOGGER}").setLevel(logging.WARNING)
    engine = sa.create_engine(
        url,
        hide_parameters=True,
        logging_name=_LOGGER,
        connect_args={"timeout": BUSY_MS / 1000, "isolation_level": None},
    )
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    return SqlLog(engine, str(path))


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Readers and a writer do not wait for each other."""
    for pragma in ("journal_mode = WAL", f"synchronous = {SYNCHRONOUS}", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _last_seq(table: str) -> sa.Select[Any]:
    return sa.select(sa.func.coalesce(sa.func.max(_entries.c.seq), 0)).where(_entries.c.table_id == table)


def _version_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(_version.name):
        return None
    found: str | None = connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none()
    return found


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _row(table: str, answered: Answered) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": _number(answered.seat),
        "command": answered.command,
        "answer": answer_to_text(answered.answer),
    }


def _number(seat: Seat | None) -> int:
    return _HOUSE if seat is None else seat


_REASONS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_ERROR: "damaged",
}


def _why(problem: SQLAlchemyError) -> str:
    """What is the matter, from the database's own code; its low byte is the family of the trouble."""
    code = getattr(problem.orig, "sqlite_errorcode", None) if isinstance(problem, DBAPIError) else None
    return "other" if code is None else _REASONS.get(code & 0xFF, "other")
