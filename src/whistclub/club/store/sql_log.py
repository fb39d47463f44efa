"""The log in a database: SQLite in one file of the user's data folder, or another database by its address.

It is written over SQLAlchemy's Core, so that another database is another URL. An append is one transaction, synced to the
disk before the call returns.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from whistclub.club.notices.notice import Notice
from whistclub.club.store.append import Batch, Busy
from whistclub.club.store.database import Database
from whistclub.club.store.database_url import engine_of, file_of
from whistclub.club.store.file_locks import lock_shared
from whistclub.club.store.implied_answers import Answers, implied_answers
from whistclub.club.store.log import Answered, Conflict, TableSummary
from whistclub.club.store.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES
from whistclub.club.store.private_files import make_data_file
from whistclub.club.store.rows import HOUSE, answer_row, entry_rows, seat_number
from whistclub.club.store.schema import ANSWERS, ENTRIES, TABLES
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


class SqlLog(Database):
    """A log in a database. Every call raises BadFile if the database cannot do it, and then nothing has changed."""

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
                for statement in (ADD_OWN_GAMES, ADD_COMPANIONS):
                    connection.execute(sa.text(statement), {"match": table})

    def append_batch(self, batch: Batch) -> None:
        """Appends rows of many tables in one transaction. Raises Conflict if one of them exists already."""
        with self._translated_errors(), self._turn:
            self._appender.append(batch)
            self._rows_ahead += len(batch.entries) + len(batch.answers)
        self.notices.publish([Notice("match", table, seq) for table, seq in batch.grown])

    def try_append_batch(self, batch: Batch) -> None:
        """Appends to a data file without waiting. Raises Busy while another writer is active, and then nothing has changed."""
        if not self._file_turn.acquire(blocking=False):
            raise Busy
        try:
            with self._translated_errors():
                self._appender.try_append(batch)
            self._rows_ahead += len(batch.entries) + len(batch.answers)
        finally:
            self._file_turn.release()

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
        own_row = sa.select(ANSWERS.c.answer).where(
            ANSWERS.c.table_id == table,
            ANSWERS.c.seat == seat_number(seat),
            ANSWERS.c.command == command,
        )
        with self.reading() as connection:
            text = connection.execute(own_row).scalar_one_or_none()
            is_implied = text is None and bool(command)
            rows = connection.execute(_entries_naming(table, command)).all() if is_implied else ()
        if text is not None:
            return answer_from_text(text)
        found = ((row.seq, entry_from_text(row.entry)) for row in rows)
        return next(
            (Done(seq) for seq, entry in found if (entry.seat, entry.command) == (seat, command)), None
        )

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        with self.reading() as connection:
            texts = connection.execute(_entries_after(table, since)).scalars().all()
        return [entry_from_text(text) for text in texts]

    def read_texts(self, table: str) -> list[str]:
        """The texts of all entries, to be decoded in another process."""
        with self.reading() as connection:
            return list(connection.execute(_entries_after(table, 0)).scalars())

    def read_answered(self, table: str, since: int = 0) -> tuple[list[AnyEntry], Answers]:
        """The entries after the seq `since`, and all answers: those the entries imply and those with rows of their own."""
        own_rows = sa.select(ANSWERS).where(ANSWERS.c.table_id == table)
        with self.reading() as connection:
            texts = connection.execute(_entries_after(table, since)).scalars().all()
            rows = connection.execute(own_rows).all()
        entries = [entry_from_text(text) for text in texts]
        stored = {
            (None if row.seat == HOUSE else row.seat, row.command): answer_from_text(row.answer)
            for row in rows
        }
        return entries, implied_answers(entries, since) | stored

    def tables(self) -> list[TableSummary]:
        wanted = sa.select(TABLES).order_by(TABLES.c.opened_ms.desc(), TABLES.c.id)
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return [TableSummary(row.id, row.game, row.opened_ms, row.ended) for row in rows]


def open_file(path: Path) -> SqlLog:
    """The log in this SQLite file, which is created with its folder if needed, and closed to other users. Raises BadFile, InUse."""
    make_data_file(path)
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


def _entries_after(table: str, since: int) -> sa.Select[Any]:
    wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > since)
    return wanted.order_by(ENTRIES.c.seq)


def _entries_naming(table: str, command: str) -> sa.Select[Any]:
    """The entries whose text has this command's id, the last first."""
    has_id = ENTRIES.c.entry.contains(command_field_text(command), autoescape=True)
    wanted = sa.select(ENTRIES.c.seq, ENTRIES.c.entry).where(ENTRIES.c.table_id == table, has_id)
    return wanted.order_by(ENTRIES.c.seq.desc())


def _last_seq(table: str) -> sa.Select[Any]:
    return sa.select(sa.func.coalesce(sa.func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.table_id == table)
