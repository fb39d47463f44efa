"""The deals of the day in the club's database: one secret a day for all workers, one try a person, and marks of who saw
the cards.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa

from whistclub.club.daily import (
    DAY_MS,
    Caller,
    Day,
    Try,
    date_at,
    days_ahead,
    marks_of,
    new_day,
    opens_ms,
    why_unranked,
)
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.rooms import Room, room_from_text
from whistclub.club.store.db.row_locks import held, hold
from whistclub.club.store.db.rows import Rows
from whistclub.club.store.logs.schema import ARCHIVED, METADATA, TABLES
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import ROOMS, SqlClub, people_of

DAYS: Final = sa.Table(
    "daily_days",
    METADATA,
    sa.Column("date", sa.Text, primary_key=True),
    sa.Column("presets", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
)
TRIES: Final = sa.Table(
    "daily_tries",
    METADATA,
    sa.Column("date", sa.Text, primary_key=True),
    sa.Column("preset", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("begun_ms", sa.BigInteger, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("score", sa.Integer, nullable=True),
)
_marks: Final = sa.Table(
    "daily_marks",
    METADATA,
    sa.Column("date", sa.Text, primary_key=True),
    sa.Column("preset", sa.Text, primary_key=True),
    sa.Column("mark", sa.Text, primary_key=True),
)
_days: Final = Rows(DAYS, Day, presets=lambda text: tuple(text.split()))
_tries: Final = Rows(TRIES, Try)
LATE: Final = "daily-late"


class Days:
    """The secrets of the days, for the terminal as well as a club. Every call raises BadFile if the database cannot do
    it.
    """

    def __init__(self, log: SqlLog) -> None:
        self.log = log

    def keep_ahead(self, now_ms: int, fresh: Callable[[], bytes]) -> None:
        """Makes missing secrets of today and the days to come, and opens those of the days that are over."""
        wanted = days_ahead(now_ms)
        with self.log.reading() as connection:
            stored = set(connection.execute(sa.select(DAYS.c.date).where(DAYS.c.date.in_(wanted))).scalars())
            closed = sa.select(DAYS.c.date).where(DAYS.c.opened_ms == 0, DAYS.c.date < wanted[0])
            over = [day for day in connection.execute(closed).scalars() if opens_ms(day) <= now_ms]
        for day in wanted:
            if day not in stored:
                self._add(new_day(day, now_ms, fresh()))
        if over:
            self._open(over, now_ms)

    def day(self, date: str) -> Day | None:
        """The day of this date with its secret, None if it is not stored."""
        with self.log.reading() as connection:
            return _days.one_of(connection, DAYS.c.date == date)

    def since(self, date: str) -> list[Day]:
        """The days from this date on, in order."""
        with self.log.reading() as connection:
            return _days.all_of(connection, DAYS.c.date >= date, order=[DAYS.c.date])

    def is_running(self, seed: str, now_ms: int) -> bool:
        """True if the cards of a day that is not open come from this seed."""
        recent = self.since(date_at(now_ms - 2 * DAY_MS))
        return any(seed == day.seed(preset) for day in recent if not day.opened_ms for preset in day.presets)

    def _add(self, day: Day) -> None:
        """Stores the day unless another worker was quicker: the first secret stored is everybody's."""
        with suppress(Conflict), self.log.writing() as connection:
            _days.put_row(connection, day, presets=" ".join(day.presets))

    def _open(self, dates: list[str], now_ms: int) -> None:
        """Opens the secrets: unfinished tries are no longer ranked, and the marks of who saw the cards are deleted."""
        with self.log.writing() as connection:
            closed = sa.select(DAYS.c.date).where(DAYS.c.date.in_(dates), DAYS.c.opened_ms == 0)
            for date in connection.execute(held(closed)).scalars().all():
                connection.execute(DAYS.update().where(DAYS.c.date == date).values(opened_ms=now_ms))
                running = [one for one, match, ended in _with_matches(connection, date) if not ended]
                for one in running:
                    connection.execute(TRIES.update().where(*_is(one), TRIES.c.why == "").values(why=LATE))
            connection.execute(_marks.delete().where(_marks.c.date.in_(dates)))


