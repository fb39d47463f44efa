"""Cards tried out in imagined deals, and the quick playing out behind it."""

from random import Random
from typing import Any

import pytest

from tests.players.scripted import QUICK, acted, begun, dealt, game
from whistclub.cards.french import FRENCH
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.player import USUAL
from whistclub.players.playout import Lying, imagined, played_out, tricks_after, tried_out
from whistclub.players.reading import Reading, read
from whistclub.rules.seats import FOUR

SPADES = FRENCH.of_suit("S")


def random_hands(rng: Random, size: int) -> list[int]:
    picked = rng.sample(range(52), 4 * size)
    return [sum(1 << card for card in picked[seat * size : (seat + 1) * size]) for seat in range(4)]


def begin() -> Lying:
    """A trick of no cards that South has to itself, so that South leads the first real one."""
    return Lying(0, 0, 2, 0, 0)


@pytest.mark.parametrize("trumps", [0, SPADES])
@pytest.mark.parametrize("low", [False, True])
def test_every_trick_goes_to_one_side(low: bool, trumps: int) -> None:
    rng = Random(1)
    for size in range(1, 14):
        hands = random_hands(rng, size)
        both = [played_out(hands.copy(), begin(), trumps, side, low=low) for side in (0, 1)]
        assert size + 1 == sum(both)


def test_each_plays_for_its_side() -> None:
    """With all the top cards a side takes everything in a High; in a Low the other side's high cards are caught."""
    hands = [FRENCH.of_suit("S"), FRENCH.of_suit("H"), FRENCH.of_suit("C"), FRENCH.of_suit("D")]
    assert 1 + 13 == played_out(hands.copy(), begin(), 0, 0, low=False)
    low_spades = FRENCH.mask(FRENCH.members(SPADES)[:4])
    high_spades = FRENCH.mask(FRENCH.members(SPADES)[4:8])
    others = FRENCH.mask(FRENCH.members(SPADES)[8:12])
    hearts = FRENCH.mask(FRENCH.members(FRENCH.of_suit("H"))[:4])
    assert 4 == played_out([hearts, high_spades, low_spades, others], begin(), 0, 1, low=True)


def test_trumps_take_tricks() -> None:
    clubs, hearts = FRENCH.of_suit("C"), FRENCH.of_suit("H")
    hands = [SPADES, clubs, hearts, FRENCH.of_suit("D")]
    assert 13 == played_out(hands.copy(), Lying(0, 0, 1, 1, 0), SPADES, 0, low=False)


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
