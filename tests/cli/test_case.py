"""`whist case`: an act of a record becomes a file, and the file tells the same verdict again."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Whist
from tests.cli.short_deals import short_deals
from whistclub import library
from whistclub.coach import review_act
from whistclub.rules.match import act, begin_deal, open_match
from whistclub.terminal.commands.case_types import Verdict


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    short_deals(path, 2, 4)
    return path


def told(whist: Whist, *words: str) -> Verdict:
    status, said, _ = whist("case", *words, "--json")
    assert 0 == status
    return msgspec.json.decode(said, type=Verdict)


def test_a_case_tells_the_verdict_of_the_review_and_tells_it_again(
    whist: Whist, record: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.json"
    command = ("case", str(record), "--deal", "2", "--act", "5", "--by", "random", "--note", "Why?")
    first = msgspec.json.decode(whist(*command, "--out", str(kept), "--json")[1], type=Verdict)
    again = told(whist, str(kept))
    match: Any = library.match_of(library.read_record(record))
    assert review_act(match.game, match.deals[1], 5) == first.marked
    assert msgspec.structs.replace(first, file=None) == again
    assert ("random", "Why?", str(kept), 2, 5) == (again.by, again.note, first.file, again.deal, again.act)


def test_a_case_holds_nothing_that_came_later(whist: Whist, record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    told(whist, str(record), "--deal", "1", "--act", "3", "--out", str(kept))
    assert 3 == len(msgspec.json.decode(kept.read_bytes())["record"]["deals"][0]["acts"])


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Deal 1, move 1. What East saw:"), ("de", "Spiel 1, Zug 1. Was Ost sah:")],
)
def test_position_verdict_prices_and_bots_are_told(
    whist: Whist, record: Path, tmp_path: Path, language: str, heading: str
) -> None:
    out = str(tmp_path / "kept.json")
    lines = whist("case", str(record), "--deal", "1", "--act", "1", "--out", out, "--language", language)[
        1
    ].splitlines()
    assert heading == lines[0]
    assert out in lines[-1]
    assert any(line.endswith((": best", ": die beste")) for line in lines)


def test_a_bid_of_a_solitaire_is_told_by_its_chances(whist: Whist, tmp_path: Path) -> None:
    path, out = tmp_path / "gongor.json", tmp_path / "kept.json"
    library.write_record(library.play(library.game("gongor"), "random", seed="case", deals=1), path)
    lines = whist("case", str(path), "--deal", "1", "--act", "1", "--out", str(out))[1]
    assert " in 100\n" in lines


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--deal", "1"),
        ("--deal", "9", "--act", "1"),
        ("--deal", "1", "--act", "99"),
        ("--deal", "1", "--act", "0"),
    ],
)
def test_an_act_that_is_not_there_is_refused(whist: Whist, record: Path, words: tuple[str, ...]) -> None:
    status, said, err = whist("case", str(record), *words)
    assert status in {1, 2}
    assert (said, bool(err)) == ("", True)


def test_a_deal_that_still_runs_is_no_case(whist: Whist, tmp_path: Path) -> None:
    game: Any = library.game("whist")
    match = begin_deal(open_match(game, game.first_setting(0)), library.deal(game))
    seat = min(match.position.to_act())
    library.write_record(act(match, seat, match.position.legal(seat)[0]), tmp_path / "running.json")
    status, said, _ = whist("case", str(tmp_path / "running.json"), "--deal", "1", "--act", "1")
    assert (1, "") == (status, said)


@pytest.mark.parametrize(
    "text", ['{"case": 1}', '{"case": 7, "record": {}}', '{"case": 1, "record": {"format": 1, "deals": []}}']
)
def test_a_file_that_only_says_it_is_a_case_is_refused(whist: Whist, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    status, said, err = whist("case", str(tmp_path / "bad.json"))
    assert (1, "") == (status, said)
    assert "bad.json" in err


def test_a_file_that_is_there_is_left_alone(whist: Whist, record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("mine", encoding="utf-8")
    assert 1 == whist("case", str(record), "--deal", "1", "--act", "1", "--out", str(kept))[0]
    assert "mine" == kept.read_text(encoding="utf-8")
