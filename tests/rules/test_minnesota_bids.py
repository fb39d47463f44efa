"""Minnesota Whist: the deal, bid cards, the reveal and spoken bids."""

import itertools
import random

import pytest

from tests.rules.minnesota_table import (
    MIXED,
    ONE_SUIT_EACH,
    acted,
    game,
    kinds,
    leader,
    seat,
    start,
    texts,
    to_act,
    told,
    view,
)
from whistclub.cards.errors import BadDeal, BadOption, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.rules.actions import Lay, Play, Say
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed, four_hands

RED_LAYS = "N lay D5, E lay D2, S lay D3, W lay D4"


def refusal(position: object, script: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        acted(position, script)
    return refused.value.reason.key


@pytest.mark.rule("M1")
def test_fifty_two_cards_go_thirteen_to_each() -> None:
    minnesota = game()
    deal = deal_from_seed(seed_from_text("1"), minnesota, 1)
    assert [13] * 4 == [hand.bit_count() for hand in four_hands(deal, seat("S"))]
    assert "" == view(minnesota, acted(start(minnesota, MIXED), RED_LAYS), "N").trump


@pytest.mark.rule("M1")
def test_a_pack_that_four_cannot_share_is_refused() -> None:
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        game().start(Deal(FRENCH.cards[:13]), game().first_setting(seat("N")))


@pytest.mark.rule("M2")
def test_cards_go_from_the_dealers_left_and_the_last_is_the_dealers() -> None:
    minnesota = game()
    setting = minnesota.first_setting(first_dealer(seed_from_text("1")))
    assert seat("S") == setting.dealer
    deal = deal_from_seed(seed_from_text("1"), minnesota, 1)
    position = minnesota.start(deal, setting)
    assert deal.pack[0] in view(minnesota, position, "W").hand
    assert deal.pack[51] in view(minnesota, position, "S").hand


@pytest.mark.rule("M4")
def test_any_card_may_be_laid_in_pack_order() -> None:
    position = start(game(), MIXED)
    assert [f"lay {card}" for card in MIXED[0].split()] == texts(position, "N")


@pytest.mark.rule("M4", "M8")
@pytest.mark.parametrize(
    ("card", "contract"), [("S4", "grand"), ("C3", "grand"), ("D2", "low"), ("H5", "low")]
)
def test_black_is_high_and_red_is_low(card: str, contract: str) -> None:
    minnesota = game()
    position = acted(start(minnesota, MIXED), f"N lay D5, E lay {card}, S lay D3, W lay D4")
    assert contract == view(minnesota, position, None).contract


@pytest.mark.rule("M5")
def test_all_four_lay_before_any_is_shown() -> None:
    minnesota = game()
    script = "W lay S2, N lay C2, E lay C3"
    assert ["event-laid"] * 3 == kinds(told(minnesota, start(minnesota, MIXED), script))
    position = acted(start(minnesota, MIXED), script)
    assert "S" == to_act(position)
    assert ((0, None), (1, None), (3, None)) == view(minnesota, position, "S").acts


@pytest.mark.rule("M5")
def test_a_laid_card_is_not_taken_back() -> None:
    assert "already-laid" == refusal(start(game(), MIXED), "N lay C2, N lay D5")


@pytest.mark.rule("M5")
def test_the_order_of_laying_leaves_no_trace() -> None:
    lays = ["N lay C2", "E lay D2", "S lay H2", "W lay S2"]
    for count in (2, 3, 4):
        orders = [",".join(order) for order in itertools.permutations(lays[:count])]
        assert 1 == len({acted(start(game(), MIXED), order) for order in orders})


@pytest.mark.rule("M6")
def test_a_hand_without_a_colour_may_lay_any_two_of_the_other() -> None:
    legal = texts(start(game(), ONE_SUIT_EACH), "N")
    assert [f"lay {card}" for card in ONE_SUIT_EACH[0].split()] == legal[:13]
    assert 13 + 78 == len(legal)
    assert ["lay S2 S3", "lay S2 S4", "lay SK SA"] == [legal[13], legal[14], legal[-1]]


@pytest.mark.rule("M6", "M8")
def test_two_red_cards_are_a_high_and_two_black_ones_a_low() -> None:
    minnesota = game()
    granded = acted(start(minnesota, ONE_SUIT_EACH), "N lay S2, E lay H2 H3, S lay D2, W lay C2")
    assert seat("E") == view(minnesota, granded, None).grander
    low = acted(start(minnesota, ONE_SUIT_EACH), "N lay S2 S3, E lay H2, S lay D2, W lay C2 C3")
    assert "low" == view(minnesota, low, None).contract


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    ("hands", "act", "why"),
    [
        (MIXED, "N lay C2 C6", "lay-signal-needs-void"),
        (MIXED, "N lay C2 D5", "lay-signal-needs-void"),
        (MIXED, "N lay C2 C3", "not-held"),
        (MIXED, "N lay C3", "not-held"),
        (ONE_SUIT_EACH, "N lay S2 H2", "not-held"),
        (MIXED, "N play C2", "wrong-phase-bid"),
    ],
)
def test_what_may_not_be_laid_is_refused_by_name(hands: tuple[str, ...], act: str, why: str) -> None:
    assert why == refusal(start(game(), hands), act)


