"""Ratings of evenings whose tables play the same deals: counted when one is over, again when it was corrected."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.club.data_files import open_here
from tests.club.evenings import OLGA, Evening, acquaint, append, begun
from tests.club.tables import act_for, play_out, sent, table_of
from whistclub.club.evening import commands as ask
from whistclub.club.evening.log import table_played
from whistclub.club.evening.rated import RatedEvening, rated_evening
from whistclub.club.ratings import Held, Rating
from whistclub.club.rooms import Room
from whistclub.club.seat_access import barred as barred_at
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.people.sql_ratings import SqlRatings
from whistclub.club.table.commands import AgreeUndo, Command, Drop, NextDeal, RefuseUndo, StandIn, Undo
from whistclub.club.table.help import helped_seats
from whistclub.evenings.results import DealScore, TableResult
from whistclub.rules.seats import FOUR, Seat
from whistclub.web.live.evenings.online_rooms import plan_for

NORTH, SOUTH = Seat(0), Seat(2)
COMPASS: Final[dict[str, Any]] = {"format": "compass", "rounds": 1, "place": "online"}


def finished(*ours: int, people: int = 8, seed: str = "1", after_ms: int = 0, **settings: Any) -> Evening:
    """An evening of one round and one deal at the club's tables, with the tricks of North and South at each."""
    evening = begun(people, seed, **{**COMPASS, **settings})
    played(evening, *ours)
    evening.now_ms += after_ms
    evening.do(OLGA, ask.Finish)
    return evening


def played(evening: Evening, *ours: int) -> None:
    """So many tricks of North and South in one deal more at each table of the club's."""
    for table, won in enumerate(ours, 1):
        deal(evening, table, won)


def deal(evening: Evening, table: int, ours: int) -> None:
    """One deal more at a table of the club's."""
    score = DealScore((ours, 13 - ours), (max(0, ours - 6), max(0, 7 - ours)))
    result = TableResult((*evening.table(table).result.deals, score))
    over = len(result.deals) == evening.state.settings.deals
    number = evening.round_number
    evening.take(table_played(evening.state, number, table, result, over=over, at_ms=evening.now_ms))


def rated(evening: Evening) -> RatedEvening | None:
    """The evening as ratings see it, where no bot acted for anybody."""
    return rated_evening(evening.log, lambda _: ())


def kept(log: SqlLog, evening: Evening) -> None:
    store = SqlEvenings(log)
    acquaint(log)
    store.create(evening.log[0])  # type: ignore[arg-type]
    append(store, evening.state.evening, 1, evening.log[1:], evening.state)


def counted(log: SqlLog) -> dict[str, Rating]:
    """The ratings once every evening that is over was counted; a recount finds the same."""
    ratings = SqlRatings(log)
    for evening in ratings.uncounted_evenings():
        found = ratings.evening(evening)
        assert found is not None
        ratings.count_evening(evening, found)
    assert [] == ratings.uncounted_evenings()
    assert ratings.recounted() == ratings.all()
    return ratings.all()


def test_each_line_s_pairs_are_one_another_s_field_with_their_points() -> None:
    evening = finished(9, 7)
    found = rated(evening)
    assert found is not None
    north, east = found.fields
    assert [3, 1] == [held.score for held in north]
    assert [0, 0] == [held.score for held in east]
    seats = [evening.at(table, seat).person for table in (1, 2) for seat in (0, 2)]
    assert sorted(seats) == sorted(person for held in north for person in held.people)


def test_three_evenings_that_their_organiser_typed_rate_nobody(log: SqlLog) -> None:
    for number in range(3):
        evening = begun(8, str(number), format="compass", rounds=1, place="cards")
        evening.played(13, 0)
        evening.do(OLGA, ask.Finish)
        kept(log, evening)
    assert {} == counted(log)


def test_bots_are_in_no_field_and_other_formats_are_not_rated() -> None:
    found = rated(finished(9, 7, people=7))
    assert found is not None
    assert 7 == sum(len(held.people) for field in found.fields for held in field)
    drive = rated(finished(9, 7, format="partner"))
    assert drive is not None
    assert () == drive.fields


def test_a_deal_that_one_table_alone_has_played_is_in_no_field() -> None:
    evening = begun(8, **COMPASS, deals=2)
    for table, ours in ((1, 9), (2, 7), (1, 6)):
        deal(evening, table, ours)
    evening.do(OLGA, ask.EndRound, round=1)
    evening.do(OLGA, ask.Finish)
    found = rated(evening)
    assert found is not None
    assert 2 == len(found.fields)
    assert all(isinstance(held, Held) for field in found.fields for held in field)


