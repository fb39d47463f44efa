"""Rows that a transaction holds while it decides on them: nobody else changes them, or decides on them, until it ends.

At PostgreSQL, whatever was read may have been changed by others when it is acted upon. Of two transactions that hold
the same row the second goes on once the first is over, and reads what that one made. A data file has one writer at a
time: nothing is locked there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

_Select = TypeVar("_Select", bound=sa.Select[Any])


def hold(connection: sa.Connection, rows: sa.Table, names: Iterable[str]) -> Sequence[sa.Row[Any]]:
    """Holds the rows of these names, of whose table the first key is a name, and returns those that there are."""
    name = next(iter(rows.primary_key.columns))
    # In one order, so that two who hold several wait for each other never both.
    return connection.execute(held(sa.select(rows).where(name.in_(sorted(names))).order_by(name))).all()


def held(wanted: _Select, *, growing: bool = False, pass_over: bool = False) -> _Select:
    """The statement whose rows are held. `growing`: entries may still be added to the logs whose rows they are.
    `pass_over`: without those that another transaction holds.
    """
    return wanted.with_for_update(key_share=growing, skip_locked=pass_over)


def hold_table(connection: sa.Connection, rows: sa.Table) -> None:
    """Holds all rows of a table, those to come as well; others may read them."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"LOCK TABLE {rows.name} IN SHARE ROW EXCLUSIVE MODE"))
