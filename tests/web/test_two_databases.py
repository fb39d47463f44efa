"""A club over two databases: tables in both, one of the two away, and what follows in the first."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from tests.web.clubs import Club, Person
from tests.web.postgres import away, frozen
from tests.web.test_table import dealt
from tests.web.two_databases import entries_in, wait_for
from tests.web.visits import play
from whistclub.club.store.logs.spread_log import open_spread

_TABLES = 4


@pytest.fixture(autouse=True)
def _spread(over_two_databases: None) -> None:
    """Every club here is over two databases."""


@pytest.mark.long
async def test_a_clubs_tables_are_in_both_databases_and_everything_else_in_the_first(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    matches: list[str] = []
    async with Club(tmp_path) as both:
        ada = Person(both).named("Ada")
        for _ in range(_TABLES):
            visit = await ada.visit(ada.open("whist", with_bots=True))
            await play([visit], 1)
            matches.append(visit.match)
    assert {False, True} == {match.startswith("b-") for match in matches}
    for address, prefix in zip(pair, ("", "b-"), strict=True):
        found = entries_in(address)
        assert set(found) == {match for match in matches if match.startswith("b-") is bool(prefix)}
        assert min(found.values()) > 52
    first, second = (rows_in(address) for address in pair)
    assert (_TABLES, _TABLES, 1) == (first["tables"], first["rooms"], first["people"])
    assert (_TABLES // 2, 0, 0) == (second["tables"], second["rooms"], second["people"])


@pytest.mark.long
async def test_people_at_two_workers_play_at_one_table_of_the_second_database(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    logs = [open_spread(pair[0], {"b": pair[1]}) for _ in range(2)]
    async with Club(tmp_path, log=logs[0]) as one, Club(tmp_path, log=logs[1]) as two:
        ada, berit = Person(one).named("Ada"), Person(two).named("Berit")
        matches = [await played_by_both(ada, berit) for _ in range(2)]
    assert [False, True] == [match.startswith("b-") for match in matches]


async def played_by_both(ada: Person, berit: Person) -> str:
    """The match of which they have played a deal at a new table."""
    table = ada.open("whist")
    visits = [await ada.visit(table), await berit.visit(table)]
    assert "done" == (await visits[1].ask("sit", seat=1))["tell"]
    # A start that is tried again, since the room has changed meanwhile, takes its turn at the databases twice.
    await visits[0].until_so(lambda: visits[0].table["seats"][1]["kind"] == "person")
    assert "done" == (await visits[0].ask("start"))["tell"]
    await dealt(visits)
    await play(visits, 1)
    for visit in visits:
        await visit.until_so(lambda visit=visit: bool(visit.deals))  # type: ignore[misc]
    assert visits[0].match == visits[1].match
    await visits[1].close()
    return visits[0].match


@pytest.mark.long
async def test_while_one_database_is_away_the_others_tables_go_on_and_its_own_are_told(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    async with Club(tmp_path) as both:
        ada = Person(both).named("Ada")
        tables = [ada.open("whist", with_bots=True) for _ in range(2)]
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
        await asyncio.to_thread(wait_for, both.hub.club.log, lost.match)
        # Who acts for the first time after it was away may still hold a connection of before.
        while "done" != (await lost.ask("act", action=card))["tell"]:
            pass
        await play([lost], 1)
        assert 1 == len(lost.deals)


@pytest.mark.long
async def test_while_one_database_answers_nobody_the_others_tables_are_opened(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    async with Club(tmp_path) as both:
        ada = Person(both).named("Ada")
        tables, matches = [ada.open("gongor", with_bots=True) for _ in range(14)], dict[str, str]()
        for table in tables:
            visit = await ada.visit(table)
            matches[table] = visit.match
            await visit.close()
        cookie = next(iter(ada.http.cookies.values()))
    here, *lost = sorted(tables, key=lambda table: matches[table].startswith("b-"))
    lost = [table for table in lost if matches[table].startswith("b-")]
    async with Club(tmp_path) as again:
        person, log = Person(again), again.hub.club.log
        person.http.cookies.set(f"whist-{again.port}", cookie)
        # As many connections as a busy club has.
        await asyncio.gather(*(asyncio.to_thread(log.read, matches[table]) for table in lost))
        with frozen(pair[1]):
            for table in lost:
                await (await person.visit_raw(table)).send("hello")
            assert matches[here] == (await person.visit(here)).match


@pytest.mark.long
async def test_a_club_that_starts_while_one_database_is_away_serves_the_rest_and_then_all(
    tmp_path: Path, pair: tuple[str, str]
) -> None:
    async with Club(tmp_path) as both:
        ada = Person(both).named("Ada")
        tables = [ada.open("gongor", with_bots=True) for _ in range(2)]
        cookie = next(iter(ada.http.cookies.values()))
        matches: dict[str, str] = {}
        for table in tables:
            visit = await ada.visit(table)
            await play([visit], 1)
            matches[table] = visit.match
    here, lost = sorted(tables, key=lambda table: matches[table].startswith("b-"))
    with ExitStack() as meanwhile:
        meanwhile.enter_context(away(pair[1]))
        async with Club(tmp_path, log=open_spread(pair[0], {"b": pair[1]})) as again:
            person = Person(again)
            person.http.cookies.set(f"whist-{again.port}", cookie)
            await plays_on(person, here)
            told = await person.visit(lost)
            assert ("bye", "table-unreachable") == (told.heard[-1]["tell"], told.heard[-1]["why"]["key"])
            assert told.heard[-1]["again_s"] > 0
            games = person.call("GET", "/api/me/games")["games"]
            assert {(lost, True), (here, False)} == {(one["room"], one["summary"] is None) for one in games}
            refused = person.call("GET", "/api/statistics", status=503)
            assert "club-cannot-write" == refused["why"]["key"]
            meanwhile.close()
            await asyncio.to_thread(wait_for, again.hub.club.log, matches[lost])
            await plays_on(person, lost)
            games = person.call("GET", "/api/me/games")["games"]
            assert {lost, here} == {one["room"] for one in games if one["summary"]}


async def plays_on(person: Person, table: str) -> None:
    """The person finds the deal that was played, and plays another."""
    visit = await person.visit(table)
    assert 1 == len(visit.deals)
    await play([visit], 2)


def rows_in(address: str) -> dict[str, int]:
    """The numbers of rows of some tables of the database."""
    with psycopg.connect(address) as connection:
        return {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # type: ignore[index]
            for name in ("tables", "rooms", "people")
        }
