"""The trick that decided a match: the earliest after which nothing could change who won, or a bid could not be met."""

from random import Random
from typing import Any

import pytest

from tests.rules.solitaire import dealt
from tests.rules.solo_table import ONE_SUIT_EACH, start
from whistclub.games.registry import PRESETS, game_of_preset, profile_of
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.deciding import DecidingTrick, deciding_trick
from whistclub.rules.game import Game
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.seats import ALONE, FOUR
from whistclub.rules.values import Ending, MatchResult


def at_random(preset: str, text: str, **options: str) -> Match:
    """A match of random acts to its end, or stopped after twenty deals."""
    game: Game = game_of_preset(preset, options)
    rng, seed = Random(text), seed_from_text(text)
    match = open_match(game, game.first_setting(FOUR[0]))
    while match.result is None:
        if len(match.deals) == 20:
            return stop_match(match)
        match = begin_deal(match, deal_from_seed(seed, game, len(match.deals) + 1))
        while match.position is not None:
            seat = min(match.position.to_act())
            match = act(match, seat, rng.choice(match.position.legal(seat)))
    return match


def decided(match: Match) -> DecidingTrick | None:
    return deciding_trick(match, profile_of(match.game.key).deciding)


def of_trumps_alone(target: int) -> Match:
    """North holds every trump and takes every trick for North and South."""
    game: Any = game_of_preset("whist", {"target": str(target)})
    deal = start(game, ONE_SUIT_EACH, "N", "S5").deal
    match = begin_deal(open_match(game, game.first_setting(FOUR[0])), deal)
    while match.position is not None:
        (seat,) = match.position.to_act()
        match = act(match, seat, match.position.legal(seat)[0])
    return match


@pytest.mark.parametrize(("target", "number"), [(1, 7), (5, 11), (7, 13)])
def test_the_trick_that_brings_the_last_point_wanted_decides(target: int, number: int) -> None:
    """A point for each trick over six: five points are there with the eleventh trick."""
    found = decided(of_trumps_alone(target))
    assert found is not None
    assert (1, number, 4 * number, FOUR[0]) == (found.place, found.number, found.acts, found.winner)
    assert 4 == len(found.cards)
    assert {"S", "H", "D", "C"} == {card.suits for _, card in found.cards}


def test_a_match_that_runs_was_stopped_or_saw_no_trick_has_none() -> None:
    match = of_trumps_alone(5)
    running = open_match(match.game, match.deals[0].setting)
    dealt_now = begin_deal(running, match.deals[0].deal)
    assert [None] * 3 == [decided(one) for one in (running, dealt_now, end_deal(dealt_now, Ending("stop")))]


@pytest.mark.parametrize("text", ["a", "b", "c", "d"])
def test_the_deal_of_standings_is_the_one_after_which_the_winner_kept_the_lead(text: str) -> None:
    match = at_random("solo", text, deals="8")
    assert match.result is not None
    found = decided(match)
    if len(match.result.winners) != 1:
        return
    assert found is not None
    (winner,) = match.result.winners
    after = [*(played.setting.score for played in match.deals[1:]), match.result.score]
    leading = [max(score) == score[winner] and score.count(max(score)) == 1 for score in after]
    assert all(leading[found.place - 1 :])
    assert found.place == 1 or not leading[found.place - 2]


@pytest.mark.parametrize("bid", range(8))
def test_a_bid_is_decided_by_the_first_trick_after_which_it_cannot_be_exact(bid: int) -> None:
    """More than the bid taken, or too few left; counted here from the winners of all tricks of the hand."""
    game = game_of_preset("gongor", {})
    match = open_match(game, game.first_setting(ALONE))
    match = begin_deal(match, dealt(game))
    won: list[bool] = []
    while match.position is not None and len(won) < 7:
        legal = match.position.legal(ALONE)
        before = match.position
        wanted = next((one for one in legal if one.text == f"bid {bid}"), legal[-1])
        match = act(match, ALONE, wanted)
        after = match.position or before.play(ALONE, wanted)
        told = match.game.narrate(before, ALONE, wanted, after)
        won += [one.kind == "event-trick" for one in told if one.kind.startswith("event-trick")]
    if sum(won) == bid:
        assert match.result is None
        return
    assert isinstance(match.result, MatchResult)
    number = next(n for n in range(1, 8) if not sum(won[:n]) <= bid <= sum(won[:n]) + 7 - n)
    found = decided(match)
    assert found is not None
    assert (1, number) == (found.place, found.number)
    assert [None, ALONE] == [seat for seat, _ in found.cards]
    assert (ALONE if won[number - 1] else None) == found.winner


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_deciding_trick_of_every_preset_is_a_full_one(preset: str) -> None:
    for text in ("x", "y"):
        match = at_random(preset, text)
        found = decided(match)
        if match.stopped or match.result is None:
            assert found is None
            continue
        assert found is not None
        acts = match.deals[found.place - 1].acts
        assert found.winner in {seat for seat, _ in found.cards}
        assert len({card for _, card in found.cards}) == len(found.cards) > 1
        assert acts[found.acts - 1][1].verb in {"play", "keep", "twiddle"}
