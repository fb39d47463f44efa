"""Inferences that a seat draws from its view: tricks, voids, cards out, masters."""

from random import Random
from typing import Any

import pytest

from tests.rules.minnesota_table import ONE_SUIT_EACH, acted, game, seat, start, view
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.players.reading import Reading, highest, lowest, read
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.seats import FOUR

HEARTS = FRENCH.of_suit("H")
RUN = (
    "SA SK S5 H7 H5 H3 D9 D7 D5 C9 C7 C5 C3",
    "SQ S9 S8 S7 HA HK H2 DA D8 D6 CA C8 C6",
    "SJ ST S6 S4 S3 S2 HQ HJ DK DQ CK CQ C4",
    "HT H9 H8 H6 H4 DJ DT D4 D3 D2 CJ CT C2",
)
"""West has no spade."""


def mask(text: str) -> int:
    return FRENCH.mask(cards_from_text(FRENCH, text))


def reading(script: str, viewer: str, hands: tuple[str, ...] = RUN) -> Reading:
    """The viewer's inferences after these acts of a Minnesota deal, with North dealing."""
    of = game()
    return read(view(of, acted(start(of, hands, "N"), script), viewer))


BIDS = "N lay C3, E lay C6, S lay C4, W lay C2"
LEAD = f"{BIDS}, N play SA, E play S7, S play S2, W play H4"


def test_the_trick_taken_is_its_takers() -> None:
    (trick,) = reading(LEAD, "E").tricks
    assert (seat("N"), seat("N"), "SA") == (trick.taker, trick.leader, trick.led.text)


def test_who_failed_to_follow_is_void_and_the_sluff_is_kept() -> None:
    found = reading(LEAD, "E")
    assert found.is_void(seat("W"), FRENCH.of_suit("S"))
    assert not found.is_void(seat("S"), FRENCH.of_suit("S"))
    assert ["H4"] == [card.text for card in found.sluffs(seat("W"))]


def test_a_first_lead_is_found_for_its_seat() -> None:
    found = reading(f"{LEAD}, N play H5, E play H2, S play HQ, W play H6, S play SJ", "W")
    assert [["SA", "H5"], [], ["SJ"], []] == [[card.text for card in found.led_by(who)] for who in FOUR]


def test_masters_are_the_cards_no_card_out_can_beat() -> None:
    assert mask("SA SK") == reading(BIDS, "N").masters(FRENCH.of_suit("S"))
    assert 0 == reading(BIDS, "N").masters(HEARTS)
    assert mask("SK") == reading(LEAD, "N").masters(FRENCH.of_suit("S"))


def test_a_card_is_safe_when_those_after_it_cannot_beat_it() -> None:
    found = reading(f"{BIDS}, N play SK", "E")
    assert (seat("S"), seat("W")) == found.later
    assert not found.takes(FRENCH.card("SQ"))
    last = reading(f"{BIDS}, N play S5, E play SQ, S play SJ", "W")
    assert ((), (seat("E"), FRENCH.card("SQ"))) == (last.later, last.winning)


def test_cards_that_may_beat_are_those_out_and_not_barred() -> None:
    found = reading(f"{LEAD}, N play SK, E play S8", "S")
    assert 0 == found.beaters(FRENCH.card("SJ"), seat("W"))
    assert mask("SQ S9") & found.out == found.beaters(FRENCH.card("S6"), seat("E")) & mask("SQ S9")


def test_a_card_shown_as_a_bid_is_known_and_with_nobody_else() -> None:
    found = reading("N lay H3, E lay C6, S lay C4, W lay C2", "S")
    assert mask("C6") == found.known[seat("E")]
    assert not found.may_hold[seat("W")] & mask("C6")


def test_a_hand_that_must_hold_all_that_is_out_is_known() -> None:
    of = game()
    position = acted(start(of, ONE_SUIT_EACH, "N"), "N lay S2, E lay H2, S lay D2, W lay C2")
    while not sum(position.tricks.won):
        (who,) = position.to_act()
        position = position.play(who, position.legal(who)[0])
    found = read(view(of, position, "N"))
    assert 12 == found.counts[seat("E")]
    assert found.out == found.may_hold[seat("E")] | found.may_hold[seat("S")] | found.may_hold[seat("W")]


def test_a_special_has_tricks_of_three_after_the_first() -> None:
    of = game("askov")
    script = "N lay C3, E lay C6, S lay C4, W lay C2, E call grand_dix"
    position = acted(start(of, RUN, "N"), f"{script}, W play HT, N play H3, E play HA, S play HJ, E play HK")
    seen = view(of, position, "S")
    found = read(seen, sitting_out=seat("W"), first_with_all=True)
    assert ((4,), (seat("N"),)) == (tuple(len(trick.cards) for trick in found.tricks), found.later)


def test_a_spectator_has_no_hand_to_read_from() -> None:
    of = game()
    with pytest.raises(ValueError, match="spectator"):
        read(view(of, acted(start(of, RUN, "N"), BIDS), None))


def test_highest_and_lowest_are_of_the_set() -> None:
    assert ("HA", "H2") == (highest(HEARTS).text, lowest(HEARTS).text)
    with pytest.raises(IndexError):
        highest(0)
    with pytest.raises(IndexError):
        lowest(0)


def played_out(name: str, number: int) -> list[tuple[Any, Any]]:
    """A deal played at random: each position with a view of the seat to act."""
    of = game_of_preset(name, {})
    deal = deal_from_seed(seed_from_text(f"reading {number}"), of, 1)
    rng = Random(number)
    position = of.start(deal, of.first_setting(FOUR[number % 4]))
    steps = []
    while position.to_act():
        who = min(position.to_act())
        steps.append((position, of.view(position, who)))
        position = position.play(who, rng.choice(position.legal(who)))
    return steps


@pytest.mark.parametrize("name", ["whist", "minnesota"])
def test_the_true_hands_are_always_among_those_that_may_be(name: str) -> None:
    for number in range(10):
        for position, seen in played_out(name, number):
            if getattr(seen, "phase", "playing") != "playing":
                continue
            found = read(seen)
            hands = position.tricks.hands
            assert all(found.known[who] & ~hands[who] == 0 for who in FOUR)
            assert all(hands[who] & ~found.may_hold[who] == 0 for who in FOUR)
            assert tuple(hand.bit_count() for hand in hands) == found.counts
            assert position.tricks.won == found.won


def test_reading_uses_the_cards_of_a_short_pack() -> None:
    of = game_of_preset("whist", {})
    deal = deal_from_seed(seed_from_text("short"), of, 1)
    short = type(deal)(deal.pack[:16])
    position = of.start(short, of.first_setting(FOUR[0]))
    hands = four_hands(short, FOUR[0])
    assert sum(hands) & ~hands[1] == read(of.view(position, FOUR[1])).out
