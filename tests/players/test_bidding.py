"""Bids tried in imagined deals: legal, the same from one seed, blind to hidden cards, plain where the hand is plain,
said truly.
"""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.players.scripted import begun, cards, deal_at, dealt
from tests.players.truths import Turn
from tests.players.truths_bidding import TRIED
from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota.contracts import GRAND, LOW, NULLO
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import bids_by_trial
from whistclub.players.minnesota.bid_trials import contract_of
from whistclub.players.player import Budget
from whistclub.players.solo.call_trials import expected_from
from whistclub.players.solo.hand import counts_of
from whistclub.players.solo.prospects import Prospect
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Call
from whistclub.rules.seats import FOUR

FEW = Budget(samples=1)
PRESETS = (
    "minnesota",
    "minnesota_double",
    "norwegian",
    "european",
    "south_dakota",
    "askov",
    "solo",
    "solo_units",
)
PLAYING = {"playing", "play", "over"}


def bids(of: Any, position: Any, *, budget: Budget = FEW) -> list[Turn]:
    """The turns before the first card."""
    player = bids_by_trial(of)
    turns: list[Turn] = []
    while position.to_act():
        seat = min(position.to_act())
        view = of.view(position, seat)
        if view.phase in PLAYING:
            break
        decision = player.decide(view, Random(len(turns)), budget)
        turns.append(Turn(of, position, view, decision))
        position = position.play(seat, decision.action)
    return turns


@pytest.mark.parametrize("preset", PRESETS)
def test_bids_are_legal_repeatable_and_truly_told(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    told = 0
    for number in range(draws(1, 2)):
        turns = bids(of, deal_at(of, number))
        assert [turn.action for turn in turns] == [turn.action for turn in bids(of, deal_at(of, number))]
        for turn in turns:
            assert turn.action in turn.view.legal
            if turn.key in TRIED:
                told += 1
                assert TRIED[turn.key].holds(turn), turn.why
    assert told


@pytest.mark.parametrize("preset", ["minnesota", "norwegian", "solo"])
def test_a_bid_depends_on_nothing_that_the_seat_does_not_see(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    position = deal_at(of, 3)
    seat = min(position.to_act())
    view = of.view(position, seat)
    for number in range(draws(1, 3)):
        world = of.sample(view, Random(number))
        other = of.start(world.deal, view.setting)
        twin = of.view(other, seat)
        assert bids_by_trial(of).decide(view, Random(7), FEW) == bids_by_trial(of).decide(
            twin, Random(7), FEW
        )


def test_without_samples_the_conventions_bid() -> None:
    of: Any = game_of_preset("minnesota", {})
    (first, *_) = bids(of, deal_at(of, 1), budget=Budget(samples=0))
    assert first.key in {"why-bid-high", "why-bid-low"}


STRONG = "SA SK SQ SJ HA HK HQ DA DK CA CK CQ C2"
WEAK = "S2 S3 S5 H2 H3 H4 H6 D2 D4 D5 C2 C3 C5"


@pytest.mark.parametrize(("hand", "key"), [(STRONG, "why-bid-tried-high"), (WEAK, "why-bid-tried-low")])
def test_a_plain_hand_is_bid_plainly(hand: str, key: str) -> None:
    of: Any = game_of_preset("minnesota_double", {})
    position = begun(of, dealt(N=hand), "W")
    view = of.view(position, FOUR[0])
    assert bids_by_trial(of).decide(view, Random(1), FEW).why.key == key


@pytest.mark.parametrize(("hand", "word"), [(STRONG, "grand"), (WEAK, "nullo")])
def test_a_plain_hand_speaks_plainly(hand: str, word: str) -> None:
    of: Any = game_of_preset("norwegian", {})
    position = begun(of, dealt(N=hand), "W")
    view = of.view(position, FOUR[0])
    assert bids_by_trial(of).decide(view, Random(1), FEW).action.text == f"say {word}"


def test_the_first_grand_or_nullo_makes_the_contract() -> None:
    north, east, south, west = FOUR
    passed = dict.fromkeys(FOUR, "pass")
    assert contract_of(passed, north) == LOW
    assert contract_of({**passed, north: "grand", south: "grand"}, north) == GRAND[south]
    assert contract_of({**passed, west: "nullo", north: "grand"}, east) == NULLO[west]


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("SA SK SQ SJ S9 S8 HA HK HQ DA D8 C7 C6", {"solo", "abondance", "abondance_in_trumps"}),
        ("C9 C8 C3 DT D9 D4 D3 H9 H8 H5 ST S7 S5", {"pass"}),
        ("HA HK HQ HJ HT H9 H8 H7 H6 SA CA CK DA", {"abondance_declared"}),
    ],
)
def test_a_plain_hand_of_solo_is_called_plainly(hand: str, wanted: set[str]) -> None:
    of: Any = game_of_preset("solo", {})
    position = begun(of, dealt(N=hand), "W", "S2" if "S2" not in hand else "D2")
    view = of.view(position, FOUR[0])
    decision = bids_by_trial(of).decide(view, Random(1), Budget(samples=10))
    assert isinstance(decision.action, Call)
    assert decision.action.parts[0] in wanted


