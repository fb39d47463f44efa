"""Plain Whist sense, and the complaints that players make of other programs."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.players.scripted import QUICK, acted, begun, deal_at, dealt, decided, game, said
from whistclub.players.levels import LEVELS
from whistclub.players.player import Decision
from whistclub.players.reading import read
from whistclub.players.registry import make_player
from whistclub.players.trumps import opponents_trumps
from whistclub.players.whist.player import WhistPlayer
from whistclub.rules.values import View


def turn(script: str, turned: str, dealer: str = "N", **hands: str) -> tuple[str, str]:
    """The card that the seat to act plays; the dealer's turned card makes trump."""
    return said(decision(script, turned, dealer, **hands))


def decision(script: str, turned: str, dealer: str = "N", **hands: str) -> Decision:
    of: Any = game("whist")
    position = begun(of, dealt(**hands), dealer, turned)
    return decided(of, WhistPlayer(of), acted(position, script) if script else position)


def test_the_third_hand_plays_high_to_win_the_trick() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "H6", "W": "HK H3 S4 S5 S6"}
    assert ("play HK", "why-third-high") == turn("E play H4, S play H6", "C2", **hands)


def test_the_third_hand_plays_the_lowest_of_touching_cards() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "H6", "W": "HK HQ HJ S4 S5 S6"}
    assert ("play HJ", "why-third-high") == turn("E play H4, S play H6", "C2", **hands)


def test_a_partner_who_is_winning_is_not_overtaken_for_nothing() -> None:
    hands = {"N": "C2 H5", "E": "HQ", "S": "H6", "W": "HK H3 S4"}
    assert ("play H3", "why-no-overtaking") == turn("E play HQ, S play H6", "C2", **hands)


def test_an_ace_of_the_partner_needs_no_help() -> None:
    hands = {"N": "C2 H5", "E": "HA", "S": "H6", "W": "HK H3 S4"}
    assert ("play H3", "why-partner-ahead") == turn("E play HA, S play H6", "C2", **hands)


def test_the_last_to_play_wins_as_cheaply_as_it_can() -> None:
    hands = {"N": "C2 HA HQ H5", "E": "HJ", "S": "H4", "W": "H3"}
    assert ("play HQ", "why-last-takes") == turn("E play HJ, S play H4, W play H3", "C2", **hands)


def test_the_last_to_play_leaves_the_trick_to_the_partner() -> None:
    hands = {"N": "C2 HA H5", "E": "H4", "S": "HK", "W": "H3"}
    assert ("play H5", "why-partner-has-it") == turn("E play H4, S play HK, W play H3", "C2", **hands)


def test_a_partners_sure_winner_is_not_ruffed() -> None:
    hands = {"N": "C2 C3 H5", "E": "HA", "S": "H6", "W": "C4 S2 S3 S4 S5 S6 S7 S8 D2 D3 D4 D5 D6"}
    card, why = turn("E play HA, S play H6", "C2", **hands)
    assert ("why-sluff-unwanted", False) == (why, card == "play C4")


def test_an_opponents_winner_is_ruffed() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "HA", "W": "C4 CK S3 S4 S5 S6 S7 S8 D2 D3 D4 D5 D6"}
    assert ("play C4", "why-ruff") == turn("E play H4, S play HA", "C2", **hands)


TRUMPS = "CA CK CQ C9 C8 HA H3 S4 S5 D2 D3 D4 D5"


def test_trumps_are_drawn_from_a_hand_that_is_long_in_them() -> None:
    card, why = turn("", "C2", N="C2", E=TRUMPS)
    assert ("play CA", "why-draw-trumps") == (card, why)


def test_no_trump_is_led_once_both_opponents_are_out_of_them() -> None:
    hands = {
        "N": "C2 D6 D7 D8 D9 DT DJ DQ DK DA S6 S7 H4",
        "E": TRUMPS,
        "S": "H5 H6 S8 S9 ST SJ SQ SK SA H7 H8 H9 HT",
        "W": "C3 C4 C5 C6 C7 CT CJ HJ HQ HK S2 S3 H2",
    }
    script = "E play CA, S play H5, W play C3, N play C2, E play CK, S play H6, W play C4, N play S6"
    card, why = turn(script, "C2", **hands)
    assert "C" != card.split()[1][0]
    assert "why-draw-trumps" != why


def test_the_partners_suit_is_returned() -> None:
    hands = {
        "N": "C2 H5 HJ",
        "E": "H4 HQ H9 HT",
        "S": "H6 C4 C5",
        "W": "HA H8 H3 S4 S5 S7 D2 D3 D7 C3 C6 D9 S9",
    }
    script = "E play H4, S play H6, W play HA, N play H5"
    assert ("play H8", "why-partners-suit") == turn(script, "C2", **hands)


def test_no_suit_is_led_of_which_the_partner_has_neither_a_card_nor_a_trump() -> None:
    hands = {
        "N": "C2 C3 C4 C5 S2 S3 S4 S5 S6 S7 S8 HT HJ",
        "E": "CA CK D2 D3 D4 D5 D6 D7 D8 D9 H2 H3 H8",
        "S": "C6 C7 C8 C9 CT CJ CQ DT DK DQ DA H4 H5",
        "W": "S9 ST SJ SQ SK SA H6 H7 DJ H9 HA HQ HK",
    }
    script = "E play D2, S play DT, W play DJ, N play S2, W play HA, N play HT, E play H2, S play H4"
    script += ", W play H9, N play HJ, E play H8, S play H5, N play C2, E play CK, S play C6, W play S9"
    card, _ = turn(script, "C2", **hands)
    assert "H" == card.split()[1][0]


def test_a_master_is_not_thrown_away() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "HA", "W": "SA S4 S3 DK DA D8 D5 D4 D3 D2 S5 S6 S7"}
    card, why = turn("E play H4, S play HA", "C2", **hands)
    assert "why-sluff-unwanted" == why
    assert card not in {"play SA", "play DA", "play DK"}


def leads_with_the_last_trumps_beside_the_partner(of: Any) -> Iterator[tuple[View, Decision]]:
    """The leads of 150 deals, and what the conventions lead, from one trump and other cards, where only the partner can
    have trumps.
    """
    for number in range(150):
        position = deal_at(of, number, "trump")
        while position.to_act():
            decision = decided(of, WhistPlayer(of), position, QUICK)
            view = of.view(position, min(position.to_act()))
            reading = read(view)
            trumps = reading.hand & reading.trumps
            is_beside = not opponents_trumps(reading) and reading.out & reading.trumps
            if not reading.trick and trumps.bit_count() == 1 and reading.hand != trumps and is_beside:
                yield view, decision
            position = position.play(min(position.to_act()), decision.action)


def test_the_last_trump_is_never_led_into_the_partners() -> None:
    """Apart the two trumps take two tricks, on one lead one. Neither the conventions nor the search gives that up."""
    of: Any = game("whist")
    strong = make_player(of, "strong")
    budget = next(level.budget for level in LEVELS if level.name == "strong")
    turns = list(leads_with_the_last_trumps_beside_the_partner(of))
    assert len(turns) > 10
    for view, usual in turns:
        trumps = read(view).trumps
        assert not usual.action.parts[0].bit & trumps
        assert not strong.decide(view, Random("turn"), budget).action.parts[0].bit & trumps
