"""The rooms for everybody are found by an index, those that were changed last first."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Version 2 becomes 3; what was there stays as it is."""
    op.create_index(
        "rooms_listed",
        "rooms",
        [sa.text("changed_ms DESC"), "id"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
