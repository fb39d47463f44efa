"""Rounds of an evening: begun, ended by their results or by hand, level tables, corrections, swaps and substitutes."""

from typing import Any

import msgspec
import pytest

from tests.club.evenings import NOON, OLGA, Evening, begun, person, tricks
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.entries import RoundBegan, RoundEnded
from whistclub.club.evening.log import table_played, time_over
from whistclub.club.evening.settings import EveningSettings
from whistclub.evenings.formats.registry import FORMATS
from whistclub.evenings.results import DealScore, TableResult
from whistclub.rules.seats import Seat

MINUTE_MS = 60_000
WON = TableResult((DealScore((8, 5), (2, 0)),))
LEVEL = TableResult((DealScore((8, 5), (2, 0)), DealScore((5, 8), (0, 2))))


def test_a_round_begins_with_a_dealer_at_each_table_drawn_from_the_seed() -> None:
    dealers = [table.dealer for table in begun(200).state.rounds[0].tables]
    assert {0, 1, 2, 3} == set(dealers)
    assert dealers == [table.dealer for table in begun(200).state.rounds[0].tables]
    assert dealers != [table.dealer for table in begun(200, seed="2").state.rounds[0].tables]


def test_where_all_tables_play_the_same_deals_they_have_one_dealer() -> None:
    dealers = [table.dealer for table in begun(200, format="compass").state.rounds[0].tables]
    assert 1 == len(set(dealers))


def test_on_line_each_table_has_a_room_that_nobody_can_guess() -> None:
    rooms = [table.room for table in begun(12, place="online").state.rounds[0].tables]
    assert 3 == len(set(rooms))
    assert all(len(room) >= 16 for room in rooms)
    assert {""} == {table.room for table in begun(12).state.rounds[0].tables}


def test_beginning_a_round_that_is_on_changes_nothing() -> None:
    evening = begun()
    assert () == evening.do(OLGA, ask.BeginRound, round=1)
    assert "evening-round-is-on" == evening.refused(OLGA, ask.BeginRound, round=2)


def test_rounds_begin_in_order_and_no_more_than_planned() -> None:
    evening = Evening(rounds=1)
    evening.join(8)
    assert "evening-round-unknown" == evening.refused(OLGA, ask.BeginRound, round=2)
    evening.begin()
    evening.played(8)
    assert "evening-rounds-played" == evening.refused(OLGA, ask.BeginRound, round=2)
    evening.do(OLGA, ask.ChangeSettings, settings=changed(evening, rounds=2))
    evening.begin()
    assert 2 == evening.round_number


def changed(evening: Evening, **fields: Any) -> EveningSettings:
    return msgspec.structs.replace(evening.state.settings, **fields)


def test_the_ladder_moves_winners_up_and_losers_down() -> None:
    evening = begun(12, first="entered")
    evening.played(8, 5, 8)
    evening.begin()
    first, second = (played.seating for played in evening.state.rounds)
    assert {*first.tables[0].first, *first.tables[1].second} == set(second.tables[0].players)
    assert {*first.tables[0].second, *first.tables[2].first} == set(second.tables[1].players)
    assert {*first.tables[1].first, *first.tables[2].second} == set(second.tables[2].players)


def test_a_round_ended_by_hand_drops_deals_that_nobody_entered_and_the_side_ahead_wins() -> None:
    evening = begun(deals=2)
    evening.played(8)
    (entry,) = evening.do(OLGA, ask.EndRound, round=1)
    assert isinstance(entry, RoundEnded)
    assert entry.by_hand
    assert [1, 1] == [len(table.deals) for table in evening.state.rounds[0].tables]
    evening.begin()
    assert 2 == evening.round_number
    assert () == evening.do(OLGA, ask.EndRound, round=1)


def test_a_deal_that_one_side_had_entered_stands_when_the_round_is_ended_by_hand() -> None:
    evening = begun(deals=2)
    evening.played(8)
    evening.do(evening.at(1, 0), ask.EnterDeal, round=1, table=1, deal=2, figures=tricks(9))
    evening.do(OLGA, ask.EndRound, round=1)
    (first, second), (only,) = (table.deals for table in evening.state.rounds[0].tables)
    assert [(tricks(8), True), (tricks(9), True)] == [(deal.figures, deal.stands) for deal in (first, second)]
    assert (tricks(8), True) == (only.figures, only.stands)


