"""Before the evening: the two lists of an announcement, by random acts, and the evening made from them."""

import re
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.club.evenings import NAMES, NOON, fresh_bytes
from whistclub.cards.errors import NotHere, WhistclubError
from whistclub.club.evening import commands as evening_ask
from whistclub.club.evening.handlers import NotAtEvening, Sender, Sent
from whistclub.club.evening.log import decide, fold, fold_all
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.state import EveningState
from whistclub.club.log.decisions import Environment
from whistclub.club.names import BadName
from whistclub.club.signup import commands as ask
from whistclub.club.signup.announcement import Announced, Announcement, Signup, new_announcement, people_of
from whistclub.club.signup.decision import after, changed, with_organiser, without_person
from whistclub.club.signup.first_entries import Made, made_of
from whistclub.club.signup.lists import Lists, lists_of, place_in_line

OLGA = "olga"


def environment() -> Environment:
    return Environment(NOON, fresh_bytes("signup"))


def announced(places: int = 0, *, asks_part: bool = False, **settings: str) -> Announcement:
    chosen = EveningSettings(name=" Thursday  evening ", **settings)  # type: ignore[arg-type]
    said = Announced(settings=chosen, places=places, asks_part=asks_part)
    return new_announcement(said, OLGA, "Olga", environment())


def put_down(one: Announcement, *names: str) -> Announcement:
    """Each name by a phone of its own; `A+B` brings B along."""
    for name in names:
        own, _, partner = name.partition("+")
        one = after(one, ask.PutDown(name=own, partner=partner), f"phone of {own}")
    return one


def called(signups: Sequence[Signup]) -> list[str]:
    return ["+".join(entrant.name for entrant in one.entrants) for one in signups]


def heads(signups: Sequence[Signup]) -> int:
    return sum(len(one.entrants) for one in signups)


def test_three_are_in_one_waits_and_moves_up_when_somebody_leaves() -> None:
    one = put_down(announced(3), "Ada", "Bo", "Cy", "Dee")
    assert ["Dee"] == called(lists_of(one).waiting)
    assert 1 == place_in_line(one, 4)
    one = after(one, ask.TakeOff(number=2), "phone of Bo")
    assert (["Ada", "Cy", "Dee"], []) == (called(lists_of(one).inside), called(lists_of(one).waiting))


def test_a_pair_waits_for_two_places_and_nobody_overtakes_it() -> None:
    one = put_down(announced(3), "Ada", "Bo", "Cy+Dee", "Eve")
    lists = lists_of(one)
    assert (["Ada", "Bo"], ["Cy+Dee", "Eve"], 1) == (called(lists.inside), called(lists.waiting), lists.free)
    one = after(one, ask.TakeOff(number=1), "phone of Ada")
    assert ["Bo", "Cy+Dee"] == called(lists_of(one).inside)


def test_an_organiser_lets_a_single_one_go_before_a_pair_that_has_no_room() -> None:
    one = put_down(announced(3), "Ada", "Bo", "Cy+Dee", "Eve")
    one = after(one, ask.MoveUp(number=4), OLGA)
    assert (["Ada", "Bo", "Eve"], ["Cy+Dee"]) == (
        called(lists_of(one).inside),
        called(lists_of(one).waiting),
    )
    with pytest.raises(NotHere, match="signup-not-waiting"):
        after(one, ask.MoveUp(number=4), OLGA)


def test_a_second_place_is_not_taken_before_those_who_wait() -> None:
    one = put_down(announced(3), "Ada", "Bo", "Cy+Dee")
    with pytest.raises(NotHere, match="signup-no-second-place"):
        after(one, ask.BringPartner(number=1, name="Al"), "phone of Ada")
    one = after(one, ask.TakeOff(number=3), "phone of Cy")
    one = after(one, ask.BringPartner(number=1, name="Al"), "phone of Ada")
    assert ["Ada+Al", "Bo"] == called(lists_of(one).inside)


