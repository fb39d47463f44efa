"""German Whist: hands bettered from the stock in thirteen tricks, and thirteen more that count."""

from random import Random
from typing import Any

import pytest

from whistclub.cards.errors import BadDeal, BadOption, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.german_whist import scored
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting, seen_by

N, S = Seat(0), Seat(1)
SHORT = "H2 C3 D4 S5 HA CA DK SK C2 D2 S2 C9 D9 S9 HK H9"
"""North deals: South has H2 D4 HA DK, North C3 S5 CA SK; the stock begins with the C2."""


def german(**options: str) -> Any:
    return game_of_preset("german_whist", options)


def start(cards: str = SHORT, dealer: Seat = N, **options: str) -> Any:
    of = german(**options)
    return of, of.start(Deal(cards_from_text(FRENCH, cards)), of.first_setting(dealer))


def play(position: Any, cards: str) -> Any:
    for card in cards_from_text(FRENCH, cards):
        position = position.play(position.turn, Play(card))
    return position


def hand(of: Any, position: Any, seat: Seat) -> str:
    return " ".join(sorted(card.text for card in of.view(position, seat).hand))


def played_out(position: Any, seed: int = 1) -> Any:
    rng = Random(seed)
    while position.to_act():
        position = position.play(position.turn, rng.choice(position.legal(position.turn)))
    return position


@pytest.mark.rule("D1", "D2")
def test_thirteen_cards_each_go_one_at_a_time_and_half_the_pack_is_the_stock() -> None:
    of = german()
    assert (2, 2) == (of.seats, of.sides)
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    for dealer, other in ((N, S), (S, N)):
        position = of.start(deal, of.first_setting(dealer))
        assert tuple(sorted(deal.pack[0:26:2])) == of.view(position, other).hand
        assert tuple(sorted(deal.pack[1:26:2])) == of.view(position, dealer).hand
        assert 26 == of.view(position, None).stock
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        of.start(Deal(FRENCH.cards[:50]), of.first_setting(N))


def test_a_moment_shows_the_card_that_lies_face_up_and_counts_those_under_it() -> None:
    of, position = start()
    for now, lying, under in ((position, "C2", 7), (play(position, "H2 C3"), "S2", 5)):
        (pile,) = of.moment(of.view(now, N)).piles
        assert ([lying], under) == ([card.text for card in pile.cards], pile.count)


@pytest.mark.rule("D2")
def test_the_first_dealer_is_drawn_from_the_seed_and_the_deal_passes_to_and_fro() -> None:
    assert {N, S} == {first_dealer(seed_from_text(str(number)), 2) for number in range(20)}
    of = german()
    setting = of.first_setting(S)
    for expected in (N, S, N):
        setting = of.next_setting(setting, DealResult((), (1, 0)))
        assert expected == setting.dealer


@pytest.mark.rule("D3")
def test_the_top_card_of_the_stock_is_turned_for_trump_and_stays_so() -> None:
    of, position = start()
    for _ in range(5):
        for viewer in (N, S, None):
            assert "C" == of.view(position, viewer).trump
        position = position.play(position.turn, position.legal(position.turn)[0])
    _, shown = of.opening(start()[1])
    assert ("event-stock-trump", (("card", "C2"), ("suit", "C"))) == (shown.kind, shown.public)


@pytest.mark.rule("D4")
@pytest.mark.parametrize(("dealer", "leads"), [(N, S), (S, N)])
def test_the_player_who_did_not_deal_leads_and_then_the_winner(dealer: Seat, leads: Seat) -> None:
    _, position = start(dealer=dealer)
    assert {leads} == position.to_act()
    for _ in range(8):
        before = position
        position = play(position, position.legal(position.turn)[0].card.text)
        position = play(position, position.legal(position.turn)[0].card.text)
        taker = next(seat for seat in (N, S) if position.won[seat] > before.won[seat])
        assert taker == position.turn


@pytest.mark.rule("D5")
def test_a_suit_led_is_followed_if_it_can_be() -> None:
    of, position = start("H2 H3 D4 S5 HA CA DK SK C2 D2 S2 C9 D9 S9 HK H9")
    position = play(position, "HA")
    assert ["H3"] == [act.card.text for act in position.legal(N)]
    with pytest.raises(IllegalAction, match="must-follow"):
        position.play(N, Play(FRENCH.card("CA")))
    assert ["CA", "H3", "S5", "SK"] == sorted(card.text for card in of.view(position, N).hand)


@pytest.mark.rule("D6")
@pytest.mark.parametrize(("cards", "taker"), [("HA C3", N), ("HA S5", S), ("H2 SK", S)])
def test_the_higher_trump_or_the_higher_card_of_the_suit_takes_the_trick(cards: str, taker: Seat) -> None:
    _, position = start()
    assert taker == play(position, cards).turn


