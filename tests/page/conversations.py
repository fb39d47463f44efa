"""Conversations with tables, as they were when they were last read: whatever the home of the table, it tells the same.

`python -m tests.page.conversations` writes them again, as a page tells them.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.page.homes import ask, home_over, visit_to
from tests.web.clubs import BOTS
from tests.web.visits import FEW_WORLDS, Visit, play

FILES = Path(__file__).parent / "conversations"
SEED = "the same cards"
GAMES = ("whist", "minnesota", "solo", "german_whist", "gongor", "hermits")
OWN = {"id", "match", "now_ms", "guest", "face", "changed_ms"}
"""The parts that differ between two tables: ids, times, and who nobody in particular is."""


def table_of(preset: str) -> dict[str, Any]:
    """A new table, as it is asked for."""
    return {"settings": {"preset": preset, "seed": SEED, "bot": "simple"}}


def plain(value: Any) -> Any:
    """A message without what differs between two tables."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in OWN}
    return [plain(one) for one in value] if isinstance(value, list) else value


def told(visit: Visit) -> list[Any]:
    """All that a client was told of the match, in the order of its entries, and the answers to its commands."""
    of_match = [one for one in visit.heard if one["tell"] in {"welcome", "told"}]
    answers = [one for one in visit.heard if one["tell"] in {"refused", "hinted", "stale"}]
    return [plain(one) for one in [*of_match, *answers]]


async def conversation(visit: Visit) -> list[Any]:
    """A deal, with a hint, an undo, a redo, an act that is none and one that is forbidden."""
    await visit.ask("start")
    # Bid cards are laid at once, by bots in any order.
    while not visit.legal or (visit.view or {})["to_act"] != [0]:
        await visit.hear()
    await visit.ask("hint", instead=visit.legal[-1])
    await visit.ask("act", action="play ZZ")
    await visit.ask("act", action="lay H2 H5 H6")
    await visit.ask("act", action=visit.legal[0])
    while "undo" not in visit.may or not visit.legal:
        await visit.hear()
    await visit.ask("undo")
    while "redo" not in visit.may:
        await visit.hear()
    await play([visit], 1)
    await visit.level()
    return told(visit)


def kept(preset: str) -> list[Any]:
    """The conversation in its file."""
    return [json.loads(line) for line in (FILES / f"{preset}.jsonl").read_text("utf-8").splitlines()]


async def write() -> None:
    for preset in GAMES:
        home = await home_over(effort=FEW_WORLDS, bots=BOTS)
        await ask(home, "PUT", "/api/me", {"name": "Ada"})
        table = (await ask(home, "POST", "/api/tables", table_of(preset)))[1]["id"]
        said = [
            json.dumps(one, ensure_ascii=False) for one in await conversation(await visit_to(home, table))
        ]
        (FILES / f"{preset}.jsonl").write_text("".join(f"{line}\n" for line in said), encoding="utf-8")
        await home.close()


if __name__ == "__main__":
    asyncio.run(write())