class SqlDaily(Days):
    """The deals of the day as a club's people play them."""

    def __init__(self, club: SqlClub) -> None:
        super().__init__(club.log)
        self._club = club

    def begin(self, new: Try, room: Room, caller: Caller, *, unranked: bool) -> tuple[Try | None, str]:
        """The person's try: the one they began before, or this new one with its room.

        Returns None and the reason if the new try would not be ranked and `unranked` is False. Tries that begin at the
        same moment wait for the day's row, so that of two from one browser one is the second. Raises Conflict
        for somebody removed.
        """
        with self.log.writing() as connection:
            (row,) = hold(connection, DAYS, [new.date])
            if (earlier := _tries.one_of(connection, *_is(new))) is not None:
                return earlier, ""
            day = _days.value(row)
            marks = marks_of(caller, day)
            seen = _stored_marks(connection, new.date, new.preset, marks)
            why = why_unranked(caller, day, seen)
            if why and not unranked:
                return None, why
            begun = msgspec.structs.replace(new, why=why)
            self._club.insert(connection, room)
            _tries.put_row(connection, begun)
            _add_marks(connection, new.date, new.preset, set(marks) - seen)
        return begun, ""

    def standing_for(self, caller: Caller, day: Day) -> dict[str, str]:
        """By preset, the reason why a try begun now would not be ranked, empty if it would."""
        marks = marks_of(caller, day)
        with self.log.reading() as connection:
            return {
                preset: why_unranked(caller, day, _stored_marks(connection, day.date, preset, marks))
                for preset in day.presets
            }

    def is_new_there(self, day: Day, preset: str, caller: Caller) -> bool:
        """True if this browser or address is not yet marked as having seen the cards."""
        marks = marks_of(caller, day)
        with self.log.reading() as connection:
            return not set(marks) <= _stored_marks(connection, day.date, preset, marks)

    def remember(self, day: Day, preset: str, caller: Caller) -> None:
        """Marks the caller's browser and address as having seen the day's cards."""
        marks = marks_of(caller, day)
        with self.log.writing() as connection:
            hold(connection, DAYS, [day.date])
            seen = _stored_marks(connection, day.date, preset, marks)
            _add_marks(connection, day.date, preset, set(marks) - seen)

    def tries_of(self, person: str, date: str) -> list[tuple[Try, bool]]:
        """The person's tries of this day, each with True if it is over."""
        with self.log.reading() as connection:
            found = _with_matches(connection, date, TRIES.c.person == person)
        return [(one, ended) for one, _, ended in found]

    def begun(self, date: str) -> dict[str, int]:
        """The number of people who have begun each deal of this day."""
        wanted = (
            sa.select(TRIES.c.preset, sa.func.count()).where(TRIES.c.date == date).group_by(TRIES.c.preset)
        )
        with self.log.reading() as connection:
            return {row.preset: row[1] for row in connection.execute(wanted)}

    def all_tries_of(self, person: str) -> list[Try]:
        """The person's tries of all days, in order."""
        with self.log.reading() as connection:
            return _tries.all_of(connection, TRIES.c.person == person, order=[TRIES.c.date, TRIES.c.begun_ms])

    def played(self, person: str, since: str) -> dict[str, tuple[str, ...]]:
        """The presets whose deals this person began, by day, from this date on."""
        wanted = sa.select(TRIES.c.date, TRIES.c.preset).where(
            TRIES.c.person == person, TRIES.c.date >= since
        )
        found: dict[str, tuple[str, ...]] = {}
        with self.log.reading() as connection:
            for date, preset in connection.execute(wanted.order_by(TRIES.c.date, TRIES.c.begun_ms)):
                found[date] = (*found.get(date, ()), preset)
        return found

    def tries(self, date: str, preset: str) -> list[tuple[Try, str, bool]]:
        """Everybody's tries in the order they were begun, each with its match and True if that is over."""
        with self.log.reading() as connection:
            return _with_matches(connection, date, TRIES.c.preset == preset)

    def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """These people by their ids."""
        return people_of(self.log, ids)

    def settle(self, one: Try, score: int, why: str) -> None:
        """Stores the score of a try, and the reason why it is not ranked, unless it has one already."""
        with self.log.writing() as connection:
            connection.execute(TRIES.update().where(*_is(one)).values(score=score))
            if why:
                connection.execute(TRIES.update().where(*_is(one), TRIES.c.why == "").values(why=why))


def today_of(days: Days, now_ms: int, fresh: Callable[[], bytes]) -> Day:
    """Today, which is made if it is not stored."""
    date = date_at(now_ms)
    found = days.day(date)
    while found is None:
        days.keep_ahead(now_ms, fresh)
        found = days.day(date)
    return found


def _is(one: Try) -> tuple[sa.ColumnElement[bool], ...]:
    return TRIES.c.date == one.date, TRIES.c.preset == one.preset, TRIES.c.person == one.person


def _with_matches(
    connection: sa.Connection, date: str, *more: sa.ColumnElement[bool]
) -> list[tuple[Try, str, bool]]:
    """The tries of a day, each with the match in its room (empty before it has begun) and True if that is over."""
    wanted = sa.select(TRIES, ROOMS.c.room.label("text")).join(ROOMS, ROOMS.c.id == TRIES.c.room)
    rows = connection.execute(
        wanted.where(TRIES.c.date == date, *more).order_by(TRIES.c.begun_ms, TRIES.c.person)
    ).all()
    matches = [room_from_text(row.text).match for row in rows]
    begun = [match for match in matches if match]
    over = sa.select(TABLES.c.id).where(TABLES.c.id.in_(begun), TABLES.c.ended)
    archived = sa.select(ARCHIVED.c.id).where(ARCHIVED.c.id.in_(begun))
    ended = set(connection.execute(over.union_all(archived)).scalars())
    return [(_tries.value(row), match, match in ended) for row, match in zip(rows, matches, strict=True)]


def _stored_marks(connection: sa.Connection, date: str, preset: str, marks: Iterable[str]) -> set[str]:
    wanted = sa.select(_marks.c.mark).where(
        _marks.c.date == date, _marks.c.preset == preset, _marks.c.mark.in_(list(marks))
    )
    return set(connection.execute(wanted).scalars())


def _add_marks(connection: sa.Connection, date: str, preset: str, marks: Iterable[str]) -> None:
    rows = [{"date": date, "preset": preset, "mark": mark} for mark in sorted(marks)]
    if rows:
        connection.execute(_marks.insert(), rows)
