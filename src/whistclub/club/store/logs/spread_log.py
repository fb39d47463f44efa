"""The log of a club over several databases: the first has people, rooms and the list of all matches, each match has its
entries in one of them.

The id of a match names its database, so there is no map to keep in step: `b-1f3a...` is in the database called `b`, an
id without a name in the first. A commit never spans two databases. What must follow in the first is made up for by
`settle`.
"""

import itertools
import logging
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Final

import sqlalchemy as sa

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile, Conflict
from whistclub.club.notices.notice import NoNotices, Notices
from whistclub.club.store.db.engine import engine_of
from whistclub.club.store.logs.append import Batch
from whistclub.club.store.logs.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES
from whistclub.club.store.logs.schema import ARCHIVED, TABLES
from whistclub.club.store.logs.sql_log import ERASED_MS, SqlLog, is_elsewhere
from whistclub.club.table.entries import Entry, Opened

_LOG: Final = logging.getLogger("whistclub.club.store")

_AWAY_S: Final = 10.0
"""A database that did not answer gets no new matches for so long."""
_PAUSE_S: Final = 1.0
"""A database that could not be reached is not asked again for so long, so that nobody waits for it in vain."""
_PATIENCE: Final = {"connect_timeout": "3", "tcp_user_timeout": "5000"}
"""A host that is gone without a word is waited for so long, in seconds and in milliseconds, unless its address says
otherwise.
"""
_KEPT: Final = 1
"""So many connections are kept to a further database. Whoever gets one of them when it has stopped answering waits in
its thread as long as that lasts, while a new one is given up in time.
"""
_PAGE: Final = 500
"""Matches listed by one statement; chosen by hand."""


