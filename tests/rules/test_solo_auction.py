"""Solo Whist: the auction, its exception, the raise. The first to call sits at the dealer's left, here East."""

import pytest

from tests.rules.solo_table import ASCENDING, BIDS, acted, calls, game, result, start, told, turn, view, words
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.rules.actions import Call
from whistclub.rules.seats import FOUR
from whistclub.rules.values import DealResult


@pytest.mark.rule("S13")
@pytest.mark.parametrize(("dealer", "order"), [("N", "ESWN"), ("E", "SWNE"), ("S", "WNES"), ("W", "NESW")])
def test_calls_go_clockwise_from_the_dealers_left(dealer: str, order: str) -> None:
    position = start(game(all_pass="general_misere"), dealer=dealer)
    called = ""
    for _ in range(4):
        called += turn(position)
        position = calls(position, "pass")
    assert order == called


@pytest.mark.rule("S14", "S15")
def test_the_first_call_is_a_pass_a_proposal_or_any_bid() -> None:
    assert ["pass", "propose", *BIDS] == words(start(game()))


@pytest.mark.rule("S14", "S15")
@pytest.mark.parametrize("bid", BIDS[:-1])
def test_over_a_bid_only_a_pass_or_a_higher_bid_is_offered(bid: str) -> None:
    position = calls(start(game()), bid)
    assert ["pass", *BIDS[BIDS.index(bid) + 1 :]] == words(position)
    for low in ASCENDING[: ASCENDING.index(bid) + 1]:
        with pytest.raises(IllegalAction, match=f"call-too-low.*{bid}"):
            calls(position, low)


@pytest.mark.rule("S14")
def test_a_call_out_of_turn_or_no_call_at_all_is_refused() -> None:
    position = start(game())
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(position, "S call pass")
    with pytest.raises(IllegalAction, match="wrong-phase-call"):
        acted(position, "E play C3")
    with pytest.raises(IllegalAction, match="wrong-phase-call"):
        acted(position, "E trump S")
    with pytest.raises(IllegalAction, match="call-not-offered"):
        position.play(FOUR[1], Call("sola_nola"))


@pytest.mark.rule("S16")
def test_a_proposal_can_be_accepted_until_it_is_accepted_or_overcalled() -> None:
    proposed = calls(start(game()), "propose")
    assert ["pass", "accept", *BIDS] == words(proposed)
    assert ["pass", "accept", *BIDS] == words(calls(proposed, "pass pass"))
    assert ["pass", *BIDS] == words(calls(proposed, "accept"))
    assert ["pass", *BIDS[1:]] == words(calls(proposed, "solo"))
    for gone in ("accept", "solo"):
        with pytest.raises(IllegalAction, match="nothing-to-accept"):
            calls(proposed, f"{gone} accept")


@pytest.mark.rule("S16")
def test_nobody_accepts_before_there_is_a_proposal() -> None:
    with pytest.raises(IllegalAction, match="nothing-to-accept"):
        calls(start(game()), "accept")


@pytest.mark.rule("S17")
def test_who_has_passed_is_not_asked_again() -> None:
    position = calls(start(game()), "pass solo pass misere")
    assert "S" == turn(position)
    position = calls(position, "abondance")
    assert "N" == turn(position)
    assert "S" == turn(calls(position, "pass"))


@pytest.mark.rule("S18")
@pytest.mark.parametrize("before", ["pass propose pass pass", "pass pass propose pass"])
def test_the_first_to_call_having_passed_may_accept_the_second_or_third(before: str) -> None:
    position = calls(start(game()), before)
    assert ("E", ["pass", "accept"]) == (turn(position), words(position))
    with pytest.raises(IllegalAction, match="call-after-pass"):
        calls(position, "solo")
    with pytest.raises(IllegalAction, match="call-after-pass"):
        calls(position, "propose")
    proposer = 2 if before.startswith("pass propose") else 3
    assert ("play", (proposer, 1)) == (
        view(calls(position, "accept")).phase,
        view(calls(position, "accept")).holders,
    )
    assert "over" == view(calls(position, "pass")).phase


@pytest.mark.rule("S18")
@pytest.mark.parametrize(
    ("before", "next_to_act"),
    [("pass propose accept pass", "E"), ("pass propose pass accept", "E"), ("pass propose pass solo", "S")],
)
def test_the_exception_falls_away_once_the_proposal_is_accepted_or_overcalled(
    before: str, next_to_act: str
) -> None:
    """An accepted one is played at once, East leading a card; an overcalled one goes back to South."""
    position = calls(start(game()), before)
    assert next_to_act == turn(position)
    assert "accept" not in words(position)


