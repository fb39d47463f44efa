"""Announcements: people put themselves down on phones, and the evening is made of who is in."""

import asyncio
from typing import Any

from tests.web.clubs import MANY, Club, Person
from tests.web.evenings import CARDS, phone


def announced(clara: Person, places: int = 0, status: int = 201, **more: Any) -> str:
    """The code of a new announcement."""
    settings = {**CARDS, "name": "Friday drive", **more.pop("settings", {})}
    said = {"settings": settings, "places": places, "day": "2026-12-04", **more}
    body = {"announced": said, "organiser_name": "Clara"}
    answer: dict[str, Any] = clara.call("POST", "/api/announcements", body, status)
    code: str = answer.get("code", "")
    assert status != 201 or answer == {"code": code, "path": f"/{code}/run"}
    return code


def does(person: Person, code: str, do: str, status: int = 200, **facts: Any) -> dict[str, Any]:
    """The answer to a command."""
    answer: dict[str, Any] = person.call(
        "POST", f"/api/announcements/{code}/commands", {"do": do, **facts}, status
    )
    return answer


def signed_up(club: Club, code: str, *names: str) -> list[Person]:
    """A phone for each of these names, which have put themselves down."""
    people = [Person(club) for _ in names]
    for person, name in zip(people, names, strict=True):
        does(person, code, "put_down", name=name)
    return people


