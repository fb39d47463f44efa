"""The deals of the day: each day's secret, everybody's one try, and where the cards have been seen."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Version 3 becomes 4; what was there stays as it is."""
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
