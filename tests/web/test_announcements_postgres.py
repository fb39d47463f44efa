"""Announcements over PostgreSQL: of two workers who change one at once, one tries again on what the other made."""

import threading
from collections.abc import Callable

import pytest

from tests.club.evenings import NAMES, NOON, acquaint, fresh_bytes
from whistclub.cards.errors import NotHere
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Conflict
from whistclub.club.signup import commands as ask
from whistclub.club.signup.announcement import Announced, Announcement, new_announcement
from whistclub.club.signup.decision import after
from whistclub.club.signup.first_entries import made_of
from whistclub.club.signup.lists import lists_of
from whistclub.club.store.db.inspection import inspect_server
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.people.sql_announcements import SqlAnnouncements

_EACH = 12
_PLACES = 9


def announced() -> Announcement:
    said = Announced(settings=EveningSettings(name="Friday"), places=_PLACES)
    return new_announcement(said, "olga", "Olga", Environment(NOON, fresh_bytes("postgres")))


def stored(log: SqlLog, code: str) -> Announcement:
    found = SqlAnnouncements(log).one(code)
    assert found is not None
    return found


def both(work: Callable[[int], None]) -> None:
    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)


@pytest.mark.long
def test_two_workers_lose_nobody_exceed_no_places_and_make_one_evening(address: str) -> None:
    one = announced()
    logs = [open_url(address) for _ in range(2)]
    acquaint(logs[0], *(f"phone {at}" for at in range(2 * _EACH)))
    SqlAnnouncements(logs[0]).add(one)

    def sign_up(number: int) -> None:
        for turn in range(_EACH):
            at = number * _EACH + turn
            while True:
                next_one = after(
                    stored(logs[number], one.code), ask.PutDown(name=NAMES[3 * at]), f"phone {at}"
                )
                try:
                    SqlAnnouncements(logs[number]).change(next_one)
                    break
                except Conflict:
                    continue

    both(sign_up)
    found = stored(logs[1], one.code)
    assert {f"phone {at}" for at in range(2 * _EACH)} == {e.person for s in found.signups for e in s.entrants}
    assert _PLACES == len(lists_of(found).inside)
    assert [one.code] == [held.code for held in SqlAnnouncements(logs[0]).of("phone 7")]

    made: list[str] = []

    def make(number: int) -> None:
        while True:
            try:
                new = made_of(
                    stored(logs[number], one.code), "olga", Environment(NOON, fresh_bytes(f"made {number}"))
                )
                SqlAnnouncements(logs[number]).make(new)
            except NotHere:
                return
            except Conflict:
                continue
            made.append(new.opened.code)

    both(make)
    assert [stored(logs[0], one.code).evening_code] == made
    assert 1 == inspect_server(address).evenings
    for log in logs:
        log.close()
