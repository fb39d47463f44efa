"""Bots at the deals of the day: each plays as a person would there, all of them are mixed, and each is played once, by
one worker.
"""

from pathlib import Path

import pytest

from tests.club.data_files import open_here
from whistclub.club.daily import DAILY_BOTS, Day
from whistclub.club.daily_bots import bots_score, level_of
from whistclub.club.people import new_person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.store.people.sql_daily import TRIES, SqlDaily, today_of
from whistclub.club.store.people.sql_daily_bots import BotResults, SqlDailyBots
from whistclub.club.store.people.sql_rooms import PEOPLE, SqlClub
from whistclub.club.work.jobs import play_days
from whistclub.games.registry import daily_presets
from whistclub.players.player import Player
from whistclub.players.registry import make_player
from whistclub.rules.game import Game

NOON = 1_795_003_200_000
TODAY = "2026-11-18"
DAY = Day(date=TODAY, presets=daily_presets(), secret="5a" * 32, made_ms=0)
LATER_MS = 10 * 60_000


@pytest.fixture
def club(tmp_path: Path) -> SqlClub:
    """A club whose deal of Hermits Whist of today somebody has begun."""
    club = SqlClub(open_here(tmp_path / "club.sqlite"))
    today_of(SqlDaily(club), NOON, lambda: bytes.fromhex(DAY.secret))
    person = new_person(NOON)
    room = Room(
        id="r",
        host=person.id,
        host_name="Ada",
        plan=Plan(preset="hermits"),
        chairs=(Chair(),),
        changed_ms=NOON,
    )
    row = {"id": person.id, "name": "", "number": 1, "since_ms": NOON, "face": 0}
    with club.log.writing() as connection:
        connection.execute(PEOPLE.insert().values(**row))
        club.insert(connection, room)
        begun = {"date": TODAY, "preset": "hermits", "person": person.id, "room": "r"}
        connection.execute(TRIES.insert().values(**begun, begun_ms=NOON, why="", score=None))
    return club


ENDLESS = "gongor_points"
"""A campaign for fifty points, which somebody who bids badly never gets."""


@pytest.mark.parametrize("preset", sorted(set(daily_presets()) - {ENDLESS}))
def test_a_bot_comes_to_a_result_at_every_deal_of_the_day(preset: str) -> None:
    assert isinstance(bots_score(DAY, preset, 1, make_player), int)


def by_chance(game: Game, *_: object) -> Player:
    """The player by chance, whatever level is asked for: it does the same again only by the same keys."""
    return make_player(game, "random")


@pytest.mark.parametrize("preset", sorted(set(daily_presets()) - {ENDLESS}))
def test_a_bot_comes_to_the_same_result_again(preset: str) -> None:
    assert bots_score(DAY, preset, 1, by_chance) == bots_score(DAY, preset, 1, by_chance)


def test_a_bot_that_never_comes_to_an_end_stops_with_the_points_it_has() -> None:
    assert 50 > bots_score(DAY, ENDLESS, 0, make_player)


def test_bots_of_one_level_come_to_different_results() -> None:
    assert "quick" == level_of(1) == level_of(4) == level_of(7) == level_of(11)
    assert 1 < len({bots_score(DAY, "german_whist", number, make_player) for number in (1, 4, 7, 11, 14, 17)})


def test_the_first_ten_are_as_mixed_as_all_sixty() -> None:
    levels = [level_of(number) for number in range(DAILY_BOTS)]
    assert {level: levels.count(level) for level in levels[:10]} == {
        level: 6 * levels[:10].count(level) for level in levels[:10]
    }
    assert 1 == levels[:10].count("strong")


def test_only_a_deal_that_somebody_has_begun_is_played_and_each_bot_once(club: SqlClub) -> None:
    bots = SqlDailyBots(club, 3)
    found = [bots.claim(NOON) for _ in range(4)]
    assert [("hermits", 0), ("hermits", 1), ("hermits", 2)] == [
        (one.preset, one.number) for one in found if one
    ]
    assert found[-1] is None


def test_the_bot_of_a_worker_that_has_gone_is_played_by_another_and_a_late_result_changes_nothing(
    club: SqlClub,
) -> None:
    bots = SqlDailyBots(club, 1)
    first = bots.claim(NOON)
    second = bots.claim(NOON + LATER_MS)
    assert first == second is not None
    bots.settle(second, 5)
    bots.settle(second, 4)
    assert [5] == bots.scores(TODAY, "hermits")
    assert bots.claim(NOON + 2 * LATER_MS) is None


def test_the_job_goes_on_with_what_has_no_result(club: SqlClub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistclub.club.work.jobs.MOST_BOTS", 1)
    bots = SqlDailyBots(club)
    for count in (1, 2):
        play_days(club.log, make_player, NOON)
        assert count == len(bots.scores(TODAY, "hermits"))


def test_a_deal_played_at_the_terminal_has_each_bot_once_until_all_have_played(club: SqlClub) -> None:
    bots = BotResults(club.log, 2)
    claims = [bots.claim_at(DAY, "whist", NOON) for _ in range(3)]
    assert [0, 1, None] == [one and one.number for one in claims]
    assert bots.claim_at(DAY, "solo", NOON) is not None
    again = bots.claim_at(DAY, "whist", NOON + LATER_MS)
    assert again is not None
    bots.settle(again, 3)
    assert [3] == bots.scores(TODAY, "whist")