def test_a_deal_counted_differently_waits_for_the_organiser_when_the_round_is_ended_by_hand() -> None:
    evening = begun(deals=2)
    evening.played(8)
    for seat, count in ((0, 9), (1, 8)):
        evening.do(evening.at(1, seat), ask.EnterDeal, round=1, table=1, deal=2, figures=tricks(count))
    evening.do(OLGA, ask.EndRound, round=1)
    assert not evening.table(1).deals[1].stands
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=2, figures=tricks(8))
    assert (tricks(8), True) == (evening.table(1).deals[1].figures, evening.table(1).deals[1].stands)


def test_a_deal_that_was_played_can_be_entered_after_the_round_was_ended_by_hand() -> None:
    evening = begun(deals=2)
    evening.enter(1, 1, 8)
    evening.do(OLGA, ask.EndRound, round=1)
    assert "evening-organisers-only" == evening.refused(
        person(1), ask.CorrectDeal, round=1, table=2, deal=1, figures=tricks(8)
    )
    assert "evening-round-not-on" == evening.refused(
        evening.at(2, 0), ask.EnterDeal, round=1, table=2, deal=1, figures=tricks(8)
    )
    evening.do(OLGA, ask.EnterDeal, round=1, table=2, deal=1, figures=tricks(5))
    assert [(tricks(5), True)] == [(deal.figures, deal.stands) for deal in evening.table(2).deals]
    assert () == sight.level_tables(evening.state)
    evening.do(OLGA, ask.EnterDeal, round=1, table=2, deal=2, figures=tricks(5))
    assert "evening-table-over" == evening.refused(
        OLGA, ask.EnterDeal, round=1, table=2, deal=3, figures=tricks(5)
    )
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert 1 == len(evening.table(2).deals)


def test_a_log_of_before_still_drops_what_one_side_had_entered() -> None:
    evening = begun(deals=2)
    evening.played(8)
    evening.do(evening.at(1, 0), ask.EnterDeal, round=1, table=1, deal=2, figures=tricks(9))
    evening.take((RoundEnded(at_ms=NOON, by="olga", round=1, by_hand=True),))
    assert [1, 1] == [len(table.deals) for table in evening.state.rounds[0].tables]


def test_level_tables_wait_for_a_decision_before_the_next_round() -> None:
    evening = begun(deals=2)
    evening.enter(1, 1, 8)
    evening.do(OLGA, ask.EndRound, round=1)
    assert ((1, 2),) == sight.level_tables(evening.state)
    assert "evening-level" == evening.refused(OLGA, ask.BeginRound, round=2)
    evening.do(OLGA, ask.DecideTable, round=1, table=2, side=1)
    assert () == sight.level_tables(evening.state)
    evening.begin()
    first = evening.state.rounds[0].seating
    top = set(evening.state.rounds[1].seating.tables[0].players)
    assert {*first.tables[0].first, *first.tables[1].second} == top


def test_a_level_table_that_cuts_the_cards_plays_no_more_and_an_organiser_says_who_won() -> None:
    evening = begun(deals=2, level="cut")
    evening.played(8)
    evening.played(5, 8)
    assert "between" == evening.state.phase
    assert ((1, 1),) == sight.level_tables(evening.state)
    evening.do(OLGA, ask.DecideTable, round=1, table=1, side=1)
    assert [2, 2] == [len(table.deals) for table in evening.state.rounds[0].tables]
    evening.begin()


def test_the_rule_on_level_tables_is_chosen_before_the_first_round_and_no_table_on_line_cuts() -> None:
    evening = Evening(level="cut", place="online")
    found = [evening.state.settings.level]
    chosen = msgspec.structs.replace(evening.state.settings, place="cards", level="cut")
    evening.do(OLGA, ask.ChangeSettings, settings=chosen)
    assert ["decide", "cut"] == [*found, evening.state.settings.level]


def test_a_table_that_is_not_level_is_not_decided() -> None:
    evening = begun(deals=2)
    evening.enter(1, 1, 8)
    assert "evening-not-level" == evening.refused(OLGA, ask.DecideTable, round=1, table=1, side=1)


def test_a_level_table_decided_while_its_round_is_on_is_over() -> None:
    evening = begun(deals=2)
    for table in (1, 2):
        evening.enter(table, 1, 8)
        evening.enter(table, 2, 5)
    evening.do(OLGA, ask.DecideTable, round=1, table=1, side=0)
    assert (2,) == sight.missing_tables(evening.state)
    made = evening.do(OLGA, ask.DecideTable, round=1, table=2, side=1)
    assert isinstance(made[-1], RoundEnded)


