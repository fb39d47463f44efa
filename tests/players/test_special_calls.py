"""Askov's specials by trial: chances in imagined deals, weighed at the match score, and the card passed."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.players.scripted import begun, dealt
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota.contracts import DIX_TRICKS, GRAND_DIX, SOLA_NOLA
from whistclub.games.minnesota.score import Stars
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import bids_by_trial
from whistclub.players.minnesota.askov import lead_for_dix
from whistclub.players.minnesota.counts import nola_count, worst_card
from whistclub.players.minnesota.special_trials import (
    candidates,
    chance_of,
    exchange_by_trial,
    nola_features,
    nolas_made,
    overcall_by_trial,
    runs_seven,
)
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.solver import Question, Solver

ASKOV: Any = game_of_preset("askov", {})
LOW_HAND = "S2 S4 S6 S8 H2 H3 H5 D2 D3 D6 C2 C4 C7"
HIGH_HAND = "SA SK SQ SJ ST S9 S8 HA HK DA CA C2 D2"
MIDDLE = "SA S7 S4 HK H9 H2 DQ DT D4 D3 C9 C6 CJ"
FAIR = "SA SK SQ S9 S8 S7 HA HK H4 DA D5 CK C2"
"""A hand of about an even chance in a Grand Dix."""
BUDGET = Budget(samples=20)


def overcalling(hand: str, score: tuple[int, int] = (0, 0), stars: tuple[int, int] = (0, 0)) -> Any:
    """East to call first, the hand E's, at this score of NS and EW."""
    position = begun(ASKOV, dealt(E=hand), "N")
    for who in FOUR:
        position = position.play(who, position.legal(who)[0])
    view = ASKOV.view(position, Seat(1))
    setting = msgspec.structs.replace(view.setting, score=score, carry=Stars(stars))
    return msgspec.structs.replace(view, setting=setting)


def called(hand: str, **more: Any) -> tuple[str, str]:
    decision = overcall_by_trial(ASKOV, overcalling(hand, **more), Random(1), BUDGET)
    return decision.action.text, decision.why.key


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (LOW_HAND, ("call sola_nola", "why-call-tried")),
        (HIGH_HAND, ("call grand_dix", "why-call-tried")),
        (MIDDLE, ("call pass", "why-call-pass")),
    ],
)
def test_a_special_is_called_by_trial_from_a_hand_that_makes_it(hand: str, expected: tuple[str, str]) -> None:
    assert expected == called(hand)


def test_a_star_is_worth_a_risk_to_the_side_that_will_win_and_none_to_the_side_that_will_lose() -> None:
    assert "call pass" == called(FAIR, score=(14, 0), stars=(0, 0))[0]
    assert "call grand_dix" == called(FAIR, score=(0, 12), stars=(0, 0))[0]


def test_without_samples_the_call_and_the_exchange_are_the_conventions() -> None:
    none = Budget(samples=0)
    assert "why-call-nola" == overcall_by_trial(ASKOV, overcalling(LOW_HAND), Random(1), none).why.key
    position = begun(ASKOV, dealt(E=LOW_HAND), "N")
    for who in FOUR:
        position = position.play(who, position.legal(who)[0])
    for act in ("sola_nola", "pass", "pass", "pass"):
        seat = min(position.to_act())
        position = position.play(seat, next(one for one in position.legal(seat) if one.text == f"call {act}"))
    view = ASKOV.view(position, Seat(1))
    assert "why-pass-worst" == exchange_by_trial(ASKOV, view, Random(1), none).why.key
    tried = exchange_by_trial(ASKOV, view, Random(1), BUDGET)
    assert tried.action in view.legal
    partners = bids_by_trial(ASKOV).decide(ASKOV.view(position, Seat(3)), Random(1), BUDGET)
    assert "why-pass-lowest" == partners.why.key


def test_chances_rise_with_the_hand() -> None:
    view = overcalling(LOW_HAND)
    chances = [
        chance_of(special, imagined_deals(ASKOV, overcalling(hand), Random(2), 100))
        for special, hands in (
            (SOLA_NOLA[view.viewer], (MIDDLE, "S2 S4 S6 SQ H2 H3 HT D2 D3 D9 C2 C4 CT", LOW_HAND)),
            (GRAND_DIX[view.viewer], (MIDDLE, FAIR, HIGH_HAND)),
        )
        for hand in hands
    ]
    assert chances[:3] == sorted(chances[:3])
    assert chances[3:] == sorted(chances[3:])
    assert min(chances[2], chances[5]) > 0.7


def test_the_card_passed_is_among_those_that_leave_fewest_to_be_caught_the_conventional_one_first() -> None:
    for seed in range(20):
        hand = FRENCH.mask(Random(seed).sample(FRENCH.cards, 13))
        assert worst_card(hand) == candidates(hand)[0]


def _random_deals(count: int, strong: int) -> list[Hands]:
    """Deals whose North holds many high cards."""
    found = []
    for seed in range(count):
        rng = Random(seed)
        north = rng.sample([card for card in FRENCH.cards if card.rank >= strong], 9)
        rest = [card for card in FRENCH.cards if card not in north]
        rng.shuffle(rest)
        north += [rest.pop() for _ in range(4)]
        others = [FRENCH.mask(rest[13 * place : 13 * place + 13]) for place in range(3)]
        found.append((FRENCH.mask(north), others[0], others[1], others[2]))
    return found


def test_seven_tricks_said_to_run_are_won_by_the_solver_against_any_defence() -> None:
    """The solver answers for the conventional lead of the partner, every card seen by all."""
    deals = _random_deals(150, 9)
    running = [hands for hands in deals if runs_seven(Seat(0), hands)]
    assert 20 <= len(running) <= 145
    questions = [_after_lead(hands) for hands in running]
    assert [1] * len(running) == [answer.value.least for answer in Solver().solve(questions)]
    others = [hands for hands in deals if hands not in running]
    missed = sum(answer.value.least for answer in Solver().solve([_after_lead(hands) for hands in others]))
    assert missed <= len(others) // 4


def _after_lead(hands: Hands) -> Question:
    lead = lead_for_dix(hands[partner_of(Seat(0))])
    left = list(hands)
    left[2] &= ~lead.bit
    return Question(
        hands=(left[0], left[1], left[2], left[3]),
        leader=Seat(2),
        table=(lead,),
        later=11,
        side=1,
        counts=1,
        objective="first",
        target=DIX_TRICKS,
    )


def test_a_grand_dix_is_as_likely_as_the_share_of_imagined_deals_in_which_its_tricks_run() -> None:
    view = overcalling(FAIR)
    deals = imagined_deals(ASKOV, view, Random(3), 199)
    hits = sum(runs_seven(Seat(1), hands) for hands in deals)
    assert 0 < hits < 199
    assert (hits + 0.5) / 200 == chance_of(GRAND_DIX[view.viewer], deals)


def test_the_features_of_a_sola_nola_are_its_share_of_deals_and_the_cards_that_can_be_caught() -> None:
    view = overcalling("S2 S4 S6 SQ H2 H3 HT D2 D3 D9 C2 C4 CT")
    deals = imagined_deals(ASKOV, view, Random(3), 40)
    odds, caught = nola_features(Seat(1), deals)
    hand = FRENCH.mask(view.hand)
    assert nola_count(hand) == caught
    assert (2 * sum(nolas_made(Seat(1), worst_card(hand), deals)) > 40) == (odds > 0)
