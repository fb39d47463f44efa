"""Removes the stored answers to commands: what was done follows from the entries, and a refusal is decided again."""

from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Upgrades to version 13."""
    op.drop_table("answers")
    with op.batch_alter_table("archived") as changed:
        changed.drop_column("answers")
