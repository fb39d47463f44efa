"""Adds the deals of the day: each day's secret, the tries, and the marks of who saw the cards."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Upgrades version 3 to 4; existing rows stay as they are."""
    op.create_table(
        "daily_days",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("presets", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("date", sa.Text, sa.ForeignKey("daily_days.date"), primary_key=True),
        sa.Column("preset", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("begun_ms", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
    )
    op.create_table(
        "daily_marks",
        sa.Column("date", sa.Text, sa.ForeignKey("daily_days.date"), primary_key=True),
        sa.Column("preset", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
    )