def test_the_expectation_of_a_call_is_what_the_opponents_pay() -> None:
    of: Any = game_of_preset("solo", {})
    units: Any = game_of_preset("solo_units", {"unit": "2"})
    sure, even = Prospect(1.0, 2.0), Prospect(0.5, 0.0)
    assert expected_from(Call("solo"), sure, of.options) == 3 * (4 + 2)
    assert expected_from(Call("misere"), even, of.options) == 0
    assert expected_from(Call("accept"), sure, of.options) == 4 + 2
    assert expected_from(Call("propose"), Prospect(1.0, 0.0, 0.5), of.options) == 2
    assert expected_from(Call("solo"), sure, units.options) == 3 * 2


def test_imagined_deals_keep_the_hand_and_follow_what_was_heard() -> None:
    """A seat that proposed is imagined with more tricks for a pair than one that passed."""
    of: Any = game_of_preset("solo", {})
    shared = {}
    for word in ("propose", "pass"):
        position = deal_at(of, 2)
        speaker = min(position.to_act())
        position = position.play(speaker, Call(word))
        view = of.view(position, min(position.to_act()))
        deals = imagined_deals(of, view, Random(1), 50)
        assert all(
            hands[view.viewer] == FRENCH.mask(view.hand) and sum(hands) == FRENCH.full for hands in deals
        )
        assert {hand.bit_count() for hands in deals for hand in hands} == {13}
        shared[word] = fmean(counts_of(hands[speaker], view.turned.suits)[0] for hands in deals)
    assert shared["propose"] > shared["pass"] + 1


def test_a_first_lead_names_a_trump_of_the_hand() -> None:
    of: Any = game_of_preset("south_dakota", {})
    hand = "SA SK SQ SJ ST S9 S8 HA HK D2 D3 C2 C3"
    position = begun(of, dealt(N=hand), "W")
    player = bids_by_trial(of)
    while of.view(position, None).phase == "laying":
        seat = min(position.to_act())
        position = position.play(seat, player.choose(of.view(position, seat), Random(1), FEW))
    act: Any = player.decide(of.view(position, FOUR[0]), Random(1), FEW).action
    assert act.card.bit & cards("SA SK SQ SJ ST S9 S8")


def test_where_nothing_speaks_for_either_bid_the_conventional_reason_is_given() -> None:
    """A bid told as better in fewer deals than worse would be no reason for it."""
    of: Any = game_of_preset("south_dakota", {})
    for number in range(draws(2, 4)):
        for turn in bids(of, deal_at(of, number)):
            if "better" in turn.facts:
                assert turn.facts["better"] > turn.facts["worse"] or turn.key == "why-lead-tried-trump"
