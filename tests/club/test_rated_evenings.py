"""Ratings of evenings whose tables play the same deals: counted when one is over, again when it was corrected."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.data_files import open_here
from tests.club.evenings import OLGA, Evening, append, begun, tricks
from whistclub.club.evening import commands as ask
from whistclub.club.evening.rated import rated_evening
from whistclub.club.ratings import Held, Rating
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_ratings import SqlRatings


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    opened = open_here(tmp_path / "whistclub.sqlite")
    yield opened
    opened.close()


def finished(*ours: int, people: int = 8, seed: str = "1", after_ms: int = 0, **settings: str) -> Evening:
    """An evening of one round and one deal, with the tricks of North and South at each table."""
    evening = begun(people, seed, **{"format": "compass", "rounds": 1, **settings})
    evening.played(*ours)
    evening.now_ms += after_ms
    evening.do(OLGA, ask.Finish)
    return evening


def kept(log: SqlLog, evening: Evening) -> None:
    store = SqlEvenings(log)
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
    found = rated_evening(evening.log)
    assert found is not None
    north, east = found.fields
    assert [3, 1] == [held.score for held in north]
    assert [0, 0] == [held.score for held in east]
    seats = [evening.at(table, seat).person for table in (1, 2) for seat in (0, 2)]
    assert sorted(seats) == sorted(person for held in north for person in held.people)


def test_guests_without_a_phone_are_in_no_field_and_other_formats_are_not_rated() -> None:
    evening = Evening(format="compass", rounds=1)
    evening.join(7)
    evening.do(OLGA, ask.AddGuest, name="Jonas")
    evening.begin()
    evening.played(9, 7)
    evening.do(OLGA, ask.Finish)
    found = rated_evening(evening.log)
    assert found is not None
    assert 7 == sum(len(held.people) for field in found.fields for held in field)
    drive = rated_evening(finished(9, 7, format="partner").log)
    assert drive is not None
    assert () == drive.fields


def test_a_deal_that_one_table_alone_has_played_is_in_no_field() -> None:
    evening = begun(8, format="compass", rounds=1, deals=2)
    evening.played(9, 7)
    evening.enter(1, 2, 6)
    evening.do(OLGA, ask.EndRound, round=1)
    evening.do(OLGA, ask.Finish)
    found = rated_evening(evening.log)
    assert found is not None
    assert 2 == len(found.fields)
    assert all(isinstance(held, Held) for field in found.fields for held in field)


def test_ratings_follow_an_evening_that_was_corrected(log: SqlLog) -> None:
    evening = finished(9, 7)
    kept(log, evening)
    before = counted(log)
    assert 8 == len(before)
    one, other = evening.at(1, 0).person, evening.at(2, 0).person
    assert before[one].rating > before[other].rating
    known = len(evening.log)
    evening.do(OLGA, ask.Undo, undone=evening.state.seq)
    assert rated_evening(evening.log) is None
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=1, figures=tricks(4))
    evening.do(OLGA, ask.Finish)
    append(SqlEvenings(log), evening.state.evening, known, evening.log[known:], evening.state)
    after = counted(log)
    assert after[one].rating < after[other].rating
    assert [1] * 8 == [rating.results for rating in after.values()]


def test_an_evening_counted_late_is_counted_in_its_own_place(log: SqlLog) -> None:
    first, second = finished(9, 7), finished(5, 8, seed="2", after_ms=1000)
    kept(log, second)
    counted(log)
    kept(log, first)
    assert {2} == {rating.results for rating in counted(log).values()}
