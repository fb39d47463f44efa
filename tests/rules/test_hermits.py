"""Hermits Whist: wilds, tricks, markers and options, from the rules page and the designer's text."""

from random import Random
from typing import Any, Literal

import pytest

from tests.rules.solitaire import (
    acted,
    cards_seen,
    dealt,
    follow_on,
    offered,
    refusal,
    setting,
    told,
    wins_only_trick,
)
from whistclub.cards.errors import BadOption, IllegalAction
from whistclub.games.hermits import Declaring, Hermits, HermitsOptions, Markers, Over, Playing, Twiddling
from whistclub.games.registry import game_of_preset
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match
from whistclub.rules.options import specs
from whistclub.rules.seats import ALONE
from whistclub.rules.values import Ending, MatchResult, Setting

HERMITS = Hermits(HermitsOptions())
EIGHT = Hermits(HermitsOptions(deck="eight_tricks"))
DECLARED = Hermits(HermitsOptions(declare=True))
AFTER = Hermits(HermitsOptions(twiddle="gongor"))
BOTH_DECKS = pytest.mark.parametrize(
    ("game", "size"), [(HERMITS, 10), (EIGHT, 8)], ids=["extended", "eight_tricks"]
)
STOP = Ending("stop", ALONE)


def started(
    *piles: str, game: Hermits = HERMITS, cards: int = 0, side: str = "", carry: Markers | None = None
) -> Any:
    made = 0 if carry is None else 6 - len(carry.up)
    first = game.first_setting(ALONE) if carry is None else setting(carry, number=4, score=made)
    return game.start(dealt(game, *piles, cards=cards, side=side), first)


@pytest.mark.rule("H1", "H3", "H9", "H10")
@BOTH_DECKS
def test_a_passage_is_two_hands_and_four_cards_that_nobody_sees(game: Hermits, size: int) -> None:
    deal = deal_from_seed(seed_from_text("1"), game, 1)
    position: Any = game.start(deal, game.first_setting(ALONE))
    while not isinstance(position, Over):
        view = game.view(position, ALONE)
        assert not set(deal.pack[4 * size :]) & cards_seen(view)
        position = position.play(ALONE, position.legal(ALONE)[0])
    assert len(deal.pack) == 4 * size + 4
    assert {size} == {hand.bit_count() for hand in position.passage.hands}


@pytest.mark.rule("H9")
@BOTH_DECKS
def test_the_player_sees_a_whole_hand_and_the_dummys_first_card(game: Hermits, size: int) -> None:
    deal = deal_from_seed(seed_from_text("1"), game, 1)
    view = game.view(game.start(deal, game.first_setting(ALONE)), ALONE)
    assert (set(deal.pack[:size]), (deal.pack[size],)) == (set(view.hand), view.dummy)


@pytest.mark.rule("H4")
def test_the_lowest_rank_of_eight_tricks_is_written_1() -> None:
    assert EIGHT.pack.card("m1").text == "M1"
    assert wins_only_trick(EIGHT, "M2", "M1", "K", "play M2")


@pytest.mark.rule("H6", "H26")
def test_six_markers_lie_face_up_with_the_pips_1_to_6() -> None:
    assert HERMITS.view(started(), ALONE).markers == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("H7")
def test_the_first_wild_is_trump_as_the_game_begins() -> None:
    view = HERMITS.view(started(side="Y"), None)
    assert ("Y", 1, 5) == (view.trump, len(view.side), view.side_left)


@pytest.mark.rule("H8")
def test_trump_carries_over_to_aft_and_to_the_next_passage() -> None:
    position = started("SX", "SA", "LX", "LY3", cards=6, side="MSL")
    position = acted(HERMITS, position, "twiddle", "play SX")
    assert HERMITS.view(position, ALONE).trump == "S"
    position = acted(HERMITS, position, "twiddle", "play LX")
    assert Markers((3, 4, 5, 6), 3) == position.result().carry
    assert HERMITS.view(started(side="MSL", carry=position.result().carry), ALONE).trump == "L"