@pytest.mark.rule("D7")
def test_the_winner_takes_up_the_open_card_and_everybody_knows_it_until_it_is_played() -> None:
    of, position = start()
    after = play(position, "HA S5")
    assert "C2 D4 DK H2" == hand(of, after, S)
    for viewer in (N, S, None):
        assert ((S, FRENCH.card("C2")),) == of.view(after, viewer).shown
    gone = play(after, "C2 CA")
    assert FRENCH.card("C2") not in [card for _, card in of.view(gone, None).shown]


@pytest.mark.rule("D8")
def test_the_loser_draws_the_next_card_and_only_the_loser_is_told_which() -> None:
    of, before = start()
    after = play(play(before, "HA"), "S5")
    assert "C3 CA D2 SK" == hand(of, after, N)
    assert [("D2",), (), ()] == [tuple(c.text for c in of.view(after, v).drawn) for v in (N, S, None)]
    told = of.narrate(play(before, "HA"), N, Play(FRENCH.card("S5")), after)
    drawn = next(one for one in told if one.kind == "event-stock-drawn")
    assert [True, False, False] == ["D2" in str(seen_by(drawn, v, 2).args) for v in (N, S, None)]


@pytest.mark.rule("D9")
def test_the_next_card_is_turned_until_the_stock_is_gone_and_the_hands_are_full_again() -> None:
    of, position = start()
    turned = []
    for trick in range(4):
        view = of.view(position, None)
        assert 8 - 2 * trick == view.stock
        turned.append(view.upturned[-1].text)
        position = position.play(position.turn, position.legal(position.turn)[0])
        position = position.play(position.turn, position.legal(position.turn)[0])
        assert [4, 4] == [len(of.view(position, seat).hand) for seat in (N, S)]
    assert ["C2", "S2", "D9", "HK"] == turned
    assert 0 == of.view(position, None).stock


@pytest.mark.rule("D9")
def test_what_is_turned_is_told_and_that_the_stock_is_gone() -> None:
    of, position = start()
    kinds = []
    for _ in range(8):
        act = position.legal(position.turn)[0]
        after = position.play(position.turn, act)
        kinds += [one.kind for one in of.narrate(position, position.turn, act, after)]
        position = after
    assert (3, 1) == (kinds.count("event-stock-turned"), kinds.count("event-stock-gone"))
    assert "event-stock-gone" == kinds[-1]


@pytest.mark.rule("D10", "D11", "D12")
@pytest.mark.parametrize("seed", range(12))
def test_only_the_tricks_after_the_stock_count_a_point_for_each_over_six(seed: int) -> None:
    of = german()
    position = of.start(deal_from_seed(seed_from_text(str(seed)), of, 1), of.first_setting(N))
    rng = Random(seed)
    while sum(position.won) < 13:
        position = position.play(position.turn, rng.choice(position.legal(position.turn)))
    half, leader = position.won, position.turn
    assert (0, 0) == position.counted
    assert [13, 13] == [len(of.view(position, seat).hand) for seat in (N, S)]
    over = played_out(position, seed)
    counted = tuple(end - before for end, before in zip(over.won, half, strict=True))
    assert (13, counted) == (sum(counted), of.view(over, None).counted)
    assert tuple(max(0, count - 6) for count in counted) == over.result().points
    assert leader == position.turn


@pytest.mark.rule("D12")
def test_a_deal_is_always_won_by_one_of_the_two() -> None:
    of = german()
    for number in range(20):
        position = of.start(deal_from_seed(seed_from_text("x"), of, number + 1), of.first_setting(N))
        points = played_out(position, number).result().points
        assert (1, 0) == (sum(point > 0 for point in points), min(points))


@pytest.mark.rule("D13")
def test_a_claim_waits_for_the_end_of_the_stock_and_a_concession_does_not() -> None:
    of = german()
    position = of.start(deal_from_seed(seed_from_text("1"), of, 1), of.first_setting(N))
    with pytest.raises(IllegalAction, match="ending-not-here"):
        of.settle(position, Ending("claim", N))
    assert (0, 7) == of.settle(position, Ending("concede", N)).points
    while sum(position.won) < 15:
        position = position.play(position.turn, position.legal(position.turn)[0])
    north, south = position.counted
    assert (max(0, 13 - south - 6), 0) == of.settle(position, Ending("claim", N)).points
    assert (0, max(0, 13 - north - 6)) == of.settle(position, Ending("claim", N, all_tricks=False)).points
    assert (0, 0) == of.settle(position, Ending("dropped")).points


@pytest.mark.rule("D14")
def test_a_game_is_won_at_the_target() -> None:
    of = german()
    setting = of.next_setting(of.first_setting(N), DealResult((), (0, 7)))
    assert isinstance(setting, Setting)
    ended = of.next_setting(setting, DealResult((), (0, 3)))
    assert isinstance(ended, MatchResult)
    assert ((0, 10), (1,)) == (ended.score, ended.winners)
    with pytest.raises(BadOption, match="option-target-needs-deals"):
        german(target="none")


