"""Line mode, one answer at a time."""

import io
import json
import re
from itertools import dropwhile, takewhile
from pathlib import Path

import pytest

from tests.cli.driver import BOTH_OR_IN_TURN, standard
from tests.sampling import draws, thinned_rows
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.write import write_pbn
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
    whole, resumed = tmp_path / "whole.json", tmp_path / "resumed.json"
    talk("1\n" * 200, "play", "whist", "--seed", "s", "--save", str(whole))
    talk("1\n" * 9, "play", "whist", "--seed", "s", "--save", str(resumed))
    for _ in range(draws(8, 30)):
        talk("1\n" * draws(35, 9), "play", "--resume", str(resumed))
    assert "finished" == json.loads(whole.read_bytes())["ended"]
    assert whole.read_bytes() == resumed.read_bytes()


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
    assert not any("is not a move" in line for line in lines)
    _, lines = talk("hilfe\nhand\nstich\n", "play", "minnesota", "--seed", "1", "--language", "de")
    assert not any("ist kein Zug" in line for line in lines)


def test_rules_tells_the_short_rules_and_names_the_word_for_the_numbered_ones() -> None:
    _, short = talk("rules\n", "play", "whist", "--seed", "1")
    assert any(line.startswith("You and the player across from you are partners") for line in short)
    assert "For all the rules, numbered, type “numbered”." in short
    assert not any(line.startswith("W1 ") for line in short)
    _, numbered = talk("numbered\n", "play", "whist", "--seed", "1")
    assert any(line.startswith("W1 ") for line in numbered)


def test_the_german_word_for_the_numbered_rules_is_understood() -> None:
    _, lines = talk("nummeriert\n", "play", "whist", "--seed", "1", "--language", "de")
    assert any(line.startswith("W1 ") for line in lines)


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


HINTED_EACH_TIME = [
    ("minnesota", "en"), ("askov", "en"), ("solo", "en"), ("whist", "de"), ("gongor", "de"), ("hermits", "en"),
]  # fmt: skip
"""A preset of each kind of advice, which a short run asks for in one language."""
CARD = re.compile(r"\((?:\w+ )?([SHDC][2-9TJQKA])\)")


