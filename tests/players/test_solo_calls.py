"""The player of Solo Whist before the first card: what it calls with which hand, whether it raises, what it names."""

from random import Random
from typing import Any

import pytest

from tests.rules.solo_table import acted, game, seat, start
from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.players.player import USUAL, Decision
from whistclub.players.registry import make_player
from whistclub.players.solo.hand import ALONE, chance_of_misere, chance_of_tricks, sure_tricks, tricks_counted
from whistclub.players.solo.player import SoloPlayer
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.study.duel import compared_deals, terms_of
from whistclub.study.duel_figures import summary


def around(east: str, turned: str = "S2") -> tuple[str, ...]:
    """Four hands with this one for east; west, who deals, gets the card to be turned, the others the rest in turn."""
    mine = FRENCH.mask(cards_from_text(FRENCH, east))
    rest = [card.text for card in FRENCH.cards if not card.bit & mine and card.text != turned]
    order = [card for step in range(3) for card in rest[step::3]]
    west = [*order[26:], turned][:13]
    return " ".join(order[:13]), east, " ".join(order[13:26]), " ".join(west)


def decided(script: str, who: str, hands: tuple[str, ...], turned: str = "S2", **options: str) -> Decision:
    of: Any = game("solo", **options)
    position: Any = start(of, hands, dealer="W", turned=turned)
    if script:
        position = acted(position, script)
    return SoloPlayer(of).decide(of.view(position, seat(who)), Random(0), USUAL)


def call(script: str, east: str, turned: str = "S2", **options: str) -> str:
    return decided(script, "E", around(east, turned), turned, **options).action.text


NOTHING = "C9 C8 C3 DT D9 D4 D3 H9 H8 H5 ST S7 S5"
SIX_TRUMPS = "SA SK SQ S9 S8 S5 HA HK H3 D8 D4 C7 C6"
GOOD_TRUMPS = "SA SQ S9 S5 HA H7 H3 DK D6 D4 C9 C5 C3"
LOW = "S4 S6 S7 S9 H3 H5 H8 D2 D6 D9 C2 C5 C8"
LOWEST = "S3 S4 S5 S6 H2 H3 H4 D2 D3 D4 C2 C3 C4"
LONG = "HA HK HQ HJ H9 H8 H7 H4 SA CA CK D3 D2"
ALL = "HA HK HQ HJ HT H9 H8 H7 H6 SA CA CK DA"


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        (NOTHING, "call pass"),
        (GOOD_TRUMPS, "call propose"),
        (SIX_TRUMPS, "call solo"),
        (LOW, "call misere"),
        (LOWEST, "call misere_ouverte"),
        (LONG, "call abondance"),
        (ALL, "call abondance_declared"),
    ],
)
def test_each_hand_has_its_call(hand: str, wanted: str) -> None:
    assert wanted == call("N call pass", hand)


def test_a_proposal_is_accepted_with_a_fair_hand_and_not_with_a_poor_one() -> None:
    assert "call accept" == call("N call propose", GOOD_TRUMPS)
    assert "call pass" == call("N call propose", NOTHING)


def test_a_standing_bid_is_overcalled_only_by_a_hand_that_is_worth_it() -> None:
    assert "call misere_ouverte" == call("N call solo", LOWEST)
    assert "call pass" == call("N call misere", SIX_TRUMPS)


def test_the_first_to_call_may_take_up_a_proposal_after_passing() -> None:
    hands = around(NOTHING)
    strong = (GOOD_TRUMPS, *around(GOOD_TRUMPS)[:1], *around(GOOD_TRUMPS)[2:])
    script = "N call pass, E call propose, S call pass, W call pass"
    assert "call accept" == decided(script, "N", strong).action.text
    assert hands != strong


def test_a_dealers_proposal_that_nobody_may_accept_is_not_made() -> None:
    north, _, south, west = around(GOOD_TRUMPS, "S5")
    turned_round = (north, west, south, GOOD_TRUMPS)
    script = "N call pass, E call pass, S call pass"
    assert "call pass" == decided(script, "W", turned_round, "S5").action.text
    assert "call propose" == decided(script, "W", turned_round, "S5", eldest_may_accept="any").action.text


def test_the_raise_is_taken_only_where_a_higher_contract_promises_more() -> None:
    passed = "N call pass, E call solo, S call pass, W call pass"
    assert "call abondance" == call(passed, LONG)
    assert "call pass" == call(passed, SIX_TRUMPS)
    assert "call pass" == call("N call pass, E call abondance, S call pass, W call pass", LONG)


def test_an_unaccepted_proposal_may_become_a_solo() -> None:
    passed = "N call pass, E call propose, S call pass, W call pass, N call pass"
    assert "call solo" == call(passed, SIX_TRUMPS, unaccepted_proposal="solo_only")
    assert "call pass" == call(passed, NOTHING, unaccepted_proposal="any_raise")


