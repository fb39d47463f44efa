"""Guests of an evening: they come, leave and return; on line bots hold their places, in a hall tables are made without
them.
"""

from collections import Counter

import pytest

from tests.club.evenings import OLGA, Evening, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import GuestAdded, GuestArrived
from whistclub.club.evening.guests import word_of
from whistclub.club.evening.handlers import Sender
from whistclub.evenings.seating import Player


def presences(evening: Evening) -> list[str]:
    return [guest.presence for guest in evening.state.guests]


def test_a_guest_joins_with_a_name_and_no_more() -> None:
    evening = Evening()
    (entry,) = evening.do(person(1), ask.Join, name="  Ada ")
    assert isinstance(entry, GuestAdded)
    assert (1, "Ada", "person-1", True) == (entry.guest, entry.name, entry.person, entry.here)


def test_joining_again_changes_nothing() -> None:
    evening = Evening()
    evening.do(person(1), ask.Join, name="Ada")
    assert () == evening.do(person(1), ask.Join, name="Ada")
    assert () == evening.do(person(1), ask.Join, name="Bea")
    assert 1 == len(evening.state.guests)


@pytest.mark.parametrize("alike", ["Аda", "A da", "Àda", "ADA", "Ada."])
def test_no_guest_takes_a_name_that_looks_like_anothers(alike: str) -> None:
    evening = Evening()
    evening.do(person(1), ask.Join, name="Ada")
    assert "evening-name-taken" == evening.refused(person(2), ask.Join, name=alike)
    evening.do(person(2), ask.Join, name="Bo")
    assert "evening-name-taken" == evening.refused(person(2), ask.RenameGuest, guest=2, name=alike)
    evening.do(person(1), ask.RenameGuest, guest=1, name="ADA")
    assert ["ADA", "Bo"] == [guest.name for guest in evening.state.guests]


def test_two_guests_of_one_name_are_told_apart() -> None:
    evening = Evening()
    evening.do(person(1), ask.Join, name="Ada")
    assert "evening-name-taken" == evening.refused(person(2), ask.Join, name="ada")
    evening.do(person(2), ask.Join, name="Ada K")
    assert "evening-name-taken" == evening.refused(person(2), ask.RenameGuest, guest=2, name="ADA")
    assert "evening-name-taken" == evening.refused(OLGA, ask.AddGuest, name="Ada")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202eadA", "bot", "host"])
def test_a_name_is_one_that_everybody_can_read_and_nobody_elses(name: str) -> None:
    evening = Evening()
    assert evening.refused(person(1), ask.Join, name=name).startswith("name-")


def test_an_expected_guest_comes_with_their_phone() -> None:
    evening = Evening()
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    assert ["expected"] == presences(evening)
    (entry,) = evening.do(person(1), ask.Join, guest=1)
    assert isinstance(entry, GuestArrived)
    assert ("here", "person-1") == (evening.state.guests[0].presence, evening.state.guests[0].person)
    assert "evening-guest-known" == evening.refused(person(2), ask.Join, guest=1)


def test_whoever_types_the_name_of_an_expected_guest_is_that_guest() -> None:
    evening = Evening()
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    evening.do(person(1), ask.Join, name="jonas")
    assert [("Jonas", "person-1", "here")] == [
        (guest.name, guest.person, guest.presence) for guest in evening.state.guests
    ]


def test_an_organiser_receives_people_without_phones() -> None:
    evening = Evening()
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    evening.do(OLGA, ask.ReceiveGuest, guest=1)
    evening.do(OLGA, ask.AddGuest, name="Karla")
    assert ["here", "here"] == presences(evening)
    assert ["", ""] == [guest.person for guest in evening.state.guests]


def test_all_who_are_expected_are_received_at_once_and_nobody_who_has_left() -> None:
    evening = Evening()
    evening.join(2)
    evening.do(person(2), ask.Leave)
    for name in ("Jonas", "Karla", "Lena"):
        evening.do(OLGA, ask.AddGuest, name=name, here=False)
    evening.do(OLGA, ask.RemoveGuests, guests=(4,))
    arrived = evening.do(OLGA, ask.ReceiveAll)
    assert [3, 5] == [entry.guest for entry in arrived if isinstance(entry, GuestArrived)]
    assert ["here", "away", "here", "away", "here"] == presences(evening)


def test_guests_act_for_themselves_only() -> None:
    evening = Evening()
    evening.join(2)
    for command, fields in (
        (ask.Leave, {"guest": 2}),
        (ask.RenameGuest, {"guest": 2, "name": "Bea"}),
        (ask.AddGuest, {"name": "Bea"}),
        (ask.ReceiveGuest, {"guest": 2}),
        (ask.BeginRound, {"round": 1}),
        (ask.EndRound, {"round": 1}),
        (ask.Swap, {"guest": 1, "other": 2}),
        (ask.Pause, {}),
        (ask.Undo, {"undone": 1}),
        (ask.Finish, {}),
        (ask.TurnHall, {"page": "clock"}),
    ):
        assert "evening-organisers-only" == evening.refused(person(1), command, **fields)
    evening.do(person(1), ask.Leave, guest=1)
    evening.do(OLGA, ask.Leave, guest=2)
    assert ["away", "away"] == presences(evening)