@pytest.mark.rule("S18", "S26", "S27")
@pytest.mark.parametrize(
    ("option", "second", "third", "fourth"),
    [("second_or_third", "E", "E", ""), ("any", "E", "E", "E"), ("never", "", "", "")],
)
def test_whose_proposal_the_first_to_call_may_accept_after_passing(
    option: str, second: str, third: str, fourth: str
) -> None:
    dealt = start(game(eldest_may_accept=option))
    assert second == turn(calls(dealt, "pass propose pass pass"))
    assert third == turn(calls(dealt, "pass pass propose pass"))
    assert fourth == turn(calls(dealt, "pass pass pass propose"))


@pytest.mark.rule("S18")
def test_only_the_first_to_call_has_the_exception() -> None:
    position = calls(start(game(eldest_may_accept="any")), "propose pass pass pass")
    assert "" == turn(position)


@pytest.mark.rule("S26")
def test_the_dealer_may_propose_after_three_passes_and_nobody_is_asked() -> None:
    position = calls(start(game()), "pass pass pass")
    assert "propose" in words(position)
    assert "over" == view(calls(position, "propose")).phase


@pytest.mark.rule("S19")
def test_an_accepted_proposal_stands_for_both() -> None:
    position = calls(start(game()), "propose pass accept")
    assert ("propose", (1, 3)) == (view(position).standing, view(position).holders)
    assert "N" == turn(position)
    assert ("play", (1, 3)) == (view(calls(position, "pass")).phase, view(calls(position, "pass")).holders)


@pytest.mark.rule("S20")
def test_an_overcalled_pair_is_dissolved_and_each_may_bid_higher_alone() -> None:
    position = calls(start(game()), "propose accept solo pass")
    assert ("E", ["pass", *BIDS[1:]]) == (turn(position), words(position))
    east_again = calls(position, "misere")
    assert ("S", ["pass", *BIDS[2:]]) == (turn(east_again), words(east_again))
    assert (1,) == view(east_again).holders
    both_pass = calls(position, "pass pass")
    assert ("raise", (3,)) == (view(both_pass).phase, view(both_pass).holders)


@pytest.mark.rule("S14")
def test_a_bidder_overcalled_may_bid_higher_again() -> None:
    position = calls(start(game()), "solo misere pass pass")
    assert ("E", ["pass", *BIDS[2:]]) == (turn(position), words(position))
    assert "S" == turn(calls(position, "abondance"))


@pytest.mark.rule("S21")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    assert "raise" == view(calls(start(game()), "solo pass pass pass")).phase
    assert "auction" == view(calls(start(game()), "solo misere pass pass")).phase
    assert "play" == view(calls(start(game()), "propose accept pass pass")).phase


@pytest.mark.rule("S21", "S22")
@pytest.mark.parametrize("before", ["", "pass ", "propose accept ", "solo misere pass "])
def test_abondance_declared_ends_the_auction_at_once_and_is_not_raised(before: str) -> None:
    position = calls(start(game()), f"{before}abondance_declared")
    assert ("play", "abondance_declared") == (view(position).phase, view(position).standing)


@pytest.mark.rule("S22")
@pytest.mark.parametrize("bid", BIDS[:-1])
def test_a_single_declarer_is_asked_once_for_a_higher_contract(bid: str) -> None:
    position = calls(start(game()), f"pass {bid} pass pass")
    assert ("S", ["pass", *BIDS[BIDS.index(bid) + 1 :]]) == (turn(position), words(position))
    assert (bid, (2,)) == (view(calls(position, "pass")).standing, view(position).holders)
    raised = calls(position, "abondance_declared")
    assert ("play", "abondance_declared", "S") == (view(raised).phase, view(raised).standing, turn(raised))


@pytest.mark.rule("S22")
def test_a_raise_is_answered_by_nobody_and_asked_of_nobody_else() -> None:
    position = calls(start(game()), "pass solo pass pass")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(position, "W call misere")
    with pytest.raises(IllegalAction, match="call-too-low"):
        calls(position, "solo")
    with pytest.raises(IllegalAction, match="nothing-to-accept"):
        calls(position, "accept")
    with pytest.raises(IllegalAction, match="wrong-phase-call"):
        acted(position, "S trump C")
    raised = calls(position, "misere")
    assert ("play", "misere", "E") == (view(raised).phase, view(raised).standing, turn(raised))