@pytest.mark.rule("D14")
def test_a_level_score_at_the_target_is_played_on_until_one_is_ahead() -> None:
    of = german(counted="all", scoring="each_trick")
    level = of.next_setting(of.first_setting(N), DealResult((), (13, 13)))
    assert isinstance(level, Setting)
    assert (13, 13) == level.score
    assert of.check_setting(level) is None
    again = of.next_setting(level, DealResult((), (13, 13)))
    assert isinstance(again, Setting)
    ended = of.next_setting(again, DealResult((), (12, 14)))
    assert isinstance(ended, MatchResult)
    assert ((38, 40), (1,)) == (ended.score, ended.winners)


@pytest.mark.rule("D15")
def test_a_number_of_deals_ends_the_game_and_a_level_score_is_played_on() -> None:
    of = german(target="none", max_deals="2")
    setting = of.next_setting(of.first_setting(N), DealResult((), (2, 0)))
    level = of.next_setting(setting, DealResult((), (0, 2)))
    assert isinstance(level, Setting)
    ended = of.next_setting(level, DealResult((), (1, 0)))
    assert isinstance(ended, MatchResult)
    assert (0,) == ended.winners


@pytest.mark.rule("D16")
@pytest.mark.parametrize(
    ("score", "why"), [((9, 0), None), ((10, 0), "setting-over"), ((-1, 0), "setting-below-zero")]
)
def test_a_match_may_begin_ahead_as_long_as_it_could_go_on(score: tuple[int, int], why: str | None) -> None:
    found = german().check_setting(Setting(1, N, score))
    assert why == (None if found is None else found.key)


def test_a_void_says_nothing_of_cards_drawn_later() -> None:
    """North is void of hearts in the first trick, and may have drawn the HK since: some worlds have it so."""
    of, position = start("H2 C3 D4 S5 HA CA DK SK C2 HK S2 C9 D9 S9 D2 H9")
    position = play(position, "HA S5")
    view, rng = of.view(position, S), Random(1)
    drawn = {of.sample(view, rng).deal.pack[9].text for _ in range(200)}
    held = {card.text for _ in range(200) for card in of.sample(view, rng).deal.pack[1:8:2]}
    assert "HK" in drawn
    assert not [text for text in held if text.startswith("H")]


def test_a_spectator_has_no_worlds() -> None:
    of, position = start()
    with pytest.raises(ValueError, match="drawn for a seat"):
        of.sample(of.view(position, None), Random(1))


def test_no_repr_names_a_card() -> None:
    of, position = start()
    texts = [repr(position), repr(position.terms), repr(of.view(position, N)), repr(position.seated)]
    assert not [text for text in texts for card in FRENCH.cards if card.text in text]


@pytest.mark.rule("D17", "D18")
@pytest.mark.parametrize(
    ("scoring", "counted", "points"),
    [
        ("over_half", (8, 5), (2, 0)),
        ("over_half", (10, 16), (0, 3)),
        ("over_half", (13, 13), (0, 0)),
        ("each_trick", (8, 5), (8, 5)),
        ("each_trick", (13, 13), (13, 13)),
        ("majority", (8, 5), (1, 0)),
        ("majority", (0, 13), (0, 1)),
        ("majority", (13, 13), (0, 0)),
    ],
)
def test_the_tricks_that_count_bring_what_the_scoring_says(
    scoring: str, counted: tuple[int, int], points: tuple[int, int]
) -> None:
    assert points == scored(scoring, counted).points


@pytest.mark.rule("D17")
@pytest.mark.parametrize("seed", range(5))
def test_all_twenty_six_tricks_count_where_that_is_agreed_and_else_the_last_thirteen(seed: int) -> None:
    for counted, tricks in (("last_half", 13), ("all", 26)):
        of = german(counted=counted, scoring="each_trick")
        deal = deal_from_seed(seed_from_text(str(seed)), of, 1)
        position = played_out(of.start(deal, of.first_setting(N)), seed)
        assert tricks == sum(position.result().points)
        assert position.result().points == of.view(position, None).counted


@pytest.mark.rule("D17")
def test_who_concedes_where_all_tricks_count_leaves_the_other_all_that_are_left() -> None:
    of, position = start(counted="all", scoring="each_trick")
    after = play(position, "HA S5")
    assert (0, 1) == of.view(after, None).counted
    assert (0, 8) == of.settle(after, Ending("concede", N)).points
    assert (7, 1) == of.settle(after, Ending("concede", S)).points


@pytest.mark.rule("D12")
@pytest.mark.parametrize("seed", range(20))
def test_only_one_of_the_two_scores_where_tricks_over_half_count(seed: int) -> None:
    of = german()
    deal = deal_from_seed(seed_from_text(str(seed)), of, 1)
    points = played_out(of.start(deal, of.first_setting(N)), seed).result().points
    assert 1 == sum(each > 0 for each in points)
