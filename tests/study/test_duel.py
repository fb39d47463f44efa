"""Duels: the same deals with seats exchanged, figures by deal, files that go on."""

import json
import math
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.waiting import PATIENCE_S, until
from whistclub.cards.errors import BadOption
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.study.duel import Compared, Dealt, Terms, compared, compared_deals, duel, terms_of
from whistclub.study.duel_figures import DIFFERENT, figure, summary
from whistclub.study.duel_file import BadDuelFile, DuelFile


def terms(preset: str = "whist", a: str = "simple", b: str = "random", bidder: str = "") -> Terms:
    return terms_of(game_of_preset(preset, {}), a, b, "7", bidder=bidder)


def compared_of(points: Iterable[float]) -> list[Compared]:
    return [Compared(deal=n, dealer="N", points=value) for n, value in enumerate(points, start=1)]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_player_against_itself_comes_to_nothing_on_every_deal(preset: str) -> None:
    for one in compared_deals(terms(preset, "random", "random"), (1, 2)):
        assert (0, 0, 0) == (one.points, one.tricks or 0, one.wins or 0)


@pytest.mark.parametrize("preset", ["whist", "minnesota", "askov", "solo", "gongor", "hermits"])
def test_exchanging_the_names_exchanges_the_sign(preset: str) -> None:
    there = compared_deals(terms(preset, "random", "lowest"), range(1, 9))
    back = compared_deals(terms(preset, "lowest", "random"), range(1, 9))
    assert [-one.points for one in back] == pytest.approx([one.points for one in there])
    assert any(one.points for one in there) or preset in {"gongor", "hermits"}


def test_partners_play_a_deal_twice_with_the_same_dealer_and_every_seat_exchanged() -> None:
    one = compared(terms(), 3)
    assert ["NS", "EW"] == [play.a_seats for play in one.plays]
    ns, ew = one.plays
    assert one.points == ((ns.points[0] - ns.points[1]) + (ew.points[1] - ew.points[0])) / 2
    a_tricks = ns.tricks[0] + ns.tricks[2] + ew.tricks[1] + ew.tricks[3]
    assert one.tricks == a_tricks - 13


def test_in_solo_each_sits_once_in_every_seat_against_three_of_the_other() -> None:
    one = compared(terms("solo", "simple", "lowest"), 2)
    assert ["N", "E", "S", "W", "ESW", "NSW", "NEW", "NES"] == [play.a_seats for play in one.plays]
    alone = sum(play.points[seat] for seat, play in enumerate(one.plays[:4]))
    other = sum(play.points[seat] for seat, play in enumerate(one.plays[4:]))
    assert one.points == (alone - other) / 4


def test_the_deal_goes_round_from_deal_to_deal() -> None:
    dealers = "".join(one.dealer for one in compared_deals(terms(), range(1, 6)))
    assert dealers in "NESWNESWN"


def test_a_trick_avoided_counts_for_whoever_avoids_it() -> None:
    lows = [
        one
        for one in compared_deals(terms("minnesota", bidder="simple"), range(1, 41))
        if one.plays[0].contract == "low"
    ]
    one = lows[0]
    ns, ew = one.plays
    assert one.tricks == 13 - (ns.tricks[0] + ns.tricks[2] + ew.tricks[1] + ew.tricks[3])


@pytest.mark.parametrize("preset", ["minnesota", "south_dakota", "norwegian", "solo"])
def test_with_one_bidder_every_playing_of_a_deal_has_the_same_contract(preset: str) -> None:
    found = compared_deals(terms(preset, "lowest", "random", bidder="simple"), range(1, 6))
    assert all(1 == len({(play.contract, play.holders) for play in one.plays}) for one in found)


def test_the_cards_are_those_of_a_match_under_the_same_seed() -> None:
    text = msgspec.json.encode(compared(terms("whist", "lowest", "lowest"), 4))
    again = msgspec.json.encode(compared(terms("whist", "lowest", "lowest"), 4))
    assert text == again
    other = terms_of(game_of_preset("whist", {}), "lowest", "lowest", seed_from_text("7").hex())
    assert text == msgspec.json.encode(compared(other, 4))


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same_deals_in_order(
    kind: type[ThreadPoolExecutor] | type[ProcessPoolExecutor],
) -> None:
    here = compared_deals(terms(), range(1, 12))
    with kind(2) as executor:
        assert here == tuple(duel(terms(), range(1, 12), executor, chunk=2, ahead=3))


def test_a_player_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption) as problem:
        terms("whist", "simple", "nobody")
    assert "player-unknown" == problem.value.reason.key


