"""Hostile requests and messages: foreign pages, other names, too much, too long, guessed links, and nonsense."""

import json
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.clubs import Club, Person, running
from whistclub.club.names import BadName, good_name
from whistclub.web.http.keys import Keys, load_keys, rotate_keys
from whistclub.web.resources.limits import Limits
from whistclub.web.wire.qr_code import squares


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(tmp_path_factory.mktemp("club")) as club:
        yield club


def test_another_host_is_refused(club: Club) -> None:
    for path in ("/", "/api/me", "/t/x"):
        assert 421 == httpx.get(f"{club.url}{path}", headers={"Host": "evil.example"}).status_code
    assert 200 == httpx.get(f"{club.url}/healthz", headers={"Host": "10.0.0.7"}).status_code


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_a_foreign_page_changes_nothing(club: Club, headers: dict[str, str]) -> None:
    body = {"settings": {"preset": "whist"}}
    answer = httpx.post(f"{club.url}/api/tables", json=body, headers=headers)
    assert (403, "origin-foreign") == (answer.status_code, answer.json()["why"]["key"])
    assert "set-cookie" not in answer.headers


def test_a_foreign_page_opens_no_connection(club: Club) -> None:
    async def meeting() -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{club.port}/ws/x", origin="https://evil.example")  # type: ignore[arg-type]

    club.meet(meeting())


def test_every_answer_has_a_strict_policy_and_names_nobody_else(club: Club) -> None:
    for path in ("/", "/api/games", "/nothing.js", "/api/nothing", "/healthz"):
        headers = httpx.get(f"{club.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy.replace("https", "http").replace("'self'", "")
        assert "nosniff" == headers["x-content-type-options"]


def test_the_cookie_is_not_for_scripts_and_a_forged_one_is_nobodys(club: Club) -> None:
    ada = Person(club)
    answer = ada.http.put("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"whist-{club.port}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    value = cookie.partition("=")[2].partition(";")[0]
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    for sent, known in ((value, True), (forged, False), ("x" * 4000, False)):
        told = httpx.get(f"{club.url}/api/me", headers={"Cookie": f"whist-{club.port}={sent}"}).json()
        assert known is told["known"]


def test_keys_are_for_their_owner_alone_and_a_new_one_leaves_old_cookies_good(tmp_path: Path) -> None:
    path = tmp_path / "cookie.keys"
    old = load_keys(path).signed("a" * 20)
    rotate_keys(path)
    keys = load_keys(path)
    assert 0o600 == path.stat().st_mode & 0o777
    assert "a" * 20 == keys.person(old)
    assert old != keys.signed("a" * 20)


def test_who_begin_at_the_same_moment_go_by_the_same_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, made = tmp_path / "cookie.keys", secrets.token_hex
    other: list[Keys] = []

    def while_another_begins(size: int) -> str:
        monkeypatch.undo()
        other.append(load_keys(path))
        return made(size)

    monkeypatch.setattr(secrets, "token_hex", while_another_begins)
    cookie = load_keys(path).signed("a" * 20)
    assert "a" * 20 == other[0].person(cookie)
    assert ["cookie.keys"] == [file.name for file in tmp_path.iterdir()]
    assert 0o600 == path.stat().st_mode & 0o777


def test_a_device_link_works_once_and_by_post_only(club: Club) -> None:
    ada = Person(club).named("Ada")
    link = ada.call("POST", "/api/me/device")
    assert link["path"] == f"/device#{link['token']}"
    assert link["token"] not in httpx.get(f"{club.url}/device").text
    assert 405 == httpx.get(f"{club.url}/api/device").status_code
    phone = Person(club)
    assert "Ada" == phone.call("POST", "/api/device", {"token": link["token"]})["name"]
    assert "Ada" == phone.call("GET", "/api/me")["name"]
    again = Person(club).http.post("/api/device", json={"token": link["token"]})
    assert (409, "device-link-over") == (again.status_code, again.json()["why"]["key"])


def test_a_device_link_is_whole_and_its_code_is_of_just_that_link(club: Club) -> None:
    ada = Person(club).named("Ada")
    host = f"club.example:{club.port}"
    link = ada.http.post("/api/me/device", headers={"Host": host, "Origin": f"http://{host}"}).json()
    assert f"http://{host}/device#{link['token']}" == link["url"]
    assert squares(link["url"]) == tuple(link["squares"])


def test_a_club_for_one_machine_alone_says_so_and_draws_no_code(club: Club) -> None:
    ada = Person(club).named("Ada")
    link = ada.call("POST", "/api/me/device")
    assert (f"{club.url}{link['path']}", []) == (link["url"], link["squares"])
    games = ada.call("GET", "/api/games")
    assert (club.url, True) == (games["origin"], games["local"])


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "Ada\u202eadA", "A\u0000", "A\u200bda", "Nora", "nоra", "N0ra", "Emil (bot)", "B0t", "\u0301", "#4821", "Guest", "Gast 12", "7531 guest",
     "a\u0301\u0301\u0301\u0301", "WhistClub", "s1mple", "\U000e0041da"],
)  # fmt: skip
def test_names_that_hide_or_pretend_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        good_name(name, ("club", "simple", "random"))


