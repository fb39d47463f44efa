"""Cards tried out in imagined deals, and the quick playing out behind it."""

from random import Random
from typing import Any

import pytest

from tests.players.scripted import QUICK, acted, begun, dealt, game
from whistclub.cards.french import FRENCH
from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.player import USUAL
from whistclub.players.playout import imagined, tricks_after, tried_out
from whistclub.players.reading import Reading, read
from whistclub.players.seen_play import PAIRS, Lying, cards_of, round_of, tricks_by_seat
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import Judge, Order

SPADES = FRENCH.of_suit("S")


def random_hands(rng: Random, size: int) -> list[int]:
    picked = rng.sample(range(52), 4 * size)
    return [sum(1 << card for card in picked[seat * size : (seat + 1) * size]) for seat in range(4)]


def tricks(
    hands: list[int], turn: int, trump: str, *, low: bool = False, judge: Judge | None = None
) -> list[int]:
    """The tricks of each seat when this one leads and all want tricks, or none."""
    wishes, cards = (low,) * 4, cards_of(judge or Judge(FRENCH, trump))
    return tricks_by_seat(hands.copy(), Lying(0, 0, turn, turn, 0), cards, PAIRS, lambda _: wishes)


@pytest.mark.parametrize("trump", ["", "S"])
@pytest.mark.parametrize("low", [False, True])
def test_every_trick_goes_to_one_side(low: bool, trump: str) -> None:
    rng = Random(1)
    for size in range(1, 14):
        assert size == sum(tricks(random_hands(rng, size), 2, trump, low=low))


def test_each_plays_for_its_side() -> None:
    """With all the top cards a side takes everything in a High; in a Low the other side's high cards are caught."""
    hands = [FRENCH.of_suit("S"), FRENCH.of_suit("H"), FRENCH.of_suit("C"), FRENCH.of_suit("D")]
    assert [0, 0, 13, 0] == tricks(hands, 2, "")
    low_spades = FRENCH.mask(FRENCH.members(SPADES)[:4])
    high_spades = FRENCH.mask(FRENCH.members(SPADES)[4:8])
    others = FRENCH.mask(FRENCH.members(SPADES)[8:12])
    hearts = FRENCH.mask(FRENCH.members(FRENCH.of_suit("H"))[:4])
    north, east, south, west = tricks([hearts, high_spades, low_spades, others], 2, "", low=True)
    assert (0, 4) == (north + south, east + west)


def test_trumps_take_tricks() -> None:
    clubs, hearts = FRENCH.of_suit("C"), FRENCH.of_suit("H")
    hands = [SPADES, clubs, hearts, FRENCH.of_suit("D")]
    assert [13, 0, 0, 0] == tricks(hands, 1, "S")


def test_where_low_cards_win_they_are_led() -> None:
    downtown = Order(ranks=tuple(sorted({card.rank for card in FRENCH.cards}, reverse=True)))
    low, high = FRENCH.mask(FRENCH.members(SPADES)[:4]), FRENCH.mask(FRENCH.members(SPADES)[4:8])
    cards = cards_of(Judge(FRENCH, "", downtown))
    hands = [cards.placed(hand) for hand in (high, FRENCH.of_suit("H") & 15 << 13, low, 0)]
    assert [0, 0, 4, 0] == tricks_by_seat(
        hands,
        Lying(0, 0, 2, 2, 0),
        cards,
        round_of((1, 2, 0, 0), (1, 2, 4, 8), (0, 1, 2)),
        lambda _: (False,) * 4,
    )


def reading(script: str, **hands: str) -> Reading:
    of: Any = game("whist")
    position = acted(begun(of, dealt(**hands), "N", "C2"), script)
    return read(of.view(position, position.turn))


LAST = {"N": "C2 HA HQ H5", "E": "HJ", "S": "H4", "W": "H3"}
SCRIPT = "E play HJ, S play H4, W play H3"


def test_a_card_that_is_clearly_better_is_found() -> None:
    found = reading(SCRIPT, **LAST)
    usual = Chosen(FRENCH.card("H5"), because("why-cannot-win", card="H5"), Kind.FORCED)
    chosen = tried_out(found, usual, Random(1), USUAL, low=False)
    assert ("HQ", "why-tried-out") == (chosen.card.text, chosen.why.key)


def test_without_a_budget_the_usual_card_stands() -> None:
    found = reading(SCRIPT, **LAST)
    usual = Chosen(FRENCH.card("H5"), because("why-cannot-win", card="H5"), Kind.FORCED)
    assert usual is tried_out(found, usual, Random(1), QUICK, low=False)


def test_imagined_hands_agree_with_all_that_was_seen() -> None:
    hands = {"N": "C2 HA HQ H5", "E": "HJ H7", "S": "H4", "W": "S3 S4 S5 D2 D3 D4 D5 D6 D7 C3 C4 C5 C6"}
    found = reading("E play HJ, S play H4, W play D2", **hands)
    rng = Random(2)
    for _ in range(50):
        drawn = imagined(found, rng)
        assert drawn[0] == found.hand
        assert not drawn[3] & FRENCH.of_suit("H")
        assert [hand.bit_count() for hand in drawn] == list(found.counts)
        assert sum(drawn) == found.hand | found.out


def test_the_tricks_after_a_card_count_the_one_on_the_table() -> None:
    found = reading(SCRIPT, **LAST)
    drawn = imagined(found, Random(3))
    assert all(0 <= tricks_after(found, drawn, card, low=False) <= 13 for card in FRENCH.iterate(found.legal))
    assert drawn == imagined(found, Random(3))
    assert FOUR[0] == found.me


def test_a_joker_that_tells_no_suit_is_led_last_and_every_trick_is_counted() -> None:
    judge = Judge(FRENCH_JOKERS, "", Order(trumps=("JL", "JB")))
    for low in (False, True):
        rng = Random(4)
        for size in (1, 2, 5):
            picked = rng.sample(range(54), 4 * size)
            hands = [
                sum(1 << place for place in picked[seat * size : (seat + 1) * size]) for seat in range(4)
            ]
            assert size == sum(tricks(hands, 0, "", low=low, judge=judge))
