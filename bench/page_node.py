"""The worker of a page run by node, and the person's connections to its tables, with the parts that a site has."""

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.page.native import whole_record
from tests.web.visits import Visit
from whistclub.web.server.table_parts import PARTS, parts_in

SCRIPT = Path(__file__).with_name("page_worker.mjs")
LONGEST_LINE = 1 << 26


class NodePage:
    """One page: its worker lives in a process of its own."""

    def __init__(self, process: Process) -> None:
        self._process, self._count = process, 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._logs: list[asyncio.Future[list[str]]] = []
        self._sockets: dict[int, asyncio.Queue[str]] = {}
        self._hearing = asyncio.create_task(self._hear())

    async def ask(self, method: str, path: str, body: object) -> Any:
        """The value of an answer to a request, which has to be a good one."""
        number = self._next()
        answered = self._answers[number] = asyncio.get_running_loop().create_future()
        self.post(ask=number, method=method, path=path, body=json.dumps(body))
        answer = await answered
        assert answer["status"] in {200, 201, 204}, answer
        return json.loads(answer["body"] or "null")

    async def log(self, name: str) -> list[str]:
        """The texts of a log of the page's store."""
        told: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self._logs.append(told)
        self.post(log=name)
        return await told

    async def visit(self, table: str) -> Visit:
        """The person's connection to a table."""
        number = self._next()
        self._sockets[number] = asyncio.Queue()
        self.post(open=number, path=f"/ws/{table}")
        visit = Visit(_Socket(self, number, self._sockets[number]))
        await visit.send("hello")
        await visit.until("welcome")
        return visit

    async def record(self, preset: str, seed: str, bot: str) -> bytes:
        """The record of a match's first deal whose person this bot stands in for, from the page's store."""
        settings = {"preset": preset, "seed": seed, "bot": bot}
        table = await self.ask("POST", "/api/tables", {"settings": settings, "with_bots": True})
        visit = await self.visit(table["id"])
        await visit.ask("leave")
        while not visit.deals:
            await visit.hear()
        await visit.close()
        return whole_record(await self.log(visit.match))

    def post(self, **message: Any) -> None:
        """Sends a message to the worker."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")

    def end(self) -> None:
        """Ends the worker."""
        self._hearing.cancel()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _next(self) -> int:
        self._count += 1
        return self._count

    async def _hear(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            told = json.loads(line)
            if "answer" in told:
                self._answers.pop(told["answer"]).set_result(told)
            elif "log" in told:
                self._logs.pop(0).set_result(told["log"])
            elif "texts" in told:
                for text in told["list"]:
                    self._sockets[told["texts"]].put_nowait(text)


class _Socket:
    """The page's end of a connection."""

    def __init__(self, page: NodePage, number: int, told: "asyncio.Queue[str]") -> None:
        self._page, self._number, self._told = page, number, told

    async def send(self, message: str) -> None:
        self._page.post(send=self._number, text=message)

    async def recv(self) -> str:
        return await self._told.get()

    async def close(self) -> None:
        self._page.post(close=self._number)


@asynccontextmanager
async def node_page(folder: Path | None = None) -> AsyncIterator[NodePage]:
    """A page with an empty store, until it is left; `folder` holds the parts of a site."""
    parts = parts_in()
    assert parts is not None, "the parts are missing: python tools/page_parts.py src/whistclub/web/site/parts"
    folder = folder or PARTS / Path(parts.place).name
    process = await asyncio.create_subprocess_exec(
        "node", str(SCRIPT), str(folder), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    page = NodePage(process)
    try:
        yield page
    finally:
        page.end()
        await process.wait()
