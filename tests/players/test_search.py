"""Card play by search: the convention stands unless another card is clearly better in worlds that fit what was seen."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.players.scripted import (
    QUICK,
    acted,
    begun,
    cards,
    deal_at,
    dealt,
    decided,
    game,
    game_of_preset,
    to_play_of,
)
from whistclub.cards.french import FRENCH
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.levels import conventional, searching
from whistclub.players.player import USUAL, Budget
from whistclub.players.policy import PlayedOn, Situation, played_on
from whistclub.players.search import player as search_player
from whistclub.players.search.aim import in_tricks
from whistclub.players.search.effort import Effort, Gain
from whistclub.players.search.player import Task, task_of
from whistclub.players.search.search import Turn, searched
from whistclub.players.search.standing import Standing
from whistclub.players.search.tally import Tally
from whistclub.players.search.values import EarlyValuer, values_of_endings
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import believing, every_world
from whistclub.rules.actions import Play
from whistclub.solver import Solver, has_kernel

FEW = Effort(worlds=12, nodes=100_000)
BUDGET = Budget(samples=8, nodes=1_500)
LAST = {"N": "C2 HA HQ H5", "E": "HJ", "S": "H4", "W": "H3"}
SCRIPT = "E play HJ, S play H4, W play H3"
needs_kernel = pytest.mark.skipif(not has_kernel(), reason="search asks the compiled kernel")


def turn(script: str, hands: dict[str, str]) -> Turn:
    of: Any = game("whist")
    position = begun(of, dealt(**hands), "N", "C2")
    if script:
        position = acted(position, script)
    view = of.view(position, position.turn)
    task = searched_at(of, view)
    return Turn(task.reading, task.aim, believing(of, view, Random(2)))


def searched_at(of: Any, view: Any) -> Task:
    player = conventional(of)
    task = task_of(of, player, view, player.decide(view, Random(1), USUAL))
    assert task is not None
    return task


def suggested(card: str) -> Chosen:
    return Chosen(FRENCH.card(card), because("why-cannot-win", card=card), Kind.FORCED)


def contested(preset: str, *, high: bool, number: int) -> tuple[Any, Any]:
    of = game_of_preset(preset, {})
    return of, to_play_of(deal_at(of, number), high=high)


def in_the_middle(of: Any, position: Any) -> Any:
    """The position after six tricks and a card, played by the conventions."""
    usual = conventional(of)
    for _ in range(25):
        seat = min(position.to_act())
        position = position.play(seat, usual.choose(of.view(position, seat), Random(1), QUICK))
    return position


@needs_kernel
def test_a_trick_that_can_be_taken_cheaply_is_found() -> None:
    chosen = searched(turn(SCRIPT, LAST), suggested("H5"), FEW)
    assert ("HQ", "why-searched") == (chosen.card.text, chosen.why.key)
    facts = dict(chosen.why.args)
    assert ("H5", 0) == (facts["beaten"], facts["misses"])
    assert FEW.worlds // 2 < int(str(facts["count"])) <= FEW.worlds


@needs_kernel
def test_a_gain_smaller_than_asked_for_keeps_the_convention() -> None:
    usual = suggested("H5")
    assert usual is searched(turn(SCRIPT, LAST), usual, FEW, Gain(5.0))


@needs_kernel
def test_of_cards_that_do_as_well_the_convention_chooses() -> None:
    """All of these tricks are the hand's own, whichever card it leads."""
    hands = {"N": "C2", "E": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"}
    for card in ("SA", "S2", "S7"):
        assert suggested(card).card is searched(turn("", hands), suggested(card), FEW).card


@needs_kernel
def test_a_card_that_was_itself_tried_in_few_deals_is_told_by_all_that_were_searched() -> None:
    tried = Chosen(FRENCH.card("HQ"), because("why-tried-acts", count=1), Kind.SEARCH)
    chosen = searched(turn(SCRIPT, LAST), tried, FEW)
    assert (tried.card, "why-tried-out") == (chosen.card, chosen.why.key)
    assert FEW.worlds // 2 < int(str(dict(chosen.why.args)["count"])) <= FEW.worlds


@needs_kernel
def test_an_interrupt_ends_the_search_with_what_is_known() -> None:
    asked = []

    def interrupt() -> bool:
        asked.append(True)
        return True

    chosen = searched(turn(SCRIPT, LAST), suggested("H5"), Effort(worlds=64), interrupt=interrupt)
    assert 6 <= int(dict(chosen.why.args)["count"]) <= 8
    assert [True] == asked


@needs_kernel
@pytest.mark.parametrize(
    ("preset", "high"), [("minnesota", True), ("minnesota", False), ("south_dakota", True)]
)
def test_the_same_seed_and_effort_give_the_same_cards_and_only_legal_ones(preset: str, high: bool) -> None:
    of, position = contested(preset, high=high, number=3)
    player, again = searching(of), searching(of)
    assert player is not None
    assert again is not None
    for _ in range(2):
        position = compared_turn(of, position, player, again)
    position = in_the_middle(of, position)
    while position.to_act():
        position = compared_turn(of, position, player, again)


def compared_turn(of: Any, position: Any, player: Any, again: Any) -> Any:
    """The position after a turn at which both players decide alike."""
    seat = min(position.to_act())
    view = of.view(position, seat)
    first = player.decide(view, Random("key"), BUDGET)
    assert first == again.decide(view, Random("key"), BUDGET)
    assert first.action in view.legal
    return position.play(seat, first.action)


@needs_kernel
@pytest.mark.parametrize("is_early", [True, False])
@pytest.mark.parametrize("high", [True, False])
def test_nothing_hidden_changes_a_choice(high: bool, is_early: bool) -> None:
    """Two positions that one seat cannot tell apart: it plays the same card in both, for the same reason."""
    of, position = contested("minnesota", high=high, number=5)
    player = searching(of)
    assert player is not None
    if not is_early:
        position = in_the_middle(of, position)
    seat = min(position.to_act())
    view = of.view(position, seat)
    for number in range(3):
        world = of.sample(view, Random(number))
        other = of.start(world.deal, view.setting)
        for who, act in world.acts:
            other = other.play(who, act)
        assert player.decide(view, Random(7), BUDGET) == player.decide(
            of.view(other, seat), Random(7), BUDGET
        )


def test_without_the_kernel_it_plays_as_the_usual_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_player, "has_kernel", lambda: False)
    of, position = contested("minnesota", high=True, number=2)
    club, player = conventional(of), searching(of)
    assert player is not None
    while position.to_act():
        seat = min(position.to_act())
        view = of.view(position, seat)
        expected = club.decide(view, Random("key"), USUAL)
        assert expected == player.decide(view, Random("key"), USUAL)
        position = position.play(seat, expected.action)


