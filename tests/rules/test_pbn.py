"""Deals in Portable Bridge Notation: in, out, and what is wrong with a text."""

import pytest

from whistclub.cards.errors import BadDeal, BadText
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn import Hands, read_pbn, write_pbn
from whistclub.games.registry import make_game
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands, four_hands
from whistclub.rules.seats import FOUR

SUITS_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def suit(letter: str) -> int:
    return FRENCH.of_suit(letter)


def test_a_hand_is_spades_hearts_diamonds_clubs_from_the_seat_named_clockwise() -> None:
    (deal,) = read_pbn(f'[Deal "{SUITS_EACH}"]')
    assert (suit("S"), suit("H"), suit("D"), suit("C")) == deal.hands
    (from_west,) = read_pbn(f'[Deal "{SUITS_EACH.replace("N:", "W:")}"]')
    assert (suit("H"), suit("D"), suit("C"), suit("S")) == from_west.hands


def test_dealer_and_turned_card_are_read_where_they_are_named() -> None:
    text = f'[Event "?"]\n[Dealer "e"]\n[Deal "{SUITS_EACH}"]\n[Turned "H2"]\n'
    (deal,) = read_pbn(text)
    assert (1, FRENCH.card("H2")) == (deal.dealer, deal.turned)
    (bare,) = read_pbn(f'[Deal "{SUITS_EACH}"]')
    assert (None, None) == (bare.dealer, bare.turned)


def test_a_bare_deal_string_is_read_one_a_line() -> None:
    assert 2 == len(read_pbn(f"% two deals\n{SUITS_EACH}\n\n; the same again\n{SUITS_EACH}\n"))


@pytest.mark.parametrize("ten", ["T", "10", "t"])
def test_a_ten_is_written_either_way_and_ranks_in_any_case(ten: str) -> None:
    text = SUITS_EACH.replace("T", ten).replace("K", "k")
    assert read_pbn(SUITS_EACH) == read_pbn(text)


def test_several_deals_stand_apart_by_blank_lines_or_begin_at_a_repeated_tag() -> None:
    one = f'[Board "1"]\n[Deal "{SUITS_EACH}"]\n'
    assert 3 == len(read_pbn(f"{one}\n{one}{one}"))


def test_what_is_written_reads_back() -> None:
    game = make_game("whist", {})
    dealt = [deal_from_seed(seed_from_text("pbn"), game, number) for number in range(1, 25)]
    deals = tuple(
        Hands(four_hands(deal, FOUR[at % 4]), at % 4, deal.pack[-1]) for at, deal in enumerate(dealt)
    )
    assert deals == read_pbn(write_pbn(deals))
    assert "[Board" in write_pbn(deals)


def test_hands_smaller_than_thirteen_are_read() -> None:
    (deal,) = read_pbn("E:A.. .A.. ..A. ...A".replace("A..", "A...", 1))
    assert [1, 1, 1, 1] == [hand.bit_count() for hand in deal.hands]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "pbn-no-deal"),
        ("% nothing but a remark", "pbn-no-deal"),
        ('[Deal "N:AKQ... .AKQ.. ..AKQ."]', "pbn-four-hands"),
        ('[Deal "Q:A... .A.. ..A. ...A"]', "pbn-four-hands"),
        ('[Deal "N:A.. .A.. ..A. ...A"]', "pbn-four-suits"),
        ('[Deal "N:A... A... ..A. ...A"]', "pbn-card-twice"),
        ('[Deal "N:AA... .A.. ..A. ...A"]', "pbn-card-twice"),
        ('[Deal "N:1... .A.. ..A. ...A"]', "pbn-rank"),
        ('[Deal "N:AK... .A.. ..A. ...A"]', "pbn-unequal-hands"),
        ('[Deal "N:... ... ... ..."]', "pbn-unequal-hands"),
        ('[Dealer "Q"]\n[Deal "N:A... .A.. ..A. ...A"]', "pbn-dealer"),
        ('[Dealer "NE"]\n[Deal "N:A... .A.. ..A. ...A"]', "pbn-dealer"),
        ('[Deal "N:A... .A.. ..A. ...A"]\n[Turned "ZZ"]', "not-a-card"),
    ],
)
def test_what_is_wrong_is_named(text: str, key: str) -> None:
    with pytest.raises(BadText) as refused:
        read_pbn(text)
    assert key == refused.value.reason.key


def test_the_number_of_the_wrong_deal_is_named() -> None:
    with pytest.raises(BadText) as refused:
        read_pbn(f'[Deal "{SUITS_EACH}"]\n\n[Deal "N:AA... .A.. ..A. ...A"]\n')
    assert (2, "SA") == (refused.value.reason.fact("deal"), refused.value.reason.fact("card"))


def test_a_repr_names_no_card() -> None:
    assert "Hands(hidden)" == repr(read_pbn(SUITS_EACH)[0])


def test_a_turned_card_that_the_dealer_does_not_hold_cannot_be_dealt() -> None:
    hands = suit("S"), suit("H"), suit("D"), suit("C")
    with pytest.raises(BadDeal) as caught:
        deal_of_hands(FRENCH, hands, FOUR[0], FRENCH.card("H2"))
    assert "deal-turned-elsewhere" == caught.value.reason.key
