"""Games of somebody's device come home to the club: each once, by its record, among own games and never ranked."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.homes import ask, home_over, opened, visit_to
from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.visits import play
from whistclub.web.http.people import device_games

SENT = "/api/me/data"


@pytest.fixture
async def club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Club]:
    async with MemoryClub(tmp_path) as club:
        yield club


@pytest.fixture(scope="module")
async def played(anyio_backend: str) -> dict[str, Any]:
    """The document of a device on which one game was played to its end."""
    home = await home_over(bots=("quick", "club"))
    visit = await visit_to(home, await opened(home, "german_whist", bot="quick", seed="one"))
    await play([visit], 100)
    await visit.close()
    status, document = await ask(home, "GET", SENT)
    await home.close()
    assert (200, 1) == (status, len(document["games"]))
    found: dict[str, Any] = document
    return found


def sent(person: Person, document: dict[str, Any]) -> tuple[int, int, int]:
    told = person.call("POST", SENT, document)
    return told["games"], told["known"], told["unreadable"]


def changed(document: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The document with other fields in its game."""
    return {**document, "games": [{**document["games"][0], **fields}]}


def games_of(person: Person) -> list[Any]:
    games: list[Any] = person.call("GET", "/api/me/games")["games"]
    return games


async def test_a_game_of_a_device_is_an_own_game_with_its_record_and_marked(
    club: Club, played: dict[str, Any]
) -> None:
    ada = Person(club).named("Ada")
    assert (1, 0, 0) == sent(ada, played)
    (game,) = games_of(ada)
    assert (True, ["Ada", "Emil"], [1]) == tuple(
        game["summary"][name] for name in ("on_device", "names", "bots")
    )
    path = f"/api/tables/{game['room']}/matches/{game['match']}"
    record = ada.call("GET", f"{path}/record")
    assert played["games"][0]["record"]["deals"] == record["deals"]
    assert ["Ada", "Emil"] == ada.call("GET", f"{path}/deals/1")["names"]
    assert [1] == [one["unassisted"]["matches"] for one in ada.call("GET", "/api/statistics")["games"]]
    assert [] == ada.call("GET", "/api/tables")["mine"]


async def test_a_document_sent_again_and_again_adds_its_game_once(club: Club, played: dict[str, Any]) -> None:
    ada = Person(club).named("Ada")
    twice = {**played, "games": played["games"] * 2}
    assert [(1, 1, 0), (0, 2, 0), (0, 1, 0)] == [sent(ada, one) for one in (twice, twice, played)]
    assert 1 == len(games_of(ada))
    assert (0, 1, 0) == sent(ada, ada.call("GET", SENT))


async def test_a_game_that_was_deleted_at_the_club_stays_deleted(club: Club, played: dict[str, Any]) -> None:
    ada = Person(club).named("Ada")
    sent(ada, played)
    ada.call("DELETE", f"/api/me/games/{games_of(ada)[0]['match']}")
    assert (0, 1, 0) == sent(ada, played)
    assert [] == games_of(ada)


async def test_games_of_somebody_else_stay_theirs_whatever_ids_a_document_names(
    club: Club, played: dict[str, Any]
) -> None:
    ada, eve = Person(club).named("Ada"), Person(club).named("Eve")
    sent(ada, played)
    (theirs,) = games_of(ada)
    before = ada.call("GET", SENT)["games"]
    ids = {"match": theirs["match"], "room": theirs["room"]}
    assert (1, 0, 0) == sent(eve, changed(played, **ids))
    (own,) = games_of(eve)
    assert not {own["match"], own["room"]} & set(ids.values())
    assert before == ada.call("GET", SENT)["games"]


def forged(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Documents with a game that nobody has played so, by what is wrong with it."""
    game = document["games"][0]
    record, summary = game["record"], game["summary"]
    deal = record["deals"][0]
    acts = deal["acts"]

    def with_deals(*deals: Any, **fields: Any) -> dict[str, Any]:
        return changed(document, record={**record, "deals": list(deals), **fields})

    return {
        "a card played twice": with_deals({**deal, "acts": [acts[0], *acts]}, *record["deals"][1:]),
        "not over": with_deals(*record["deals"][:-1], ended="running"),
        "over too early": with_deals(*record["deals"][:-1]),
        "another game": changed(document, record={**record, "game": "bridge"}),
        "no cards": with_deals({**deal, "deal": "garbage"}),
        "an empty record": changed(document, record={}),
        "a list": changed(document, record=[[[]]]),
        "a seat that is not there": changed(document, seat=7),
        "no seat": changed(document, seat="N"),
        "with somebody else": changed(document, summary={**summary, "bots": []}),
        "a deal tried again": changed(document, summary={**summary, "counts": False}),
        "no time": changed(document, opened_ms="x"),
    }


async def test_a_forged_game_is_refused_and_changes_nothing(club: Club, played: dict[str, Any]) -> None:
    ada = Person(club).named("Ada")
    refused = {what: sent(ada, document) for what, document in forged(played).items()}
    assert dict.fromkeys(refused, (0, 0, 1)) == refused
    assert [] == games_of(ada)


async def test_garbage_is_refused_with_a_sentence_and_makes_nobody_a_guest(club: Club) -> None:
    eve = Person(club)
    for body in (b"", b"[]", b"\xff", b"[" * 5000, b'{"format": "another"}'):
        answer = eve.http.post(SENT, content=body, headers={"Content-Type": "application/json"})
        assert (400, "own-data-unreadable") == (answer.status_code, answer.json()["why"]["key"]), body
    long = json.dumps({"format": "x" * 300_000}).encode()
    answer = eve.http.post(SENT, content=long, headers={"Content-Type": "application/json"})
    assert (413, "body-too-long") == (answer.status_code, answer.json()["why"]["key"])
    # What is left of the body is not read, so the next request needs another connection.
    assert "close" == answer.headers["connection"]
    assert not eve.call("GET", "/api/me")["known"]


async def test_a_document_with_too_many_games_and_too_many_documents_are_refused(
    club: Club, played: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_games, "MOST_GAMES", 2)
    ada = Person(club).named("Ada")
    told = ada.call("POST", SENT, {**played, "games": played["games"] * 3}, status=400)
    assert ("own-data-too-many", {"count": 3, "most": 2}) == (told["why"]["key"], told["why"]["args"])
    for _ in range(device_games._DOCUMENTS - 1):
        sent(ada, {**played, "games": []})
    ada.call("POST", SENT, {**played, "games": []}, status=429)


async def test_a_deal_of_the_day_of_a_device_takes_no_place_among_the_clubs(
    club: Club, played: dict[str, Any]
) -> None:
    ada = Person(club).named("Ada")
    today = ada.call("GET", "/api/daily")["days"][0]["date"]
    summary = {**played["games"][0]["summary"], "daily": today, "preset": "whist"}
    assert (1, 0, 0) == sent(ada, changed(played, summary=summary))
    assert ("", "german_whist") == tuple(games_of(ada)[0]["summary"][name] for name in ("daily", "preset"))
    data = ada.call("GET", SENT)
    assert ([], None) == (data["daily"], data["rating"])


async def test_who_is_deleted_leaves_no_game_of_their_device(club: Club, played: dict[str, Any]) -> None:
    ada = Person(club).named("Ada")
    sent(ada, played)
    (game,) = games_of(ada)
    ada.removed()
    other = Person(club).named("Berit")
    other.call("GET", f"/api/tables/{game['room']}/matches/{game['match']}/record", status=404)
