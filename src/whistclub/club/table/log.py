"""A match as a log: its rules."""

from typing import Final

from whistclub.club.log.kind import LogKind
from whistclub.club.table.commands import Command
from whistclub.club.table.decide import decide
from whistclub.club.table.entries import Entry
from whistclub.club.table.fold import fold
from whistclub.club.table.state import TableState

MATCH: Final[LogKind[TableState, Command, Entry]] = LogKind(
    decide=decide,
    fold=fold,
    is_over=lambda state: state.match.result is not None,
    has_answer_rows=True,
)