@pytest.mark.rule("S7", "S23")
@pytest.mark.parametrize("script", ["abondance pass pass pass pass", "solo pass pass pass abondance"])
def test_trump_of_an_abondance_is_any_suit_named_after_the_raise(script: str) -> None:
    position = calls(start(game(), turned="SJ"), script)
    assert ("trump", "E") == (view(position).phase, turn(position))
    assert ["trump C", "trump D", "trump H", "trump S"] == [action.text for action in position.legal(FOUR[1])]
    with pytest.raises(IllegalAction, match="wrong-phase-trump"):
        acted(position, "E call pass")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(position, "S trump H")
    for suit in "CDHS":
        named = acted(position, f"E trump {suit}")
        assert ("play", suit, "E") == (view(named).phase, view(named).trump, turn(named))


@pytest.mark.rule("S24")
def test_four_passes_throw_the_cards_in_and_the_next_dealer_deals() -> None:
    solo = game()
    position = calls(start(solo), "pass pass pass pass")
    assert ((0, 0, 0, 0), ["score-thrown-in"]) == (
        result(position).points,
        [line.key for line in result(position).lines],
    )
    following = solo.next_setting(solo.first_setting(FOUR[0]), result(position))
    assert (2, FOUR[1], (0, 0, 0, 0)) == (following.number, following.dealer, following.score)
    with pytest.raises(IllegalAction, match="deal-over"):
        acted(position, "E call pass")


@pytest.mark.rule("S54")
@pytest.mark.parametrize("script", ["pass pass pass pass", "propose pass pass pass"])
def test_the_same_dealer_deals_again_where_that_is_agreed_and_only_after_a_throw_in(script: str) -> None:
    solo = game(after_throw_in="same_dealer")
    setting = solo.first_setting(FOUR[2])
    position = calls(start(solo, dealer="S"), script)
    assert 0 == sum(map(abs, result(position).points))
    following = solo.next_setting(setting, result(position))
    assert (2, FOUR[2]) == (following.number, following.dealer)
    played = solo.next_setting(setting, DealResult((), (12, -4, -4, -4)))
    assert (2, FOUR[3]) == (played.number, played.dealer)


@pytest.mark.rule("S25", "S28")
@pytest.mark.parametrize("script", ["propose pass pass pass", "pass propose pass pass pass"])
def test_a_proposal_that_nobody_accepts_is_thrown_in(script: str) -> None:
    position = calls(start(game()), script)
    assert ["score-thrown-in"] == [line.key for line in result(position).lines]


@pytest.mark.rule("S28", "S29")
@pytest.mark.parametrize(("option", "offered"), [("solo_only", BIDS[:1]), ("any_raise", BIDS)])
def test_a_proposer_left_alone_may_raise_or_see_the_cards_thrown_in(option: str, offered: list[str]) -> None:
    position = calls(start(game(unaccepted_proposal=option)), "pass propose pass pass pass")
    assert ("S", "raise", ["pass", *offered]) == (turn(position), view(position).phase, words(position))
    solo = calls(position, "solo")
    assert ("play", "solo", (2,)) == (view(solo).phase, view(solo).standing, view(solo).holders)
    assert ["score-thrown-in"] == [line.key for line in result(calls(position, "pass")).lines]


@pytest.mark.rule("S29")
def test_under_solo_only_nothing_above_solo_is_offered() -> None:
    position = calls(start(game(unaccepted_proposal="solo_only")), "propose pass pass pass")
    with pytest.raises(IllegalAction, match=r"call-not-offered.*misere"):
        calls(position, "misere")
    with pytest.raises(IllegalAction, match="call-too-low"):
        calls(position, "propose")


@pytest.mark.rule("S30")
def test_a_proposal_declined_is_thrown_in_where_four_passes_are_a_general_misere() -> None:
    solo = game(all_pass="general_misere")
    passed = calls(start(solo), "pass pass pass pass")
    assert ("play", "general_misere", ()) == (
        view(passed).phase,
        view(passed).standing,
        view(passed).holders,
    )
    declined = calls(start(solo), "propose pass pass pass")
    assert ["score-thrown-in"] == [line.key for line in result(declined).lines]


def test_the_auction_is_told_call_by_call() -> None:
    script = (
        "E call pass, S call propose, W call accept, N call solo, S call pass, W call pass, N call misere"
    )
    kinds = [happened.kind for happened in told(game(), start(game()), script)]
    assert [
        "event-passed",
        "event-proposed",
        "event-accepted",
        "event-called",
        "event-passed",
        "event-passed",
        "event-raise-asked",
        "event-raised",
        "event-contract-no-trump",
    ] == kinds


def test_every_call_reads_back() -> None:
    for word in ["pass", "accept", *ASCENDING]:
        assert f"call {word}" == game().alphabet.read(f"CALL {word.upper()}", FRENCH).text
