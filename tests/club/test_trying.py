"""A finished deal tried again from any of its acts."""

import msgspec
import pytest

from tests.club.tables import act_for, house, opened, play_out, players, sent
from whistclub.cards.errors import NotHere
from whistclub.club.bots import run_bots
from whistclub.club.log.texts import to_text
from whistclub.club.second_try import options_beyond, record_to_try
from whistclub.club.statistics import outcome, outcome_of
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Stop
from whistclub.club.table.entries import Opened, TriedFrom, entry_from_text
from whistclub.club.table.initial_state import opened_state
from whistclub.club.table.state import TableState
from whistclub.games.registry import PRESETS, game_of_preset, make_game
from whistclub.rules.match import begin_deal, open_match
from whistclub.rules.replay import replay
from whistclub.rules.seats import near_seat


def finished(preset: str, seed: str) -> TableState:
    game = game_of_preset(preset, {})
    mine = near_seat(game.seats)
    table = house(MemoryLog()).open(opened(preset, (mine,), seed))
    play_out(table, 2)
    if table.state.match.result is None:
        sent(table, Stop, mine)
    return table.state


def opening(state: TableState, place: int, acts: int) -> Opened:
    tried = TriedFrom(state.table, place, acts, 1, 1)
    made = house(MemoryLog()).resuming(record_to_try(state, tried), state.game, state.sitters, None)
    return msgspec.structs.replace(made, tried=tried)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_opened_at_any_act_shows_every_seat_what_it_saw_there(preset: str) -> None:
    state = finished(preset, f"tried {preset}")
    place = len(state.match.deals)
    played = state.match.deals[-1]
    position = begin_deal(open_match(state.game, played.setting), played.deal).position
    for made in range(len(played.acts) + 1):
        if made:
            position = position.play(*played.acts[made - 1])
        if not position.to_act():
            with pytest.raises(NotHere):
                opening(state, place, made)
            continue
        entry = entry_from_text(to_text(opening(state, place, made)))
        assert isinstance(entry, Opened)
        again = opened_state(entry).match.position
        for viewer in (None, *state.seats):
            assert state.game.view(position, viewer) == state.game.view(again, viewer)


def test_a_deal_tried_again_is_a_log_that_resumes_and_a_record_that_replays_and_counts_nowhere() -> None:
    state, log = finished("minnesota", "tried and kept"), MemoryLog()
    table = house(log).open(opening(state, 1, len(state.match.deals[0].acts) - 9))
    mine = near_seat(4)
    run_bots(table, players)
    act_for(table, mine)
    again = house(log).table(table.state.table)
    assert again.state == table.state
    assert state.match.deals[0].deal == again.state.match.deals[0].deal
    sent(again, Stop, mine)
    entries = log.read(again.state.table)
    assert replay(again.record(), make_game).result == again.state.match.result
    assert (None, None) == (outcome(entries), outcome_of(entries, mine))
    assert outcome([msgspec.structs.replace(entries[0], tried=None), *entries[1:]]) is not None


def test_the_record_tried_from_holds_no_seed() -> None:
    state = finished("gongor", "no seed")
    record = record_to_try(state, TriedFrom(state.table, 1, 0, 1, 0))
    assert [None] == [deal.seed for deal in record.deals]


@pytest.mark.parametrize(
    ("place", "acts", "key"), [(0, 0, "deal-not-open"), (9, 0, "deal-not-open"), (1, 999, "try-no-such-act")]
)
def test_a_place_that_is_none_is_refused_with_the_reason(place: int, acts: int, key: str) -> None:
    with pytest.raises(NotHere) as caught:
        opening(finished("whist", "no such place"), place, acts)
    assert key == caught.value.reason.key


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_beyond_a_preset_make_the_same_game(preset: str) -> None:
    game = game_of_preset(preset, {})
    assert {} == options_beyond(preset, game)
