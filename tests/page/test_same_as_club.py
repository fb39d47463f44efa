"""A table in a page and a table at a club say the same, and play the same, from one source."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.page.homes import ask, home_over, opened, visit_to
from tests.page.native import native_record, whole_record
from tests.page.stores import MemoryStore
from tests.web.clubs import BOTS, Club, Person
from tests.web.visits import FEW_WORLDS, Visit, play
from whistclub.games.registry import PRESETS

SEED = "the same cards"
OWN = {"id", "match", "now_ms", "guest", "face", "changed_ms"}
"""What differs between two tables: ids, times, and who nobody in particular is."""


@pytest.fixture(scope="module")
async def club(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with Club(tmp_path_factory.mktemp("club")) as one:
        yield one


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


GAMES = ("whist", "minnesota", "solo", "german_whist", "gongor", "hermits")


@pytest.mark.parametrize("preset", GAMES)
async def test_a_table_is_told_the_same_in_a_page_as_at_a_club(club: Club, preset: str) -> None:
    settings = {"seed": SEED, "bot": "simple"}
    person = Person(club).named("Ada")
    at_club = await person.visit(person.open(preset, settings=settings))
    home = await home_over(effort=FEW_WORLDS, bots=BOTS)
    await ask(home, "PUT", "/api/me", {"name": "Ada"})
    new = {"settings": {"preset": preset, **settings}}
    in_page = await visit_to(home, (await ask(home, "POST", "/api/tables", new))[1]["id"])
    expected, found = await conversation(at_club), await conversation(in_page)
    for one, other in zip(expected, found, strict=True):
        assert one == other
    await home.close()


@pytest.mark.parametrize("preset", sorted(PRESETS))
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