@pytest.mark.rule("H10", "H11")
def test_a_new_passage_shuffles_the_main_deck_only_and_play_changes_no_card() -> None:
    seed = seed_from_text("2026-11-21")
    one, two = (deal_from_seed(seed, HERMITS, number) for number in (1, 2))
    assert one.side == two.side
    assert one.pack != two.pack


@pytest.mark.rule("H12", "H13")
def test_with_the_dummys_card_turned_any_number_of_wilds_may_be_turned_before_the_card() -> None:
    position = started("MS4 WL2", "SX", cards=10, side="MSWLYK")
    assert HERMITS.view(position, None).led is HERMITS.pack.card("SX")
    assert offered(position) == ["play MS4", "twiddle"]
    for trump in "SWLY":
        position = acted(HERMITS, position, "twiddle")
        assert HERMITS.view(position, ALONE).trump == trump
    assert refusal(HERMITS, position, "keep") == "wrong-phase-play"


@pytest.mark.rule("H13")
def test_a_wild_turned_before_the_card_judges_the_trick() -> None:
    assert wins_only_trick(HERMITS, "MS4", "SX", "WM", "twiddle", "play MS4")
    assert not wins_only_trick(HERMITS, "MS4", "SX", "WM", "play MS4")


@pytest.mark.rule("H14")
def test_after_the_last_wild_one_more_twiddle_means_no_trump_and_then_none_is_offered() -> None:
    position = acted(HERMITS, started("MS4 WL2", "SX", cards=10, side="MSWLYK"), *["twiddle"] * 5)
    assert ("K", 0) == (HERMITS.view(position, ALONE).trump, HERMITS.view(position, ALONE).side_left)
    assert told(HERMITS, position, "twiddle") == ["event-twiddled-away"]
    position = acted(HERMITS, position, "twiddle")
    assert HERMITS.view(position, ALONE).trump == ""
    assert offered(position) == ["play MS4"]
    assert refusal(HERMITS, position, "twiddle") == "no-trump-left"
    assert HERMITS.view(acted(HERMITS, position, "play MS4"), ALONE).trump == ""


@pytest.mark.rule("H15")
def test_a_card_that_shares_a_suit_must_be_played_if_one_is_held() -> None:
    position = started("MS4 WL2", "SX", cards=10)
    assert refusal(HERMITS, position, "play WL2") == "must-follow"
    position = started("WL2 YK4", "SX", cards=10)
    assert offered(position)[:2] == ["play WL2", "play YK4"]


@pytest.mark.parametrize(
    ("card", "led", "trump", "wins"),
    [
        pytest.param("MK2", "SX", "M", True, marks=pytest.mark.rule("H16"), id="trump beats none"),
        pytest.param("MWKC", "MSLP", "M", True, marks=pytest.mark.rule("H16", "H2"), id="court over pawn"),
        pytest.param("MSLP", "MX", "M", False, marks=pytest.mark.rule("H16", "H2"), id="crown over pawn"),
        pytest.param("MS9", "MA", "K", True, marks=pytest.mark.rule("H16", "H2"), id="nine over ace"),
        pytest.param("SX", "MS4", "W", True, marks=pytest.mark.rule("H16"), id="higher, shares a suit"),
        pytest.param("SX", "MS4", "M", False, marks=pytest.mark.rule("H16"), id="no trump against trump"),
        pytest.param("WX", "MS4", "Y", False, marks=pytest.mark.rule("H16"), id="higher, shares none"),
        pytest.param("MSLP", "MYKP", "W", False, marks=pytest.mark.rule("H17"), id="pawn against pawn"),
        pytest.param("MYKP", "MSLP", "W", False, marks=pytest.mark.rule("H17"), id="the other way round"),
        pytest.param("MWKC", "MLYC", "S", False, marks=pytest.mark.rule("H17"), id="court against court"),
        pytest.param("MSLP", "MYKP", "M", False, marks=pytest.mark.rule("H17"), id="two trump pawns"),
        pytest.param("MSLP", "MYKP", "S", True, marks=pytest.mark.rule("H16"), id="one trump pawn"),
    ],
)
def test_a_trick_goes_to(card: str, led: str, trump: str, wins: bool) -> None:
    assert wins == wins_only_trick(HERMITS, card, led, trump, f"play {card}")


