"""A person removed leaves no name in a match whose seat they gave up, nor in one that ends after they are gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.club.data_files import open_here
from tests.club.tables import opened
from whistclub.club.log.texts import to_text
from whistclub.club.people import GONE, Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.store.logs.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES, COMPANIONS, OWN_GAMES
from whistclub.club.store.logs.schema import ENTRIES
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.erasure import PURGED
from whistclub.club.store.people.sql_own_games import SqlOwnGames
from whistclub.club.store.people.sql_rooms import ROOMS, SEATINGS, SqlClub
from whistclub.club.table.entries import Opened, Renamed, SeatAsked, Sitter
from whistclub.rules.seats import FOUR, Seat

ADA = Person("ada", "Adelheid", 1000, 0)
BERIT = Person("berit", "Berit", 1001, 0)
NEUTRAL = Person("neutral", "", GONE, 5)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    found = open_here(tmp_path / "club.sqlite")
    club = SqlClub(found)
    for one in (ADA, BERIT):
        club.add_person(one)
    yield found
    found.close()


def begun(log: SqlLog, *people: str | Sitter) -> Opened:
    """A match of these people in the room where Ada and Berit were; a name alone stands in it as in older entries."""
    first = opened("whist", FOUR[: len(people)])
    known = (Sitter(one) if isinstance(one, str) else one for one in people)
    sitters = (*known, *first.sitters[len(people) :])
    match = Opened(**{name: getattr(first, name) for name in first.__struct_fields__} | {"sitters": sitters})
    log.create(match.table, match)
    chairs = (Chair(ADA.id, ADA.name), Chair(BERIT.id, BERIT.name), Chair(bot="club"), Chair(bot="club"))
    room = Room(
        id="r", host=BERIT.id, host_name="Berit", plan=Plan(preset="whist"), chairs=chairs, match=match.table
    )
    SqlClub(log).add_room(room)
    return match


def seat(log: SqlLog, match: str, **people: str) -> None:
    with log.writing() as connection:
        for number, who in enumerate(people.values()):
            row = {"table_id": match, "seat": number, "person": who, "room": "r"}
            connection.execute(SEATINGS.insert().values(row))


def texts(log: SqlLog) -> str:
    with log.reading() as connection:
        return "\n".join(connection.execute(sa.select(ENTRIES.c.entry)).scalars())


def test_somebody_who_gave_up_their_seat_leaves_no_name_in_the_match(log: SqlLog) -> None:
    match = begun(log, "Adelheid (2)").table
    log.append(match, 1, [SeatAsked(at_ms=1, seat=Seat(0), who="ada", name="Adelheid", of=())])
    log.append(match, 2, [Renamed(at_ms=2, seat=Seat(0), name="Berit")])
    seat(log, match, north=BERIT.id)
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    found = texts(log)
    assert "Adelheid" not in found
    assert '"ada"' not in found
    assert "Berit" in found


def test_every_name_they_had_in_a_seat_they_gave_up_goes_and_who_came_after_keeps_theirs(log: SqlLog) -> None:
    match = begun(log, Sitter("Adele", who=ADA.id)).table
    names = [("Adolfine", ADA.id), ("Berit", BERIT.id), ("Adolfine", BERIT.id)]
    for seq, (name, who) in enumerate(names, 1):
        log.append(match, seq, [Renamed(at_ms=seq, seat=Seat(0), name=name, who=who)])
    seat(log, match, north=BERIT.id)
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    assert "Adele" not in (found := texts(log))
    assert '"ada"' not in found
    entries = log.read(match)
    assert [("#0", NEUTRAL.id), *names[1:]] == [(one.name, one.who) for one in entries[1:]]  # type: ignore[union-attr]


def test_who_changed_seats_leaves_no_name_in_either_and_who_sat_there_before_keeps_theirs(
    log: SqlLog,
) -> None:
    match = begun(log, Sitter("Adele", who=ADA.id), Sitter("Berit", who=BERIT.id)).table
    log.append(match, 1, [Renamed(at_ms=1, seat=Seat(1), name="Adelheid", who=ADA.id)])
    log.append(match, 2, [Renamed(at_ms=2, seat=Seat(0), name="Berit", who=BERIT.id)])
    seat(log, match, north=BERIT.id, east=ADA.id)
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    assert "Adel" not in (found := texts(log))
    assert 2 == found.count("Berit")


def test_a_namesake_in_the_seat_keeps_their_name(log: SqlLog) -> None:
    other = Person("other", ADA.name, 1002, 0)
    SqlClub(log).add_person(other)
    match = begun(log, "Adelheid").table
    seat(log, match, north=other.id)
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    assert "Adelheid" in texts(log)


def test_a_match_that_ends_later_is_no_game_of_somebody_neutral_and_they_are_nobodys_company(
    log: SqlLog,
) -> None:
    match = begun(log, "Adelheid", "Berit").table
    seat(log, match, north=ADA.id, east=BERIT.id)
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    with log.writing() as connection:
        for statement in (ADD_OWN_GAMES, ADD_COMPANIONS):
            connection.execute(sa.text(statement), {"match": match})
        assert [BERIT.id] == list(connection.execute(sa.select(OWN_GAMES.c.person)).scalars())
        assert [] == connection.execute(sa.select(COMPANIONS)).all()
    assert [] == SqlOwnGames(log).company(BERIT.id)


def test_a_game_that_all_others_have_deleted_goes_with_the_last_who_kept_it(log: SqlLog) -> None:
    match = begun(log, "Adelheid", "Berit").table
    seat(log, match, north=ADA.id, east=BERIT.id)
    with log.writing() as connection:
        connection.execute(sa.text(ADD_OWN_GAMES), {"match": match})
        connection.execute(OWN_GAMES.update().where(OWN_GAMES.c.person == BERIT.id).values(deleted_ms=PURGED))
        room = Room(id="r", host=BERIT.id, host_name="", plan=Plan(preset="whist"), chairs=(), match="later")
        connection.execute(ROOMS.update().values(room=to_text(room)))
    SqlOwnGames(log).remove(ADA, NEUTRAL)
    assert match not in texts(log)