def test_the_trump_named_is_the_suit_that_counts_most() -> None:
    script = "N call pass, E call abondance, S call pass, W call pass, E call pass"
    decision = decided(script, "E", around(LONG))
    assert ("trump H", "why-solo-trump") == (decision.action.text, decision.why.key)


def test_a_count_of_tricks_can_be_done_at_the_table() -> None:
    """Six trumps with the three highest, ace and king beside them, two doubletons."""
    hand = FRENCH.mask(cards_from_text(FRENCH, SIX_TRUMPS))
    expected = (
        ALONE.base + 6 * ALONE.trump + sum(ALONE.honours[:3]) + ALONE.aces + ALONE.kings + 2 * ALONE.short[2]
    )
    assert expected == pytest.approx(tricks_counted(hand, "S", ALONE))
    assert 0.5 == pytest.approx(chance_of_tricks(4.5, 5))


def test_lower_cards_make_a_misere_safer_and_an_open_one_is_caught_more_often() -> None:
    low, lowest, high = (FRENCH.mask(cards_from_text(FRENCH, text)) for text in (LOW, LOWEST, LONG))
    assert chance_of_misere(lowest, lies_open=False) > chance_of_misere(low, lies_open=False) > 0.5
    assert chance_of_misere(high, lies_open=False) < 0.2
    assert chance_of_misere(low, lies_open=True) < chance_of_misere(low, lies_open=False)


@pytest.mark.parametrize(("hand", "count"), [(ALL, 13), (LONG, 7), (LOWEST, 0), ("HA HQ SA CA CK CQ D3", 5)])
def test_sure_tricks_are_those_from_the_top(hand: str, count: int) -> None:
    assert count == sure_tricks(FRENCH.mask(cards_from_text(FRENCH, hand)))


def turns(preset: str, number: int, **options: str) -> list[tuple[Any, Decision]]:
    """Every view and decision of a deal between quick players."""
    of: Any = game(preset, **options)
    player = make_player(of, "quick")
    position = of.start(
        deal_from_seed(seed_from_text(f"solo players {number}"), of, 1), of.first_setting(FOUR[number % 4])
    )
    found = []
    while position.to_act():
        who = min(position.to_act())
        seen = of.view(position, who)
        found.append((seen, player.decide(seen, Random(number), USUAL)))
        position = position.play(who, found[-1][1].action)
    return found


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("solo", {}),
        ("solo_units", {}),
        (
            "solo",
            {"all_pass": "general_misere", "unaccepted_proposal": "any_raise", "eldest_may_accept": "any"},
        ),
    ],
)
def test_every_act_is_legal_and_says_why_in_every_language(preset: str, options: dict[str, str]) -> None:
    whys = {}
    for number in range(draws(10, 30)):
        for seen, decision in turns(preset, number, **options):
            assert decision.action in seen.legal
            whys[decision.why.key] = decision.why
    for language in languages():
        speaker = Speaker(Catalogue(language), "french")
        assert all("{" not in speaker.why(why) and "why-" not in speaker.why(why) for why in whys.values())
    assert {"why-solo-pass", "why-solo-lead-master", "why-solo-cannot-win"} <= set(whys)


def test_the_same_view_is_answered_alike_by_any_player_made_for_the_game() -> None:
    first, second = turns("solo", 5), turns("solo", 5)
    assert [decision for _, decision in first] == [decision for _, decision in second]


@pytest.mark.parametrize("other", ["random", "lowest"])
def test_it_is_ahead_of_plain_players_in_points(other: str) -> None:
    terms = terms_of(game("solo"), "quick", other, "7")
    points = summary(compared_deals(terms, range(1, 17))).points
    assert points is not None
    assert points.low > 0


def test_a_short_pack_is_played_out() -> None:
    of: Any = game("solo")
    player = make_player(of, "club")
    for number in range(20):
        full = deal_from_seed(seed_from_text(f"short {number}"), of, 1)
        position = of.start(type(full)(full.pack[:16]), of.first_setting(FOUR[number % 4]))
        while position.to_act():
            who = min(position.to_act())
            position = position.play(who, player.choose(of.view(position, who), Random(number), USUAL))
        assert 0 == sum(position.result().points)


def test_nobody_reads_a_view_of_another_game() -> None:
    other: Any = game("whist")
    position = other.start(deal_from_seed(seed_from_text("1"), other, 1), other.first_setting(FOUR[0]))
    with pytest.raises(TypeError, match="SoloPlayer reads views of Solo"):
        SoloPlayer(game("solo")).decide(other.view(position, FOUR[1]), Random(0), USUAL)