WIN = ("MX", "MA")


@pytest.mark.rule("H18")
def test_the_marker_with_the_number_of_tricks_won_is_turned_down_and_the_game_goes_on() -> None:
    position = started("MX MS9", "MA MK2", cards=10, side="M")
    ended = acted(HERMITS, position, "any", "any")
    assert isinstance(ended, Playing)
    assert HERMITS.view(ended, ALONE).markers == (1, 3, 4, 5, 6)
    assert (2, 2) == (ended.hands[0].aim, ended.hands[0].won)


@pytest.mark.rule("H19")
@pytest.mark.parametrize("up", [(1, 2, 3, 4, 5, 6), (2, 3, 4, 5)])
def test_a_number_that_is_no_face_up_pip_loses(up: tuple[int, ...]) -> None:
    """No trick won against pips from 1, or one against pips from 2 in hands of two."""
    wins = 1 if up[0] == 2 else 0
    mine, dummy = ("MX WX", "MA MK2") if wins else ("WX YX", "MA MK2")
    ended = follow_on(started(mine, dummy, cards=10, side="S", carry=Markers(up)))
    assert isinstance(ended, Over)
    assert wins == ended.hands[0].won
    lost = HERMITS.next_setting(ended.passage.setting, ended.result())
    assert MatchResult("markers-lost", (6 - len(up),), ()) == lost


def run(game: Hermits, passages: int) -> Match:
    """One-card hands, each won: a pip above the hand size means every trick."""
    match = open_match(game, game.first_setting(ALONE))
    for _ in range(passages):
        match = begin_deal(match, dealt(game, "MX", "MA", "SX", "SY2", cards=6, side="L"))
        for _ in range(2):
            match = act(match, ALONE, match.position.legal(ALONE)[0])
    return match


@pytest.mark.rule("H20")
def test_the_sixth_marker_wins_in_the_aft_hand_of_the_third_passage() -> None:
    assert run(HERMITS, 2).result is None
    match = run(HERMITS, 3)
    assert MatchResult("markers-won", (6,), (0,)) == match.result
    assert [len(deal.acts) for deal in match.deals] == [2, 2, 2]


def search_a_win(game: Hermits, seed: bytes, tries: int) -> Match | None:
    """A match in which every hand is retried at random until it fits a marker."""
    rng = Random(11)
    match = open_match(game, game.first_setting(ALONE))
    while match.result is None:
        match = begin_deal(match, deal_from_seed(seed, game, match.setting.number))
        while match.position is not None:
            line = next(filter(None, (made_line(match.position, rng) for _ in range(tries))), None)
            if line is None:
                return None
            for action in line:
                match = act(match, ALONE, action)
    return match


def made_line(position: Any, rng: Random) -> list[Any] | None:
    hands, line = len(position.hands), []
    while len(position.hands) == hands:
        line.append(rng.choice(position.legal(ALONE)))
        position = position.play(ALONE, line[-1])
    return line if position.hands[-1].made else None


FIRST_WON = {10: 2, 8: 87}
"""The first of a hundred games, by the size of a hand, that is found to be won."""


@pytest.mark.rule("H20")
@BOTH_DECKS
def test_a_game_with_whole_hands_is_won_in_exactly_three_passages(game: Hermits, size: int) -> None:
    found = (search_a_win(game, seed_from_text(str(number)), 2000) for number in range(FIRST_WON[size], 100))
    match = next(filter(None, found))
    assert MatchResult("markers-won", (6,), (0,)) == match.result
    results = [deal.result for deal in match.deals]
    assert [(1, 1)] * 3 == [tuple(line.points[0] for line in one.lines) for one in results if one]


