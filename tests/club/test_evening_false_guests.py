"""Guests who are none: an organiser removes them together, with one undo, and nobody who has had a seat without saying
so.
"""

from tests.club.evenings import NAMES, OLGA, Evening, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import GuestAdded, GuestsRemoved
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.log_file import evening_of_lines
from whistclub.club.evening.lookup import guest_of
from whistclub.club.log.texts import to_text


def listed(evening: Evening) -> list[int]:
    return [guest.number for guest in evening.state.guests if not guest.removed]


def test_many_guests_are_removed_by_one_command_in_one_entry() -> None:
    evening = Evening(place="online", format="individual", tables=2)
    evening.join(8)
    (entry,) = evening.do(OLGA, ask.RemoveGuests, guests=(7, 3, 4, 3))
    assert isinstance(entry, GuestsRemoved)
    assert (3, 4, 7) == entry.guests
    assert [1, 2, 5, 6, 8] == listed(evening)
    assert () == evening.do(OLGA, ask.RemoveGuests, guests=(3, 4, 7))
    evening.begin()
    assert {0, 1, 2, 5, 6, 8} == {*evening.seated(), *evening.out()}


def test_one_undo_brings_all_of_them_back() -> None:
    evening = Evening()
    evening.join(6)
    before = evening.state.guests
    evening.do(OLGA, ask.RemoveGuests, guests=(2, 3, 4, 5, 6))
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert before == evening.state.guests


def test_only_organisers_remove_guests_and_only_those_there_are() -> None:
    evening = Evening()
    evening.join(2)
    assert "evening-organisers-only" == evening.refused(person(1), ask.RemoveGuests, guests=(2,))
    assert "evening-guest-unknown" == evening.refused(OLGA, ask.RemoveGuests, guests=(1, 3))
    evening.do(OLGA, ask.AddOrganiser, guest=1)
    assert "evening-remove-organiser" == evening.refused(OLGA, ask.RemoveGuests, guests=(1, 2))


def test_nobody_who_has_had_a_seat_is_removed_unasked_and_then_their_results_stay() -> None:
    evening = begun(8)
    evening.join(1)
    assert "evening-remove-played" == evening.refused(OLGA, ask.RemoveGuests, guests=(1, 9))
    evening.do(OLGA, ask.RemoveGuests, guests=(1, 9), played=True)
    assert [1, 2, 3, 4, 5, 6, 7, 8] == listed(evening)
    assert ["away"] == [guest.presence for guest in evening.state.guests if guest.number == 1]
    assert 1 in evening.seated()
    evening.do(person(1), ask.Join)
    assert "here" == evening.state.guests[0].presence


def test_on_line_a_bot_holds_the_place_of_a_player_who_is_removed() -> None:
    evening = begun(4, place="online", format="individual", tables=2)
    evening.do(OLGA, ask.RemoveGuests, guests=(2,), played=True)
    assert [0] * 5 + [1, 3, 4] == sorted(evening.seated())


def test_a_removed_guests_name_is_free_and_their_phone_a_strangers() -> None:
    evening = Evening()
    evening.join(3)
    evening.do(OLGA, ask.RemoveGuests, guests=(2,))
    assert guest_of(evening.state, "person-2") is None
    assert "evening-guest-unknown" == evening.refused(OLGA, ask.ReceiveGuest, guest=2)
    assert "evening-guest-unknown" == evening.refused(OLGA, ask.RenameGuest, guest=2, name="Zita")
    (entry,) = evening.do(person(9), ask.Join, name=NAMES[1])
    assert isinstance(entry, GuestAdded)
    assert (4, NAMES[1]) == (entry.guest, entry.name)


def test_an_undo_that_would_double_a_name_or_a_phone_is_refused() -> None:
    for who, name in ((person(9), NAMES[1]), (person(2), "Zita")):
        evening = Evening()
        evening.join(3)
        evening.do(OLGA, ask.RemoveGuests, guests=(2, 3))
        act = evening.state.last_act
        assert act is not None
        evening.do(who, ask.Join, name=name)
        assert "evening-undo-came-again" == evening.refused(OLGA, ask.Undo, undone=act.seq)


def test_whoever_was_paired_with_a_removed_guest_is_single_again() -> None:
    evening = Evening(format="partner", tables=2)
    evening.join(4)
    evening.do(OLGA, ask.PairGuests, up=1, down=2)
    evening.do(OLGA, ask.PairGuests, up=3, down=4)
    evening.do(OLGA, ask.RemoveGuests, guests=(1, 4))
    assert [0, 0, 0, 0] == [guest.partner for guest in evening.state.guests]
    assert () == evening.state.ups


def test_an_evening_has_room_for_a_thousand_and_removed_guests_leave_room_for_others() -> None:
    evening = Evening()
    letters = "abcdefghij"
    for number in range(1000):
        first, second, third = (letters[int(digit)] for digit in f"{number:03}")
        evening.do(OLGA, ask.AddGuest, name=f"K{first}m{second}t{third}")
    assert "evening-full" == evening.refused(person(1), ask.Join, name="Ada")
    for start in (1, 501):
        evening.do(OLGA, ask.RemoveGuests, guests=tuple(range(start, start + 500)))
    evening.do(person(1), ask.Join, name="Ada")
    assert [1001] == listed(evening)


def test_the_log_read_again_gives_the_same_evening() -> None:
    evening = begun(8)
    evening.join(3)
    evening.do(OLGA, ask.RemoveGuests, guests=(2, 9, 10), played=True)
    assert evening.state == fold_all(evening.log)
    assert evening.state == evening_of_lines(to_text(entry) for entry in evening.log)


def test_a_guest_who_was_added_by_mistake_is_taken_back_after_others_were_removed() -> None:
    evening = Evening()
    evening.join(3)
    evening.do(OLGA, ask.RemoveGuests, guests=(2, 3))
    evening.do(OLGA, ask.AddGuest, name="Zita")
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert [1] == listed(evening)
