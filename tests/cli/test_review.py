"""`whist review`: the document, one seat, one deal, both languages, and what it refuses."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Whist
from tests.cli.short_deals import short_deals
from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.rules.deal import Deal
from whistclub.rules.match import act, begin_deal, open_match
from whistclub.rules.seats import Seat
from whistclub.terminal.commands.review_types import Review

CARDS = 6
MOST_CHANCE = 100


def recorded(folder: Path, preset: str, player: str, deals: int) -> Path:
    game: Any = library.game(preset)
    path = folder / f"{preset}.json"
    library.write_record(library.play(game, player, seed="review", deals=deals), path)
    return path


@pytest.fixture(scope="module")
def whist_deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deal of six cards a hand, played at random."""
    game: Any = library.game("whist")
    pack, rng = list(FRENCH.cards), Random(7)
    rng.shuffle(pack)
    match = begin_deal(open_match(game, game.first_setting(Seat(0))), Deal(tuple(pack[: 4 * CARDS])))
    while match.position is not None:
        seat = min(match.position.to_act())
        match = act(match, seat, rng.choice(match.position.legal(seat)))
    path = tmp_path_factory.mktemp("review") / "whist.json"
    library.write_record(match, path)
    return path


def test_the_document_has_each_deal_with_its_acts_and_ledgers(whist: Whist, whist_deal: Path) -> None:
    status, out, _ = whist("review", str(whist_deal), "--json")
    review: Review = msgspec.json.decode(out, type=Review)
    assert (0, None, 1) == (status, review.seat, len(review.deals))
    deal = review.deals[0]
    assert [one.seat for one in deal.ledgers] == ["N", "E", "S", "W"]
    assert {str(one.number) for one in deal.marked if one.is_costly} == set(deal.told)
    assert len(deal.open) == 1 + 4 * CARDS


def test_one_seat_is_told_its_own_acts_alone(whist: Whist, whist_deal: Path) -> None:
    out = whist("review", str(whist_deal), "--seat", "e", "--json")[1]
    review: Review = msgspec.json.decode(out, type=Review)
    deal = review.deals[0]
    assert {"E"} == {one.seat for one in deal.marked} | {one.seat for one in deal.ledgers}


def test_a_solitaire_is_told_by_the_line_of_its_chances(whist: Whist, tmp_path: Path) -> None:
    path = recorded(tmp_path, "gongor", "random", 1)
    english = whist("review", str(path))[1]
    german = whist("review", str(path), "--language", "de")[1]
    assert "Chance of the fore hand, in 100: " in english
    assert "Chance der Vorhand, von 100: " in german
    line = english.partition("in 100: ")[2].partition(".")[0]
    assert all(0 <= int(each) <= MOST_CHANCE for each in line.split(", "))


@pytest.mark.parametrize("words", [("--seat", "X"), ("--number", "7"), ("--number", "x")])
def test_a_seat_or_a_deal_that_is_not_there_is_refused(
    whist: Whist, whist_deal: Path, words: tuple[str, str]
) -> None:
    status, out, err = whist("review", str(whist_deal), *words)
    assert status in {1, 2}
    assert (out, bool(err)) == ("", True)


def numbers(line: str) -> list[int]:
    """The amounts of a line in tenths."""
    told = line.replace("\N{MINUS SIGN}", "-")
    return [round(10 * float(each)) for each in re.findall(r"[+-]?\d+\.\d", told)]


def test_the_parts_of_each_ledger_add_up_as_they_are_printed(whist: Whist, whist_deal: Path) -> None:
    lines = [line for line in whist("review", str(whist_deal))[1].splitlines() if " points = " in line]
    assert len(lines) == 4
    for line in lines:
        total, *parts = numbers(line)
        assert total == sum(parts)


def test_several_deals_are_added_up_for_each_seat(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    short_deals(path, 2, 3)
    review: Review = msgspec.json.decode(whist("review", str(path), "--json")[1], type=Review)
    assert {"N": 2, "E": 2, "S": 2, "W": 2} == {seat: one.points.count for seat, one in review.totals.items()}
    lines = whist("review", str(path), "--seat", "N")[1].splitlines()
    assert "2 deals together (95 % intervals)" in lines
    assert any(line.startswith("North, too few choices yet, from 30 on: ") for line in lines)