@pytest.mark.rule("H21")
def test_out_of_reach_is_told_at_once_by_counting() -> None:
    """Only the pips 0 and 1 are left: the second trick won loses, the first does not."""
    low = Hermits(HermitsOptions(pips=(0, 1, 2, 3, 4, 5)))
    position = started("MX MS9 ML7", "MA MK2 MW3", game=low, cards=14, side="M", carry=Markers((0, 1)))
    assert "event-markers-out-of-reach" not in told(low, position, "play MX")
    position = acted(low, position, "play MX")
    assert told(low, position, "play MS9") == [
        "event-played",
        "event-trick",
        "event-markers-out-of-reach",
        "event-dummy-turned",
    ]


@pytest.mark.rule("H27")
@pytest.mark.parametrize(("stop", "tricks"), [(False, 3), (True, 2)])
def test_a_lost_hand_is_played_out_or_ends_at_once(stop: bool, tricks: int) -> None:
    game = Hermits(HermitsOptions(stop_when_lost=stop, pips=(0, 1, 2, 3, 4, 5)))
    position = started("MX MS9 ML7", "MA MK2 MW3", game=game, cards=14, side="M", carry=Markers((0, 1)))
    assert HermitsOptions().stop_when_lost is False
    ended = follow_on(position)
    assert isinstance(ended, Over)
    assert (tricks, False) == (len(ended.acts), ended.hands[0].made)


@pytest.mark.rule("H22")
def test_the_deck_is_extended_or_eight_tricks() -> None:
    assert HermitsOptions().deck == "extended"
    assert ("extended", 44) == (game_of_preset("hermits", {}).options.deck, len(HERMITS.stock.cards))
    eight = game_of_preset("hermits_eight_tricks", {})
    assert ("eight_tricks", 36) == (eight.options.deck, len(eight.stock.cards))


@pytest.mark.rule("H23")
def test_without_declaring_any_face_up_pip_counts() -> None:
    assert HermitsOptions().declare is False
    assert isinstance(started(), Playing)
    for wins, mine in ((1, "MX WX"), (2, "MX MS9")):
        ended = follow_on(started(mine, "MA MK2", cards=10, side="M"), "play MX", "play MS9")
        assert (wins, True) == (ended.hands[0].aim, ended.hands[0].made)


@pytest.mark.rule("H23")
def test_a_declared_marker_is_picked_before_the_dummys_first_card_and_only_it_counts() -> None:
    position = started("MX MS9", "MA MK2", game=DECLARED, cards=10, side="M")
    assert isinstance(position, Declaring)
    assert DECLARED.view(position, ALONE).dummy == ()
    assert offered(position) == [f"declare {pip}" for pip in range(1, 7)]
    assert refusal(DECLARED, position, "declare 7") == "marker-not-open"
    assert refusal(DECLARED, position, "play MX") == "wrong-phase-declare"
    assert told(DECLARED, position, "declare 2") == ["event-declared", "event-dummy-turned"]
    assert DECLARED.view(acted(DECLARED, position, "declare 2"), None).declared == 2
    made = follow_on(acted(DECLARED, position, "declare 2"))
    assert isinstance(made, Declaring)
    assert refusal(DECLARED, made, "declare 2") == "marker-not-open"
    missed = follow_on(acted(DECLARED, position, "declare 1"))
    assert isinstance(missed, Over)
    assert ("score-marker-missed", True) == (missed.result().lines[0].key, missed.result().carry.lost)


@pytest.mark.rule("H24")
def test_twiddling_as_in_gongor_comes_once_a_trick_after_the_card() -> None:
    assert HermitsOptions().twiddle == "before"
    position = started("MS4 WL2", "SX", game=AFTER, cards=10, side="WM")
    assert offered(position) == ["play MS4"]
    assert refusal(AFTER, position, "twiddle") == "wrong-phase-play"
    position = acted(AFTER, position, "play MS4")
    assert isinstance(position, Twiddling)
    assert offered(position) == ["twiddle", "keep"]
    assert acted(AFTER, position, "twiddle").duel.won == 1
    assert acted(AFTER, position, "keep").duel.won == 0


@pytest.mark.rule("H24")
def test_as_in_gongor_no_twiddle_is_asked_while_no_trump_is_in_force() -> None:
    game = Hermits(HermitsOptions(twiddle="gongor", no_trump_lasts="game"))
    position = started("MS4 WL2", "SX", game=game, cards=10, carry=Markers((1, 2), 6, no_trump=True))
    assert isinstance(acted(game, position, "play MS4"), Playing)


