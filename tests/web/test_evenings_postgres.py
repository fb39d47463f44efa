"""Evenings over PostgreSQL: two workers append to one log, and every entry has its place once."""

import threading
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
import sqlalchemy as sa

from tests.club.evenings import OLGA, acquaint, append, begun
from tests.waiting import until
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import AnyEntry, Opened
from whistclub.club.evening.log import fold_all
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.store.db.inspection import inspect_server
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.web.live.evenings.online_rooms import room_for

_EACH = 20


@pytest.mark.long
def test_two_workers_append_to_one_evening_and_no_entry_is_lost_or_doubled(address: str) -> None:
    evening = begun(8)
    first = evening.log[0]
    assert isinstance(first, Opened)
    logs = [open_url(address) for _ in range(2)]
    stores = [SqlEvenings(log) for log in logs]
    acquaint(logs[0])
    stores[0].create(first)
    append(stores[0], first.evening, 1, evening.log[1:], evening.state)
    start = len(evening.log)

    def work(number: int) -> None:
        for turn in range(_EACH):
            (entry,) = _turned(number, turn)
            while True:
                seq = stores[number].last_seqs([first.evening])[0][1]
                try:
                    append(stores[number], first.evening, seq, [entry], evening.state)
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


def test_a_table_opened_by_two_workers_at_the_same_moment_is_stored_once(address: str) -> None:
    state, stores = fold_all(begun(8, place="online").log), [SqlClub(open_url(address)) for _ in range(2)]
    found = [room_for(state, state.rounds[0], 1, stores[0].log, lambda: 1)]
    for chair in found[0][0].chairs:
        stores[0].add_person(Person(chair.person, chair.called, 1, 1))
    with ThreadPoolExecutor(1) as workers, stores[0].log.writing() as connection:
        stores[0].insert(connection, found[0][0])
        assert 1 == connection.execute(sa.select(sa.literal(1))).scalar_one()
        slower = workers.submit(stores[1].add_playing, found)
        _until_blocked(address)
    assert slower.result(60) is None
    assert found[0][0] == stores[1].room(found[0][0].id)
    for store in stores:
        store.log.close()


def _until_blocked(address: str) -> None:
    """Returns when a statement waits for another transaction to end."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with psycopg.connect(address, autocommit=True) as connection:
        until(lambda: connection.execute(waiting).fetchone() != (0,))
