"""Prepared deals over HTTP: a teacher lays them out, pupils play them alone against the same bots, and nobody is told
what is not theirs.
"""

from typing import Any

import msgspec
import pytest

from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.visits import Visit, play
from whistclub.club.store.logs.sql_log import open_file

NORTH, EAST = "AKQJ.AKQ.AKQ.AK2", "T987.JT9.JT9.QJT"
SOUTH, WEST = "6543.876.876.987", "2.5432.5432.6543"
PBN = f'[Dealer "W"]\n[Deal "N:{NORTH} {EAST} {SOUTH} {WEST}"]\n'
OTHER = f'[Dealer "W"]\n[Deal "N:{NORTH} {SOUTH} {EAST} {WEST}"]\n'
"""The same hand for North, and East's and South's changed over."""


def read(person: Person, text: str, preset: str = "whist", status: int = 200) -> Any:
    return person.call("POST", "/api/prepared/text", {"preset": preset, "text": text}, status)


def prepared(teacher: Person, text: str = PBN, preset: str = "whist", **more: object) -> str:
    found = read(teacher, text, preset)
    deals = [{"deal": one["deal"], "dealer": one["dealer"]} for one in found["deals"]]
    body = {"title": "Finesses", "preset": found["preset"], "options": found["options"], "bot": "simple"}
    return str(teacher.call("POST", "/api/prepared", {**body, "deals": deals, **more}, 201)["id"])


def page(person: Person, of: str, status: int = 200) -> Any:
    return person.call("GET", f"/api/prepared/{of}", status=status)


def results(person: Person, of: str) -> Any:
    return person.call("GET", f"/api/prepared/{of}/results")["rows"]


def begin(person: Person, of: str, deal: int = 1, status: int = 201) -> Any:
    return person.call("POST", f"/api/prepared/{of}/deals/{deal}", {}, status)


async def played(person: Person, of: str, deal: int = 1) -> tuple[str, str]:
    """The table and the match of a deal played to its end with the first card that is legal each time."""
    table = begin(person, of, deal)["id"]
    visit = await person.visit(table)
    await play([visit], 1)
    await visit.close()
    return table, visit.match


async def test_two_pupils_who_play_the_same_cards_meet_the_same_play(club: Club) -> None:
    teacher, ann, ben = Person(club).named("Tea"), Person(club).named("Ann"), Person(club).named("Ben")
    of = prepared(teacher)
    acts = []
    for pupil in (ann, ben):
        table, match = await played(pupil, of)
        replay = pupil.call("GET", f"/api/tables/{table}/matches/{match}/deals/1")
        acts.append([(step["seat"], step["action"]) for step in replay["steps"]])
    assert 53 == len(acts[0])
    assert acts[0] == acts[1]


async def test_the_teacher_sees_results_side_by_side_and_pupils_their_own_until_they_are_shown(
    club: Club,
) -> None:
    teacher, ann, ben = Person(club).named("Tea"), Person(club).named("Ann"), Person(club).named("Ben")
    of = prepared(teacher, PBN + "\n" + OTHER)
    first = await played(ann, of)
    second = await played(ben, of)
    await played(ben, of, 2)
    assert [("Ann", 1), ("Ben", 1), ("Ben", 2)] == [
        (row["name"], row["deal"]) for row in results(teacher, of)
    ]
    assert ["Ann"] == [row["name"] for row in results(ann, of)]
    look(ann, *second, status=404)
    look(teacher, *second, status=200)
    teacher.call("PUT", f"/api/prepared/{of}/shown")
    assert [("Ann", 1), ("Ben", 1)] == [(row["name"], row["deal"]) for row in results(ann, of)]
    look(ann, *second, status=200)
    look(Person(club), *first, status=404)


def look(person: Person, table: str, match: str, status: int) -> Any:
    return person.call("GET", f"/api/tables/{table}/matches/{match}/deals/1", status=status)


async def test_errors_are_priced_by_the_coach_in_the_background(club: Club) -> None:
    teacher, ann = Person(club).named("Tea"), Person(club).named("Ann")
    of = prepared(teacher)
    await played(ann, of)
    until(lambda: results(teacher, of)[0]["cost"] is not None)
    row = results(teacher, of)[0]
    assert row["cost"] >= 0
    assert {"points", "tricks", "label", "assisted", "stopped"} == set(row["result"])


async def until_own_turn(visit: Visit) -> None:
    await visit.until_so(lambda: bool(visit.legal))


