"""Fair prices: near the exact ones of every world counted, blind to hidden cards, and errors are found."""

from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.coach.short_deals import WHIST, exact, looked_at, sampled, short_turns
from tests.sampling import draws
from whistclub import library
from whistclub.coach import QUICK, Marked, fair_hint, fair_prices, review_act, review_deal
from whistclub.coach.cards import Turn, fair_cards, turn_of
from whistclub.coach.comparison import Tried, judged
from whistclub.coach.prices import Price, PricedAct, word_of
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat
from whistclub.rules.values import View, World

FEW = msgspec.structs.replace(QUICK, worlds=10, again=2, calls=6, deals=24)
_SURE = 1.96
"""Standard errors of an interval of 95 in 100."""


class Lead(NamedTuple):
    """A lead with three cards left, its prices in a few worlds, and in every one."""

    view: View
    turn: Turn
    few: Tried
    every: Tried

    def verdict(self, place: int) -> str:
        """The verdict of a review in which this card was led."""
        made = self.every.groups[place][0]
        tried = looked_at(self.view, self.turn, made)
        found = judged(
            WHIST, self.view.viewer or Seat(0), tried, made, [None] * len(tried.groups), agreed=False
        )
        assert found is not None
        return found.verdict

    def others(self) -> list[int]:
        """The cards that are not the best."""
        return self.every.ranked()[1:]

    def cost(self, place: int) -> float:
        """The exact cost of a card."""
        return self.every.gain(self.every.ranked()[0], place)[0]


@pytest.fixture(scope="module")
def leads() -> list[Lead]:
    return [
        Lead(view, turn, sampled(view, turn), exact(view, turn))
        for view, turn in short_turns(draws(60, 120), 3)
    ]


def test_nine_in_ten_intervals_around_sampled_costs_hold_the_exact_one(leads: list[Lead]) -> None:
    covered = []
    for lead in leads:
        for place in lead.others():
            cost, error = lead.few.gain(lead.every.ranked()[0], place)
            covered.append(abs(cost - lead.cost(place)) <= _SURE * error)
    assert len(covered) > draws(75, 150)
    assert sum(covered) >= 0.9 * len(covered)


def test_an_act_that_is_best_by_every_world_counted_is_called_no_error(leads: list[Lead]) -> None:
    verdicts = [lead.verdict(lead.every.ranked()[0]) for lead in leads]
    assert verdicts.count("error") <= 0.02 * len(verdicts)


def test_planted_errors_of_half_a_trick_are_found(leads: list[Lead]) -> None:
    planted = [
        lead.verdict(place)
        for lead in leads
        for place in lead.others()
        if lead.cost(place) >= 0.5 * lead.every.unit
    ]
    assert len(planted) > draws(10, 20)
    assert planted.count("error") >= 0.95 * len(planted)


def test_counting_every_world_leaves_no_error(leads: list[Lead]) -> None:
    assert (True, 0.0) == (leads[0].every.is_all, leads[0].every.gain(0, 1)[1])


@pytest.mark.parametrize("preset", ["whist", "minnesota", "solo"])
def test_a_fair_price_does_not_change_by_a_byte_when_hidden_cards_change(preset: str) -> None:
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed="leak", deals=1).deals[0]
    checked = 0
    for number in (1, 2, 6, 10, 19, 27):
        seat, action = played.acts[number - 1]
        view = game.view(after(game, played, number - 1), seat)
        marked = review_act(game, played, number, FEW)
        other = elsewhere(game, played, game.sample(view, Random(number)), (seat, action))
        assert other.deal != played.deal
        again = review_act(game, other, number, FEW)
        assert (marked is None) == (again is None)
        if marked is not None and again is not None:
            checked += 1
            assert fair_bytes(marked) == fair_bytes(again)
    assert checked > 2


@pytest.mark.parametrize("preset", ["minnesota", "solo", "german_whist"])
def test_what_a_hint_tells_does_not_change_by_a_byte_when_hidden_cards_change(preset: str) -> None:
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed="told", deals=1).deals[0]
    checked = 0
    for number in (1, 7, 23)[:: draws(2, 1)]:
        seat, action = played.acts[number - 1]
        view = game.view(after(game, played, number - 1), seat)
        other = elsewhere(game, played, game.sample(view, Random(number)), (seat, action))
        told = msgspec.json.encode(fair_hint(game, view, effort=FEW))
        again = fair_hint(game, game.view(after(game, other, number - 1), seat), effort=FEW)
        assert told == msgspec.json.encode(again)
        checked += len(again.prices) > 1
    assert checked


