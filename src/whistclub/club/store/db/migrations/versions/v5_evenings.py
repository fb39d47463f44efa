"""Adds evenings of many tables, and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Upgrades version 4 to 5; existing rows stay as they are."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("evenings_organiser", "evenings", ["organiser"])
    op.create_table(
        "evening_entries",
        sa.Column("evening_id", sa.Text, sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "evening_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("evening_id", sa.Text, sa.ForeignKey("evenings.id"), primary_key=True),
    )