def test_a_budget_without_samples_leaves_the_convention() -> None:
    usual = suggested("H5")
    assert usual is searched(turn(SCRIPT, LAST), usual, FEW.within(QUICK))


def test_bids_are_the_usual_players() -> None:
    of = game_of_preset("minnesota", {})
    position = deal_at(of, 1)
    view = of.view(position, min(position.to_act()))
    player = searching(of)
    assert player is not None
    expected = conventional(of).decide(view, Random(1), USUAL)
    assert not isinstance(expected.action, Play)
    assert expected == player.decide(view, Random(1), USUAL)


def test_an_agreement_asks_its_own_gain_and_an_invite_in_vain_none() -> None:
    demands = Effort(usual=Gain(0.1, 1.0), agreed=Gain(0.4, 2.0), early_agreed=Gain(0.3, 3.0))
    agreed = Standing(is_agreed=True)
    assert Gain(0.3, 3.0) == demands.asked_of(agreed, is_early=True)
    assert Gain(0.1, 1.0) == demands.asked_of(Standing())
    assert Gain(0.4, 2.0) == demands.asked_of(agreed)
    assert demands.asked_of(Standing(is_agreed=True, is_open=True)).is_met(0.01, 5.0)


def test_an_agreement_that_the_policy_does_not_read_is_not_left_while_it_plays() -> None:
    unread = Standing(is_agreed=True, is_usual=False)
    assert not Effort().asked_of(unread, is_early=True).is_met(13.0, 0.0)
    assert Effort().agreed == Effort().asked_of(unread)