def test_a_correction_after_the_round_changes_standings_and_the_next_seating_only() -> None:
    evening = begun(first="entered")
    evening.played(8)
    evening.begin()
    played = evening.state.rounds[1].seating
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=1, figures=tricks(5))
    assert played == evening.state.rounds[1].seating
    evening.played(8)
    row = {one.guest: one for one in sight.standings(evening.state)}
    winners = {
        evening.state.rounds[0].holders[p - 1] for p in evening.state.rounds[0].seating.tables[0].second
    }
    assert all(row[guest].values[0] >= 1 for guest in winners)


def test_the_next_round_is_seated_from_the_corrected_result() -> None:
    evening = begun(first="entered")
    evening.played(8)
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=1, figures=tricks(5))
    evening.begin()
    first = evening.state.rounds[0].seating
    assert set(first.tables[0].second) <= set(evening.state.rounds[1].seating.tables[0].players)


def test_a_correction_that_makes_a_table_level_asks_for_a_decision() -> None:
    evening = begun(deals=2)
    evening.played(8)
    evening.played(8)
    evening.do(OLGA, ask.CorrectDeal, round=1, table=1, deal=2, figures=tricks(5))
    assert ((1, 1),) == sight.level_tables(evening.state)
    assert "evening-level" == evening.refused(OLGA, ask.BeginRound, round=2)


def test_two_guests_change_places_in_the_running_round() -> None:
    evening = begun()
    before = evening.seated()
    evening.do(OLGA, ask.Swap, guest=before[0], other=before[5])
    after = evening.seated()
    assert (before[5], before[0]) == (after[0], after[5])
    assert sorted(before) == sorted(after)


def test_results_of_a_round_belong_to_those_who_sat_there() -> None:
    evening = begun()
    before = evening.seated()
    evening.do(OLGA, ask.Swap, guest=before[0], other=before[1])
    evening.played(13)
    won = {row.guest for row in sight.standings(evening.state) if row.values[0] == 1}
    assert before[1] in won
    assert before[0] not in won


def test_two_guests_change_places_before_a_round() -> None:
    plain, swapped = Evening(first="entered"), Evening(first="entered")
    for evening in (plain, swapped):
        evening.join(8)
    swapped.do(OLGA, ask.Swap, guest=1, other=8)
    plain.begin()
    swapped.begin()
    exchange = {1: 8, 8: 1}
    assert [exchange.get(guest, guest) for guest in plain.seated()] == swapped.seated()
    swapped.played(8)
    swapped.begin()
    assert () == swapped.state.swaps


def test_whoever_sits_out_plays_on_for_one_who_left() -> None:
    evening = begun(9)
    (out,) = evening.out()
    away = evening.seated()[2]
    evening.do(OLGA, ask.Leave, guest=away)
    evening.do(OLGA, ask.Substitute, away=away, guest=out)
    assert (out, [away]) == (evening.seated()[2], evening.out())
    evening.played(8)
    evening.begin()
    assert away not in {*evening.seated(), *evening.out()}
    assert out in evening.seated()


def test_a_new_guest_plays_on_for_one_who_left_and_keeps_the_place() -> None:
    evening = begun(8)
    away = evening.seated()[2]
    evening.do(OLGA, ask.Leave, guest=away)
    evening.join(1)
    evening.do(OLGA, ask.Substitute, away=away, guest=9)
    assert 9 == evening.seated()[2]
    evening.played(8)
    evening.begin()
    assert 9 in evening.seated()


def test_on_line_a_bot_plays_on() -> None:
    evening = begun(8, place="online")
    away = evening.seated()[2]
    evening.do(OLGA, ask.Substitute, away=away, guest=0)
    assert 0 == evening.seated()[2]
    hall = begun(8)
    assert "evening-no-bots" == hall.refused(OLGA, ask.Substitute, away=away, guest=0)


def test_nobody_substitutes_who_plays_or_is_away() -> None:
    evening = begun(9)
    (out,) = evening.out()
    away, plays = evening.seated()[:2]
    assert "evening-substitute-plays" == evening.refused(OLGA, ask.Substitute, away=away, guest=plays)
    evening.do(OLGA, ask.Leave, guest=out)
    assert "evening-guest-away" == evening.refused(OLGA, ask.Substitute, away=away, guest=out)
    assert "evening-swap-with-oneself" == evening.refused(OLGA, ask.Substitute, away=away, guest=away)


