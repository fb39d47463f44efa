"""A static site in a browser with a profile of its own, whose tabs or whole browser are killed while somebody plays by
the wire of its worker: what was acknowledged must be in the browser's store.
"""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import BrowserContext, Error, Page, Playwright, Route, async_playwright

from tests.browser.browsers import FLAGS, chromium_path
from tests.browser.page_wire import Gone, Tab
from tests.waiting import PATIENCE_S
from tests.web.histories import History, Killed, Player, compare, greeted
from tests.web.visits import Visit
from whistclub.club.table.entries import AnyEntry, entry_from_text

PRESETS = ("whist", "hermits", "minnesota", "german_whist")
A_ROUND_S = (0.05, 1.2)
"""A kill comes so long after everybody's tab is at the table, at least and at most."""
A_START_S = (0.0, 3.0)
"""Or so long after the tabs were opened, while Python still starts in them."""
ROOM_ON_DEMAND = """const added = IDBObjectStore.prototype.add;
let isFull = false;
new BroadcastChannel('room').onmessage = ({ data }) => (isFull = data === 'none');
IDBObjectStore.prototype.add = function (row) {
  if (isFull) throw new DOMException('', 'QuotaExceededError');
  return added.call(this, row);
};
"""
"""As a device that is full answers. Chromium looks at a quota only now and then, once it has let something in."""
_STORED = """(name) => new Promise((done, failed) => {
  const opening = indexedDB.open(name);
  opening.onerror = failed;
  opening.onsuccess = () => {
    const all = opening.result.transaction('entries').objectStore('entries').getAll();
    all.onerror = failed;
    all.onsuccess = () => {
      opening.result.close();
      done(all.result.map(({ log, text }) => [log, text]));
    };
  };
})"""


_RESERVE_S = 1.0
"""A process after whose end no tab has died for so long was taken for one in reserve."""
_SURVIVOR_S = 0.5
"""For so long the other tab plays on after one was killed."""


class KilledPages(Killed):
    """`tabs` were killed alone, `browsers` whole, and in `full` rounds there was no room; `in_vain` counts refused acts
    that are in the log nevertheless, and must be 0.
    """

    tabs: int = 0
    browsers: int = 0
    two_tabs: int = 0
    starting: int = 0
    full: int = 0
    refused: int = 0
    in_vain: int = 0


class StoredLogs:
    """The logs of the browser's store, as they were read."""

    def __init__(self, rows: Sequence[Sequence[str]]) -> None:
        self._rows = rows

    def read(self, log: str, /) -> list[AnyEntry]:
        return [entry_from_text(text) for name, text in self._rows if name == log]


