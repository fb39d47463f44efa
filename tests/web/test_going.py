"""One's own tables as home lists them: how far each is, what waits, and what one takes off the list."""

from pathlib import Path
from typing import Any

import pytest

from tests.club.tables import act_for, players, sent, table_of
from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.test_daily_tables import first_lesson
from tests.web.visits import Visit, play
from whistclub.club.bots import due, run_bots
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.table.commands import NextDeal
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.seats import Seat
from whistclub.web.http.matches.match_in_play import going_of


def mine(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.call("GET", "/api/tables")["mine"]
    return found


async def until_own_turn(visit: Visit) -> None:
    await visit.until_so(lambda: bool(visit.legal))


async def test_a_game_that_waits_is_told_with_its_deal_score_and_trick_also_after_the_club_was_closed(
    tmp_path: Path,
) -> None:
    async with MemoryClub(tmp_path) as club:
        ada = Person(club).named("Ada")
        table = ada.open("whist", with_bots=True, settings={"seed": "7"})
        visit = await ada.visit(table)
        await play([visit], 1)
        await visit.ask("next_deal")
        await until_own_turn(visit)
        (brief,) = mine(ada)
        going = brief["going"]
        assert ("playing", True, "turn") == (brief["phase"], brief["turn"], going["stage"])
        assert (1, 2, visit.deals[0]["score"]) == (going["deals"], going["number"], going["score"])
        assert visit.view is not None
        assert visit.view["trick"] == going["trick"]
        kept = ada.http.cookies
    with MemoryClub(tmp_path) as club:
        again = Person(club)
        again.http.cookies.update({f"whist-{club.port}": next(iter(kept.values()))})
        (later,) = mine(again)
        assert going == later["going"]
        assert (brief["turn"], brief["seats"][0]["name"]) == (later["turn"], "Ada")


async def test_between_two_deals_the_game_waits_for_the_next_one(club: Club) -> None:
    ada = Person(club).named("Ada")
    table = ada.open("whist", with_bots=True, settings={"options": {"target": "50"}})
    await play([await ada.visit(table)], 1)
    (brief,) = mine(ada)
    assert ("playing", "between", 1) == (brief["phase"], brief["going"]["stage"], brief["going"]["deals"])


async def test_a_guided_deal_that_was_played_is_over_and_waits_for_nobody(club: Club) -> None:
    ada = Person(club).named("Ada")
    lesson = first_lesson(ada, "minnesota")
    table = ada.open("minnesota", lesson=lesson)
    visit = await ada.visit(table)
    (begun,) = mine(ada)
    assert ("playing", lesson) == (begun["phase"], begun["lesson"])
    await play([visit], 1)
    (played,) = mine(ada)
    assert ("over", False, 1) == (played["phase"], played["turn"], played["going"]["deals"])


def test_a_table_is_taken_off_the_list_and_put_back_and_its_game_goes_on(club: Club) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    table = ada.open("whist", with_bots=True)
    ada.call("DELETE", f"/api/me/tables/{table}")
    assert [] == mine(ada)
    assert "playing" == ada.call("GET", f"/api/tables/{table}")["phase"]
    ada.call("PUT", f"/api/me/tables/{table}")
    assert [table] == [one["id"] for one in mine(ada)]
    assert "table-not-found" == bo.call("DELETE", f"/api/me/tables/{table}", status=404)["why"]["key"]


async def test_deals_count_before_their_match_is_over_and_guided_ones_as_deals_with_help(club: Club) -> None:
    ada = Person(club).named("Ada")
    tables = [
        ada.open("minnesota", with_bots=True),
        ada.open("minnesota", lesson=first_lesson(ada, "minnesota")),
    ]
    for table in tables:
        await play([await ada.visit(table)], 1)
    (found,) = ada.call("GET", "/api/statistics")["games"]
    assert [(0, 1), (0, 1)] == [
        (found[one]["matches"], found[one]["deals"]) for one in ("unassisted", "assisted")
    ]
    for table in tables:
        ada.call("DELETE", f"/api/me/tables/{table}")
    assert [] == ada.call("GET", "/api/statistics")["games"]


@pytest.mark.parametrize("preset", PRESETS)
def test_home_is_told_no_card_that_the_whole_table_does_not_see(preset: str) -> None:
    game = game_of_preset(preset, {})
    own = Seat(0)
    table = table_of(preset, (own,), "1")
    sent(table, NextDeal, own)
    chairs = (Chair(person="ada", name="Ada"), *[Chair(bot="club")] * (game.seats - 1))
    room = Room(
        id="r",
        host="ada",
        host_name="Ada",
        plan=Plan(preset=preset),
        chairs=chairs,
        phase="playing",
        match=table.id,
    )
    while table.state.match.position is not None:
        state = table.state
        open_view = game.view(state.match.position, None)
        told = going_of(state, room, "ada", 0)
        lying = [(card.seat, card.card) for card in told.trick if card.seat is not None]
        assert lying == [(int(seat), str(card)) for seat, card in getattr(open_view, "trick", ())]
        assert () == going_of(state, room, "somebody else", 0).trick
        run_bots(table, players)
        if due(table.state) is None and table.state.match.position is not None:
            act_for(table, own)
