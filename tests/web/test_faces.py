"""A person's drawn face and drawn name go where the person goes, and only they choose them."""

import asyncio

import pytest

from tests.web.clubs import Club, Person
from whistclub.club.people import FACES


def test_a_chosen_face_is_kept_and_a_change_of_name_leaves_it(club: Club) -> None:
    ada = Person(club).named("Ada")
    first = ada.call("GET", "/api/me")["face"]
    assert 1 <= first <= FACES
    assert first == ada.named("Ida").call("GET", "/api/me")["face"]
    assert 4711 == ada.call("PUT", "/api/me", {"name": "Ida", "face": 4711})["face"]
    assert 4711 == ada.named("Adelheid").call("GET", "/api/me")["face"]
    assert 4711 == ada.http.get("/api/me/data").json()["face"]


@pytest.mark.parametrize("wrong", [0, -1, FACES + 1, "red", 1.5, None])
def test_a_face_that_there_is_not_is_refused_and_changes_nothing(club: Club, wrong: object) -> None:
    ada = Person(club).named("Ada")
    before = ada.call("GET", "/api/me")
    ada.call("PUT", "/api/me", {"name": "Eva", "face": wrong}, status=400)
    assert before == ada.call("GET", "/api/me")


async def test_everybody_at_the_table_sees_a_chosen_face_at_once(club: Club) -> None:
    ada, eva = Person(club).named("Ada"), Person(club).named("Eva")
    table = ada.call("POST", "/api/tables", {"settings": {"preset": "whist"}}, status=201)["id"]
    seen = await eva.visit(table)
    seat = next(one["seat"] for one in seen.table["seats"] if one["name"] == "Ada")
    assert ada.call("GET", "/api/me")["face"] == seen.table["seats"][seat]["face"]
    await asyncio.to_thread(ada.call, "PUT", "/api/me", {"name": "Ada", "face": 4711})
    await seen.until_so(lambda: seen.table["seats"][seat]["face"] == 4711)


def test_a_newcomer_has_the_drawn_name_of_their_first_screen_and_keeps_it(club: Club) -> None:
    ada = Person(club)
    assert ("", 4717) == named_as(ada.call("PUT", "/api/me", {"face": 4711, "guest": 4717}))
    assert ("", 4717) == named_as(ada.call("PUT", "/api/me", {"guest": 5000}))
    assert ("Ada", 0) == named_as(ada.call("PUT", "/api/me", {"name": "Ada"}))


@pytest.mark.parametrize("wrong", [0, 999, 10_000, "red hat", 1000.5])
def test_a_drawn_name_that_there_is_not_is_refused_and_makes_nobody_known(club: Club, wrong: object) -> None:
    ada = Person(club)
    ada.call("PUT", "/api/me", {"face": 4711, "guest": wrong}, status=400)
    assert not ada.call("GET", "/api/me")["known"]


def named_as(me: dict[str, object]) -> tuple[object, object]:
    return me["name"], me["guest"]
