"""A club over two databases: tables in both, one of the two away, and what follows in the first."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from tests.web import clubs
from tests.web.clubs import Club, Person
from tests.web.postgres import away
from tests.web.test_table import (  # noqa: F401 - the ordinary tests of tables, over two databases
    dealt,
    lasting_club,
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
from tests.web.two_databases import addresses, entries_in, wait_for
from tests.web.visits import play
from whistclub.club.store.logs.spread_log import SpreadLog, open_spread

_TABLES = 4


@pytest.fixture(scope="module", autouse=True)
def _clubs_over_two_databases(servers: tuple[str, str]) -> Iterator[None]:
    def spread(path: Path) -> SpreadLog:
        first, second = addresses(servers, path.parent)
        return open_spread(first, {"b": second})

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clubs, "open_file", spread)
        yield


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
        while "done" != (await lost.ask("act", action=card))["tell"]:
            await lost.quiet()
        await play([lost], 1)
        assert 1 == len(lost.deals)


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
            wait_for(again.hub.club.log, matches[lost])
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
