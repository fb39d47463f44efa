"""Hostile requests and messages: foreign pages, other names, too much, too long, guessed links, and nonsense."""

import errno
import json
import os
import random
import secrets
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.clubs import PATIENCE_S, Club, Person, running
from tests.web.postgres import cluster
from whistclub.club.names import BadName, good_name
from whistclub.club.store.sql_log import open_url
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
    for path in ("/healthz", "/readyz"):
        assert 200 == httpx.get(f"{club.url}{path}", headers={"Host": "10.0.0.7"}).status_code


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:x@evil",
        "a:x@b",
        "127.0.0.1:80:80",
        "a@127.0.0.1",
        "127.0.0.1/..",
        "127.0.0.1:123456",
        "[::1]x",
    ],
)
def test_what_is_no_host_is_refused_though_it_begins_like_one(club: Club, host: str) -> None:
    assert 421 == raw_status(club, host)


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "",
    ],
)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/device")]
)
def test_a_body_that_is_not_said_to_be_json_is_refused(club: Club, kind: str, method: str, path: str) -> None:
    body = b'{"settings": {"preset": "whist"}, "name": "Ada", "token": "x"}'
    headers = {"Content-Type": kind} if kind else {}
    answer = httpx.request(method, f"{club.url}{path}", content=body, headers=headers)
    assert (415, "request-not-json") == (answer.status_code, answer.json()["why"]["key"])
    assert "set-cookie" not in answer.headers


def test_json_may_name_its_characters(club: Club) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert (
        201
        == httpx.post(
            f"{club.url}/api/tables", content=b'{"settings": {"preset": "whist"}}', headers=headers
        ).status_code
    )


def test_a_table_without_spectators_is_not_told_to_strangers(club: Club) -> None:
    ada, eve = Person(club).named("Ada"), Person(club)
    table = ada.open("whist", with_bots=True, settings={"spectators": False})
    assert table == ada.call("GET", f"/api/tables/{table}")["id"]
    for headers in ({"Cookie": "; ".join(f"{one.name}={one.value}" for one in eve.http.cookies.jar)}, {}):
        answer = httpx.get(f"{club.url}/api/tables/{table}", headers=headers)
        missing = httpx.get(f"{club.url}/api/tables/{'x' * len(table)}", headers=headers)
        assert (404, missing.content) == (answer.status_code, answer.content)


def test_under_tls_browsers_are_told_to_come_by_tls_only(tmp_path: Path) -> None:
    with running(tmp_path, secure=True) as secured:
        assert (
            "max-age=31536000" == httpx.get(f"{secured.url}/api/games").headers["strict-transport-security"]
        )


def test_without_tls_nobody_is_told_so(club: Club) -> None:
    assert "strict-transport-security" not in httpx.get(f"{club.url}/api/games").headers


def test_a_club_whose_disk_is_full_is_alive_but_not_ready(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "ready" == httpx.get(f"{club.url}/readyz").json()["status"]

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    answer = httpx.get(f"{club.url}/readyz")
    assert (503, "club-cannot-write") == (answer.status_code, answer.json()["why"]["key"])
    assert "ok" == httpx.get(f"{club.url}/healthz").json()["status"]


def test_a_club_whose_data_file_is_damaged_is_alive_but_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as damaged:
        Person(damaged).open("whist", with_bots=True)
        with closing(sqlite3.connect(damaged.file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # By another process, since a file closed here would take this process's locks with it.
        damage = f"open({str(damaged.file)!r}, 'r+b').write(b'no data file' * 800)"
        subprocess.run([sys.executable, "-c", damage], check=True)
        assert 503 == httpx.get(f"{damaged.url}/readyz").status_code
        assert 200 == httpx.get(f"{damaged.url}/healthz").status_code


def test_a_club_whose_database_is_away_is_alive_but_not_ready(tmp_path: Path) -> None:
    with cluster() as address:
        club = Club(tmp_path, log=open_url(address))
        before = httpx.get(f"{club.url}/readyz").status_code
    try:
        away = httpx.get(f"{club.url}/readyz", timeout=PATIENCE_S)
        assert (200, 503) == (before, away.status_code)
        assert away.json()["why"]["key"]
        assert 200 == httpx.get(f"{club.url}/healthz").status_code
    finally:
        club.stop()


def raw_status(club: Club, host: str) -> int:
    """The status of the answer to a request with this host, as it stands."""
    with socket.create_connection(("127.0.0.1", club.port), timeout=10) as line:
        line.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        return int(line.recv(4096).split()[1])


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
