"""Contracts for tricks in Solo as the levels play them, and the acts that strong players complained of."""

from random import Random

from tests.players.test_solo_play import GAME, NORTH_SOUTH, swapped, view
from tests.rules.solo_table import MIXED
from whistclub.players.player import USUAL
from whistclub.players.solo.contract_player import ContractPlayer
from whistclub.rules.actions import Play

PLAYER = ContractPlayer(GAME)
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
