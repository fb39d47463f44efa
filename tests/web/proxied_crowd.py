"""People who play through a proxy, and meanwhile ask for pages, while the workers behind it are restarted."""

import asyncio
import ssl
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.histories import Player
from tests.web.hosts import Travellers
from tests.web.proxies import Proxy
from tests.web.visits import PATIENCE_S

SENT_ON = 1012
"""The code by which a worker that leaves ends a connection."""
_PAGE_S = 0.2
_WITHOUT_A_WORD = 1006


class ProxiedCrowd(Travellers):
    """People who know one address, the proxy's. Whatever they are refused or lose without a word is noted."""

    pings: ClassVar[Mapping[str, Any]] = {}
    """The options by which a connection notices that nobody is there any more."""

    def __init__(self, folder: Path, proxy: Proxy, tables: int, database: str) -> None:
        super().__init__(folder, proxy.port, tables, database)
        self.trusting = ssl.create_default_context()
        self.trusting.check_hostname, self.trusting.verify_mode = False, ssl.CERT_NONE
        self.ends: list[int] = []
        self.failed: list[str] = []
        self.pages = 0

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def _connected(self, player: Player) -> Any:
        return connect(
            f"wss://127.0.0.1:{self.port}/ws/{player.table}",
            additional_headers={"Cookie": player.cookie},
            compression=None,
            open_timeout=PATIENCE_S,
            ssl=self.trusting,
            **self.pings,
        )

    def have_moved(self, whose: Callable[[Iterable[bool]], bool]) -> Callable[[], bool]:
        """The question if people have moved since now: `all` of them, or `any`."""
        before = [player.moves for player in self.players]
        return lambda: whose(one.moves > moves for one, moves in zip(self.players, before, strict=True))

    async def _stay(self, player: Player, since_s: float) -> None:
        try:
            await super()._stay(player, since_s)
        except ConnectionClosed as ended:
            self.ends.append(ended.rcvd.code if ended.rcvd else _WITHOUT_A_WORD)
            raise
        except Exception as problem:
            self.failed.append(f"{player.table}: {problem!r}")
            raise

    async def ask_for_pages(self) -> None:
        """Asks for tables, changes a name and opens pages over lasting connections, until it is cancelled."""
        options: dict[str, Any] = {"base_url": self.url, "verify": self.trusting, "timeout": PATIENCE_S}
        async with httpx.AsyncClient(**options) as lasting:
            while True:
                for player in self.players:
                    await self._asked(lasting, player, "GET", f"/api/tables/{player.table}")
                    async with httpx.AsyncClient(**options) as fresh:
                        await self._asked(fresh, player, "GET", "/api/me")
                    await asyncio.sleep(_PAGE_S)

    async def _asked(self, http: httpx.AsyncClient, player: Player, method: str, path: str) -> None:
        try:
            answer = await http.request(method, path, headers={"Cookie": player.cookie})
        except httpx.HTTPError as problem:
            self.failed.append(f"{method} {path}: {problem!r}")
            return
        self.pages += 1
        if answer.status_code != 200:
            self.failed.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
