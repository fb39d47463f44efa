"""The table: commands in, answers and events out."""

import itertools

import pytest

from tests.club.tables import NOW, always, answered, house, opened, play_out, players, sent, table_of
from whistclub.cards.errors import BadDeal, BadOption
from whistclub.club.bots import run_bots, step
from whistclub.club.local_table import House, Table
from whistclub.club.log.decisions import Done, Refused, Stale
from whistclub.club.log.texts import to_text
from whistclub.club.names import good_name
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import (
    Act,
    AgreeSeat,
    AgreeUndo,
    AskSeat,
    Claim,
    Command,
    Concede,
    Drop,
    Hint,
    NextDeal,
    Redo,
    RefuseSeat,
    RefuseUndo,
    Rename,
    Return,
    StandIn,
    Stop,
    Undo,
)
from whistclub.club.table.entries import Acted, Sitter, entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.games.registry import PRESETS, make_game
from whistclub.rules.replay import replay
from whistclub.rules.seats import FOUR, Seat

N, E, S, W = FOUR


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_of_bots_plays_every_preset_and_its_record_replays(preset: str) -> None:
    table = table_of(preset, people=(), seed="1")
    play_out(table, deals=2)
    assert table.state.match.deals == replay(table.record(), make_game).deals


@pytest.mark.parametrize("preset", PRESETS)
def test_the_fold_of_the_log_as_text_is_the_table(preset: str) -> None:
    log = MemoryLog()
    table = house(log).open(opened(preset, people=(), seed="1"))
    play_out(table, deals=1)
    again = fold_all(entry_from_text(to_text(entry)) for entry in log.read(table.id))
    assert table.state == again


def test_what_a_seat_is_told_is_its_own_hand_and_what_lies_open() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, NextDeal, S)
    told = {seat: dict(table.since(1, seat)[0].events[0].args) for seat in (N, S, None)}
    assert {13} == {facts["count"] for facts in told.values()}
    assert ["cards" in facts for facts in told.values()] == [True, True, False]
    assert told[N]["cards"] != told[S]["cards"]


def test_a_sight_holds_no_card_that_its_viewer_may_not_see() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, NextDeal, S)
    sight = table.sight(S)
    assert ((), None) == (sight.match.deals[-1].deal.pack, sight.match.position)
    assert sight.view is not None
    assert 13 == len(sight.view.hand)


def test_the_cards_of_a_deal_over_are_open_to_all() -> None:
    table = table_of("whist", people=(), seed="1")
    play_out(table, deals=1)
    for viewer in (N, None):
        assert 52 == len(table.sight(viewer).match.deals[0].deal.pack)


def test_the_cards_of_a_solitaire_stay_closed_while_the_game_goes_on() -> None:
    table = table_of("gongor_points", people=(), seed="1")
    play_out(table, deals=1)
    assert () == table.sight(Seat(0)).match.deals[0].deal.pack
    assert None is table.sight(Seat(0)).match.deals[0].seed
    sent(table, Stop, None)
    assert () != table.sight(Seat(0)).match.deals[0].deal.pack


def test_four_people_laying_bid_cards_at_once_never_get_in_each_others_way() -> None:
    table = table_of("minnesota", people=FOUR)
    sent(table, NextDeal, N)
    saw = table.seq
    for seat in (W, N, S, E):
        lay = table.state.legal[seat][0].text
        assert isinstance(answered(table, Act(id="lay", saw=saw, seat=seat, action=lay)), Done)


def test_in_a_hidden_phase_others_are_told_that_a_seat_acted_and_nothing_else() -> None:
    table = table_of("minnesota", people=FOUR)
    sent(table, NextDeal, N)
    first, second = table.state.legal[W][:2]
    told = []
    for lay in (first, second):
        log = MemoryLog()
        log.create(table.id, table.log.read(table.id)[0])
        log.append(table.id, 1, table.log.read(table.id)[1:])
        copy = Table(log, table.id, always(NOW))
        answered(copy, Act(id="lay", saw=copy.seq, seat=W, action=lay.text))
        told.append((copy.since(2, N), copy.sight(N)))
    assert told[0] == told[1]


