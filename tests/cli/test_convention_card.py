"""The convention card by `whist play -o`: told before the first deal, kept by bots, and refused where it has no such
value.
"""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.cli.test_line_mode import talk
from tests.cli.test_line_table import tables
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.store.logs.sql_log import open_file
from whistclub.rules.seats import FOUR
from whistclub.terminal.local.session import Session

CARD = ("-o", "sluff=from_best", "-o", "response=sparing")


@pytest.mark.parametrize(
    ("language", "chosen", "told"),
    [
        ("en", (), ["Sluff in a High: From the suit you do not want led.",
                    "Answer to an invite in a High: Always the highest card of the suit."]),
        ("en", CARD, ["Sluff in a High: A low card of your best suit (not the usual).",
                      "Answer to an invite in a High: The lowest, when the highest would lose (not the usual)."]),
        ("de", ("-o", "sluff=from-best"),
         ["Abwurf im High: Eine niedrige Karte der besten Farbe (nicht das Übliche).",
          "Antwort auf eine Invite im High: Immer die höchste Karte der Farbe."]),
    ],
)  # fmt: skip
def test_line_mode_tells_the_convention_card_before_the_first_deal(
    language: str, chosen: tuple[str, ...], told: list[str]
) -> None:
    _, lines = talk("quit\n", "--language", language, "play", "minnesota", "--line", "--seed", "1", *chosen)
    first = lines.index(told[0])
    assert told == lines[first : first + 2]
    assert first < next(at for at, line in enumerate(lines) if line.startswith(("Deal 1", "Spiel 1")))


def test_a_game_without_a_convention_card_tells_none() -> None:
    _, lines = talk("quit\n", "play", "whist", "--line", "--seed", "1")
    assert not any("Agreed between partners" in line for line in lines)


@pytest.mark.parametrize("wrong", ["sluff=best", "response=from_best"])
@pytest.mark.parametrize(("language", "names"), [("en", "It takes"), ("de", "Möglich ist")])
def test_an_unknown_value_is_refused_naming_the_valid_ones(
    whist: Whist, data_folder: Path, wrong: str, language: str, names: str
) -> None:
    status, out, err = whist("--language", language, "play", "minnesota", "--line", "-o", wrong)
    assert (2, "") == (status, out)
    valid = {"sluff": "unwanted, from_best", "response": "highest, sparing"}[wrong.split("=", maxsplit=1)[0]]
    assert f"{names} {valid}." in err
    assert not (data_folder / "whistclub.sqlite").exists()


def test_an_unknown_name_is_refused_naming_options_and_the_card(whist: Whist) -> None:
    status, _, err = whist("play", "minnesota", "--line", "-o", "sluf=from_best")
    assert 2 == status
    assert "max_deals, sluff, response." in err
    status, _, err = whist("play", "whist", "--line", "-o", "sluff=from_best")
    assert 2 == status
    assert "response" not in err


def test_a_game_gone_on_with_by_its_id_keeps_its_card(data_folder: Path) -> None:
    talk("1\nquit\n", "play", "minnesota", "--line", "--seed", "1", *CARD)
    ((table, _, _),) = tables(data_folder)
    _, lines = talk("quit\n", "play", "--line", "--resume", table)
    assert "Sluff in a High: A low card of your best suit (not the usual)." in lines


def test_a_match_that_the_data_file_cannot_keep_goes_on_with_its_card(data_folder: Path) -> None:
    talk("1\nquit\n", "play", "minnesota", "--line", "--seed", "1", *CARD)
    ((table, _, _),) = tables(data_folder)
    session = Session(House(open_file(data_folder / "whistclub.sqlite")).table(table), frozenset({FOUR[2]}))
    session.move_to(MemoryLog())
    assert {"sluff": "from_best", "response": "sparing"} == session.sight.conventions


def test_bots_keep_the_card(whist: Whist, tmp_path: Path) -> None:
    played = {}
    for name, chosen in (("usual", ()), ("agreed", CARD), ("again", CARD)):
        path = tmp_path / f"{name}.json"
        words = ("--seats", "quick,quick,quick,quick", "--seed", "card", "-o", "max_deals=4")
        assert 0 == whist("play", "minnesota", *words, *chosen, "--save", str(path))[0]
        played[name] = [deal["acts"] for deal in json.loads(path.read_bytes())["deals"]]
    assert played["agreed"] == played["again"]
    assert played["agreed"] != played["usual"]


def test_the_choices_of_the_card_are_told_with_the_options(whist: Whist) -> None:
    out = whist("games", "minnesota")[1]
    told = "Convention card, sluff: Sluff in a High. Usual: unwanted. It takes: unwanted, from_best."
    assert told in out
    (game,) = json.loads(whist("games", "minnesota", "--json")[1])["games"]
    card = {"sluff": ["unwanted", "from_best"], "response": ["highest", "sparing"]}
    assert card == game["conventions"]
