"""A club over two databases: tables in both, one of the two away, and what follows in the first."""

import hashlib
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import psycopg
import pytest
import sqlalchemy as sa

from tests.club.tables import NOW, house, opened, sent
from tests.web import clubs
from tests.web.clubs import PATIENCE_S, Club, Person, play, running
from tests.web.postgres import away, cluster
from tests.web.test_table import (  # noqa: F401 - the ordinary tests of tables, over two databases
    club,
    dealt,
    one_club,
    test_a_bot_plays_on_for_who_is_gone_and_hands_the_seat_back,
    test_a_command_sent_again_is_done_once_also_over_a_new_connection,
    test_a_finished_deal_is_told_again_with_all_hands_and_a_running_one_is_not,
    test_a_guest_is_dealt_cards_at_once_and_plays_a_deal_of_every_preset,
    test_a_part_that_never_comes_counts_as_zeros_and_is_said,
    test_a_seed_is_shown_to_nobody_before_the_match_is_over,
    test_a_stale_click_is_answered_so_and_changes_nothing,
    test_everything_is_there_after_a_restart,
    test_four_people_lay_bid_cards_at_the_same_moment_and_nobody_is_stale,
    test_the_clock_lets_a_bot_play_on_for_who_thinks_too_long,
    test_the_deal_of_the_day_is_the_same_for_everybody_and_begun_once,
    test_the_host_kicks_swaps_and_starts_a_rematch,
    test_undo_between_people_asks_them_and_only_the_host_stops,
    test_what_a_persons_matches_come_to_is_counted_with_several_people_too,
    test_who_comes_back_is_told_what_was_missed_and_draws_the_same_table,
    test_who_has_the_link_may_watch_and_has_no_seat,
)
from whistclub.cards.errors import BadOption, reason
from whistclub.club.daily import DAY_MS
from whistclub.club.local_table import Table
from whistclub.club.people import Person as Somebody
from whistclub.club.store.files.record_files import BadFile
from whistclub.club.store.logs.log import Conflict
from whistclub.club.store.logs.own_game_rows import OWN_GAMES
from whistclub.club.store.logs.schema import ENTRIES
from whistclub.club.store.logs.spread_log import SpreadLog, open_spread
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.people.sql_own_games import UNDO_MS, SqlOwnGames
from whistclub.club.store.people.sql_rooms import PEOPLE, SEATINGS
from whistclub.club.table.commands import NextDeal, Rename, Stop
from whistclub.club.table.entries import Renamed
from whistclub.club.work.jobs import clean_up
from whistclub.rules.seats import Seat
from whistclub.web.server.serve_options import good_match_databases

SOUTH = Seat(2)
_TABLES = 4


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[str, str]]:
    with cluster() as first, cluster() as second:
        yield first, second


def database(server: str, name: str) -> str:
    """The address of the database of this name on a server, made if it is not there."""
    with psycopg.connect(server, autocommit=True) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
            connection.execute(f'CREATE DATABASE "{name}"')
    return server.replace("/postgres?", f"/{name}?")


def addresses(servers: tuple[str, str], folder: Path) -> tuple[str, str]:
    """Two databases for a folder's club, on a server each."""
    name = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return database(servers[0], name), database(servers[1], name)


@pytest.fixture(scope="module", autouse=True)
def _clubs_over_two_databases(servers: tuple[str, str]) -> Iterator[None]:
    def spread(path: Path) -> SpreadLog:
        first, second = addresses(servers, path.parent)
        return open_spread(first, {"b": second})

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clubs, "open_file", spread)
        yield


@pytest.fixture
def pair(servers: tuple[str, str], tmp_path: Path) -> tuple[str, str]:
    return addresses(servers, tmp_path)


@pytest.fixture
def log(pair: tuple[str, str]) -> Iterator[SpreadLog]:
    log = open_spread(pair[0], {"b": pair[1]})
    yield log
    log.close()


def entries_in(address: str) -> dict[str, int]:
    """The numbers of entries of the matches in this database alone."""
    log = open_url(address)
    with log.reading() as connection:
        counted = sa.select(ENTRIES.c.table_id, sa.func.count().label("entries")).group_by(ENTRIES.c.table_id)
        found = {row.table_id: row.entries for row in connection.execute(counted)}
    log.close()
    return found


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