def test_a_command_is_stale_when_the_legal_acts_of_its_own_seat_changed_since_it_looked() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    saw = table.seq
    leader = next(iter(table.state.match.position.to_act()))
    follower = Seat((leader + 1) % 4)
    card = table.state.legal[leader][0].text
    assert isinstance(answered(table, Act(id="1", saw=saw, seat=leader, action=card)), Done)
    assert Stale(saw + 1) == answered(table, Act(id="1", saw=saw, seat=follower, action=card))
    mine = table.state.legal[follower][0].text
    assert Done(saw + 2) == answered(table, Act(id="2", saw=saw + 1, seat=follower, action=mine))


def test_giving_up_is_of_the_deal_that_was_looked_at_and_not_of_the_next() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    saw = table.seq
    sent(table, Drop, None)
    sent(table, NextDeal, N)
    assert Stale(saw + 2) == answered(table, Concede(id="c", saw=saw, seat=S))
    assert isinstance(answered(table, Concede(id="d", saw=saw + 2, seat=S)), Done)


def test_an_undo_or_an_answer_to_one_is_of_what_was_looked_at() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    (leader,) = table.sight(None).waiting
    saw = table.seq
    sent(table, Act, leader, action=table.state.legal[leader][0].text)
    assert Stale(saw + 1) == answered(table, Undo(id="u", saw=saw, seat=leader))
    sent(table, Undo, leader)
    other = Seat((leader + 1) % 4)
    assert Stale(saw + 2) == answered(table, AgreeUndo(id="a", saw=saw + 1, seat=other))


def test_an_answer_to_who_asks_for_a_seat_is_of_what_was_looked_at() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    sent(table, StandIn, None, whose=E, bot="quick")
    saw = table.seq
    sent(table, AskSeat, None, whose=E, who="frida", name="Frida", of=(N, S))
    assert Stale(saw + 1) == answered(table, AgreeSeat(id="a", saw=saw, seat=N, of=(N, S)))
    assert Stale(saw + 1) == answered(table, RefuseSeat(id="r", saw=saw, seat=S))
    assert Done(saw + 2) == answered(table, AgreeSeat(id="b", saw=saw + 1, seat=N, of=(N, S)))


def test_a_command_sent_again_gets_its_first_answer_and_happens_once() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    leader = next(iter(table.state.match.position.to_act()))
    command = Act(id="x", saw=table.seq, seat=leader, action=table.state.legal[leader][0].text)
    first = table.send(command)
    assert first == table.send(command)
    assert 3 == table.seq


def test_the_same_id_from_another_seat_is_another_command() -> None:
    table = table_of("whist", people=FOUR)
    assert Done(2) == table.send(NextDeal(id="x", saw=1, seat=N))
    assert isinstance(table.send(NextDeal(id="x", saw=2, seat=E)), Refused)
    assert Done(2) == table.send(NextDeal(id="x", saw=2, seat=N))


def test_a_refusal_says_why_changes_nothing_and_is_the_answer_ever_after() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    waiting = next(seat for seat in FOUR if not table.state.legal[seat])
    early = Act(id="early", saw=table.seq, seat=waiting, action="play SA")
    before = table.state
    answer = table.send(early)
    assert isinstance(answer, Refused)
    assert "not-your-turn" == answer.why.key
    assert before == table.state
    leader = next(iter(table.state.match.position.to_act()))
    sent(table, Act, leader, action=table.state.legal[leader][0].text)
    assert answer == table.send(early)


@pytest.mark.parametrize("text", ["", "play", "play XX", "bid 4", "play SA SA", "\x00"])
def test_what_is_no_act_is_refused(text: str) -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    leader = next(iter(table.state.match.position.to_act()))
    assert isinstance(answered(table, Act(id="1", saw=2, seat=leader, action=text)), Refused)


