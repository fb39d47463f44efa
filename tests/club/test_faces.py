"""Everybody has a drawn face, which their name does not change and which goes with them."""

import shutil
import sqlite3
from pathlib import Path

import msgspec

from whistclub.club.people import FACES, GONE, face_of, neutral_person, new_person
from whistclub.club.rooms import Chair, Plan, Room, sit
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.erasure import without_person
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.messages.drawn_names import ADJECTIVES
from whistclub.web.encoding.room_parts import chair_of, table_info, you

OLD = Path(__file__).parent / "data" / "v11-games.sqlite"
ADA = new_person(0)


def room_of(*chairs: Chair) -> Room:
    return Room(id="r", host=ADA.id, host_name="", plan=Plan(preset="whist"), chairs=chairs, phase="playing")


def faces(room: Room) -> list[int]:
    return [seat.face for seat in table_info(room, None, frozenset(), {}, 0).seats]


def test_a_face_follows_from_the_account_and_not_from_the_name() -> None:
    named = msgspec.structs.replace(ADA, name="Ada")
    assert face_of(ADA.id) == ADA.face == named.face
    assert all(1 <= new_person(0).face <= FACES for _ in range(100))
    assert len({new_person(0).face for _ in range(50)}) > 40


def test_people_of_an_older_data_file_have_the_face_of_their_account(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD, tmp_path / "old.sqlite"))
    made = sqlite3.connect(path)
    made.execute(
        "INSERT INTO people (id, name, number, since_ms) VALUES ('ada', 'Ada', 1001, 5), ('gone', '', 0, 6)"
    )
    made.commit()
    made.close()
    store = open_file(path)
    found = {who: SqlClub(store).person(who) for who in ("ada", "gone")}
    store.close()
    assert {"ada": face_of("ada"), "gone": 0} == {who: one.face for who, one in found.items() if one}


def test_a_table_tells_the_face_of_each_seat() -> None:
    chosen = msgspec.structs.replace(ADA, name="Ada", face=4711)
    room = room_of(chair_of(chosen), Chair(bot="club"), Chair(person="eva", name="Eva"), Chair())
    assert [4711, 1, face_of("eva"), 3] == faces(room)


def test_two_people_whose_drawn_names_begin_alike_are_told_apart_at_a_table() -> None:
    same = msgspec.structs.replace(new_person(0), number=ADA.number + ADJECTIVES)
    room = sit(room_of(chair_of(ADA), Chair(), Chair()), 1, chair_of(same))
    assert [ADA.number, ADA.number + ADJECTIVES + 1] == [chair.number for chair in room.chairs[:2]]
    assert ADA.number + ADJECTIVES + 1 == you(room, None, same).guest
    assert same.number == sit(room_of(Chair(), Chair()), 1, chair_of(same)).chairs[1].number


def test_a_removed_persons_face_goes_with_them() -> None:
    chosen = msgspec.structs.replace(ADA, name="Ada", face=4711)
    neutral = neutral_person(0)
    room = without_person(room_of(chair_of(chosen), Chair(bot="club")), ADA.id, neutral.id)
    assert (GONE, 0) == (neutral.number, neutral.face)
    assert [0, 1] == faces(room)
