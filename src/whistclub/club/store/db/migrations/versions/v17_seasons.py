"""Adds seasons: their evenings, their organisers, and the people of each club's list."""

import sqlalchemy as sa
from alembic import op

revision = "17"
down_revision = "16"


def upgrade() -> None:
    """Upgrades to version 17."""
    op.create_table(
        "seasons",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, nullable=False),
    )
    op.create_table(
        "season_organisers",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
    )
    op.create_table(
        "season_evenings",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, nullable=False),
    )
    op.create_index("season_evenings_season", "season_evenings", ["season"])
    op.create_table(
        "season_members",
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("member", sa.Text, nullable=False),
    )
    op.create_index("season_members_person", "season_members", ["person"])