@pytest.mark.rule("H25")
@pytest.mark.parametrize(("lasts", "trump"), [("hand", "K"), ("game", "")])
def test_how_long_no_trump_lasts(lasts: Literal["hand", "game"], trump: str) -> None:
    game = Hermits(HermitsOptions(no_trump_lasts=lasts))
    assert HermitsOptions().no_trump_lasts == "hand"
    position = started("SX", "SA", "LX", "LY3", game=game, cards=6, side="MSWLYK")
    position = acted(game, position, *["twiddle"] * 6, "play SX")
    assert trump == game.view(position, ALONE).trump
    assert (trump != "") == ("twiddle" in offered(position))
    carry = acted(game, position, "play LX").result().carry
    assert (6, trump == "") == (carry.wilds_turned, carry.no_trump)
    again = started(game=game, side="MSWLYK", carry=carry)
    assert (trump, trump != "") == (game.view(again, ALONE).trump, "twiddle" in offered(again))


@pytest.mark.rule("H26")
def test_other_pips_may_be_chosen_and_0_is_made_without_a_trick() -> None:
    game = Hermits(HermitsOptions(pips=(0, 2, 4, 6, 8, 10)))
    ended = follow_on(started("WX YX", "MA MK2", game=game, cards=10, side="S"))
    assert (0, True) == (ended.hands[0].aim, ended.hands[0].made)


@pytest.mark.rule("H26")
@pytest.mark.parametrize(
    ("pips", "deck"),
    [
        ((1, 2, 3, 4, 6, 5), "extended"),
        ((1, 1, 2, 3, 4, 5), "extended"),
        ((1, 2, 3, 4, 5, 11), "extended"),
        ((1, 2, 3, 4, 5, 9), "eight_tricks"),
    ],
)
def test_pips_ascend_differ_and_fit_the_hand(
    pips: tuple[int, int, int, int, int, int], deck: Literal["extended", "eight_tricks"]
) -> None:
    with pytest.raises(BadOption):
        HermitsOptions(pips=pips, deck=deck)


@pytest.mark.rule("H28")
def test_undo_is_assisted_or_off() -> None:
    spec = next(one for one in specs(HermitsOptions) if one.name == "undo")
    assert ("assisted", ("assisted", "off")) == (spec.default, spec.words)


def test_a_stop_between_hands_leaves_the_game_undecided() -> None:
    match = begin_deal(
        open_match(HERMITS, HERMITS.first_setting(ALONE)), dealt(HERMITS, *WIN, cards=6, side="M")
    )
    match = end_deal(act(match, ALONE, match.position.legal(ALONE)[0]), STOP)
    assert MatchResult("match-stopped", (1,), ()) == match.result


@pytest.mark.parametrize(
    ("game", "acts"), [(HERMITS, ["twiddle"]), (HERMITS, ["any"]), (DECLARED, ["any"]), (AFTER, ["any"])]
)
def test_a_stop_in_mid_hand_is_refused(game: Hermits, acts: list[str]) -> None:
    position = acted(game, started("MX MS9", "MA MK2", game=game, cards=10, side="M"), *acts)
    with pytest.raises(IllegalAction) as refused:
        game.settle(position, STOP)
    assert refused.value.reason.key == "stop-in-mid-hand"


def test_a_game_conceded_is_lost() -> None:
    first = HERMITS.first_setting(ALONE)
    ended = HERMITS.next_setting(first, HERMITS.settle(started(), Ending("concede", ALONE)))
    assert MatchResult("markers-lost", (0,), ()) == ended


def test_a_dropped_passage_counts_nothing_but_leaves_the_wilds_turned() -> None:
    result = HERMITS.settle(acted(HERMITS, started(), "twiddle", "any"), Ending("dropped"))
    following = HERMITS.next_setting(HERMITS.first_setting(ALONE), result)
    assert isinstance(following, Setting)
    assert Markers((1, 2, 3, 4, 5, 6), 2) == following.carry
