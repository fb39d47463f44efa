"""Friends: only by mutual choice, and a person who is declined or blocked is told exactly what one is told who was not
answered yet.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.postgres import database
from tests.web.test_my_games import stopped
from whistclub.club.store.logs.sql_log import open_url


@pytest.fixture(scope="module", params=thinned(["file", "postgres"], ["file"]))
def lasting_club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with ExitStack() as stack:
        log = open_url(stack.enter_context(database())) if request.param == "postgres" else None
        yield stack.enter_context(MemoryClub(tmp_path_factory.mktemp("club"), log=log))


@pytest.fixture
async def two(club: Club) -> tuple[Person, Person]:
    """Two people who have played together."""
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    await stopped(club, "whist", ada, bo)
    return ada, bo


def circle(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.call("GET", "/api/friends")
    return found


def id_of(person: Person, other: str) -> str:
    """The id of somebody on any of the person's lists."""
    seen = circle(person)
    everybody = [one["who"] for one in seen["friends"]] + [
        one for name in ("asking", "asked", "lately", "blocked") for one in seen[name]
    ]
    return next(str(one["id"]) for one in everybody if one["name"] == other)


def names(person: Person, what: str) -> list[str]:
    found = circle(person)[what]
    return [one["who"]["name"] if what == "friends" else one["name"] for one in found]


def befriend(one: Person, other: Person, names_of: tuple[str, str] = ("Ada", "Bo")) -> None:
    one.call("PUT", f"/api/friends/{id_of(one, names_of[1])}")
    other.call("PUT", f"/api/friends/{id_of(other, names_of[0])}")


def test_two_who_have_played_are_friends_once_both_have_said_so(two: tuple[Person, Person]) -> None:
    ada, bo = two
    assert ["Bo"] == names(ada, "lately")
    asked = ada.call("PUT", f"/api/friends/{id_of(ada, 'Bo')}")
    assert (["Bo"], []) == ([one["name"] for one in asked["asked"]], asked["friends"])
    assert ["Ada"] == names(bo, "asking")
    bo.call("PUT", f"/api/friends/{id_of(bo, 'Ada')}")
    assert ["Ada"] == names(bo, "friends")
    assert ["Bo"] == names(ada, "friends")
    assert [] == names(ada, "asked") == names(ada, "lately") == names(bo, "asking")


def test_friends_see_each_other_here_and_nobody_else_is_shown(two: tuple[Person, Person]) -> None:
    ada, bo = two
    circle(bo)
    befriend(ada, bo)
    circle(bo)
    assert [True] == [one["here"] for one in circle(ada)["friends"]]
    bo.call("DELETE", f"/api/friends/{id_of(bo, 'Ada')}")
    assert [False] == [one["here"] for one in circle(ada)["friends"]]


def test_who_is_declined_is_told_what_one_is_told_who_was_not_answered(two: tuple[Person, Person]) -> None:
    ada, bo = two
    ada.call("PUT", f"/api/friends/{id_of(ada, 'Bo')}")
    before = ada.http.get("/api/friends").content
    bo.call("POST", f"/api/friends/{id_of(bo, 'Ada')}/decline")
    assert [] == names(bo, "asking")
    assert before == ada.http.get("/api/friends").content


def test_who_is_blocked_finds_no_difference_from_a_friend_who_is_not_here(two: tuple[Person, Person]) -> None:
    ada, bo = two
    befriend(ada, bo)
    before = ada.http.get("/api/friends").content.replace(b'"here":true', b'"here":false')
    bo.call("POST", f"/api/friends/{id_of(bo, 'Ada')}/block")
    assert before == ada.http.get("/api/friends").content
    assert (["Ada"], []) == (names(bo, "blocked"), names(bo, "friends"))
    table = ada.open("whist")
    answer = ada.http.post(f"/api/friends/{id_of(ada, 'Bo')}/invite", json={"table": table})
    assert 200 == answer.status_code
    assert [] == circle(bo)["invitations"]


def test_who_was_blocked_before_they_asked_only_waits(two: tuple[Person, Person]) -> None:
    ada, bo = two
    bo.call("POST", f"/api/friends/{id_of(bo, 'Ada')}/block")
    ada.call("PUT", f"/api/friends/{id_of(ada, 'Bo')}")
    assert ["Bo"] == names(ada, "asked")
    assert [] == names(bo, "asking")
    bo.call("DELETE", f"/api/friends/{id_of(bo, 'Ada')}")
    assert ["Ada"] == names(bo, "asking")


