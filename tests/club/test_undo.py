"""Going back: freely against bots and in solitaire, among people by agreement and never past a card shown since."""

import pytest

from tests.club.tables import act_for, house, opened, players, sent, table_of
from whistclub.club.bots import run_bots
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Refused
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act, AgreeUndo, NextDeal, Redo, RefuseUndo, StandIn, Undo
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.seats import FOUR, Seat, near_seat

N, E, S, W = FOUR
ONE = Seat(0)


def why(table: Table, seat: Seat) -> str:
    answer = table.send(Undo(id=f"why-{table.seq}", saw=table.seq, seat=seat))
    assert isinstance(answer, Refused)
    return answer.why.key


def begun(preset: str, person: Seat) -> Table:
    """A first deal against bots, played up to the person's first decision."""
    table = table_of(preset, people=(person,), seed="1")
    sent(table, NextDeal, person)
    run_bots(table, players)
    return table


def act(table: Table, seat: Seat, place: int = 0) -> None:
    sent(table, Act, seat, action=table.state.legal[seat][place].text)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_undo_goes_back_to_the_persons_own_last_decision(preset: str) -> None:
    person = near_seat(game_of_preset(preset, {}).seats)
    table = begun(preset, person)
    before = table.state.match.position, table.state.legal
    act(table, person)
    run_bots(table, players)
    sent(table, Undo, person)
    assert before == (table.state.match.position, table.state.legal)
    assert table.state.match.deals[-1].assisted


@pytest.mark.parametrize("preset", ["whist", "askov", "solo", "gongor", "hermits"])
def test_a_redo_comes_back_to_where_the_undo_began(preset: str) -> None:
    person = near_seat(game_of_preset(preset, {}).seats)
    table = begun(preset, person)
    for _ in range(3):
        act_for(table, person)
        run_bots(table, players)
    before = table.state.match.position, table.state.trail
    for _ in range(2):
        sent(table, Undo, person)
    assert "redo" in table.sight(person).may
    for _ in range(2):
        sent(table, Redo, person)
    assert before == (table.state.match.position, table.state.trail)
    assert "redo" not in table.sight(person).may


def test_after_another_act_there_is_nothing_to_redo() -> None:
    table = begun("gongor", ONE)
    act(table, ONE)
    sent(table, Undo, ONE)
    act(table, ONE, place=1)
    assert isinstance(table.send(Redo(id="r", saw=table.seq, seat=ONE)), Refused)


def test_the_log_never_shrinks_and_keeps_what_was_taken_back() -> None:
    log = MemoryLog()
    table = house(log).open(opened("gongor", people=(ONE,), seed="1"))
    sent(table, NextDeal, ONE)
    act(table, ONE)
    sent(table, Undo, ONE)
    kinds = [type(entry).__name__ for entry in log.read(table.id)]
    assert ["Opened", "Dealt", "Acted", "Undone"] == kinds


def test_the_bots_answer_the_same_act_in_the_same_way_after_an_undo() -> None:
    table = begun("whist", S)
    act(table, S)
    run_bots(table, players)
    first = table.state.trail
    sent(table, Undo, S)
    act(table, S)
    run_bots(table, players)
    assert first == table.state.trail


def test_a_deal_just_played_out_can_be_taken_back_until_the_next_is_dealt() -> None:
    table = table_of("whist", people=(S,), seed="1", target="50")
    sent(table, NextDeal, S)
    run_bots(table, players)
    while table.state.match.position is not None:
        act_for(table, S)
        run_bots(table, players)
    score = table.state.match.setting.score
    sent(table, Undo, S)
    assert (0, 0) == table.state.match.deals[-1].setting.score == table.state.match.setting.score
    sent(table, Redo, S)
    assert score == table.state.match.setting.score
    sent(table, NextDeal, S)
    run_bots(table, players)
    assert "nothing-to-undo" == why(table, S)


def test_undo_is_refused_where_the_options_forbid_it_and_where_nothing_was_done() -> None:
    table = table_of("gongor", people=(ONE,), seed="1", undo="off")
    sent(table, NextDeal, ONE)
    act(table, ONE)
    assert "undo-off" == why(table, ONE)
    assert "nothing-to-undo" == why(begun("whist", S), S)


def among_people() -> tuple[Table, Seat]:
    """Four people at whist; the leader has led."""
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    (leader,) = table.sight(None).waiting
    act(table, leader)
    return table, leader


def test_among_people_an_undo_happens_when_all_have_agreed() -> None:
    table, leader = among_people()
    sent(table, Undo, leader)
    others = [seat for seat in FOUR if seat != leader]
    for seat in others:
        assert 1 == len(table.state.trail)
        assert "agree_undo" in table.sight(seat).may
        sent(table, AgreeUndo, seat)
    assert ((), None) == (table.state.trail, table.state.undo_request)
    assert table.state.match.deals[-1].assisted
    assert (leader,) == table.sight(None).waiting


def test_one_refusal_ends_the_question_and_so_does_an_act() -> None:
    table, leader = among_people()
    follower = Seat((leader + 1) % 4)
    sent(table, Undo, leader)
    sent(table, RefuseUndo, follower)
    assert None is table.state.undo_request
    sent(table, Undo, leader)
    act(table, follower)
    assert None is table.state.undo_request
    assert isinstance(table.send(AgreeUndo(id="a", saw=table.seq, seat=follower)), Refused)


def test_among_people_nothing_is_taken_back_past_a_card_of_others() -> None:
    table, leader = among_people()
    act(table, Seat((leader + 1) % 4))
    assert "undo-card-shown" == why(table, leader)
    assert "undo" not in table.sight(leader).may


def test_among_people_an_act_made_face_down_is_not_taken_back() -> None:
    table = table_of("minnesota", people=FOUR)
    sent(table, NextDeal, N)
    act(table, N)
    assert "undo-card-shown" == why(table, N)


def test_two_people_with_two_bots_are_people_all_the_same() -> None:
    table = table_of("whist", people=(N, S))
    sent(table, NextDeal, N)
    run_bots(table, players)
    (first,) = table.sight(None).waiting
    act(table, first)
    assert "undo" in table.sight(first).may
    other = S if first == N else N
    sent(table, StandIn, None, whose=other, bot="simple")
    sent(table, Undo, first)
    assert 1 == len(table.state.undo_request.agreed if table.state.undo_request else ())