def lists(page: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The names of those who are in, and of those who wait in their order."""
    rows = [(row["line"], "+".join(one["name"] for one in row["entrants"])) for row in page["signups"]]
    return [name for line, name in rows if not line], [
        name for _, name in sorted(row for row in rows if row[0])
    ]


async def test_one_place_too_few_one_leaves_the_waiting_one_moves_up_and_their_phones_are_known_there(
    club: Club,
) -> None:
    clara = Person(club)
    code = announced(clara, places=2)
    ada, bo, cy = signed_up(club, code, "Ada", "Bo", "Cy")
    page = cy.call("GET", f"/api/announcements/{code.lower()}")
    assert (["Ada", "Bo"], ["Cy"], 2, 1, 0) == (
        *lists(page), page["inside"], page["waiting"], page["free"]
    )  # fmt: skip
    assert [(False, 0), (False, 0), (True, 1)] == [(row["own"], row["line"]) for row in page["signups"]]
    own = cy.call("GET", "/api/announcements")["announcements"]
    assert [(code, f"/{code}", "Friday drive", True, 1, False)] == [
        (one["code"], one["path"], one["name"], one["is_down"], one["line"], one["organiser"]) for one in own
    ]
    does(bo, code, "take_off", number=2)
    assert (["Ada", "Cy"], []) == lists(cy.call("GET", f"/api/announcements/{code}"))
    does(bo, code, "put_down", name="Bo")
    evening = clara.call("POST", f"/api/announcements/{code}/evening", status=201)["code"]
    page = bo.call("GET", f"/api/announcements/{code}")
    assert (evening, ["Bo"]) == (page["evening"], lists(page)[1])
    assert [evening] == [one["code"] for one in ada.call("GET", "/api/evenings")["evenings"]]
    assert [] == ada.call("GET", "/api/announcements")["announcements"]
    assert [evening] == [one["evening"] for one in bo.call("GET", "/api/announcements")["announcements"]]
    guest = await phone(ada, evening)
    assert ("Ada", "expected") == (guest.guest["name"], guest.guest["presence"])
    await guest.does("join")
    assert "here" == guest.guest["presence"]
    waiting = await phone(bo, evening)
    assert "guest" not in waiting.evening
    assert ["Cy"] == [one["name"] for one in waiting.public["expected"]]


async def test_of_two_who_want_the_last_place_at_once_one_gets_it_and_the_other_waits(club: Club) -> None:
    clara = Person(club)
    code = announced(clara, places=1)
    people = [Person(club) for _ in range(6)]
    names = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"]
    await asyncio.gather(
        *(asyncio.to_thread(does, one, code, "put_down", name=name) for one, name in zip(people, names, strict=True))
    )  # fmt: skip
    inside, waiting = lists(clara.call("GET", f"/api/announcements/{code}"))
    assert (1, sorted(names)) == (len(inside), sorted(inside + waiting))
    places = [one.call("GET", "/api/announcements")["announcements"][0]["line"] for one in people]
    assert [0, 1, 2, 3, 4, 5] == sorted(places)


async def test_two_organisers_who_make_the_evening_at_once_make_one(club: Club) -> None:
    clara, otto, stranger = Person(club), Person(club), Person(club)
    code = announced(clara)
    signed_up(club, code, "Ada")
    key = clara.call("GET", f"/api/announcements/{code}")["key"]
    organisers = f"/api/announcements/{code}/organisers"
    stranger.call("POST", organisers, {"key": "wrong"}, 409)
    page = otto.call("POST", organisers, {"key": key, "organiser_name": "Otto"})
    assert (True, ["Clara", "Otto"]) == (page["organiser"], page["organisers"])
    path = f"/api/announcements/{code}/evening"
    stranger.call("POST", path, status=409)
    made = await asyncio.gather(
        *(asyncio.to_thread(one.call, "POST", path, None, 201) for one in (clara, otto, clara, otto))
    )
    (evening,) = {one["code"] for one in made}
    for one in (clara, otto):
        assert [evening] == [found["code"] for found in one.call("GET", "/api/evenings")["evenings"]]
        run = await phone(one, evening, "organiser")
        assert ["Ada"] == [guest["name"] for guest in run.run["guests"]]
    does(clara, code, "put_down", 409, name="Clara")


def test_parts_phones_and_keys_are_told_to_organisers_alone(club: Club) -> None:
    clara, stranger = Person(club), Person(club)
    code = announced(clara, asks_part=True)
    ada, bo = Person(club), Person(club)
    does(ada, code, "put_down", name="Ada", part="lady", partner="Al", partner_part="gent")
    does(bo, code, "put_down", name="Bo", part="gent")
    path = f"/api/announcements/{code}"

    def told(person: Person) -> list[tuple[str, str | None, bool, bool, bool]]:
        return [
            (one["name"], one["part"], one["has_phone"], one["own"], one["is_free"])
            for row in person.call("GET", path)["signups"]
            for one in row["entrants"]
        ]

    nobody = [
        ("Ada", None, False, False, False),
        ("Al", None, False, False, True),
        ("Bo", None, False, False, False),
    ]
    assert nobody == told(stranger)
    assert [("Ada", "lady", True, True, False), ("Al", "gent", False, True, False)] == told(ada)[:2]
    assert [("Bo", "gent", True, True, False), None] == [told(bo)[2], told(bo)[0][1]]
    assert [("lady", True), ("gent", False), ("gent", True)] == [one[1:3] for one in told(clara)]
    for person in (stranger, ada, bo):
        page = person.call("GET", path)
        assert (False, "", "") == (page["organiser"], page["key"], page["undo"])
    for person in (stranger, bo):
        assert 409 == person.http.delete(path).status_code
        assert 409 == person.http.put(path, json=clara.call("GET", path)["announced"]).status_code


def test_an_announcement_is_in_ones_data_and_leaves_with_the_person(club: Club) -> None:
    clara, ada, bo = Person(club), Person(club), Person(club)
    code = announced(clara)
    does(ada, code, "put_down", name="Ada", partner="Al")
    does(bo, code, "put_down", name="Bo")
    form = {"code": code, "name": "Friday drive", "day": "2026-12-04"}
    for person, organiser, names in (
        (ada, False, ["Ada", "Al"]),
        (clara, True, ["Clara"]),
        (bo, False, ["Bo"]),
    ):
        kept = person.call("GET", "/api/me/data")["announcements"]
        assert [{**form, "organiser": organiser, "names": names}] == kept
    ada.removed()
    assert (["Bo"], []) == lists(bo.call("GET", f"/api/announcements/{code}"))
    clara.removed()
    bo.call("GET", f"/api/announcements/{code}", status=404)
    assert [] == bo.call("GET", "/api/me/data")["announcements"]


def test_a_list_whose_evening_was_made_leads_there_and_names_nobody_once_its_organisers_are_gone(
    club: Club,
) -> None:
    clara = Person(club)
    code = announced(clara, places=1)
    ada, bo = signed_up(club, code, "Ada", "Bo")
    evening = clara.call("POST", f"/api/announcements/{code}/evening", status=201)["code"]
    clara.removed()
    page = bo.call("GET", f"/api/announcements/{code}")
    assert ((evening, []), [evening]) == (
        (page["evening"], page["signups"]),
        [one["code"] for one in ada.call("GET", "/api/evenings")["evenings"]],
    )


def test_one_address_signs_up_only_so_many_and_guesses_only_so_many_codes(tmp_path: Any) -> None:
    limits = {name: getattr(MANY, name) for name in MANY.__struct_fields__}
    few = type(MANY)(**{**limits, "signups": 3, "signups_per_s": 0.001, "codes": 4, "codes_per_s": 0.001})
    with Club(tmp_path, few) as club:
        clara = Person(club)
        code = announced(clara)
        ada, *_ = signed_up(club, code, "Ada", "Bo", "Cy")
        does(Person(club), code, "put_down", 429, name="Dee")
        does(clara, code, "add_entrant", name="Dee")
        announced(clara, status=400, settings={"preset": "nothing"})
        for _ in range(4):
            ada.call("GET", "/api/announcements/XXXXXX", status=404)
        ada.call("GET", f"/api/announcements/{code}", status=429)


def test_an_organiser_changes_what_is_announced_and_deletes_it_with_all_names(club: Club) -> None:
    clara = Person(club)
    code = announced(clara, places=1)
    ada, bo = signed_up(club, code, "Ada", "Bo")
    said = clara.call("GET", f"/api/announcements/{code}")["announced"]
    page = clara.call("PUT", f"/api/announcements/{code}", {**said, "places": 2})
    assert (["Ada", "Bo"], []) == lists(page)
    clara.call("PUT", f"/api/announcements/{code}", {**said, "day": "someday"}, 400)
    clara.call("PUT", f"/api/announcements/{code}", {**said, "settings": {"name": "x", "format": "y"}}, 400)
    assert [] == clara.call("DELETE", f"/api/announcements/{code}")["announcements"]
    for person in (clara, ada, bo):
        person.call("GET", f"/api/announcements/{code}", status=404)