def test_an_act_reviewed_alone_has_the_prices_of_the_whole_review() -> None:
    game: Any = library.game("minnesota")
    played = library.play(game, "quick", seed="alone", deals=1).deals[0]
    marked = review_deal(game, played, effort=FEW).marked[-8:]
    assert list(marked) == [review_act(game, played, one.number, FEW) for one in marked]


@pytest.mark.parametrize("preset", ["minnesota", "gongor"])
def test_a_hint_tells_the_fair_prices_of_the_first_act(preset: str) -> None:
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed="hint", deals=1).deals[0]
    seat, _ = played.acts[0]
    told = fair_prices(game, game.view(after(game, played, 0), seat), FEW)
    marked = review_act(game, played, 1, FEW)
    assert marked is not None
    assert told == tuple(msgspec.structs.replace(act, open=None) for act in marked.acts)


def test_a_hint_in_german_whist_prices_every_card_and_exactly_once_the_other_hand_is_known() -> None:
    game: Any = library.game("german_whist")
    played = library.play(game, "quick", seed="hint", deals=1).deals[0]
    for number, is_known in ((1, False), (31, True)):
        seat, _ = played.acts[number - 1]
        view = game.view(after(game, played, number - 1), seat)
        told = fair_prices(game, view, FEW)
        assert {act.text for act in view.legal} == {one.act for one in told}
        assert is_known == all(one.error == 0.0 for one in told)


def after(game: Any, played: Played, count: int) -> Any:
    position = game.begin(played.deal, played.setting)
    for seat, action in played.acts[:count]:
        position = position.play(seat, action)
    return position


def elsewhere(game: Any, played: Played, world: World, act: Any) -> Played:
    """The deal of another world that the seat could not tell from the real one, with the same act, played to its
    end.
    """
    position = game.begin(world.deal, played.setting)
    for seat, action in (*world.acts, act):
        position = position.play(seat, action)
    while position.result() is None:
        seat = min(position.to_act())
        position = position.play(seat, position.legal(seat)[0])
    return Played(played.setting, world.deal, position.acts, None, position.result())


def fair_bytes(marked: Marked) -> bytes:
    """The act without what is told of the cards as they lay."""
    acts = tuple(msgspec.structs.replace(act, open=None) for act in marked.acts)
    return msgspec.json.encode(msgspec.structs.replace(marked, acts=acts, luck=0.0))


@pytest.mark.parametrize(("nodes", "method"), [(300_000, "early"), (1, "policy")])
def test_a_first_lead_is_priced_by_play_to_the_ending_and_by_the_policy_where_no_ending_is_finished(
    nodes: int, method: str
) -> None:
    deal = deal_from_seed(seed_from_text("first lead"), WHIST, 1)
    position = WHIST.start(deal, WHIST.first_setting(Seat(0)))
    view = WHIST.view(position, min(position.to_act()))
    turn = turn_of(WHIST, view)
    assert turn is not None
    effort = msgspec.structs.replace(FEW, nodes=nodes)
    tried = fair_cards(WHIST, view, turn, view.legal[0], "key", effort)
    assert (method, 10) == (tried.method, min(10, tried.worlds))


def test_a_clear_cost_is_told_from_other_worlds_than_those_that_found_it() -> None:
    played = library.play(WHIST, "random", seed="a clear cost", deals=1).deals[0]
    effort = msgspec.structs.replace(FEW, worlds=24)
    checked = 0
    for number, (seat, _) in list(enumerate(played.acts))[4:28]:
        view = WHIST.view(after(WHIST, played, number), seat)
        turn = turn_of(WHIST, view)
        if turn is None or len(turn.runs) < 2:
            continue
        first = fair_cards(WHIST, view, turn, None, "key", effort)
        made = first.groups[first.ranked()[-1]][0]
        found = judged(WHIST, seat, first, made, [None] * len(first.groups), agreed=False)
        if found is not None and found.verdict == "error":
            told = fair_cards(WHIST, view, turn, made, "key", effort)
            assert told.worlds > first.worlds
            assert not set(first.hands) <= set(told.hands)
            checked += 1
    assert checked >= 3


def _act(name: str, cost: float) -> PricedAct:
    return PricedAct(name, (name,), Price(-cost, -cost), cost=cost, error=0.1 if cost else 0.0)


def test_a_cost_told_in_a_hint_must_be_the_clearer_the_more_acts_there_are() -> None:
    best, other = _act("play HK", 0.0), _act("play HQ", 0.27)
    assert "best" == word_of(best, (best, other))
    assert "cost" == word_of(other, (best, other))
    many = (best, other, *(_act(f"play D{rank}", 0.5) for rank in "23456789"))
    assert "level" == word_of(other, many)
    assert "cost" == word_of(many[-1], many)
