"""The log of a club over two databases: its ends, its archive and what is removed, also while one of the two is
away.
"""

import socket
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
import sqlalchemy as sa

from tests.club.tables import NOW, house, opened, sent
from tests.web.postgres import away
from tests.web.two_databases import entries_in, wait_for
from whistclub.cards.errors import BadOption, reason
from whistclub.club.daily import DAY_MS
from whistclub.club.local_table import Table
from whistclub.club.log.port import BadFile, Conflict
from whistclub.club.own_games import UNDO_MS
from whistclub.club.people import Person as Somebody
from whistclub.club.store.logs.own_game_rows import OWN_GAMES
from whistclub.club.store.logs.spread_log import SpreadLog, open_spread
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_own_games import SqlOwnGames
from whistclub.club.store.people.sql_rooms import PEOPLE, SEATINGS
from whistclub.club.table.commands import NextDeal, Rename, Stop
from whistclub.club.table.entries import Renamed
from whistclub.club.work.jobs import clean_up
from whistclub.rules.seats import Seat
from whistclub.web.server.serve_options import good_match_databases

SOUTH = Seat(2)


@pytest.fixture
def log(pair: tuple[str, str]) -> Iterator[SpreadLog]:
    log = open_spread(pair[0], {"b": pair[1]})
    yield log
    log.close()


def finished(log: SqlLog, match: str) -> Table:
    """A match of this id, stopped by its one person, Ada."""
    start = opened("whist", people=(SOUTH,), seed="1")
    table = house(log).open(msgspec.structs.replace(start, table=match))
    with log.writing() as connection:
        connection.execute(SEATINGS.insert().values(table_id=match, seat=SOUTH, person="ada", room="r"))
    sent(table, Rename, SOUTH, name="Ada")
    sent(table, NextDeal, SOUTH)
    sent(table, Stop, SOUTH)
    return table


@pytest.fixture
def over(log: SpreadLog) -> list[Table]:
    """A match of Ada's in each of the two databases."""
    with log.writing() as connection:
        connection.execute(PEOPLE.insert().values(id="ada", name="Ada", number=1000, since_ms=0))
    return [finished(log, match) for match in ("1234", "b-1234")]


