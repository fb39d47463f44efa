"""The log in a database: SQLite in one file of the user's data folder, or another database by its address.

It is written over SQLAlchemy's Core, so that another database is another URL. An append is one transaction, synced to
the disk before the call returns.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from whistclub.club.log.port import Conflict, Epoch, Job
from whistclub.club.store.db.engine import engine_of, file_engine, file_of
from whistclub.club.store.db.row_locks import hold
from whistclub.club.store.files.file_locks import lock_shared
from whistclub.club.store.files.private_files import make_data_file
from whistclub.club.store.logs.append import Batch, Busy, Statement, batch_of
from whistclub.club.store.logs.archive import match_texts, put_back
from whistclub.club.store.logs.database import Database
from whistclub.club.store.logs.log import TableSummary, fresh_id
from whistclub.club.store.logs.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES
from whistclub.club.store.logs.schema import ARCHIVED, ENTRIES, MATCH_ROWS, TABLES
from whistclub.club.table.entries import AnyEntry, Entry, Opened, entry_from_text

ERASED_MS: Final = 0
"""The time of opening by which the list marks a match of another database as erased."""


class SqlLog(Database):
    """A log in a database. Every call raises BadFile if the database cannot do it, and then nothing has changed."""

    def new_table(self) -> str:
        return fresh_id()

    def place_of(self, table: str) -> str:
        """The name of the database that has this match: empty for the first, or only, one."""
        return ""

    def part_of(self, table: str) -> "SqlLog":
        """The database that has the rows of this match."""
        return self

    def parts(self) -> "Iterator[SqlLog]":
        """The databases that have matches and answer, this one first."""
        yield self

    def create(self, table: str, entry: Entry) -> None:
        with self.part_of(table).writing() as connection:
            _begin_match(connection, table, entry)

    def begin(self, connection: sa.Connection, opened: Opened) -> None:
        """Stores a new match within this transaction. Raises Conflict if there is one of this id."""
        _begin_match(connection, opened.table, opened)

    def last_seqs(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """The seqs of the last entries of these tables, as far as their databases answer."""
        archived = sa.select(ARCHIVED.c.id, ARCHIVED.c.last_seq).where(ARCHIVED.c.id.in_(tables))
        wanted = MATCH_ROWS.last_seqs(tables).union_all(archived)
        with self.reading() as connection:
            return [(table, seq) for table, seq in connection.execute(wanted)]

    def erase(self, matches: Sequence[str]) -> None:
        """Removes the rows of matches that nobody keeps."""
        with self.writing() as connection:
            for match in matches:
                _delete_rows(connection, match)

    def erase_elsewhere(self, matches: Sequence[str]) -> None:
        """Removes those of the matches from other databases that this one's list marks as erased."""

    def settle(self, before_ms: int) -> None:
        """Makes up for what was cut short between two databases."""

    def append(self, table: str, expected: int, entries: Sequence[Entry], *, ended: bool = False) -> None:
        if self.last_seqs([table]) != [(table, expected)]:
            raise Conflict
        self.append_jobs([Job(table, expected, entries, ended, Epoch())])

    def append_jobs(self, jobs: Sequence[Job]) -> bool:
        """Appends what the jobs bring, in one transaction; False if that is nothing. Raises Conflict."""
        self.append_batch(_match_batch(jobs))
        return any(job.entries for job in jobs)

    def try_append_jobs(self, jobs: Sequence[Job]) -> bool:
        """Does so without waiting. Raises Busy while another writer is active, and then nothing has changed."""
        self.try_append_batch(_match_batch(jobs))
        return any(job.entries for job in jobs)

    def append_batch(self, batch: Batch) -> None:
        """Appends rows of many logs in one transaction. Raises Conflict if one of them exists already."""
        with self._going_on(batch), self._translated_errors(), self._turn:
            self._appender.append(batch)
            self._rows_ahead += len(batch.entries)
        # After the commit: a worker that hears of an entry earlier would look and not find it.
        if batch.grown:
            self.notices.publish(batch.grown)

    def try_append_batch(self, batch: Batch) -> None:
        """Appends to a data file without waiting. Raises Busy while another writer is active, and then nothing has
        changed.
        """
        with self._going_on(batch):
            if not self._file_turn.acquire(blocking=False):
                raise Busy
            try:
                with self._translated_errors():
                    self._appender.try_append(batch)
                self._rows_ahead += len(batch.entries)
            finally:
                self._file_turn.release()

    @contextmanager
    def _going_on(self, batch: Batch) -> Iterator[None]:
        """Puts back those of the matches that are archived, before a Conflict: whoever reads on and decides again can
        append to them.
        """
        try:
            yield
        except Conflict:
            tables = batch.logs
            part = self.part_of(tables[0])
            with part.reading() as connection:
                wanted = sa.select(ARCHIVED.c.id).where(ARCHIVED.c.id.in_(tables))
                archived = connection.execute(wanted).scalars().all()
            if archived:
                with part.writing() as connection:
                    for table in sorted(archived):
                        put_back(connection, table)
            raise

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        with self.part_of(table).reading() as connection:
            found = match_texts(connection, table, since)
        return [entry_from_text(text) for text in found]

    def read_texts(self, table: str) -> list[str]:
        """The texts of all entries, to be decoded in another process."""
        with self.part_of(table).reading() as connection:
            return match_texts(connection, table)

    def tables(self) -> list[TableSummary]:
        archived = sa.select(ARCHIVED.c.id, ARCHIVED.c.game, ARCHIVED.c.opened_ms, sa.true())
        wanted = sa.select(TABLES).union_all(archived).order_by(sa.desc("opened_ms"), "id")
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return [TableSummary(row.id, row.game, row.opened_ms, row.ended) for row in rows]