def test_the_cards_of_the_others_are_not_told() -> None:
    _, lines = talk("", "play", "minnesota", "--seed", "1")
    hand = [line for line in lines if line.startswith(("spades: ", "hearts: ", "diamonds: ", "clubs: "))]
    held = {card for line in hand for card in CARD.findall(line)}
    told = [card for line in lines if line not in hand for card in CARD.findall(line)]
    assert 13 == len(held)
    assert sorted(held) == sorted(told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "preset", ["minnesota", "whist", "solo", "gongor", "hermits", "hermits_eight_tricks"]
)
def test_the_choices_stand_in_the_order_of_the_hand(preset: str, language: str) -> None:
    answers = {"solo": "call pass\n", "gongor": "3\n", "minnesota": "1\n"}.get(preset, "")
    _, lines = talk(answers + "hand\nlist\n" * 3, "play", preset, "--seed", "4", "--language", language)
    at = max(n for n, line in enumerate(lines) if re.match(r"(Your|Deine) (h|H)and, ", line))
    after = next(n for n in range(at, len(lines)) if lines[n].startswith(("Your choice?", "Deine Wahl?")))
    hand = re.findall(r"\((\w+)\)", "\n".join(lines[at + 1 : after]))
    offered = re.findall(r"^\d+\. .*\(play (\w+)\)$", "\n".join(lines[after:]), re.MULTILINE)
    listed = offered[: len(offered) // max(1, offered.count(offered[0]))]
    assert len(hand) > 4
    assert [card for card in hand if card in listed] == listed


@pytest.mark.parametrize(("preset", "language"), thinned_rows(BOTH_OR_IN_TURN, HINTED_EACH_TIME))
def test_a_hint_says_why_and_names_what_to_type(preset: str, language: str) -> None:
    _, lines = talk("hint\n1\nhint\n", "play", preset, "--seed", "0", "--language", language)
    found = [n for n, line in enumerate(lines) if line.startswith(("Advice: ", "Rat: "))]
    assert 2 == len(found)
    for n in found:
        assert re.search(r"\([a-z]+( \w+)*\)\.$", lines[n])
        assert lines[n + 1].endswith(".")
        assert not lines[n + 1].startswith(("This deal now", "Das Spiel zählt", "Your choice", "Deine Wahl"))


PRICES = {
    ("whist", "en"): (
        "prices",
        "Fair price of each choice",
        r"^[a-z ,]+: (best|as good|−\d+\.\d points ± \d+\.\d)$",
    ),
    ("solo", "de"): (
        "preise",
        "Fairer Preis jeder Wahl",
        r"^.+: (die beste|ebenso gut|−\d+,\d Punkte ± \d+,\d)$",
    ),
    ("gongor", "en"): (
        "prices",
        "The chance of this hand",
        r"^Bid .+: \d+ in 100; the whole game \d+ in 100$",
    ),
}
"""By game and language: the word to type, the heading that answers, and a line of prices."""


@pytest.mark.parametrize(("preset", "language"), PRICES)
def test_every_choice_has_a_price_and_asking_for_it_counts_as_a_hint(preset: str, language: str) -> None:
    word, heading, line = PRICES[preset, language]
    _, lines = talk(f"{word}\n", "play", preset, "--seed", "3", "--language", language)
    at = next(n for n, text in enumerate(lines) if text.startswith(heading))
    priced = list(takewhile(re.compile(line).match, lines[at + 1 :]))
    assert 1 < len(priced)
    # A choice that costs something is told with its reason.
    told = dropwhile(re.compile("In deals that fit|In Verteilungen").match, lines[at + 1 + len(priced) :])
    assert next(told).startswith(("This deal now", "Das Spiel zählt"))


def test_what_the_game_is_about_is_told_at_the_start_and_each_phase_when_it_begins() -> None:
    _, lines = talk("1\n1\n", "play", "minnesota", "--seed", "5")
    text = "\n".join(lines)
    order = (
        "You and the partner opposite play against the other two.",
        "Your partner is North.",
        "Type the number of a choice",
        "\nBid cards.\n",
        "\nBlack asks for tricks, red avoids them.",
        "Lay a bid card face down. Black is High, red is Low.",
        "\nThe play.\n",
        "\nHigh: your side wants seven tricks or more.",
        "\nYour turn, trick 1. Follow diamonds.\n",
        "\nYour turn, trick 2. Follow spades.\n",
    )
    places = [text.index(one) for one in order]
    assert sorted(places) == places
    assert 1 == text.count("\nThe play.\n")


@pytest.mark.parametrize(
    ("preset", "typed", "said"),
    [
        ("solo", "? call misere", "No trick at all, alone against three"),
        ("solo", "?misere", "each of the three others pays you 8 points"),
        ("solo", "explain misère ouverte", "your hand lies open to all"),
        ("solo", "explain call abondance", "You name the trump suit after the auction."),
        ("solo", "explain pass", "You call nothing more in this auction."),
        ("minnesota", "explain S2", "It is your bid and says High."),
        ("minnesota", "? 1", "comes back to your hand"),
        ("askov", "explain sola nola", "You play alone and must take no trick."),
        ("norwegian", "explain grand", "more than six of the thirteen tricks"),
        ("gongor", "explain 0", "You promise to take exactly no trick in this hand"),
        ("gongor", "? twiddle", "The next Ace of the side pile is turned"),
        ("hermits", "? twiddle", "The next wild of the side pile is turned"),
        ("whist", "explain 1", "its player leads next"),
        ("whist", "explain call misere", "means nothing in Whist"),
        ("whist", "explain nonsense", "is neither a choice nor a move"),
        ("solo", "explain", "Pass, or call what you can make"),
    ],
)
def test_what_an_act_means_is_told_on_asking_and_changes_nothing(
    preset: str, typed: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "asked.json"
    _, lines = talk(f"{typed}\n", "play", preset, "--seed", "1", "--save", str(path))
    answered = lines[max(n for n, line in enumerate(lines[:-4]) if line == "Your choice?") :]
    assert any(said in line for line in answered if not line[:1].isdecimal()), answered
    acts = json.loads(path.read_bytes())["deals"][0]["acts"]
    assert [] == [act for act in acts if act.startswith("S ")]


def test_what_is_asked_about_is_told_in_german_too() -> None:
    _, lines = talk("erkläre misère\n? 1\n", "play", "solo", "--seed", "1", "--language", "de")
    assert "Gar kein Stich, allein gegen drei, ohne Trumpf." in lines
    assert any(line.startswith("Du sagst in dieser Reizung nichts mehr an.") for line in lines)


@pytest.mark.parametrize("typed", ["primer", "einführung"])
def test_how_the_game_is_played_is_told_on_asking(typed: str) -> None:
    _, lines = talk(f"{typed}\n", "play", "solo", "--seed", "1", "--language", "de")
    assert any(line.startswith("Karten und Stiche.") for line in lines)
    assert not any("Esc" in line for line in lines)


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


def test_the_opening_lines_tell_the_level_of_each_bot(data_folder: Path) -> None:
    _, lines = talk("", "play", "minnesota", "--seats", "strong,quick,you,quick", "--seed", "1")
    assert {"North: strong bot.", "East and West: quick bot."} <= set(lines)


def test_help_says_what_each_level_is_like(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--help"])
    help_of_seats = next(line for line in capsys.readouterr().out.splitlines() if "--seats" in line)
    assert all(level in help_of_seats for level in ("quick (", "club (", "strong ("))