@pytest.mark.parametrize(("gain", "error", "met"), [(0.5, 0.2, True), (0.3, 0.1, False), (0.5, 0.3, False)])
def test_a_gain_is_met_by_its_size_and_by_its_errors(gain: float, error: float, met: bool) -> None:
    assert met is Gain(0.4, 2.0).is_met(gain, error)


def test_an_invite_in_the_suit_an_opponent_invited_in_is_no_agreement() -> None:
    """So of each invite of a deal, early ones at least."""
    of: Any = game_of_preset("minnesota", {})
    position = to_play_of(deal_at(of, 5), high=True)
    club = conventional(of)
    invited: dict[int, Any] = {}
    while position.to_act():
        seat = min(position.to_act())
        view = of.view(position, seat)
        usual = club.decide(view, Random(1), QUICK)
        if usual.why.key == "why-invite-high" and len(view.legal) > 1:
            task = task_of(of, club, view, usual)
            assert task is not None
            assert isinstance(usual.action, Play)
            suit = usual.action.card.suits
            against = any(suit == other for who, other in invited.items() if (who - seat) % 2)
            assert task.standing.is_open is (against or len(task.reading.tricks) >= 6)
        if isinstance(usual.action, Play) and not view.trick:
            invited.setdefault(seat, usual.action.card.suits)
        position = position.play(seat, usual.action)


@needs_kernel
def test_of_few_worlds_all_are_looked_at_and_their_weights_add_up_to_one() -> None:
    """East knows that North holds the card turned up: five ways to give North another, six to halve the rest."""
    of: Any = game("whist")
    position = begun(of, tuple(map(cards, ("C2 HA", "HJ HT", "H4 H5", "H3 H6"))), "N", "C2")
    evidence = evidence_of(of, of.view(position, position.turn))
    worlds = every_world(evidence, 30)
    assert 30 == len({hands for _, hands in worlds}) == len(worlds)
    assert 1.0 == pytest.approx(sum(weight for weight, _ in worlds))
    assert () == every_world(evidence, 29)


@needs_kernel
def test_a_card_that_is_best_in_every_world_is_played_for_any_gain_and_says_so() -> None:
    """The queen takes the trick in all ways the rest can lie; the five gives it away."""
    of: Any = game("whist")
    hands = tuple(map(cards, ("C2 HQ H5", "HJ D9 D8", "H4 D7 D6", "H3 S7 S6")))
    position = acted(begun(of, hands, "N", "C2"), SCRIPT)
    view = of.view(position, position.turn)
    task = searched_at(of, view)
    ready = Turn(task.reading, task.aim, believing(of, view, Random(2)))
    found = searched(ready, suggested("H5"), FEW, Gain(9.0))
    assert ("HQ", "why-searched-certain") == (found.card.text, found.why.key)


def test_worlds_count_by_their_weights() -> None:
    first, second = FRENCH.card("S2"), FRENCH.card("S3")
    tally = Tally([first, second])
    for weight, values in ((7.0, (1.0, 0.0)), (1.0, (0.0, 1.0)), (1.0, (0.0, 1.0)), (1.0, (0.0, 1.0))):
        tally.add(weight, values)
    assert 0.4 == pytest.approx(tally.gain(first, second)[0])
    assert (1, 3) == (tally.better_in(first, second), tally.better_in(second, first))


def test_errors_are_those_of_the_draws_that_the_worlds_are_worth() -> None:
    first, second = FRENCH.card("S2"), FRENCH.card("S3")
    tally = Tally([first, second])
    for weight in (3.0, 2.0):
        tally.add(weight, (1.0, 0.0))
        tally.add(weight, (0.0, 1.0))
    gain, error = tally.gain(first, second)
    assert 0.0 == gain
    assert error == pytest.approx(1 / 3)


def test_a_card_dropped_is_tried_no_more() -> None:
    both = [FRENCH.card("S2"), FRENCH.card("S3")]
    tally = Tally(both)
    tally.add(1.0, (0.0, 1.0))
    tally.drop(both[1])
    tally.add(1.0, (1.0,))
    assert 0.5 == tally.mean(both[0])
    assert both[:1] == tally.cards


