"""One's own games in the database: a page reads few rows by an index, however many games there are."""

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.club.data_files import open_here
from whistclub.club.own_games import UNDO_MS, GameChoice, Place
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Departure, Plan, Room
from whistclub.club.store.logs.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES, OWN_GAMES
from whistclub.club.store.logs.schema import TABLES
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.people.erasure import without_person
from whistclub.club.store.people.sql_own_games import MOST_COUNTED, SqlOwnGames, page_query
from whistclub.club.store.people.sql_rooms import PEOPLE, SEATINGS
from whistclub.club.table.entries import Renamed, SeatAsked
from whistclub.club.table.removal import in_seat, unnamed
from whistclub.rules.seats import Seat

MANY = 10_000
GAMES = ("whist", "hermits")
NEUTRAL = Person("neutral", "", 0, 0)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlLog]:
    """Ada has many games, every tenth of them with Berit."""
    log = open_here(tmp_path_factory.mktemp("games") / "club.sqlite")
    people = [{"id": one, "name": one, "number": 1000, "since_ms": 0} for one in ("ada", "berit")]
    tables = [
        {"id": f"m{number:05}", "game": GAMES[number % 2], "opened_ms": number // 2, "ended": True}
        for number in range(MANY)
    ]
    seats = [
        {"table_id": f"m{number:05}", "seat": seat, "person": person, "room": f"r{number}"}
        for number in range(MANY)
        for seat, person in enumerate(("ada", "berit"))
        if not seat or number % 10 == 0
    ]
    with log.writing() as connection:
        connection.execute(PEOPLE.insert(), people)
        connection.execute(TABLES.insert(), tables)
        connection.execute(SEATINGS.insert(), seats)
        for statement in (ADD_OWN_GAMES, ADD_COMPANIONS):
            everything = statement.replace("WHERE s.table_id = :match", "WHERE true")
            connection.execute(sa.text(everything))
    yield log
    log.close()


@pytest.mark.parametrize("after", [None, Place(2500, "m05000")])
@pytest.mark.parametrize(
    "choice",
    [
        GameChoice(),
        GameChoice(game="whist"),
        GameChoice(other="berit"),
        GameChoice(other="berit", game="whist"),
        GameChoice(since_ms=1000, until_ms=4000),
        GameChoice(other="berit", since_ms=1000, until_ms=4000),
    ],
    ids=str,
)
def test_a_page_is_read_in_the_order_of_an_index(
    log: SqlLog, choice: GameChoice, after: Place | None
) -> None:
    query = page_query("ada", choice, after, 21).compile(log._engine, compile_kwargs={"literal_binds": True})
    with log.reading() as connection:
        plan = [row[-1] for row in connection.execute(sa.text(f"EXPLAIN QUERY PLAN {query}"))]
        assert 21 >= len(connection.execute(sa.text(str(query))).all()) > 0
    assert not [step for step in plan if "TEMP B-TREE" in step or step.startswith("SCAN")], plan
    assert any("companions_" in step if choice.other else "own_games_" in step for step in plan), plan


def test_pages_follow_one_another_without_a_gap_though_games_began_at_once(log: SqlLog) -> None:
    games, found, after = SqlOwnGames(log), list[str](), None
    for _ in range(5):
        page = games.page("ada", GameChoice(), after, 7)
        found += [game.match for game in page]
        after = Place(page[-1].opened_ms, page[-1].match)
    assert [f"m{number:05}" for number in range(MANY - 1, MANY - 36, -1)] == found


def test_games_are_counted_up_to_a_bound(log: SqlLog) -> None:
    games = SqlOwnGames(log)
    assert (MOST_COUNTED, 1000) == (games.count("ada", GameChoice()), games.count("berit", GameChoice()))
    assert 2 == games.count("ada", GameChoice(since_ms=7, until_ms=8))
    assert ["berit"] == [one.id for one in games.company("ada")]


def test_a_deletion_can_be_undone_until_its_time_is_over_and_the_other_keeps_the_game(log: SqlLog) -> None:
    games, now_ms = SqlOwnGames(log), UNDO_MS * 9
    assert games.delete("ada", "m00010", now_ms)
    assert not games.delete("ada", "m00010", now_ms)
    assert not games.restore("berit", "m00010", now_ms)
    games.purge("ada", now_ms)
    assert games.restore("ada", "m00010", now_ms + 1)
    assert games.delete("ada", "m00010", now_ms)
    assert games.delete("ada", "m00011", now_ms)
    games.purge("ada", now_ms + UNDO_MS)
    assert not games.restore("ada", "m00010", now_ms + UNDO_MS)
    with log.reading() as connection:
        kept = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(["m00010", "m00011"])))
        assert ["m00010"] == list(kept.scalars())
        theirs = sa.select(OWN_GAMES.c.deleted_ms).where(
            OWN_GAMES.c.match == "m00010", OWN_GAMES.c.person == "berit"
        )
        assert 0 == connection.execute(theirs).scalar_one()


def test_the_matches_of_an_older_file_become_own_games(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    shutil.copy(Path(__file__).parent / "data" / "v6-seats.sqlite", path)
    with sqlite3.connect(path) as old:
        wanted = old.execute(
            "SELECT DISTINCT s.person, s.table_id FROM seatings s JOIN tables t ON t.id = s.table_id AND t.ended"
        ).fetchall()
    log = open_file(path)
    with log.reading() as connection:
        found = connection.execute(sa.select(OWN_GAMES.c.person, OWN_GAMES.c.match)).all()
    log.close()
    assert sorted(wanted) == sorted(map(tuple, found))


def test_a_room_keeps_somebody_neutral_in_the_place_of_a_removed_person() -> None:
    room = Room(
        id="r",
        host="ada",
        host_name="Ada",
        plan=Plan(preset="whist"),
        chairs=(Chair("ada", "Ada"), Chair("berit", "Berit")),
        phase="playing",
        kicked=("ada",),
        left=(Departure("ada", 0, 1),),
    )
    changed = without_person(room, "ada", "neutral")
    assert (Chair("neutral"), Chair("berit", "Berit")) == changed.chairs
    assert ("berit", "Berit", ("neutral",), 2) == (
        changed.host,
        changed.host_name,
        changed.kicked,
        changed.version,
    )
    assert "neutral" == changed.left[0].person


def test_entries_lose_the_name_of_a_removed_person_and_no_other() -> None:
    renamed = Renamed(at_ms=1, seat=Seat(0), name="Ada")
    asked = SeatAsked(at_ms=1, seat=Seat(1), who="ada", name="Ada", of=())
    assert "#0" == unnamed(renamed, "ada", NEUTRAL, in_seat(Seat(0), "ada")).name  # type: ignore[union-attr]
    assert renamed == unnamed(renamed, "ada", NEUTRAL, in_seat(Seat(1), "ada"))
    assert ("neutral", "#0") == (
        (found := unnamed(asked, "ada", NEUTRAL, in_seat(Seat(0), "ada"))).who,  # type: ignore[union-attr]
        found.name,  # type: ignore[union-attr]
    )
