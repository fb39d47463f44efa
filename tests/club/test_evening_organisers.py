"""The organisers' acts: settings, pauses, the clock, other organisers, the undo; and how an evening is opened."""

from typing import Any

import msgspec
import pytest

from tests.club.evenings import NOON, OLGA, Evening, begun, fresh_bytes, person, tricks
from whistclub.cards.errors import BadOption
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import AnyEntry, RoundEnded, entry_from_text
from whistclub.club.evening.handlers import NotAtEvening, Sender
from whistclub.club.evening.log import fold_all, time_over
from whistclub.club.evening.opening import CODE_LETTERS, new_code, open_evening
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.log.decisions import Done, implied_answers
from whistclub.club.log.texts import to_text

MINUTE_MS = 60_000
WEEK_MS = 7 * 24 * 60 * MINUTE_MS


def undo(evening: Evening) -> tuple[AnyEntry, ...]:
    act = evening.state.last_act
    assert act is not None
    return evening.do(OLGA, ask.Undo, undone=act.seq)


def without_act(evening: Evening) -> object:
    """The state, but for its seq and the act that may be undone."""
    return msgspec.structs.replace(evening.state, seq=0, last_act=None)


def test_a_code_is_five_capitals_without_vowels_and_look_alikes() -> None:
    codes = [new_code(fresh_bytes(str(number))) for number in range(200)]
    assert {5} == {len(code) for code in codes}
    assert not set("AEIOUY01LS258") & set(CODE_LETTERS)
    assert set(CODE_LETTERS) == set("".join(codes))


def test_an_evening_has_a_seed_of_32_bytes_and_its_opener_as_organiser() -> None:
    evening = Evening()
    assert 32 == len(evening.state.seed)
    assert (("olga", "Olga"),) == evening.state.organisers
    assert Evening("2").state.seed != evening.state.seed


@pytest.mark.parametrize(
    "settings",
    [
        {"format": "unheard"},
        {"preset": "unheard"},
        {"options": {"unheard": "1"}},
        {"preset": "german_whist"},
        {"preset": "gongor"},
        {"preset": "solo"},
        {"format": "progressive", "enter": "points"},
        {"name": "   "},
        {"name": "a\u202eb"},
        {"pairing": "unheard"},
    ],
)
def test_settings_that_make_no_evening_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Evening(**settings)
    evening = Evening()
    wanted = msgspec.structs.replace(evening.state.settings, **settings)
    assert evening.refused(OLGA, ask.ChangeSettings, settings=wanted)


def test_an_organiser_needs_a_name() -> None:
    with pytest.raises(NotAtEvening):
        open_evening(EveningSettings(name="A"), Sender("olga", ""), Evening().environment)


def test_all_settings_change_before_the_first_round_and_later_only_rounds_and_minutes() -> None:
    evening = Evening()
    evening.join(8)
    drive = msgspec.structs.replace(evening.state.settings, format="progressive")
    evening.do(OLGA, ask.ChangeSettings, settings=drive)
    assert "progressive" == evening.state.settings.format
    evening.begin()
    ladder = msgspec.structs.replace(drive, format="ladder")
    assert "evening-settings-late" == evening.refused(OLGA, ask.ChangeSettings, settings=ladder)
    evening.do(OLGA, ask.ChangeSettings, settings=msgspec.structs.replace(drive, rounds=3, minutes=5))
    assert (3, 5) == (evening.state.settings.rounds, evening.state.settings.minutes)
    evening.played(8)
    evening.begin()
    fewer = msgspec.structs.replace(evening.state.settings, rounds=1)
    assert "evening-rounds-begun" == evening.refused(OLGA, ask.ChangeSettings, settings=fewer)


def test_a_pause_of_a_week_moves_the_end_of_the_round_by_a_week() -> None:
    evening = begun(8, place="online", minutes=20)
    evening.now_ms += 5 * MINUTE_MS
    evening.do(OLGA, ask.Pause)
    evening.now_ms += WEEK_MS
    assert () == time_over(evening.state, evening.now_ms)
    evening.do(OLGA, ask.Resume)
    assert NOON + 20 * MINUTE_MS + WEEK_MS == evening.state.rounds[0].ends_ms
    assert 0 == evening.state.paused_ms
    evening.now_ms += 15 * MINUTE_MS - 1
    assert () == time_over(evening.state, evening.now_ms)
    assert 1 == len(time_over(evening.state, evening.now_ms + 1))


def test_a_pause_between_rounds_keeps_the_next_from_beginning() -> None:
    evening = begun()
    evening.played(8)
    evening.do(OLGA, ask.Pause)
    assert () == evening.do(OLGA, ask.Pause)
    assert "evening-paused" == evening.refused(OLGA, ask.BeginRound, round=2)
    evening.now_ms += WEEK_MS
    evening.do(OLGA, ask.Resume)
    assert () == evening.do(OLGA, ask.Resume)
    evening.begin()
    assert evening.now_ms + 20 * MINUTE_MS == evening.state.rounds[1].ends_ms


