"""The log in a database: SQLite in one file of the user's data folder, or any other by its address.

Written over SQLAlchemy's Core, so that another database is another URL. An append is one transaction, synced to the
disk before the call returns.
"""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from random import uniform
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.store.append import CHANNEL, Appending, Busy
from whistclub.club.store.database_url import engine_of, file_of
from whistclub.club.store.db_errors import complaint, file_trouble, place_of, trouble
from whistclub.club.store.file_locks import PATIENCE_S, Hold, InUse, in_use, share
from whistclub.club.store.implied_answers import Answers, implied_answers
from whistclub.club.store.log import Answered, Conflict, Kept
from whistclub.club.store.private_files import make_data_file
from whistclub.club.store.record_files import BadFile
from whistclub.club.store.rows import HOUSE, Row, answer_row, entry_rows, number
from whistclub.club.store.schema import ANSWERS, ENTRIES, METADATA, TABLES
from whistclub.club.store.schema_version import VERSIONS, Served, upgrade, version_of
from whistclub.club.store.sqlite import file_engine
from whistclub.club.table.commands import Answer, Done, answer_from_text
from whistclub.club.table.entries import (
    AnyEntry,
    Entry,
    Opened,
    command_field_text,
    entry_from_text,
    entry_to_text,
)
from whistclub.rules.seats import Seat

_MUCH_AHEAD: Final = 4_000
"""How many pages are written ahead before appends wait a moment, so that the place can be written anew from its start."""

_FEW_AHEAD: Final = 4_000
"""As long as no more rows are written ahead they stay there: a page carried over late is carried over once for many rows."""

_ROWS_OF_A_CHANGE: Final = 4
"""What a change that is not among the rows of running matches counts for: a room, its log and its people change together."""

_CROSSED: Final = frozenset({"40P01", "40001"})
"""What PostgreSQL says when two workers' transactions stood in each other's way, and it let one of them go."""

__all__ = [
    "ANSWERS",
    "CHANNEL",
    "ENTRIES",
    "METADATA",
    "TABLES",
    "VERSIONS",
    "Busy",
    "SqlLog",
    "open_file",
    "open_url",
]


class SqlLog:
    """A log in a database. Every call raises BadFile where the database cannot do it, and then nothing has changed."""

    def __init__(self, engine: sa.Engine, name: str, hold: Hold | None = None) -> None:
        """`name` is what people are told the database is: the path of its file, which `hold` keeps from being replaced."""
        self._engine, self._name, self._hold = engine, name, hold
        self._driver: Any = engine.dialect.loaded_dbapi
        self._rows_ahead = 0
        self.is_file = engine.dialect.name == "sqlite"
        # SQLite has one writer: who comes second tries again later and later, so within a process they queue instead.
        self._file_turn = threading.Lock()
        self._turn: AbstractContextManager[Any] = self._file_turn if self.is_file else nullcontext()
        self._appending = Appending(engine)
        try:
            with self._troubles():
                self._bring_up_to_date()
                self._anchor = self._anchored() if self.is_file else None
        except BaseException:
            engine.dispose()
            raise

    def close(self) -> None:
        """Lets go of the database."""
        with self._turn:
            self._appending.close()
        if self._anchor is not None:
            self._anchor.close()
        self._engine.dispose()
        if self._hold is not None:
            self._hold.let_go()

    def _anchored(self) -> Any:
        """A connection that is there as long as this log is: what connections to a data file share has no room to be made anew on a full disk."""
        made = self._engine.raw_connection()
        own: Any = made.driver_connection
        made.detach()
        own.execute("SELECT count(*) FROM tables").close()
        return own

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
        with self._troubles(), self._turn:
            self._appending.keep(entries, answers, ended, grown)
            self._rows_ahead += len(entries) + len(answers)

    def keep_at_once(
        self,
        entries: Sequence[Row],
        answers: Sequence[Row],
        ended: Sequence[str],
        grown: Sequence[tuple[str, int]],
    ) -> None:
        """As `keep` into a data file, for whoever must not wait. Raises Busy while anybody else writes, and then nothing has happened."""
        if not self._file_turn.acquire(blocking=False):
            raise Busy
        try:
            with self._troubles():
                self._appending.keep_at_once(entries, answers, ended, grown)
            self._rows_ahead += len(entries) + len(answers)
        finally:
            self._file_turn.release()

    def checkpoint(self) -> None:
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
                ENTRIES.c.table_id == table,
                ENTRIES.c.entry.contains(command_field_text(command), autoescape=True),
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

    def read_texts(self, table: str) -> list[str]:
        """All entries as they are written, for whoever reads them elsewhere."""
        with self.reading() as connection:
            return list(connection.execute(_entries_after(table, 0)).scalars())

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
        return entries, implied_answers(entries, since) | kept

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
        """Brings the database up to date, once nobody has it open who knows only what it was."""
        until_s = time.monotonic() + PATIENCE_S
        while (found := self._version()) != VERSIONS[-1]:
            if found is None or self._hold is None:
                self._upgrade()
                return
            self._engine.dispose()
            with self._hold.alone() as is_alone:
                if is_alone:
                    self._upgrade()
                    self._engine.dispose()
                elif time.monotonic() > until_s:
                    raise in_use(Path(self._name))
                else:
                    time.sleep(uniform(0.02, 0.2))  # noqa: S311 - so that two who wait do not wait alike

    def _upgrade(self) -> None:
        try:
            with self.writing() as connection:
                upgrade(connection)
        except Served as problem:
            raise InUse(reason("database-served", **place_of(self._engine.url))) from problem

    def _version(self) -> str | None:
        """The version of what is there, None where nothing is. Raises BadFile for a newer one, and for a file that is another program's."""
        with self.reading() as connection:
            found = version_of(connection)
            is_foreign = found is None and self.is_file and bool(sa.inspect(connection).get_table_names())
        if is_foreign:
            raise self._bad_file("foreign")
        if found is not None and found not in VERSIONS:
            raise self._bad_file("newer")
        return found


def open_file(path: Path) -> SqlLog:
    """The log in this SQLite file, made with its folder where there is none, and closed to others. Raises BadFile, InUse."""
    make_data_file(path)
    hold = share(path)
    try:
        return SqlLog(file_engine(path), str(path), hold)
    except BaseException:
        hold.let_go()
        raise


def open_url(address: str) -> SqlLog:
    """The log in the database of this address, as SQLAlchemy writes it: `postgresql+psycopg://...`. Raises BadFile.

    `postgresql://` is taken as that, `sqlite:///PATH` as the file.
    """
    file = file_of(address)
    if file is not None:
        return open_file(file)
    engine = engine_of(address)
    return SqlLog(engine, engine.url.render_as_string(hide_password=True))


def _entries_after(table: str, since: int) -> sa.Select[Any]:
    wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > since)
    return wanted.order_by(ENTRIES.c.seq)


def _last_seq(table: str) -> sa.Select[Any]:
    return sa.select(sa.func.coalesce(sa.func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.table_id == table)
