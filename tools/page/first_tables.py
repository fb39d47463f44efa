"""Run by `compiled.mjs` once the site is compiled: what a page shows before its tables run, as first.json.

A table of the first game needs two megabytes of Python before a card is turned. So the first deal that somebody plays
in a browser is one of these: up to the person's first turn it was played here, by the same program and from the same
seed as the page plays it.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from whistclub.page.home import Home, games_told, open_home
from whistclub.page.store import Kept, Rows
from whistclub.web.http.games.first_steps import first_steps_body
from whistclub.web.resources.limits import Limits
from whistclub.wire.messages import VERSION

Message = dict[str, Any]
TABLES = 24
"""So many that somebody who begins on a second device mostly meets other cards; about half a kilobyte each."""
HELLO = json.dumps({"do": "hello", "version": VERSION}).encode()


class Passing:
    """A store that ends with the process, and never refuses."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.kept: dict[tuple[str, str], str] = {}

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        """Appends to logs and keeps records."""
        for one in rows:
            self.logs.setdefault(one.log, []).extend(one.entries)
        self.kept |= {(one.kind, one.key): one.text for one in kept if one.text is not None}

    async def read(self, log: str, since: int = 0) -> list[str]:
        """The entries after `since`."""
        return self.logs.get(log, [])[since:]

    async def erase(self, log: str) -> None:
        """Removes a log."""
        self.logs.pop(log, None)

    async def get(self, kind: str, key: str) -> str | None:
        """A record."""
        return self.kept.get((kind, key))

    async def all(self, kind: str) -> list[tuple[str, str]]:
        """The records of this kind."""
        return sorted((key, text) for (of, key), text in self.kept.items() if of == kind)


class Heard:
    """The page's end of a connection."""

    def __init__(self, home: Home, table: str) -> None:
        self._told: asyncio.Queue[bytes] = asyncio.Queue()
        self.connection = home.connect(f"/ws/{table}", self)
        self.connection.receive(HELLO)

    def send_texts(self, *texts: bytes) -> None:
        """Takes messages."""
        for text in texts:
            self._told.put_nowait(text)

    def cut(self, code: int, reason: bytes) -> None:
        """The connection has ended."""

    async def next(self) -> Message:
        """The next message."""
        told: Message = json.loads(await self._told.get())
        return told


async def at_turn(home: Home, preset: str, seed: str) -> Message:
    """The welcome at a table of this seed when nobody but the person is to act."""
    body = {"settings": {"preset": preset, "seed": seed}, "with_bots": True}
    opened = json.loads((await home.answer("POST", "/api/tables", json.dumps(body).encode())).body)
    waiting = Heard(home, opened["id"])
    to_act: list[int] = []
    while to_act != [0]:
        to_act = (await waiting.next()).get("view", {}).get("to_act", to_act)
    comes = Heard(home, opened["id"])
    welcome = await comes.next()
    for one in (waiting, comes):
        one.connection.close()
    return unnamed(welcome)


def unnamed(welcome: Message) -> Message:
    """The welcome without what every table and person has of their own."""
    table = welcome["table"]
    own = {"guest": 0, "face": 0}
    seats = [{**seat, **own} if seat["kind"] == "person" else seat for seat in table["seats"]]
    table = {**table, "id": "", "match": "", "host": "", "seats": seats}
    return {**welcome, "table": table, "you": {**welcome["you"], "guest": 0}, "match": "", "now_ms": 0}


def shared(found: Sequence[Message]) -> Message:
    """The fields that are the same in all."""
    return {key: value for key, value in found[0].items() if all(one.get(key) == value for one in found)}


async def first_shown() -> str:
    """The file's text: the first steps of who has never played, and tables of the game that is offered first."""
    games = json.loads(games_told())["games"]
    first = min(games, key=lambda game: (game["order"], game["key"]))["presets"][0]["name"]
    home = await open_home(Passing(), limits=Limits(messages=100_000, bot_least_s=0.0, bot_most_s=0.0))
    seeds = [f"first table {number}" for number in range(1, TABLES + 1)]
    found = [await at_turn(home, first, seed) for seed in seeds]
    await home.close()
    welcome = shared(found)
    tables = [
        {"seed": seed, "differs": {key: value for key, value in one.items() if key not in welcome}}
        for seed, one in zip(seeds, found, strict=True)
    ]
    shown = {"steps": json.loads(first_steps_body()), "preset": first, "welcome": welcome, "tables": tables}
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