def test_an_end_that_the_first_database_was_not_told_is_told_by_the_next_cleaning(
    log: SpreadLog, over: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise BadFile(reason("database-upgraded"))

    with monkeypatch.context() as patched:
        patched.setattr(SpreadLog, "_end", lost)
        late = finished(log, "b-late")
    assert {"1234", "b-1234"} == own_games(log)
    assert [True, True, False] == [
        kept.ended for kept in sorted(log.tables(), key=lambda kept: kept.id.replace("late", "9"))
    ]
    clean_up(log, NOW)
    assert {"1234", "b-1234", late.id} == own_games(log)
    assert all(kept.ended for kept in log.tables())


def test_a_match_that_was_begun_and_never_listed_goes_with_the_cleaning(log: SpreadLog) -> None:
    orphan = msgspec.structs.replace(opened("whist", people=(SOUTH,), seed="1"), table="b-9")
    with suppress(RuntimeError), log.writing() as connection:
        log.begin(connection, orphan)
        raise RuntimeError
    assert ([], 1) == (log.tables(), len(log.read("b-9")))
    clean_up(log, NOW)
    assert 1 == len(log.read("b-9"))
    clean_up(log, NOW + DAY_MS)
    assert [] == log.read("b-9")


def test_matches_of_both_databases_are_archived_where_they_are(
    log: SpreadLog, over: list[Table], pair: tuple[str, str]
) -> None:
    before = [log.read(table.id) for table in over]
    clean_up(log, NOW + 40 * DAY_MS)
    assert [{}, {}] == [entries_in(address) for address in pair]
    assert before == [log.read(table.id) for table in over]
    assert [(table.id, table.seq) for table in over] == sorted(log.last_seqs([table.id for table in over]))
    assert {table.id for table in over} == {kept.id for kept in log.tables() if kept.ended}
    new = Renamed(at_ms=NOW, seat=SOUTH, name="Eva")
    for table in over:
        with pytest.raises(Conflict):
            log.append(table.id, table.seq, [new])
        log.append(table.id, table.seq, [new])
        assert new == log.read(table.id)[-1]


def test_a_person_who_goes_is_named_in_neither_database(log: SpreadLog, over: list[Table]) -> None:
    assert all(any("Ada" in text for text in log.read_texts(table.id)) for table in over)
    SqlOwnGames(log).remove(Somebody("ada", "Ada", 1000, 0), Somebody("neutral", "", 2000, 0))
    assert not [text for table in over for text in log.read_texts(table.id) if "Ada" in text]
    assert [table.seq for table in over] == [len(log.read(table.id)) for table in over]


def test_nobody_is_removed_by_halves_while_a_database_is_away(
    log: SpreadLog, over: list[Table], pair: tuple[str, str]
) -> None:
    games, ada = SqlOwnGames(log), Somebody("ada", "Ada", 1000, 0)
    with away(pair[1]), pytest.raises(BadFile):
        games.remove(ada, Somebody("neutral", "", 2000, 0))
    assert {"1234", "b-1234"} == own_games(log)
    wait_for(log, "b-1234")
    games.remove(ada, Somebody("neutral", "", 2000, 0))
    assert set() == own_games(log)


def test_a_game_that_nobody_keeps_goes_from_the_second_database(log: SpreadLog, over: list[Table]) -> None:
    games = SqlOwnGames(log)
    assert games.delete("ada", "b-1234", NOW)
    clean_up(log, NOW + UNDO_MS)
    assert [] == log.read("b-1234")
    assert over[0].seq == len(log.read("1234"))


def test_a_game_deleted_while_its_database_is_away_goes_when_that_is_back(
    log: SpreadLog, over: list[Table], pair: tuple[str, str]
) -> None:
    assert SqlOwnGames(log).delete("ada", "b-1234", NOW)
    with away(pair[1]):
        clean_up(log, NOW + 2 * UNDO_MS)
    wait_for(log, "b-1234")
    assert over[1].seq == len(log.read("b-1234"))
    clean_up(log, NOW + 2 * DAY_MS)
    assert [] == log.read("b-1234")
    assert [over[0].id] == [kept.id for kept in log.tables()]
    assert over[0].seq == len(log.read("1234"))


def test_matches_that_a_restored_older_list_does_not_have_are_kept_and_told(
    log: SpreadLog, over: list[Table], caplog: pytest.LogCaptureFixture
) -> None:
    log.erase(["b-1234"])
    assert ["1234"] == [kept.id for kept in log.tables()]
    clean_up(log, NOW + 2 * DAY_MS)
    assert over[1].seq == len(log.read("b-1234"))
    assert [{"database": "b", "kept": 1}] == [getattr(record, "fields", None) for record in caplog.records]


def test_a_database_that_does_not_answer_is_not_asked_by_everybody(pair: tuple[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://whist@127.0.0.1:{silent.getsockname()[1]}/club?connect_timeout=2"
        log = open_spread(pair[0], {"b": address})
        for _ in range(20):
            with pytest.raises(BadFile):
                log.read("b-1")
        assert {""} == {log.place_of(log.new_table()) for _ in range(4)}
        log.close()
        silent.setblocking(False)
        asked = 0
        with suppress(BlockingIOError):
            while True:
                silent.accept()[0].close()
                asked += 1
    assert 1 <= asked <= 3


def test_a_match_of_a_database_that_the_club_was_not_given_is_told_so(log: SpreadLog) -> None:
    with pytest.raises(BadFile, match="match-database-unknown"):
        log.read("c-1234")


@pytest.mark.parametrize(
    ("given", "database", "why"),
    [
        (("b",), "postgresql://h/a", "match-database"),
        (("B=postgresql://h/b",), "postgresql://h/a", "match-database"),
        (("b=sqlite:///b",), "postgresql://h/a", "match-database"),
        (("b=postgresql://h/b",), "", "match-databases-need-postgresql"),
        (("b=postgresql://h/b", "b=postgresql://h/c"), "postgresql://h/a", "match-database-twice"),
        (("b=postgresql://h/a",), "postgresql://h/a", "match-database-twice"),
    ],
)
def test_databases_that_cannot_be_are_told(given: tuple[str, ...], database: str, why: str) -> None:
    with pytest.raises(BadOption) as caught:
        good_match_databases(given, database)
    assert why == caught.value.reason.key
    assert (("b", "postgresql://h/b?x=y"),) == good_match_databases(
        ("b=postgresql://h/b?x=y",), "postgresql://h/a"
    )


def own_games(log: SqlLog) -> set[str]:
    """Ada's finished matches as her list has them."""
    with log.reading() as connection:
        return set(
            connection.execute(sa.select(OWN_GAMES.c.match).where(OWN_GAMES.c.person == "ada")).scalars()
        )
