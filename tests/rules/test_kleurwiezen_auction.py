"""Kleurwiezen: the deal, troel, the auction, and what follows when all pass."""

import pytest

from tests.rules.kleurwiezen_table import (
    FOUR_ACES,
    ONE_SUIT_EACH,
    THREE_ACES,
    called,
    game,
    played,
    side,
    start,
    turn,
    words,
)
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.games.kleurwiezen.contracts import LADDER
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.rules.values import seen_by

PASSES = ", ".join(["pass"] * 4)


@pytest.mark.rule("K1")
def test_thirteen_cards_each_from_the_dealers_left_and_the_deal_passes_on() -> None:
    of = game()
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    position = of.start(deal, of.first_setting(FOUR[2]))
    assert tuple(sorted(deal.pack[0::4])) == of.view(position, FOUR[3]).hand
    result = played(called(start(of, dealer="W"), "8 H, accept, pass, pass")).result()
    assert FOUR[0] == of.next_setting(of.first_setting(FOUR[3]), result).dealer


@pytest.mark.rule("K2", "K10", "K11")
def test_no_card_is_turned_and_a_suit_is_asked_for_over_a_lower_one_alone() -> None:
    of = game()
    assert ["event-dealt"] == [one.kind for one in of.opening(start(of))]
    eights = [word for word in words(called(start(of), "8 C")) if word.startswith("8")]
    assert ["8 D", "8 H"] == eights
    assert not [word for word in words(called(start(of), "8 H")) if word.startswith("8")]


@pytest.mark.rule("K3", "K4")
def test_three_aces_oblige_to_a_troel_that_everybody_is_told() -> None:
    of = game()
    position = start(of, THREE_ACES)
    happened = seen_by(of.opening(position)[-1], None, 4)
    assert "event-kleurwiezen-troel" == happened.key
    assert {"seat": "N", "cards": "CA DA HA", "partner": "W", "card": "SA", "tricks": 8} == dict(
        happened.args
    )
    shown = {(seat, card.text) for seat, card in of.view(position, None).shown}
    assert {(0, "CA"), (0, "DA"), (0, "HA"), (3, "SA")} == shown
    playing = called(position, "pass, pass")
    assert ("troel", "N W", "S", 8) == (
        playing.terms.contract.kind,
        side(playing),
        playing.terms.contract.trump,
        playing.terms.contract.undertaken,
    )
    assert ("W", ["play SA"]) == (turn(playing), words(playing))
    with pytest.raises(IllegalAction, match="kleurwiezen-first-card"):
        playing.play(FOUR[3], of.alphabet.read("play ST", FRENCH))


@pytest.mark.rule("K5")
@pytest.mark.parametrize(("troela", "tricks"), [("eight_tricks", 8), ("nine_tricks", 9)])
def test_four_aces_find_the_highest_heart_that_they_lack(troela: str, tricks: int) -> None:
    of = game(troela=troela)
    position = start(of, FOUR_ACES)
    shown = {(seat, card.text) for seat, card in of.view(position, None).shown}
    assert {(0, "CA"), (0, "DA"), (0, "HA"), (0, "SA"), (0, "HK"), (2, "HQ")} == shown
    playing = called(position, "pass, pass")
    assert ("N S", "H", tricks) == (
        side(playing),
        playing.terms.contract.trump,
        playing.terms.contract.undertaken,
    )
    assert ["play HQ"] == words(playing)


@pytest.mark.rule("K5", "K7")
def test_where_there_is_no_troel_nothing_is_told_of_aces() -> None:
    for of, hands in ((game(troela="none"), FOUR_ACES), (game(troel=False), THREE_ACES)):
        position = start(of, hands)
        assert () == of.view(position, None).shown
        assert "8 H" in words(position)


@pytest.mark.rule("K6")
def test_a_troel_is_outbid_by_the_two_others_alone() -> None:
    position = start(game(), THREE_ACES)
    assert "E" == turn(position)
    assert {"pass", "misere", "misere_ouverte"} < set(words(position))
    assert not [word for word in words(position) if word.startswith(("8", "9"))]
    assert "10 S" in words(position)
    assert "S" == turn(called(position, "pass"))
    outbid = called(position, "pass, misere")
    assert "E" not in turn(outbid)
    assert "misere" == called(outbid, "pass, pass").terms.contract.kind


@pytest.mark.rule("K8")
def test_a_pass_is_final_and_who_could_only_pass_is_passed_over() -> None:
    position = called(start(game()), "pass, 8 S, 8 H")
    assert "N" == turn(position)
    back = called(position, "pass")
    assert "S" == turn(back)
    assert "W" == turn(called(back, "pass"))
    assert "W" == turn(called(start(game()), "8 H, accept"))


@pytest.mark.rule("K9")
def test_the_ladder_of_bids() -> None:
    assert [
        ("propose", 8), ("lone", 5), ("propose", 9), ("lone", 6), ("propose", 10), ("lone", 7), ("propose", 11),
        ("lone", 8), ("piccolo", 1), ("propose", 12), ("propose", 13), ("abondance", 9), ("troel", 8), ("misere", 0),
        ("abondance", 10), ("abondance", 11), ("misere_ouverte", 0), ("abondance", 12), ("solo", 13), ("solo_slim", 13),
    ] == [(rung.kind, rung.tricks) for rung in LADDER]  # fmt: skip
    over = words(called(start(game()), "misere"))
    assert "9 H" not in over
    assert {"10 S", "misere", "misere_ouverte", "13 S"} < set(over)