class SpreadLog(SqlLog):
    """The first database of a club, with others for matches. Every call raises BadFile if the database that it needs
    cannot do it.
    """

    def __init__(self, engine: sa.Engine, name: str, others: Mapping[str, str]) -> None:
        """`others` are the addresses of the other databases by their names. One that is away now is opened when it is
        back.
        """
        super().__init__(engine, name)
        self._turns = itertools.count()
        self._parts = {called: _Opening(address) for called, address in others.items()}
        for part in self._parts.values():
            with suppress(BadFile):
                part.opened(self.notices)

    def close(self) -> None:
        for part in self._parts.values():
            part.close()
        super().close()

    def notify_by(self, notices: Notices) -> None:
        super().notify_by(notices)
        for part in self._parts.values():
            part.follow(notices)

    def new_table(self) -> str:
        """The id of a match in the next of the databases that answer, one after the other."""
        places = ["", *(called for called, part in self._parts.items() if not part.is_away)]
        called = places[next(self._turns) % len(places)]
        return f"{called}-{super().new_table()}" if called else super().new_table()

    def place_of(self, table: str) -> str:
        return table.partition("-")[0] if is_elsewhere(table) else ""

    def part_of(self, table: str) -> SqlLog:
        called = self.place_of(table)
        if not called:
            return self
        if called not in self._parts:
            raise BadFile(reason("match-database-unknown", name=called))
        return self._parts[called].opened(self.notices)

    def parts(self) -> Iterator[SqlLog]:
        yield self
        for part in self._parts.values():
            with suppress(BadFile):
                yield part.opened(self.notices)

    def create(self, table: str, entry: Entry) -> None:
        # The entries first: a match that was not begun in the list is found and erased by `settle`, while one that is
        # only in the list would never begin.
        super().create(table, entry)
        if self.place_of(table):
            with self.writing() as connection:
                _list(connection, table, entry)

    def begin(self, connection: sa.Connection, opened: Opened) -> None:
        if self.place_of(opened.table):
            super().create(opened.table, opened)
            _list(connection, opened.table, opened)
        else:
            super().begin(connection, opened)

    def append_batch(self, batch: Batch) -> None:
        """Appends rows of matches of one database in one transaction. Raises Conflict if one of them exists already."""
        part = self.part_of(batch.logs[0])
        if part is self:
            super().append_batch(batch)
        else:
            part.append_batch(batch)
            # After the commit over there: a match may not be over in the list that still goes on where its entries
            # are.
            self._tell_ends(batch.ended)

    def last_seqs(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        found = list[tuple[str, int]]()
        for place in {self.place_of(table) for table in tables}:
            own = [table for table in tables if self.place_of(table) == place]
            with suppress(BadFile):
                found += self.part_of(own[0]).last_seqs(own) if place else super().last_seqs(own)
        return found

    def erase_elsewhere(self, matches: Sequence[str]) -> None:
        for match in self._marked(TABLES.c.id.in_(matches)):
            # Of a database that is away, `settle` removes it when it is back.
            with suppress(BadFile, Conflict):
                self.part_of(match).erase([match])
                self.erase([match])

    def settle(self, before_ms: int) -> None:
        """Makes up for what was cut short between two databases: matches that are erased in the list, ends that the
        first was not told, matches that were begun and never listed.

        A match that began after that time may be on its way into the list. One that was played and is not listed stays:
        then the list is older than the match, as that of a backup is.
        """
        self.erase_elsewhere(self._marked())
        for called, opening in self._parts.items():
            with suppress(BadFile, Conflict):
                part = opening.opened(self.notices)
                kept = sum(self._settle(part, page, before_ms) for page in _pages(part))
                if kept:
                    _LOG.warning("matches not listed", extra={"fields": {"database": called, "kept": kept}})

    def _settle(self, part: SqlLog, page: "Sequence[_Found]", before_ms: int) -> int:
        """Settles these matches. Returns how many are kept that the list does not have."""
        listed = self._listed([match for match, _, _ in page])
        self._end([match for match, ended, _ in page if ended and listed.get(match) is False])
        missing = [match for match, _, opened_ms in page if match not in listed and opened_ms <= before_ms]
        begun = [match for match, seq in part.last_seqs(missing) if seq == 1]
        part.erase(begun)
        return len(missing) - len(begun)

    def _marked(self, *those: sa.ColumnElement[bool]) -> list[str]:
        """The matches of other databases that the list marks as erased."""
        erased = sa.select(TABLES.c.id).where(TABLES.c.opened_ms == ERASED_MS, TABLES.c.ended, *those)
        with self.reading() as connection:
            return [match for match in connection.execute(erased).scalars() if self.place_of(match)]

    def _listed(self, matches: Sequence[str]) -> dict[str, bool]:
        """Those of the matches that the list has, with True if they are over."""
        wanted = sa.select(TABLES.c.id, TABLES.c.ended).where(TABLES.c.id.in_(matches))
        with self.reading() as connection:
            return {row.id: row.ended for row in connection.execute(wanted)}

    def _tell_ends(self, matches: Sequence[str]) -> None:
        """Tells the first database that these matches are over, which another has."""
        # While the first database is away, `settle` does so later.
        with suppress(BadFile, Conflict):
            self._end(matches)

    def _end(self, matches: Sequence[str]) -> None:
        if matches:
            with self.writing() as connection:
                connection.execute(TABLES.update().where(TABLES.c.id.in_(matches)).values(ended=True))
                for match in matches:
                    for statement in (ADD_OWN_GAMES, ADD_COMPANIONS):
                        connection.execute(sa.text(statement), {"match": match})


class _Part(SqlLog):
    """A further database, with matches only. While it cannot be reached, most of those who ask are refused at once, and
    none waits long.
    """

    def __init__(self, engine: sa.Engine, name: str) -> None:
        self._refusal = _Refusal()
        super().__init__(engine, name)

    @property
    def is_away(self) -> bool:
        """True if it did not answer lately."""
        return self._refusal.is_younger_than(_AWAY_S)

    @contextmanager
    def _translated_errors(self) -> Iterator[None]:
        with self._refusal.remembered(), super()._translated_errors():
            yield


class _Refusal:
    """The last time that a database could not be reached."""

    def __init__(self) -> None:
        self._last: BadFile | None = None
        self._last_s = 0.0

    def is_younger_than(self, age_s: float) -> bool:
        """True if the last time was so short ago."""
        return self._last is not None and time.monotonic() < self._last_s + age_s

    @contextmanager
    def remembered(self) -> Iterator[None]:
        """Raises the last refusal again for a moment, without asking the database; else remembers one."""
        if self._last is not None and self.is_younger_than(_PAUSE_S):
            raise type(self._last)(self._last.reason)
        try:
            yield
        except BadFile as problem:
            if problem.reason.fact("why") == "host":
                self._last, self._last_s = problem, time.monotonic()
            raise


class _Opening:
    """A further database by its address, opened when it is first needed and answers."""

    def __init__(self, address: str) -> None:
        url = sa.make_url(address)
        self._url = url.set(query={**_PATIENCE, **url.query})
        self._log: _Part | None = None
        self._refusal = _Refusal()
        self._lock = threading.Lock()

    @property
    def is_away(self) -> bool:
        """True if it was not opened yet, or did not answer lately."""
        return self._log is None or self._log.is_away

    def opened(self, notices: Notices) -> SqlLog:
        """The database, which sends its notices as the first one does. Raises BadFile."""
        with self._lock:
            if self._log is None:
                with self._refusal.remembered():
                    engine = engine_of(self._url.render_as_string(hide_password=False), _KEPT)
                    self._log = _Part(engine, engine.url.render_as_string(hide_password=True))
                self._log.notify_by(notices)
            return self._log

    def follow(self, notices: Notices) -> None:
        """Sends notices that way from now on."""
        if self._log is not None:
            self._log.notices = notices

    def close(self) -> None:
        """Closes its connections; the notices are the first one's."""
        if self._log is not None:
            self._log.notices = NoNotices()
            self._log.close()


def open_spread(address: str, others: Mapping[str, str]) -> SpreadLog:
    """The log over the database of this address and the others. Raises BadFile."""
    engine = engine_of(address)
    return SpreadLog(engine, engine.url.render_as_string(hide_password=True), others)


_Found = tuple[str, bool, int]
"""A match of a further database: its id, True if it is over, and when it was opened."""


def _pages(part: SqlLog) -> Iterator[list[_Found]]:
    """All matches of the database in the order of their ids."""
    after = ""
    while True:
        rows = sa.select(TABLES.c.id, TABLES.c.ended, TABLES.c.opened_ms).where(TABLES.c.id > after)
        archived = sa.select(ARCHIVED.c.id, sa.true(), ARCHIVED.c.opened_ms).where(ARCHIVED.c.id > after)
        with part.reading() as connection:
            found = connection.execute(rows.union_all(archived).order_by("id").limit(_PAGE)).all()
        if not found:
            return
        yield [(row.id, row.ended, row.opened_ms) for row in found]
        after = found[-1].id


def _list(connection: sa.Connection, match: str, entry: Entry) -> None:
    """Adds the match to the first database's list of all."""
    game = entry.game if isinstance(entry, Opened) else ""
    connection.execute(TABLES.insert().values(id=match, game=game, opened_ms=entry.at_ms, ended=False))
