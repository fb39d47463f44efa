"""Links by role over HTTP and WebSocket: what each is told, and nothing once it was cut off."""

import itertools
from typing import Any

import pytest

from tests.web.clubs import Club, Person
from tests.web.evenings import Phone, joined, opened, organised, phone, phone_raw
from tests.web.test_evenings import EIGHT, NAMES, begun
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.web.live.evenings import hosted_evening
from whistclub.web.server import socket_app


@pytest.fixture
def _for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has tried too many words may try no further one, however long the test takes."""
    for rate in ("_WORDS_PER_S", "_ALL_WORDS_PER_S"):
        monkeypatch.setattr(hosted_evening, rate, 0.0)


def link(organiser: Person, code: str, role: str, table: int = 0) -> str:
    """The token of a new link."""
    asked = {"role": role, **({"table": table} if table else {})}
    found = organiser.call("POST", f"/api/evenings/{code}/links", asked, 201)
    path, _, token = str(found["path"]).partition("#")
    assert path.startswith(f"/{code}/")
    return token


async def comes_by(club: Club, code: str, role: str, token: str) -> Phone:
    """A device without a name that comes by a link, after the first message."""
    found = await phone_raw(club, code)
    await found.send("hello", role=role, link=token)
    await found.hear()
    return found


def told(one: Phone) -> set[str]:
    """The parts of the evening that it is told."""
    return set(one.evening) - {"tell", "seq", "now_ms"}


async def test_each_link_is_told_its_own_part_alone_and_no_name_is_asked(club: Club) -> None:
    clara, code, run = await organised(club)
    phones = await joined(club, code, *NAMES)
    await begun(run, phones)
    tablet = await comes_by(club, code, "table", link(clara, code, "table", 2))
    assert {"public", "tablet"} == told(tablet)
    assert 2 == tablet.evening["tablet"]["now"]["table"]
    deal: dict[str, Any] = {"round": 1, "deal": 1, "figures": EIGHT}
    await tablet.does("enter_deal", table=2, **deal)
    assert "evening-not-at-table" == await tablet.refused("enter_deal", table=1, **deal)
    assert "evening-link-role" == await tablet.refused("begin_round", round=2)
    door = await comes_by(club, code, "cashier", link(clara, code, "cashier"))
    assert {"public", "cashier"} == told(door)
    await door.does("add_guest", name="Ida")
    press = await comes_by(club, code, "press", link(clara, code, "press"))
    assert {"public", "press"} == told(press)
    await run.does("enter_deal", table=1, **deal)
    await press.until_so(lambda: len(press.evening["press"]["standings"]) == len(NAMES))
    assert () == tuple(press.evening["press"]["prizes"])


async def test_a_link_that_was_cut_off_gets_a_sentence_and_nothing_else(club: Club) -> None:
    clara, code, run = await organised(club)
    token = link(clara, code, "table", 1)
    tablet = await comes_by(club, code, "table", token)
    await run.does("cut_link", number=1)
    await tablet.until_so(lambda: tablet.heard[-1]["tell"] == "bye")
    wrong = [("table", token), ("table", ""), ("press", "made up"), ("hall", token)]
    for role, shown in wrong:
        later = await comes_by(club, code, role, shown)
        assert [("bye", "evening-link-cut")] == [(one["tell"], one["why"]["key"]) for one in later.heard]
    other = link(clara, code, "cashier")
    assert "bye" == (await comes_by(club, code, "press", other)).heard[-1]["tell"]


async def test_a_second_organiser_comes_by_a_link_under_their_own_name(club: Club) -> None:
    clara, berit = Person(club), Person(club)
    code = opened(clara)
    run = await phone(clara, code, "organiser")
    token = link(clara, code, "organiser")
    berit.call("POST", "/api/me")
    second = await phone(berit, code, "organiser")
    assert {"public"} == told(second)
    await second.does("organise_by_link", token=token, name="Berit")
    assert {"public", "organiser"} == told(second)
    assert ["Clara", "Berit"] == second.public["organisers"]
    await run.does("cut_link", number=1)
    await second.until_so(lambda: told(second) == {"public"})
    assert 409 == berit.http.get(f"/api/evenings/{code}/export.json").status_code


async def test_a_link_for_an_organiser_that_nobody_has_used_leads_nowhere_once_it_is_cut_off(
    club: Club,
) -> None:
    clara, code, run = await organised(club)
    token, later = link(clara, code, "organiser"), link(clara, code, "organiser")
    opens, stays = [await comes_by(club, code, "organiser", one) for one in (token, later)]
    assert {"public"} == told(opens) == told(stays)
    await run.does("cut_link", number=1)
    while opens.heard[-1]["tell"] != "bye":
        await opens.hear()
    assert "evening-link-cut" == opens.heard[-1]["why"]["key"]
    again = await comes_by(club, code, "organiser", token)
    assert "evening-link-cut" == again.heard[-1]["why"]["key"]
    assert "nobody-known" == await stays.refused("organise_by_link", token=later)


async def test_a_token_is_told_once_and_stands_in_no_log_no_export_and_on_nobodys_page(club: Club) -> None:
    clara, code, run = await organised(club)
    stranger = Person(club)
    refused = stranger.call("POST", f"/api/evenings/{code}/links", {"role": "press"}, 409)
    assert "evening-organisers-only" == refused["why"]["key"]
    token = link(clara, code, "press")
    press = await comes_by(club, code, "press", token)
    await run.until_so(lambda: bool(run.run["links"]))
    hall = await phone(clara, code, "hall")
    store = SqlEvenings(club.hub.club.log)
    row = store.by_code(code)
    assert row is not None
    texts = [*run.raw, *press.raw, *hall.raw, *store.read_texts(row.id)]
    texts += [
        clara.http.get(f"/api/evenings/{code}{path}").text for path in ("", "/export.json", "/export.csv")
    ]
    assert not [text for text in texts if token in text]


@pytest.mark.usefixtures("_for_good")
async def test_words_that_are_tried_one_after_the_other_are_refused_unread(club: Club) -> None:
    _, code, run = await organised(club)
    ada = (await joined(club, code, "Ada"))[0]
    await run.does("await_phone", guest=ada.guest["guest"])
    word = run.run["guests"][0]["word"]
    thief = Person(club)
    thief.call("POST", "/api/me")
    one = await phone(thief, code)
    tried = [f"{(int(word) + number) % 1_000_000:06}" for number in range(1, 13)]
    assert {"evening-word-wrong"} == {await one.refused("join", word=other) for other in tried}
    assert "evening-many-words" == await one.refused("join", word=word)


@pytest.mark.usefixtures("_for_good")
async def test_words_that_are_tried_from_many_addresses_count_for_the_evening(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = itertools.count()
    monkeypatch.setattr(socket_app, "visitor_of", lambda _: f"10.0.0.{next(addresses)}")
    _, code, run = await organised(club)
    ada = (await joined(club, code, "Ada"))[0]
    await run.does("await_phone", guest=ada.guest["guest"])
    word = run.run["guests"][0]["word"]
    said = list[str]()
    for _ in range(11):
        thief = Person(club)
        thief.call("POST", "/api/me")
        one = await phone(thief, code)
        said += [
            await one.refused("join", word=f"{(int(word) + number) % 1_000_000:06}")
            for number in range(1, 12)
        ]
    assert ["evening-word-wrong"] * 120 + ["evening-many-words"] == said
    assert "evening-many-words" == await (await phone(thief, code)).refused("join", word=word)


async def test_the_cashier_takes_the_money_and_the_sheet_is_the_organisers_spreadsheet(club: Club) -> None:
    clara, code, run = await organised(club, fee=400, ticket=100, currency="€")
    await joined(club, code, "Ada", "=Bo")
    door = await comes_by(club, code, "cashier", link(clara, code, "cashier"))
    await door.does("take_entry", guest=1, paid=True)
    await door.does("sell_tickets", guest=2, tickets=3)
    assert "evening-link-role" == await door.refused("spend", words="Tea", cents=100)
    money = door.evening["cashier"]["money"]
    assert (400, 300, 400, 700) == (money["entries"], money["raffle"], money["open"], money["left"])
    await run.until_so(lambda: run.run["cash"]["money"] == money)
    found = clara.http.get(f"/api/evenings/{code}/cash.csv").content.decode("utf-8-sig").splitlines()
    assert ["entry,Ada,1,4.00", "tickets,'=Bo,3,3.00", "left,,,7.00", "open,'=Bo,1,4.00"] == found[1:]
    assert 409 == Person(club).http.get(f"/api/evenings/{code}/cash.csv").status_code
    by_link = {role: {"X-Evening-Link": link(clara, code, role)} for role in ("cashier", "press")}
    at = f"/api/evenings/{code}/cash.csv"
    sheet = Person(club).http.get(at, headers=by_link["cashier"]).content.decode("utf-8-sig").splitlines()
    assert found == sheet
    assert 409 == Person(club).http.get(at, headers=by_link["press"]).status_code
