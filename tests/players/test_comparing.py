"""Two acts compared in imagined deals, for those who learn a game."""

from random import Random
from typing import Any

import pytest

from tests.sampling import draws
from whistclub.club.bot_pool import TEACHER
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.players import comparing
from whistclub.players.comparing import Comparison, compare, cost_reason, points_of
from whistclub.players.registry import make_player
from whistclub.rules.actions import Action, Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult

SEAT = Seat(0)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals are imagined than for a person: so many show what a comparison tells."""
    monkeypatch.setattr(comparing, "_WORLDS", draws(12, 20))


def first_decision(preset: str, seed: str) -> tuple[Any, Any]:
    """The game, and the view of the first seat to act who has a choice."""
    game = game_of_preset(preset, {})
    found = seed_from_text(seed)
    dealer = first_dealer(found, game.seats) if game.seats > 1 else SEAT
    position = game.start(deal_from_seed(found, game, 1), game.first_setting(dealer))
    while True:
        seat = min(position.to_act())
        view = game.view(position, seat)
        if len(view.legal) > 1:
            return game, view
        position = position.play(seat, view.legal[0])


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_compare_two_acts(preset: str) -> None:
    game, view = first_decision(preset, "comparing")
    acts = (view.legal[0], view.legal[-1])
    found = compare(game, view, acts, make_player(game, TEACHER), Random(1))
    assert found.worlds > 1
    told = {1: "cost-deals", 2: "cost-lead"}.get(game.sides, "cost-points")
    assert cost_reason(found, game.sides).key in {told, "cost-nothing", "cost-better"}


def test_the_other_way_round_is_the_opposite() -> None:
    game, view = first_decision("whist", "comparing")
    one, two = view.legal[0], view.legal[-1]
    there, back = (
        compare(game, view, acts, make_player(game, TEACHER), Random(1)) for acts in ((one, two), (two, one))
    )
    assert (there.points, there.error) == (-back.points, back.error)


def test_throwing_an_ace_away_under_a_trick_that_is_won_costs_points() -> None:
    game, view = first_decision("whist", "lesson whist 2")
    assert view.legal

    def cost_of(instead: Action) -> Comparison:
        return compare(game, view, (view.legal[0], instead), make_player(game, TEACHER), Random(3))

    costs = [cost_of(act).points for act in view.legal if isinstance(act, Play)]
    assert max(costs) - min(costs) > 0


@pytest.mark.parametrize(
    ("points", "error", "key"),
    [
        (0.5, 0.1, "cost-points"),
        (0.5, 0.3, "cost-nothing"),
        (0.05, 0.0, "cost-nothing"),
        (-0.5, 0.1, "cost-better"),
    ],
)
def test_a_cost_is_told_only_when_it_is_clear(points: float, error: float, key: str) -> None:
    assert key == cost_reason(Comparison(points, error, 120), 4).key


@pytest.mark.parametrize(("sides", "key"), [(1, "cost-deals"), (2, "cost-lead"), (4, "cost-points")])
def test_a_cost_is_told_in_what_the_game_counts(sides: int, key: str) -> None:
    found = cost_reason(Comparison(0.5, 0.1, 120, 70, 10), sides)
    facts = (70, 10) if sides == 1 else (5,)
    assert (key, facts) == (
        found.key,
        tuple(found.fact(name) for name in (("better", "worse") if sides == 1 else ("tenths",))),
    )


def test_where_everybody_plays_for_themselves_the_cost_is_ones_own_points_and_not_the_distance_to_the_others() -> (
    None
):
    game = game_of_preset("solo", {})
    paid = DealResult((), (-3, 1, 1, 1))
    assert (-3, 1) == (points_of(game, paid, Seat(0)), points_of(game, paid, Seat(1)))
    whist = game_of_preset("whist", {})
    assert -2 == points_of(whist, DealResult((), (0, 2)), Seat(0))


def test_a_single_imagined_deal_says_nothing() -> None:
    assert "cost-nothing" == cost_reason(Comparison(3.0, 0.0, 1, 1, 0), 4).key
