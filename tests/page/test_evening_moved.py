"""An evening that was run in a page is taken in by a club, once, as its organiser's there."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.page.homes import ask, home_over
from tests.page.test_evenings import NAMES, organised, played
from tests.web.clubs import Person
from tests.web.evenings import phone
from tests.web.steered_clubs import SteeredClub
from whistclub.page.home import Home

PATH = "/api/evenings/log"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[SteeredClub]:
    async with SteeredClub(tmp_path) as club:
        yield club


async def kept(home: Home) -> tuple[dict[str, Any], list[Any]]:
    """The document of an evening after one of three rounds, and its standings."""
    code, run = await organised(home)
    await played(run, 1)
    await run.until_so(lambda: bool(run.run["standings"]))
    status, document = await ask(home, "GET", f"/api/evenings/{code}/log.json")
    assert 200 == status
    return document, run.run["standings"]


async def test_an_evening_of_a_page_goes_on_at_a_club(club: SteeredClub) -> None:
    document, standings = await kept(await home_over())
    clara = Person(club).named("Clara B")
    code = clara.call("POST", PATH, document, 201)["code"]
    run = await phone(clara, code, "organiser")
    await run.until_so(lambda: bool(run.run["standings"]))
    assert standings == run.run["standings"]
    assert sorted(NAMES) == sorted(guest["name"] for guest in run.run["guests"])
    await played(run, 2)
    assert [(code, "Clara")] == [
        (one["code"], run.public["organisers"][0]) for one in clara.call("GET", "/api/evenings")["evenings"]
    ]


async def test_an_evening_is_taken_in_once_and_is_nobody_else_s(club: SteeredClub) -> None:
    document, _ = await kept(await home_over())
    clara, other = Person(club).named("Clara B"), Person(club).named("Otto B")
    first = clara.call("POST", PATH, document, 201)
    assert first == clara.call("POST", PATH, document, 201)
    assert "evening-elsewhere" == other.call("POST", PATH, document, 409)["why"]["key"]
    assert [] == other.call("GET", "/api/evenings")["evenings"]


async def test_another_page_takes_an_evening_in(anyio_backend: str) -> None:
    document, _ = await kept(await home_over())
    other = await home_over()
    status, told = await ask(other, "POST", PATH, document)
    assert (201, f"/{told['code']}/run") == (status, told["path"])
    assert [told] == [(await ask(other, "POST", PATH, document))[1]]
    assert 1 == len((await ask(other, "GET", "/api/evenings"))[1]["evenings"])
    await other.close()


def changed(number: int, **fields: Any) -> Callable[[list[dict[str, Any]]], None]:
    """An entry with other fields."""
    return lambda log: log[number].update(fields)


WRONG: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "nothing": lambda log: log.clear(),
    "no opening": lambda log: log.pop(0),
    "an entry of no kind": changed(3, kind="none"),
    "an act of somebody else": changed(3, by="somebody"),
    "a guest who is somebody": changed(3, person="somebody"),
    "nobody's evening": changed(0, by=""),
    "an id that is a path": changed(0, evening="../../../../etc/passwd"),
    "a seed of no bytes": changed(0, seed="none"),
    "a name that speaks for the house": changed(3, name="Whistclub"),
    "a guest of another number": changed(3, guest=77),
    "on line": lambda log: log[0]["settings"].update(place="online"),
    "more tables than there may be": lambda log: log[0]["settings"].update(tables=9999),
    "a link": lambda log: log.append(
        {"kind": "link_made", "at_ms": 1, "by": log[0]["by"], "number": 1, "role": "hall", "digest": "0" * 64}
    ),
    "a deal of no round": lambda log: log.append({**log[-1], "round": 9}),
}


async def test_what_is_no_evening_of_one_device_is_refused_and_leaves_nothing(club: SteeredClub) -> None:
    document, _ = await kept(await home_over())
    clara = Person(club).named("Clara B")
    for name, wrong in WRONG.items():
        log = [json.loads(text) for text in document["entries"]]
        wrong(log)
        sent = {**document, "entries": [json.dumps(entry) for entry in log]}
        answer = clara.call("POST", PATH, sent, 400)
        assert (name, "evening-unreadable") == (name, answer["why"]["key"])
    assert "evening-unreadable" == clara.call("POST", PATH, {**document, "format": "x"}, 400)["why"]["key"]
    assert [] == clara.call("GET", "/api/evenings")["evenings"]