def test_results_still_come_in_during_a_pause() -> None:
    evening = begun()
    evening.do(OLGA, ask.Pause)
    evening.played(8)
    assert "between" == evening.state.phase


def test_a_round_gets_more_minutes() -> None:
    evening = begun(minutes=20)
    evening.do(OLGA, ask.Extend, minutes=5)
    assert NOON + 25 * MINUTE_MS == evening.state.rounds[0].ends_ms
    assert "evening-no-clock" == begun(minutes=0).refused(OLGA, ask.Extend, minutes=5)


def test_an_evening_is_handed_over_to_a_guest_with_a_phone() -> None:
    evening = Evening()
    evening.join(1)
    evening.do(OLGA, ask.AddGuest, name="Karla")
    assert "evening-no-phone" == evening.refused(OLGA, ask.AddOrganiser, guest=2)
    evening.do(OLGA, ask.AddOrganiser, guest=1, alone=True)
    assert ["person-1"] == [person for person, _ in evening.state.organisers]
    assert "evening-organisers-only" == evening.refused(OLGA, ask.Pause)
    evening.do(person(1), ask.Pause)


def test_a_second_organiser_has_the_same_rights() -> None:
    evening = Evening()
    evening.join(1)
    evening.do(OLGA, ask.AddOrganiser, guest=1)
    assert () == evening.do(OLGA, ask.AddOrganiser, guest=1)
    evening.do(person(1), ask.Pause)
    evening.do(OLGA, ask.Resume)


def test_the_last_organiser_cannot_go() -> None:
    evening = Evening()
    evening.do(OLGA, ask.Join, name="Olga")
    assert "evening-last-organiser" == evening.refused(OLGA, ask.AddOrganiser, guest=1, alone=True)


def test_the_hall_screen_is_turned_and_turns_by_itself_again() -> None:
    evening = Evening()
    evening.do(OLGA, ask.TurnHall, page="prize", prize=2)
    assert ("prize", 2) == evening.state.hall
    evening.do(OLGA, ask.TurnHall, page="")
    assert ("", 0) == evening.state.hall


def test_an_evening_ends_between_rounds_only() -> None:
    evening = begun()
    assert "evening-round-is-on" == evening.refused(OLGA, ask.Finish)
    evening.played(8)
    evening.do(OLGA, ask.Finish)
    assert "over" == evening.state.phase
    assert "evening-over" == evening.refused(
        OLGA, ask.CorrectDeal, round=1, table=1, deal=1, figures=tricks(5)
    )


def test_a_second_organiser_who_ends_the_evening_too_is_not_refused() -> None:
    evening = begun()
    evening.played(8)
    evening.do(OLGA, ask.Finish)
    assert () == evening.do(OLGA, ask.Finish)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (ask.EnterDeal, {"round": 1, "table": 1, "deal": 1, "figures": tricks(9)}),
        (ask.EndRound, {"round": 1}),
        (ask.AddGuest, {"name": "Karla"}),
        (ask.Leave, {"guest": 2}),
        (ask.RenameGuest, {"guest": 2, "name": "Karla"}),
        (ask.Swap, {"guest": 1, "other": 5}),
        (ask.Pause, {}),
        (ask.Extend, {"minutes": 5}),
        (ask.AddOrganiser, {"guest": 2}),
        (ask.AddOrganiser, {"guest": 2, "alone": True}),
    ],
)
def test_the_organisers_last_act_is_taken_back(kind: type, fields: dict[str, Any]) -> None:
    evening = begun()
    before = without_act(evening)
    evening.do(OLGA, kind, **fields)
    assert before != without_act(evening)
    organiser = Sender(evening.state.organisers[-1][0], "")
    act = evening.state.last_act
    assert act is not None
    evening.do(organiser, ask.Undo, undone=act.seq)
    assert before == without_act(evening)
    assert len(evening.log) == evening.state.seq


def test_the_beginning_of_a_round_is_taken_back_with_those_who_said_they_were_there() -> None:
    evening = Evening()
    evening.join(8)
    before = without_act(evening)
    evening.begin()
    evening.do(evening.at(1, 0), ask.Reach, round=1)
    undo(evening)
    assert before == without_act(evening)


def test_the_end_of_the_evening_is_taken_back() -> None:
    evening = begun()
    evening.played(8)
    evening.do(OLGA, ask.Finish)
    undo(evening)
    assert "between" == evening.state.phase


def test_what_others_did_since_is_kept() -> None:
    evening = begun(deals=2)
    evening.do(OLGA, ask.Leave, guest=2)
    evening.do(evening.at(1, 0), ask.EnterDeal, round=1, table=1, deal=1, figures=tricks(8))
    evening.join(1)
    undo(evening)
    assert "here" == evening.state.guests[1].presence
    assert tricks(8) == evening.table(1).deals[0].figures
    assert 9 == len(evening.state.guests)