@pytest.mark.rule("K10")
def test_an_abondance_outranks_none_of_the_same_number() -> None:
    over = words(called(start(game()), "9 S"))
    assert "9 H" not in over
    assert "10 S" in over


@pytest.mark.rule("K12", "K19")
def test_who_asked_for_a_lower_suit_may_accept_a_higher_one() -> None:
    position = called(start(game()), "8 S, 8 H, pass, pass")
    assert "E" == turn(position)
    assert {"accept", "lone"} < set(words(position))
    playing = called(position, "accept")
    assert ("S E", "H", 8) == (side(playing), playing.terms.contract.trump, playing.terms.contract.undertaken)
    voids = called(start(game(), ONE_SUIT_EACH), "8 S, accept, pass, pass")
    assert "E S" == side(voids)


@pytest.mark.rule("K13")
def test_the_first_to_speak_may_wait_and_then_only_go_along() -> None:
    position = called(start(game()), "hold_back, 8 H, pass, pass")
    assert ("E", ["pass", "accept"]) == (turn(position), words(position))
    assert "hold_back" not in words(called(start(game()), "pass"))
    assert "hold_back" not in words(start(game(eldest_waits=False)))
    assert "score-thrown-in" == called(start(game()), "hold_back, pass, pass, pass").result().lines[0].key


@pytest.mark.rule("K14", "K20")
def test_who_finds_nobody_may_go_alone() -> None:
    position = called(start(game()), "8 H, pass, pass, pass")
    assert ("E", ["pass", "lone"]) == (turn(position), words(position))
    playing = called(position, "lone")
    assert ("lone", "E", "H", 5) == (
        playing.terms.contract.kind,
        side(playing),
        playing.terms.contract.trump,
        playing.terms.contract.undertaken,
    )
    outbid = called(start(game()), "8 S, 8 H, pass, pass, lone")
    assert "S" == turn(outbid)
    assert 5 == called(outbid, "lone, pass").terms.contract.undertaken
    over = called(start(game()), "8 S, 8 H, pass, pass, lone, lone, lone")
    assert ("E", 6) == (side(called(over, "pass")), called(over, "pass").terms.contract.undertaken)


@pytest.mark.rule("K14", "K15")
def test_a_pair_raises_by_the_word_of_who_accepted_or_is_dissolved() -> None:
    position = called(start(game()), "8 S, accept, 8 H, accept")
    assert ("S", ["pass", "raise"]) == (turn(position), words(position))
    raised = called(position, "raise")
    assert ("N", ["pass", "raise"]) == (turn(raised), words(raised))
    assert ("E S", 9) == (
        side(called(raised, "pass, pass")),
        called(raised, "pass, pass").terms.contract.undertaken,
    )
    assert ["pass", "raise"] == words(called(start(game()), "8 S, accept, 8 H, pass"))
    dissolved = called(position, "pass")
    assert ("E", ["pass", "lone"]) == (turn(dissolved), words(dissolved))
    assert 5 == called(dissolved, "lone, pass, pass").terms.contract.undertaken


@pytest.mark.rule("K16")
def test_specials_are_called_at_the_first_turn() -> None:
    assert ["pass", "accept", "lone"] == words(called(start(game()), "8 S, 8 H, pass, pass"))
    assert "misere" in words(called(start(game(specials="any_turn")), "8 S, 8 H, pass, pass"))
    again = words(called(start(game()), "9 S, misere, pass, pass"))
    assert ["pass", "10 S", "11 S", "12 S", "13 S"] == again


@pytest.mark.rule("K17", "K22", "K34")
def test_several_play_the_same_misere_each_by_themselves() -> None:
    position = called(start(game(), ONE_SUIT_EACH), "misere, misere, pass, pass")
    assert ("misere", "E S", "", "E") == (
        position.terms.contract.kind,
        side(position),
        position.terms.contract.trump,
        turn(position),
    )
    assert "misere" not in words(called(start(game(shared_misere=False)), "misere"))
    assert (0, -48, 48, 0) == played(position).result().points
    assert 13 == sum(played(position).won)


@pytest.mark.rule("K18", "K37")
def test_all_pass_and_the_same_dealer_deals_again_for_double() -> None:
    of = game()
    for calls in (PASSES, "8 H, pass, pass, pass, pass"):
        result = called(start(of), calls).result()
        assert "score-thrown-in" == result.lines[0].key
        following = of.next_setting(of.first_setting(FOUR[0]), result)
        assert (2, FOUR[0], 1) == (following.number, following.dealer, following.carry.deals)
    double = played(called(start(of, ONE_SUIT_EACH, passed=1), "13 H"))
    assert (-120, 360, -120, -120) == double.result().points
    assert 0 == of.next_setting(of.first_setting(FOUR[0]), double.result()).carry.deals


@pytest.mark.rule("K37")
@pytest.mark.parametrize(("option", "times"), [("doubles", 1), ("adds_up", 2), ("no_doubling", 0)])
def test_deals_passed_count_as_the_option_says(option: str, times: int) -> None:
    of = game(passed_out=option)
    setting = of.first_setting(FOUR[0])
    for _ in range(2):
        setting = of.next_setting(setting, called(start(of), PASSES).result())
    assert times == setting.carry.deals