def test_a_clubs_tables_are_in_both_databases_and_everything_else_in_the_first(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    matches: list[str] = []
    with running(tmp_path) as both:
        ada = Person(both).named("Ada")

        async def meeting() -> None:
            for _ in range(_TABLES):
                visit = await ada.visit(ada.open("whist", with_bots=True))
                await play([visit], 1)
                matches.append(visit.match)

        both.meet(meeting())
    assert {False, True} == {match.startswith("b-") for match in matches}
    for address, prefix in zip(pair, ("", "b-"), strict=True):
        found = entries_in(address)
        assert set(found) == {match for match in matches if match.startswith("b-") is bool(prefix)}
        assert min(found.values()) > 52
    first, second = (rows_in(address) for address in pair)
    assert (_TABLES, _TABLES, 1) == (first["tables"], first["rooms"], first["people"])
    assert (_TABLES // 2, 0, 0) == (second["tables"], second["rooms"], second["people"])


def test_people_at_two_workers_play_at_one_table_of_the_second_database(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    workers = [Club(tmp_path, log=open_spread(pair[0], {"b": pair[1]})) for _ in range(2)]
    ada, berit = (Person(one).named(name) for one, name in zip(workers, ("Ada", "Berit"), strict=True))

    async def meeting() -> None:
        matches = []
        for _ in range(2):
            table = ada.open("whist")
            visits = [await ada.visit(table), await berit.visit(table)]
            assert "done" == (await visits[1].ask("sit", seat=1))["tell"]
            # A start that is tried again, since the room has changed meanwhile, takes its turn at the databases twice.
            await visits[0].until_so(
                lambda visits=visits: visits[0].table["seats"][1]["kind"] == "person"  # type: ignore[misc]
            )
            assert "done" == (await visits[0].ask("start"))["tell"]
            await dealt(visits)
            await play(visits, 1)
            for visit in visits:
                await visit.until_so(lambda visit=visit: bool(visit.deals))  # type: ignore[misc]
            assert visits[0].match == visits[1].match
            await visits[1].close()
            matches.append(visits[0].match)
        assert ["", "b-"] == [match[:2] if match.startswith("b-") else "" for match in matches]

    try:
        workers[0].meet(meeting())
    finally:
        for one in workers:
            one.stop()


def test_while_one_database_is_away_the_others_tables_go_on_and_its_own_are_told(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    with running(tmp_path) as both:
        ada = Person(both).named("Ada")
        tables = [ada.open("whist", with_bots=True) for _ in range(2)]

        async def meeting() -> None:
            visits = [await ada.visit(table) for table in tables]
            for visit in visits:
                await dealt([visit])
            here, lost = sorted(visits, key=lambda visit: visit.match.startswith("b-"))
            assert lost.match.startswith("b-")
            assert not here.match.startswith("b-")
            await lost.until_so(lambda: bool(lost.legal))
            with away(pair[1]):
                seq, card = lost.seq, lost.legal[0]
                answer = await lost.ask("act", action=card)
                assert ("refused", "club-cannot-write") == (answer["tell"], answer["why"]["key"])
                await play([here], 1)
                assert 1 == len(here.deals)
                assert 200 == ada.http.get("/readyz").status_code
                begun = await ada.visit(ada.open("whist", with_bots=True))
                await dealt([begun])
                assert not begun.match.startswith("b-")
                assert lost.seq == seq
            while "done" != (await lost.ask("act", action=card))["tell"]:
                await lost.quiet()
            await play([lost], 1)
            assert 1 == len(lost.deals)

        both.meet(meeting())


def test_a_club_that_starts_while_one_database_is_away_serves_the_rest_and_then_all(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    with running(tmp_path) as both:
        ada = Person(both).named("Ada")
        tables = [ada.open("gongor", with_bots=True) for _ in range(2)]
        cookie = next(iter(ada.http.cookies.values()))
        matches: dict[str, str] = {}

        async def meeting() -> None:
            for table in tables:
                visit = await ada.visit(table)
                await play([visit], 1)
                matches[table] = visit.match

        both.meet(meeting())
    here, lost = sorted(tables, key=lambda table: matches[table].startswith("b-"))
    with away(pair[1]):
        again = Club(tmp_path, log=open_spread(pair[0], {"b": pair[1]}))
        person = Person(again)
        person.http.cookies.set(f"whist-{again.port}", cookie)

        async def without() -> None:
            visit = await person.visit(here)
            assert 1 == len(visit.deals)
            await play([visit], 2)
            told = await person.visit(lost)
            assert ("bye", "table-unreachable") == (told.heard[-1]["tell"], told.heard[-1]["why"]["key"])
            assert told.heard[-1]["again_s"] > 0

        again.meet(without())

        assert {(lost, True), (here, False)} == {
            (one["room"], one["summary"] is None) for one in person.call("GET", "/api/me/games")["games"]
        }
        told = person.call("GET", "/api/statistics", status=503)
        assert "club-cannot-write" == told["why"]["key"]

    async def whole() -> None:
        visit = await person.visit(lost)
        assert 1 == len(visit.deals)
        await play([visit], 2)

    wait_for(again.hub.club.log, matches[lost])
    again.meet(whole())
    found = person.call("GET", "/api/me/games")["games"]
    assert {lost, here} == {one["room"] for one in found if one["summary"]}
    again.stop()


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
    before = [log.read_answered(table.id) for table in over]
    clean_up(log, NOW + 40 * DAY_MS)
    assert [{}, {}] == [entries_in(address) for address in pair]
    assert before == [log.read_answered(table.id) for table in over]
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
    clean_up(log, NOW + 2 * DAY_MS)
    assert [] == log.read("b-1234")
    assert over[0].seq == len(log.read("1234"))


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


def wait_for(log: SqlLog, match: str) -> None:
    """Waits until the database of this match answers again."""
    end_s = time.monotonic() + PATIENCE_S
    while True:
        with suppress(BadFile):
            log.read(match)
            return
        assert time.monotonic() < end_s
        time.sleep(0.1)


def rows_in(address: str) -> dict[str, int]:
    """The numbers of rows of some tables of the database."""
    with psycopg.connect(address) as connection:
        return {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # type: ignore[index]
            for name in ("tables", "rooms", "people")
        }


def own_games(log: SqlLog) -> set[str]:
    """Ada's finished matches as her list has them."""
    with log.reading() as connection:
        return set(
            connection.execute(sa.select(OWN_GAMES.c.match).where(OWN_GAMES.c.person == "ada")).scalars()
        )