@pytest.mark.parametrize(
    "name", ["Ada", "Jürgen Groß", "Éloïse", "Zoë 2", "李小龍", "Олена", "Norbert", "Emilia", "O’Brien"]
)
def test_names_of_people_are_taken(name: str) -> None:
    assert name == good_name(name, ("club", "simple", "random"))


def test_limits_are_answered_clearly(tmp_path: Path) -> None:
    with running(tmp_path, Limits(changes=3, changes_per_s=0.01, person_connections=2)) as club:
        ada = Person(club).named("Ada")
        table = ada.open("whist")

        async def meeting() -> None:
            for _ in range(2):
                await ada.visit(table)
            third = await ada.visit_raw(table)
            assert "too-many-connections" == (await third.until("bye"))["why"]["key"]

        club.meet(meeting())
        ada.http.put("/api/me", json={"name": "Ada"})
        answer = ada.http.put("/api/me", json={"name": "Ada"})
        assert (429, "2") == (answer.status_code, answer.headers["retry-after"])
        long = httpx.post(f"{club.url}/api/tables", content=b"x" * 20_000)
        assert (413, "body-too-long") == (long.status_code, long.json()["why"]["key"])


def test_a_flood_ends_the_connection_with_a_reason(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=40, messages_per_s=0.01)) as club:

        async def meeting() -> None:
            ada = Person(club)
            flood = await ada.visit(ada.open("whist"))
            for _ in range(40):
                await flood.send("ping")
            assert "too-much-at-once" == (await flood.until("bye"))["why"]["key"]

        club.meet(meeting())


def test_a_long_message_and_a_guessed_link_end_the_connection_with_a_reason(club: Club) -> None:
    async def meeting() -> None:
        ada = Person(club)
        table = ada.open("whist")
        long = await ada.visit(table)
        await long.socket.send('{"do":"ping","x":"' + "x" * 5000 + '"}')
        assert "message-too-long" == (await long.until("bye"))["why"]["key"]
        guess = await ada.visit_raw("AAAAAAAAAAAAAAAAAAAAAA")
        await guess.send("hello")
        assert "table-not-found" == (await guess.until("bye"))["why"]["key"]

    club.meet(meeting())


def _nonsense(rng: random.Random, table: dict[str, Any]) -> Any:
    deep = "[" * rng.randrange(1, 900)
    act = {
        "do": "act",
        "id": "x",
        "saw": rng.choice([0, -1, 2**40, "1", None, 5]),
        "action": rng.choice(["play SA", "", 7, "lay"]),
    }
    return rng.choice(
        [
            "", "{", "null", "[]", '"act"', deep, deep + "]", b"\xff\xfe", b"{}", json.dumps(act), json.dumps({**act, "seat": 2}),
            json.dumps({"do": rng.choice(["sit", "kick", "swap", "start", "put_bot", "configure", "nothing"]), "id": "y", "seat": rng.randrange(-2, 9)}),
            json.dumps({"do": "commit", "id": "z", "saw": 1, "number": 1, "commitment": "g" * 64}),
            json.dumps({"do": "talk", "id": "t", "phrase": "\u202e" * 20}),
            json.dumps({"do": "hello", "since": 10**9}),
            json.dumps({"do": "act", "id": "a" * 41, "saw": 1, "action": "play SA"}),
            "\u0000" * 50, json.dumps(table)[:3000],
        ]
    )  # fmt: skip


def test_nonsense_over_the_socket_breaks_nothing_and_leaks_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """A short run of the fuzzer; the table under attack plays on."""
    rng = random.Random("nonsense")

    async def meeting() -> None:
        ada, eve = Person(club), Person(club).named("Eve")
        table = ada.open("whist", with_bots=True)
        mine = await ada.visit(table)
        while not mine.legal:
            if not await mine.move():
                await mine.hear()
        hidden = set(mine.own["view"]["hand"]) - {str((mine.view or {})["turned"])}
        sent = 0
        while sent < 600:
            visit = await eve.visit(table)
            try:
                for _ in range(30):
                    await visit.socket.send(_nonsense(rng, mine.table))
                    sent += 1
                await visit.quiet(0.05)
            except ConnectionClosed:
                pass
            await visit.close()
            heard = " ".join(visit.raw)
            assert not any(f'"{card}"' in heard for card in hidden)
        assert "done" == (await mine.ask("act", action=mine.legal[0]))["tell"]

    club.meet(meeting())
    assert not [one for one in caplog.records if one.msg == "fault"]