def test_who_was_put_down_by_a_partner_says_so_on_a_phone_and_takes_off_themselves_alone() -> None:
    one = put_down(announced(), "Ada+Al", "Bo")
    one = after(one, ask.Claim(number=1, entrant=2), "phone of Al")
    for person in ("phone of Al", "phone of Bo", "phone of Cy"):
        with pytest.raises(NotHere):
            after(one, ask.Claim(number=1, entrant=2), person)
    with pytest.raises(NotHere, match="signup-partner-comes"):
        after(one, ask.TakeOff(number=1), "phone of Ada")
    assert ["Ada", "Bo"] == called(after(one, ask.TakeOff(number=1, entrant=2), "phone of Al").signups)
    assert ["Al", "Bo"] == called(after(one, ask.TakeOff(number=1, entrant=1), "phone of Ada").signups)
    assert ["Bo"] == called(after(one, ask.TakeOff(number=1), OLGA).signups)


def test_an_organiser_undoes_taking_somebody_off_where_they_stood() -> None:
    one = put_down(announced(3), "Ada", "Bo+Bea", "Cy")
    off = after(one, ask.TakeOff(number=2), OLGA)
    assert one.signups == after(off, ask.UndoTakingOff(), OLGA).signups
    half = after(one, ask.TakeOff(number=2, entrant=1), OLGA)
    assert ["Ada", "Bea", "Cy"] == called(half.signups)
    assert one.signups == after(half, ask.UndoTakingOff(), OLGA).signups
    with pytest.raises(NotHere, match="signup-name-taken"):
        after(after(off, ask.PutDown(name="Bea"), "another phone"), ask.UndoTakingOff(), OLGA)
    for name in ("Bo", "Robert"):
        again = after(off, ask.PutDown(name=name), "phone of Bo")
        with pytest.raises(NotHere, match="signup-came-again"):
            after(again, ask.UndoTakingOff(), OLGA)


def test_who_was_taken_off_is_named_until_the_next_act_of_an_organiser() -> None:
    off = after(put_down(announced(), "Ada", "Bo"), ask.TakeOff(number=1), OLGA)
    assert off.removed == put_down(off, "Cy").removed is not None
    for later in (
        after(off, ask.Close(closed=True), OLGA),
        after(off, ask.AddEntrant(name="Dee"), OLGA),
        changed(off, off.announced, OLGA),
    ):
        assert b"Ada" not in msgspec.json.encode(later)
        with pytest.raises(NotHere, match="signup-nothing-to-undo"):
            after(later, ask.UndoTakingOff(), OLGA)


def test_two_of_one_name_are_told_apart_by_a_letter() -> None:
    one = put_down(announced(), "Anna", "Bo+Bea")
    for name, partner in (("anna", ""), ("Anna", ""), ("Cy", "Bea"), ("Cy", "cy")):
        with pytest.raises(NotHere, match="signup-name-taken"):
            after(one, ask.PutDown(name=name, partner=partner), "another phone")
    assert ["Anna", "Bo+Bea", "Anna K."] == called(
        after(one, ask.PutDown(name="Anna K."), "another phone").signups
    )
    with pytest.raises(BadName):
        after(one, ask.PutDown(name="  "), "another phone")
    renamed = after(one, ask.RenameEntrant(number=1, entrant=1, name="Anna B."), "phone of Anna")
    assert "Anna B." == renamed.signups[0].entrants[0].name