def test_who_comes_in_for_somebody_is_rated_from_the_first_deal_that_they_play_from_its_beginning() -> None:
    evening = begun(8, **COMPASS, deals=3)
    away = evening.guest_at(1, 0)
    evening.join(1)
    played(evening, 9, 7)
    evening.do(OLGA, ask.Substitute, away=away, guest=9)
    for table, ours in ((1, 8), (2, 7), (1, 8), (2, 7)):
        deal(evening, table, ours)
    evening.do(OLGA, ask.EndRound, round=1)
    evening.do(OLGA, ask.Finish)
    found = rated(evening)
    assert found is not None
    north = [[one for held in field for one in held.people] for field in found.fields[::2]]
    assert [True, False, False] == [f"person-{away}" in people for people in north]
    assert [False, False, True] == ["person-9" in people for people in north]


def test_a_deal_in_which_a_bot_acted_for_somebody_is_no_result_of_theirs_and_one_of_their_partner_s() -> None:
    evening = finished(9, 7)
    room, helped = evening.table(1).room, evening.at(1, 0).person
    found = rated_evening(evening.log, lambda one: (frozenset({NORTH}),) if one == room else ())
    assert found is not None
    everybody = [person for field in found.fields for held in field for person in held.people]
    assert (7, False) == (len(everybody), helped in everybody)
    assert evening.at(1, 2).person in everybody


def test_the_seats_for_which_bots_acted_are_told_deal_by_deal_without_those_dropped() -> None:
    table = table_of("whist", [SOUTH], "1")
    sent(table, NextDeal, None)
    sent(table, Drop, None)
    play_out(table, 1)
    sent(table, StandIn, None, whose=SOUTH, bot="simple")
    play_out(table, 1)
    assert (frozenset(), frozenset({SOUTH})) == helped_seats(table.log.read(table.id))


@pytest.mark.parametrize(("answer", "helped"), [(AgreeUndo, frozenset(FOUR)), (RefuseUndo, frozenset())])
def test_all_people_of_a_table_had_help_in_a_deal_once_they_have_agreed_to_take_an_act_back(
    answer: type[Command], helped: frozenset[Seat]
) -> None:
    table = table_of("whist", FOUR)
    sent(table, NextDeal, None)
    (leader,) = table.sight(None).waiting
    act_for(table, leader)
    sent(table, Undo, leader)
    for seat in set(FOUR) - {leader}:
        if table.state.undo_request is not None:
            sent(table, answer, seat)
    assert (helped,) == helped_seats(table.log.read(table.id))


def test_a_deal_in_which_a_table_took_an_act_back_is_a_result_of_nobody_there() -> None:
    evening = finished(9, 7, 8, people=12)
    room, there = evening.table(1).room, {evening.at(1, seat).person for seat in FOUR}
    found = rated_evening(evening.log, lambda one: (frozenset(FOUR),) if one == room else ())
    assert found is not None
    people = {person for field in found.fields for held in field for person in held.people}
    assert (8, set()) == (len(people), people & there)


def test_nobody_takes_an_act_back_at_a_table_of_an_evening() -> None:
    evening = begun(8, **COMPASS)
    plan = plan_for(evening.state, evening.state.rounds[-1], 1)
    room = Room(id="room", host="", host_name="", plan=plan, chairs=())
    assert all({"undo", "redo", "hint"} <= barred for barred in barred_at(room, FOUR).values())


def test_what_was_typed_and_counted_by_an_older_version_counts_no_longer_after_its_upgrade(
    tmp_path: Path,
) -> None:
    path = tmp_path / "whistclub.sqlite"
    log = open_here(path)
    evening = begun(8, format="compass", rounds=1, place="cards")
    evening.played(13, 0)
    evening.do(OLGA, ask.Finish)
    kept(log, evening)
    one, other = (evening.at(table, 0).person for table in (1, 2))
    field = (Held((one,), 7), Held((other,), 0))
    found = RatedEvening(evening.state.seq, evening.now_ms, (field,))
    SqlRatings(log).count_evening(evening.state.evening, found)
    assert {one, other} == set(SqlRatings(log).all())
    with log.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '18'")
    log.close()
    upgraded = open_file(path)
    assert {} == counted(upgraded)
    upgraded.close()


def test_an_evening_counted_late_is_counted_in_its_own_place(log: SqlLog) -> None:
    first, second = finished(9, 7), finished(5, 8, seed="2", after_ms=1000)
    kept(log, second)
    counted(log)
    kept(log, first)
    assert {2} == {rating.results for rating in counted(log).values()}