def test_one_card_twice_or_three_cards_are_no_bid() -> None:
    position = start(game(), ONE_SUIT_EACH)
    two, three, four = (FRENCH.card(text) for text in ("S2", "S3", "S4"))
    for lay, why in [
        (Lay(two, three, four), "lay-one-card"),
        (Lay(two, two), "lay-signal-two-of-other-colour"),
    ]:
        with pytest.raises(IllegalAction, match=why):
            position.play(seat("N"), lay)


@pytest.mark.rule("M7")
def test_a_signal_the_reveal_reaches_shows_both_cards() -> None:
    minnesota = game()
    script = "N lay S2, E lay H2, S lay D4 D5, W lay C2"
    position = acted(start(minnesota, ONE_SUIT_EACH), script)
    shown = [
        (bid.seat, bid.means, [card.text for card in bid.cards])
        for bid in view(minnesota, position, "W").bids
    ]
    assert [(1, "low", ["H2"]), (2, "high", ["D4", "D5"])] == shown
    expected = ["event-laid"] * 4 + ["event-shown-low", "event-signal-high", "event-granded", "event-leads"]
    assert expected == kinds(told(minnesota, start(minnesota, ONE_SUIT_EACH), script))


@pytest.mark.rule("M7")
def test_two_black_cards_are_shown_as_a_signal_of_low() -> None:
    script = "N lay S2, E lay H2, S lay D4, W lay C2 C3"
    shown = ["event-shown-low", "event-shown-low", "event-signal-low", "event-shown-high"]
    expected = ["event-laid"] * 4 + [*shown, "event-granded", "event-leads"]
    assert expected == kinds(told(game(), start(game(), ONE_SUIT_EACH), script))


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("dealer", "lays", "grander"),
    [
        ("N", "N lay C2, E lay D2, S lay C4, W lay C5", "S"),
        ("S", "N lay C2, E lay D2, S lay C4, W lay C5", "W"),
        ("W", "N lay C2, E lay C3, S lay C4, W lay C5", "N"),
        ("E", "N lay D5, E lay C3, S lay D3, W lay D4", "E"),
    ],
)
def test_the_first_black_card_from_the_dealers_left_grands(dealer: str, lays: str, grander: str) -> None:
    minnesota = game()
    seen = view(minnesota, acted(start(minnesota, MIXED, dealer), lays), "N")
    assert (seat(grander), "grand") == (seen.grander, seen.contract)
    order = [(seat(dealer) + step) % 4 for step in range(1, 5)]
    assert order[: order.index(seat(grander)) + 1] == [bid.seat for bid in seen.bids]


@pytest.mark.rule("M9")
def test_four_lows_make_a_low_that_nobody_granded() -> None:
    minnesota = game()
    seen = view(minnesota, acted(start(minnesota, MIXED), RED_LAYS), None)
    assert ("low", None, None, 4) == (seen.contract, seen.grander, seen.bidder, len(seen.bids))
    assert "event-all-low" in kinds(told(minnesota, start(minnesota, MIXED), RED_LAYS))


@pytest.mark.rule("M10")
def test_bid_cards_go_back_to_the_hands() -> None:
    minnesota = game()
    position = acted(start(minnesota, MIXED, "W"), "N lay C2, E lay D2, S lay D3, W lay D4")
    assert MIXED[0].split() == [card.text for card in view(minnesota, position, "N").hand]
    assert "play D4" in texts(position, "W")


@pytest.mark.rule("M21")
def test_bids_are_laid_as_cards_unless_they_are_spoken() -> None:
    assert "laying" == view(game(), start(game(), MIXED), "N").phase
    spoken = game(bidding="spoken")
    assert "saying" == view(spoken, start(spoken, MIXED), "N").phase