@pytest.mark.parametrize("what", ["nothing", "block", "remove"])
def test_who_ends_a_friendship_and_asks_again_does_not_learn_whether_they_are_blocked(
    two: tuple[Person, Person], what: str
) -> None:
    ada, bo = two
    befriend(ada, bo)
    ada_id, bo_id = id_of(bo, "Ada"), id_of(ada, "Bo")
    if what == "block":
        bo.call("POST", f"/api/friends/{ada_id}/block")
    elif what == "remove":
        bo.call("DELETE", f"/api/friends/{ada_id}")
    ada.call("DELETE", f"/api/friends/{bo_id}")
    answer = ada.call("PUT", f"/api/friends/{bo_id}")
    assert ([], ["Bo"]) == (answer["friends"], [one["name"] for one in answer["asked"]])
    assert ([] if what == "block" else ["Ada"]) == names(bo, "asking")


def test_a_friend_who_ended_it_and_asks_again_is_taken_back_or_declined(two: tuple[Person, Person]) -> None:
    ada, bo = two
    befriend(ada, bo)
    ada_id, bo_id = id_of(bo, "Ada"), id_of(ada, "Bo")
    for answer in ("PUT", "POST"):
        ada.call("DELETE", f"/api/friends/{bo_id}")
        ada.call("PUT", f"/api/friends/{bo_id}")
        assert ([], ["Ada"]) == (names(bo, "friends"), names(bo, "asking"))
        bo.call(answer, f"/api/friends/{ada_id}" + ("/decline" if answer == "POST" else ""))
        assert ["Bo"] == names(ada, "friends" if answer == "PUT" else "asked")
        assert [] == names(bo, "asking")


def test_a_friend_is_invited_to_a_table_and_the_answer_takes_it_off_the_list(
    two: tuple[Person, Person],
) -> None:
    ada, bo = two
    befriend(ada, bo)
    table = ada.open("solo")
    ada.call("POST", f"/api/friends/{id_of(ada, 'Bo')}/invite", {"table": table})
    (invitation,) = circle(bo)["invitations"]
    assert ("Ada", table, "solo") == (invitation["host"]["name"], invitation["table"], invitation["preset"])
    bo.call("POST", f"/api/friends/{invitation['host']['id']}/answer")
    assert [] == circle(bo)["invitations"]


def test_nobody_invites_to_a_table_of_others_or_somebody_who_is_no_friend(
    club: Club, two: tuple[Person, Person]
) -> None:
    ada, bo = two
    eve = Person(club).named("Eve")
    theirs, own = eve.open("whist"), ada.open("whist")
    befriend(ada, bo)
    bo_id = id_of(ada, "Bo")
    assert "friend-no-table" == refused(ada, f"{bo_id}/invite", {"table": theirs})
    ada.call("DELETE", f"/api/friends/{bo_id}")
    assert "friend-unknown" == refused(ada, f"{bo_id}/invite", {"table": own})


def test_strangers_cannot_be_asked_and_who_is_nobody_sees_nothing(
    club: Club, two: tuple[Person, Person]
) -> None:
    ada, _ = two
    eve = Person(club).named("Eve")
    answer = eve.http.put(f"/api/friends/{id_of(ada, 'Bo')}")
    assert "friend-unknown" == answer.json()["why"]["key"]
    nobody = Person(club).http.get("/api/friends")
    assert {
        "friends": [],
        "asking": [],
        "asked": [],
        "lately": [],
        "blocked": [],
        "invitations": [],
    } == nobody.json()
    assert 409 == Person(club).http.put("/api/friends/x").status_code


def test_a_removed_person_is_on_nobodys_list_and_ones_data_have_friends_and_devices(
    two: tuple[Person, Person],
) -> None:
    ada, bo = two
    befriend(ada, bo)
    data = ada.http.get("/api/me/data").json()
    assert (["Bo"], 1) == ([one["who"]["name"] for one in data["friends"]["friends"]], len(data["devices"]))
    assert 200 == bo.http.delete("/api/me").status_code
    assert [] == names(ada, "friends") == names(ada, "lately")


def refused(person: Person, path: str, body: dict[str, str]) -> str:
    return str(person.http.post(f"/api/friends/{path}", json=body).json()["why"]["key"])
