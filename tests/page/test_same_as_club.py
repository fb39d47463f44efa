"""A table in a page and a table at a club say the same, and play the same, from one source."""

from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode

import pytest

from bench.page_node import NodePage, node_page
from tests.page.conversations import GAMES, SEED, conversation, kept, table_of
from tests.page.homes import ask, home_over, opened, visit_to
from tests.page.native import native_record, whole_record
from tests.page.stores import MemoryStore
from tests.sampling import thinned
from tests.web.clubs import BOTS, Club, Person
from tests.web.memory import MemoryClub
from tests.web.visits import FEW_WORLDS, Visit
from whistclub.coach.puzzles import all_puzzles
from whistclub.games.registry import PRESETS


@pytest.fixture(scope="module")
async def club(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with MemoryClub(tmp_path_factory.mktemp("club")) as one:
        yield one


@pytest.fixture(scope="module")
async def worker() -> AsyncIterator[NodePage]:
    async with node_page() as one:
        yield one


async def at_club(club: Club, new: dict[str, Any]) -> Visit:
    person = Person(club).named("Ada")
    return await person.visit(person.open(new["settings"]["preset"], settings=new["settings"]))


async def in_page(new: dict[str, Any]) -> Visit:
    home = await home_over(effort=FEW_WORLDS, bots=BOTS)
    await ask(home, "PUT", "/api/me", {"name": "Ada"})
    return await visit_to(home, (await ask(home, "POST", "/api/tables", new))[1]["id"])


async def in_worker(worker: NodePage, new: dict[str, Any]) -> Visit:
    await worker.ask("PUT", "/api/me", {"name": "Ada"})
    return await worker.visit((await worker.ask("POST", "/api/tables", new))["id"])


@pytest.mark.parametrize("preset", thinned(GAMES, ("minnesota", "hermits")))
async def test_a_table_is_told_as_in_its_file_at_a_club_in_a_page_and_in_webassembly(
    club: Club, worker: NodePage, preset: str
) -> None:
    new = table_of(preset)
    for visit in (await at_club(club, new), await in_page(new), await in_worker(worker, new)):
        for expected, found in zip(kept(preset), await conversation(visit), strict=True):
            assert expected == found
        await visit.close()


@pytest.mark.parametrize("preset", thinned(sorted(PRESETS), GAMES))
async def test_quick_plays_a_whole_deal_in_a_page_to_the_same_record(preset: str) -> None:
    store = MemoryStore()
    home = await home_over(store, bots=("quick",))
    visit = await visit_to(home, await opened(home, preset, seed=SEED, bot="quick"))
    await visit.ask("leave")
    while not visit.deals:
        await visit.hear()
    assert native_record(preset, SEED, "quick", 1) == whole_record(store.logs[visit.match])
    await home.close()


HANDS = ["SA SK", "S3 S2", "HA HK", "H3 H2"]
LAID = {"hands": HANDS, "trump": "H", "side": "NS", "aim": "most"}
SOLVED = [
    ("/api/solve", {"hands": HANDS}),
    ("/api/solve", LAID | {"aim": "none", "side": "E"}),
    ("/api/solve", LAID | {"hands": [*HANDS[:3], "H3"]}),
    ("/api/solve", LAID | {"hands": [*HANDS[:3], "H3 ZZ"]}),
    ("/api/solve", LAID | {"trump": "Z"}),
    ("/api/solve/cards", {"laid": LAID, "leader": "N", "played": "SA S3"}),
    ("/api/solve/cards", {"laid": LAID, "leader": "N", "played": "SA H2"}),
    ("/api/solve/cards", {"laid": LAID, "leader": "N", "nodes": 10**9}),
    ("/api/solve/text", {"text": '[Dealer "S"][Deal "N:A.K.. K.A.. 2.3.. 3.2.."]'}),
    ("/api/solve/text", {"text": '[Deal "N:A.K.. A.Q.. 2.3.. 3.2.."]'}),
    ("/api/solve/text", {"text": "no deal"}),
]


async def test_the_reason_for_an_answer_to_a_puzzle_is_the_same_in_a_page_and_at_a_club(club: Club) -> None:
    puzzle = next(one for one in all_puzzles() if one.method == "odds")
    over = puzzle.choices[1].acts[0]
    path = f"/api/puzzles/{puzzle.name}/reason?{urlencode({'act': over})}"
    home = await home_over(MemoryStore())
    status, told = await ask(home, "GET", path)
    await home.close()
    assert (200, over) == (status, told["over"])
    assert told["reason"]["kind"]
    assert told == Person(club).call("GET", path)


async def test_hands_laid_open_are_solved_alike_in_a_page_and_at_a_club(club: Club) -> None:
    home = await home_over(MemoryStore())
    told = [await ask(home, "POST", path, body) for path, body in SOLVED]
    await home.close()
    assert [200, 200, 400, 400, 400, 200, 400, 400, 200, 200, 200] == [status for status, _ in told]
    person = Person(club)
    assert [said for _, said in told] == [
        person.call("POST", path, body, status)
        for (path, body), (status, _) in zip(SOLVED, told, strict=True)
    ]
    assert [2, 2, 2, 2] == told[0][1]["tricks"]
    assert ["W", [{"card": "HK", "least": 2, "most": 2}]] == [
        told[8][1]["deals"][0]["leader"],
        told[5][1]["cards"][:1],
    ]
    assert ["pbn-card-twice", "pbn-no-deal"] == [one["left_out"][0]["why"]["key"] for _, one in told[9:]]
