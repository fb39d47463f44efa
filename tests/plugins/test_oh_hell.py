"""Oh Hell: hands that shrink, numbers as bids, cards left undealt, three to six players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from examples.oh_hell.oh_hell import HellOptions, OhHell
from tests.plugins.packages import OH_HELL, described, run
from whistclub.cards.errors import IllegalAction
from whistclub.rules.actions import Bid
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.moment import Aim, Pile, Tag, said
from whistclub.rules.options import make_options
from whistclub.rules.seats import FOUR, Seat


def begun(number: int = 1, **options: Any) -> tuple[OhHell, Any]:
    """The deal with this number, whose dealer is North."""
    game = OhHell(make_options(HellOptions, options))
    setting = game.first_setting(Seat(0))
    while setting.number < number:
        setting = type(setting)(setting.number + 1, Seat(0), setting.score)
    return game, game.start(deal_from_seed(seed_from_text("hell"), game, number), setting)


def bid(position: Any, *numbers: int) -> Any:
    for number in numbers:
        (seat,) = position.to_act()
        position = position.play(seat, Bid(number))
    return position


def played_out(position: Any) -> Any:
    while position.to_act():
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[0])
    return position


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seven_cards_each_then_one_fewer_in_each_deal_down_to_one(players: int) -> None:
    sizes = []
    for number in range(1, 8):
        game, position = begun(number, players=players)
        sizes.append({len(game.view(position, Seat(seat)).hand) for seat in range(players)})
    assert [{7}, {6}, {5}, {4}, {3}, {2}, {1}] == sizes


def test_hands_may_go_up_or_down_and_up_again() -> None:
    assert (1, 2, 3) == OhHell(HellOptions(cards=3, hands="up")).sizes
    assert (3, 2, 1, 2, 3) == OhHell(HellOptions(cards=3, hands="down_and_up")).sizes


def test_the_first_card_not_dealt_is_turned_for_trump_and_the_rest_stays_out() -> None:
    game, position = begun()
    turned = position.terms.deal.pack[28]
    moment = game.moment(game.view(position, Seat(1)))
    assert turned.suits == game.view(position, None).trump
    assert (Pile("undealt", (turned,), 23),) == moment.piles


def test_the_dealers_left_bids_first_and_any_number_from_none_to_all() -> None:
    _, position = begun()
    assert {Seat(1)} == position.to_act()
    assert [Bid(number) for number in range(8)] == list(position.legal(Seat(1)))


def test_the_dealer_may_not_make_the_bids_add_up() -> None:
    _, position = begun()
    position = bid(position, 2, 1, 1)
    assert Bid(3) not in position.legal(Seat(0))
    with pytest.raises(IllegalAction) as refused:
        position.play(Seat(0), Bid(3))
    assert refused.value.reason.key == "oh-hell-hook"
    _, free = begun(hook=False)
    assert Bid(3) in bid(free, 2, 1, 1).legal(Seat(0))


def test_bids_are_said_of_their_seats_and_become_aims() -> None:
    game, position = begun()
    position = bid(position, 3)
    assert (Tag(Seat(1), said("tag-oh-hell-bid", count=3)),) == game.moment(game.view(position, None)).tags
    position = bid(position, 0, 0, 0)
    aims = game.moment(game.view(position, None)).aims
    assert (Aim((Seat(1),), 3), Aim((Seat(2),), 0), Aim((Seat(3),), 0), Aim((Seat(0),), 0)) == aims


@pytest.mark.parametrize("scoring", ["exact", "tricks_too"])
def test_an_exact_bid_brings_ten_and_its_tricks(scoring: str) -> None:
    _, position = begun(scoring=scoring)
    over = played_out(bid(position, 2, 1, 2, 0))
    bids, result = (0, 2, 1, 2), over.result()
    for seat in FOUR:
        won = over.won[seat]
        missed = won if scoring == "tricks_too" else 0
        assert (10 + won if won == bids[seat] else missed) == result.points[seat]


def test_the_highest_score_wins_after_the_last_deal() -> None:
    game = OhHell(HellOptions(players=5))
    match: Match = open_match(game, game.first_setting(Seat(2)))
    while match.result is None:
        match = begin_deal(match, deal_from_seed(seed_from_text("five"), game, match.setting.number))
        while match.position is not None:
            (seat,) = match.position.to_act()
            match = act(match, seat, match.position.legal(seat)[-1])
    assert len(match.deals) == 7
    score = match.result.score
    assert match.result.winners == tuple(seat for seat in range(5) if score[seat] == max(score))


def test_the_kit_judges_every_preset() -> None:
    status, out, err = run(
        ["-m", "whistclub.conformance", "oh_hell", "--deals", "3", "--pairs", "12"], OH_HELL
    )
    assert (status, err) == (0, "")
    assert "FAILED" not in out
    assert out.count("moments") == 3


def test_bots_play_it_out_in_line_mode(tmp_path: Path) -> None:
    site, saved = tmp_path / "site", tmp_path / "match.json"
    described(site, OH_HELL)
    words = ["-m", "whistclub", "play", "oh_hell_six", "--line", "--seats", "quick", "--seed", "1", "--save"]
    status, _, err = run([*words, str(saved)], site, OH_HELL)
    assert status == 0, err
    assert json.loads(saved.read_text(encoding="utf-8"))["game"] == "oh_hell"