def test_an_end_of_the_round_that_followed_goes_with_the_result_taken_back() -> None:
    evening = begun()
    evening.enter(1, 1, 8)
    made = evening.do(OLGA, ask.EnterDeal, round=1, table=2, deal=1, figures=tricks(8))
    assert isinstance(made[-1], RoundEnded)
    undo(evening)
    assert ("playing", ()) == (evening.state.phase, evening.table(2).deals)


def test_an_act_is_not_taken_back_when_what_came_since_does_not_fit_without_it() -> None:
    evening = Evening()
    evening.join(8)
    evening.begin()
    evening.do(evening.at(1, 0), ask.EnterDeal, round=1, table=1, deal=1, figures=tricks(8))
    act = evening.state.last_act
    assert act is not None
    assert "evening-undo-unfit" == evening.refused(OLGA, ask.Undo, undone=act.seq)


def test_only_the_last_act_is_taken_back_and_only_once() -> None:
    evening = begun()
    evening.do(OLGA, ask.Leave, guest=2)
    first = evening.state.last_act
    evening.do(OLGA, ask.Leave, guest=3)
    assert first is not None
    assert "evening-undo-changed" == evening.refused(OLGA, ask.Undo, undone=first.seq)
    undo(evening)
    assert "evening-nothing-to-undo" == evening.refused(OLGA, ask.Undo, undone=first.seq)


def test_what_a_guest_did_is_no_act_of_an_organiser() -> None:
    evening = Evening()
    evening.join(3)
    evening.do(person(2), ask.Leave)
    evening.do(person(1), ask.RenameGuest, guest=1, name="Bea")
    assert "evening-nothing-to-undo" == evening.refused(OLGA, ask.Undo, undone=2)


def test_turning_the_hall_screen_does_not_hide_the_last_act() -> None:
    evening = begun()
    evening.do(OLGA, ask.Leave, guest=2)
    evening.do(OLGA, ask.TurnHall, page="clock")
    undo(evening)
    assert ("here", "clock") == (evening.state.guests[1].presence, evening.state.hall[0])


def test_an_entry_tells_whose_command_it_was_so_that_it_counts_once() -> None:
    evening = Evening()
    evening.do(person(1), ask.Join, id="a", name="Ada")
    evening.do(OLGA, ask.AddGuest, id="a", name="Bea")
    assert {("person-1", "a"): Done(2), ("olga", "a"): Done(3)} == implied_answers(evening.log)
    assert {("olga", "a"): Done(3)} == implied_answers(evening.log[2:], 2)


def test_a_log_is_read_from_its_texts() -> None:
    evening = begun(11, deals=2)
    evening.do(evening.at(1, 0), ask.EnterDeal, round=1, table=1, deal=1, figures=tricks(8))
    evening.do(evening.at(1, 1), ask.EnterDeal, round=1, table=1, deal=1, figures=tricks(5))
    evening.do(OLGA, ask.EndRound, round=1)
    texts = [to_text(entry) for entry in evening.log]
    assert evening.state == fold_all(entry_from_text(text) for text in texts)


def test_more_minutes_and_a_change_of_places_are_not_given_twice_by_a_second_press() -> None:
    evening = begun(minutes=20)
    seen = evening.state.last_act
    assert seen is not None
    evening.do(OLGA, ask.Extend, minutes=5, after=seen.seq)
    assert 25 * 60_000 == evening.state.rounds[-1].ends_ms - NOON
    assert "evening-done-since" == evening.refused(OLGA, ask.Extend, minutes=5, after=seen.seq)
    shown = evening.state.last_act
    assert shown is not None
    evening.do(OLGA, ask.Swap, guest=1, other=2, after=shown.seq)
    seated = evening.state.rounds[-1].seating
    assert "evening-done-since" == evening.refused(OLGA, ask.Swap, guest=1, other=2, after=shown.seq)
    assert seated == evening.state.rounds[-1].seating


def test_an_evening_that_is_over_is_taken_up_again_though_finishing_was_not_the_last_act() -> None:
    evening = begun()
    evening.played(8, 8)
    evening.do(OLGA, ask.Finish)
    evening.do(OLGA, ask.RenameGuest, guest=1, name="Zoe")
    evening.do(OLGA, ask.TakeUpAgain)
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=1, figures=tricks(3))
    evening.do(OLGA, ask.BeginRound, round=2)
    assert "playing" == evening.state.phase
    assert () == evening.do(OLGA, ask.TakeUpAgain)
    assert "evening-organisers-only" == evening.refused(person(1), ask.TakeUpAgain)
    assert fold_all(evening.log) == evening.state
