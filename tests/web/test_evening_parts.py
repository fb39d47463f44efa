"""Ladies and gents as a phone, the hall and the organiser are told them."""

from typing import Any

import msgspec

from tests.club.evenings import NAMES, OLGA, Evening, person
from tests.web.test_evening_opening import at_once, member
from whistclub.club.evening import commands as ask
from whistclub.evenings.parts import Part
from whistclub.web.live.evenings.encoder import EveningEncoder


def drive(parts: tuple[Part, ...]) -> Evening:
    evening = Evening(format="progressive", moving="ladies_gents", first="entered", rounds=4)
    for number, part in enumerate(parts, 1):
        evening.do(person(number), ask.Join, name=NAMES[number], part=part)
    return evening


async def told(evening: Evening, who: str, role: Any) -> dict[str, Any]:
    encoder = EveningEncoder(lambda: 1, at_once)
    await encoder.refresh(evening.state)
    await encoder.rank(evening.state)
    found: dict[str, Any] = msgspec.json.decode(b"{%b}" % encoder.body(evening.state, member(who, role)))
    return found


async def test_each_seat_says_its_part_and_who_sits_as_the_other_one() -> None:
    evening = drive(("lady",) * 5 + ("gent",) * 3)
    evening.begin()
    hall = (await told(evening, "", "hall"))["hall"]["tables"]
    seats = {seat["guest"]: seat for table in hall for seat in table["seats"]}
    assert {5: "gent"} == {guest: seat["sits_as"] for guest, seat in seats.items() if "sits_as" in seat}
    assert ["lady"] * 5 + ["gent"] * 3 == [seats[guest].get("part") for guest in range(1, 9)]
    own = (await told(evening, "person-5", "guest"))["guest"]
    assert "lady" == own["part"]
    assert ["gent"] == [seat["sits_as"] for seat in own["seat"]["seats"] if seat["guest"] == 5]
    rows = (await told(evening, OLGA.person, "organiser"))["organiser"]["guests"]
    assert {5: "gent"} == {row["guest"]: row["sits_as"] for row in rows if "sits_as" in row}


async def test_standings_and_prizes_say_the_part_and_another_evening_says_none() -> None:
    evening = drive(("lady", "gent") * 4)
    for _ in range(4):
        evening.begin()
        evening.played(9, 5)
    told_hall = (await told(evening, "", "hall"))["hall"]
    assert {guest: "lady" if guest % 2 else "gent" for guest in range(1, 9)} == {
        row["guest"]: row["part"] for row in told_hall["standings"]
    }
    assert ["lady", "gent"] == [prize["part"] for prize in told_hall["prizes"] if prize["kind"] == "highest"]
    assert {""} == {prize["name"] for prize in told_hall["prizes"]}
    count = len(told_hall["prizes"])
    evening.do(OLGA, ask.TurnHall, page="prize", prize=count - 1)
    read = [prize["name"] for prize in (await told(evening, "", "hall"))["hall"]["prizes"]]
    assert [True] * (count - 1) + [False] == [bool(name) for name in read]
    plain = Evening(format="progressive", first="entered")
    plain.join(8)
    plain.begin()
    seats = (await told(plain, "", "hall"))["hall"]["tables"][0]["seats"]
    assert not [seat for seat in seats if "part" in seat or "sits_as" in seat]


async def test_the_first_of_one_name_is_told_of_the_second_who_has_a_letter_until_both_have_one() -> None:
    evening = Evening(format="progressive")
    evening.do(person(1), ask.Join, name="Anna")
    evening.do(person(2), ask.Join, name="anna K.")
    assert "anna K." == (await told(evening, "person-1", "guest"))["guest"]["namesake"]
    assert "namesake" not in (await told(evening, "person-2", "guest"))["guest"]
    evening.do(person(1), ask.RenameGuest, guest=1, name="Anna B.")
    assert "namesake" not in (await told(evening, "person-1", "guest"))["guest"]
