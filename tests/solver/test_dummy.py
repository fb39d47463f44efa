"""A hand against a dummy with a side pile: the kernel agrees with the twin, and both with hands worked out by hand."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from whistclub.cards.decktet import DECKTET, EXTENDED_CARDS, GONGOR_CARDS, SUITS
from whistclub.cards.hermits import EIGHT_TRICKS
from whistclub.cards.pack import cards_from_text
from whistclub.solver.dummy import (
    KEEP,
    TWIDDLE,
    DummyHand,
    DummyTwin,
    TooLarge,
    Trick,
    Worth,
    can_solve,
    exact_sets,
    solved,
    worth_by_act,
    worth_of_acts,
)
from whistclub.solver.dummy.twin import twiddles

ENDS = 7
needs_kernel = pytest.mark.skipif(not can_solve(), reason="the compiled kernel is not there")


def row_of(*worths: float) -> tuple[tuple[float, ...], ...]:
    return (worths,) * ENDS


def small_hand(rng: Random) -> DummyHand:
    """Up to three cards against a few unseen, with any trump, side pile and worth."""
    pack = rng.choice([DECKTET, EIGHT_TRICKS])
    cards = list(EXTENDED_CARDS if pack is DECKTET else pack.cards)
    rng.shuffle(cards)
    size = rng.randint(1, 3)
    unseen = rng.randint(size, 5)
    suits = rng.sample(SUITS, 6)
    hidden = suits[1 : 1 + rng.randint(0, 2)]
    trump = suits[0] if hidden or rng.random() < 0.8 else ""
    return DummyHand(
        pack=pack,
        hand=tuple(cards[:size]),
        unseen=tuple(cards[size : size + unseen]),
        held=size - rng.randint(0, 1),
        trump=trump,
        hidden=tuple(suit for suit in SUITS if suit in hidden),
        after=rng.random() < 0.5,
        value=tuple(tuple(rng.random() for _ in range(size + 1)) for _ in range(ENDS)),
        told=tuple(rng.random() for _ in range(size + 1)),
        twiddles=rng.choice([0, 1, 6]),
        turned=rng.choice([1, 6]),
        replaced=rng.random() < 0.3,
    )


def asked_of(hand: DummyHand) -> Iterator[tuple[int, str, tuple[str, ...], int]]:
    """Every set of cards that may be held at the start, with every number of tricks won by then."""
    for held in range(1 << len(hand.hand)):
        if held.bit_count() == hand.held:
            for won in range(len(hand.hand) - hand.held + 1):
                yield held, hand.trump, hand.hidden, won


@needs_kernel
def test_the_kernel_agrees_with_the_twin_on_small_hands() -> None:
    rng = Random("small hands")
    compared = 0
    for number in range(250):
        hand = small_hand(rng)
        kernel, twin = solved(hand), DummyTwin(hand)
        for asked in asked_of(hand):
            assert kernel.at(*asked) == pytest.approx(twin.at(*asked), abs=1e-5), f"hand {number} {asked}"
            compared += 1
    assert compared > 500


def test_the_worth_before_a_card_is_the_mean_over_the_dummys_cards_of_the_best_act() -> None:
    rng = Random("means")
    for _ in range(60):
        hand = small_hand(rng)
        hand = msgspec.structs.replace(hand, held=len(hand.hand), replaced=False, twiddles=6)
        whole = solved(hand).at((1 << len(hand.hand)) - 1, hand.trump, hand.hidden, 0)
        bests = []
        for led in hand.unseen:
            rest = tuple(card for card in hand.unseen if card is not led)
            later = msgspec.structs.replace(hand, unseen=rest, held=hand.held - 1)
            acts = worth_of_acts(later, Trick(led=led), DummyTwin(later), 0)
            bests.append(max(worth.value for worth in acts.values()))
        assert sum(bests) / len(bests) == pytest.approx(whole.value, abs=1e-5)


def test_the_chances_of_all_numbers_of_tricks_add_up_to_one() -> None:
    rng = Random("sums")
    for _ in range(60):
        hand = small_hand(rng)
        size = len(hand.hand)
        hand = msgspec.structs.replace(hand, held=size)
        total = 0.0
        for won in range(size + 1):
            told = tuple(float(count == won) for count in range(size + 1))
            found = solved(msgspec.structs.replace(hand, told=told))
            total += found.at((1 << size) - 1, hand.trump, hand.hidden, 0).told
        assert total == pytest.approx(1, abs=1e-5)


def last_card(own: str, led: str, trump: str, hidden: str, *, after: bool) -> dict[str, Worth]:
    """The acts with one card left, a trick being wanted."""
    (card,), (other,) = cards_from_text(DECKTET, own), cards_from_text(DECKTET, led)
    hand = DummyHand(
        pack=DECKTET,
        hand=() if after else (card,),
        unseen=(),
        held=0,
        trump=trump,
        hidden=tuple(hidden),
        after=after,
        value=row_of(0, 1),
        told=(0, 1),
    )
    return worth_by_act(hand, Trick(led=other, card=card if after else None))


@pytest.mark.parametrize(
    ("trump", "hidden", "keep", "twiddle"),
    [("S", "M", 0, 1), ("S", "ML", 0, 0.5), ("S", "MLY", 0, 1 / 3), ("M", "L", 1, 0), ("S", "", 0, 0)],
    ids=["turns the trump", "one of two", "one of three", "turns it away", "no trump helps nobody"],
)
def test_a_low_trump_wins_once_its_suit_is_turned(
    trump: str, hidden: str, keep: float, twiddle: float
) -> None:
    acts = last_card("MK2", "SK7", trump, hidden, after=True)
    assert (keep, twiddle) == pytest.approx((acts[KEEP].value, acts[TWIDDLE].value))


@needs_kernel
@pytest.mark.parametrize("held", [6, 7])
def test_a_hand_of_full_size_is_worth_the_mean_of_the_best_acts_against_each_card(held: int) -> None:
    rng = Random(f"full size {held}")
    deck, suits = rng.sample(GONGOR_CARDS, 16), rng.sample(SUITS, 6)
    hand = DummyHand(
        pack=DECKTET,
        hand=tuple(deck[:held]),
        unseen=tuple(deck[7:]),
        held=held,
        trump=suits[0],
        hidden=tuple(suit for suit in SUITS if suit in suits[1:3]),
        after=True,
        value=row_of(*(float(won == 3) for won in range(8))),
    )
    bests = []
    for led in hand.unseen:
        rest = tuple(card for card in hand.unseen if card != led)
        later = msgspec.structs.replace(hand, unseen=rest, held=held - 1)
        acts = worth_of_acts(later, Trick(led=led), solved(later), 0)
        bests.append(max(worth.value for worth in acts.values()))
    whole = solved(hand).at((1 << held) - 1, hand.trump, hand.hidden, 0)
    assert sum(bests) / len(bests) == pytest.approx(whole.value, abs=1e-5)


@needs_kernel
def test_cards_of_the_dummy_that_are_alike_are_counted_as_often_as_they_are() -> None:
    rng = Random("alike")
    for _ in range(40):
        hand = msgspec.structs.replace(small_hand(rng), replaced=True)
        twice = msgspec.structs.replace(hand, unseen=(*hand.unseen, *hand.unseen))
        for asked in asked_of(hand):
            assert solved(twice).at(*asked) == pytest.approx(solved(hand).at(*asked), abs=1e-5)


@needs_kernel
def test_the_kernel_agrees_with_the_twin_in_every_state_that_one_twiddle_leads_to() -> None:
    rng = Random("a twiddle on")
    compared = 0
    for number in range(80):
        hand = msgspec.structs.replace(small_hand(rng), after=True, turned=1)
        kernel, twin = solved(hand), DummyTwin(hand)
        for held, trump, hidden, won in asked_of(hand):
            for state in twiddles(trump, hidden) if hand.twiddles else []:
                asked = (held, *state, won)
                assert kernel.at(*asked) == pytest.approx(twin.at(*asked), abs=1e-5), f"hand {number} {asked}"
                compared += 1
    assert compared > 80


@needs_kernel
def test_a_fore_hand_of_gongor_has_the_chances_found_by_whole_sets_of_cards() -> None:
    """The numbers are those of the tables by sets of cards, which took 32 s and 2.9 GB."""
    own = cards_from_text(DECKTET, "LY3 MS4 SY6 MS8 MS9 WL4 WX")
    aces_left = (0.886, 1.01, 1.069, 1.071, 1.046, 1.0, 0.886)
    hand = DummyHand(
        pack=DECKTET,
        hand=own,
        unseen=tuple(card for card in GONGOR_CARDS if card not in own),
        held=7,
        trump="S",
        hidden=tuple("MWLYK"),
        after=True,
        value=tuple((*[0.0] * 7, worth) for worth in aces_left),
        turned=0,
    )
    worths = solved(hand)
    found = [worths.at(127, "S", hand.hidden, 7 - bid).value for bid in range(8)]
    assert found == pytest.approx(
        [0.3260081, 0.7399505, 0.8979914, 0.9283067, 0.9155086, 0.8438299, 0.5407032, 0.1426727], abs=2e-6
    )


@needs_kernel
def test_a_hand_that_takes_more_work_than_allowed_is_refused() -> None:
    hand = small_hand(Random("work"))
    with pytest.raises(TooLarge):
        solved(hand, most_work=0)


def test_before_the_card_one_may_twiddle_until_the_suit_comes() -> None:
    acts = last_card("MK2", "SK7", "S", "ML", after=False)
    assert acts["MK2"].value == 0
    assert acts[TWIDDLE].value == 1


def test_looking_further_ahead_is_never_worth_less() -> None:
    rng = Random("further")
    for _ in range(40):
        hand = msgspec.structs.replace(small_hand(rng), replaced=False)
        for asked in asked_of(hand):
            worths = [
                solved(msgspec.structs.replace(hand, twiddles=count)).at(*asked).value for count in (0, 1, 6)
            ]
            assert worths[0] <= worths[1] + 1e-6 <= worths[2] + 2e-6


def test_the_sets_counted_are_those_of_cards_left_and_seen() -> None:
    assert exact_sets(2, 2, 5) == 1
    assert exact_sets(3, 3, 5) == 1 + 3 * 5
    assert exact_sets(3, 2, 5) == 3


@needs_kernel
def test_a_hand_too_large_for_its_memory_is_refused() -> None:
    cards = EXTENDED_CARDS
    hand = DummyHand(
        pack=DECKTET,
        hand=cards[:10],
        unseen=cards[10:44],
        held=10,
        trump="M",
        hidden=tuple("SWLYK"),
        after=False,
        value=row_of(*[0.0] * 10, 1),
    )
    with pytest.raises(TooLarge):
        solved(hand)
