"""Cards, packs and hands as bit sets."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.decktet import DECKTET
from whistclub.cards.errors import BadText
from whistclub.cards.french import FRENCH
from whistclub.cards.hermits import EIGHT_TRICKS, WILDS
from whistclub.cards.pack import Pack, cards_from_text
from whistclub.rules.actions import Play, acts_of

PACKS = [FRENCH, DECKTET, EIGHT_TRICKS, WILDS]


def test_the_french_pack_is_clubs_diamonds_hearts_spades_each_from_two_to_ace() -> None:
    expected = [suit + rank for suit in "CDHS" for rank in "23456789TJQKA"]
    assert expected == [card.text for card in FRENCH.cards]


@pytest.mark.rule("W1", "S1", "M1")
def test_there_are_fifty_two_cards_and_the_ace_is_high() -> None:
    assert 52 == len(FRENCH.cards)
    assert list("23456789TJQKA") == [
        card.text[1] for card in sorted(FRENCH.members(FRENCH.of_suit("H")), key=lambda card: card.rank)
    ]


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_reads_back_in_any_case_and_is_the_same_object(pack: Pack) -> None:
    for card in pack.cards:
        assert card is pack.card(f" {card.text.lower()} ")
        assert card is pickle.loads(pickle.dumps(card))
        assert card is copy.deepcopy(card)


@pytest.mark.parametrize("pack", PACKS)
def test_a_card_shares_suits_with_those_that_have_one_of_its_own(pack: Pack) -> None:
    for card in pack.cards:
        expected = {other for other in pack.cards if other is card or set(card.suits) & set(other.suits)}
        assert expected == set(pack.members(card.shares))


@pytest.mark.parametrize("text", ["", "S", "SAA", "S1", "AS", "10H", "HH", "\u2660A", "S A"])
def test_what_is_no_card_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(BadText, match="not-a-card") as refused:
        FRENCH.card(text)
    assert text.strip() == refused.value.reason.fact("text")


@pytest.mark.parametrize("text", ["", "X", "SH", "spades"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="not-a-suit"):
        FRENCH.suit(text)


def test_suits_read_in_any_case() -> None:
    assert "S" == FRENCH.suit(" s ")


@given(st.sets(st.sampled_from(FRENCH.cards)))
def test_a_hand_is_a_set_of_cards(cards: set[Card]) -> None:
    hand = FRENCH.mask(cards)
    assert tuple(sorted(cards)) == FRENCH.members(hand)
    assert len(cards) == hand.bit_count()


@given(st.lists(st.sampled_from(FRENCH.cards), unique=True))
def test_lists_of_cards_read_back_in_their_order(cards: list[Card]) -> None:
    assert tuple(cards) == cards_from_text(FRENCH, cards_to_text(tuple(cards)))


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(BadText, match=r"deal-repeated-card.*SA"):
        cards_from_text(FRENCH, "SA H2 SA")


@pytest.mark.parametrize("pack", PACKS)
def test_a_repr_names_no_card(pack: Pack) -> None:
    assert {"Card(hidden)"} == {repr(card) for card in pack.cards}


def test_a_hand_of_a_pack_with_two_jokers_has_its_cards_in_pack_order() -> None:
    faces = [(card.text, card.suits, card.rank) for card in FRENCH.cards]
    pack = Pack("with_jokers", "CDHS*", [*faces, ("*1", "*", 1), ("*2", "*", 2)])
    plays = acts_of(pack, Play)
    hand = pack.mask(map(pack.card, ("C2", "SA", "*1", "*2")))
    assert ["play C2", "play SA", "play *1", "play *2"] == [act.text for act in plays.of_any(hand)]
