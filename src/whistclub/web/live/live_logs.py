"""Logs of one kind, read into memory to be followed."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic

from whistclub.club.live_log import Live, Snapshot
from whistclub.club.log.decisions import Environment, implied_answers
from whistclub.club.log.kind import C, E, LogKind, S
from whistclub.club.log.port import Job
from whistclub.club.sliced_fold import SlicedFold

_LONG: Final = 300
"""A log with more entries than this is long: its folded state is kept for people who come back."""
_MOST_KEPT: Final = 100


class LiveLogs(Generic[S, C, E]):
    """The logs of one kind in a club."""

    def __init__(
        self,
        kind: LogKind[S, C, E],
        read: Callable[[str, int], Awaitable[Sequence[E]]],
        environment: Callable[[], Environment],
        put: Callable[[Job], None],
    ) -> None:
        """`read` returns the entries of a log after a seq, from where they are kept; `put` commits what is decided."""
        self._kind, self._read = kind, read
        self._environment, self._put = environment, put
        self._folding = SlicedFold(kind.fold)
        self._kept: OrderedDict[str, tuple[int, Snapshot[S]]] = OrderedDict()

    async def live(self, name: str, edition: int = 0) -> Live[S, C, E]:
        """Reads a log. What is kept of another edition of it is not gone on from. Raises BadRecord."""
        of, kept = self._kept.pop(name, (edition, None))
        kept = kept if of == edition else None
        entries = await self._read(name, 0 if kept is None else kept.state.seq)
        if kept is not None and any(isinstance(entry, self._kind.rewriting) for entry in entries):
            # The state kept has what was changed since in the log.
            kept = None
            entries = await self._read(name, 0)
        answers = (
            implied_answers(entries)
            if kept is None
            else kept.answers | implied_answers(entries, kept.state.seq)
        )
        state = await self._folding.state(entries, None if kept is None else kept.state)
        since_ms = entries[-1].at_ms if kept is None or entries else kept.since_ms
        known = Snapshot(state, since_ms, answers)
        return Live(self._kind, name, known, self._put, self._environment, self._read)

    async def state(self, name: str) -> S:
        """The state of a log, to be looked at only. Raises BadRecord."""
        return await self._folding.state(await self._read(name, 0))

    def keep(self, live: Live[S, C, E], edition: int = 0) -> None:
        """Keeps the state of a long log, so that it need not be folded again. The log stays the truth."""
        if live.shown.seq > _LONG:
            self._kept[live.id] = edition, live.snapshot()
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)

    def forget(self) -> None:
        """Forgets the states kept, after names in logs were changed."""
        self._kept.clear()