def test_a_tally_that_dropped_a_card_has_told_something() -> None:
    one, other = FRENCH.card("H2"), FRENCH.card("H9")
    tally = Tally([one, other])
    for _ in range(8):
        tally.add(1.0, [1.0, 0.0])
    tally.drop(other)
    assert not tally.tells_nothing


def test_a_tally_tells_nothing_until_a_card_is_worth_more_than_another_in_some_world() -> None:
    tally = Tally([FRENCH.card("S2"), FRENCH.card("S3")])
    assert tally.tells_nothing
    tally.add(1.0, (0.0, 0.0))
    tally.add(1.0, (1.0, 1.0))
    assert tally.tells_nothing
    tally.add(1.0, (1.0, 0.0))
    assert not tally.tells_nothing


def test_a_sure_trick_of_the_last_hand_asks_as_much_as_an_agreement() -> None:
    of: Any = game("whist")
    hands = {"N": "C2 HA HQ H5", "E": "HJ", "S": "H4", "W": "H3"}
    position = acted(begun(of, dealt(**hands), "N", "C2"), SCRIPT)
    usual = conventional(of).decide(of.view(position, position.turn), Random(1), QUICK)
    reading = searched_at(of, of.view(position, position.turn)).reading
    sure = msgspec.structs.replace(usual, kind=Kind.SURE)
    assert search_player.takes_last(reading, sure)
    assert not search_player.takes_last(reading, msgspec.structs.replace(usual, kind=Kind.RULE))
    first = begun(of, dealt(**hands), "N", "C2")
    lead = searched_at(of, of.view(first, first.turn)).reading
    assert not search_player.takes_last(lead, sure)


def test_points_are_scaled_to_tricks() -> None:
    assert (-2.0, -1.0, 1.0, 2.0) == in_tricks((-8.0, -4.0, 4.0, 8.0))


SHORT = ("C7 D7 H6 S7", "CQ H2 S5 S9", "H9 HK S2 S8", "C3 D6 D8 HJ")


@needs_kernel
def test_an_ending_that_the_convention_spoils() -> None:
    """The only trump left against them is drawn before anything else."""
    of: Any = game("whist")
    position = begun(of, tuple(map(cards, SHORT)), "N", "C7")
    player = searching(of)
    assert player is not None
    assert "play H2" == decided(of, conventional(of), position).action.text
    assert "play CQ" == decided(of, player, position, Budget(samples=60, nodes=20_000)).action.text


@needs_kernel
def test_the_endings_of_the_easy_worlds_alone_are_not_told() -> None:
    of: Any = game("whist")
    view = of.view(deal_at(of, 1), deal_at(of, 1).turn)
    task = searched_at(of, view)
    evidence = evidence_of(of, view)
    assert evidence.situation is not None
    hands = [each for _, each in believing(of, view, Random(2))(4).worlds]
    firsts = [act.card for act in view.legal if isinstance(act, Play)][:2]
    found = [
        values_of_endings(Solver(), evidence.situation, task.aim, hands, firsts, nodes).rows
        for nodes in (1, 10_000_000)
    ]
    assert ([], [2] * 4) == (found[0], [len(row or ()) for row in found[1]])


@needs_kernel
def test_an_early_card_is_worth_what_its_own_side_can_make_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    of, position = contested("minnesota", high=True, number=5)
    view = of.view(position, min(position.to_act()))
    evidence = evidence_of(of, view)
    assert evidence.situation is not None
    task = searched_at(of, view)
    asked: list[int] = []

    def noted(situation: Situation, *rest: Any) -> list[PlayedOn]:
        asked.append(situation.trained)
        return played_on(situation, *rest)

    monkeypatch.setattr("whistclub.players.search.values.played_on", noted)
    worlds = believing(of, view, Random(2))(4).worlds
    cards = [act.card for act in view.legal if isinstance(act, Play)][:1]
    assert len(EarlyValuer(evidence.situation, task.aim, 1_000_000).values(worlds, cards, 4)) == 4
    assert [task.aim.counts] == asked
