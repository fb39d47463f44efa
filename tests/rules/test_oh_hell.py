"""Oh Hell: hands that shrink and grow, exact numbers as bids, three to six players."""

from __future__ import annotations

from typing import Any

import pytest

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.conformance import check_game
from whistclub.games.oh_hell import HellOptions, OhHell
from whistclub.games.oh_hell.score import points_of
from whistclub.rules.actions import Bid, Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.moment import Aim, Pile, Tag, said
from whistclub.rules.options import make_options
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting, seen_by


def hell(**options: Any) -> OhHell:
    return OhHell(make_options(HellOptions, options))


def begun(number: int = 1, **options: Any) -> tuple[OhHell, Any]:
    """The deal with this number, whose dealer is the first seat."""
    game = hell(**options)
    setting = Setting(number, Seat(0), (0,) * game.seats)
    return game, game.start(deal_from_seed(seed_from_text("hell"), game, number), setting)


def bid(position: Any, *numbers: int) -> Any:
    for number in numbers:
        position = position.play(min(position.to_act()), Bid(number))
    return position


def played_out(position: Any) -> Any:
    while position.to_act():
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[0])
    return position


def sizes(**options: Any) -> list[int]:
    game = hell(**options)
    deals = game.outline().deals
    return [begun(number, **options)[1].terms.size for number in range(1, deals + 1)]


