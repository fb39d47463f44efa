"""The log in a database: SQLite in one file of the user's data folder, or any other by its address.

Written over SQLAlchemy's Core, so that another database is another URL. An append is one transaction, synced to the
disk before the call returns.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.answering import Answers, answers_told
from whistclub.club.commands import Answer, Done, answer_from_text
from whistclub.club.entries import AnyEntry, Entry, Opened, entry_from_text, entry_to_text, naming_text
from whistclub.club.files import BadFile
from whistclub.club.log import Answered, Conflict, Kept
from whistclub.club.sql_file import BEGIN, file_engine, quiet
from whistclub.club.sql_rows import HOUSE, Row, answer_row, entry_rows, insertion, number
from whistclub.club.troubles import complaint, file_trouble, trouble
from whistclub.rules.seats import Seat

VERSIONS: Final = ("1", "2")
"""The versions a data file can have, oldest first; the last is this one's."""

_MUCH_AHEAD: Final = 4_000
"""How many pages are written ahead before appends wait a moment, so that the place can be written anew from its start."""

_FEW_AHEAD: Final = 4_000
"""As long as no more rows are written ahead they stay there: a page carried over late is carried over once for many rows."""

_ROWS_OF_A_CHANGE: Final = 4
"""What a change that is not among the rows of running matches counts for: a room, its log and its people change together."""

_CROSSED: Final = frozenset({"40P01", "40001"})
"""What PostgreSQL says when two workers' transactions stood in each other's way, and it let one of them go."""

CHANNEL: Final = "whistclub"
"""The channel of the database's notifications."""

