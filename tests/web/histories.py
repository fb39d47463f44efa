"""People at tables whose home may die at any moment, and the judge of what they were told against what is stored."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tests.web.visits import Visit
from whistclub.club.log.decisions import Done, implied_answers
from whistclub.club.log.texts import to_text
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.log import fold_all

Tale = dict[int, str]
"""Entries by seq, as the log has them."""


class Killed(msgspec.Struct):
    """The result of so many kills; `shown` counts entries told to somebody. The others but `matches` must be 0.

    `lost` and `doubled` are acknowledged commands, `unkept` entries that were told and are not in the log, `changed`
    entries of the log that were others before the kill, `stuck` tables that did not go on.
    """

    kills: int = 0
    acknowledged: int = 0
    shown: int = 0
    matches: int = 0
    lost: int = 0
    doubled: int = 0
    unkept: int = 0
    changed: int = 0
    stuck: int = 0


class Player:
    """A person at one table, who sends again what was not answered."""

    def __init__(self, cookie: str, *, host: bool) -> None:
        self.cookie, self.host = cookie, host
        self.table = ""
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.moves = 0


class History:
    """All that people were told: acknowledged commands by match, and how far each match was told."""

    def __init__(self) -> None:
        self.done: dict[str, dict[str, int]] = {}
        self.heard: dict[str, int] = {}
        self.touched: set[str] = set()
        self.tales: dict[str, Tale] = {}

    async def _played(self, player: Player, visit: Visit) -> None:
        if player.pending is not None and player.pending[0] == visit.match:
            self._note(visit, player, await visit.ask(**player.pending[1]))
        while True:
            self._heard(visit)
            if visit.result is not None and player.host:
                await visit.ask("start")
            elif not await self._moved(visit, player):
                await visit.hear()

    async def _moved(self, visit: Visit, player: Player) -> bool:
        if {"commit", "open"} & set(visit.may) and visit.seal:
            return await visit.move()
        facts: dict[str, Any]
        if "next_deal" in visit.may:
            facts = {"do": "next_deal"}
        elif visit.legal:
            facts = {"do": "act", "action": random.choice(visit.legal)}
        else:
            return False
        command = {**facts, "id": f"k{random.randrange(10**12)}", "saw": visit.seq}
        player.pending = visit.match, command
        self._note(visit, player, await visit.ask(**command))
        return True

    def _note(self, visit: Visit, player: Player, answer: dict[str, Any]) -> None:
        player.pending = None
        if answer["tell"] == "done":
            player.moves += 1
            self.done.setdefault(visit.match, {})[answer["id"]] = answer["seq"]
        self._heard(visit)

    def _heard(self, visit: Visit) -> None:
        if visit.match:
            self.touched.add(visit.match)
            self.heard[visit.match] = max(visit.seq, self.heard.get(visit.match, 0))


async def greeted(line: Any) -> Visit:
    visit = Visit(line)
    await visit.send("hello")
    await visit.until("welcome")
    return visit


class Stored(Protocol):
    """The store of a home."""

    def read(self, log: str, /) -> Sequence[AnyEntry]:
        """The entries of a match, in order."""


def compare(crowd: History, log: Stored, matches: set[str], found: Killed) -> None:
    """Every acknowledged command stands in the log, once, whatever was told is kept, and the logs fold."""
    for match in sorted(matches):
        done = crowd.done.get(match, {})
        tale, commands = _tale(log, match)
        answers = {
            name.partition(":")[2]: answer for (_, name), answer in implied_answers(log.read(match)).items()
        }
        for name, seq in done.items():
            found.doubled += commands.count(name) > 1
            found.lost += name not in commands or answers.get(name) != Done(seq)
        found.unkept += max(0, crowd.heard.get(match, 0) - len(tale))
        found.changed += sum(tale.get(seq) != text for seq, text in crowd.tales.get(match, {}).items())
        crowd.tales[match] = tale


def _tale(log: Stored, match: str) -> tuple[Tale, list[str]]:
    entries = log.read(match)
    fold_all(entries)
    commands = [entry.command.partition(":")[2] for entry in entries if ":" in entry.command]
    return {seq: to_text(entry) for seq, entry in enumerate(entries, 1)}, commands
