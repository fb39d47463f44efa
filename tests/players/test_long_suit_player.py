"""The long-suit game of Whist, and the acts that strong players complained of."""

from typing import Any

from tests.players.scripted import acted, begun, dealt, decided, game, said
from whistclub.players.whist.player import WhistPlayer


def turn(script: str, turned: str, dealer: str = "N", **hands: str) -> tuple[str, str]:
    """The card that the seat to act plays, and why; the dealer's turned card makes trump."""
    of: Any = game("whist")
    position = begun(of, dealt(**hands), dealer, turned)
    return said(decided(of, WhistPlayer(of), acted(position, script) if script else position))


OPENS = "HA HQ H6 H3 SK ST S8 S3 S2 D6 D4 C9 C7"


def test_a_lone_ace_is_not_cashed_on_the_first_lead() -> None:
    assert ("play S3", "why-best-suit") == turn("", "C2", N="C2", E=OPENS)


def test_a_suit_without_an_ace_is_opened_rather_than_one_with_a_lone_ace() -> None:
    hand = "CT C5 C4 H5 H4 H3 H2 DJ DT D4 SA S6 S5"
    assert ("play DJ", "why-best-suit") == turn("", "H7", N="H7", E=hand)


def test_the_ace_of_ace_and_king_is_cashed() -> None:
    hand = "HA HK H6 H3 SK ST S8 S3 D6 D4 D2 C9 C7"
    assert ("play HA", "why-cash-unless-ruffed") == turn("", "C2", N="C2", E=hand)


def test_a_low_trump_is_led_from_an_ace_without_the_king() -> None:
    hand = "CA CJ C9 C8 C5 HK H6 H3 SK ST D6 D4 D2"
    assert ("play C8", "why-draw-trumps") == turn("", "C2", N="C2", E=hand)


def test_the_queen_is_led_from_ace_queen_and_jack_of_trumps() -> None:
    hand = "CA CQ CJ C9 C5 HK H6 H3 SK ST D6 D4 D2"
    assert ("play CQ", "why-draw-trumps") == turn("", "C2", N="C2", E=hand)


TRUMPS_FROM_EAST = {
    "N": "C2 H5 H6",
    "E": "C8 CJ C9 C5 CA HK S4 S5 S6 S7 D5 D8 D9",
    "S": "C4 H8 H9",
    "W": "CK C7 C3 HQ HJ HT S9 SJ S2 D6 D4 D2 D3",
}


def test_the_partners_trumps_are_returned() -> None:
    script = "E play C8, S play C4, W play CK, N play C2"
    assert ("play C7", "why-return-trumps") == turn(script, "C2", **TRUMPS_FROM_EAST)


def test_a_high_singleton_is_not_led_for_a_ruff() -> None:
    hand = "HK SK ST S8 S3 S2 D9 D6 D4 D3 D2 C9 C7"
    assert "why-best-suit" == turn("", "C2", N="C2", E=hand)[1]


def test_the_second_to_play_puts_the_ace_upon_a_king() -> None:
    hands = {"N": "C2 H5", "E": "HK HQ", "S": "HA H7 H6"}
    assert ("play HA", "why-second-covers") == turn("E play HK", "C2", **hands)


def test_the_third_hand_finesses_the_queen_below_its_ace() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "H6", "W": "HA HQ H3 S4 S5 S6"}
    assert ("play HQ", "why-third-finesse") == turn("E play H4, S play H6", "C2", **hands)


def test_the_partners_jack_is_let_run_to_ace_and_queen() -> None:
    hands = {"N": "C2 H5", "E": "HJ", "S": "H6", "W": "HA HQ H3 S4 S5 S6"}
    assert ("play H3", "why-third-lets-run") == turn("E play HJ, S play H6", "C2", **hands)


def test_many_trumps_are_not_spent_on_a_trick_that_the_partner_may_win() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "C4 C6 C8 CK S3 S4 S5 S6 S7 D2 D3 D4 D5"}
    card, why = turn("E play H4", "C2", **hands)
    assert ("why-ruff-kept", False) == (why, card.startswith("play C"))


def test_few_trumps_ruff_in_second_place() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "C4 C6 S9 ST S3 S4 S5 S6 S7 D2 D3 D4 D5"}
    assert ("play C4", "why-ruff") == turn("E play H4", "C2", **hands)


def test_of_equal_cards_the_lowest_is_thrown() -> None:
    hands = {
        "N": "C2 H5",
        "E": "HA",
        "S": "H6",
        "W": "SQ SJ DA DK D4 D5 D6 D7 D8 D9 DT DQ DJ",
    }
    card, _ = turn("E play HA, S play H6", "C2", **hands)
    assert "play SJ" == card
