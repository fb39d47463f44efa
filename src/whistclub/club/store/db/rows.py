"""The rows of a table as values, each field of which is the column of its name."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa

Value = TypeVar("Value", bound=msgspec.Struct)
Condition = sa.ColumnElement[bool]


class Rows(Generic[Value]):
    """The rows of one table as values of one type. Columns that are no field of it, and fields that are no column, are
    left to the caller.
    """

    def __init__(self, table: sa.Table, kind: type[Value], **read: Callable[[Any], Any]) -> None:
        """`read` makes the fields of these names from what their columns hold; the others are as they stand there."""
        self._table, self._kind, self._read = table, kind, read
        self._names = tuple(name for name in kind.__struct_fields__ if name in table.c)

    def value(self, row: Any) -> Value:
        """The value of a row."""
        fields = {name: getattr(row, name) for name in self._names}
        return self._kind(**fields | {name: read(fields[name]) for name, read in self._read.items()})

    def all_of(
        self, connection: sa.Connection, *those: Condition, order: Iterable[sa.ColumnElement[Any]] = ()
    ) -> list[Value]:
        """The values of those rows, in order."""
        return list(
            map(self.value, connection.execute(sa.select(self._table).where(*those).order_by(*order)))
        )

    def one_of(self, connection: sa.Connection, *those: Condition) -> Value | None:
        """The value of the one row that there can be, None if there is none."""
        row = connection.execute(sa.select(self._table).where(*those)).one_or_none()
        return None if row is None else self.value(row)

    def put_row(self, connection: sa.Connection, value: Value, **further: Any) -> None:
        """Stores the row of a value, with further columns or with what stands there for a field."""
        columns = {name: getattr(value, name) for name in self._names}
        connection.execute(self._table.insert().values(**columns | further))


def count_of(connection: sa.Connection, table: sa.Table, *those: Condition) -> int:
    """The number of those rows."""
    found: int = connection.execute(sa.select(sa.func.count()).select_from(table).where(*those)).scalar_one()
    return found


def has_rows(connection: sa.Connection, table: sa.Table, *those: Condition) -> bool:
    """True if there is one of those rows."""
    return (
        connection.execute(sa.select(sa.literal(1)).select_from(table).where(*those).limit(1)).first()
        is not None
    )
