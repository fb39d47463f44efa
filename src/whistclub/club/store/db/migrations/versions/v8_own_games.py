"""Adds people's own games: their finished matches, and with whom they were played."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"

_OVER = "FROM seatings s JOIN tables t ON t.id = s.table_id AND t.ended"


def upgrade() -> None:
    """Upgrades to version 8; the rows of the matches that are over come from their seatings."""
    op.create_table(
        "own_games",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("deleted_ms", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "companions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
    )
    _add_rows()
    _add_indexes()


def _add_rows() -> None:
    """A person who had two seats of a match had one after the other; the lower one stays."""
    op.execute(
        "INSERT INTO own_games (person, match, seat, room, game, opened_ms, deleted_ms, summary) "
        f"SELECT s.person, s.table_id, min(s.seat), min(s.room), t.game, t.opened_ms, 0, '' {_OVER} "
        "GROUP BY s.person, s.table_id, t.game, t.opened_ms"
    )
    op.execute(
        "INSERT INTO companions (person, other, match, game, opened_ms) "
        f"SELECT DISTINCT s.person, o.person, s.table_id, t.game, t.opened_ms {_OVER} "
        "JOIN seatings o ON o.table_id = s.table_id AND o.person <> s.person"
    )


def _add_indexes() -> None:
    op.create_index("own_games_day", "own_games", ["person", "deleted_ms", "opened_ms", "match"])
    op.create_index("own_games_game", "own_games", ["person", "deleted_ms", "game", "opened_ms", "match"])
    op.create_index("own_games_match", "own_games", ["match"])
    op.create_index("companions_day", "companions", ["person", "other", "opened_ms", "match"])
    op.create_index("companions_game", "companions", ["person", "other", "game", "opened_ms", "match"])
    op.create_index("companions_recent", "companions", ["person", "opened_ms"])
    op.create_index("companions_match", "companions", ["match"])
