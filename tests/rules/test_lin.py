"""Deals in LIN, as the viewers of bridge clubs read and write it."""

from typing import Any

import pytest
from endplay.parsers import lin as endplay_lin

import whistclub
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.lin import write_lin
from whistclub.cards.pbn.read import read_pbn
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.match import Match
from whistclub.rules.match_lin import match_to_lin
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import plays_among

SUITS_EACH = "3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,CAKQJT98765432"
SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def suit(letter: str) -> int:
    return FRENCH.of_suit(letter)


def boards(text: str) -> list[Any]:
    return list(endplay_lin.loads(text))


def played(preset: str, deals: int = 3, player: str = "simple") -> Match:
    return whistclub.play(whistclub.game(preset), player, seed=f"lin {preset}", deals=deals)


@pytest.mark.parametrize(
    "text",
    [
        f"qx|o1|md|{SUITS_EACH}|rh||ah|Board 1|sv|o|pg||",
        f"pn|a,b,c,d|st||md|{SUITS_EACH}|sv|o|rh||ah|Board 1|mb|1S|pc|S2|",
        f"qx|o1|\nmd|{SUITS_EACH.rpartition(',')[0]},|\nqx|c1|md|{SUITS_EACH}|",
        f"qx|o1|md|{SUITS_EACH.lower()}|",
    ],
)
def test_a_board_begins_with_south_and_its_dealer_is_counted_from_there(text: str) -> None:
    (deal,) = read_pbn(text).deals
    assert (suit("D"), suit("C"), suit("S"), suit("H")) == deal.hands.hands
    assert (0, "1", 1) == (deal.hands.dealer, deal.board, deal.number)


def test_what_a_comment_of_pbn_says_in_lin_is_none_of_its_deals() -> None:
    (deal,) = read_pbn(f'{{ md|{SUITS_EACH}| }}\n[Board "7"]\n[Deal "N:A... .A.. ..A. ...A"]').deals
    assert ("7", 1) == (deal.board, deal.hands.hands[0].bit_count())


def test_a_board_that_cannot_be_used_spoils_no_other_and_is_named_by_its_line() -> None:
    read = read_pbn(
        f"qx|o1|md|{SUITS_EACH}|\nqx|o2|md|1SAA,H2,D2,C2|\nqx|o3|md|1,,,|\nqx|o4|md|{SUITS_EACH}|"
    )
    assert ["1", "4"] == [deal.board for deal in read.deals]
    assert [(2, "pbn-card-twice"), (3, "pbn-hands-unknown")] == [
        (o.line, o.problem.key) for o in read.left_out
    ]


def test_deals_read_back_and_another_reader_finds_the_same() -> None:
    game = whistclub.game("whist")
    dealt = [deal_from_seed(seed_from_text("lin"), game, number) for number in range(1, 9)]
    deals = [Hands(four_hands(deal, FOUR[at % 4]), at % 4) for at, deal in enumerate(dealt)]
    text = write_lin(deals, 5)
    assert deals == [one.hands for one in read_pbn(text).deals]
    assert [str(number) for number in range(5, 13)] == [one.board for one in read_pbn(text).deals]
    for deal, board in zip(deals, boards(text), strict=True):
        (bare,) = read_pbn(board.deal.to_pbn()).deals
        assert (deal.hands, deal.dealer) == (bare.hands.hands, "NESW".index(board.dealer.abbr))


@pytest.mark.parametrize("preset", ["whist", "minnesota"])
def test_another_reader_finds_the_cards_the_leader_and_the_trump_of_each_deal_played(preset: str) -> None:
    match = played(preset)
    with_play = [one for one in match.deals if any(isinstance(action, Play) for _, action in one.acts)]
    read = [board for board in boards(match_to_lin(match)) if len(board.play)]
    assert len(with_play) == len(read)
    for one, board in zip(with_play, read, strict=True):
        cards = tuple(plays_among(one.acts))
        assert [card.text for _, card in cards] == [
            SYMBOLS[str(card)[0]] + str(card)[1] for card in board.play
        ]
        assert "NESW"[(cards[0][0] + 3) % 4] == board.contract.declarer.abbr


def test_a_deal_of_passes_is_passed_and_what_was_said_stands_in_a_note() -> None:
    lines = match_to_lin(played("solo", 12, "random")).splitlines()
    assert all("mb|p|mb|p|mb|p|mb|p|" in line for line in lines if "|pc|" not in line)
    assert all("|an|" in line for line in lines if "|pc|" in line)
