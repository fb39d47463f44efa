"""Line mode, one answer at a time."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.driver import standard
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn import Hands, write_pbn
from whistclub.cli import main


def talk(answers: str, *arguments: str) -> tuple[int, list[str]]:
    """The command at a pipe with these answers: exit status and lines printed."""
    out = io.StringIO()
    with standard(io.StringIO(answers), out):
        status = main(list(arguments))
    return status, out.getvalue().splitlines()


def test_the_end_of_input_saves_and_names_the_file(data_folder: Path) -> None:
    status, lines = talk("", "play", "minnesota", "--seed", "1")
    saved = list(data_folder.glob("*.json"))
    assert 0 == status
    assert 1 == len(saved)
    assert any(str(saved[0]) in line for line in lines)
    assert "running" == json.loads(saved[0].read_bytes())["ended"]


def test_quit_saves_and_the_match_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "quit.json"
    talk("1\n1\n1\nquit\n", "play", "askov", "--seed", "1", "--save", str(path))
    before = path.read_bytes()
    status, _ = talk("quit\n", "play", "--resume", str(path))
    assert 0 == status
    assert before == path.read_bytes()
    talk("1\nquit\n", "play", "--resume", str(path))
    assert len(json.loads(before)["deals"][0]["acts"]) < len(
        json.loads(path.read_bytes())["deals"][0]["acts"]
    )


def test_a_match_resumed_has_the_cards_it_would_have_had(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    talk("1\n" * 200, "play", "whist", "--seed", "s", "--save", str(whole))
    talk("1\n" * 9, "play", "whist", "--seed", "s", "--save", str(parted))
    for _ in range(30):
        talk("1\n" * 9, "play", "--resume", str(parted))
    assert "finished" == json.loads(whole.read_bytes())["ended"]
    assert whole.read_bytes() == parted.read_bytes()


@pytest.mark.parametrize("answer", ["lay S2", "S2", "  LAY   s2 ", "12"])
def test_an_act_may_be_typed_as_number_or_text(answer: str, tmp_path: Path) -> None:
    spades, hearts = FRENCH.of_suit("S"), FRENCH.of_suit("H")
    hands = (hearts, FRENCH.of_suit("D"), spades, FRENCH.of_suit("C"))
    deals = tmp_path / "deals.pbn"
    deals.write_text(write_pbn([Hands(hands, 0)]))
    text = answer if answer != "12" else "1"
    _, lines = talk(f"{text}\n", "play", "minnesota", "--deal", str(deals))
    assert any("two of spades" in line and "face down" in line for line in lines)


def test_many_ways_to_signal_are_asked_for_card_by_card(tmp_path: Path) -> None:
    hands = (FRENCH.of_suit("H"), FRENCH.of_suit("D"), FRENCH.of_suit("S"), FRENCH.of_suit("C"))
    deals = tmp_path / "deals.pbn"
    deals.write_text(write_pbn([Hands(hands, 0)]))
    path = tmp_path / "signal.json"
    _, lines = talk("14\n1\n2\n", "play", "minnesota", "--deal", str(deals), "--save", str(path))
    assert "S lay S2 S4" in json.loads(path.read_bytes())["deals"][0]["acts"]
    assert 30 > sum(line.startswith("14. ") for line in lines) >= 1


def test_what_is_not_understood_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "nonsense.json"
    nonsense = "99\n0\nabc\nplay XX\n\nbid 3\n" + "x" * 10_000 + "\n\x00\x07\n"
    status, lines = talk(nonsense, "play", "solo", "--seed", "1", "--save", str(path))
    acts = json.loads(path.read_bytes())["deals"][0]["acts"]
    assert 0 == status
    assert [] == [act for act in acts if act.startswith("S ")]
    assert all(len(line) < 500 for line in lines)


def test_every_word_of_help_is_understood(tmp_path: Path) -> None:
    words = "help\n?\nhand\ntrick\nlist\nscore\nrules\n"
    _, lines = talk(words, "play", "minnesota", "--seed", "1")
    assert not any("is no act" in line for line in lines)
    _, lines = talk("hilfe\nhand\nstich\n", "play", "minnesota", "--seed", "1", "--language", "de")
    assert not any("keine Handlung" in line for line in lines)


def test_undo_takes_the_last_act_back_and_marks_the_deal(tmp_path: Path) -> None:
    path = tmp_path / "undo.json"
    talk("3\nundo\n", "play", "gongor", "--seed", "1", "--save", str(path))
    deal = json.loads(path.read_bytes())["deals"][0]
    assert ([], True) == (deal["acts"], deal["assisted"])


def test_undo_is_refused_where_the_table_does_not_allow_it() -> None:
    _, lines = talk("1\nundo\n", "play", "gongor", "--seed", "1", "-o", "undo=off")
    assert "Nothing can be taken back at this table." in lines
    _, lines = talk("undo\n", "play", "whist", "--seed", "1")
    assert "There is nothing to take back here." in lines


def test_stop_has_to_be_said_twice(tmp_path: Path) -> None:
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    talk("stop\n", "play", "solo", "--seed", "1", "--save", str(once))
    talk("stop\nstop\n", "play", "solo", "--seed", "1", "--save", str(twice))
    assert ["running", "stopped"] == [json.loads(path.read_bytes())["ended"] for path in (once, twice)]


def test_a_person_may_sit_in_any_seat() -> None:
    _, lines = talk("", "play", "whist", "--seed", "1", "--seats", "bots,you,bots,bots")
    assert "You are East." in lines


def test_a_game_played_with_json_leaves_one_document_on_stdout(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert 0 == main(["play", "whist", "--seed", "1", "--json"])
    out, err = capfd.readouterr()
    assert "running" == json.loads(out)["sheet"]["ended"]
    assert "1. " in err


def test_no_line_has_a_box_or_a_colour() -> None:
    _, lines = talk("1\n" * 40, "play", "minnesota", "--seed", "1")
    assert not any("\x1b" in line or any("\u2500" <= letter <= "\u259f" for letter in line) for line in lines)


def test_the_cards_of_the_others_are_not_told() -> None:
    _, lines = talk("", "play", "minnesota", "--seed", "1")
    suits = ("spades: ", "hearts: ", "diamonds: ", "clubs: ")
    told = [line for line in lines if " of " in line and not line.startswith(("Type ", "Deal "))]
    hand = [line for line in told if line.startswith(suits)]
    assert 13 == sum(line.count(" of ") for line in hand)
    assert 13 == len([line for line in told if line not in hand])
    assert all(". Lay " in line for line in told if line not in hand)


def test_an_unfinished_record_opens_no_card_still_in_play(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    talk("1\n", "play", "minnesota", "--seed", "1", "--save", str(path))
    out = io.StringIO()
    with standard(io.StringIO(), out):
        main(["replay", str(path)])
    assert "This game is not over" in out.getvalue()
    assert "of spades and" not in out.getvalue()
    _, lines = talk("", "inspect", str(path), "--seat", "N")
    assert any(line.startswith("This game is not over") for line in lines)