@pytest.mark.parametrize(
    "command",
    [
        ask.AddEntrant(name="Zoe"),
        ask.MoveUp(number=4),
        ask.UndoTakingOff(),
        ask.Close(closed=True),
        ask.TakeOff(number=1),
        ask.TakeOff(number=1, entrant=1),
        ask.RenameEntrant(number=1, entrant=1, name="Zoe"),
        ask.BringPartner(number=1, name="Zoe"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_others_do_nothing_at_a_sign_up_that_is_not_theirs(command: ask.AnyCommand) -> None:
    one = put_down(announced(3), "Ada", "Bo", "Cy", "Dee")
    for person in ("", "stranger", "phone of Bo"):
        with pytest.raises(NotHere, match="signup-organisers-only"):
            after(one, command, person)


def test_a_closed_list_takes_those_whom_an_organiser_adds_and_a_part_is_said_where_it_is_asked() -> None:
    one = after(announced(asks_part=True), ask.Close(closed=True), OLGA)
    with pytest.raises(NotHere, match="signup-closed"):
        after(one, ask.PutDown(name="Ada", part="lady"), "phone of Ada")
    assert ["Ada"] == called(after(one, ask.AddEntrant(name="Ada"), OLGA).signups)
    one = after(one, ask.Close(closed=False), OLGA)
    with pytest.raises(NotHere, match="signup-part-missing"):
        after(one, ask.PutDown(name="Ada"), "phone of Ada")


def test_fewer_places_let_the_last_wait_again_and_more_let_them_in() -> None:
    one = put_down(announced(4), "Ada", "Bo+Bea", "Cy")
    fewer = changed(one, msgspec.structs.replace(one.announced, places=2), OLGA)
    assert (["Ada"], ["Bo+Bea", "Cy"]) == (called(lists_of(fewer).inside), called(lists_of(fewer).waiting))
    more = changed(fewer, msgspec.structs.replace(one.announced, places=0), OLGA)
    assert 4 == heads(lists_of(more).inside)
    with pytest.raises(NotHere, match="signup-organisers-only"):
        changed(one, one.announced, "phone of Ada")


def test_nobody_who_was_removed_from_the_club_is_named_any_longer() -> None:
    one = put_down(announced(), "Ada+Al", "Bo+Bea")
    one = after(one, ask.Claim(number=2, entrant=2), "phone of Bea")
    off = after(one, ask.TakeOff(number=1), OLGA)
    for held in (one, off):
        left = without_person(held, "phone of Ada")
        text = msgspec.json.encode(left).decode()
        assert "Ada" not in text
        assert "Al" not in text
    assert ["Ada+Al", "Bea"] == called(without_person(one, "phone of Bo").signups)
    assert () == without_person(one, OLGA).organisers


ACTS = st.lists(
    st.tuples(
        st.sampled_from(("single", "pair", "add", "leave", "half", "bring", "claim", "up", "off", "undo")),
        st.integers(0, 40),
    ),
    max_size=40,
)


def command_of(act: str, number: int, fresh: str) -> tuple[ask.AnyCommand, str]:
    """The command of a random act, with its sender: people who came, by number, or the organiser."""
    person = f"phone {number % 15}"
    sign = number % 12 + 1
    return {
        "single": (ask.PutDown(name=fresh), person),
        "pair": (ask.PutDown(name=fresh, partner=f"{fresh} Z."), person),
        "add": (ask.AddEntrant(name=fresh), OLGA),
        "leave": (ask.TakeOff(number=sign), person),
        "half": (ask.TakeOff(number=sign, entrant=number % 2 + 1), person),
        "bring": (ask.BringPartner(number=sign, name=fresh), person),
        "claim": (ask.Claim(number=sign, entrant=number % 2 + 1), person),
        "up": (ask.MoveUp(number=sign), OLGA),
        "off": (ask.TakeOff(number=sign, entrant=number % 3), OLGA),
        "undo": (ask.UndoTakingOff(), OLGA),
    }[act]  # type: ignore[return-value]


def check_lists(one: Announcement, lists: Lists, places: int) -> None:
    """Nobody twice, places never exceeded, no pair split, nobody passed over."""
    assert one.signups == (*lists.inside, *lists.waiting)
    names = [entrant.name for signup in one.signups for entrant in signup.entrants]
    phones = [e.person for signup in one.signups for e in signup.entrants if e.person]
    numbers = [signup.number for signup in one.signups]
    assert (len(names), len(phones), len(numbers)) == (len(set(names)), len(set(phones)), len(set(numbers)))
    assert all(1 <= len(signup.entrants) <= 2 for signup in one.signups)
    if not places:
        assert not lists.waiting
        return
    assert heads(lists.inside) <= places
    if lists.waiting:
        assert heads(lists.inside) + len(lists.waiting[0].entrants) > places


@given(places=st.integers(0, 9), acts=ACTS)
def test_after_any_acts_places_hold_pairs_stay_whole_and_the_line_keeps_its_order(
    places: int, acts: list[tuple[str, int]]
) -> None:
    one = announced(places)
    for turn, (act, number) in enumerate(acts):
        before = lists_of(one)
        command, person = command_of(act, number, NAMES[turn * 3])
        try:
            one = after(one, command, person)
        except WhistclubError:
            continue
        lists = lists_of(one)
        check_lists(one, lists, places)
        if act == "undo":
            continue
        kept = {signup.number for signup in one.signups}
        inside = {signup.number for signup in lists.inside}
        assert {signup.number for signup in before.inside} & kept <= inside
        if act != "up":
            order = [signup.number for signup in before.waiting if signup.number in kept - inside]
            assert order == [signup.number for signup in lists.waiting][: len(order)]


def made(one: Announcement) -> tuple[Made, EveningState]:
    found = made_of(one, OLGA, environment())
    return found, fold_all([found.opened, *found.further])


def test_the_evening_expects_everybody_who_is_in_and_nobody_who_waits() -> None:
    one = put_down(announced(4, format="partner"), "Ada+Al", "Bo", "Cy", "Dee")
    one = with_organiser(one, "otto", "Otto")
    found, state = made(one)
    assert [("Ada", "expected"), ("Al", "expected"), ("Bo", "expected"), ("Cy", "expected")] == [
        (guest.name, guest.presence) for guest in state.guests
    ]
    assert ["phone of Ada", "", "phone of Bo", "phone of Cy"] == [guest.person for guest in state.guests]
    assert (2, 1, 0) == tuple(guest.partner for guest in state.guests)[:3]
    assert ((OLGA, "Olga"), ("otto", "Otto")) == state.organisers
    assert "Thursday evening" == state.settings.name
    assert (state.evening, state.code) == (found.announcement.evening, found.announcement.evening_code)
    assert re.fullmatch("[B-DF-HJ-NP-TV-XZ]{6}", one.code)
    assert {"phone of Dee", "phone of Ada", "otto"} <= people_of(found.announcement)


def test_pairs_come_alone_where_the_format_parts_them_and_parts_stand_where_it_has_them() -> None:
    said = announced(asks_part=True, format="progressive", moving="ladies_gents")
    one = after(said, ask.PutDown(name="Ada", part="lady", partner="Al", partner_part="gent"), "phone of Ada")
    _, state = made(one)
    assert [("lady", 0), ("gent", 0)] == [(guest.part, guest.partner) for guest in state.guests]
    other = changed(
        one, msgspec.structs.replace(one.announced, settings=announced().announced.settings), OLGA
    )
    assert [None, None] == [guest.part for guest in made(other)[1].guests]


def test_an_evening_is_made_once_by_an_organiser_and_then_the_list_stays() -> None:
    one = put_down(announced(), "Ada")
    with pytest.raises(NotHere, match="signup-organisers-only"):
        made_of(one, "phone of Ada", environment())
    leads = made(one)[0].announcement
    with pytest.raises(NotHere, match="signup-evening-made"):
        made_of(leads, OLGA, environment())
    for command in (ask.PutDown(name="Bo"), ask.TakeOff(number=1)):
        with pytest.raises(NotHere, match="signup-evening-made"):
            after(leads, command, "phone of Ada")


def at(state: EveningState, person: str, command: evening_ask.AnyCommand) -> EveningState:
    sent = Sent(Sender(person, ""), command)
    for entry in decide(state, sent, environment()):
        state = fold(state, entry)
    return state


def test_a_phone_that_signed_up_comes_without_a_name_and_another_one_by_the_name_that_is_expected() -> None:
    _, state = made(put_down(announced(), "Ada+Al", "Bo", "Cy"))
    assert state.last_act is None
    state = at(state, "phone of Ada", evening_ask.Join(id="1"))
    state = at(state, "another phone of Bo", evening_ask.Join(id="1", name="Bo"))
    state = at(state, "another phone of Cy", evening_ask.Join(id="1", guest=4))
    state = at(state, "phone of Al", evening_ask.Join(id="1", guest=2))
    assert [
        ("here", "phone of Ada"),
        ("here", "phone of Al"),
        ("here", "another phone of Bo"),
        ("here", "another phone of Cy"),
    ] == [(guest.presence, guest.person) for guest in state.guests]
    assert 4 == len(state.guests)
    with pytest.raises(NotAtEvening, match="evening-guest-known"):
        at(state, "stranger", evening_ask.Join(id="1", guest=1))
