"""The statistics of a person's matches."""

import json
from pathlib import Path

import pytest

from tests.club.data_files import open_here
from tests.club.tables import house, open_seal, opened, play_out, sent
from whistclub.cli import main
from whistclub.club.statistics import Outcome, outcome, statistics, summary_of, tallies, tally
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act, Hint, NextDeal, Stop
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue
from whistclub.rules.seats import FOUR, Seat, near_seat
from whistclub.terminal.texts.tally import tally_lines

N, E, S, W = FOUR


def match(won: bool | None, score: int, *deals: int, assisted: bool = False, at: int = 0) -> Outcome:
    return Outcome(
        game="whist", preset="whist", ended_ms=at, assisted=assisted, won=won, score=score, deals=deals
    )


def test_played_won_lost_and_stopped_are_counted() -> None:
    found = tally([match(True, 5), match(False, 3), match(None, 1), match(True, 6)])
    assert (4, 2, 1, 1) == (found.matches, found.won, found.lost, found.stopped)


def test_a_streak_ends_with_a_loss_and_a_stopped_match_changes_nothing() -> None:
    results = [True, True, True, False, True, None, True]
    found = tally([match(won, 0) for won in results])
    assert (2, 3) == (found.streak, found.longest_streak)
    assert (0, 1) == (tally([match(True, 0), match(False, 0)]).streak, tally([match(True, 0)]).streak)


def test_averages_and_bests_are_of_scores_and_of_deals() -> None:
    found = tally([match(True, 6, 3, -1, 4), match(False, 1, 1, -3)])
    assert (3.5, 6, 5, 0.8, 4) == (
        found.score_average,
        found.score_best,
        found.deals,
        found.deal_average,
        found.deal_best,
    )
    assert 3 == found.fewest_deals


def test_the_points_of_the_last_sixty_deals_stand_in_the_order_they_were_played_with_help_or_without() -> (
    None
):
    later, first = match(True, 5, 7, -8, at=9), match(False, 0, 2, 3, assisted=True, at=4)
    assert (2, 3, 7, -8) == tallies([later, first])[0].latest
    long = match(True, 5, *range(70), at=1)
    assert (*range(14, 70), 2, 3, 7, -8) == tallies([later, first, long])[0].latest


def test_what_is_played_after_a_match_is_won_does_not_make_the_win_slower() -> None:
    early = Outcome(
        game="gongor",
        preset="gongor_points",
        ended_ms=1,
        assisted=False,
        won=True,
        score=43,
        deals=(9,) * 12,
        won_after=6,
    )
    assert 6 == tally([early]).fewest_deals
    assert 5 == tally([early, match(True, 50, 1, 2, 3, 4, 5)]).fewest_deals


def test_a_solitaire_counts_passages_and_is_ahead_of_nobody() -> None:
    points = Outcome(
        game="gongor", preset="gongor_points", ended_ms=1, assisted=False, won=True, score=50, deals=(20, 30)
    )
    (found,) = tallies([points])
    assert (True, False) == (found.is_solitaire, found.is_campaign)
    said = tally_lines(Catalogue("en"), found, found.unassisted)
    assert "2 passages: 30 at best, 25.0 on average." in said
    assert "Fastest win: 2 deals." not in said
    assert not any("ahead of" in line for line in said)


@pytest.mark.parametrize(
    ("won", "lost", "stopped", "english", "german"),
    [
        (12, 8, 3, "23 games over: won 12 of 20 played to the end, 60 %; 8 lost, 3 stopped.",
         "23 Partien zu Ende: 12 von 20 ausgespielten gewonnen, 60 %; 8 verloren, 3 abgebrochen."),
        (1, 0, 0, "One game over: won 1 of 1 played to the end, 100 %; 0 lost, 0 stopped.",
         "Eine Partie zu Ende: 1 von 1 ausgespielten gewonnen, 100 %; 0 verloren, 0 abgebrochen."),
        (1, 7, 0, "8 games over: won 1 of 8 played to the end, 13 %; 7 lost, 0 stopped.",
         "8 Partien zu Ende: 1 von 8 ausgespielten gewonnen, 13 %; 7 verloren, 0 abgebrochen."),
        (0, 0, 2, "2 games over: 2 stopped.", "2 Partien zu Ende: 2 abgebrochen."),
    ],
)  # fmt: skip
def test_wins_are_told_with_their_share_of_the_games_played_to_the_end(
    won: int, lost: int, stopped: int, english: str, german: str
) -> None:
    (found,) = tallies([*[match(True, 5)] * won, *[match(False, 3)] * lost, *[match(None, 1)] * stopped])
    for language, expected in (("en", english), ("de", german)):
        assert expected == tally_lines(Catalogue(language), found, found.unassisted)[0]


