"""A page that dies at any moment: no act that it has answered is lost, and none is done twice."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.page.homes import home_over, opened, visit_to
from tests.page.stores import MemoryStore
from tests.web.visits import PATIENCE_S
from whistclub.club.table.entries import Acted, entry_from_text
from whistclub.page.home import Home
from whistclub.page.store import Kept, Rows

DEATHS = 25
"""So often before the match is over."""


class Dying:
    """One page's way to a store: after so many appends it is dead, and answers nothing any more; the last append is
    stored or not.
    """

    def __init__(self, store: MemoryStore, appends: int, *, stores_last: bool) -> None:
        self._store, self._left, self._stores_last = store, appends, stores_last
        self.died = asyncio.Event()

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        self._left -= 1
        if self._left > 0:
            await self._store.append(rows, kept)
            return
        if self._left == 0 and self._stores_last:
            await self._store.append(rows, kept)
        self.died.set()
        await asyncio.Event().wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Acts:
    """The person's acts through all lives of the page: those answered, and the one that waits for its answer."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.waiting: dict[str, Any] | None = None

    async def play(self, home: Home, table: str) -> None:
        """Goes on at the table, first with what was not answered."""
        visit = await visit_to(home, table)
        while True:
            if self.waiting is None and visit.legal:
                name = f"act-{len(self.done)}-{visit.seq}"
                self.waiting = {"id": name, "saw": visit.seq, "action": visit.legal[0]}
            if self.waiting is not None:
                answer = await visit.ask("act", **self.waiting)
                if answer["tell"] == "done":
                    self.done.append(self.waiting["id"])
                self.waiting = None
            elif "next_deal" in visit.may:
                await visit.ask("next_deal")
            else:
                await visit.hear()


async def test_an_act_that_was_answered_is_in_the_log_once_wherever_the_page_died() -> None:
    store, chance, acts = MemoryStore(), Random(29), Acts()
    home = await home_over(store)
    table = await opened(home, "whist", seed="dying", bot="quick")
    await home.close()
    for _ in range(DEATHS):
        dying = Dying(store, chance.randrange(1, 14), stores_last=chance.random() < 0.5)
        life = await home_over(dying)
        playing = asyncio.create_task(acts.play(life, table))
        died = asyncio.create_task(dying.died.wait())
        await asyncio.wait({playing, died}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE_S)
        assert dying.died.is_set()
        await kill(playing, life)
    (log,) = (log for name, log in store.logs.items() if not name.startswith("room"))
    entries = [entry_from_text(text) for text in log]
    # A person's ids have the person's own before them.
    names = Counter(one.command.rpartition(":")[2] for one in entries if isinstance(one, Acted))
    assert DEATHS < len(names)
    assert {1} == set(names.values())
    assert [] == [name for name in acts.done if name not in names]


async def kill(playing: "asyncio.Task[None]", home: Home) -> None:
    """Ends what is left of a dead page in this process."""
    tables = home._desk.tables
    for task in (playing, tables.commits._task):
        if task is not None:
            task.cancel()
    tables.background.cancel()
    await asyncio.sleep(0)
