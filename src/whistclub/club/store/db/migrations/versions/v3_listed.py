"""Adds an index of the listed rooms, those changed last first."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Upgrades version 2 to 3; existing rows stay as they are."""
    op.create_index(
        "rooms_listed",
        "rooms",
        [sa.text("changed_ms DESC"), "id"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