def test_wins_of_campaigns_are_told_with_their_share_as_those_of_games() -> None:
    won = Outcome(game="hermits", preset="hermits", ended_ms=1, assisted=False, won=True, score=5, deals=(5,))
    (found,) = tallies([won])
    said = "One campaign over: won 1 of 1 played to the end, 100 %; 0 lost, 0 stopped."
    assert said == tally_lines(Catalogue("en"), found, found.unassisted)[0]


def test_nothing_played_has_no_averages() -> None:
    found = tally([])
    assert (0, None, None, None) == (found.matches, found.score_average, found.deal_best, found.fewest_deals)


def test_assisted_matches_stand_apart_and_the_order_is_that_of_the_ends() -> None:
    (found,) = tallies([match(False, 0, at=3), match(True, 5, at=2), match(True, 7, at=1, assisted=True)])
    assert (2, 1, 0) == (found.unassisted.matches, found.unassisted.won, found.unassisted.streak)
    assert (1, 7) == (found.assisted.matches, found.assisted.score_best)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset_is_counted_under_its_preset(preset: str) -> None:
    log = MemoryLog()
    person = near_seat(game_of_preset(preset, {}).seats)
    table = house(log).open(opened(preset, people=(person,), seed="1"))
    play_out(table, deals=2)
    if table.state.match.result is None:
        assert None is outcome(log.read(table.id))
        sent(table, Stop, person)
    found = outcome(log.read(table.id))
    assert found is not None
    assert (preset, False) == (found.preset, found.assisted)
    assert found.won is None or found.won is (person % 2 in table.state.match.result.winners)  # type: ignore[union-attr]


def test_a_deal_counts_by_what_one_side_is_ahead_and_a_dropped_one_not_at_all() -> None:
    log = MemoryLog()
    table = house(log).open(opened("whist", people=(E,), seed="1", target="50"))
    play_out(table, deals=1)
    first = table.state.match.deals[0].result
    sent(table, NextDeal, E)
    sent(table, Stop, E)
    found = outcome(log.read(table.id))
    assert found is not None
    assert first is not None
    assert (None, (first.points[1] - first.points[0],)) == (found.won, found.deals)


def test_tables_of_bots_or_of_several_people_are_not_counted() -> None:
    log = MemoryLog()
    for people in ((), (N, S)):
        play_out(house(log).open(opened("whist", people=people)), deals=99)
    assert () == statistics(log)


def test_a_campaign_is_won_or_lost_and_counts_passages() -> None:
    log = MemoryLog()
    table = house(log).open(opened("gongor", people=(Seat(0),), seed="1"))
    sent(table, NextDeal, Seat(0))
    sent(table, Hint, Seat(0))
    play_out(table, deals=99)
    (found,) = statistics(log)
    assert (True, 0, 1) == (found.is_campaign, found.unassisted.matches, found.assisted.matches)


def test_a_deal_thrown_in_is_counted_as_one_and_a_deal_played_is_not() -> None:
    log = MemoryLog()
    table = house(log).open(opened("solo", people=FOUR, deals="4"))
    sent(table, NextDeal, None)
    open_seal(table)
    for _ in FOUR:
        (seat,) = [seat for seat in FOUR if table.state.legal[seat]]
        sent(table, Act, seat, action="call pass")
    play_out(table, deals=1)
    if table.state.match.result is None:
        sent(table, Stop, FOUR[0])
    summary = summary_of(log.read(table.id))
    assert summary is not None
    assert (2, 1) == (summary.deals, summary.thrown_in)


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    log = open_here(tmp_path / "whistclub.sqlite")
    for preset, person in (("whist", S), ("gongor", Seat(0))):
        table = house(log).open(opened(preset, people=(person,), seed="1"))
        play_out(table, deals=99)
    log.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_tells_every_game(played: None, capfd: pytest.CaptureFixture[str], language: str) -> None:
    assert 0 == main(["stats", "--language", language])
    lines = capfd.readouterr().out.splitlines()
    assert ["Gongor Whist, gongor", "Whist, whist"] == [
        line for line in lines if line.endswith((", gongor", ", whist"))
    ]
    assert 0 == main(["stats", "whist", "--json"])
    document = json.loads(capfd.readouterr().out)
    assert ["whist"] == [game["game"] for game in document["games"]]
    assert 1 == document["games"][0]["unassisted"]["matches"]


def test_where_nothing_was_played_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "none"))
    assert 0 == main(["stats", "--language", "en"])
    assert "nothing to count" in capfd.readouterr().out
    assert not (tmp_path / "none").exists()
