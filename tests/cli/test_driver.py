"""Every preset is played to its end by someone who knows only what is printed."""

import json
from pathlib import Path

import pytest

from tests.cli.driver import BOTH_OR_IN_TURN, SHORTER, Driver, drive
from tests.sampling import thinned_rows

ENDLESS = {"gongor_points": 60}
"""Presets without an end of their own, and after how many answers the driver asks to stop."""
EACH_TIME = [
    ("minnesota", "en"), ("solo", "de"), ("whist", "en"), ("german_whist", "de"), ("gongor_points", "en"),
    ("hermits", "de"),
]  # fmt: skip
"""A preset of each game, which a short run plays in one language."""


@pytest.mark.parametrize(("preset", "language"), thinned_rows(BOTH_OR_IN_TURN, EACH_TIME))
def test_a_match_is_played_to_its_end_by_what_is_printed(preset: str, language: str, tmp_path: Path) -> None:
    driver = Driver(f"{preset} {language}", stop_after=ENDLESS.get(preset))
    path = tmp_path / "record.json"
    words = ("--seed", "driver", "--save", str(path), "--language", language)
    status = drive(driver, "play", preset, *SHORTER.get(preset, ()), *words)
    assert 0 == status
    assert any(str(path) in line for line in driver.printed)
    ended = "stopped" if preset in ENDLESS else "finished"
    assert ended == json.loads(path.read_bytes())["ended"]


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "you can follow suit"), ("de", "du kannst bedienen")]
)  # fmt: skip
def test_a_card_that_fails_to_follow_is_refused_with_its_reason(
    language: str, reason: str, tmp_path: Path
) -> None:
    driver = Driver("reasons", stop_after=60)
    drive(
        driver,
        "play",
        "minnesota",
        "--seed",
        "driver",
        "--save",
        str(tmp_path / "r.json"),
        "--language",
        language,
    )
    assert any(reason in line for line in driver.printed)
