"""Ratings in the club's database: those after the last day or evening counted, and who hides theirs.

They follow from the ranked tries at the deals of the day and the results of evenings whose tables played the same
deals, in the order in which these were over: `recounted` counts them all again.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.club.evening.entries import entry_from_text
from whistclub.club.evening.rated import RatedEvening, rated_evening
from whistclub.club.ratings import Field, Held, Rating, after_period
from whistclub.club.rooms import room_from_text
from whistclub.club.store.db.row_locks import hold_table
from whistclub.club.store.db.rows import Rows, has_rows
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_evenings import EVENING_ROWS, EVENINGS
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_daily import DAYS, TRIES
from whistclub.club.store.people.sql_rooms import ROOMS, hold_person
from whistclub.club.table.help import helped_seats
from whistclub.rules.seats import Seat

RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("results", sa.Integer, nullable=False),
)
_rated: Final = Rows(RATINGS, Rating)
HIDDEN: Final = sa.Table("ratings_hidden", METADATA, sa.Column("person", sa.Text, primary_key=True))


EVENINGS_RATED: Final = sa.Table(
    "rated_evenings",
    METADATA,
    sa.Column("evening", sa.Text, primary_key=True),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
)
RESULTS: Final = sa.Table(
    "rated_results",
    METADATA,
    sa.Column("evening", sa.Text, primary_key=True),
    sa.Column("field", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("held", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Index("rated_results_person", "person"),
)


class _Period(msgspec.Struct, frozen=True, order=True):
    """A day that was opened, by its date, or an evening that was over, by its id, at `at_ms`."""

    at_ms: int
    name: str
    is_evening: bool


class SqlRatings:
    """The ratings of one club's people. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def uncounted(self) -> list[tuple[str, tuple[str, ...]]]:
        """The days that are open and not counted yet, in order, each with its presets."""
        wanted = sa.select(DAYS.c.date, DAYS.c.presets).where(DAYS.c.opened_ms > 0, ~DAYS.c.rated)
        with self._log.reading() as connection:
            rows = connection.execute(wanted.order_by(DAYS.c.date)).all()
        return [(row.date, tuple(row.presets.split())) for row in rows]

    def uncounted_evenings(self) -> list[str]:
        """The evenings that are over and not counted yet, or changed since."""
        wanted = sa.select(EVENINGS.c.id).where(EVENINGS.c.ended, ~EVENINGS.c.rated)
        with self._log.reading() as connection:
            return list(connection.execute(wanted.order_by(EVENINGS.c.opened_ms, EVENINGS.c.id)).scalars())

    def evening(self, evening: str) -> RatedEvening | None:
        """The results of an evening as its log tells them, None if it goes on again."""
        with self._log.reading() as connection:
            texts = EVENING_ROWS.texts(connection, evening)
        return rated_evening(list(map(entry_from_text, texts)), self._helped_at) if texts else None

    def _helped_at(self, room: str) -> tuple[frozenset[Seat], ...]:
        """The seats that had help at a table, deal by deal; none for a table that is deleted."""
        with self._log.reading() as connection:
            text = connection.execute(sa.select(ROOMS.c.room).where(ROOMS.c.id == room)).scalar_one_or_none()
        return helped_seats(self._log.read(room_from_text(text).match)) if text else ()

    def count(self, date: str) -> None:
        """Counts an open day, whose finished tries have their scores. Of two workers the first one does."""
        with self._log.writing() as connection:
            mine = (DAYS.c.date == date, DAYS.c.opened_ms > 0, ~DAYS.c.rated)
            if connection.execute(DAYS.update().where(*mine).values(rated=True)).rowcount != 1:
                return
            hold_table(connection, RATINGS)
            opened_ms = connection.execute(
                sa.select(DAYS.c.opened_ms).where(DAYS.c.date == date)
            ).scalar_one()
            _count_last(connection, _Period(opened_ms, date, is_evening=False))

    def count_evening(self, evening: str, found: RatedEvening) -> None:
        """Counts the results of an evening, in the place of those counted before if they were corrected. An evening
        that has grown since waits for the next time.
        """
        with self._log.writing() as connection:
            mine = (EVENINGS.c.id == evening, EVENINGS.c.ended, ~EVENINGS.c.rated)
            if connection.execute(EVENINGS.update().where(*mine).values(rated=True)).rowcount != 1:
                return
            if _last_seq(connection, evening) != found.seq:
                connection.execute(EVENINGS.update().where(EVENINGS.c.id == evening).values(rated=False))
                return
            hold_table(connection, RATINGS)
            _store_results(connection, evening, found)

    def recounted(self) -> dict[str, Rating]:
        """All ratings counted again from the results of the days and evenings counted so far."""
        with self._log.reading() as connection:
            return _counted_again(connection)

    def all(self) -> dict[str, Rating]:
        """The ratings as they are kept, by person."""
        with self._log.reading() as connection:
            return _ratings(connection)

    def of(self, person: str) -> Rating | None:
        """This person's rating, None before the first day counted."""
        with self._log.reading() as connection:
            return _ratings(connection, RATINGS.c.person == person).get(person)

    def shown(self, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings that others may see: of those who do not hide theirs, with results enough."""
        hidden = sa.select(HIDDEN.c.person)
        with self._log.reading() as connection:
            found = _ratings(connection, RATINGS.c.person.in_(people), RATINGS.c.person.not_in(hidden))
        return {person: one for person, one in found.items() if one.is_shown}

    def hides(self, person: str) -> bool:
        """True if this person hides their rating."""
        with self._log.reading() as connection:
            return has_rows(connection, HIDDEN, HIDDEN.c.person == person)

    def hide(self, person: str, *, hidden: bool) -> None:
        """Hides or shows a person's rating. Raises NotHere for somebody removed."""
        with self._log.writing() as connection:
            hold_person(connection, person)
            connection.execute(HIDDEN.delete().where(HIDDEN.c.person == person))
            if hidden:
                connection.execute(HIDDEN.insert().values(person=person))


def leave_ratings(connection: sa.Connection, person: str, neutral: str) -> None:
    """A person's rating is nobody's from now on, as their results are; so what others' ratings follow from stays."""
    # Of two who count, or count while somebody leaves, the second goes on from what the first has made.
    hold_table(connection, RATINGS)
    for rows in (RATINGS, RESULTS):
        connection.execute(rows.update().where(rows.c.person == person).values(person=neutral))
    connection.execute(HIDDEN.delete().where(HIDDEN.c.person == person))


def _last_seq(connection: sa.Connection, evening: str) -> int:
    return int(connection.execute(EVENING_ROWS.last_seqs([evening])).one()[1])


def _store_results(connection: sa.Connection, evening: str, found: RatedEvening) -> None:
    """Stores these results and counts them; all periods again where the evening was counted before."""
    own = EVENINGS_RATED.c.evening == evening
    was = connection.execute(EVENINGS_RATED.delete().where(own)).rowcount
    connection.execute(RESULTS.delete().where(RESULTS.c.evening == evening))
    if found.fields:
        connection.execute(EVENINGS_RATED.insert().values(evening=evening, ended_ms=found.ended_ms))
        connection.execute(RESULTS.insert(), list(_result_rows(evening, found)))
    if was:
        _keep(connection, _counted_again(connection))
    elif found.fields:
        _count_last(connection, _Period(found.ended_ms, evening, is_evening=True))


def _count_last(connection: sa.Connection, new: _Period) -> None:
    """Counts a period that was just marked as counted; all of them again if one counted before came later."""
    if _periods(connection)[-1] == new:
        _keep(connection, after_period(_ratings(connection), _fields(connection, new)))
    else:
        _keep(connection, _counted_again(connection))


def _counted_again(connection: sa.Connection) -> dict[str, Rating]:
    found: dict[str, Rating] = {}
    for period in _periods(connection):
        found = after_period(found, _fields(connection, period))
    return found


def _keep(connection: sa.Connection, ratings: Mapping[str, Rating]) -> None:
    connection.execute(RATINGS.delete())
    rows = [{"person": person, **msgspec.structs.asdict(one)} for person, one in ratings.items()]
    if rows:
        connection.execute(RATINGS.insert(), rows)


def _periods(connection: sa.Connection) -> list[_Period]:
    """The days and evenings that were counted, in the order in which they were over."""
    days = connection.execute(sa.select(DAYS.c.opened_ms, DAYS.c.date).where(DAYS.c.rated))
    evenings = connection.execute(sa.select(EVENINGS_RATED.c.ended_ms, EVENINGS_RATED.c.evening))
    return sorted(
        [_Period(at_ms, name, is_evening=False) for at_ms, name in days]
        + [_Period(at_ms, name, is_evening=True) for at_ms, name in evenings]
    )


def _ratings(connection: sa.Connection, *those: sa.ColumnElement[bool]) -> dict[str, Rating]:
    return {row.person: _rated.value(row) for row in connection.execute(sa.select(RATINGS).where(*those))}


def _fields(connection: sa.Connection, period: _Period) -> list[Field]:
    return (
        _fields_of_evening(connection, period.name)
        if period.is_evening
        else _fields_of_day(connection, period.name)
    )


def _fields_of_day(connection: sa.Connection, date: str) -> list[Field]:
    """The ranked scores of each deal of a day."""
    ranked = (TRIES.c.date == date, TRIES.c.why == "", TRIES.c.score.is_not(None))
    rows = connection.execute(sa.select(TRIES.c.preset, TRIES.c.person, TRIES.c.score).where(*ranked)).all()
    return [
        [Held((row.person,), row.score) for row in rows if row.preset == preset]
        for preset in sorted({row.preset for row in rows})
    ]


def _fields_of_evening(connection: sa.Connection, evening: str) -> list[Field]:
    """The results of an evening by those who held the same cards."""
    order = (RESULTS.c.field, RESULTS.c.held, RESULTS.c.person)
    rows = connection.execute(sa.select(RESULTS).where(RESULTS.c.evening == evening).order_by(*order)).all()
    return [
        [_held(list(together)) for _, together in groupby(field, key=lambda row: int(row.held))]
        for _, field in groupby(rows, key=lambda row: int(row.field))
    ]


def _held(rows: Sequence[sa.Row[Any]]) -> Held:
    return Held(tuple(row.person for row in rows), rows[0].score)


def _result_rows(evening: str, found: RatedEvening) -> Iterator[dict[str, str | int]]:
    for number, field in enumerate(found.fields):
        for place, held in enumerate(field):
            for person in held.people:
                yield {
                    "evening": evening,
                    "field": number,
                    "person": person,
                    "held": place,
                    "score": held.score,
                }
