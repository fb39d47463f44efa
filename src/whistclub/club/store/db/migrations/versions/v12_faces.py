"""Adds the number of each person's drawn face; those who were removed have none."""

import sqlalchemy as sa
from alembic import op

from whistclub.club.people import GONE, face_of

revision = "12"
down_revision = "11"


def upgrade() -> None:
    """Upgrades to version 12; the faces of the people there are follow from their ids."""
    op.add_column("people", sa.Column("face", sa.Integer, nullable=False, server_default="0"))
    people = sa.table("people", sa.column("id"), sa.column("number"), sa.column("face"))
    connection = op.get_bind()
    ids = connection.execute(sa.select(people.c.id).where(people.c.number != GONE)).scalars().all()
    if ids:
        change = people.update().where(people.c.id == sa.bindparam("who")).values(face=sa.bindparam("chosen"))
        connection.execute(change, [{"who": one, "chosen": face_of(one)} for one in ids])