@pytest.mark.parametrize(
    "command",
    [
        NextDeal(id="", saw=1, seat=S),
        NextDeal(id="x" * 81, saw=1, seat=S),
        NextDeal(id="1", saw=99, seat=S),
        NextDeal(id="1", saw=1, seat=Seat(7)),
        Act(id="1", saw=1, seat=None, action="play SA"),
        Drop(id="1", saw=1, seat=S),
        Drop(id="1", saw=1),
        Redo(id="1", saw=1, seat=S),
        Undo(id="1", saw=1, seat=S),
        Claim(id="1", saw=1, seat=S),
        Hint(id="1", saw=1, seat=S),
        AgreeUndo(id="1", saw=1, seat=S),
        RefuseUndo(id="1", saw=1, seat=S),
        StandIn(id="1", saw=1, seat=S, whose=N, bot="simple"),
        StandIn(id="1", saw=1, seat=S, whose=S, bot="nobody knows"),
        Return(id="1", saw=1, seat=S, whose=S),
        Rename(id="1", saw=1, seat=S, name=" "),
        Rename(id="1", saw=1, seat=S, name="A\u202eda"),
        Rename(id="1", saw=1, seat=S, name="A\x1b[2Jda"),
        Rename(id="1", saw=1, seat=N, name="Ada"),
    ],
)
def test_what_cannot_be_done_now_is_refused(command: Command) -> None:
    table = table_of("whist", people=(S,), seed="1")
    assert isinstance(answered(table, command), Refused)
    assert 1 == table.seq


@pytest.mark.parametrize("name", ["می\u200cر", "क्\u200dष"])
def test_a_name_that_the_club_takes_is_taken_at_the_table(name: str) -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, Rename, S, name=good_name(name))
    assert name == table.state.sitters[S].name


def test_two_tables_over_one_log_see_each_others_acts_and_lose_none() -> None:
    log = MemoryLog()
    one = house(log).open(opened("minnesota", people=FOUR))
    two = house(log).table(one.id)
    sent(one, NextDeal, N)
    for table, seat in ((one, N), (two, E), (one, S), (two, W)):
        table.refresh()
        sent(table, Act, seat, action=table.state.legal[seat][0].text)
    one.refresh()
    assert (6, one.state) == (one.seq, two.state)


def test_a_conflict_is_met_by_deciding_anew() -> None:
    log = MemoryLog()
    one = house(log).open(opened("minnesota", people=FOUR))
    two = house(log).table(one.id)
    sent(one, NextDeal, N)
    two.refresh()
    sent(one, Act, N, action=one.state.legal[N][0].text)
    assert Done(4) == two.send(Act(id="1", saw=2, seat=E, action=two.state.legal[E][0].text))


def test_a_bots_act_computed_twice_counts_once() -> None:
    log = MemoryLog()
    one = house(log).open(opened("minnesota", people=(), seed="1"))
    two = house(log).table(one.id)
    sent(one, NextDeal, None)
    two.refresh()
    assert step(one, players) == step(two, players)
    assert 3 == one.seq == len(log.read(one.id))


def test_listeners_are_told_of_every_append() -> None:
    table = table_of("minnesota", people=(), seed="1")
    heard: list[int] = []
    unsubscribe = table.subscribe(heard.append)
    sent(table, NextDeal, None)
    step(table, players)
    unsubscribe()
    step(table, players)
    assert [2, 3] == heard


def test_told_since_a_seq_is_the_same_from_memory_and_from_the_log() -> None:
    log = MemoryLog()
    table = house(log).open(opened("solo", people=(), seed="3"))
    play_out(table, deals=2)
    fresh = house(log).table(table.id)
    whole = table.since(0, S)
    assert whole == fresh.since(0, S)
    assert [told.seq for told in whole] == list(range(1, table.seq + 1))
    assert whole[50:] == table.since(50, S)


def test_each_deal_among_people_has_32_fresh_bytes_and_a_solitaire_one_seed() -> None:
    among = table_of("whist", people=FOUR, target="50")
    alone = table_of("gongor", people=(Seat(0),))
    for table in (among, alone):
        play_out(table, deals=2)
    seeds = [deal.seed for deal in among.state.match.deals]
    assert [64, 64] == [len(seed or "") for seed in seeds]
    assert 2 == len(set(seeds))
    assert 1 == len({deal.seed for deal in alone.state.match.deals})


