"""Matches as PBN: what another program reads out of the text is what was dealt and played."""

from typing import Any

import pytest
from endplay.parsers import pbn as endplay_pbn

import whistclub
from whistclub.cards.errors import BadDeal
from whistclub.cards.pbn.read import read_pbn
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import Ending

SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
PRESETS = ("whist", "minnesota", "norwegian", "south_dakota", "askov", "solo")


def played(preset: str, deals: int = 6, player: str = "simple") -> Match:
    return whistclub.play(whistclub.game(preset), player, seed=f"pbn {preset}", deals=deals)


def boards(text: str) -> list[Any]:
    return list(endplay_pbn.loads(text))


@pytest.mark.parametrize("preset", PRESETS)
def test_another_reader_finds_every_deal_and_its_cards_in_the_order_played(preset: str) -> None:
    match = played(preset)
    with_play = [one for one in match.deals if any(isinstance(action, Play) for _, action in one.acts)]
    read = [board for board in boards(whistclub.pbn(match)) if len(board.play)]
    assert len(with_play) == len(read)
    for one, board in zip(with_play, read, strict=True):
        cards = [card.text for _, card in plays_among(one.acts)]
        # Where three play to a trick a column stays empty, which that reader fills with a card of no suit.
        theirs = [str(card) for card in board.play if "NT" not in str(card)]
        assert cards == [SYMBOLS[card[0]] + card[1] for card in theirs]


def test_a_row_is_a_trick_in_columns_that_begin_with_the_first_leader() -> None:
    (one,) = played("whist", 1).deals
    text = whistclub.pbn(played("whist", 1))
    rows = [line.split() for line in text.partition("[Play ")[2].strip().splitlines()[1:]]
    plays = list(plays_among(one.acts))
    leader = plays[0][0]
    tricks = [dict(plays[place : place + 4]) for place in range(0, 52, 4)]
    assert [[trick[FOUR[(leader + column) % 4]].text for column in range(4)] for trick in tricks] == rows


@pytest.mark.parametrize("preset", PRESETS)
def test_the_hands_the_dealer_and_the_board_read_back(preset: str) -> None:
    match = played(preset)
    read = read_pbn(whistclub.pbn(match))
    assert () == read.left_out
    assert [one.setting.number for one in match.deals] == [int(deal.board) for deal in read.deals]
    assert [one.setting.dealer for one in match.deals] == [deal.hands.dealer for deal in read.deals]
    for one, deal in zip(match.deals, read.deals, strict=True):
        held = [0, 0, 0, 0]
        for seat, card in plays_among(one.acts):
            held[seat] |= card.bit
        assert all(cards & ~hand == 0 for cards, hand in zip(held, deal.hands.hands, strict=True))


def test_the_result_is_the_tricks_of_the_first_leaders_right_and_partner() -> None:
    match = played("whist")
    for one, board in zip(match.deals, boards(whistclub.pbn(match)), strict=True):
        position: Any = match.game.start(one.deal, one.setting)
        leader = next(seat for seat, action in one.acts if isinstance(action, Play))
        for seat, action in one.acts:
            position = position.play(seat, action)
        declarer = (leader + 3) % 4
        won = position.tricks.won
        assert "NESW"[declarer] == board.contract.declarer.abbr
        assert won[declarer] + won[(declarer + 2) % 4] == board.contract.level + 6 + board.contract.result


def test_what_was_bid_stands_in_a_note_and_a_deal_of_passes_is_passed() -> None:
    text = whistclub.pbn(played("solo", 12, "random"))
    games = text.split("\n\n")
    passed = [game for game in games if '[Contract "Pass"]' in game]
    assert all("[Play " not in game for game in passed)
    assert all("call " in game.partition("[Note ")[2] for game in games if "[Play " in game)
    assert all(len(line) < 255 for line in text.splitlines())


@pytest.mark.parametrize("after", [0, 1, 7])
@pytest.mark.parametrize("kind", ["claim", "concede"])
def test_a_deal_that_is_claimed_before_its_end_names_the_trump_and_the_tricks_granted(
    kind: str, after: int
) -> None:
    game = whistclub.game("whist")
    deal = deal_from_seed(seed_from_text("claimed"), game, 1)
    match = begin_deal(open_match(game, game.first_setting(FOUR[0])), deal)
    for _ in range(after):
        (seat,) = match.position.to_act()
        match = act(match, seat, match.position.legal(seat)[0])
    text = whistclub.pbn(end_deal(match, Ending(kind=kind, seat=FOUR[1], all_tricks=kind == "claim")))
    assert '[Contract "1' in text
    assert '[Result "?"]' not in text
    assert text.rstrip().count("\n*") == 1


def test_a_deal_that_is_running_is_not_written() -> None:
    match = played("whist", 2)
    running = whistclub.match_of(whistclub.record(match), at=60)
    assert 2 == len(running.deals)
    assert ["1"] == [deal.board for deal in read_pbn(whistclub.pbn(running)).deals]


@pytest.mark.parametrize("preset", ["gongor", "german_whist"])
def test_a_game_of_other_packs_or_seats_is_refused(preset: str) -> None:
    with pytest.raises(BadDeal) as refused:
        whistclub.pbn(played(preset, 1, "random"))
    assert "pbn-not-four-hands" == refused.value.reason.key
