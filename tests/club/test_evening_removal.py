"""A person removed from the club leaves no name in the logs of evenings, which go on for the others."""

import sqlalchemy as sa

from tests.club.evenings import NAMES, OLGA, Evening, acquaint, append, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import OrganiserAdded, PersonRemoved
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.removal import without_person
from whistclub.club.people import GONE, Person
from whistclub.club.store.logs.sql_evenings import EVENING_ENTRIES, EVENING_PEOPLE, EVENINGS, SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.log_removal import leave_evenings

NEUTRAL = Person("neutral", "", GONE, 5)


def kept(log: SqlLog, evening: Evening) -> str:
    store = SqlEvenings(log)
    acquaint(log)
    store.create(evening.log[0])  # type: ignore[arg-type]
    append(store, evening.state.evening, 1, evening.log[1:], evening.state)
    return evening.state.evening


def left(log: SqlLog, who: str) -> tuple[frozenset[str], list[str]]:
    """The evenings deleted, and those that go on, when this person leaves them all."""
    with log.writing() as connection:
        found = leave_evenings(connection, who, NEUTRAL)
    return found.deleted, [notice.text for notice in found.notices]


def everything(log: SqlLog) -> str:
    """All that the database keeps of evenings."""
    with log.reading() as connection:
        return "\n".join(
            str(tuple(row))
            for rows in (EVENINGS, EVENING_ENTRIES, EVENING_PEOPLE)
            for row in connection.execute(sa.select(rows))
        )


def test_the_evening_is_the_same_but_for_the_name_of_whoever_was_removed() -> None:
    evening = begun(8, deals=2)
    evening.played(8)
    changed = fold_all(without_person(evening.log, "person-3", NEUTRAL, 5))
    names = [guest.name for guest in evening.state.guests]
    assert ["#3" if at == 2 else name for at, name in enumerate(names)] == [
        one.name for one in changed.guests
    ]
    assert "neutral" == changed.guests[2].person
    assert (evening.state.rounds, evening.state.seq + 1) == (changed.rounds, changed.seq)


def test_a_guest_expected_by_name_who_came_with_a_phone_leaves_no_name_either() -> None:
    evening = Evening()
    evening.do(OLGA, ask.AddGuest, name="Adelheid", here=False)
    evening.do(person(1), ask.Join, guest=1, name="Adelheid")
    evening.do(OLGA, ask.RenameGuest, guest=1, name="Heidi")
    changed = without_person(evening.log, "person-1", NEUTRAL, 5)
    assert not [entry for entry in changed if "eid" in str(entry)]


def test_an_organiser_who_was_removed_is_named_in_no_correction_and_no_act() -> None:
    evening = begun(8, deals=2)
    evening.played(8)
    evening.do(OLGA, ask.AddOrganiser, guest=1)
    changed = without_person(evening.log, "olga", NEUTRAL, 5)
    assert not [entry for entry in changed if "olga" in str(entry).casefold()]
    assert (("neutral", "#0"), ("person-1", NAMES[0])) == fold_all(changed).organisers


def test_an_organisers_act_before_the_removal_can_still_be_undone() -> None:
    evening = begun(8)
    changed = list(without_person(evening.log, "person-2", NEUTRAL, 5))
    again = Evening()
    again.log, again.state = changed, fold_all(changed)
    act = again.state.last_act
    assert act is not None
    again.do(OLGA, ask.Undo, undone=act.seq)
    assert "gathering" == again.state.phase
    assert "#2" == again.state.guests[1].name


def test_the_stored_evening_keeps_no_name_and_every_worker_learns_of_it(log: SqlLog) -> None:
    evening = begun(8)
    name = kept(log, evening)
    assert (frozenset(), [f"evening {name} {len(evening.log) + 1}"]) == left(log, "person-1")
    found = everything(log)
    assert not [one for one in (NAMES[0], "person-1'", '"person-1"') if one in found]
    assert NAMES[1] in found
    assert isinstance(SqlEvenings(log).read(name)[-1], PersonRemoved)
    assert [] == SqlEvenings(log).visited_by("person-1")
    assert [name] == [row.id for row in SqlEvenings(log).visited_by("person-2")]


def test_an_evening_that_is_nobody_elses_is_deleted_with_its_organiser(log: SqlLog) -> None:
    alone, shared = Evening("1"), Evening("2")
    alone.do(OLGA, ask.AddGuest, name="Adelheid")
    shared.join(1)
    first, second = kept(log, alone), kept(log, shared)
    deleted, notices = left(log, "olga")
    # The removal, and the guest who organises the evening from now on.
    told = [f"evening {first} {len(alone.log) + 1}", f"evening {second} {len(shared.log) + 2}"]
    assert (frozenset({first}), sorted(told)) == (deleted, sorted(notices))
    last = SqlEvenings(log).read(second)[-1]
    assert isinstance(last, OrganiserAdded)
    assert "person-1" == last.person
    assert "Adelheid" not in everything(log)
    assert "olga" not in everything(log).casefold()