def test_the_club_enters_the_results_of_its_tables_and_the_last_ends_the_round() -> None:
    evening = begun(8, place="online")
    assert 1 == len(evening.take(table_played(evening.state, 1, 1, WON, over=True, at_ms=NOON)))
    made = evening.take(table_played(evening.state, 1, 2, WON, over=True, at_ms=NOON))
    assert isinstance(made[-1], RoundEnded)
    assert () == table_played(evening.state, 1, 2, WON, over=True, at_ms=NOON)


def test_a_result_of_the_club_that_is_known_already_makes_no_entry() -> None:
    evening = begun(8, place="online")
    evening.take(table_played(evening.state, 1, 1, WON, over=False, at_ms=NOON))
    assert () == table_played(evening.state, 1, 1, WON, over=False, at_ms=NOON)
    assert (1, 2) == sight.missing_tables(evening.state)


def test_a_worker_that_has_read_fewer_deals_than_are_entered_enters_nothing() -> None:
    evening = begun(8, place="online", deals=2)
    fewer, more = WON, TableResult((*WON.deals, *WON.deals))
    evening.take(table_played(evening.state, 1, 1, more, over=False, at_ms=NOON))
    assert () == table_played(evening.state, 1, 1, fewer, over=False, at_ms=NOON)
    assert more == evening.state.rounds[0].tables[0].result


def test_nobody_enters_results_at_the_clubs_tables() -> None:
    evening = begun(8, place="online")
    fields = {"round": 1, "table": 1, "deal": 1, "figures": tricks(8)}
    for command in (ask.EnterDeal, ask.CorrectDeal):
        assert "evening-online-enters" == evening.refused(OLGA, command, **fields)


def test_on_line_a_time_limit_ends_the_round_as_by_hand() -> None:
    evening = begun(8, place="online", minutes=20)
    evening.take(table_played(evening.state, 1, 1, WON, over=False, at_ms=NOON))
    assert () == time_over(evening.state, NOON + 20 * MINUTE_MS - 1)
    (entry,) = evening.take(time_over(evening.state, NOON + 20 * MINUTE_MS))
    assert isinstance(entry, RoundEnded)
    assert entry.by_hand
    assert ((1, 2),) == sight.level_tables(evening.state)


def test_in_a_hall_and_without_a_limit_no_time_ends_a_round() -> None:
    for settings in ({"place": "cards"}, {"place": "online", "minutes": 0}):
        assert () == time_over(begun(8, **settings).state, NOON + 10**9)


def test_a_level_table_on_line_is_decided_by_hand_at_the_end() -> None:
    evening = begun(8, place="online", deals=2)
    evening.take(table_played(evening.state, 1, 1, LEVEL, over=False, at_ms=NOON))
    evening.take(table_played(evening.state, 1, 2, WON, over=True, at_ms=NOON))
    evening.do(OLGA, ask.EndRound, round=1)
    assert ((1, 1),) == sight.level_tables(evening.state)
    evening.do(OLGA, ask.DecideTable, round=1, table=1, side=1)
    evening.begin()
    assert 2 == evening.round_number


def test_the_next_seat_is_certain_as_soon_as_the_neighbours_are_in() -> None:
    evening = begun(16, first="entered")
    evening.enter(1, 1, 8)
    assert {} == sight.certain_next(evening.state)
    evening.enter(2, 1, 8)
    certain = sight.certain_next(evening.state)
    assert certain
    evening.enter(3, 1, 8)
    evening.enter(4, 1, 8)
    evening.begin()
    seating = evening.state.rounds[1].seating
    for player, (table, seat) in certain.items():
        assert player == seating.tables[table - 1].players[Seat(seat)]


@pytest.mark.parametrize("key", FORMATS)
def test_an_evening_of_every_format_comes_to_its_standings_and_prizes(key: str) -> None:
    evening = Evening(format=key, rounds=8, deals=1)
    evening.join(16)
    for number in range(8):
        evening.begin()
        evening.played(8, 5, 9, 2 if number % 2 else 7)
    assert 16 == len(sight.standings(evening.state))
    kinds = [prize.kind for prize in sight.prizes(evening.state)]
    assert "highest" == kinds[-1]
    evening.do(OLGA, ask.Finish)
    assert "over" == evening.state.phase
    assert "evening-over" == evening.refused(OLGA, ask.BeginRound, round=9)
    assert "evening-over" == evening.refused(person(1), ask.Leave)


def test_every_table_of_a_compass_plays_the_number_of_deals_level_or_not() -> None:
    evening = begun(format="compass", deals=2)
    for table in (1, 2):
        evening.enter(table, 1, 8)
        evening.enter(table, 2, 5)
    assert "between" == evening.state.phase
    evening.begin()
    assert isinstance(evening.log[-1], RoundBegan)