def test_the_first_seating_is_as_entered_or_drawn() -> None:
    assert [1, 3, 2, 4, 5, 7, 6, 8] == begun(first="entered").seated()
    drawn = begun(first="drawn")
    assert set(range(1, 9)) == set(drawn.seated())
    assert drawn.seated() != begun(first="entered").seated()
    assert drawn.seated() == begun(first="drawn").seated()
    assert drawn.seated() != begun(first="drawn", seed="2").seated()


@pytest.mark.parametrize("people", [8, 9, 10, 11])
def test_in_a_hall_up_to_three_sit_out(people: int) -> None:
    evening = begun(people)
    assert people - 8 == len(evening.out())
    assert set(range(1, people + 1)) == {*evening.seated(), *evening.out()}


@pytest.mark.parametrize("people", [1, 5, 8, 9, 12])
def test_on_line_bots_fill_up(people: int) -> None:
    evening = begun(people, place="online")
    seated = evening.seated()
    assert len(seated) == max(8, -(-people // 4) * 4)
    assert len(seated) - people == seated.count(0)
    assert [] == evening.out()


def test_a_late_comer_plays_from_the_next_round_on() -> None:
    evening = begun(11)
    evening.join(1)
    assert 12 not in {*evening.seated(), *evening.out()}
    evening.played(8)
    evening.begin()
    assert 3 == len(evening.state.rounds[-1].tables)
    assert 12 in evening.seated()


def test_a_late_comer_takes_a_bots_place_on_line() -> None:
    evening = begun(7, place="online")
    evening.join(1)
    assert 8 not in evening.seated()
    evening.do(OLGA, ask.EndRound, round=1)
    decide_all(evening)
    evening.begin()
    assert set(range(1, 9)) == set(evening.seated())


def test_on_line_an_expected_guest_who_comes_late_plays_from_the_next_round_on() -> None:
    evening = Evening(place="online")
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    evening.join(6)
    evening.begin()
    seated = evening.seated()
    evening.do(person(1), ask.Join, guest=1)
    assert seated == evening.seated()
    evening.do(OLGA, ask.EndRound, round=1)
    decide_all(evening)
    evening.begin()
    assert set(range(1, 8)) <= set(evening.seated())


def test_a_late_comer_beyond_the_bots_brings_three_more() -> None:
    evening = begun(8, place="online")
    evening.join(1)
    evening.do(OLGA, ask.EndRound, round=1)
    decide_all(evening)
    evening.begin()
    assert Counter({0: 3, **dict.fromkeys(range(1, 10), 1)}) == Counter(evening.seated())


def decide_all(evening: Evening) -> None:
    for table in range(1, len(evening.state.rounds[-1].tables) + 1):
        evening.do(OLGA, ask.DecideTable, round=evening.round_number, table=table, side=0)


def test_on_line_a_bot_holds_the_place_of_one_who_leaves() -> None:
    evening = begun(8, place="online")
    at = evening.seated().index(3)
    evening.do(person(3), ask.Leave)
    assert 0 == evening.seated()[at]
    evening.do(person(3), ask.Join, name="")
    assert 3 == evening.seated()[at]


def test_on_line_one_who_left_comes_back_to_the_place_the_bot_holds_now() -> None:
    evening = begun(8, place="online")
    evening.do(person(3), ask.Leave)
    evening.do(OLGA, ask.EndRound, round=1)
    decide_all(evening)
    evening.begin()
    at = evening.seated().index(0)
    evening.do(person(3), ask.Join, name="")
    assert 3 == evening.seated()[at]


def test_the_place_of_one_who_may_come_back_is_given_away_last() -> None:
    evening = begun(6, place="online")
    evening.do(person(3), ask.Leave)
    evening.join(1)
    evening.do(OLGA, ask.EndRound, round=1)
    decide_all(evening)
    evening.begin()
    evening.do(person(3), ask.Join, name="")
    assert {3, 7} <= set(evening.seated())


def test_in_a_hall_the_next_round_is_seated_without_one_who_has_left() -> None:
    evening = begun(12)
    evening.do(OLGA, ask.Leave, guest=5)
    evening.played(8)
    evening.begin()
    assert 2 == len(evening.state.rounds[-1].tables)
    assert set(range(1, 13)) - {5} == {*evening.seated(), *evening.out()}


def test_in_a_hall_one_who_comes_back_plays_from_the_next_round_on_with_their_number() -> None:
    evening = begun(8)
    player = evening.state.guests[4].player
    evening.do(OLGA, ask.Leave, guest=5)
    evening.do(OLGA, ask.ReceiveGuest, guest=5)
    evening.played(8)
    evening.begin()
    assert 5 in evening.seated()
    assert player == evening.state.guests[4].player


def test_nobody_sits_out_a_second_time_before_all_have_once() -> None:
    evening = begun(11, rounds=24)
    times = Counter(evening.out())
    for _ in range(10):
        evening.played(8)
        evening.begin()
        times.update(evening.out())
        every = [times[guest] for guest in range(1, 12)]
        assert max(every) - min(every) <= 1


def test_a_round_needs_the_tables_of_its_format() -> None:
    evening = Evening()
    evening.join(7)
    assert "evening-too-few" == evening.refused(OLGA, ask.BeginRound, round=1)


def test_expected_people_are_not_seated() -> None:
    evening = Evening()
    evening.join(8)
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    evening.begin()
    assert 9 not in {*evening.seated(), *evening.out()}


def test_pairs_sit_together_where_pairs_stay() -> None:
    evening = Evening(format="partner")
    evening.join(8)
    for up, down in ((1, 8), (3, 6)):
        evening.do(OLGA, ask.PairGuests, up=up, down=down)
    evening.begin()
    first = evening.state.rounds[0]
    partners = [
        {first.holders[player - 1] for player in pair} for one in first.seating.tables for pair in one.pairs
    ]
    assert {1, 8} in partners
    assert {3, 6} in partners


def test_a_pair_is_parted_by_a_new_one() -> None:
    evening = Evening(format="partner")
    evening.join(3)
    evening.do(OLGA, ask.PairGuests, up=1, down=2)
    evening.do(OLGA, ask.PairGuests, up=3, down=2)
    assert [0, 3, 2] == [guest.partner for guest in evening.state.guests]


def test_pairs_are_only_made_where_pairs_stay_of_two_and_before_they_play() -> None:
    ladder = begun()
    assert "evening-no-pairs" == ladder.refused(OLGA, ask.PairGuests, up=1, down=2)
    evening = Evening(format="partner")
    evening.join(8)
    assert "evening-pair-of-one" == evening.refused(OLGA, ask.PairGuests, up=1, down=1)
    evening.begin()
    assert "evening-pair-late" == evening.refused(OLGA, ask.PairGuests, up=1, down=2)


def test_guests_say_that_they_are_at_their_table() -> None:
    evening = begun(9)
    guest = evening.seated()[0]
    evening.do(person(guest), ask.Reach, round=1)
    assert (guest,) == evening.table(1).reached
    assert () == evening.do(person(guest), ask.Reach, round=1)
    (out,) = evening.out()
    assert "evening-no-seat" == evening.refused(person(out), ask.Reach, round=1)
    assert "evening-round-not-on" == evening.refused(person(guest), ask.Reach, round=2)


def test_a_name_of_the_evening_is_changed_by_its_guest_or_an_organiser() -> None:
    evening = Evening()
    evening.join(1)
    evening.do(person(1), ask.RenameGuest, guest=1, name="Bea")
    assert "Bea" == evening.state.guests[0].name
    evening.do(OLGA, ask.RenameGuest, guest=1, name="Bea K")
    assert "Bea K" == evening.state.guests[0].name


def test_a_player_number_belongs_to_one_guest() -> None:
    evening = begun(10)
    evening.played(8)
    evening.join(2)
    evening.begin()
    holders = evening.state.rounds[-1].holders
    assert len(set(holders)) == len(holders)
    assert all(
        evening.state.guests[holder - 1].player == Player(number) for number, holder in enumerate(holders, 1)
    )


def test_strangers_cannot_leave_what_they_are_not_at() -> None:
    evening = Evening()
    assert "evening-not-guest" == evening.refused(Sender("stranger", ""), ask.Leave)


@pytest.mark.parametrize("place", ["cards", "online"])
@pytest.mark.parametrize("name", ["Nora", "Emil", "Selma", "Wim"])
def test_guests_may_have_the_names_of_bots_with_real_cards_and_on_line(name: str, place: str) -> None:
    evening = Evening(place=place, bot="simple")
    evening.do(person(1), ask.Join, name=name)
    assert name == evening.state.guests[0].name


def test_the_tables_asked_for_on_line_are_there_and_bots_fill_them() -> None:
    evening = Evening(place="online", bot="simple", tables=8)
    evening.join(9)
    evening.begin()
    assert 8 == len(evening.state.rounds[0].tables)
    assert 9 == sum(guest > 0 for guest in evening.seated())


def test_nobody_takes_a_guests_place_before_an_organiser_awaits_them_with_another_phone() -> None:
    evening = begun()
    before = evening.state.guests[0]
    name, stranger = before.name, person(99)
    assert "evening-name-taken" == evening.refused(stranger, ask.Join, name=name)
    assert "evening-organisers-only" == evening.refused(stranger, ask.AwaitPhone, guest=1)
    evening.do(OLGA, ask.AwaitPhone, guest=1)
    assert () == evening.do(OLGA, ask.AwaitPhone, guest=1)
    evening.do(stranger, ask.Join, word=word_of(evening.state, evening.state.guests[0]))
    again = evening.state.guests[0]
    assert (stranger.person, before.player, False) == (again.person, again.player, again.awaits_phone)
    assert "evening-name-taken" == evening.refused(person(98), ask.Join, name=name)
    assert "evening-not-guest" == evening.refused(person(1), ask.Leave)
