"""The deal of the day in line mode: the day's own cards and bots, one's place, and a line for a friend."""

from pathlib import Path

import pytest

from tests.cli.test_line_mode import talk
from tests.midnight import well_before_midnight
from whistclub.club.daily import bots_secret
from whistclub.club.local_table import House, Table
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.people.sql_daily import Days
from whistclub.club.store.people.sql_daily_bots import BotResults
from whistclub.games.registry import daily_presets
from whistclub.messages import Catalogue
from whistclub.terminal.texts.day import DayStanding, day_sentence

SOLITAIRE = "hermits"
"""Its bots are done soonest."""
PLAY = ("play", SOLITAIRE, "--daily")


def only_table(log: SqlLog) -> Table:
    (kept,) = log.tables()
    return House(log).table(kept.id)


def test_the_deal_of_the_day_has_the_day_s_cards_and_bots_and_is_gone_on_with(data_folder: Path) -> None:
    well_before_midnight()
    assert 0 == talk("1\nquit\n", *PLAY)[0]
    assert 0 == talk("1\nquit\n", *PLAY)[0]
    log = open_file(data_folder / "whistclub.sqlite")
    table = only_table(log)
    opened = table.state.opened
    day = Days(log).day(opened.dealing.daily)
    assert day is not None
    assert (day.seed(SOLITAIRE), bots_secret(day.date, SOLITAIRE, day.secret)) == (
        opened.dealing.seed,
        opened.secret,
    )
    assert 2 == len(table.record().deals[0].acts)
    log.close()


def test_when_it_is_over_one_s_place_among_the_bots_is_told_and_a_line_for_a_friend(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    well_before_midnight()
    monkeypatch.setattr("whistclub.terminal.commands.play.daily.DAILY_BOTS", 2)
    status, lines = talk("1\n" * 2_000, *PLAY)
    assert 0 == status
    log = open_file(data_folder / "whistclub.sqlite")
    date = only_table(log).state.opened.dealing.daily
    bots = tuple(BotResults(log).scores(date, SOLITAIRE))
    log.close()
    assert 2 == len(bots)
    head = next(line for line in lines if line.startswith(f"Hermits Whist, deal of the day, {date}: "))
    score = int(head.split(": ")[1].split()[0].replace("\N{MINUS SIGN}", "-"))
    place = day_sentence(DayStanding(date=date, score=score, bots=bots, most=2), Catalogue("en"))
    assert place in lines
    assert f"For a friend: {head} {place}" == lines[-1]


@pytest.mark.parametrize(
    ("option", "value"), [("--seed", "1"), ("--option", "target=3"), ("--seats", "bots"), ("--deal", "x.pbn")]
)
def test_nothing_of_one_s_own_stands_beside_the_deal_of_the_day(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == talk("", *PLAY, option, value)[0]
    assert f"{option} and --daily do not go together" in capsys.readouterr().err


def test_a_preset_without_a_deal_of_the_day_is_refused_with_those_that_have_one(
    data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == talk("", "play", "bid_whist_52", "--daily")[0]
    told = capsys.readouterr().err
    assert f"no deal of the day for “bid_whist_52”. These have one: {', '.join(daily_presets())}." in told
    assert not data_folder.exists()