async def test_cards_that_the_pupil_may_not_see_change_no_byte_of_what_the_pupil_is_told(club: Club) -> None:
    teacher, told = Person(club).named("Tea"), []
    for text in (PBN, OTHER):
        pupil = Person(club).named("Ann")
        of = prepared(teacher, text, bot="lowest")
        visit = await pupil.visit(begin(pupil, of)["id"])
        await until_own_turn(visit)
        seen = {"page": page(pupil, of), "view": visit.view, "own": visit.own}
        found = msgspec.json.encode(seen).decode()
        for name in (of, visit.match, begin(pupil, of)["id"]):
            found = found.replace(name, "id")
        told.append(found)
        await visit.close()
    assert told[0] == told[1]


async def test_a_pupil_has_one_table_a_deal_and_nobody_else_comes_in(club: Club) -> None:
    teacher, ann = Person(club).named("Tea"), Person(club).named("Ann")
    of = prepared(teacher)
    table = begin(ann, of)["id"]
    assert table == begin(ann, of)["id"]
    for other in (teacher, Person(club)):
        other.call("GET", f"/api/tables/{table}", status=404)
    begin(ann, of, 2, 404)
    begin(ann, "nothing", 1, 404)


async def test_a_prepared_deal_counts_in_no_statistics(club: Club) -> None:
    teacher, ann = Person(club).named("Tea"), Person(club).named("Ann")
    await played(ann, prepared(teacher))
    assert [] == ann.call("GET", "/api/statistics")["games"]


def test_only_the_teacher_sees_the_cards_shows_the_results_and_deletes_the_deals(club: Club) -> None:
    teacher, ann = Person(club).named("Tea"), Person(club).named("Ann")
    of = prepared(teacher)
    assert [True] == [
        {"SA", "HA", "DA", "CA"} <= set(one["hands"][0].split()) for one in page(teacher, of)["laid"]
    ]
    assert [] == page(ann, of)["laid"]
    ann.call("PUT", f"/api/prepared/{of}/shown", status=409)
    ann.call("DELETE", f"/api/prepared/{of}", status=409)
    assert [of] == [one["id"] for one in teacher.call("GET", "/api/prepared")["taught"]]
    teacher.call("DELETE", f"/api/prepared/{of}")
    page(ann, of, 404)


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        (f"N:{NORTH} {EAST} {SOUTH} 2.543.5432.6543T", "pbn-card-twice", {"card": "CT", "seats": "E W"}),
        ("N:AK... .AK.. ..AK. ...AK", "deal-wrong-size", {"count": 8, "wanted": 52}),
        ("hello", "pbn-no-deal", {}),
    ],
    ids=["a card twice", "short hands", "no deal"],
)
def test_what_is_wrong_in_a_pasted_text_is_named(
    club: Club, text: str, key: str, facts: dict[str, Any]
) -> None:
    found = read(Person(club), text)
    why = found["left_out"][0]["why"]
    assert [] == found["deals"]
    assert key == why["key"]
    assert facts.items() <= why.get("args", {}).items()


async def test_a_record_is_prepared_in_its_own_game(club: Club) -> None:
    ann = Person(club).named("Ann")
    table = ann.open("hermits", with_bots=True)
    visit = await ann.visit(table)
    await play([visit], 1)
    await visit.ask("stop")
    await visit.close()
    record = ann.http.get(f"/api/tables/{table}/matches/{visit.match}/record").text
    found = read(ann, record)
    assert "hermits" == found["preset"]
    assert 1 == len(found["deals"])
    await played(Person(club).named("Ben"), prepared(ann, record))


async def test_a_person_who_is_deleted_takes_the_name_out_of_results_and_a_teacher_the_deals(
    own_club: Club,
) -> None:
    club = own_club
    teacher, ann = Person(club).named("Tea"), Person(club).named("Ann")
    of = prepared(teacher)
    await played(ann, of)
    mine = ann.call("GET", "/api/me/data")
    assert [of] == [one["prepared"] for one in mine["prepared_tries"]]
    assert [PBN.count("Deal ")] == [
        len(one["deals"]) for one in teacher.call("GET", "/api/me/data")["prepared"]
    ]
    assert results(teacher, of)[0]["result"]
    ann.removed()
    assert [""] == [row["name"] for row in results(teacher, of)]
    teacher.removed()
    page(Person(club), of, 404)
    log = open_file(club.file)
    with log.reading() as connection:
        for rows in ("prepared_sets", "prepared_tries"):
            assert 0 == connection.exec_driver_sql(f"SELECT COUNT(*) FROM {rows}").scalar_one()
    log.close()
