"""Askov: overcalls, Sola Nola with its exchange, Grand Dix, stars and the settlement."""

from typing import Any

import pytest

from tests.rules.minnesota_table import (
    MIXED,
    acted,
    game,
    kinds,
    leader,
    seat,
    start,
    texts,
    to_act,
    told,
    view,
)
from whistclub.cards.errors import IllegalAction
from whistclub.games.minnesota import Stars
from whistclub.rules.actions import Call
from whistclub.rules.values import DealResult, Ending, MatchResult, ScoreLine, Setting

ASKOV = game("askov")
LOW_LAYS = "N lay D5, E lay D2, S lay D3, W lay D4"
EAST_GRANDS = "N lay D5, E lay C3, S lay D3, W lay D4"
NOLA = ("S2 S3 H7", "S5 S6 H4", "S4 H2 H3", "S7 H5 H6")
"""N can win no trick with S2 S3 H2."""
NOLA_LAYS = "N lay S2, E lay S5, S lay S4, W lay S7"
NORTH_CALLS_NOLA = (
    f"{NOLA_LAYS}, E call pass, S call pass, W call pass, N call sola_nola, "
    "E call pass, S call pass, W call pass"
)
EXCHANGED = f"{NORTH_CALLS_NOLA}, N exchange H7, S exchange H2"
DIX = (
    "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA HA",
    "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK D3",
    "S2 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA D2",
    "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK CA",
)
DIX_LAYS = "N lay S3, E lay C2, S lay S2, W lay CA"
NORTH_CALLS_DIX = f"{DIX_LAYS}, E call pass, S call pass, W call pass, N call grand_dix"