def test_a_seed_text_is_refused_where_two_people_sit() -> None:
    with pytest.raises(BadOption, match="seed-with-people"):
        opened("whist", people=(N, S), seed="1")


def test_cards_entered_by_hand_are_played_first_and_refused_when_they_are_none() -> None:
    before = table_of("whist", people=(S,), seed="other")
    sent(before, NextDeal, S)
    text = before.record().deals[0].deal
    table = house(MemoryLog()).open(opened("whist", people=(S,), seed="1", given=(text,), target="50"))
    play_out(table, deals=2)
    assert [text, None] == [table.record().deals[0].deal, table.record().deals[0].seed]
    assert "1" == table.record().deals[1].seed
    with pytest.raises(BadDeal):
        opened("whist", people=(S,), given=("SA S4 S2",))


def test_a_record_goes_on_at_a_table() -> None:
    before = table_of("askov", people=(), seed="1")
    play_out(before, deals=1)
    sent(before, NextDeal, None)
    for _ in range(9):
        step(before, players)
    record = before.record()
    home = house(MemoryLog())
    sitters = [Sitter(letter, "simple") for letter in "NESW"]
    table = home.open(home.resuming(record, before.state.game, sitters, None))
    assert record == table.record()
    run_bots(table, players)
    assert len(record.deals[1].acts) < len(table.record().deals[1].acts)


def test_a_stand_in_acts_for_a_person_until_they_are_back() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, StandIn, None, whose=S, bot="simple")
    sent(table, NextDeal, None)
    run_bots(table, players)
    assert None is table.state.match.position
    assert ("return",) == table.sight(S).may
    sent(table, Return, S, whose=S)
    sent(table, NextDeal, S)
    run_bots(table, players)
    assert (S,) == table.sight(S).waiting


def test_a_bot_may_not_act_for_a_person_nor_a_person_for_a_bot() -> None:
    table = table_of("minnesota", people=(S,), seed="1")
    sent(table, NextDeal, S)
    for seat, by_bot in ((S, True), (N, False)):
        lay = table.state.legal[seat][0].text
        command = Act(id="1", saw=2, seat=seat, action=lay, by_bot=by_bot)
        assert isinstance(answered(table, command), Refused)


def test_a_person_is_called_as_they_like() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, Rename, S, name="  Ada   Lovelace ")
    assert "Ada Lovelace" == table.sight(None).seats[S].name


def test_a_deal_dropped_by_the_house_counts_nothing() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, NextDeal, S)
    sent(table, Drop, None)
    assert ((0, 0), None) == (table.state.match.setting.score, table.state.match.position)


def test_a_hint_marks_the_deal_as_assisted() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, NextDeal, S)
    run_bots(table, players)
    sent(table, Hint, S)
    assert table.record().deals[0].assisted


def test_an_entry_of_the_log_names_its_command() -> None:
    table = table_of("minnesota", people=(S,), seed="1")
    sent(table, NextDeal, S)
    table.send(Act(id="mine", saw=2, seat=S, action=table.state.legal[S][0].text))
    entry = table.log.read(table.id)[-1]
    assert isinstance(entry, Acted)
    assert ("mine", S, NOW) == (entry.command, entry.seat, entry.at_ms)


def test_reprs_of_what_a_table_holds_name_no_card() -> None:
    table = table_of("whist", people=(S,), seed="1")
    sent(table, NextDeal, S)
    texts = [repr(table.state), repr(table.sight(S)), *map(repr, table.log.read(table.id))]
    texts.append(repr(Act(id="1", saw=1, seat=S, action="play SA")))
    cards = {card.text for card in table.state.game.pack.cards}
    assert [] == [
        text for text, card in itertools.product(texts, cards) if f" {card}" in text or f"'{card}" in text
    ]
    assert isinstance(House(MemoryLog()), House)
