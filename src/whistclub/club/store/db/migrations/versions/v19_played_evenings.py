"""Marks the evenings that are over, to be counted anew for ratings: those typed from real cards count no longer."""

import sqlalchemy as sa
from alembic import op

revision = "19"
down_revision = "18"


def upgrade() -> None:
    """Upgrades to version 19; evenings that are over are rated after it."""
    evenings = sa.table("evenings", sa.column("rated", sa.Boolean), sa.column("ended", sa.Boolean))
    op.execute(evenings.update().where(evenings.c.ended).values(rated=False))
