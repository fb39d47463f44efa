"""The ordinary tests of tables, at clubs over two databases."""

import pytest

from tests.web.memory import MemoryClub
from tests.web.test_table import (  # noqa: F401
    test_a_bot_plays_on_for_who_is_gone_and_hands_the_seat_back,
    test_a_command_sent_again_is_done_once_also_over_a_new_connection,
    test_a_finished_deal_is_told_again_with_all_hands_and_a_running_one_is_not,
    test_a_guest_is_dealt_cards_at_once_and_plays_a_deal_of_every_preset,
    test_a_part_that_never_comes_counts_as_zeros_and_is_said,
    test_a_seed_is_shown_to_nobody_before_the_match_is_over,
    test_a_stale_click_is_answered_so_and_changes_nothing,
    test_everything_is_there_after_a_restart,
    test_four_people_lay_bid_cards_at_the_same_moment_and_nobody_is_stale,
    test_the_clock_lets_a_bot_play_on_for_who_thinks_too_long,
    test_the_deal_of_the_day_is_the_same_for_everybody_and_begun_once,
    test_the_host_kicks_swaps_and_starts_a_rematch,
    test_undo_between_people_asks_them_and_only_the_host_stops,
    test_what_a_persons_matches_come_to_is_counted_with_several_people_too,
    test_who_comes_back_is_told_what_was_missed_and_draws_the_same_table,
    test_who_has_the_link_may_watch_and_has_no_seat,
)
from whistclub.club.store.logs.spread_log import SpreadLog

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("over_two_databases")]


async def test_the_club_of_these_tests_is_over_two_databases(club: MemoryClub) -> None:
    assert isinstance(club.hub.log, SpreadLog)