class PlayedPages(History):
    """Somebody who plays at several tables of a site, in one tab or two, and the browser that dies."""

    def __init__(self, playwright: Playwright, folder: Path, site: str, rng: Random) -> None:
        super().__init__()
        self._playwright, self._folder, self._site, self._rng = playwright, folder, site, rng
        self._name = "whistclub /" + site.split("/", 3)[3]
        self._context: BrowserContext | None = None
        self._lines: dict[Page, asyncio.Queue[dict[str, Any] | None]] = {}
        self._refused: dict[str, set[str]] = {}
        self.tables: list[str] = []
        self._players: dict[tuple[str, int], Player] = {}

    def player(self, table: str, place: int) -> Player:
        """Who plays at a table in the first or the second tab; sends again after a kill what was not answered."""
        return self._players.setdefault((table, place), Player("", host=True))

    async def start(self) -> None:
        """Starts the browser, if it is not there."""
        if self._context is not None:
            return
        self._context = await self._playwright.chromium.launch_persistent_context(
            str(self._folder), executable_path=chromium_path(), args=list(FLAGS), service_workers="block"
        )
        self._context.set_default_timeout(PATIENCE_S * 1000)
        await self._context.route("**/assets/worker-*.js", _with_room_on_demand)
        await self._context.expose_binding("heardHere", self._hear)

    async def end(self) -> None:
        """Ends the browser in peace."""
        if self._context is not None:
            await self._context.close()

    async def tab(self) -> Tab:
        """One more tab, which has begun to load."""
        assert self._context is not None
        page = await self._context.new_page()
        self._lines[page] = asyncio.Queue()
        one = Tab(page, self._lines[page])
        await page.goto(self._site, wait_until="commit")
        return one

    async def reached(self) -> Tab:
        """One more tab, whose worker answers."""
        one = await self.tab()
        await one.reach(self._name)
        return one

    async def open_tables(self, presets: Sequence[str]) -> None:
        """A table of each preset, with bots."""
        one = await self.reached()
        for preset in presets:
            new = {"settings": {"preset": preset, "bot": "quick"}, "with_bots": True}
            self.tables.append((await one.ask("POST", "/api/tables", new))["id"])
        await one.page.close()

    async def play(self, tab: Tab, table: str, player: Player, here: asyncio.Event) -> None:
        """Plays at the table until the tab is dead; `here` is set once it has been told of the table."""
        await tab.reach(self._name)
        while not tab.dead.is_set():
            with suppress(Gone):
                visit = await greeted(await tab.connect(table))
                here.set()
                try:
                    await self._played(player, visit)
                finally:
                    self._heard(visit)

    def _note(self, visit: Visit, player: Player, answer: dict[str, Any]) -> None:
        if answer["tell"] == "refused" and answer["why"]["key"] == "page-store":
            self._refused.setdefault(visit.match, set()).add(answer["id"])
        super()._note(visit, player, answer)

    async def fill(self, tab: Tab) -> None:
        """Leaves no room on the device."""
        await tab.page.evaluate("new BroadcastChannel('room').postMessage('none')")

    async def kill_browser(self) -> None:
        """Kills the browser as nothing can prepare for."""
        assert self._context is not None
        closed = asyncio.Event()
        self._context.on("close", lambda _: closed.set())
        for pid in self._browser():
            os.kill(pid, signal.SIGKILL)
        await closed.wait()
        self._context = None
        self._lines.clear()

    async def kill_a_tab(self, tabs: Sequence[Tab]) -> None:
        """Kills the process of one of these tabs."""
        renderers = [pid for pid in _below(self._browser()[0]) if b"--type=renderer" in _words(pid)]
        self._rng.shuffle(renderers)
        for pid in renderers[:-1]:
            os.kill(pid, signal.SIGKILL)
            # Some are in reserve for tabs to come, and nothing tells of their end.
            if await _one_dies(tabs, _RESERVE_S):
                return
        os.kill(renderers[-1], signal.SIGKILL)
        assert await _one_dies(tabs, PATIENCE_S), "no tab died"

    async def compare(self, found: KilledPages, matches: set[str]) -> None:
        """Judges what was told of these matches by the store, from a tab of its own."""
        assert self._context is not None
        page = await self._context.new_page()
        await page.goto(self._site + "licences.txt")
        log = StoredLogs(await page.evaluate(_STORED, self._name))
        await page.close()
        compare(self, log, matches, found)
        for match in matches:
            named = {entry.command.partition(":")[2] for entry in log.read(match)}
            found.in_vain += len(named & self._refused.get(match, set()))

    def summed(self, found: KilledPages) -> None:
        """Counts all that was told."""
        found.acknowledged = sum(map(len, self.done.values()))
        found.shown, found.matches = sum(self.heard.values()), len(self.heard)
        found.refused = sum(map(len, self._refused.values()))

    def _browser(self) -> list[int]:
        """The browser's own process, and the shell that may have started it."""
        named = f"--user-data-dir={self._folder}".encode()
        return [pid for pid in _all_processes() if named in _words(pid) and b"--type=" not in _words(pid)]

    async def _hear(self, source: dict[str, Any], text: str) -> None:
        line = self._lines.get(source["page"])
        if line is not None:
            line.put_nowait(json.loads(text))


async def _with_room_on_demand(route: Route) -> None:
    # The browser may be killed before it has the answer.
    with suppress(Error):
        answer = await route.fetch()
        await route.fulfill(response=answer, body=ROOM_ON_DEMAND + await answer.text())


def _all_processes() -> list[int]:
    return sorted(int(path.name) for path in Path("/proc").glob("[0-9]*"))


