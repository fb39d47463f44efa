"""Gongor Whist, hand by hand: passage, trick and twiddle, from the rules page and the designer's text."""

from itertools import pairwise
from typing import Any

import pytest

from tests.rules.solitaire import acted, cards_seen, dealt, offered, refusal, setting, told, wins_only_trick
from whistclub.cards.decktet import DECKTET
from whistclub.games.gongor import Bidding, Gongor, GongorOptions, Over, Playing, Sheet, Twiddling
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import ALONE
from whistclub.rules.tricks import Judge

GONGOR = Gongor(GongorOptions())
FIRST = GONGOR.first_setting(ALONE)
SEED = seed_from_text("1")


def started(*piles: str, cards: int = 0, side: str = "") -> Any:
    return GONGOR.start(dealt(GONGOR, *piles, cards=cards, side=side), FIRST)


@pytest.mark.rule("G1")
def test_no_suit_ranks_above_another_so_crowns_do_not_beat_each_other() -> None:
    judge = Judge(DECKTET)
    crowns = [card for card in DECKTET.cards if card.text.endswith("X")]
    assert not any(judge.beats(one, two) for one in crowns for two in crowns if one is not two)


@pytest.mark.rule("G3")
def test_ranks_ascend_from_2_to_9_and_the_crown_is_highest() -> None:
    judge = Judge(DECKTET)
    moons = [DECKTET.card(text) for text in "MK2 MW3 MS4 ML5 MW6 ML7 MS8 MS9 MX".split()]
    assert all(judge.beats(high, low) for low, high in pairwise(moons))


@pytest.mark.rule("G6")
def test_a_passage_is_fore_then_aft_of_seven_tricks_from_one_shuffle() -> None:
    points = Gongor(GongorOptions(scoring="points"))
    position: Any = points.start(deal_from_seed(SEED, points, 1), FIRST)
    phases = []
    while position.to_act():
        if isinstance(position, Bidding):
            phases.append("bid")
        elif isinstance(position, Playing):
            phases.append(points.view(position, ALONE).phase)
        position = position.play(ALONE, position.legal(ALONE)[-1])
    assert phases == ["bid", *["fore"] * 7, "bid", *["aft"] * 7]


@pytest.mark.rule("G7")
def test_the_first_ace_is_trump_and_seen_before_the_bid() -> None:
    view = GONGOR.view(started(side="L"), ALONE)
    assert ("L", ("LA",), 5) == (view.trump, tuple(card.text for card in view.side), view.side_left)
    assert view.legal[0].text == "bid 0"


@pytest.mark.rule("G8")
def test_the_player_gets_the_first_seven_cards_and_the_dummy_the_next_seven() -> None:
    deal = deal_from_seed(SEED, GONGOR, 1)
    position = acted(GONGOR, GONGOR.start(deal, FIRST), "bid 3")
    view = GONGOR.view(position, ALONE)
    assert set(deal.pack[:7]) == set(view.hand)
    assert (deal.pack[7],) == view.dummy


@pytest.mark.rule("G9")
def test_a_bid_is_from_0_to_7() -> None:
    position = started()
    assert offered(position) == [f"bid {count}" for count in range(8)]
    assert refusal(GONGOR, position, "bid 8") == "bid-range"
    assert refusal(GONGOR, position, "keep") == "wrong-phase-bid"


@pytest.mark.rule("G10", "G11")
def test_aft_takes_the_next_fourteen_cards_and_nobody_sees_the_last_two() -> None:
    points = Gongor(GongorOptions(scoring="points"))
    deal = deal_from_seed(SEED, points, 1)
    position: Any = points.start(deal, FIRST)
    while position.to_act():
        position = position.play(ALONE, position.legal(ALONE)[-1])
    assert isinstance(position, Over)
    assert set(deal.pack[14:28]) == set(DECKTET.members(position.passage.hands[1])) | set(position.duel.dummy)
    assert not set(deal.pack[28:]) & cards_seen(points.view(position, ALONE))


@pytest.mark.rule("G10")
def test_the_ace_on_top_after_fore_is_trump_in_aft() -> None:
    position = acted(GONGOR, started("MX", "MS9", cards=6, side="SWL"), "bid 1", "play MX", "twiddle")
    assert isinstance(position, Bidding)
    view = GONGOR.view(position, ALONE)
    assert ("W", 4) == (view.trump, view.side_left)


