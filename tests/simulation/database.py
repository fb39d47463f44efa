"""One database that all workers of a simulated club use, as PostgreSQL would serve it at READ COMMITTED.

It is kept by SQLite in memory. A transaction reads what was committed before each of its statements, and others go
before it until it writes; from its first write to its end nobody does. An answer may be late, fail, or come after the
work was done or undone.
"""

import asyncio
import re
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import MissingGreenlet
from sqlalchemy.pool import NullPool
from sqlalchemy.util.concurrency import await_

from tests.club.data_files import make_empty
from tests.simulation.faults import Faults
from tests.simulation.loop import SeededLoop

_WRITING: Final = ("INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "LOCK")
_SHARED: Final = re.compile(r" FOR KEY SHARE|^LOCK .*")
"""Locks that nobody can meet here: from its first write on a transaction is alone."""
_HELD: Final = "/* held */"
"""Marks a statement that takes a lock; whoever waits for it reads on afterwards."""
_UNLOGGED: Final = (
    "CREATE TABLE present (room TEXT, worker TEXT, people TEXT, watching INTEGER, PRIMARY KEY (room, worker))",
    "CREATE TABLE workers (worker TEXT PRIMARY KEY, until_ms BIGINT)",
    "CREATE TABLE said (number INTEGER PRIMARY KEY, worker TEXT, seat INTEGER, phrase TEXT, at_ms BIGINT, room TEXT)",
    "CREATE TABLE rates (bucket BLOB PRIMARY KEY, left_tokens DOUBLE, filled_ms BIGINT)",
)
"""The tables that PostgreSQL empties when it crashes."""


class Server:
    """The database server of one run."""

    def __init__(self, loop: SeededLoop, faults: Faults, sqlite: sqlite3.Connection) -> None:
        """`sqlite` has what there is at the beginning, and has it again afterwards."""
        self._loop, self.faults, self.sqlite = loop, faults, sqlite
        sqlite.create_function("clock_timestamp", 0, loop.time)
        sqlite.execute("SAVEPOINT run")
        sqlite.create_function("pg_try_advisory_lock_shared", 1, self._share)
        sqlite.create_function("pg_try_advisory_xact_lock", 1, self._is_free)
        self._asking: ServerConnection | None = None
        self._sharing: set[ServerConnection] = set()
        self.is_open = False
        """False while it answers at once, whatever is drawn."""
        self.started = 0
        """Grows when it is started again: no connection of before answers any longer."""
        self._frozen: dict[str, float] = {}
        self._failing: dict[str, type[Exception]] = {}
        self._down_until_s = 0.0

    def close(self) -> None:
        """Forgets all that the run has stored."""
        self.sqlite.execute("ROLLBACK TO run")
        self.sqlite.execute("RELEASE run")

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Whatever is stored meanwhile is forgotten."""
        self.sqlite.execute("SAVEPOINT trying")
        try:
            yield
        finally:
            self.sqlite.execute("ROLLBACK TO trying")
            self.sqlite.execute("RELEASE trying")

    def crash(self, down_s: float) -> None:
        """Ends, and is there again after so long, without what is unlogged."""
        self.started += 1
        self._sharing.clear()
        self._down_until_s = self._loop.time() + down_s
        for table in ("present", "workers", "said", "rates"):
            self.sqlite.execute(f"DELETE FROM {table}")

    def freeze(self, place: str, for_s: float) -> None:
        """Answers nothing about matches of this place meanwhile; with an empty one nothing at all."""
        self._frozen[place] = self._loop.time() + for_s

    def fail(self, place: str, problem: type[Exception]) -> None:
        """The next statement about a match of this place raises this."""
        self._failing[place] = problem

    def answer(self, values: Sequence[Any]) -> None:
        """Waits as long as a statement with these values takes. Raises OperationalError where it fails."""
        if not self.is_open:
            return
        delay_s = self.faults.delay_s() + self._frozen_s(values)
        if self._is_down():
            raise _lost()
        with suppress(MissingGreenlet):
            await_(asyncio.sleep(delay_s))
        for place in [place for place in self._failing if _is_about(place, values)]:
            raise self._failing.pop(place)
        if self._is_down() or self.faults.befalls("failed"):
            raise _lost()

    def run(
        self, connection: "ServerConnection", statement: str, values: Sequence[Any], *, many: bool
    ) -> sqlite3.Cursor:
        """Runs a statement at once."""
        self._asking = connection
        return self.sqlite.executemany(statement, values) if many else self.sqlite.execute(statement, values)

    def leave(self, connection: "ServerConnection") -> None:
        """The connection is closed: what it holds is free."""
        self._sharing.discard(connection)

    def _share(self, _: int) -> bool:
        assert self._asking is not None
        self._sharing.add(self._asking)
        return True

    def _is_free(self, _: int) -> bool:
        return not self._sharing

    def _is_down(self) -> bool:
        return self._loop.time() < self._down_until_s

    def _frozen_s(self, values: Sequence[Any]) -> float:
        left_s = [
            until_s - self._loop.time() for place, until_s in self._frozen.items() if _is_about(place, values)
        ]
        return max([0.0, *left_s])


def _is_about(place: str, values: Sequence[Any]) -> bool:
    """True if one of the values is the id of a match of this place, which may be any."""
    return not place or any(isinstance(one, str) and one.startswith(f"{place}-") for one in values)


def _lost() -> sqlite3.OperationalError:
    return sqlite3.OperationalError("the connection to the server was lost")


class ServerConnection:
    """A connection of a driver to the server."""

    def __init__(self, server: Server) -> None:
        self._server, self._started = server, server.started
        self.autocommit = False
        self._writes = False

    def cursor(self) -> "ServerCursor":
        return ServerCursor(self)

    def execute(self, statement: str, values: Sequence[Any] = ()) -> "ServerCursor":
        cursor = self.cursor()
        cursor.execute(statement.replace("%s", "?"), values)
        return cursor

    def run(self, statement: str, values: Sequence[Any], *, many: bool = False) -> sqlite3.Cursor:
        """Runs a statement in the transaction, which it begins if there is none."""
        if not self._writes:
            self._server.answer(values)
            if self._started != self._server.started:
                raise _lost()
            if statement.lstrip().startswith(_WRITING) or _HELD in statement or "advisory_xact" in statement:
                self._server.sqlite.execute("SAVEPOINT transaction_")
                self._writes = True
        return self._server.run(self, _SHARED.sub("", statement), values, many=many)

    def commit(self) -> None:
        if not self._writes:
            return
        self._writes = False
        faults = self._server.faults
        if faults.befalls("lost"):
            self._undo()
            raise _lost()
        self._server.sqlite.execute("RELEASE transaction_")
        self._server.answer(())
        if faults.befalls("unanswered"):
            raise _lost()

    def rollback(self) -> None:
        if self._writes:
            self._writes = False
            self._undo()

    def close(self) -> None:
        self.rollback()
        self._server.leave(self)

    def _undo(self) -> None:
        self._server.sqlite.execute("ROLLBACK TO transaction_")
        self._server.sqlite.execute("RELEASE transaction_")


class ServerCursor:
    """A cursor, which has the whole result of its statement at once."""

    arraysize = 1

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.description: Any = None
        self.rowcount, self.lastrowid = -1, None
        self._rows: deque[Any] = deque()

    def execute(self, statement: str, values: Sequence[Any] = ()) -> "ServerCursor":
        self._take(self.connection.run(statement, values))
        return self

    def executemany(self, statement: str, values: Sequence[Any]) -> "ServerCursor":
        self._take(self.connection.run(statement, values, many=True))
        return self

    def fetchone(self) -> Any:
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        return [self._rows.popleft() for _ in range(min(size, len(self._rows)))]

    def fetchall(self) -> list[Any]:
        rows = list(self._rows)
        self._rows.clear()
        return rows

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())

    def close(self) -> None:
        self._rows.clear()

    def _take(self, found: sqlite3.Cursor) -> None:
        self._rows = deque(found.fetchall())
        self.description, self.rowcount = found.description, found.rowcount
        self.lastrowid = found.lastrowid  # type: ignore[assignment]


class _Compiler(SQLiteCompiler):
    def for_update_clause(self, select: Any, **named: Any) -> str:
        return f" {_HELD}"

    def visit_extract(self, extract: Any, **named: Any) -> str:
        """The seconds since 1970, which the clock here has already."""
        return self.process(extract.expr, **named)


class SimulatedDialect(SQLiteDialect_pysqlite):
    """The club's statements to a server, in words that SQLite understands."""

    name = "postgresql"
    statement_compiler = _Compiler
    supports_statement_cache = True

    def on_connect(self) -> Callable[[Any], None]:
        return lambda _: None

    def set_isolation_level(self, dbapi_connection: Any, level: Any) -> None:
        """Each transaction reads what is committed."""


registry.register("simulated", __name__, "SimulatedDialect")
_current: Final[list[Server]] = []


def use(server: Server) -> None:
    """The database of all that is opened from now on."""
    _current[:] = [server]
    engine()
    server.is_open = True


@cache
def engine() -> sa.Engine:
    """The one engine of all runs, so that each statement is compiled once."""
    made = sa.create_engine("simulated://", creator=lambda: ServerConnection(_current[0]), poolclass=NullPool)
    # The first connection is made under a lock, for which two threads that are tasks would wait for ever.
    made.connect().close()
    return made


@cache
def empty() -> sqlite3.Connection:
    """A database in which nothing has happened yet."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        make_empty(file)
        stored, memory = sqlite3.connect(file), sqlite3.connect(":memory:", isolation_level=None)
        stored.backup(memory)
        stored.close()
    for statement in _UNLOGGED:
        memory.execute(statement)
    memory.create_function("least", 2, min)
    memory.create_function("pg_advisory_xact_lock", 1, lambda _: None)
    memory.create_function("pg_is_in_recovery", 0, lambda: 0)
    return memory
