"""The wire of a site's worker, as a page beside its own pages speaks it: requests and connections on their channel."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page

_WIRE = """(name) => {
  const line = new BroadcastChannel(name);
  const from = crypto.randomUUID();
  line.onmessage = ({ data }) => {
    if (data.from === undefined && (data.to ?? from) === from) heardHere(JSON.stringify(data.told));
  };
  // A worker that does not listen yet hears nothing.
  const asking = setInterval(() => line.postMessage({ from, told: { hello: true } }), 100);
  line.addEventListener('message', ({ data: { told } }) => 'home' in (told ?? {}) && clearInterval(asking));
  window.tell = (told) => line.postMessage({ from, told });
}"""


class Gone(Exception):
    """The worker is another one now, or the tab is dead."""


class Tab:
    """One tab of the site, and its end of the wire."""

    def __init__(self, page: Page, told: "asyncio.Queue[dict[str, Any] | None]") -> None:
        self.page, self.told = page, told
        self.dead = asyncio.Event()
        self._home, self._count = "", 0
        page.on("crash", self._crashed)

    async def reach(self, name: str) -> None:
        """Waits until a worker answers on the channel of this name."""
        await self.page.evaluate(_WIRE, name)
        while not self._home:
            self._home = (await self._next()).get("home", "")

    async def ask(self, method: str, path: str, body: object) -> Any:
        """The value of the answer to a request."""
        self._count += 1
        await self.send(ask=self._count, method=method, path=path, body=json.dumps(body))
        while (told := await self._next()).get("answer") != self._count:
            pass
        assert told["status"] < 300, told
        return json.loads(told["body"])

    async def connect(self, table: str) -> "_Socket":
        """A connection to a table."""
        self._count += 1
        await self.send(open=self._count, path=f"/ws/{table}")
        return _Socket(self, self._count)

    async def send(self, **told: Any) -> None:
        await self.page.evaluate("(told) => tell(told)", told)

    async def hear(self, socket: int) -> Sequence[str]:
        """The next messages of a connection. Raises Gone."""
        while True:
            told = await self._next()
            if told.get("home", self._home) != self._home:
                self._home = told["home"]
                raise Gone
            if told.get("cut") == socket:
                raise Gone
            if told.get("texts") == socket:
                texts: list[str] = told["list"]
                return texts

    async def _next(self) -> dict[str, Any]:
        told = await self.told.get()
        if told is None:
            raise Gone
        return told

    def _crashed(self, _: Page) -> None:
        self.dead.set()
        self.told.put_nowait(None)


class _Socket:
    """The page's end of one connection."""

    def __init__(self, tab: Tab, number: int) -> None:
        self._tab, self._number = tab, number
        self._texts: list[str] = []

    async def send(self, text: str) -> None:
        await self._tab.send(send=self._number, text=text)

    async def recv(self) -> str:
        while not self._texts:
            self._texts += await self._tab.hear(self._number)
        return self._texts.pop(0)
