"""The player of the solitaires that goes by odds: its chances are true, and it knows nothing but its view."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from whistclub.games.hermits.play import Declare
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.players.player import Budget, Decision, own_budget
from whistclub.players.registry import make_player
from whistclub.players.solitaire import OddsPlayer, SolitairePlayer, by_odds
from whistclub.players.solitaire.by_odds import in_hundred
from whistclub.players.solitaire.worths import table_named, worths_after
from whistclub.rules.actions import Bid, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.seats import ALONE
from whistclub.rules.tricks import Judge
from whistclub.rules.values import View
from whistclub.solver import dummy
from whistclub.solver.dummy import tables

SOLITAIRES = tuple(preset.name for preset in PRESETS.values() if preset.game in {"gongor", "hermits"})
FEW = Budget(samples=2, nodes=200)
needs_kernel = pytest.mark.skipif(not dummy.can_solve(), reason="the compiled kernel is not there")


def short_deal(of: Any, text: str, size: int) -> Deal:
    """A passage of hands of so many cards."""
    whole = deal_from_seed(seed_from_text(text), of, 1)
    return Deal(whole.pack[: 4 * size + 2], whole.side)


def turns(of: Any, deal: Deal, budget: Budget = FEW) -> Iterator[tuple[Any, View, Decision]]:
    """Every position, view and decision of a passage."""
    player = OddsPlayer(of)
    position = of.start(deal, of.first_setting(ALONE))
    while position.to_act():
        seen = of.view(position, ALONE)
        decision = player.decide(seen, Random(1), budget)
        yield position, seen, decision
        position = position.play(ALONE, decision.action)


def games_of(*names: str, **options: str) -> list[Any]:
    return [game_of_preset(name, options) for name in names]


ALL = [
    *games_of(*SOLITAIRES),
    *games_of("hermits", twiddle="gongor"),
    *games_of("hermits", declare="on"),
    *games_of("gongor", no_trump_lasts="passage"),
    *games_of("gongor_points", stop_when_lost="on"),
]


@pytest.mark.parametrize("of", ALL, ids=lambda of: f"{of.key} {of.stock.cards[0].text}")
def test_every_act_is_legal_and_says_a_true_word_in_every_language(of: Any) -> None:
    speakers = [Speaker(Catalogue(language), of.pack.key) for language in languages()]
    keys = set()
    for number in range(3):
        for _, seen, decision in turns(of, short_deal(of, f"legal {number}", 3)):
            assert decision.action in seen.legal
            says_what_it_does(of, seen, decision)
            keys.add(decision.why.key)
            texts = [speaker.why(decision.why) for speaker in speakers]
            assert all("{" not in text and "why-" not in text for text in texts)
    assert {"why-odds-win", "why-odds-lose"} & keys


def says_what_it_does(of: Any, seen: Any, decision: Decision) -> None:
    facts: dict[str, Any] = dict(decision.why.args)
    act = decision.action
    if decision.why.key == "why-only-card":
        assert seen.legal == (act,)
        return
    assert 0 <= facts["chance"] <= 100
    others = [other.text for other in seen.legal if other is not act]
    assert facts["next"] in (others or [""])
    assert (facts["rank"] == "none") == (not others)
    if facts["rank"] == "less":
        assert facts["next_chance"] < facts["chance"]
    kinds = {Bid: "why-odds-bid", Declare: "why-odds-declare"}
    if isinstance(act, Play):
        beats = Judge(of.pack, seen.trump).beats(act.card, seen.led)
        assert decision.why.key == ("why-odds-win" if beats else "why-odds-lose")
    else:
        other = "why-odds-twiddle" if act is TWIDDLE else "why-odds-keep"
        assert decision.why.key == kinds.get(type(act), other)
        assert act is not KEEP or seen.trick


def alike(of: Any, seen: Any, text: str) -> Any:
    """Another position that agrees with all that was seen: other cards to come, and another order of the side pile."""
    world = of.sample(seen, Random(text))
    position = of.start(world.deal, seen.setting)
    for seat, act in world.acts:
        position = position.play(seat, act)
    return position


@pytest.mark.parametrize("budget", [FEW, Budget(nodes=1000)], ids=["near", "exact"])
@pytest.mark.parametrize("of", ALL, ids=lambda of: f"{of.key} {of.stock.cards[0].text}")
def test_it_does_and_tells_the_same_in_every_world_that_agrees_with_its_view(of: Any, budget: Budget) -> None:
    player, others = OddsPlayer(of), 0
    for position, seen, decision in turns(of, short_deal(of, "worlds", 3), budget):
        for number in range(2):
            other = alike(of, seen, f"another {number}")
            view = of.view(other, ALONE)
            others += other.passage.deal != position.passage.deal
            again = player.decide(view, Random(2 + number), budget)
            assert (again.action, again.why) == (decision.action, decision.why)
            assert view == seen
    assert others


@needs_kernel
def test_a_budget_that_asks_for_too_much_memory_is_answered_nearly() -> None:
    (of,) = games_of("hermits")
    position = of.start(deal_from_seed(seed_from_text("wide"), of, 1), of.first_setting(ALONE))
    seen = of.view(position, ALONE)
    decision = OddsPlayer(of).decide(seen, Random(1), Budget(nodes=10**12))
    assert decision.action in seen.legal
    assert dict(decision.why.args)["how"] == "near"


@needs_kernel
def test_the_strongest_level_goes_by_exact_odds_from_the_first_card_of_a_fore_hand_of_gongor() -> None:
    (of,) = games_of("gongor")
    deal = deal_from_seed(seed_from_text("fore"), of, 1)
    position = of.start(deal, of.first_setting(ALONE)).play(ALONE, Bid(3))
    player = make_player(of, "strong")
    decision = player.decide(of.view(position, ALONE), Random(1), own_budget(player))
    assert dict(decision.why.args)["how"] == "exact"


@needs_kernel
def test_an_exact_chance_is_how_often_the_hand_comes_out() -> None:
    (of,) = games_of("gongor", stop_when_lost="on")
    budget = Budget(nodes=1000)
    expected = variance = made = 0.0
    for number in range(80):
        deal = short_deal(of, f"chances {number}", 3)
        told: dict[str, Any] | None = None
        for position, _, decision in turns(of, deal, budget):
            if len(position.hands) == 0 and isinstance(decision.action, Bid):
                told = dict(decision.why.args)
            last = position.play(ALONE, decision.action)
            if len(last.hands) == 1:
                break
        assert told is not None
        assert told["how"] == "exact"
        expected += told["chance"] / 100
        variance += told["chance"] / 100 * (1 - told["chance"] / 100)
        made += last.hands[0].made
    assert abs(made - expected) < 3.5 * variance**0.5 + 1


def test_a_bid_out_of_reach_has_no_chance_and_a_certain_one_has_all() -> None:
    assert [in_hundred(chance) for chance in (0.0, 1e-4, 0.634, 0.9999, 1.0)] == [0, 1, 63, 99, 100]


@needs_kernel
def test_a_bid_that_is_likelier_now_is_named_where_another_is_worth_more() -> None:
    of = game_of_preset("gongor", {})
    for number in range(20):
        position = of.start(
            deal_from_seed(seed_from_text(f"likelier {number}"), of, 1), of.first_setting(ALONE)
        )
        facts = dict(OddsPlayer(of).decide(of.view(position, ALONE), Random(1), FEW).why.args)
        odds = {
            int(each.split(" (")[0]): int(each.split("(")[1][:-1]) for each in str(facts["odds"]).split(", ")
        }
        likeliest = max(odds.values())
        if likeliest > odds[int(facts["bid"])]:
            assert (facts["rank"], facts["next_chance"]) == ("more", likeliest)
            return
    pytest.fail("in twenty hands the likeliest bid was always the best")


def test_with_points_a_hand_that_is_missed_loses_as_few_tricks_as_may_be() -> None:
    (of,) = games_of("gongor_points")
    deal = short_deal(of, "points", 4)
    position = of.start(deal, of.first_setting(ALONE)).play(ALONE, Bid(0))
    player = OddsPlayer(of)
    while len(position.hands) == 0:
        seen = of.view(position, ALONE)
        decision = player.decide(seen, Random(1), Budget(nodes=1000))
        if seen.won and isinstance(decision.action, Play) and len(seen.legal) > 1:
            assert dict(decision.why.args)["chance"] == 0
        position = position.play(ALONE, decision.action)
    assert position.hands[0].won <= 2


@pytest.mark.parametrize("of", games_of("gongor", "hermits"), ids=lambda of: of.key)
def test_without_the_kernel_long_hands_are_tried_out_and_short_ones_counted(
    of: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_kernel", None)
    long = of.view(of.start(deal_from_seed(seed_from_text("slow"), of, 1), of.first_setting(ALONE)), ALONE)
    tried = SolitairePlayer(of).decide(long, Random(3), FEW)
    assert tried == OddsPlayer(of).decide(long, Random(3), FEW)
    counted = [decision.why.key for _, _, decision in turns(of, short_deal(of, "slow", 2))]
    assert any(key.startswith("why-odds-") for key in counted)


@needs_kernel
@pytest.mark.parametrize("of", games_of("gongor", "hermits"), ids=lambda of: of.key)
def test_without_the_kernel_the_last_tricks_are_played_the_same(
    of: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = [(view, decision) for _, view, decision in turns(of, short_deal(of, "same", 2))]
    monkeypatch.setattr(tables, "_kernel", None)
    player = OddsPlayer(of)
    again = [player.decide(view, Random(1), FEW) for view, _ in seen]
    assert [decision.action for decision in again] == [decision.action for _, decision in seen]


@pytest.mark.parametrize("name", ["club", "strong"])
@pytest.mark.parametrize("of", games_of("gongor", "hermits"), ids=lambda of: of.key)
def test_the_levels_go_by_odds_and_the_quickest_tries_its_acts(of: Any, name: str) -> None:
    seen = of.view(of.start(short_deal(of, "levels", 3), of.first_setting(ALONE)), ALONE)
    assert make_player(of, name).decide(seen, Random(1), FEW) == OddsPlayer(of).decide(seen, Random(1), FEW)
    tried = make_player(of, "quick").decide(seen, Random(1), FEW)
    assert tried == SolitairePlayer(of).decide(seen, Random(1), FEW)


def test_only_the_solitaires_are_played_by_odds() -> None:
    assert by_odds(game_of_preset("whist", {})) is None
    assert isinstance(by_odds(game_of_preset("hermits", {})), OddsPlayer)


@pytest.mark.parametrize("name", ["gongor_values", "hermits_values", "hermits_eight_tricks_values"])
def test_a_won_game_is_worth_all_and_what_is_left_makes_it_worth_less(name: str) -> None:
    table = table_named(name)
    assert set(table.fore[0]) == {1.0}
    every = [worth for rows in (table.fore, table.aft) for row in rows for worth in row]
    assert 0 < min(every[1:])
    assert max(every) == 1.0
    assert min(table.fore[-1]) < max(min(row) for row in table.fore[1:-1] if row)


@pytest.mark.parametrize(
    ("preset", "name"),
    [("hermits", "hermits_values"), ("hermits_eight_tricks", "hermits_eight_tricks_values")],
)
def test_each_deck_of_hermits_is_weighed_by_its_own_table(preset: str, name: str) -> None:
    of: Any = game_of_preset(preset, {})
    position = of.start(deal_from_seed(seed_from_text("own table"), of, 1), of.first_setting(ALONE))
    row = worths_after(of.view(position, ALONE), of, 6)
    assert (*table_named(name).aft[0b011111], table_named(name).aft[0b011111][0]) == row


def test_views_of_other_games_are_refused() -> None:
    of = game_of_preset("whist", {})
    view = of.view(of.start(deal_from_seed(seed_from_text("x"), of, 1), of.first_setting(ALONE)), ALONE)
    with pytest.raises(TypeError):
        OddsPlayer(game_of_preset("gongor", {})).decide(view, Random(1), FEW)
