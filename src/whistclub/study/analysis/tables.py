"""Three tables in Parquet files: deals, decisions and ledgers, tied by record and deal."""

import io
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from whistclub.coach.totals import Phase
from whistclub.study.analysis.rows import DealRows, DecisionRow, LedgerRow
from whistclub.study.extras import need

TABLES: Final = ("deals", "decisions", "ledgers")
_KINDS: Final[dict[Any, str]] = {
    str: "String",
    Phase: "String",
    int: "Int64",
    float: "Float64",
    bool: "Boolean",
    float | None: "Float64",
}
"""The type of a column in the library, by that of the field."""


class Analysed(msgspec.Struct, frozen=True, kw_only=True):
    """A record looked at: its name, the file it is in, its game with the options, who sat where, and its deals."""

    name: str
    file: str
    game: str
    options: str
    ended: str
    players: dict[str, str]
    deals: tuple[DealRows, ...]


def parquet_files(records: Sequence[Analysed]) -> Iterator[tuple[str, bytes]]:
    """The tables by their names, each as the bytes of a file. Raises MissingLibrary."""
    need("whist analyse", "polars")
    import polars as pl

    columns = {
        "deals": _deal_columns(),
        "decisions": _columns(DecisionRow, ("record", str), ("deal", int), ("player", str)),
        "ledgers": _columns(LedgerRow, ("record", str), ("deal", int), ("player", str)),
    }
    rows = {"deals": _deals(records), "decisions": _decisions(records), "ledgers": _ledgers(records)}
    for table in TABLES:
        schema = {name: getattr(pl, kind) for name, kind in columns[table].items()}
        if table == "deals":
            schema["points"] = pl.List(pl.Float64)
        file = io.BytesIO()
        pl.DataFrame(list(rows[table]), schema=schema, orient="row").write_parquet(file)
        yield table, file.getvalue()


def _deal_columns() -> dict[str, str]:
    texts = dict.fromkeys(("record", "file", "game", "options", "ended"), "String")
    return {
        **texts,
        "deal": "Int64",
        "dealer": "String",
        "first": "Int64",
        "acts": "Int64",
        "points": "Float64",
    }


def _columns(kind: Any, *before: tuple[str, Any]) -> dict[str, str]:
    """The columns of a kind of row, after those that say where it belongs."""
    fields = [(field.name, field.type) for field in msgspec.structs.fields(kind)]
    return {name: _KINDS[each] for name, each in (*before, *fields)}


def _deals(records: Sequence[Analysed]) -> Iterator[tuple[Any, ...]]:
    for one in records:
        for deal in one.deals:
            where = one.name, one.file, one.game, one.options, one.ended
            yield (*where, deal.number, deal.dealer, deal.first, deal.acts, list(deal.points))


def _decisions(records: Sequence[Analysed]) -> Iterator[tuple[Any, ...]]:
    for one in records:
        for deal in one.deals:
            for row in deal.decisions:
                yield (one.name, deal.number, one.players.get(row.seat, ""), *msgspec.structs.astuple(row))


def _ledgers(records: Sequence[Analysed]) -> Iterator[tuple[Any, ...]]:
    for one in records:
        for deal in one.deals:
            for row in deal.ledgers:
                yield (one.name, deal.number, one.players.get(row.seat, ""), *msgspec.structs.astuple(row))
