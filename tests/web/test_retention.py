"""Guests who have nothing at a club, and tables at which nothing was played, are forgotten; nobody else ever is."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from tests.club.data_files import open_here
from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.postgres import database
from whistclub.club.daily import DAY_MS
from whistclub.club.devices import Device
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.local_table import now_ms
from whistclub.club.people import GONE
from whistclub.club.people import Person as Somebody
from whistclub.club.retention import FORGET_DAYS, forgotten_before, may_go
from whistclub.club.rooms import Chair, EveningTable, Plan, Room
from whistclub.club.signup.announcement import Announced, Announcement, Entrant, Signup
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_retention import GOING, KEEPING, forget_guests, forget_rooms
from whistclub.club.store.people.sql_rooms import PEOPLE, ROOMS, SEATINGS, SqlClub
from whistclub.club.store.transfer import tables_of
from whistclub.club.work.jobs import clean_up
from whistclub.web.server import waiting_work

NOW: Final = 1_000 * DAY_MS
OLD: Final = NOW - FORGET_DAYS * DAY_MS - 1
MANY: Final = 100
OTHER_WORDS: Final = {
    "season_members.member",
    "people.id",
}
"""Columns with a person in them that are no reference to one."""
NAMING: Final = {"person", "other", "guest", "host", "organiser", "teacher", "owner", "member"}
"""The names of columns that name a person."""


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[SqlLog, list[sa.Table]]]:
    """A log in PostgreSQL, and its tables, those first to which no other refers."""
    with database() as address:
        made = open_url(address)
        with made.reading() as connection:
            tables = list(reversed(tables_of(connection)))
        yield made, tables
        made.close()


@pytest.fixture(params=["file", "server"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlLog]:
    if request.param == "file":
        made = open_here(tmp_path / "club.sqlite")
        yield made
        made.close()
        return
    made, tables = request.getfixturevalue("server")
    with made.writing() as connection:
        for table in tables:
            connection.execute(table.delete())
    yield made


def guest(log: SqlLog, name: str, used_ms: int = OLD, number: int = 1234) -> None:
    """A guest of this id with one device, last used then."""
    device = Device(id=f"device-{name}", person=name, label="", since_ms=OLD, used_ms=used_ms)
    SqlDevices(log).add(device, Somebody(name, name, number, OLD))


def room(name: str, **more: Any) -> Room:
    usual: dict[str, Any] = {
        "host": "",
        "host_name": "",
        "plan": Plan(preset="whist"),
        "chairs": (Chair(),) * 4,
    }
    return Room(id=name, **(usual | {"changed_ms": OLD} | more))


def ids(log: SqlLog, table: sa.Table) -> set[str]:
    with log.reading() as connection:
        return set(connection.execute(sa.select(table.c.id)).scalars())


def test_a_guest_goes_90_days_after_the_last_visit_and_not_a_day_before(log: SqlLog) -> None:
    guest(log, "gone")
    guest(log, "here", used_ms=NOW - FORGET_DAYS * DAY_MS)
    guest(log, "neutral", number=GONE)
    assert ["device-gone"] == list(clean_up(log, NOW))
    assert {"here", "neutral"} == ids(log, PEOPLE)
    assert not SqlDevices(log).devices_of("gone")
    assert [] == list(clean_up(log, NOW))


def test_with_0_days_nobody_is_forgotten(log: SqlLog) -> None:
    guest(log, "old", used_ms=1)
    SqlClub(log).add_room(room("old"))
    assert [] == list(clean_up(log, NOW, forget_days=0))
    assert ({"old"}, {"old"}) == (ids(log, PEOPLE), ids(log, ROOMS))


@pytest.mark.parametrize("column", KEEPING, ids=str)
def test_whoever_has_something_stays(log: SqlLog, column: sa.Column[Any]) -> None:
    guest(log, "ada")
    guest(log, "idle")
    with log.writing() as connection:
        found = {table.name: table for table in tables_of(connection)}
        table = found[column.table.name]
        connection.execute(table.insert().values(_row(connection, table, found, column.name)))
    forget_guests(log, forgotten_before(NOW, FORGET_DAYS), MANY)
    assert "ada" in ids(log, PEOPLE)
    assert "idle" not in ids(log, PEOPLE)


def announced(log: SqlLog, code: str, day: str, opened_ms: int = OLD) -> None:
    """An announcement for that day, of an organiser of this code, with a name of somebody without a phone on it."""
    said = Announced(settings=EveningSettings(name="Drive", format="ladder"), day=day)
    signup = Signup(number=1, entrants=(Entrant(name="Greta"),))
    one = Announcement(
        code=code,
        key="k",
        opened_ms=opened_ms,
        announced=said,
        organisers=((code, "Gus"),),
        signups=(signup,),
    )
    if not SqlClub(log).person(code):
        SqlClub(log).add_person(Somebody(code, "Gus", 1234, OLD))
    SqlAnnouncements(log).add(one)


def test_a_list_for_an_evening_goes_with_its_names_so_long_after_its_day_and_not_a_day_before(
    log: SqlLog,
) -> None:
    guest(log, "PAST")
    day_of = datetime.fromtimestamp((NOW - (FORGET_DAYS + 2) * DAY_MS) / 1000, UTC).date()
    announced(log, "PAST", day_of.isoformat())
    announced(log, "NEAR", (day_of + timedelta(days=2)).isoformat())
    announced(log, "DAYLESS", "")
    announced(log, "NEW", "", opened_ms=NOW - FORGET_DAYS * DAY_MS)
    announced(log, "NODAY", "2025-02-31", opened_ms=NOW)
    assert ["device-PAST"] == list(clean_up(log, NOW))
    found = SqlAnnouncements(log)
    assert [None, None] == [found.one(code) for code in ("PAST", "DAYLESS")]
    assert None not in [found.one(code) for code in ("NEAR", "NEW", "NODAY")]


def test_a_list_without_a_day_stays_for_the_usual_time_and_with_0_days_every_list_stays(log: SqlLog) -> None:
    announced(log, "PAST", "1971-01-01")
    announced(log, "NEW", "", opened_ms=NOW - 2 * DAY_MS)
    clean_up(log, NOW, forget_days=0)
    assert SqlAnnouncements(log).one("PAST") is not None
    clean_up(log, NOW, forget_days=1)
    assert (None, "NEW") == (
        SqlAnnouncements(log).one("PAST"),
        getattr(SqlAnnouncements(log).one("NEW"), "code", None),
    )


def _row(
    connection: sa.Connection, table: sa.Table, found: dict[str, sa.Table], named: str
) -> dict[str, Any]:
    """A row of this table with `ada` in one column, and the rows that it refers to."""
    row: dict[str, Any] = {}
    for column in table.columns:
        kind = column.type.python_type
        row[column.name] = {int: 7, bool: False, float: 1.5, bytes: b"x", str: "x"}[kind]
        for key in column.foreign_keys:
            other = found[key.column.table.name]
            if other.name != "people":
                connection.execute(other.insert().values(_row(connection, other, found, "")))
                row[column.name] = "x" if key.column.type.python_type is str else 7
            else:
                row[column.name] = "ada"
    return row | ({named: "ada"} if named else {})


def test_every_column_that_names_a_person_says_if_it_keeps_them(log: SqlLog) -> None:
    with log.reading() as connection:
        there = {
            f"{table.name}.{column.name}"
            for table in tables_of(connection)
            for column in table.columns
            if column.name in NAMING or any(key.column.table.name == "people" for key in column.foreign_keys)
        }
    decided = {f"{column.table.name}.{column.name}" for column in (*KEEPING, *GOING)}
    runtime = {one for one in there if one.partition(".")[0] in {"present", "workers", "said"}}
    assert decided == there - OTHER_WORDS - runtime


def test_a_table_at_which_nothing_was_played_goes_and_its_visitors_with_it(log: SqlLog) -> None:
    guest(log, "host")
    club = SqlClub(log)
    club.add_room(room("empty", host="host"))
    club.add_room(room("new", changed_ms=NOW - FORGET_DAYS * DAY_MS))
    club.add_room(room("played", match="m"))
    club.add_room(
        room(
            "evening",
            plan=Plan(preset="whist", evening=EveningTable(evening="e", code="KVRNM", round=1, table=1)),
        )
    )
    club.add_room(room("day", plan=Plan(preset="whist", daily="2026-01-01")))
    clean_up(log, NOW)
    assert {"new", "played", "evening", "day"} == ids(log, ROOMS)
    assert set() == ids(log, PEOPLE)


def test_a_table_whose_matches_are_over_stays(log: SqlLog) -> None:
    SqlClub(log).add_room(room("old"))
    with log.writing() as connection:
        found = {table.name: table for table in tables_of(connection)}
        connection.execute(PEOPLE.insert().values(id="ada", name="", number=1, since_ms=NOW, face=1))
        row = _row(connection, found["seatings"], found, "person") | {"room": "old"}
        connection.execute(SEATINGS.insert().values(row))
    assert 0 == forget_rooms(log, forgotten_before(NOW, FORGET_DAYS), MANY)


def test_two_workers_at_once_forget_everybody_once(log: SqlLog) -> None:
    names = [f"guest{number}" for number in range(40)]
    for name in names:
        guest(log, name)
    told: list[str] = []
    before_ms = forgotten_before(NOW, FORGET_DAYS)

    def work() -> None:
        while found := forget_guests(log, before_ms, 3):
            told.extend(found)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(f"device-{name}" for name in names) == sorted(told)
    assert set() == ids(log, PEOPLE)


def test_a_running_club_forgets_and_a_guest_who_comes_back_is_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_work, "ASK_S", 0.2)
    monkeypatch.setattr(waiting_work, "_TURNS_A_CLEANING", 1)
    with Club(tmp_path) as club:
        ada = Person(club).named("Ada")
        club.now = lambda: now_ms() + (FORGET_DAYS + 1) * DAY_MS
        until(lambda: not ids(club.hub.club.log, PEOPLE))
        # The database forgets first, the process that asked it to a moment later.
        until(lambda: not ada.call("GET", "/api/me")["known"])
        assert "Bea" == ada.named("Bea").call("GET", "/api/me")["name"]


@pytest.mark.parametrize(("days", "before_ms"), [(90, NOW - 90 * DAY_MS), (1, NOW - DAY_MS), (0, 0)])
def test_the_moment_before_which_is_forgotten(days: int, before_ms: int) -> None:
    assert before_ms == forgotten_before(NOW, days)


def test_only_a_table_that_stands_for_itself_may_go() -> None:
    assert may_go(room("a"))
    assert not may_go(room("a", match="m"))
    assert not may_go(room("a", plan=Plan(preset="whist", daily="2026-01-01")))