@pytest.mark.rule("G12")
def test_aces_and_cards_are_shuffled_anew_for_the_next_passage() -> None:
    one, two = (deal_from_seed(SEED, GONGOR, number) for number in (1, 2))
    assert one.pack != two.pack
    assert one.side != two.side


@pytest.mark.rule("G13")
def test_what_is_played_changes_no_later_card() -> None:
    """Two lines of play through one fore hand meet the same dummy, the same Aces and the same aft hand."""
    points = Gongor(GongorOptions(scoring="points"))
    deal = deal_from_seed(SEED, points, 1)
    ends = []
    position: Any
    for choice in (0, -1):
        position = points.start(deal, FIRST)
        while position.to_act():
            position = position.play(ALONE, position.legal(ALONE)[choice])
        ends.append(points.view(position, None))
    assert ends[0].dummy == ends[1].dummy
    assert ends[0].dummy_fore == ends[1].dummy_fore
    shorter = min(len(end.side) for end in ends)
    assert ends[0].side[:shorter] == ends[1].side[:shorter]


@pytest.mark.rule("G14")
def test_a_card_that_shares_a_suit_must_be_played() -> None:
    position = acted(GONGOR, started("MS4 WL2", "SX", cards=10, side="W"), "bid 1")
    assert offered(position) == ["play MS4"]
    assert refusal(GONGOR, position, "play WL2") == "must-follow"
    assert refusal(GONGOR, position, "play YX") == "not-held"
    assert refusal(GONGOR, position, "twiddle") == "wrong-phase-play"


@pytest.mark.rule("G14", "G15")
def test_any_card_may_be_played_when_none_shares_a_suit_trump_or_not() -> None:
    position = acted(GONGOR, started("WL2 YK4", "SX", cards=10, side="Y"), "bid 1")
    assert offered(position) == ["play WL2", "play YK4"]


@pytest.mark.rule("G15")
def test_among_cards_that_follow_no_trump_need_be_played() -> None:
    position = acted(GONGOR, started("SY2 MS4", "SX", cards=10, side="M"), "bid 1")
    assert offered(position) == ["play SY2", "play MS4"]


@pytest.mark.rule("G16")
def test_after_the_card_the_player_twiddles_once_or_keeps() -> None:
    position = acted(GONGOR, started("MS4 WL2", "SX", cards=10), "bid 1", "play MS4")
    assert isinstance(position, Twiddling)
    assert offered(position) == ["twiddle", "keep"]
    assert refusal(GONGOR, position, "play WL2") == "wrong-phase-twiddle"
    assert isinstance(acted(GONGOR, position, "twiddle"), Playing)
    assert isinstance(acted(GONGOR, position, "keep"), Playing)


@pytest.mark.rule("G17", "G20")
def test_the_example_of_the_text_the_ace_of_moons_makes_the_mountain_win_against_the_crown_of_suns() -> None:
    assert wins_only_trick(GONGOR, "MS4", "SX", "WM", "bid 1", "play MS4", "twiddle")
    assert not wins_only_trick(GONGOR, "MS4", "SX", "WM", "bid 1", "play MS4", "keep")
    assert wins_only_trick(GONGOR, "MS4", "SX", "MW", "bid 1", "play MS4", "keep")


@pytest.mark.rule("G17")
def test_the_new_trump_stays_for_later_tricks_of_the_hand() -> None:
    position = started("MS4 MW3", "SX LX", cards=10, side="KM")
    position = acted(GONGOR, position, "bid 2", "play MS4", "twiddle", "play MW3", "keep")
    assert position.hands[0].won == 2


def no_trump_left() -> Playing:
    """Six-card hands, all Aces turned in the first five tricks, no trump from the sixth twiddle on."""
    mine = "MX SX WX LX YX KX"
    position = started(mine, "MK2 SY2 WL2 LY3 SK3 MW3", cards=26, side="MSWLYK")
    position = acted(GONGOR, position, "bid 1")
    for _ in range(5):
        position = acted(GONGOR, position, offered(position)[0], "twiddle")
    assert isinstance(position, Playing)
    return position


@pytest.mark.rule("G18")
def test_with_no_ace_left_a_twiddle_means_no_trump() -> None:
    position = no_trump_left()
    assert ("K", 0) == (GONGOR.view(position, ALONE).trump, GONGOR.view(position, ALONE).side_left)
    position = acted(GONGOR, position, offered(position)[0])
    assert "event-twiddled-away" in told(GONGOR, position, "twiddle")


