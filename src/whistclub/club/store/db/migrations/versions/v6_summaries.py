"""Adds a summary to each evening, so that lists of evenings are made without reading logs."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Upgrades version 5 to 6; the summaries of existing evenings are read from their logs when somebody asks for
    them.
    """
    op.add_column("evenings", sa.Column("summary", sa.Text, nullable=False, server_default=""))
