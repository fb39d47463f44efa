"""Evenings over PostgreSQL: two workers append to one log, and every entry has its place once."""

import threading
from collections.abc import Iterator

import pytest

from tests.club.evenings import OLGA, begun
from tests.web.postgres import cluster
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import AnyEntry, Opened
from whistclub.club.evening.fold import fold_all
from whistclub.club.store.inspection import inspect_server
from whistclub.club.store.log import Conflict
from whistclub.club.store.sql_evenings import SqlEvenings
from whistclub.club.store.sql_log import open_url

_EACH = 20


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


def test_two_workers_append_to_one_evening_and_no_entry_is_lost_or_doubled(address: str) -> None:
    evening = begun(8)
    first = evening.log[0]
    assert isinstance(first, Opened)
    logs = [open_url(address) for _ in range(2)]
    stores = [SqlEvenings(log) for log in logs]
    stores[0].create(first)
    stores[0].append(first.evening, 1, evening.log[1:])
    start = len(evening.log)

    def work(number: int) -> None:
        for turn in range(_EACH):
            (entry,) = _turned(number, turn)
            while True:
                seq = stores[number].grown([first.evening])[0][1]
                try:
                    stores[number].append(first.evening, seq, [entry])
                    break
                except Conflict:
                    continue

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    read = stores[1].read(first.evening)
    assert start + 2 * _EACH == len(read)
    assert {f"{number} {turn}" for number in range(2) for turn in range(_EACH)} == {
        entry.command for entry in read[start:]
    }
    assert len(read) == fold_all(read).seq
    assert 1 == inspect_server(address).evenings
    for log in logs:
        log.close()


def _turned(number: int, turn: int) -> tuple[AnyEntry, ...]:
    """A turn of the hall screen by one of the workers."""
    evening = begun(8)
    pages = ("clock", "names", "standings", "seating")
    return evening.do(OLGA, ask.TurnHall, id=f"{number} {turn}", page=pages[(turn + number) % 4], prize=turn)
