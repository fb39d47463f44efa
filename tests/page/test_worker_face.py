"""The face of a browser's worker, with a browser in its place."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.page.stores import MemoryStore
from tests.web.visits import PATIENCE_S
from whistclub.club.log.port import Conflict
from whistclub.page import worker_face
from whistclub.page.browser_store import BrowserStore
from whistclub.page.store import BadStore, Kept, Rows


class Browser:
    """The browser's side of a store: it talks in JSON, as JavaScript does."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.why: str | None = None

    async def append(self, text: str) -> str:
        change = json.loads(text)
        rows = msgspec.convert(change["jobs"], list[Rows])
        why = self.why
        if why is None:
            try:
                await self.store.append(rows, msgspec.convert(change["kept"], list[Kept]))
            except Conflict:
                why = "conflict"
        return json.dumps({"why": why})

    async def read(self, log: str, since: int) -> str:
        return json.dumps(await self.store.read(log, since))

    async def erase(self, log: str) -> str:
        await self.store.erase(log)
        return json.dumps({"why": self.why})

    async def get(self, kind: str, key: str) -> str | None:
        return await self.store.get(kind, key)

    async def all(self, kind: str) -> str:
        return json.dumps(await self.store.all(kind))


class Posted:
    """The messages that the page gets."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def post(self, text: str) -> None:
        self.messages.append(json.loads(text))
        self._news.set()

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not (found := [one for one in self.messages if holds(one)]):
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE_S)
        return found[0]


def send(**message: Any) -> None:
    worker_face.receive(json.dumps(message))


async def test_a_page_asks_its_worker_and_connects_to_a_table() -> None:
    page = Posted()
    await worker_face.begin(Browser(), page.post)
    table = {"settings": {"preset": "whist"}, "with_bots": True}
    send(ask=1, method="POST", path="/api/tables", body=json.dumps(table))
    told = await page.until(lambda one: one.get("answer") == 1)
    assert (201, "application/json") == (told["status"], told["type"])
    send(open=7, path=f"/ws/{json.loads(told['body'])['id']}")
    send(send=7, text='{"do": "hello", "version": 1}')
    heard = await page.until(lambda one: one.get("texts") == 7)
    assert "welcome" == json.loads(heard["list"][0])["tell"]
    send(close=7)
    assert {"cut": 7, "code": 1000, "reason": ""} == await page.until(lambda one: "cut" in one)


async def test_a_table_that_is_not_there_ends_the_connection_with_its_reason() -> None:
    page = Posted()
    await worker_face.begin(Browser(), page.post)
    send(open=1, path="/ws/nowhere")
    send(send=1, text='{"do": "hello", "version": 1}')
    ended = await page.until(lambda one: "cut" in one)
    assert 1008 == ended["code"]
    assert "table-not-found" == json.loads(ended["reason"])["why"]["key"]


async def test_the_browsers_store_keeps_what_it_is_given_and_says_what_kept_it_from_it() -> None:
    browser = Browser()
    store = BrowserStore(browser)
    await store.append([Rows("one", 0, ("{}", "{}"))], [Kept("room", "a", "text")])
    assert ["{}"] == await store.read("one", 1)
    assert [("a", "text")] == await store.all("room")
    with pytest.raises(Conflict):
        await store.append([Rows("one", 1, ("{}",))])
    browser.why = "full"
    with pytest.raises(BadStore) as caught:
        await store.append([Rows("one", 2, ("{}",))])
    assert ("page-store", "full") == (caught.value.reason.key, caught.value.reason.fact("why"))
