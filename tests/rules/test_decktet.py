"""Facts of the Decktet and of the packs cut from it, from the tables of the rules pages."""

from itertools import combinations

import pytest

from whistclub.cards.card import cards_to_text
from whistclub.cards.decktet import ACES, DECKTET, EXTENDED_CARDS, GONGOR_CARDS
from whistclub.cards.hermits import EIGHT_TRICKS, WILDS
from whistclub.games.gongor import Gongor, GongorOptions
from whistclub.games.hermits import Hermits, HermitsOptions
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.tricks import Judge

BASIC = (*ACES, *GONGOR_CARDS)
GONGOR = Gongor(GongorOptions())
EXTENDED = Hermits(HermitsOptions())
EIGHT = Hermits(HermitsOptions(deck="eight_tricks"))


def written(deal: Deal, start: int, stop: int | None) -> str:
    return cards_to_text(deal.pack[start:stop])


@pytest.mark.rule("G4")
@pytest.mark.parametrize("suit", "MSWLYK")
def test_each_suit_is_on_ten_basic_cards(suit: str) -> None:
    assert sum(suit in card.suits for card in BASIC) == 10


@pytest.mark.rule("G4")
def test_no_two_basic_cards_of_one_rank_share_a_suit() -> None:
    assert [] == [
        (one, two)
        for one, two in combinations(BASIC, 2)
        if one.rank == two.rank and set(one.suits) & set(two.suits)
    ]


@pytest.mark.rule("G4")
def test_no_gongor_trick_ties_whatever_is_trump() -> None:
    """One of the two wins from either side, or neither can follow the other: never equal strength."""
    for trump in ("", *DECKTET.suits):
        judge = Judge(DECKTET, trump)
        for one, two in combinations(GONGOR_CARDS, 2):
            related = set(one.suits) & set(two.suits) or judge.is_trump(one) or judge.is_trump(two)
            assert judge.beats(one, two) + judge.beats(two, one) == bool(related)


@pytest.mark.rule("G1")
def test_six_suits_stand_in_display_order() -> None:
    assert DECKTET.suits == "MSWLYK"
    assert WILDS.suits == "MSWLYK"
    assert EIGHT_TRICKS.suits == "MSWLYK"


@pytest.mark.rule("G2")
def test_gongor_deals_three_of_each_number_with_two_suits_and_six_crowns_with_one() -> None:
    numbers = {rank: [c for c in GONGOR_CARDS if c.rank == rank] for rank in range(2, 10)}
    crowns = [card for card in GONGOR_CARDS if card.text.endswith("X")]
    assert len(GONGOR_CARDS) == 30
    assert all(len(row) == 3 and all(len(card.suits) == 2 for card in row) for row in numbers.values())
    assert sorted(card.suits for card in crowns) == sorted("MSWLYK")


@pytest.mark.rule("H1")
def test_the_extended_deck_has_44_cards_with_its_own_three_sevens_and_no_excuse() -> None:
    assert len(EXTENDED.stock.cards) == 44
    assert sorted(card.text for card in EXTENDED_CARDS if card.rank == 7) == ["ML7", "SK7", "WY7"]
    assert all(card.suits for card in EXTENDED_CARDS)
    assert sorted(c.text for c in EXTENDED_CARDS if c.text[-1] in "PC") == sorted(
        "MSLP MYKP SWKP WLYP MWKC MLYC SWYC SLKC".split()
    )


@pytest.mark.rule("H2")
def test_extended_ranks_ascend_ace_numbers_pawn_court_crown() -> None:
    moons = sorted((card for card in EXTENDED_CARDS if "M" in card.suits), key=lambda card: card.rank)
    assert "".join(card.text[-1] for card in moons) == "A23456789PPCCX"


@pytest.mark.rule("H3")
def test_eight_tricks_deals_one_card_of_each_suit_and_rank_from_1_to_6() -> None:
    assert [card.text for card in EIGHT.stock.cards] == [s + r for r in "123456" for s in "MSWLYK"]


@pytest.mark.parametrize(
    ("game", "begins", "ends"),
    [
        (GONGOR, "YK8 MW3 MW6 SX MS8", "LK6 SY6 WL4 SW5"),
        (EXTENDED, "YK8 YA YK5 LX WA", "SY6 WL4 SWKP SK3"),
        (EIGHT, "M1 W1 M3 L2 S6", ""),
    ],
    ids=["gongor", "extended", "eight_tricks"],
)
def test_seed_text_1_deals_the_pack_of_the_vector(game: Game, begins: str, ends: str) -> None:
    deal = deal_from_seed(seed_from_text("1"), game, 1)
    assert begins == written(deal, 0, 5)
    assert ends == (written(deal, -4, None) if ends else "")


@pytest.mark.parametrize(("text", "aces"), [("1", "SA WA KA MA YA LA"), ("2026-11-21", "YA KA SA LA MA WA")])
def test_a_seed_text_orders_the_aces_of_its_first_passage(text: str, aces: str) -> None:
    assert aces == cards_to_text(deal_from_seed(seed_from_text(text), GONGOR, 1).side)


@pytest.mark.rule("H7", "H11")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_wilds_lie_in_one_order_in_every_passage_of_a_seed(number: int) -> None:
    assert cards_to_text(deal_from_seed(seed_from_text("1"), EXTENDED, number).side) == "M W S L K Y"


@pytest.mark.rule("G5", "H5")
@pytest.mark.parametrize("game", [GONGOR, EXTENDED, EIGHT], ids=["gongor", "extended", "eight_tricks"])
def test_the_side_pile_has_one_card_of_each_suit_and_is_never_dealt(game: Game) -> None:
    assert sorted(card.suits for card in game.stock.side) == sorted("MSWLYK")
    assert not set(game.stock.side) & set(game.stock.cards)


def test_a_pack_with_an_ace_is_refused_in_gongor() -> None:
    deal = deal_from_seed(seed_from_text("1"), GONGOR, 1)
    with_ace = Deal((ACES[0], *deal.pack[1:]), deal.side)
    wrong = GONGOR.check(with_ace)
    assert wrong is not None
    assert ("deal-foreign-card", "MA") == (wrong.key, wrong.fact("card"))


def test_wilds_are_refused_as_the_side_pile_of_gongor() -> None:
    deal = deal_from_seed(seed_from_text("1"), GONGOR, 1)
    wrong = GONGOR.check(Deal(deal.pack, WILDS.cards))
    assert wrong is not None
    assert wrong.key == "deal-side-pile"


def test_fewer_than_six_cards_make_no_passage() -> None:
    deal = deal_from_seed(seed_from_text("1"), GONGOR, 1)
    wrong = GONGOR.check(Deal(deal.pack[:5], deal.side))
    assert wrong is not None
    assert wrong.key == "deal-wrong-size"