@pytest.mark.rule("M22")
def test_spoken_bids_go_round_from_the_dealers_left_until_one_decides() -> None:
    spoken = game(bidding="spoken")
    position = start(spoken, MIXED, "S")
    assert ("W", ["say grand", "say nullo", "say pass"]) == (leader(position), texts(position, "W"))
    position = acted(position, "W say pass")
    assert ("N", []) == (leader(position), texts(position, "W"))
    seen = view(spoken, acted(position, "N say nullo"), None)
    assert ("low", seat("N"), None) == (seen.contract, seen.bidder, seen.grander)
    assert [(3, "pass"), (0, "nullo")] == [(bid.seat, bid.means) for bid in seen.bids]
    seen = view(spoken, acted(position, "N say pass, E say grand"), None)
    assert ("grand", seat("E"), seat("E")) == (seen.contract, seen.bidder, seen.grander)


@pytest.mark.rule("M22")
def test_four_passes_make_a_low_nobody_bid() -> None:
    spoken = game(bidding="spoken")
    script = "E say pass, S say pass, W say pass, N say pass"
    seen = view(spoken, acted(start(spoken, MIXED), script), None)
    assert ("low", None) == (seen.contract, seen.bidder)
    assert "event-all-passed" in kinds(told(spoken, start(spoken, MIXED), script))


def spoken_sequences() -> set[tuple[str, ...]]:
    """All complete rounds of spoken bids, from the rule: up to four words, the first grand or nullo is the last."""
    words = ("grand", "nullo", "pass")
    rounds = itertools.chain.from_iterable(itertools.product(words, repeat=count) for count in range(1, 5))
    return {
        said
        for said in rounds
        if set(said[:-1]) <= {"pass"} and (said[-1] != "pass" or said == ("pass",) * 4)
    }


@pytest.mark.rule("M22")
def test_there_are_nine_rounds_of_spoken_bids() -> None:
    spoken = game(bidding="spoken")

    def walked(position: object, said: tuple[str, ...]) -> set[tuple[str, ...]]:
        if view(spoken, position, None).phase != "saying":
            return {said}
        letter = leader(position)
        acts = texts(position, letter)
        return set().union(*(walked(acted(position, f"{letter} {act}"), (*said, act[4:])) for act in acts))

    assert 9 == len(spoken_sequences())
    assert spoken_sequences() == walked(start(spoken, MIXED), ())


def test_a_spoken_bid_out_of_turn_or_unknown_is_refused() -> None:
    spoken = game(bidding="spoken")
    assert "not-your-turn" == refusal(start(spoken, MIXED), "N say grand")
    for act in (Say("high"), Play(FRENCH.card("D2"))):
        with pytest.raises(IllegalAction, match="wrong-phase-bid"):
            start(spoken, MIXED).play(seat("E"), act)


@pytest.mark.rule("M23", "M40")
def test_red_is_high_in_the_european_way() -> None:
    european = game("european")
    position = acted(start(european, MIXED), "N lay C2, E lay C3, S lay D3, W lay C5")
    assert seat("S") == view(european, position, None).grander
    signal = acted(start(european, ONE_SUIT_EACH), "N lay S2 S3, E lay H2 H3, S lay D2 D3, W lay C2 C3")
    assert seat("W") == view(european, signal, None).grander


@pytest.mark.rule("M24")
def test_without_the_signal_a_hand_lays_one_card() -> None:
    off = game(two_card_signal="off")
    assert 13 == len(texts(start(off, ONE_SUIT_EACH), "N"))
    assert "lay-signal-off" == refusal(start(off, ONE_SUIT_EACH), "N lay S2 S3")


@pytest.mark.rule("M23", "M24")
@pytest.mark.parametrize(("name", "value"), [("colours", "red_high"), ("two_card_signal", "off")])
def test_what_concerns_bid_cards_is_refused_with_spoken_bids(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=f"option-refused-with.*{name}"):
        game(bidding="spoken", **{name: value})


def test_the_legal_lays_are_exactly_what_is_not_refused() -> None:
    rng = random.Random(5)
    every = [Lay(card) for card in FRENCH.cards] + [
        Lay(*two) for two in itertools.combinations(FRENCH.cards, 2)
    ]
    for hands in (MIXED, ONE_SUIT_EACH):
        position = start(game(), hands)
        legal = set(position.legal(seat("S")))
        for lay in rng.sample(every, 300):
            if lay in legal:
                position.play(seat("S"), lay)
            else:
                with pytest.raises(IllegalAction):
                    position.play(seat("S"), lay)