@pytest.mark.rule("G18")
def test_the_sixth_twiddle_judges_its_own_trick_without_trump() -> None:
    """The last Ace is Knots: kept, the Crown of Knots is trump and wins; twiddled away, it fails to follow."""
    position = started("MX SX WX LX YX KX", "MK2 SY2 WL2 LY3 SY6 MW3", cards=26, side="MSWLYK")
    position = acted(GONGOR, position, "bid 1")
    for card in ("MX", "SX", "WX", "LX", "YX"):
        position = acted(GONGOR, position, f"play {card}", "twiddle")
    waiting = acted(GONGOR, position, "play KX")
    assert waiting.play(ALONE, waiting.legal(ALONE)[1]).hands[0].won == position.duel.won + 1
    assert waiting.play(ALONE, waiting.legal(ALONE)[0]).hands[0].won == position.duel.won


@pytest.mark.rule("G19")
def test_while_no_trump_is_in_force_the_trick_is_judged_right_after_the_card() -> None:
    position = started("MX SX WX LX YX KX ML5", "MK2 SY2 WL2 LY3 SY6 MW3 SW5", side="MSWLYK")
    position = acted(GONGOR, position, "bid 1")
    for card in ("MX", "SX", "WX", "LX", "YX"):
        position = acted(GONGOR, position, f"play {card}", "twiddle")
    position = acted(GONGOR, position, "play ML5", "twiddle")
    assert isinstance(position, Playing)
    assert GONGOR.view(position, ALONE).trump == ""
    assert refusal(GONGOR, position, "twiddle") == "wrong-phase-play"
    assert isinstance(acted(GONGOR, position, "play KX"), Over)


@pytest.mark.parametrize(
    ("card", "led", "trump", "wins"),
    [
        pytest.param("MK2", "SX", "M", True, marks=pytest.mark.rule("G21"), id="trump beats none"),
        pytest.param("MS4", "MK2", "M", True, marks=pytest.mark.rule("G21"), id="higher trump"),
        pytest.param("MK2", "MS4", "M", False, marks=pytest.mark.rule("G21"), id="lower trump"),
        pytest.param("SX", "MS4", "M", False, marks=pytest.mark.rule("G21", "G23"), id="crown against trump"),
        pytest.param("SX", "MS4", "K", True, marks=pytest.mark.rule("G22"), id="higher, shares a suit"),
        pytest.param("SY2", "MS4", "K", False, marks=pytest.mark.rule("G22", "G23"), id="lower, shares"),
        pytest.param("WX", "MS4", "K", False, marks=pytest.mark.rule("G22", "G23"), id="higher, shares none"),
        pytest.param("MS4", "SX", "M", True, marks=pytest.mark.rule("G20"), id="trump played as suns"),
        pytest.param("SX", "YK4", "Y", False, marks=pytest.mark.rule("G20"), id="dummy's trump by its other"),
    ],
)
def test_a_trick_goes_to(card: str, led: str, trump: str, wins: bool) -> None:
    assert wins == wins_only_trick(GONGOR, card, led, trump, "bid 1", f"play {card}", "keep")


@pytest.mark.rule("G23")
@pytest.mark.parametrize("first", ["MX", "SY2"])
def test_the_dummy_turns_the_next_card_whoever_won(first: str) -> None:
    position = started(f"{first} MW6", "MS4 ML5", cards=10, side="K")
    position = acted(GONGOR, position, "bid 1", f"play {first}")
    assert [
        "event-kept",
        "event-trick" if first == "MX" else "event-trick-dummy",
        "event-dummy-turned",
    ] == told(GONGOR, position, "keep")
    assert GONGOR.view(acted(GONGOR, position, "keep"), None).led is DECKTET.card("ML5")


def test_a_bid_in_a_short_hand_counts_at_most_its_tricks() -> None:
    position = acted(GONGOR, started("MX", "MK2", cards=6, side="M"), "bid 5", "play MX", "keep")
    assert position.hands[0].made


def test_a_seat_that_is_not_there_can_do_nothing() -> None:
    position = started()
    assert position.legal(ALONE + 1) == ()


def test_a_position_prints_no_card() -> None:
    position = acted(GONGOR, GONGOR.start(deal_from_seed(SEED, GONGOR, 1), setting(Sheet())), "bid 3")
    assert not any(card.text in repr(position) for card in DECKTET.cards)