def test_a_figure_has_the_textbook_interval() -> None:
    found = figure([1.0, 2.0, 3.0, 4.0])
    error = math.sqrt(5 / 3) / 2
    assert (2.5, 4) == (found.mean, found.deals)
    assert (2.5 - 1.959964 * error, 2.5 + 1.959964 * error) == pytest.approx((found.low, found.high))
    assert 0.000107511 == pytest.approx(found.p, rel=1e-3)


def test_a_single_deal_bounds_nothing_and_equal_deals_leave_no_doubt() -> None:
    assert (-math.inf, math.inf, 1.0) == (figure([3.0]).low, figure([3.0]).high, figure([3.0]).p)
    assert 1.0 == figure([0.0, 0.0]).p
    assert 0.0 == figure([2.0, 2.0]).p
    with pytest.raises(ValueError, match="a deal"):
        figure([])


def test_playings_of_a_deal_count_as_one_observation() -> None:
    assert 5 == summary(compared_deals(terms("solo"), range(1, 6))).deals


def test_contracts_are_told_apart_where_all_playings_agree() -> None:
    def dealt(*contracts: str) -> tuple[Dealt, ...]:
        return tuple(Dealt(a_seats="NS", points=(0, 0), contract=name) for name in contracts)

    deals = [
        Compared(deal=n, dealer="N", points=n, tricks=-n, plays=dealt(*names))
        for n, names in enumerate([("low", "low"), ("grand", "low"), ("low", "low")], start=1)
    ]
    shown = summary(deals).contracts
    assert {"low", DIFFERENT} == set(shown)
    points, tricks = shown["low"]
    assert tricks is not None
    assert (2, 2.0, -2.0) == (points.deals, points.mean, tricks.mean)


def test_a_file_keeps_the_settings_first_and_a_deal_a_line(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with DuelFile.opened(path, terms()) as kept:
        for one in compared_deals(terms(), (1, 2)):
            kept.add(one)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert {"duel": 1, "terms": json.loads(msgspec.json.encode(terms()))} == lines[0]
    assert [1, 2] == [line["deal"] for line in lines[1:]]
    with DuelFile.opened(path, terms()) as kept:
        assert list(compared_deals(terms(), (1, 2))) == kept.compared
        assert [3, 4] == kept.missing(4)


def test_a_line_that_breaks_off_is_cut_away_and_played_again(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with DuelFile.opened(path, terms()) as kept:
        for one in compared_deals(terms(), (1, 2, 3)):
            kept.add(one)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    with DuelFile.opened(path, terms()) as kept:
        assert [3] == kept.missing(3)
        kept.add(compared(terms(), 3))
    assert whole == path.read_bytes()


GARBAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "other settings": (lambda data: data.replace(b'"random"', b'"lowest"', 1), "duel-other-terms"),
    "no duel": (lambda data: b"hello\n", "duel-no-file"),
    "a header that breaks off": (lambda data: data[:20], "duel-no-file"),
    "a deal that is none": (lambda data: data.replace(b'"deal":2', b'"deal":"x"'), "duel-bad-line"),
}


@pytest.mark.parametrize("case", GARBAGE)
def test_a_file_with_anything_else_is_refused_and_left_alone(case: str, tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with DuelFile.opened(path, terms()) as kept:
        for one in compared_deals(terms(), (1, 2)):
            kept.add(one)
    change, key = GARBAGE[case]
    data = change(path.read_bytes())
    path.write_bytes(data)
    with pytest.raises(BadDuelFile) as problem:
        DuelFile.opened(path, terms())
    assert (key, data) == (problem.value.reason.key, path.read_bytes())


def test_the_dealt_cards_of_a_solitaire_have_a_seed_of_their_own() -> None:
    game = game_of_preset("gongor", {})
    first, second = (deal_from_seed(seed_from_text(f"7 {n}"), game, 1) for n in (1, 2))
    assert first != second


def test_a_duel_can_be_interrupted_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    program = "import sys; from whistclub.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ("duel", "simple", "random", "--game", "whist", "--seed", "7", "--jobs", "2", "--out", str(path))
    command = [sys.executable, "-c", program, *words]
    running = subprocess.Popen(
        [*command, "--deals", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WHIST_LANG": "en"},
        start_new_session=True,
    )
    until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 30)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE_S)
    assert 130 == running.returncode
    assert "Points, simple less random" in out
    assert "Interrupted" in err
    assert "Traceback" not in err
    done = path.read_bytes().count(b"\n") - 1
    assert done >= 29
    subprocess.run([*command, "--deals", str(done + 3)], check=True, capture_output=True)
    numbers = [json.loads(line)["deal"] for line in path.read_text().splitlines()[1:]]
    assert list(range(1, done + 4)) == numbers
