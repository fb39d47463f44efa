"""Ratings in the club's database: those after the last day counted, and who hides theirs.

They follow from the ranked tries at the deals of the day alone, day after day: `recounted` counts them all again.
"""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from whistclub.club.ratings import Rating, Scores, after_day
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_daily import DAYS, TRIES

RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("results", sa.Integer, nullable=False),
)
HIDDEN: Final = sa.Table("ratings_hidden", METADATA, sa.Column("person", sa.Text, primary_key=True))


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

    def count(self, date: str) -> None:
        """Counts an open day, whose finished tries have their scores. Of two workers the first one does."""
        with self._log.writing() as connection:
            mine = (DAYS.c.date == date, DAYS.c.opened_ms > 0, ~DAYS.c.rated)
            if connection.execute(DAYS.update().where(*mine).values(rated=True)).rowcount != 1:
                return
            after = after_day(_ratings(connection), _deals(connection, date))
            connection.execute(RATINGS.delete())
            rows = [
                {
                    "person": person,
                    "rating": one.rating,
                    "deviation": one.deviation,
                    "volatility": one.volatility,
                    "results": one.results,
                }
                for person, one in after.items()
            ]
            if rows:
                connection.execute(RATINGS.insert(), rows)

    def recounted(self) -> dict[str, Rating]:
        """All ratings counted again from the results of the days counted so far."""
        found: dict[str, Rating] = {}
        with self._log.reading() as connection:
            dates = connection.execute(sa.select(DAYS.c.date).where(DAYS.c.rated).order_by(DAYS.c.date))
            for date in dates.scalars().all():
                found = after_day(found, _deals(connection, date))
        return found

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
            found = connection.execute(sa.select(HIDDEN).where(HIDDEN.c.person == person))
            return found.first() is not None

    def hide(self, person: str, *, hidden: bool) -> None:
        """Hides or shows a person's rating."""
        with self._log.writing() as connection:
            connection.execute(HIDDEN.delete().where(HIDDEN.c.person == person))
            if hidden:
                connection.execute(HIDDEN.insert().values(person=person))


def leave_ratings(connection: sa.Connection, person: str, neutral: str) -> None:
    """A person's rating is nobody's from now on, as their results are; so what others' ratings follow from stays."""
    connection.execute(RATINGS.update().where(RATINGS.c.person == person).values(person=neutral))
    connection.execute(HIDDEN.delete().where(HIDDEN.c.person == person))


def _ratings(connection: sa.Connection, *those: sa.ColumnElement[bool]) -> dict[str, Rating]:
    rows = connection.execute(sa.select(RATINGS).where(*those)).all()
    return {row.person: Rating(row.rating, row.deviation, row.volatility, row.results) for row in rows}


def _deals(connection: sa.Connection, date: str) -> list[Scores]:
    """The ranked scores of each deal of a day."""
    ranked = (TRIES.c.date == date, TRIES.c.why == "", TRIES.c.score.is_not(None))
    rows = connection.execute(sa.select(TRIES.c.preset, TRIES.c.person, TRIES.c.score).where(*ranked)).all()
    return [
        {row.person: row.score for row in rows if row.preset == preset}
        for preset in sorted({row.preset for row in rows})
    ]
