"""Stores for tests: in memory, and such that fail."""

from collections.abc import Sequence

from whistclub.club.log.port import Conflict
from whistclub.page.store import Kept, Rows


class MemoryStore:
    """A store that ends with the process."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.kept: dict[tuple[str, str], str] = {}

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        grown: dict[str, list[str]] = {}
        for one in rows:
            log = grown.setdefault(one.log, list(self.logs.get(one.log, ())))
            if len(log) != one.after:
                raise Conflict
            log += one.entries
        self.logs |= {name: log for name, log in grown.items() if log}
        for record in kept:
            self.kept.pop((record.kind, record.key), None)
            if record.text is not None:
                self.kept[record.kind, record.key] = record.text

    async def read(self, log: str, since: int = 0) -> list[str]:
        return self.logs.get(log, [])[since:]

    async def erase(self, log: str) -> None:
        self.logs.pop(log, None)

    async def get(self, kind: str, key: str) -> str | None:
        return self.kept.get((kind, key))

    async def all(self, kind: str) -> list[tuple[str, str]]:
        return sorted((key, text) for (of, key), text in self.kept.items() if of == kind)