def refusal(position: Any, script: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        acted(position, script)
    return refused.value.reason.key


@pytest.mark.rule("M26", "M51")
def test_the_overcall_follows_the_reveal_from_the_dealers_left() -> None:
    for lays in (LOW_LAYS, EAST_GRANDS):
        position = acted(start(ASKOV, MIXED), lays)
        assert ("overcalling", "E") == (view(ASKOV, position, None).phase, leader(position))
        assert ["call pass", "call sola_nola", "call grand_dix"] == texts(position, "E")
        assert "S" == leader(acted(position, "E call pass"))
    assert "playing" == view(game(), acted(start(game(), MIXED), EAST_GRANDS), None).phase


@pytest.mark.rule("M51")
def test_a_sola_nola_is_overruled_by_grand_dix_alone() -> None:
    position = acted(start(ASKOV, MIXED), f"{LOW_LAYS}, E call sola_nola")
    assert ["call pass", "call grand_dix"] == texts(position, "S")
    assert "call-not-offered" == refusal(position, "S call sola_nola")
    overruled = acted(position, "S call grand_dix")
    assert ("grand_dix", seat("S")) == (
        view(ASKOV, overruled, None).contract,
        view(ASKOV, overruled, None).bidder,
    )


@pytest.mark.rule("M52")
def test_anyone_may_call_over_any_bid_even_after_a_pass() -> None:
    for lays in (LOW_LAYS, EAST_GRANDS):
        position = acted(start(ASKOV, MIXED), lays)
        for caller, passed in (("E", ""), ("S", "E"), ("W", "ES"), ("N", "ESW")):
            before = acted(position, ", ".join(f"{who} call pass" for who in passed)) if passed else position
            for special in ("sola_nola", "grand_dix"):
                called = acted(before, f"{caller} call {special}")
                assert (special, seat(caller)) == (
                    view(ASKOV, called, None).contract,
                    view(ASKOV, called, None).bidder,
                )
    late = acted(start(ASKOV, MIXED), f"{LOW_LAYS}, E call pass, S call sola_nola, W call pass, N call pass")
    assert "call grand_dix" in texts(late, "E")


@pytest.mark.rule("M53")
def test_four_passes_leave_the_deal_as_it_was_bid() -> None:
    passes = "E call pass, S call pass, W call pass, N call pass"
    granded = view(ASKOV, acted(start(ASKOV, MIXED), f"{EAST_GRANDS}, {passes}"), None)
    assert ("playing", "grand", seat("E")) == (granded.phase, granded.contract, granded.grander)
    low = acted(start(ASKOV, MIXED), f"{LOW_LAYS}, {passes}")
    assert ("low", "E") == (view(ASKOV, low, None).contract, leader(low))


@pytest.mark.rule("M54")
def test_a_called_special_stands_when_the_three_others_have_passed() -> None:
    position = acted(
        start(ASKOV, MIXED), f"{LOW_LAYS}, E call pass, S call sola_nola, W call pass, N call pass"
    )
    assert ("overcalling", "E") == (view(ASKOV, position, None).phase, leader(position))
    assert "exchanging" == view(ASKOV, acted(position, "E call pass"), None).phase
    assert "playing" == view(ASKOV, acted(position, "E call grand_dix"), None).phase


def overcall_sequences() -> set[tuple[str, ...]]:
    """All complete overcalls, from the rule: a walk over what has been called and how many passed since."""
    complete: set[tuple[str, ...]] = set()
    open_ones: list[tuple[str, ...]] = [()]
    while open_ones:
        said = open_ones.pop()
        since = said[said.index("sola_nola") + 1 :] if "sola_nola" in said else said
        if said[-1:] == ("grand_dix",) or len(since) == (3 if "sola_nola" in said else 4):
            complete.add(said)
            continue
        choices = ("pass", "grand_dix") if "sola_nola" in said else ("pass", "sola_nola", "grand_dix")
        open_ones += [(*said, choice) for choice in choices]
    return complete


@pytest.mark.rule("M51", "M54")
def test_there_are_twenty_one_overcalls() -> None:
    def walked(position: Any, said: tuple[str, ...]) -> set[tuple[str, ...]]:
        if view(ASKOV, position, None).phase != "overcalling":
            return {said}
        letter = leader(position)
        acts = texts(position, letter)
        return set().union(*(walked(acted(position, f"{letter} {act}"), (*said, act[5:])) for act in acts))

    assert 21 == len(overcall_sequences())
    assert overcall_sequences() == walked(acted(start(ASKOV, MIXED), EAST_GRANDS), ())


@pytest.mark.rule("M55")
def test_nobody_has_granded_in_a_special() -> None:
    position = acted(start(ASKOV, MIXED), EAST_GRANDS)
    assert seat("E") == view(ASKOV, position, None).grander
    assert view(ASKOV, acted(position, "E call sola_nola"), None).grander is None
    assert view(ASKOV, acted(position, "E call grand_dix"), None).grander is None


@pytest.mark.rule("M57")
def test_bidder_and_partner_pass_one_card_each_at_the_same_time() -> None:
    position = acted(start(ASKOV, NOLA), NORTH_CALLS_NOLA)
    assert "NS" == to_act(position)
    assert ["exchange H7", "exchange S2", "exchange S3"] == texts(position, "N")
    assert [] == texts(position, "E")
    one = acted(position, "S exchange H2")
    assert "N" == to_act(one)
    both = acted(one, "N exchange H7")
    assert ["H2", "S2", "S3"] == [card.text for card in view(ASKOV, both, "N").hand]
    assert ["H3", "H7", "S4"] == [card.text for card in view(ASKOV, both, "S").hand]
    assert both == acted(position, "N exchange H7, S exchange H2")


@pytest.mark.rule("M57")
@pytest.mark.parametrize(
    ("acts", "why"),
    [
        ("E exchange S5", "not-your-turn"),
        ("N exchange S5", "not-held"),
        ("N play S2", "exchange-one-card"),
        ("N exchange H7, N exchange S2", "already-exchanged"),
    ],
)
def test_what_may_not_be_exchanged_is_refused_by_name(acts: str, why: str) -> None:
    assert why == refusal(acted(start(ASKOV, NOLA), NORTH_CALLS_NOLA), acts)


@pytest.mark.rule("M58", "M59")
def test_the_right_hand_opponent_leads_to_three_card_tricks() -> None:
    position = acted(start(ASKOV, NOLA), EXCHANGED)
    assert ("W", seat("S")) == (leader(position), view(ASKOV, position, None).sitting_out)
    position = acted(position, "W play S7, N play S3, E play S6")
    assert ("W", (0, 0, 0, 1)) == (leader(position), view(ASKOV, position, None).won)
    assert "not-your-turn" == refusal(position, "S play H3")
    assert 3 == len(view(ASKOV, position, "S").hand)


MADE = f"{EXCHANGED}, W play S7, N play S3, E play S6, W play H5, N play H2, E play H4, W play H6, N play S2, E play S5"


@pytest.mark.rule("M56", "M60", "M65", "M66")
def test_a_sola_nola_is_made_when_every_trick_is_played_without_one() -> None:
    over = acted(start(ASKOV, NOLA), MADE)
    assert "" == to_act(over)
    assert "event-special-made" == kinds(told(ASKOV, start(ASKOV, NOLA), MADE))[-1]
    result = over.result()
    assert ((0, 0), Stars((1, 0))) == (result.points, result.carry)
    following = ASKOV.next_setting(Setting(3, seat("N"), (4, -2), Stars()), result)
    assert Setting(4, seat("E"), (4, -2), Stars((1, 0))) == following


FAILED = f"{NORTH_CALLS_NOLA}, N exchange S2, S exchange H2, W play H5, N play H7, E play H4"


@pytest.mark.rule("M60", "M65", "M34")
def test_a_sola_nola_stops_at_the_bidders_first_trick() -> None:
    over = acted(start(ASKOV, NOLA), FAILED)
    assert "" == to_act(over)
    assert "event-special-failed" == kinds(told(ASKOV, start(ASKOV, NOLA), FAILED))[-1]
    assert ((0, 0), Stars((0, 1))) == (over.result().points, over.result().carry)
    lenient = game("askov", failed_special="no_star")
    result = acted(start(lenient, NOLA), FAILED).result()
    assert (1, Stars((0, 0))) == (len(result.lines), result.carry)


@pytest.mark.rule("M61", "M62")
def test_the_partner_leads_one_card_to_a_grand_dix_and_sits_out() -> None:
    position = acted(start(ASKOV, DIX), NORTH_CALLS_DIX)
    assert ("playing", "S") == (view(ASKOV, position, None).phase, leader(position))
    for who, card in (("S", "S2"), ("W", "H2"), ("N", "SA"), ("E", "C2")):
        assert who == leader(position)
        position = acted(position, f"{who} play {card}")
    position = acted(position, "N play SK, E play C3, W play H3")
    assert ("N", (2, 0, 0, 0)) == (leader(position), view(ASKOV, position, None).won)


@pytest.mark.rule("M61", "M64", "M65")
def test_a_grand_dix_is_made_with_the_seventh_trick() -> None:
    position = acted(start(ASKOV, DIX), f"{NORTH_CALLS_DIX}, S play S2, W play H2, N play SA, E play C2")
    for trick in range(6):
        assert position.to_act()
        position = acted(
            position, f"N play {DIX[0].split()[trick]}, E play C{3 + trick}, W play H{3 + trick}"
        )
    assert "" == to_act(position)
    assert ((0, 0), Stars((1, 0))) == (position.result().points, position.result().carry)


@pytest.mark.rule("M63", "M64")
@pytest.mark.parametrize(
    "tricks",
    [
        "S play DA, W play H2, N play S3, E play D3",
        "S play D2, W play H2, N play S3, E play D3",
    ],
)
def test_the_first_trick_the_bidder_does_not_win_defeats_a_grand_dix(tricks: str) -> None:
    over = acted(start(ASKOV, DIX), f"{NORTH_CALLS_DIX}, {tricks}")
    assert ("", Stars((0, 1))) == (to_act(over), over.result().carry)


def test_a_short_grand_dix_needs_every_trick() -> None:
    hands = ("SA SK", "H2 H3", "S2 D2", "C2 C3")
    lays = "N lay SK, E lay H2, S lay S2, W lay C2, E call pass, S call pass, W call pass, N call grand_dix"
    position = acted(
        start(ASKOV, hands), f"{lays}, S play S2, W play C2, N play SA, E play H2, N play SK, E play H3"
    )
    assert Stars((1, 0)) == acted(position, "W play C3").result().carry


@pytest.mark.parametrize(
    ("script", "hands", "ending", "stars"),
    [
        (EXCHANGED, NOLA, Ending("claim", seat("N"), all_tricks=False), (1, 0)),
        (EXCHANGED, NOLA, Ending("claim", seat("N"), all_tricks=True), (0, 1)),
        (EXCHANGED, NOLA, Ending("claim", seat("W"), all_tricks=True), (1, 0)),
        (EXCHANGED, NOLA, Ending("concede", seat("N")), (0, 1)),
        (EXCHANGED, NOLA, Ending("concede", seat("E")), (1, 0)),
        (NORTH_CALLS_DIX, DIX, Ending("claim", seat("N"), all_tricks=True), (1, 0)),
        (NORTH_CALLS_DIX, DIX, Ending("claim", seat("N"), all_tricks=False), (0, 1)),
        (NORTH_CALLS_DIX, DIX, Ending("claim", seat("E"), all_tricks=False), (1, 0)),
        (NORTH_CALLS_DIX, DIX, Ending("concede", seat("W")), (1, 0)),
        (NORTH_CALLS_DIX, DIX, Ending("dropped"), (0, 0)),
    ],
)
def test_a_special_claimed_or_conceded_is_made_or_failed(
    script: str, hands: tuple[str, ...], ending: Ending, stars: tuple[int, int]
) -> None:
    result = ASKOV.settle(acted(start(ASKOV, hands), script), ending)
    assert ((0, 0), Stars(stars)) == (result.points, result.carry)


def won_with(stars: tuple[int, int], **options: str) -> list[tuple[str, tuple[int, ...]]]:
    """The settlement when EW reach the target, NS and EW having so many stars."""
    of = game("askov", **options)
    last = DealResult((ScoreLine("score-test", (), (0, 2)),), (0, 2), Stars(stars))
    ended = of.next_setting(Setting(12, seat("N"), (9, 14), Stars(stars)), last)
    assert isinstance(ended, MatchResult)
    assert (1,) == ended.winners
    return [(line.key, line.points) for line in ended.lines]


@pytest.mark.rule("M67", "M68", "M35")
def test_the_losers_pay_the_stake_and_once_more_for_each_star_of_the_winners() -> None:
    assert [("score-settlement-game", (-15, 15))] == won_with((0, 0))
    assert [("score-settlement-game", (-15, 15))] == won_with((3, 0))
    paid = [("score-settlement-game", (-15, 15)), ("score-settlement-stars", (-15, 15))]
    assert paid == won_with((0, 1))
    assert ("score-settlement-stars", (-30, 30)) == won_with((1, 2))[1]
    assert ("score-settlement-stars", (-80, 80)) == won_with((1, 2), stake="40")[1]


@pytest.mark.rule("M68")
def test_a_game_begins_without_stars() -> None:
    assert Stars((0, 0)) == ASKOV.first_setting(seat("S")).carry


def test_nothing_is_settled_where_no_special_can_be_called() -> None:
    last = DealResult((ScoreLine("score-test", (), (2, 0)),), (2, 0), Stars())
    assert () == game().next_setting(Setting(12, seat("N"), (12, 3), Stars()), last).lines


def test_calls_out_of_turn_and_other_acts_are_refused() -> None:
    position = acted(start(ASKOV, MIXED), LOW_LAYS)
    assert "not-your-turn" == refusal(position, "S call pass")
    assert "wrong-phase-call" == refusal(position, "E play C3")
    with pytest.raises(IllegalAction, match="call-not-offered"):
        position.play(seat("E"), Call("misere"))
