"""The player of the solitaires: exact bids, twiddles that help, and worlds that agree with what it sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.sampling import draws
from whistclub.cards.decktet import DECKTET, GONGOR_CARDS
from whistclub.cards.pack import cards_from_text
from whistclub.games.hermits.play import Declare
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.players.levels import conventional
from whistclub.players.player import HINT, USUAL, Budget, Decision
from whistclub.players.solitaire.rollout import AFTER, Layout, answer, goal_of, odds_of, played_out
from whistclub.rules.actions import Bid
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.seats import ALONE
from whistclub.rules.values import Setting, View
from whistclub.study.duel import compared_deals, terms_of
from whistclub.study.duel_figures import summary

SOLITAIRES = tuple(preset.name for preset in PRESETS.values() if preset.game in {"gongor", "hermits"})
FEW = Budget(samples=8)


def turns(of: Any, text: str, budget: Budget = FEW) -> Iterator[tuple[Any, View, Decision]]:
    """Every position, view and decision of a game of a solitaire."""
    player = conventional(of)
    setting = of.first_setting(ALONE)
    while isinstance(setting, Setting) and setting.number <= 4:
        position = of.start(deal_from_seed(seed_from_text(text), of, setting.number), setting)
        while position.to_act():
            seen = of.view(position, ALONE)
            decision = player.decide(seen, Random(f"{text} {len(seen.acts)}"), budget)
            yield position, seen, decision
            position = position.play(ALONE, decision.action)
        setting = of.next_setting(setting, position.result())


def games_of(*names: str, **options: str) -> list[Any]:
    return [game_of_preset(name, options) for name in names]


@pytest.mark.parametrize(
    "of",
    [*games_of(*SOLITAIRES), *games_of("hermits", twiddle="gongor"), *games_of("hermits", declare="on")],
    ids=lambda of: f"{of.key} {of.stock.cards[0].text}",
)
def test_every_act_is_legal_and_says_why_in_every_language(of: Any) -> None:
    whys = {}
    for number in range(draws(2, 4)):
        for _, seen, decision in turns(of, f"legal {number}"):
            assert decision.action in seen.legal
            whys[decision.why.key] = decision.why
    for language in languages():
        speaker = Speaker(Catalogue(language), of.pack.key)
        assert all("{" not in speaker.why(why) and "why-" not in speaker.why(why) for why in whys.values())
    assert {"why-solitaire-win", "why-solitaire-lose"} & set(whys)


def test_a_reason_says_of_how_many_tries_and_what_the_next_best_came_to() -> None:
    for of in games_of("gongor", "gongor_points", "hermits"):
        for _, seen, decision in turns(of, "counted"):
            facts = dict(decision.why.args)
            if decision.why.key == "why-only-card":
                continue
            assert 0 <= int(facts["hits"]) <= int(facts["tries"]) == FEW.samples
            others = [act.text for act in seen.legal if act is not decision.action]
            assert facts["next"] in (others or [""])
            text = Speaker(Catalogue("en"), of.pack.key).why(decision.why)
            assert f"{facts['hits']} of 8 tries" in text
            assert ("no other choice" in text) == (not others)
            if facts["rank"] in {"more", "less"}:
                assert f", {facts['next_hits']} of 8" in text


def test_a_hint_is_tried_out_more_often_than_a_bots_own_act() -> None:
    _, seen, _ = next(turns(game_of_preset("gongor", {}), "hint"))
    decision = conventional(game_of_preset("gongor", {})).decide(seen, Random(1), HINT)
    assert USUAL.samples < HINT.samples == dict(decision.why.args)["tries"]


def gongor_deal(mine: str, aces: str = "MA SA WA LA YA KA") -> Deal:
    """A passage with this fore hand; everything else in pack order."""
    hand = cards_from_text(DECKTET, mine)
    return Deal((*hand, *(card for card in GONGOR_CARDS if card not in hand)), cards_from_text(DECKTET, aces))


def bid_with(mine: str, **options: str) -> int:
    of: Any = game_of_preset("gongor_points", options)
    view = of.view(of.start(gongor_deal(mine), of.first_setting(ALONE)), ALONE)
    action = conventional(of).choose(view, Random(1), USUAL)
    assert isinstance(action, Bid)
    return int(action.parts[0])


def test_high_cards_and_trumps_bid_more_than_low_cards() -> None:
    """Moons are trump: in the one hand are five of them and two crowns, in the other none and no card above a four."""
    assert bid_with("MX MS8 MS4 MW6 MW3 SX WX") >= 5
    assert bid_with("WL2 SY2 MK2 SK3 LY3 WL4 YK4") <= 3


def test_the_bids_of_a_campaign_are_spread_by_what_a_hand_is_good_for() -> None:
    of: Any = game_of_preset("gongor", {})
    firsts = {
        decision.action.parts[0]
        for number in range(12)
        for _, seen, decision in [next(turns(of, f"bids {number}"))]
    }
    assert len(firsts) >= 3


def last_twiddles(of: Any, count: int) -> Iterator[tuple[Any, View, Decision]]:
    """Decisions about the last trick of a hand, the card on the table."""
    for number in range(count):
        for position, seen, decision in turns(of, f"last {number}", USUAL):
            if seen.trick and not seen.hand:
                yield position, seen, decision


def test_at_the_last_trick_a_trump_that_makes_the_bid_is_kept_and_one_that_breaks_it_is_not() -> None:
    of: Any = game_of_preset("gongor_points", {})
    kept = twiddled = 0
    for position, _, decision in last_twiddles(of, 5):
        duel, bid = position.duel, position.bid
        made = {action: position.play(ALONE, action).hands[-1].made for action in (KEEP, TWIDDLE)}
        if duel.judged().won == bid:
            assert decision.action is KEEP
            kept += 1
        elif made[TWIDDLE]:
            assert decision.action is TWIDDLE
            twiddled += 1
    assert kept > 4
    assert twiddled > 0


ODDS = odds_of(DECKTET.key, GONGOR_CARDS)


def indices(text: str) -> tuple[int, ...]:
    return tuple(card.index for card in cards_from_text(DECKTET, text))


def test_what_beats_what_is_the_games_own_judgement() -> None:
    led, trump = DECKTET.card("MS4"), ODDS.trump("K")
    beats = {card.text for card in GONGOR_CARDS if ODDS.beats[trump][led.index] & card.bit}
    assert {"MX", "SX", "MS8", "KX", "MK2"} <= beats
    assert not {"WX", "WL8", "MW3", "MS4"} & beats


def test_a_card_is_the_stronger_the_more_cards_it_beats() -> None:
    moons = ODDS.trump("M")
    crown, eight, two = (ODDS.strengths[index][moons] for index in indices("MX MS8 WL2"))
    assert 1.0 == pytest.approx(crown)
    assert crown > eight > two


def test_the_quick_player_wins_what_it_needs_and_no_more() -> None:
    hand, (led,) = list(indices("MX MW3")), indices("MS4")
    crown, three = hand
    none = ODDS.no_trump
    assert crown == answer(ODDS, hand, led, none, need=2, left=2, counted=1.0)
    assert three == answer(ODDS, hand, led, none, need=0, left=2, counted=1.0)


def test_the_nearest_number_in_reach_is_the_goal() -> None:
    assert 3 == goal_of((1, 3, 6), won=2, left=4, counted=1.4)
    assert 6 == goal_of((1, 3, 6), won=2, left=4, counted=3.4)
    assert 5 == goal_of((1, 2), won=5, left=2, counted=1.0)


def test_a_hand_of_crowns_played_out_wins_every_trick_or_is_kept_from_it() -> None:
    crowns, led = indices("MX SX WX LX"), indices("MS4 SY2 WL4 ML5")
    layout = Layout(crowns, led, ODDS.no_trump, (), 0, (4,))
    assert 4 == played_out(ODDS, layout, AFTER)


@pytest.mark.parametrize("preset", ["gongor_points", "hermits"])
def test_the_same_view_and_chance_give_the_same_decision(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    first, second = ([decision for _, _, decision in turns(of, "same")] for _ in range(2))
    assert first == second


def test_the_cards_to_come_do_not_matter_to_a_decision() -> None:
    """The dummy's later cards, the hands of the aft and the pile's order are changed: nothing the player sees."""
    of: Any = game_of_preset("gongor_points", {})
    player = conventional(of)
    deal = deal_from_seed(seed_from_text("unseen"), of, 1)
    other = Deal((*deal.pack[:8], *reversed(deal.pack[8:])), (deal.side[0], *reversed(deal.side[1:])))
    decisions = []
    for one in (deal, other):
        position = of.start(one, of.first_setting(ALONE)).play(ALONE, Bid(3))
        decisions.append(player.decide(of.view(position, ALONE), Random(3), USUAL))
    assert decisions[0] == decisions[1]


def test_a_marker_is_declared_that_the_hand_is_good_for() -> None:
    of: Any = game_of_preset("hermits", {"declare": "on"})
    for _, seen, decision in turns(of, "declare"):
        if isinstance(seen.legal[0], Declare):
            assert "why-hermits-declare" == decision.why.key


@pytest.mark.parametrize("preset", ["gongor_points", "hermits"])
def test_it_is_clearly_ahead_of_a_player_that_plays_at_random(preset: str) -> None:
    terms = terms_of(game_of_preset(preset, {}), "quick", "random", "7")
    points = summary(compared_deals(terms, range(1, 9))).points
    assert points is not None
    assert points.low > 0


def test_nobody_reads_a_view_of_another_game() -> None:
    of: Any = game_of_preset("gongor", {})
    other: Any = game_of_preset("whist", {})
    position = other.start(deal_from_seed(seed_from_text("1"), other, 1), other.first_setting(ALONE))
    with pytest.raises(TypeError, match="SolitairePlayer"):
        conventional(of).decide(other.view(position, ALONE), Random(0), USUAL)
    over = of.view(of.start(gongor_deal("MX MS8 MS4 MW6 MW3 SX WX"), of.first_setting(ALONE)), None)
    with pytest.raises(ValueError, match="no legal act"):
        conventional(of).decide(over, Random(0), USUAL)


@pytest.mark.parametrize("preset", SOLITAIRES)
@pytest.mark.parametrize("size", [6, 10, 15])
def test_a_short_pack_is_played_out(preset: str, size: int) -> None:
    of: Any = game_of_preset(preset, {})
    player = conventional(of)
    full = deal_from_seed(seed_from_text("short"), of, 1)
    position = of.start(Deal(full.pack[:size], full.side), of.first_setting(ALONE))
    while position.to_act():
        position = position.play(
            ALONE, player.choose(of.view(position, ALONE), Random(size), Budget(samples=2))
        )
    assert position.result() is not None
