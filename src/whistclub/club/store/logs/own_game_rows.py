"""The tables of people's own games: a row for each finished match of a person, and one for each other person in it.

The rows are written in the transaction that ends the match, so that no list ever has to read logs or sort all matches.
"""

from typing import Final

import sqlalchemy as sa

from whistclub.club.store.logs.schema import METADATA

OWN_GAMES: Final = sa.Table(
    "own_games",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("deleted_ms", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
)
COMPANIONS: Final = sa.Table(
    "companions",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
)
ADD_OWN_GAMES: Final = (
    "INSERT INTO own_games (person, match, seat, room, game, opened_ms, deleted_ms, summary) "
    "SELECT s.person, s.table_id, s.seat, s.room, t.game, t.opened_ms, 0, '' "
    "FROM seatings s JOIN tables t ON t.id = s.table_id "
    "WHERE s.table_id = :match AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = s.person AND p.number = 0) "
    "ON CONFLICT DO NOTHING"
)
"""Adds the rows of a match that is over, for everybody seated in it but those who were removed."""
ADD_COMPANIONS: Final = (
    "INSERT INTO companions (person, other, match, game, opened_ms) "
    "SELECT s.person, o.person, s.table_id, t.game, t.opened_ms FROM seatings s "
    "JOIN seatings o ON o.table_id = s.table_id AND o.person <> s.person "
    "JOIN tables t ON t.id = s.table_id WHERE s.table_id = :match "
    "AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id IN (s.person, o.person) AND p.number = 0) "
    "ON CONFLICT DO NOTHING"
)


def is_deleted_by_all(connection: sa.Connection, match: str) -> bool:
    """True if it is a finished match of people, and each of them has deleted it."""
    marks = connection.execute(sa.select(OWN_GAMES.c.deleted_ms).where(OWN_GAMES.c.match == match)).scalars()
    return all(found := list(marks)) and bool(found)
