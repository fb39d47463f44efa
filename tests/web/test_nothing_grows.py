"""A club forgets people who have come and gone, in its memory and in its database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.web.clubs import Person
from tests.web.memory import MemoryClub
from whistclub.club.friends import INVITED_MS
from whistclub.club.people import LINK_MS, new_person
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.sql_friends import INVITATIONS, LAST_HERE, SqlFriends
from whistclub.club.store.people.sql_rooms import LINKS, SqlClub
from whistclub.club.work.jobs import clean_up
from whistclub.web.resources.limits import Limits

_DAY_MS = 86_400_000


@pytest.fixture
async def club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[MemoryClub]:
    async with MemoryClub(tmp_path) as club:
        yield club


async def test_who_watched_a_table_and_is_gone_is_forgotten_and_who_has_a_seat_is_not(
    club: MemoryClub,
) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    table = ada.open("whist")
    await ada.visit(table)
    seated = await bo.visit(table)
    await seated.ask("sit", seat=2)
    watching = [await Person(club).named(f"Eve {number}").visit(table) for number in range(5)]
    for visit in (seated, *watching):
        await visit.close()
    model = club.hub.tables[table].model
    await club.pass_time(2 * Limits().reload_s)
    assert not model.leaving
    assert {model.room.chairs[2].person} == model.gone_ms.keys()


def test_cleaning_up_deletes_links_and_invitations_that_are_over_and_keeps_the_others(tmp_path: Path) -> None:
    log, now = open_file(tmp_path / "club.sqlite"), 100 * _DAY_MS
    club, friends = SqlClub(log), SqlFriends(log)
    one, other = new_person(1), new_person(1)
    for person, at_ms in ((one, now - _DAY_MS), (other, now - 1)):
        club.add_person(person)
        friends.be_here(person.id, at_ms)
        row = {"guest": person.id, "host": "h", "room": "r", "preset": "whist", "at_ms": at_ms}
        with log.writing() as connection:
            connection.execute(INVITATIONS.insert().values(row))
            values = {"digest": person.id, "person": person.id, "expires_ms": at_ms + LINK_MS}
            connection.execute(LINKS.insert().values(values))
    assert INVITED_MS < _DAY_MS
    clean_up(log, now)
    with log.reading() as connection:
        for column in (INVITATIONS.c.guest, LAST_HERE.c.person, LINKS.c.person):
            assert [other.id] == list(connection.execute(sa.select(column)).scalars())
    log.close()