_LOCK: Final = 0x77686973
"""Held while a database is brought up to date, so that two workers that start together do not both do it."""
METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
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
        self._driver: Any = engine.dialect.loaded_dbapi
        self._held: Any = None
        self._rows_ahead = 0
        self.is_file = engine.dialect.name == "sqlite"
        # SQLite has one writer: who comes second tries again later and later, so within a process they queue instead.
        self._turn: AbstractContextManager[Any] = threading.Lock() if self.is_file else nullcontext()
        with self._troubles():
            self._bring_up_to_date()

    def close(self) -> None:
        """Lets go of the database."""
        with self._turn:
            self._let_go()
        self._engine.dispose()

    def create(self, table: str, entry: Entry) -> None:
        game = entry.game if isinstance(entry, Opened) else ""
        with self.writing() as connection:
            connection.execute(
                TABLES.insert().values(id=table, game=game, opened_ms=entry.at_ms, ended=False)
            )
            connection.execute(ENTRIES.insert().values(table_id=table, seq=1, entry=entry_to_text(entry)))

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[Entry],
        answered: Answered | None = None,
        *,
        ended: bool = False,
    ) -> None:
        rows = entry_rows(table, expected, entries)
        with self.writing() as connection:
            if connection.execute(_last_seq(table)).scalar_one() != expected:
                raise Conflict
            connection.execute(ENTRIES.insert().values(rows))
            if answered is not None:
                connection.execute(ANSWERS.insert().values(answer_row(table, answered)))
            if ended:
                connection.execute(TABLES.update().where(TABLES.c.id == table).values(ended=True))

    def keep(
        self,
        entries: Sequence[Row],
        answers: Sequence[Row],
        ended: Sequence[str],
        grown: Sequence[tuple[str, int]],
    ) -> None:
        """Keeps rows of many tables in one transaction. Raises Conflict where one of them stands there already.

        `ended` are the tables whose matches are over with them; `grown` has each table with its new seq, which other workers are told,
        and nothing else.
        """
        alone = self.is_file and not answers and not ended
        writing = self._raw_statement() if alone else self._raw_writing()
        with self._troubles(), self._turn, writing as cursor:
            self._insert(cursor, ENTRIES, entries)
            self._insert(cursor, ANSWERS, answers)
            self._rows_ahead += len(entries) + len(answers)
            for table in ended:
                cursor.execute(f"UPDATE tables SET ended = true WHERE id = {self._mark}", (table,))  # noqa: S608 - a mark
            if self._engine.dialect.name == "postgresql":
                for table, seq in grown:
                    cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} {seq}"))

    def carry_over(self) -> None:
        """Carries what was written ahead of a data file over into it, beside the appends that go on; any other database does so itself.

        To be called every few seconds; as long as it is little nothing is done. An append that had to do it would keep everybody
        waiting for it.
        """
        if self.is_file and self._rows_ahead > _FEW_AHEAD:
            self._rows_ahead = 0
            with self._troubles():
                if self._carried_over() > _MUCH_AHEAD:
                    with self._turn:
                        self._carried_over()

    def _carried_over(self) -> int:
        """How many pages had been written ahead."""
        connection = self._engine.raw_connection()
        try:
            found: tuple[int, int, int] = (
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            )
        finally:
            connection.close()
        return found[1]

    @contextmanager
    def _raw_writing(self) -> Iterator[Any]:
        """A transaction without SQLAlchemy's own way there, which costs more than the rows do."""
        with self._raw_statement() as cursor:
            if self.is_file:
                cursor.execute(BEGIN)
            yield cursor
            cursor.connection.commit()

    @contextmanager
    def _raw_statement(self) -> Iterator[Any]:
        """As `_raw_writing`, of one statement, which in a data file is a transaction by itself: each further one would let go of the
        interpreter and wait for it again. A data file's connection is kept for the next.
        """
        connection, self._held = self._held or self._engine.raw_connection(), None
        try:
            yield connection.cursor()
        except BaseException:
            with closing(connection):
                connection.rollback()
            raise
        if self.is_file:
            self._held = connection
        else:
            connection.close()

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    @property
    def _mark(self) -> str:
        """What stands for a value in a statement."""
        return "?" if self._engine.dialect.paramstyle == "qmark" else "%s"

    def _insert(self, cursor: Any, table: sa.Table, rows: Sequence[Row]) -> None:
        """Inserts all rows by one statement: a step of the database for each would let go of the interpreter each time."""
        if rows:
            values = tuple([value for row in rows for value in row])
            cursor.execute(insertion(table, self._mark, len(rows)), values)

    def refuse(self, table: str, answered: Answered) -> Answer:
        first = self.answer(table, answered.seat, answered.command)
        if first is not None:
            return first
        try:
            with self.writing() as connection:
                connection.execute(ANSWERS.insert().values(answer_row(table, answered)))
        except Conflict:
            first = self.answer(table, answered.seat, answered.command)
            if first is None:
                raise
            return first
        return answered.answer

    def answer(self, table: str, seat: Seat | None, command: str) -> Answer | None:
        found = sa.select(ANSWERS.c.answer).where(
            ANSWERS.c.table_id == table,
            ANSWERS.c.seat == number(seat),
            ANSWERS.c.command == command,
        )
        naming = (
            sa.select(ENTRIES.c.seq, ENTRIES.c.entry)
            .where(
                ENTRIES.c.table_id == table, ENTRIES.c.entry.contains(naming_text(command), autoescape=True)
            )
            .order_by(ENTRIES.c.seq.desc())
        )
        with self.reading() as connection:
            text = connection.execute(found).scalar_one_or_none()
            rows = () if text is not None or not command else connection.execute(naming).all()
        if text is not None:
            return answer_from_text(text)
        by = ((row.seq, entry_from_text(row.entry)) for row in rows)
        return next((Done(seq) for seq, entry in by if (entry.seat, entry.command) == (seat, command)), None)

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        with self.reading() as connection:
            texts = connection.execute(_entries_after(table, since)).scalars().all()
        return [entry_from_text(text) for text in texts]

    def read_answered(self, table: str, since: int = 0) -> tuple[list[AnyEntry], Answers]:
        """The entries after the seq `since`, and the answers they tell with all that have rows of their own."""
        own = sa.select(ANSWERS).where(ANSWERS.c.table_id == table)
        with self.reading() as connection:
            texts = connection.execute(_entries_after(table, since)).scalars().all()
            rows = connection.execute(own).all()
        entries = [entry_from_text(text) for text in texts]
        kept = {
            (None if row.seat == HOUSE else row.seat, row.command): answer_from_text(row.answer)
            for row in rows
        }
        return entries, answers_told(entries, since) | kept

    def tables(self) -> list[Kept]:
        wanted = sa.select(TABLES).order_by(TABLES.c.opened_ms.desc(), TABLES.c.id)
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return [Kept(row.id, row.game, row.opened_ms, row.ended) for row in rows]

    def listening(self) -> Any:
        """A connection of its own to hear the notices of a PostgreSQL database by, as its driver makes them. Raises BadFile."""
        with self._troubles():
            made = self._engine.raw_connection()
            own = made.driver_connection
            made.detach()
        return own

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that holds the database from its start. Raises Conflict where a row stands there already."""
        with self._troubles(), self._turn, self._engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                yield connection
            self._rows_ahead += _ROWS_OF_A_CHANGE

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that only reads. Raises BadFile."""
        with self._troubles(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """What the database complains of, as a sentence that says what to do."""
        try:
            yield
        except (IntegrityError, self._driver.IntegrityError) as problem:
            raise Conflict from problem
        except (SQLAlchemyError, self._driver.Error) as problem:
            if getattr(getattr(problem, "orig", problem), "sqlstate", "") in _CROSSED:
                raise Conflict from problem
            raise self._bad_file(self._why(problem)) from problem

    def _bad_file(self, why: str) -> BadFile:
        url = self._engine.url
        if url.get_backend_name() == "postgresql":
            return BadFile(complaint(url, why))
        return BadFile(reason("data-file", path=self._name, why=why))

    def _why(self, problem: Exception) -> str:
        """What is the matter."""
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        url = self._engine.url
        return trouble(url, str(cause)) if url.get_backend_name() == "postgresql" else file_trouble(cause)

    def _bring_up_to_date(self) -> None:
        if self._up_to_date():
            return
        with self.writing() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            if _version_of(connection) != VERSIONS[-1]:
                _upgrade(connection)

    def _up_to_date(self) -> bool:
        with self.reading() as connection:
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
    return SqlLog(file_engine(path), str(path))


def open_url(address: str) -> SqlLog:
    """The log in the database of this address, as SQLAlchemy writes it: `postgresql+psycopg://...`. Raises BadFile.

    `postgresql://` is taken as that, `sqlite:///PATH` as the file.
    """
    try:
        url = sa.make_url(address)
    except ArgumentError as problem:
        raise BadFile(reason("database-address", text=address.partition(":")[0][:20])) from problem
    if url.get_backend_name() == "sqlite" and url.database:
        return open_file(Path(url.database))
    if url.drivername in {"postgresql", "postgres"}:
        url = url.set(drivername="postgresql+psycopg")
    name = url.render_as_string(hide_password=True)
    try:
        engine = sa.create_engine(url, hide_parameters=True, logging_name=quiet(), pool_pre_ping=True)
    except (SQLAlchemyError, ImportError) as problem:
        raise BadFile(reason("database-address", text=url.drivername[:20])) from problem
    return SqlLog(engine, name)


def _entries_after(table: str, since: int) -> sa.Select[Any]:
    wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > since)
    return wanted.order_by(ENTRIES.c.seq)


def _last_seq(table: str) -> sa.Select[Any]:
    return sa.select(sa.func.coalesce(sa.func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.table_id == table)


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
