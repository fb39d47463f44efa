"""Adds announcements of evenings to come, with the people who stand at each."""

import sqlalchemy as sa
from alembic import op

revision = "18"
down_revision = "17"


def upgrade() -> None:
    """Upgrades to version 18."""
    op.create_table(
        "announcements",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("announcement", sa.Text, nullable=False),
    )
    op.create_table(
        "announcement_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("announcement", sa.Text, primary_key=True),
    )
    op.create_index("announcement_people_announcement", "announcement_people", ["announcement"])
