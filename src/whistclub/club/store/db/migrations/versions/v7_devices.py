"""Adds devices, passkeys and the challenges of passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Upgrades version 6 to 7. A cookie made before names its person, so each person gets a device with the person's
    own id.
    """
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO devices (id, person, label, since_ms, used_ms) SELECT id, id, '', since_ms, since_ms FROM people"
    )
