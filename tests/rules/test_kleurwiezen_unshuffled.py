"""Kleurwiezen dealt without shuffling: the pack as it lay, cut, and dealt in packets."""

from typing import Any

import msgspec
import pytest

from tests.rules.kleurwiezen_table import ONE_SUIT_EACH, game, start
from whistclub.cards.card import cards_to_text
from whistclub.cards.french import FRENCH
from whistclub.games.registry import make_game
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.match import Match, Played, act, begin_deal, end_deal, open_match
from whistclub.rules.next_deal import deal_after, gathered
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import FOUR
from whistclub.rules.values import Ending

UNSHUFFLED = game(unshuffled=True)
SUITS: Deal = start(UNSHUFFLED, ONE_SUIT_EACH).terms.dealt.deal
"""N, who deals, has the spades, E the hearts, S the diamonds, W the clubs."""
SEED = seed_from_text("466")
"""It cuts five cards from the pack of the second deal, and eight from that of the third."""


def acted(match: Match, script: str) -> Match:
    """The match after these acts by the seats in turn, written `call pass, play SA`."""
    for text in script.split(", "):
        (turn,) = match.position.to_act()
        match = act(match, turn, match.game.alphabet.read(text, FRENCH))
    return match


def next_dealt(match: Match) -> Match:
    return begin_deal(match, deal_after(match.deals, SEED, match.game, match.setting.number))


def hands(match: Match) -> list[str]:
    """N E S W."""
    return [cards_to_text(FRENCH.members(match.position.hand_of(seat))) for seat in FOUR]


@pytest.mark.rule("K43")
def test_three_deals_in_a_row_by_hand() -> None:
    match = begin_deal(open_match(UNSHUFFLED, UNSHUFFLED.first_setting(FOUR[0])), SUITS)
    match = acted(match, ", ".join(["call pass"] * 4))
    # Hearts, diamonds, clubs, spades; the five lowest hearts go under them. N deals again.
    match = next_dealt(match)
    assert [
        "C9 CT CJ CQ D6 D7 D8 D9 H2 H3 H4 H5 H6",
        "CK CA DT DJ DQ DK H7 H8 H9 HT S2 S3 S4",
        "C2 C3 C4 DA HJ HQ HK HA S5 S6 S7 S8 S9",
        "C5 C6 C7 C8 D2 D3 D4 D5 ST SJ SQ SK SA",
    ] == hands(match)
    match = acted(match, "call 8 H, call accept, call pass, call pass")
    match = acted(match, "play HT, play HJ, play D2, play H2, play S5, play ST, play C9, play S2")
    # Two tricks lie there, and go under the hands of E, S, W and N with the cut. E deals.
    match = next_dealt(end_deal(match, Ending("dropped")))
    assert [
        "C2 C7 C8 D2 D3 D4 H5 H6 H9 HT HJ S3 S4",
        "C3 C4 C9 D5 DA H2 HQ S2 S5 ST SJ SQ SK",
        "CT CJ CQ CK CA D6 DT DJ HK HA S6 S7 SA",
        "C5 C6 D7 D8 D9 DQ DK H3 H4 H7 H8 S8 S9",
    ] == hands(match)
    assert match == replay(record_of(match), make_game)


@pytest.mark.rule("K43")
def test_the_cut_leaves_four_cards_at_least_in_each_part() -> None:
    before = (Played(UNSHUFFLED.first_setting(FOUR[0]), SUITS),)
    pack = gathered(before[0], 4)
    firsts = {deal_after(before, SEED, UNSHUFFLED, number).pack[0] for number in range(2, 400)}
    assert set(pack[4:49]) == firsts


def test_a_pack_is_shuffled_without_the_option_in_the_first_deal_and_after_a_short_one() -> None:
    before = Played(UNSHUFFLED.first_setting(FOUR[0]), SUITS)
    short: Any = msgspec.structs.replace(before, deal=Deal(SUITS.pack[:16]))
    shuffled = deal_from_seed(SEED, UNSHUFFLED, 2)
    assert shuffled == deal_after((before,), SEED, game(), 2)
    assert shuffled == deal_after((), SEED, UNSHUFFLED, 2)
    assert shuffled == deal_after((before, short), SEED, UNSHUFFLED, 2)