@pytest.mark.rule("O1", "O2", "O4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_gets_seven_cards_then_one_fewer_in_each_deal_down_to_one(players: int) -> None:
    held = []
    for number in range(1, 8):
        game, position = begun(number, players=players)
        held.append({len(game.view(position, Seat(seat)).hand) for seat in range(players)})
    assert (players, players) == (game.seats, game.sides)
    assert [{7}, {6}, {5}, {4}, {3}, {2}, {1}] == held


@pytest.mark.rule("O2")
def test_hands_may_grow_or_turn_in_the_middle() -> None:
    assert [1, 2, 3] == sizes(cards=3, hands="up")
    assert [3, 2, 1, 2, 3] == sizes(cards=3, hands="down_and_up")
    assert [1, 2, 3, 2, 1] == sizes(cards=3, hands="up_and_down")


@pytest.mark.rule("O2", "O5")
def test_all_get_fewer_where_the_pack_has_not_enough_for_everybody_and_the_card_turned() -> None:
    assert [12, 12, 11] == sizes(cards=13)[:3]
    assert [8, 8, 8, 8, 7] == sizes(cards=11, players=6)[:5]
    assert [13, 12] == sizes(cards=13, trump="none")[:2]
    game, position = begun(cards=13, trump="none")
    assert () == game.moment(game.view(position, None)).piles


@pytest.mark.rule("O3")
def test_a_match_has_one_course_of_hands_or_the_deals_agreed() -> None:
    assert (7, 19) == (len(sizes()), len(sizes(cards=10, hands="down_and_up")))
    assert [2, 1, 2, 1, 2] == sizes(cards=2, deals=5)
    assert [7] == sizes(deals=1)


@pytest.mark.rule("O4")
def test_cards_go_one_at_a_time_from_the_dealers_left_and_the_deal_passes_to_the_left() -> None:
    game, position = begun(players=5)
    pack = position.terms.deal.pack
    assert tuple(sorted(pack[0:35:5])) == game.view(position, Seat(1)).hand
    assert tuple(sorted(pack[4:35:5])) == game.view(position, Seat(0)).hand
    assert {Seat(seat) for seat in range(5)} == {
        first_dealer(seed_from_text(str(one)), 5) for one in range(40)
    }
    setting = game.first_setting(Seat(3))
    dealers = []
    for _ in range(3):
        setting = game.next_setting(setting, DealResult((), (0,) * 5))  # type: ignore[assignment]
        dealers.append(setting.dealer)
    assert [Seat(4), Seat(0), Seat(1)] == dealers


@pytest.mark.rule("O5")
def test_the_first_card_not_dealt_is_turned_for_trump_and_the_rest_stays_out() -> None:
    game, position = begun()
    turned = position.terms.deal.pack[28]
    moment = game.moment(game.view(position, Seat(1)))
    assert turned.suits == game.view(position, None).trump
    assert (Pile("undealt", (turned,), 23),) == moment.piles


@pytest.mark.rule("O5")
def test_trumps_may_come_in_turn_or_never() -> None:
    told = []
    for number in range(1, 7):
        game, position = begun(number, trump="in_turn")
        told.append(game.view(position, None).trump)
        assert (Pile("undealt", (), 52 - 4 * (8 - number)),) == game.moment(game.view(position, None)).piles
    assert ["H", "C", "D", "S", "", "H"] == told
    game, position = begun(trump="none")
    assert "" == game.view(position, None).trump
    assert said("label-no-trump") == game.moment(game.view(position, None)).label.title  # type: ignore[union-attr]


@pytest.mark.rule("O6")
def test_the_dealers_left_bids_first_and_any_number_from_none_to_all() -> None:
    game, position = begun()
    assert {Seat(1)} == position.to_act()
    assert [Bid(number) for number in range(8)] == list(position.legal(Seat(1)))
    with pytest.raises(IllegalAction, match="bid-range"):
        position.play(Seat(1), Bid(8))
    with pytest.raises(IllegalAction, match="not-your-turn"):
        position.play(Seat(2), Bid(1))
    after = bid(position, 3)
    assert (Tag(Seat(1), said("tag-oh-hell-bid", count=3)),) == game.moment(game.view(after, None)).tags
    assert () == game.moment(game.view(after, None)).aims


@pytest.mark.rule("O6")
def test_bids_become_the_aims_of_their_seats() -> None:
    game, position = begun()
    aims = game.moment(game.view(bid(position, 3, 0, 0, 0), None)).aims
    assert (Aim((Seat(1),), 3), Aim((Seat(2),), 0), Aim((Seat(3),), 0), Aim((Seat(0),), 0)) == aims


@pytest.mark.rule("O7")
def test_the_dealer_may_not_make_the_bids_add_up() -> None:
    game, position = begun()
    position = bid(position, 2, 1, 1)
    assert Bid(3) not in position.legal(Seat(0))
    assert said("ask-oh-hell-hook") == game.moment(game.view(position, Seat(0))).ask
    with pytest.raises(IllegalAction, match="oh-hell-hook"):
        position.play(Seat(0), Bid(3))
    _, free = begun(hook=False)
    assert Bid(3) in bid(free, 2, 1, 1).legal(Seat(0))


@pytest.mark.rule("O8")
def test_bids_made_at_once_are_told_when_the_last_has_bid() -> None:
    game, position = begun(bids="at_once")
    assert set(FOUR) == position.to_act()
    position = position.play(Seat(2), Bid(3)).play(Seat(0), Bid(1))
    own = (Seat(0), Bid(1))
    assert (own, (Seat(2), None)) == game.view(position, Seat(0)).acts
    assert [Seat(0)] == [tag.seat for tag in game.moment(game.view(position, Seat(0))).tags]
    before = position.play(Seat(1), Bid(2))
    assert () == game.narrate(position, Seat(1), Bid(2), before)
    over = before.play(Seat(3), Bid(1))
    told = game.narrate(before, Seat(3), Bid(1), over)
    assert [1, 2, 3, 1] == [dict(seen_by(one, None, 4).args)["count"] for one in told]
    assert {Seat(1)} == over.to_act()


@pytest.mark.rule("O9", "O10")
def test_the_dealers_left_leads_suits_are_followed_and_the_highest_trump_takes_the_trick() -> None:
    game, position = begun(hook=False)
    position = bid(position, 0, 0, 0, 0)
    assert {Seat(1)} == position.to_act()
    trump = game.view(position, None).trump
    while any(position.hands):
        cards: list[tuple[Seat, Card]] = []
        for _ in FOUR:
            (seat,) = position.to_act()
            hand = FRENCH.members(position.hand_of(seat))
            following = [card for card in hand if cards and card.suits == cards[0][1].suits] or hand
            assert [Play(card) for card in following] == list(position.legal(seat))
            cards.append((seat, following[0]))
            position = position.play(seat, Play(following[0]))
        led = cards[0][1].suits
        best = max(cards, key=lambda one: (one[1].suits == trump, one[1].suits == led, one[1].rank))
        if position.to_act():
            assert {best[0]} == position.to_act()


@pytest.mark.rule("O11")
def test_an_exact_bid_brings_ten_and_its_tricks_and_every_other_nothing() -> None:
    _, position = begun()
    over = played_out(bid(position, 2, 1, 2, 0))
    bids = (0, 2, 1, 2)
    won = over.won
    assert tuple(10 + won[one] if won[one] == bids[one] else 0 for one in FOUR) == over.result().points
    assert [10, 13, 0, 0] == [points_of("exact", *one) for one in ((0, 0), (3, 3), (3, 2), (0, 1))]


@pytest.mark.rule("O12")
@pytest.mark.parametrize(
    ("scoring", "points"),
    [("tricks_too", [10, 13, 2, 1]), ("square", [10, 19, 0, 0]), ("minus", [10, 13, -1, -1])],
)
def test_other_scorings_pay_tricks_the_square_or_take_for_each_trick_off(
    scoring: str, points: list[int]
) -> None:
    assert points == [points_of(scoring, *one) for one in ((0, 0), (3, 3), (3, 2), (0, 1))]


@pytest.mark.rule("O13")
def test_the_highest_score_wins_after_the_last_deal_and_equals_share() -> None:
    game = hell(players=5)
    match: Match = open_match(game, game.first_setting(Seat(2)))
    while match.result is None:
        match = begin_deal(match, deal_from_seed(seed_from_text("five"), game, match.setting.number))
        while match.position is not None:
            (seat,) = match.position.to_act()
            match = act(match, seat, match.position.legal(seat)[-1])
    assert 7 == len(match.deals)
    score = match.result.score
    assert tuple(seat for seat in range(5) if score[seat] == max(score)) == match.result.winners
    last = hell().next_setting(Setting(7, Seat(0), (20, 0, 20, 3)), DealResult((), (0, 0, 0, 0)))
    assert MatchResult("match-won", (20, 0, 20, 3), (0, 2)) == last


@pytest.mark.rule("O14")
def test_nobody_claims_and_a_deal_dropped_scores_nothing() -> None:
    game, position = begun()
    for ending in (Ending("claim", Seat(0)), Ending("concede", Seat(0))):
        assert not game.may_end(position, ending)
        with pytest.raises(IllegalAction, match="ending-not-here"):
            game.settle(position, ending)
    dropped = game.settle(position, Ending("dropped"))
    assert (0, 0, 0, 0) == dropped.points
    after = game.next_setting(game.first_setting(Seat(0)), dropped)
    assert isinstance(after, Setting)
    assert 2 == after.number


@pytest.mark.rule("O15")
@pytest.mark.parametrize(
    ("number", "score", "options", "why"),
    [
        (7, (5, 0, 0, 0), {}, None),
        (8, (5, 0, 0, 0), {}, "setting-over"),
        (2, (-1, 0, 0, 0), {}, "setting-below-zero"),
        (2, (-1, 0, 0, 0), {"scoring": "minus"}, None),
    ],
)
def test_a_match_may_begin_at_a_score_before_any_of_its_deals(
    number: int, score: tuple[int, ...], options: dict[str, str], why: str | None
) -> None:
    found = hell(**options).check_setting(Setting(number, Seat(0), score))
    assert why == (None if found is None else found.key)


@pytest.mark.parametrize(
    "options",
    [{"players": 3, "bids": "at_once"}, {"players": 6, "cards": 9}, {"trump": "in_turn", "scoring": "minus", "cards": 3}],
    ids=str,
)  # fmt: skip
def test_the_kit_judges_tables_of_three_and_six_and_bids_made_at_once(options: dict[str, Any]) -> None:
    report = check_game(hell(**options), deals=2, match_deals=10, pairs=12)
    assert report.passed, report.text()
