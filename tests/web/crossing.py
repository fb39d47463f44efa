"""Two changes in one database that cross: the second is made when the first has read all that it decides on, and has
written nothing yet.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from tests.club.data_files import open_here
from tests.sampling import thinned
from tests.waiting import PATIENCE_S, until
from tests.web.postgres import database
from whistclub.cards.errors import WhistclubError
from whistclub.club.log.port import Conflict
from whistclub.club.store.db.engine import BEGIN
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.transfer import tables_of

Change = Callable[[], object]
_WRITING: Final = ("INSERT", "UPDATE", "DELETE")
_LOCKED: Final = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


class Crossing:
    """A database that two workers have open."""

    def __init__(self, *logs: SqlLog) -> None:
        self.one, self.two = logs

    def cross(self, first: Change, second: Change) -> tuple[object, object]:
        """Makes the first change by way of the first worker, and the second in the middle of it by way of the other.
        Returns what each returned, or refused.

        Where the second waits for the first to be over, the first goes on.
        """
        found: dict[int, object] = {}
        reached, done, waits = threading.Event(), threading.Event(), threading.Event()

        def begin(change: Change, number: int, *over: threading.Event) -> threading.Thread:
            def run() -> None:
                try:
                    found[number] = change()
                except (WhistclubError, Conflict) as problem:
                    found[number] = problem
                finally:
                    for event in over:
                        event.set()

            thread = threading.Thread(target=run, daemon=True)
            thread.start()
            return thread

        def pause(statement: str) -> None:
            if statement.startswith(_WRITING) and not reached.is_set():
                reached.set()
                until(lambda: done.is_set() or waits.is_set() or self._is_locked())

        def wait(statement: str) -> None:
            if statement == BEGIN:
                waits.set()

        with _heard(self.one._engine, pause), _heard(self.two._engine, wait):
            threads = [begin(first, 1, reached)]
            assert reached.wait(PATIENCE_S)
            threads.append(begin(second, 2, done))
            for thread in threads:
                thread.join(PATIENCE_S)
        return found[1], found[2]

    def texts(self) -> str:
        """All that is kept, as text."""
        with self.one.reading() as connection:
            rows = [connection.execute(sa.select(table)).all() for table in tables_of(connection)]
        return str(rows)

    def _is_locked(self) -> bool:
        if self.one.is_file:
            return False
        with self.one._engine.connect() as connection:
            return bool(connection.exec_driver_sql(_LOCKED).scalar_one())


@contextmanager
def _heard(engine: sa.Engine, hear: Callable[[str], None]) -> Iterator[None]:
    """Calls it with each statement before it is made."""

    def asked(*told: Any) -> None:
        hear(told[2])

    sa.event.listen(engine, "before_cursor_execute", asked)
    try:
        yield
    finally:
        sa.event.remove(engine, "before_cursor_execute", asked)


@pytest.fixture(scope="module", params=thinned(["file", "server"], ["server"]))
def crossing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crossing]:
    """A database for all tests of a module."""
    with ExitStack() as stack:
        if request.param == "file":
            path: Path = tmp_path_factory.mktemp("crossing") / "club.sqlite"
            logs = [open_here(path) for _ in range(2)]
        else:
            address = stack.enter_context(database())
            logs = [open_url(address) for _ in range(2)]
        for log in logs:
            stack.callback(log.close)
        yield Crossing(*logs)