def open_file(path: Path) -> SqlLog:
    """The log in this SQLite file, which is created with its folder if needed, and closed to other users. Raises
    BadFile, InUse.
    """
    make_data_file(path)
    # Before SQLite opens the file: a restore that has the lock alone can be sure that nobody has the old file open.
    lock = lock_shared(path)
    try:
        return SqlLog(file_engine(path), str(path), lock)
    except BaseException:
        lock.release()
        raise


def open_url(address: str) -> SqlLog:
    """The log in the database of this address, as SQLAlchemy writes it: `postgresql+psycopg://...`. Raises BadFile.

    `postgresql://` means the same, `sqlite:///PATH` means the file.
    """
    file = file_of(address)
    if file is not None:
        return open_file(file)
    engine = engine_of(address)
    return SqlLog(engine, engine.url.render_as_string(hide_password=True))


_END: Final = "UPDATE tables SET ended = true WHERE id = ?"
_AT_THE_END: Final = (
    _END,
    *(statement.replace(":match", "?") for statement in (ADD_OWN_GAMES, ADD_COMPANIONS)),
)
"""The statements about a match that is over."""


def _match_batch(jobs: Sequence[Job]) -> Batch:
    over = [job.log for job in jobs if job.ended and job.entries]
    further: list[Statement] = [(statement, (match,)) for match in over for statement in _AT_THE_END]
    return batch_of(MATCH_ROWS, jobs, further, over)


def erase_rows(connection: sa.Connection, match: str) -> None:
    """Removes all rows of a match within this transaction. The list marks one that another database has, until it is
    gone there too.
    """
    _delete_rows(connection, match)
    if is_elsewhere(match):
        mark = {"id": match, "game": "", "opened_ms": ERASED_MS, "ended": True}
        connection.execute(TABLES.insert().values(mark))


def is_elsewhere(match: str) -> bool:
    """True for the id of a match that a further database has: it begins with that one's name."""
    return "-" in match


def _delete_rows(connection: sa.Connection, match: str) -> None:
    # The archive first and last: the match may be on its way into it, or out of it.
    for rows, column in (
        (ARCHIVED, "id"),
        (ENTRIES, "table_id"),
        (TABLES, "id"),
        (ARCHIVED, "id"),
    ):
        connection.execute(rows.delete().where(rows.c[column] == match))


def _begin_match(connection: sa.Connection, table: str, entry: Entry) -> None:
    game = entry.game if isinstance(entry, Opened) else ""
    # An archived match has no row in `tables` whose key would refuse a second one of its id.
    if hold(connection, ARCHIVED, [table]):
        raise Conflict
    connection.execute(TABLES.insert().values(id=table, game=game, opened_ms=entry.at_ms, ended=False))
    MATCH_ROWS.insert(connection, table, 0, [entry])
