"""Contracts for tricks in Solo, and the acts that strong players complained of."""

from random import Random

from tests.players.test_solo_play import GAME, NORTH_SOUTH, swapped, view
from tests.rules.solo_table import MIXED, acted, seat, start
from whistclub.players.player import USUAL
from whistclub.players.solo.player import SoloPlayer
from whistclub.rules.actions import Play

PLAYER = SoloPlayer(GAME)
NORTH_SOLO = "N call solo, E call pass, S call pass, W call pass, N call pass"


def card_and_why(script: str, who: str, hands: tuple[str, ...] = MIXED) -> tuple[str, str]:
    decision = PLAYER.decide(view(script, who, hands), Random(0), USUAL)
    assert isinstance(decision.action, Play)
    return decision.action.card.text, decision.why.key


def test_the_second_to_play_keeps_a_queen_that_nothing_supports() -> None:
    hands = swapped("HK HQ")
    assert ("H9", "why-solo-ahead-now") == card_and_why(f"{NORTH_SOUTH}, N play H4", "E", hands)


def test_of_three_masters_the_lowest_takes_a_low_lead() -> None:
    hands = (
        "C2 C6 CT D3 D5 D9 H4 H8 HQ S3 S7 SJ S2",
        "C3 C7 CJ DA DK DQ D8 D2 H5 H9 S4 S8 SQ",
        "C4 C8 CQ D7 DJ H2 H6 HT HA S5 S9 SK C5",
        "CA C9 CK D4 D6 DT H3 H7 HJ HK S6 ST SA",
    )
    assert ("DQ", "why-solo-master-unless-ruffed") == card_and_why(f"{NORTH_SOUTH}, N play D3", "E", hands)


def test_a_partner_behind_an_opponent_is_not_trusted_to_beat_a_low_lead() -> None:
    assert ("DT", "why-solo-ahead-now") == card_and_why(f"{NORTH_SOUTH}, N play D5", "E", swapped("HK HQ"))


def test_a_solo_with_many_trumps_leads_no_singleton_for_a_ruff() -> None:
    hands = (
        "CA C9 D3 D5 D9 DT H3 S3 S7 SJ S2 SQ S9",
        "C3 C7 CJ CK DA DK DQ D8 D2 H5 H9 S4 S8",
        "C4 C8 CQ D7 DJ H2 H6 HT HA S5 SK C5 H4",
        "C2 C6 CT D4 D6 HJ H7 HQ HK H8 S6 ST SA",
    )
    assert ("CA", "why-solo-lead-master") == card_and_why(NORTH_SOLO, "N", hands)


def test_a_misere_is_the_usual_players() -> None:
    script = "N call misere, E call pass, S call pass, W call pass, N call pass"
    assert "why-solo-misere-lead" == card_and_why(script, "N")[1]


def test_a_solo_with_more_trumps_than_are_out_goes_on_drawing_them_when_none_of_its_own_is_high() -> None:
    hands = (
        "D8 DQ H3 H4 H8 HT HA S2 S3 S4 S7 ST SA",
        "C3 C4 C8 C9 CT CQ CK D3 D5 D7 H7 HJ SK",
        "CJ D2 D4 D6 D9 DT DA H9 HQ HK S5 S6 SJ",
        "C2 C5 C6 C7 CA DJ DK H2 H5 H6 S8 S9 SQ",
    )
    script = (
        "E call pass, S call pass, W call pass, N call solo, N call pass, E play D3, S play DA, W play DJ, N play D8, "
        "S play D2, W play DK, N play DQ, E play D5, W play H2, N play HA, E play H7, S play H9, "
        "N play SA, E play SK, S play S5, W play S8"
    )
    position = acted(start(GAME, hands, dealer="N", turned="S7"), script)
    decision = PLAYER.decide(GAME.view(position, seat("N")), Random(0), USUAL)
    assert ("play S2", "why-solo-draw-trumps") == (decision.action.text, decision.why.key)