def _words(pid: int) -> bytes:
    """The command line of a process; some have blanks between its words, others zeros."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def _below(parent: int) -> list[int]:
    """The descendants of a process."""
    parents = {}
    for pid in _all_processes():
        with suppress(OSError):
            parents[pid] = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    found = [parent]
    for one in found:
        found += [pid for pid, above in parents.items() if above == one]
    return found[1:]


async def kill_again_and_again(
    pages: PlayedPages,
    kills: int,
    rng: Random,
    presets: Sequence[str] = PRESETS,
    told: Callable[[KilledPages], None] = lambda _: None,
) -> KilledPages:
    """So many kills, each `told`, and a last round without one in which every table must go on."""
    found = KilledPages()
    await pages.open_tables(presets)
    for _ in range(kills):
        await _killed_round(pages, found, rng)
        found.kills += 1
        await pages.start()
        await pages.compare(found, pages.touched)
        pages.touched = set()
        pages.summed(found)
        told(found)
    for table in pages.tables:
        found.stuck += await _is_stuck(pages, table)
    await pages.compare(found, set(pages.heard))
    pages.summed(found)
    return found


async def _killed_round(pages: PlayedPages, found: KilledPages, rng: Random) -> None:
    """Somebody plays in a tab or in two, and one of them or the browser is killed."""
    table, is_start, is_full = rng.choice(pages.tables), rng.random() < 0.15, rng.random() < 0.2
    tabs = [await pages.tab() for _ in range(rng.choice((1, 1, 2)))]
    here = [asyncio.Event() for _ in tabs]
    work = [
        asyncio.create_task(pages.play(tab, table, pages.player(table, place), event))
        for place, (tab, event) in enumerate(zip(tabs, here, strict=True))
    ]
    found.two_tabs += len(tabs) == 2
    if is_start:
        await _within(work, rng.uniform(*A_START_S))
        found.starting += 1
    else:
        await _reached(work, here)
        await _within(work, rng.uniform(*A_ROUND_S))
    if is_full and not is_start:
        await pages.fill(tabs[0])
        await _within(work, rng.uniform(*A_ROUND_S))
        found.full += 1
    if found.kills % 2:
        await pages.kill_browser()
        found.browsers += 1
    else:
        await pages.kill_a_tab(tabs)
        found.tabs += 1
        if len(tabs) == 2:
            await _within(work, _SURVIVOR_S)
    await _ended(work)
    for tab in tabs:
        with suppress(Error):
            await tab.page.close()


async def _reached(work: Sequence["asyncio.Task[None]"], here: Sequence[asyncio.Event]) -> None:
    """Until everybody has been told of the table."""
    until = asyncio.create_task(_all_set(here))
    done, _ = await asyncio.wait({until, *work}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE_S)
    if until not in done:
        until.cancel()
        await _ended(work)
        raise AssertionError("the table was not reached")


async def _all_set(events: Sequence[asyncio.Event]) -> None:
    for event in events:
        await event.wait()


async def _one_dies(tabs: Sequence[Tab], within_s: float) -> bool:
    """Waits so long at most until one of these tabs is dead."""
    deaths = [asyncio.create_task(tab.dead.wait()) for tab in tabs]
    dead, alive = await asyncio.wait(deaths, timeout=within_s, return_when=asyncio.FIRST_COMPLETED)
    for one in alive:
        one.cancel()
    return bool(dead)


async def _within(work: Sequence["asyncio.Task[None]"], for_s: float) -> None:
    """Lets them play for so long, or until one fails."""
    await asyncio.wait(work, timeout=for_s, return_when=asyncio.FIRST_EXCEPTION)


async def _ended(work: Sequence["asyncio.Task[None]"]) -> None:
    """Ends what still plays. Raises what was no death."""
    running = set(work)
    # A cancellation may be swallowed on its way, so one may not be enough.
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=0.5)
    for task in work:
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Error):
            raise problem


async def _is_stuck(pages: PlayedPages, table: str) -> bool:
    """True if nothing more is acknowledged at a table that is played at."""
    tab, player = await pages.tab(), pages.player(table, 0)
    before, until_s = player.moves, asyncio.get_running_loop().time() + PATIENCE_S
    work = [asyncio.create_task(pages.play(tab, table, player, asyncio.Event()))]
    while player.moves == before and asyncio.get_running_loop().time() < until_s:
        await _within(work, 0.1)
    await _ended(work)
    await tab.page.close()
    return player.moves == before


@asynccontextmanager
async def played_pages(folder: Path, site: str, rng: Random) -> AsyncIterator[PlayedPages]:
    """A browser over the profile in this folder, until it is left."""
    async with async_playwright() as playwright:
        one = PlayedPages(playwright, folder, site, rng)
        await one.start()
        try:
            yield one
        finally:
            await one.end()
