"""`whist replay` for people and for other programs."""

import json
import re
from pathlib import Path

import pytest

import whistclub
from tests.cli.conftest import Whist
from tests.rules.test_naming import opened
from tests.rules.test_naming import played as begun
from whistclub.cards.pbn.read import read_pbn
from whistclub.rules.match import act


def a_match(preset: str, folder: Path) -> str:
    """The record of two deals of a game that the simple player plays with itself."""
    path = folder / f"{preset}.json"
    whistclub.write_record(whistclub.play(whistclub.game(preset), "simple", seed="rows", deals=2), path)
    return str(path)


@pytest.fixture(params=["whist", "minnesota", "askov", "solo"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return a_match(request.param, tmp_path)


def rows(out: str) -> list[str]:
    return [line for line in out.splitlines() if re.match(r" *\d+ [ >]", line)]


def test_a_deal_is_a_diagram_and_a_row_a_trick_with_its_leader_and_its_taker(
    whist: Whist, played: str
) -> None:
    status, out, err = whist("replay", played)
    assert (0, "") == (status, err)
    assert all(f"{symbol} " in out for symbol in "♠♥♦♣")
    told = rows(out)
    assert told
    for row in told:
        assert 1 == row.count(">")
        assert 1 == row.count("*")
    assert all(len(line) <= 80 for line in out.splitlines() if line[:1].isspace() or line[:1] in "♠♥♦♣")


def column_of(row: str, mark: str) -> int:
    """The column of seats, from 0, in which a mark stands: each is nine wide, after four for the number."""
    return (row.index(mark) - 4) // 9


def test_whoever_takes_a_trick_leads_to_the_next(whist: Whist, played: str) -> None:
    _, out, _ = whist("replay", played)
    told = rows(out.split("Deal 2.")[0])
    takers = [column_of(row, "*") for row in told]
    assert takers[:-1] == [column_of(row, ">") for row in told[1:]]


def test_german_ranks_and_seats_stand_in_german_rows(whist: Whist, a_record: Path) -> None:
    _, out, _ = whist("--language", "de", "replay", str(a_record))
    assert "Nord" in out
    assert any(re.search(r"[♠♥♦♣]B", row) for row in rows(out))
    assert not any(re.search(r"[♠♥♦♣][JQ]", row) for row in rows(out))


def test_every_act_is_told_in_a_sentence_if_one_likes(whist: Whist, a_record: Path) -> None:
    _, out, _ = whist("replay", str(a_record), "--in-words")
    assert out.count(" leads ") >= 13
    assert [] == rows(out)


def test_a_solitaire_is_told_in_sentences(whist: Whist, tmp_path: Path) -> None:
    path = a_match("gongor", tmp_path)
    status, out, _ = whist("replay", path)
    assert status == 0
    assert "The dummy turns" in out


def test_german_whist_stands_in_two_columns_with_the_stock_below_each_trick(
    whist: Whist, tmp_path: Path
) -> None:
    path = a_match("german_whist", tmp_path)
    _, out, _ = whist("replay", path)
    assert 26 == len(rows(out.split("Deal 2.")[0]))
    assert "takes up" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_the_deals_that_are_over_are_printed_as_pbn(whist: Whist, a_record: Path) -> None:
    status, out, err = whist("replay", str(a_record), "--pbn")
    assert (0, "") == (status, err)
    assert out.count("[Play ") == len(read_pbn(out).deals) > 0
    assert out.endswith("\n\n")


@pytest.mark.parametrize("other", [("--at", "3"), ("--in-words",), ("--json",)])
def test_pbn_goes_with_no_other_form(whist: Whist, a_record: Path, other: tuple[str, ...]) -> None:
    status, out, err = whist("replay", str(a_record), "--pbn", *other)
    assert (2, "") == (status, out)
    assert other[0] in err


@pytest.mark.parametrize("preset", ["whist", "solo"])
def test_pbn_without_a_turned_card_turns_the_last_listed_of_the_dealer_and_says_so(
    whist: Whist, tmp_path: Path, preset: str
) -> None:
    dealt = whist("deal", preset, "--seed", "turned")[1]
    path = tmp_path / "others.pbn"
    path.write_text("\n".join(line for line in dealt.splitlines() if "[Turned" not in line), encoding="utf-8")
    first_hand = (
        next(line for line in dealt.splitlines() if line.startswith("[Deal ")).split(":")[1].split()[0]
    )
    last_suit, last = next(
        (suit, ranks[-1])
        for suit, ranks in zip("CDHS", reversed(first_hand.split(".")), strict=True)
        if ranks
    )
    record = tmp_path / "played.json"
    status, _, err = whist("play", preset, "--seats", "bots", "--deal", str(path), "--save", str(record))
    assert status == 0
    assert "Deal 1 names no turned card" in err
    (first, *_) = read_pbn(whist("replay", str(record), "--pbn")[1]).deals
    assert f"{last_suit}{last}" == (first.hands.turned and first.hands.turned.text)


@pytest.fixture
def a_high(tmp_path: Path) -> str:
    """The record of a High in which North leads the four of clubs, and South is the first to play another suit."""
    match = opened("C4 C5 C3 C2")
    while match.position is not None:
        (turn,) = match.position.to_act()
        match = act(match, turn, match.position.legal(turn)[0])
    path = tmp_path / "high.json"
    whistclub.write_record(match, path)
    return str(path)


INVITE = {
    "en": "An invite: good clubs.",
    "de": "Eine Invite: eine gute Farbe, Kreuz.",
}
SLUFF = {
    "en": "A sluff: no lead in diamonds, please.",
    "de": "Ein Abwurf: Bitte nicht Karo ausspielen.",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_that_kept_a_custom_is_named_below_its_trick(whist: Whist, a_high: str, language: str) -> None:
    status, out, err = whist("--language", language, "replay", a_high)
    assert (0, "") == (status, err)
    lines = out.splitlines()
    (first, third) = (
        next(at for at, line in enumerate(lines) if re.match(f" *{n} [ >]", line)) for n in (1, 3)
    )
    assert f"♣4 – {INVITE[language]}" == lines[first + 1].strip()
    assert f"♦2 – {SLUFF[language]}" == lines[third + 1].strip()
    assert 13 == len(rows(out))
    assert all(len(line) <= 80 for line in lines if line.startswith("  "))


@pytest.mark.parametrize(
    ("language", "led"), [("en", "North leads the four of clubs."), ("de", "Nord spielt Kreuz-Vier aus.")]
)
def test_a_card_that_kept_a_custom_is_named_right_after_it_in_sentences(
    whist: Whist, a_high: str, language: str, led: str
) -> None:
    lines = whist("--language", language, "replay", a_high, "--in-words")[1].splitlines()
    assert INVITE[language] == lines[lines.index(led) + 1]
    assert 1 == lines.count(SLUFF[language])


def test_programs_read_the_custom_that_a_card_kept(whist: Whist, a_high: str) -> None:
    (deal,) = json.loads(whist("replay", a_high, "--json")[1])["deals"]
    told = {one["number"]: one["named"] for one in deal["acts"]}
    assert {"key": "named-invite-high", "facts": {"suit": "C"}, "text": INVITE["en"]} == told[5]
    assert all(told[number] is None for number in (1, 2, 3, 4, 6))


def test_it_is_said_by_which_card_customs_are_named_and_only_where_any_is(whist: Whist, a_high: str) -> None:
    said = "by the usual convention card"
    assert 1 == whist("replay", a_high)[1].count(said)
    assert 1 == whist("replay", a_high, "--in-words")[1].count(said)
    assert 0 == whist("replay", a_high, "--at", "4")[1].count(said)


def test_no_card_of_a_deal_that_is_not_over_is_named(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    whistclub.write_record(begun(opened("C4 C5 C3 C2"), "C4", "C5"), path)
    out = whist("replay", str(path))[1]
    assert "♣4" in out
    assert INVITE["en"] not in out
